import type { TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import { ItemCard } from './item-card.tsx';
import { Pictures } from './profile-editor.tsx';

/** What the builder's own checks found wrong with a draft. */
export function Checks({ detail: { task } }: { readonly detail: TaskDetail }) {
  const say = useWords(annotateWords);
  const failed = task.checks.filter(({ ok }) => !ok);
  if (failed.length === 0) return null;
  return (
    <section className={styles.field} aria-label={say.checks}>
      <span>{say.checks}</span>
      <ul className={styles.checks}>
        {failed.map(({ check, message }) => (
          <li key={`${check} ${message}`} className={styles.warn}>
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The evidence of a draft, unless its editor shows it. */
export function Evidence({ build, detail: { task } }: { readonly build: string; readonly detail: TaskDetail }) {
  const say = useWords(annotateWords);
  const items = task.kind === 'question' ? [] : task.evidence.flatMap((one) => ('item' in one ? [one] : []));
  const files = task.evidence.flatMap((one) => ('file' in one ? [one.file] : []));
  return (
    <>
      <Pictures build={build} files={files} label={say.evidence} />
      {items.length === 0 ? null : (
        <section className={styles.field} aria-label={say.evidence}>
          <span>{say.evidence}</span>
          <ul className={`${styles.items} ${items.length === 1 && task.kind === 'quiz' ? styles.single : ''}`}>
            {items.map(({ item, note }) => (
              <li key={item}>
                <ItemCard id={item} note={note} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Whether the editor itself shows what the draft is about, so that evidence comes after it. */
export const showsItself = ({ kind, subject }: TaskDetail['task']): boolean =>
  kind === 'observation' ||
  kind === 'profile' ||
  (typeof subject === 'object' && subject !== null && ('film' in subject || 'picture' in subject));
