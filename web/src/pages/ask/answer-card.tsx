import { LoaderCircle } from 'lucide-react';
import type { AskResponse } from '../../../../src/contract/question-verbs.ts';
import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { Button } from '../../parts/button.tsx';
import { Failed } from '../../parts/states.tsx';
import { askWords } from '../../words/ask.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { Abstention } from './abstention.tsx';
import styles from './answer-card.module.css';
import { isSetOfThings } from './answer-set.ts';
import { CitedItems } from './cited-items.tsx';
import { confidenceWords } from './confidence.ts';
import { setInWords } from './item-words.ts';
import type { Answering, Work } from './use-answer.ts';

/** Maximum length of an answer in large type. Uncertain answers are not emphasised either. */
const LONG = 90;

type Say = (typeof askWords)['en'] | (typeof askWords)['zh'];

/** The answer above the results: in progress, grounded or abstained. */
export function AnswerCard({
  answering,
  onPlan,
}: {
  readonly answering: Answering;
  readonly onPlan: (plan: QueryPlan) => void;
}) {
  const say = useWords(askWords);
  const { query, work, stop } = answering;
  const isStopped = query.isPending && query.fetchStatus === 'idle';
  return (
    <section className={styles.answer} aria-label={say.answer} aria-live="polite" aria-busy={query.isFetching}>
      {query.isPending && !isStopped ? <Working work={work} onStop={stop} /> : null}
      {isStopped ? <p className={styles.soft}>{say.stopped}</p> : null}
      {query.error === null ? null : <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {query.data === undefined ? null : <Answer answer={query.data} onPlan={onPlan} />}
    </section>
  );
}

/** Progress, and the text of a model as it is streamed. */
export function Working({ work, onStop }: { readonly work: Work; readonly onStop: () => void }) {
  const say = useWords(askWords);
  return (
    <div className={styles.working}>
      <p className={styles.step}>
        <LoaderCircle className={styles.turning} size={18} aria-hidden />
        <span>{work.steps.at(-1) ?? say.working}</span>
        <Button look="quiet" onClick={onStop}>
          {say.stop}
        </Button>
      </p>
      {work.words === '' ? null : <p className={styles.text}>{work.words}</p>}
      {work.steps.length < 2 ? null : (
        <ol className={styles.steps} aria-label={say.steps}>
          {work.steps.slice(0, -1).map((step, n) => (
            <li key={`${n} ${step}`}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Answer({ answer, onPlan }: { readonly answer: AskResponse; readonly onPlan: (plan: QueryPlan) => void }) {
  const say = useWords(askWords);
  const language = useLanguage();
  if (answer.outcome === 'failed') return <Failed error={new Error(answer.answer)} />;
  if (answer.outcome === 'abstained') return <Abstention answer={answer} onPlan={onPlan} />;
  const { level, words } = confidenceWords(answer.confidence, say);
  const isSet = isSetOfThings(answer);
  return (
    <>
      {answer.followUp === undefined ? null : (
        <p className={styles.soft}>
          {say.after(answer.followUp.after)}
          {answer.followUp.edits.length === 0 ? null : ` · ${answer.followUp.edits.join(' · ')}`}
        </p>
      )}
      <p className={`${styles.text} ${(answer.answer.length > LONG && !isSet) || level === 1 ? styles.long : ''}`}>
        {isSet ? setInWords(answer, say, language) : answer.answer}
      </p>
      <p className={styles.confidence} title={say.surePercent(Math.round(answer.confidence * 100))}>
        <span className={styles.meter} aria-hidden>
          {[1, 2, 3, 4].map((n) => (
            <span key={n} className={n <= level ? styles.lit : ''} />
          ))}
        </span>
        {words}
        {answer.answerer === undefined ? null : (
          <span className={styles.soft}>
            {' · '}
            {answer.answerer.fellBack === undefined ? say.byModel(answer.answerer.model) : say.fellBack}
          </span>
        )}
      </p>
      {[...answer.notes, ...doubtsOf(answer, say)].map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {isSet ? null : <CitedItems answer={answer} />}
    </>
  );
}

/** Relaxed constraints, and ambiguous words. */
function doubtsOf({ explanation }: AskResponse, say: Say): readonly string[] {
  const { loosened = [], understood } = explanation ?? {};
  return [
    ...loosened,
    ...(understood?.ambiguous ?? []).map(({ said, readings }) => say.mayMean(said, readings.join(' / '))),
  ];
}
