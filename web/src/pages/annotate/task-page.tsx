import { ArrowLeft } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'wouter';
import { getBuild, getBuildTask } from '../../../../src/contract/endpoints/builds.ts';
import { queues, type ReviewQueue, type TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import { useRead } from '../../api/use-read.ts';
import { Failed, Loading } from '../../parts/states.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { buildAddress } from './addresses.ts';
import styles from './annotate.module.css';
import { AnnotatorChoice } from './annotator-choice.tsx';
import { TaskReview } from './task-review.tsx';
import { useAnnotator } from './use-annotator.ts';

/** One draft: what is proposed, its evidence, and what the annotator makes of it. */
export default function TaskPage() {
  const say = useWords(annotateWords);
  const { build = '', task = '' } = useParams<{ build: string; task: string }>();
  const [address] = useSearchParams();
  const queue: ReviewQueue = queues.find((one) => one === address.get('queue')) ?? 'all';
  const annotator = useAnnotator();
  const detail = useRead(getBuild, { params: { build } });
  const id = decodeURIComponent(task);
  const read = useRead(getBuildTask, {
    params: { build, task: id },
    query: annotator === '' ? {} : { annotator },
  });
  const error = detail.error ?? read.error;
  if (error !== null) return <Failed error={error} onRetry={() => void read.refetch()} />;
  if (detail.data === undefined || read.data === undefined) return <Loading />;
  const isKnown = detail.data.pool.annotators.includes(annotator);
  return (
    <div className={styles.wide}>
      <Link href={`${buildAddress(build)}?queue=${queue}`} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {say.backTo(detail.data.name)}
      </Link>
      <About detail={read.data} />
      {isKnown ? (
        <TaskReview key={`${id} ${read.data.draft} ${annotator}`} {...{ build, queue, annotator }} detail={read.data} />
      ) : (
        <AnnotatorChoice build={build} known={detail.data.pool.annotators} />
      )}
    </div>
  );
}

function About({ detail: { task, status, mine, resolution } }: { readonly detail: TaskDetail }) {
  const say = useWords(annotateWords);
  const { proposedBy } = task;
  const verdicts = { accept: say.verdictAccept, correct: say.verdictCorrect, reject: say.verdictReject };
  const by =
    proposedBy.by === 'rule'
      ? say.byRule(proposedBy.rule)
      : proposedBy.by === 'model'
        ? say.byModel(proposedBy.model, proposedBy.prompt)
        : say.byPerson(proposedBy.annotator);
  return (
    <header className={styles.head}>
      <h1>{say[task.kind]}</h1>
      <p className={styles.soft}>
        {[task.id, task.suite, by, say[status]].join(' · ')}
        {mine === undefined ? '' : ` · ${say.decidedByYou(verdicts[mine.verdict])}`}
        {resolution === undefined ? '' : ` · ${say.resolvedBy(resolution.annotator)}`}
      </p>
    </header>
  );
}
