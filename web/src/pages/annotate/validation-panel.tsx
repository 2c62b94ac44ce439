import { useMemo, useState } from 'react';
import { postValidation } from '../../../../src/contract/endpoints/builds.ts';
import type { TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import { changedByReview } from './review-queries.ts';

/** A second annotator's word on a result: three things that must hold. */
export function ValidationPanel({
  build,
  annotator,
  detail: { task, resultOf = '', resultHash },
  spent,
  onDone,
}: {
  readonly build: string;
  readonly annotator: string;
  readonly detail: TaskDetail;
  readonly spent: () => number;
  readonly onDone: () => Promise<void>;
}) {
  const say = useWords(annotateWords);
  const [ticks, setTicks] = useState({ grounded: false, sufficient: false, relevant: false });
  const [note, setNote] = useState('');
  const validate = useChange(postValidation, changedByReview, say.saveFailed);
  const save = (): void =>
    validate.mutate(
      {
        params: { build },
        body: {
          task: task.id,
          annotator,
          ...ticks,
          seconds: spent(),
          ...(note.trim() === '' ? {} : { note: note.trim() }),
          ...(resultHash === undefined ? {} : { seen: resultHash }),
        },
      },
      {
        onSuccess: () => {
          toast({ text: say.saved });
          void onDone();
        },
      },
    );
  const turn = (key: keyof typeof ticks): void => setTicks((before) => ({ ...before, [key]: !before[key] }));
  const questions = [
    ['grounded', say.grounded],
    ['sufficient', say.sufficient],
    ['relevant', say.nothingElse],
  ] as const;
  const keys = useMemo(
    () => ({
      title: say.validateTitle,
      // An editor below that is only looked at may have the same keys.
      precedes: true,
      shortcuts: [
        ...questions.map(([key, says], n) => ({ keys: String(n + 1), says, run: () => turn(key) })),
        { keys: 'v', says: say.saveValidation, run: save },
        { keys: 's', says: say.skip, run: () => void onDone() },
      ],
    }),
    [say, ticks, note, onDone],
  );
  useShortcuts(keys);
  return (
    <section className={styles.panel} aria-labelledby="validate">
      <h2 id="validate">{say.validateTitle}</h2>
      <p className={styles.soft}>{say.validateHint(resultOf)}</p>
      {questions.map(([key, text], n) => (
        <label key={key} className={styles.tick}>
          <input type="checkbox" checked={ticks[key]} onChange={() => turn(key)} />
          <span>{text}</span>
          <kbd aria-hidden>{n + 1}</kbd>
        </label>
      ))}
      <label className={styles.field}>
        {say.note}
        <textarea rows={1} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <div className={styles.row}>
        <Button look="main" disabled={validate.isPending} onClick={save}>
          {say.saveValidation}
          <kbd aria-hidden>v</kbd>
        </Button>
        <Button look="quiet" onClick={() => void onDone()}>
          {say.skip}
          <kbd aria-hidden>s</kbd>
        </Button>
      </div>
    </section>
  );
}
