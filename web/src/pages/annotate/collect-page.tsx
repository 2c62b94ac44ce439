import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { getBuild, postBuildQuestion } from '../../../../src/contract/endpoints/builds.ts';
import { questionSubject, type Subjects } from '../../../../src/contract/review/subjects.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { toast } from '../../parts/toasts.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { buildAddress } from './addresses.ts';
import styles from './annotate.module.css';
import { AnnotatorChoice } from './annotator-choice.tsx';
import { Collector } from './collector.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { changedByReview } from './review-queries.ts';
import { useAnnotator } from './use-annotator.ts';
import { useKeptLocally } from './use-kept-locally.ts';
import { useSpent } from './use-spent.ts';

/** Writing a question oneself: evidence is collected from all sources, then question and answer are written. */
export default function CollectPage() {
  const say = useWords(annotateWords);
  const { build = '' } = useParams<{ build: string }>();
  const read = useRead(getBuild, { params: { build } });
  const annotator = useAnnotator();
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  return (
    <div className={styles.wide}>
      <Link href={buildAddress(build)} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {say.backTo(read.data.name)}
      </Link>
      <PageTitle>{say.collectTitle}</PageTitle>
      <p className={styles.about}>{say.collectHint}</p>
      {read.data.pool.annotators.includes(annotator) ? (
        <Writing key={annotator} build={build} annotator={annotator} />
      ) : (
        <AnnotatorChoice build={build} known={read.data.pool.annotators} />
      )}
    </div>
  );
}

const empty: Subjects['question'] = { question: '', answer: '', evidence: [] };
const unticked = { forget: false, unique: false, supported: false, retrieval: false };

function Writing({ build, annotator }: { readonly build: string; readonly annotator: string }) {
  const say = useWords(annotateWords);
  const [subject, setSubject] = useKeptLocally(`madeleine.question.${build}.${annotator}`, empty, asQuestion);
  const [ticks, setTicks] = useState(unticked);
  const spent = useSpent(String(subject === empty));
  const add = useChange(postBuildQuestion, changedByReview, say.saveFailed);
  const isTicked = Object.values(ticks).every(Boolean);
  const canSave = isTicked && questionSubject.safeParse(subject).success && subject.evidence.length > 0;
  const save = (): void =>
    add.mutate(
      { params: { build }, body: { annotator, question: subject, seconds: spent() } },
      {
        onSuccess: () => {
          toast({ text: say.questionAdded });
          setSubject(empty);
          setTicks(unticked);
        },
      },
    );
  const collect = (id: string): void => setSubject({ ...subject, evidence: [...new Set([...subject.evidence, id])] });
  return (
    <div className={styles.columns}>
      <Collector chosen={subject.evidence} onAdd={collect} />
      <div className={styles.editor}>
        <QuestionEditor subject={subject} onChange={setSubject} isCollecting />
        <fieldset className={styles.options}>
          <legend>{say.fourQuestions}</legend>
          {(['forget', 'unique', 'supported', 'retrieval'] as const).map((key) => (
            <label key={key} className={styles.tick}>
              <input
                type="checkbox"
                checked={ticks[key]}
                onChange={({ target }) => setTicks({ ...ticks, [key]: target.checked })}
              />
              <span>{say[key]}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.row}>
          <Button look="main" disabled={!canSave || add.isPending} onClick={save}>
            {say.addQuestion}
          </Button>
          {isTicked ? null : <span className={styles.soft}>{say.tickAll}</span>}
        </div>
      </div>
    </div>
  );
}

const draftQuestion = questionSubject.extend({
  question: questionSubject.shape.question.catch(''),
  answer: questionSubject.shape.answer.catch(''),
});

/** What was kept, if it has the form of a question; texts may be empty. */
const asQuestion = (kept: unknown): Subjects['question'] | undefined => draftQuestion.safeParse(kept).data;
