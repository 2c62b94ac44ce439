import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { getBuild, getBuildTask, getBuildTasks } from '../../../../src/contract/endpoints/builds.ts';
import type { TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import { useRead } from '../../api/use-read.ts';
import { Failed, Loading } from '../../parts/states.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { suiteNames } from '../../words/annotate-terms.ts';
import { useWords } from '../../words/language.ts';
import { buildAddress } from './addresses.ts';
import styles from './annotate.module.css';
import { AnnotatorChoice } from './annotator-choice.tsx';
import { type AskedTasks, useAskedTasks } from './asked-tasks.ts';
import { TaskReview } from './task-review.tsx';
import { useAnnotator } from './use-annotator.ts';

/** One draft: what is proposed, its evidence, and what the annotator makes of it. */
export default function TaskPage() {
  const say = useWords(annotateWords);
  const { build = '', task = '' } = useParams<{ build: string; task: string }>();
  const [asked] = useAskedTasks('all');
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
      <Link href={buildAddress(build, asked)} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {say.backTo(detail.data.name)}
      </Link>
      <About detail={read.data}>{isKnown ? <Position {...{ build, annotator, asked }} task={id} /> : null}</About>
      {isKnown ? (
        <TaskReview key={`${id} ${read.data.draft} ${annotator}`} {...{ build, asked, annotator }} detail={read.data} />
      ) : (
        <AnnotatorChoice build={build} known={detail.data.pool.annotators} />
      )}
    </div>
  );
}

/** How far an annotator is in the drafts they asked for. */
function Position({
  build,
  annotator,
  asked,
  task,
}: {
  readonly build: string;
  readonly annotator: string;
  readonly asked: AskedTasks;
  readonly task: string;
}) {
  const say = useWords(annotateWords);
  const query = { annotator, ...asked, limit: '500' };
  const { data } = useRead(getBuildTasks, { params: { build }, query }, { whilst: 'keep' });
  const at = data?.tasks.findIndex(({ id }) => id === task) ?? -1;
  return data === undefined || at === -1 ? null : <span>{say.ofAll(at + 1, data.total)}</span>;
}

function About({
  detail: { task, status, mine, resolution },
  children,
}: {
  readonly detail: TaskDetail;
  readonly children: ReactNode;
}) {
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
      <div className={styles.row}>
        <h1>{say[task.kind]}</h1>
        {children}
      </div>
      <p className={styles.soft}>
        {[say[status], by, suiteNames[task.suite] ?? task.suite, task.id].join(' · ')}
        {mine === undefined ? '' : ` · ${say.decidedByYou(verdicts[mine.verdict])}`}
        {resolution === undefined ? '' : ` · ${say.resolvedBy(resolution.annotator)}`}
      </p>
    </header>
  );
}
