import { useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { getBuildTasks } from '../../../../src/contract/endpoints/builds.ts';
import {
  queues,
  type TaskBrief,
  type TasksResponse,
  taskStates,
} from '../../../../src/contract/review/review-shelf.ts';
import { reviewKinds } from '../../../../src/contract/review/subjects.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { agreementAddress, collectAddress, taskAddress } from './addresses.ts';
import styles from './annotate.module.css';
import { type AskedTasks, useAskedTasks } from './asked-tasks.ts';

/** So many are listed before one asks for the rest. */
const FIRST = 40;

/** What an annotator has to do, by queue, kind and state. */
export function Tasks({
  build,
  annotator,
  writes,
}: {
  readonly build: string;
  readonly annotator: string;
  /** Whether annotators write questions for this dataset, too. */
  readonly writes: boolean;
}) {
  const say = useWords(annotateWords);
  const [asked, ask] = useAskedTasks('decide');
  const { queue } = asked;
  const read = useRead(
    getBuildTasks,
    { params: { build }, query: { annotator, ...asked, limit: '500' } },
    { whilst: 'keep' },
  );
  const list = useRef<HTMLDivElement>(null);
  const first = read.data?.tasks[0];
  const open = first === undefined ? undefined : () => navigate(taskAddress(build, first.id, asked));
  const keys = useMemo(
    () => ({
      title: say.queue,
      shortcuts: [
        ...(open === undefined ? [] : [{ keys: 'Enter', says: say.next, run: open }]),
        ...queues.map((key, n) => ({
          keys: String(n + 1),
          says: say[key],
          run: () => ask({ ...asked, queue: key }),
        })),
        { keys: 'ArrowDown', says: say.keyTaskDown, run: () => moveFocus(list.current, 1) },
        { keys: 'ArrowUp', says: say.keyTaskUp, run: () => moveFocus(list.current, -1) },
        ...(writes ? [{ keys: 'w', says: say.collect, run: () => navigate(collectAddress(build)) }] : []),
        { keys: 'v', says: say.agreement, run: () => navigate(agreementAddress(build)) },
      ],
    }),
    [say, open, build, writes, asked, ask],
  );
  useShortcuts(keys);
  return (
    <section className={styles.section} aria-labelledby="queue">
      <h2 id="queue">{say.queue}</h2>
      <Segments
        label={say.queue}
        segments={queues.map((key) => ({ key, label: say[key], count: read.data?.queues[key] ?? 0 }))}
        chosen={queue}
        onChoose={(key) => ask({ ...asked, queue: key })}
      />
      <Filters asked={asked} found={read.data} onAsk={ask} />
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
          <div ref={list}>
            <TaskList build={build} tasks={read.data.tasks} asked={asked} />
          </div>
        </>
      )}
    </section>
  );
}

/** Moves the focus among the links of a list; from elsewhere to its first. */
function moveFocus(list: HTMLElement | null, by: number): void {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((one) => one.matches(':focus'));
  links[at === -1 ? 0 : Math.max(0, Math.min(links.length - 1, at + by))]?.focus();
}

function Filters({
  asked,
  found,
  onAsk,
}: {
  readonly asked: AskedTasks;
  readonly found: TasksResponse | undefined;
  readonly onAsk: (asked: AskedTasks) => void;
}) {
  const say = useWords(annotateWords);
  const stateNames = { mine: say.stateMine, undecided: say.stateUndecided, disagreed: say.stateDisagreed };
  const kinds = reviewKinds.filter((kind) => kind === asked.kind || (found?.kinds[kind] ?? 0) > 0);
  return (
    <div className={styles.row}>
      <label className={styles.row}>
        {say.kindOf}
        <select
          value={asked.kind ?? ''}
          onChange={({ target }) => onAsk({ ...asked, kind: reviewKinds.find((one) => one === target.value) })}
        >
          <option value="">{say.everyKind}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {`${say[kind]} (${found?.kinds[kind] ?? 0})`}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.row}>
        {say.stateOf}
        <select
          value={asked.state ?? ''}
          onChange={({ target }) => onAsk({ ...asked, state: taskStates.find((one) => one === target.value) })}
        >
          <option value="">{say.everyState}</option>
          {taskStates.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Drafts as links, each with its kind and how it stands. */
export function TaskList({
  build,
  tasks,
  asked,
}: {
  readonly build: string;
  readonly tasks: readonly TaskBrief[];
  readonly asked: AskedTasks;
}) {
  const say = useWords(annotateWords);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, FIRST);
  return (
    <>
      <ol className={styles.tasks}>
        {shown.map(({ id, kind, title, status, decidedBy }) => (
          <li key={id}>
            <Link href={taskAddress(build, id, asked)} className={styles.task}>
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
      {shown.length === tasks.length ? null : (
        <Button className={styles.more ?? ''} onClick={() => setWhole(true)}>
          {say.showAll(tasks.length)}
        </Button>
      )}
    </>
  );
}
