import { postAnnotator } from '../../../../src/contract/endpoints/builds.ts';
import { useChange } from '../../api/use-change.ts';
import { NameField } from '../../parts/name-field.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import { changedByReview } from './review-queries.ts';
import { chooseAnnotator } from './use-annotator.ts';

/** Asks who annotates; a new name joins the pool. */
export function AnnotatorChoice({ build, known }: { readonly build: string; readonly known: readonly string[] }) {
  const say = useWords(annotateWords);
  const join = useChange(postAnnotator, changedByReview, say.failed);
  const choose = (name: string): void =>
    join.mutate({ params: { build }, body: { name } }, { onSuccess: () => chooseAnnotator(name) });
  return (
    <section className={styles.panel} aria-labelledby="who">
      <h2 id="who">{say.whoAreYou}</h2>
      <p className={styles.soft}>{say.whoHint}</p>
      {known.length === 0 ? null : (
        <div className={styles.row}>
          {known.map((name) => (
            <button key={name} type="button" className={styles.chip} onClick={() => choose(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
      <NameField
        label={say.yourName}
        known={known}
        save={say.start}
        busy={join.isPending}
        autoFocus={false}
        onSave={choose}
      />
    </section>
  );
}
