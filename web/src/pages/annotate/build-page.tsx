import { ArrowLeft, ChartColumn, PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { getBuild, getBuildTasks, patchPool } from '../../../../src/contract/endpoints/builds.ts';
import {
  type BuildDetail,
  queues,
  type ReviewQueue,
  type TaskBrief,
} from '../../../../src/contract/review/review-shelf.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { agreementAddress, collectAddress, taskAddress } from './addresses.ts';
import styles from './annotate.module.css';
import { AnnotatorChoice } from './annotator-choice.tsx';
import { changedByReview } from './review-queries.ts';
import { Scrolling } from './scrolling.tsx';
import { chooseAnnotator, useAnnotator } from './use-annotator.ts';

/** A dataset under review: who annotates, what is to be done, how far it is. */
export default function BuildPage() {
  const say = useWords(annotateWords);
  const { build = '' } = useParams<{ build: string }>();
  const read = useRead(getBuild, { params: { build } });
  const annotator = useAnnotator();
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  const isKnown = read.data.pool.annotators.includes(annotator);
  return (
    <div className={styles.page}>
      <Link href="/annotate" className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {say.back}
      </Link>
      <PageTitle
        actions={
          <>
            {isKnown ? (
              <Link href={collectAddress(build)} className={styles.action}>
                <PenLine size={16} aria-hidden />
                {say.collect}
              </Link>
            ) : null}
            <Link href={agreementAddress(build)} className={styles.action}>
              <ChartColumn size={16} aria-hidden />
              {say.agreement}
            </Link>
          </>
        }
      >
        {read.data.name}
      </PageTitle>
      {isKnown ? (
        <>
          <p className={styles.row}>
            {say.youAre(annotator)}
            <Button look="quiet" onClick={() => chooseAnnotator('')}>
              {say.change}
            </Button>
          </p>
          <Tasks build={build} annotator={annotator} />
        </>
      ) : (
        <AnnotatorChoice build={build} known={read.data.pool.annotators} />
      )}
      <Progress detail={read.data} />
    </div>
  );
}

const isQueue = (said: string | null): said is ReviewQueue => queues.some((queue) => queue === said);

function Tasks({ build, annotator }: { readonly build: string; readonly annotator: string }) {
  const say = useWords(annotateWords);
  const [address, setAddress] = useSearchParams();
  const said = address.get('queue');
  const queue: ReviewQueue = isQueue(said) ? said : 'decide';
  const read = useRead(
    getBuildTasks,
    { params: { build }, query: { annotator, queue, limit: '500' } },
    { whilst: 'keep' },
  );
  const first = read.data?.tasks[0];
  const open = first === undefined ? undefined : () => navigate(taskAddress(build, first.id, queue));
  const keys = useMemo(
    () => ({
      title: say.queue,
      shortcuts: open === undefined ? [] : [{ keys: 'Enter', says: say.next, run: open }],
    }),
    [say, open],
  );
  useShortcuts(keys);
  return (
    <section className={styles.section} aria-labelledby="queue">
      <h2 id="queue">{say.queue}</h2>
      <Segments
        label={say.queue}
        segments={queues.map((key) => ({ key, label: say[key], count: read.data?.queues[key] ?? 0 }))}
        chosen={queue}
        onChoose={(key) => setAddress({ queue: key }, { replace: true })}
      />
      {read.isError ? (
        <Failed error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data === undefined ? (
        <Loading />
      ) : read.data.tasks.length === 0 ? (
        <p className={styles.soft}>{queue === 'decide' ? say.nothingToDecide : say.nothingHere}</p>
      ) : (
        <>
          {queue === 'decide' || queue === 'validate' ? (
            <Button look="main" className={styles.fit ?? ''} {...(open === undefined ? {} : { onClick: open })}>
              {say.next}
            </Button>
          ) : null}
          <TaskList build={build} tasks={read.data.tasks} queue={queue} />
        </>
      )}
    </section>
  );
}

export function TaskList({
  build,
  tasks,
  queue,
}: {
  readonly build: string;
  readonly tasks: readonly TaskBrief[];
  readonly queue: ReviewQueue;
}) {
  const say = useWords(annotateWords);
  return (
    <ol className={styles.tasks}>
      {tasks.map(({ id, kind, title, status, decidedBy }) => (
        <li key={id}>
          <Link href={taskAddress(build, id, queue)} className={styles.task}>
            <span className={styles.kind}>{say[kind]}</span>
            <span className={styles.title}>{title}</span>
            <span className={styles.soft}>
              {say[status]}
              {decidedBy.length === 0 ? '' : ` · ${decidedBy.join(', ')}`}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

const shares = [0, 0.1, 0.2, 0.3, 0.5, 1];

function Progress({ detail }: { readonly detail: BuildDetail }) {
  const say = useWords(annotateWords);
  const change = useChange(patchPool, changedByReview, say.failed);
  const { pool, progress, unreadableLines } = detail;
  return (
    <section className={styles.section} aria-labelledby="progress">
      <h2 id="progress">{say.progress}</h2>
      <label className={styles.row}>
        {say.overlap}
        <select
          value={pool.overlap}
          onChange={({ target }) =>
            change.mutate({ params: { build: detail.id }, body: { overlap: Number(target.value) } })
          }
        >
          {[...new Set([...shares, pool.overlap])].sort().map((share) => (
            <option key={share} value={share}>
              {say.percent(share)}
            </option>
          ))}
        </select>
      </label>
      {unreadableLines === 0 ? null : <p className={styles.bad}>{say.brokenLines(unreadableLines)}</p>}
      {progress.length === 0 ? null : (
        <Scrolling label={say.progress}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[say.annotator, say.assigned, say.decided, say.validated, say.minutes].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {progress.map(({ annotator, assigned, decided, validated, seconds }) => (
                <tr key={annotator}>
                  <th scope="row">{annotator}</th>
                  <td>{assigned}</td>
                  <td>{decided}</td>
                  <td>{validated}</td>
                  <td>{(seconds / 60).toFixed(1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
    </section>
  );
}
