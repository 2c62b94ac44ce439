import { useMemo } from 'react';
import { postResolution } from '../../../../src/contract/endpoints/builds.ts';
import type { TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import { differencesOf } from './differences.ts';
import type { Work } from './edited-subject.ts';
import { changedByReview } from './review-queries.ts';
import { Scrolling } from './scrolling.tsx';

/** What the annotators said side by side, and how it ends. */
export function Discussion({
  build,
  annotator,
  detail,
  work,
  onDone,
}: {
  readonly build: string;
  readonly annotator: string;
  readonly detail: TaskDetail;
  readonly work: Work;
  readonly onDone: () => Promise<void>;
}) {
  const say = useWords(annotateWords);
  const { task, draft, dispute, mine, others, validations } = detail;
  const resolve = useChange(postResolution, changedByReview, say.saveFailed);
  const end = (verdict: 'correct' | 'reject', correction?: unknown): void =>
    resolve.mutate(
      {
        params: { build },
        body: {
          task: task.id,
          annotator,
          verdict,
          seen: draft,
          ...(correction === undefined ? {} : { correction }),
          ...(work.note.trim() === '' ? {} : { note: work.note.trim() }),
        },
      },
      {
        onSuccess: () => {
          toast({ text: say.saved });
          void onDone();
        },
      },
    );
  const verdicts = { accept: say.verdictAccept, correct: say.verdictCorrect, reject: say.verdictReject };
  const all = [...(mine === undefined ? [] : [mine]), ...others];
  const differences = differencesOf(task.subject, all);
  const keys = useMemo(
    () => ({
      title: say.discussTitle,
      shortcuts: [
        ...all.flatMap(({ annotator: name, result }, n) =>
          result === undefined
            ? []
            : [{ keys: `d ${n + 1}`, says: say.takeThis(name), run: () => end('correct', result) }],
        ),
        { keys: 'd e', says: say.takeEdited, run: () => end('correct', work.subject) },
        { keys: 'd r', says: say.dropIt, run: () => end('reject') },
        { keys: 's', says: say.skip, run: () => void onDone() },
      ],
    }),
    [say, detail, work, onDone],
  );
  useShortcuts(keys);
  return (
    <section className={styles.panel} aria-labelledby="discuss">
      <h2 id="discuss">{say.discussTitle}</h2>
      <p className={styles.soft}>{dispute === 'validation' ? say.discussValidation : say.discussDecisions}</p>
      <ul className={styles.voices}>
        {all.map((one) => (
          <li key={one.annotator} className={styles.voice}>
            <strong>{one.annotator}</strong>
            <span>{verdicts[one.verdict]}</span>
            {one.note === undefined ? null : <q>{one.note}</q>}
            {one.result === undefined ? null : (
              <Button disabled={resolve.isPending} onClick={() => end('correct', one.result)}>
                {say.takeThis(one.annotator)}
              </Button>
            )}
          </li>
        ))}
        {validations.map((one) => (
          <li key={one.annotator} className={styles.voice}>
            <strong>{one.annotator}</strong>
            {[
              [one.grounded, say.grounded],
              [one.sufficient, say.sufficient],
              [one.relevant, say.nothingElse],
            ].map(([holds, text]) => (
              <span key={String(text)} className={holds === true ? styles.good : styles.bad}>
                {holds === true ? '✓' : '✗'} {text}
              </span>
            ))}
            {one.note === undefined ? null : <q>{one.note}</q>}
          </li>
        ))}
      </ul>
      {differences.length === 0 ? null : (
        <Scrolling label={say.differences}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say.differences}</th>
                {all.map((one) => (
                  <th key={one.annotator} scope="col">
                    {one.annotator}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {differences.map(({ path, values }) => (
                <tr key={path}>
                  <th scope="row">{path}</th>
                  {values.map((value, n) => (
                    <td key={all[n]?.annotator}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
      <div className={styles.row}>
        <Button disabled={resolve.isPending} onClick={() => end('correct', work.subject)}>
          {say.takeEdited}
        </Button>
        <Button look="danger" disabled={resolve.isPending} onClick={() => end('reject')}>
          {say.dropIt}
        </Button>
      </div>
    </section>
  );
}
