import { Check, CircleAlert, Search, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { guidelineChecks } from '../../../../src/contract/review/guidelines.ts';
import {
  answerTypes,
  questionIntents,
  questionTopics,
  type Subjects,
} from '../../../../src/contract/review/subjects.ts';
import { Button } from '../../parts/button.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useTerm } from '../../words/annotate-terms.ts';
import { useWords } from '../../words/language.ts';
import styles from './annotate.module.css';
import { Collector } from './collector.tsx';
import { ItemCard } from './item-card.tsx';

type Question = Subjects['question'];
type Props = {
  readonly subject: Question;
  readonly onChange: (subject: Question) => void;
  /** Notes on items, by id. */
  readonly notes?: ReadonlyMap<string, string>;
  /** Whether the search stays beside the question. */
  readonly isCollecting?: boolean;
};

/** A question about the memory with its answer and evidence, held against the guidelines as it is written. */
export function QuestionEditor({ subject, onChange, notes, isCollecting = false }: Props) {
  const say = useWords(annotateWords);
  const [searches, setSearches] = useState(false);
  const { question, answer, evidence } = subject;
  const text = useRef<HTMLTextAreaElement>(null);
  const keys = useMemo(
    () => ({
      title: say.question,
      shortcuts: [
        { keys: 'q', says: say.keyQuestion, run: () => text.current?.focus() },
        ...(isCollecting ? [] : [{ keys: 'f', says: say.addEvidence, run: () => setSearches(true) }]),
      ],
    }),
    [say, isCollecting],
  );
  useShortcuts(keys);
  const add = (id: string): void => {
    if (!evidence.includes(id)) onChange({ ...subject, evidence: [...evidence, id] });
  };
  return (
    <div className={styles.editor}>
      <label className={styles.field}>
        {say.question}
        <textarea
          ref={text}
          id="question"
          rows={2}
          value={question}
          onChange={({ target }) => onChange({ ...subject, question: target.value })}
        />
      </label>
      <label className={styles.field}>
        {say.answer}
        <input value={answer} onChange={({ target }) => onChange({ ...subject, answer: target.value })} />
      </label>
      <Labels subject={subject} onChange={onChange} />
      <section aria-label={say.evidence} className={styles.field}>
        <span>{say.evidence}</span>
        <ul className={styles.items}>
          {evidence.map((id) => (
            <li key={id}>
              <ItemCard
                id={id}
                note={notes?.get(id)}
                onRemove={() => onChange({ ...subject, evidence: evidence.filter((one) => one !== id) })}
              />
            </li>
          ))}
        </ul>
        {isCollecting ? null : (
          <Button
            className={styles.fit ?? ''}
            icon={searches ? <X size={16} aria-hidden /> : <Search size={16} aria-hidden />}
            aria-expanded={searches}
            onClick={() => setSearches(!searches)}
          >
            {searches ? say.closeSearch : say.addEvidence}
          </Button>
        )}
      </section>
      {searches ? <Collector chosen={evidence} onAdd={add} /> : null}
      <Guidelines subject={subject} />
    </div>
  );
}

function Labels({ subject, onChange }: Props) {
  const say = useWords(annotateWords);
  const termed = useTerm();
  const { answerType: _type, topic: _topic, intent: _intent, ...rest } = subject;
  const { answerType, topic, intent } = subject;
  const labels = { answerType, topic, intent };
  const set = (key: keyof typeof labels, value: string): void => {
    const next = Object.entries({ ...labels, [key]: value === '' ? undefined : value });
    onChange({ ...rest, ...Object.fromEntries(next.filter(([, one]) => one !== undefined)) });
  };
  const choices = [
    ['answerType', answerTypes],
    ['topic', questionTopics],
    ['intent', questionIntents],
  ] as const;
  return (
    <div className={styles.labels}>
      {choices.map(([key, options]) => (
        <label key={key} className={styles.field}>
          {say[key]}
          <select value={labels[key] ?? ''} onChange={({ target }) => set(key, target.value)}>
            <option value="">{say.unset}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {termed(option)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function Guidelines({ subject }: { readonly subject: Question }) {
  const say = useWords(annotateWords);
  const named = {
    'first-person': say.firstPerson,
    'answer-hidden': say.answerHidden,
    'day-not-clock': say.dayNotClock,
    'primary-evidence': say.primaryEvidence,
  } as const;
  return (
    <section aria-label={say.guidelines} className={styles.field}>
      <span>{say.guidelines}</span>
      <ul className={styles.checks}>
        {guidelineChecks(subject).map(({ guideline, ok }) => (
          <li key={guideline} className={ok ? styles.good : styles.warn}>
            {ok ? <Check size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
            {named[guideline]}
            <span className="visually-hidden">: {ok ? say.ok : say.notOk}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
