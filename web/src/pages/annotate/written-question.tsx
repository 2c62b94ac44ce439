import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { postBuildQuestion } from '../../../../src/contract/endpoints/builds.ts';
import { questionSubject, type Subjects } from '../../../../src/contract/review/subjects.ts';
import { useChange } from '../../api/use-change.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import { Collector } from './collector.tsx';
import { KeptState } from './kept-state.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { changedByReview } from './review-queries.ts';
import { useBegun } from './use-begun.ts';
import { useLeaveFields } from './use-leave-fields.ts';
import { useSpent } from './use-spent.ts';

const four = ['forget', 'unique', 'supported', 'retrieval'] as const;
const ticksSchema = z.object({
  forget: z.boolean(),
  unique: z.boolean(),
  supported: z.boolean(),
  retrieval: z.boolean(),
});

/** A question that is being written: texts may still be empty. */
const draftSchema = z.object({
  subject: questionSubject.extend({
    question: questionSubject.shape.question.catch(''),
    answer: questionSubject.shape.answer.catch(''),
  }),
  ticks: ticksSchema,
});
export type WrittenDraft = z.infer<typeof draftSchema>;
export const emptyDraft: WrittenDraft = {
  subject: { question: '', answer: '', evidence: [] },
  ticks: { forget: false, unique: false, supported: false, retrieval: false },
};

/** What was kept of a question, if it has the form of one. */
export const asDraft = (begun: unknown): WrittenDraft | undefined => draftSchema.safeParse(begun).data;

/** The search beside the question that is written from what it finds. */
export function WrittenQuestion({
  build,
  annotator,
  id,
  begun,
  onSent,
  onSaved,
  onDiscard,
}: {
  readonly build: string;
  readonly annotator: string;
  readonly id: string;
  readonly begun: WrittenDraft;
  readonly onSent: (begun: unknown) => void;
  readonly onSaved: () => void;
  /** Absent while nothing of it is kept. */
  readonly onDiscard: (() => Promise<void>) | undefined;
}) {
  const say = useWords(annotateWords);
  const [initial] = useState(begun);
  const [draft, setDraft] = useState(initial);
  const { subject, ticks } = draft;
  const { forget, kept } = useBegun({ build, task: id, annotator }, draft === initial ? undefined : draft, onSent);
  const spent = useSpent(id);
  const add = useChange(postBuildQuestion, changedByReview, say.saveFailed);
  useLeaveFields();
  const setSubject = (next: Subjects['question']): void => setDraft({ ...draft, subject: next });
  const isTicked = four.every((key) => ticks[key]);
  const canSave =
    isTicked && questionSubject.safeParse(subject).success && subject.evidence.length > 0 && !add.isPending;
  const save = (): void => {
    forget();
    add.mutate(
      { params: { build }, body: { annotator, question: subject, seconds: spent(), draft: id } },
      {
        onSuccess: () => {
          toast({ text: say.questionAdded });
          onSaved();
        },
      },
    );
  };
  const turn = (key: (typeof four)[number]): void => setDraft({ ...draft, ticks: { ...ticks, [key]: !ticks[key] } });
  const keys = useMemo(
    () => ({
      title: say.collectTitle,
      shortcuts: [
        ...four.map((key, n) => ({ keys: `x ${n + 1}`, says: say[key], run: () => turn(key) })),
        ...(canSave ? [{ keys: 'a', says: say.addQuestion, run: save }] : []),
        { keys: 'Escape', says: say.keyLeave, run: () => undefined },
      ],
    }),
    [say, draft, canSave],
  );
  useShortcuts(keys);
  return (
    <div className={styles.columns}>
      <Collector
        chosen={subject.evidence}
        onAdd={(item) => setSubject({ ...subject, evidence: [...new Set([...subject.evidence, item])] })}
      />
      <div className={styles.editor}>
        <QuestionEditor subject={subject} onChange={setSubject} isCollecting />
        <fieldset className={styles.options}>
          <legend>{say.fourQuestions}</legend>
          {four.map((key) => (
            <label key={key} className={styles.tick}>
              <input type="checkbox" checked={ticks[key]} onChange={() => turn(key)} />
              <span>{say[key]}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.row}>
          <Button look="main" disabled={!canSave} onClick={save}>
            {say.addQuestion}
            <kbd aria-hidden>a</kbd>
          </Button>
          {onDiscard === undefined ? null : (
            <Button
              look="danger"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => {
                forget();
                void onDiscard();
              }}
            >
              {say.discard}
            </Button>
          )}
          {isTicked ? null : <span className={styles.soft}>{say.tickAll}</span>}
          <KeptState kept={kept} />
        </div>
      </div>
    </div>
  );
}
