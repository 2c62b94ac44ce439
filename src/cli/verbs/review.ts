import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import pc from 'picocolors';
import {
  type AgreementResponse,
  type BuildDetail,
  type ReviewQueue,
  type ReviewShelf,
  type TaskBrief,
  type TaskDetail,
  validationGiven,
} from '../../contract/review/review-shelf.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import type { VerbContext } from '../run-verb.ts';
import { type Column, table } from '../table.ts';
import { reviewByKeys } from './review-keys.ts';
import { drawTask } from './review-task.ts';

export const reviewActions = [
  'summary',
  'list',
  'show',
  'accept',
  'correct',
  'reject',
  'validate',
  'resolve',
  'agreement',
  'disagreements',
  'join',
] as const;
export type ReviewAction = (typeof reviewActions)[number];

export type ReviewOptions = {
  readonly as?: string;
  readonly queue?: ReviewQueue;
  readonly with?: string;
  readonly note?: string;
  readonly verdict?: 'accept' | 'correct' | 'reject';
  readonly not?: readonly ('grounded' | 'sufficient' | 'relevant')[];
  readonly overlap?: string;
};

/** Opens the reviews in folders; passed in by the binary. */
export type OpenReviews = (folders: readonly string[]) => ReviewShelf;

type Opened = { readonly shelf: ReviewShelf; readonly build: string };

/**
 * `bench review FOLDER [ACTION] [TASK]`, also `build review`. Without an action, a terminal and an annotator: drafts one after the other, by keys.
 */
export async function review(
  context: VerbContext,
  [folder = '', action, task]: readonly string[],
  options: ReviewOptions,
  open: OpenReviews,
): Promise<ExitCode> {
  const opened = await openBuild(folder, open);
  if (action === undefined) {
    const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true && !context.face.json;
    if (options.as !== undefined && isTerminal) return reviewByKeys(context, opened, options.as);
    return summary(context, opened);
  }
  switch (action as ReviewAction) {
    case 'summary':
      return summary(context, opened);
    case 'list':
      return list(context, opened, options);
    case 'agreement':
      return agreement(context, opened);
    case 'disagreements':
      return list(context, opened, { ...options, queue: 'discuss' });
    case 'join':
      return joined(context, opened, needed(task, 'the name of the annotator'), options);
    case 'show':
      return shown(context, await opened.shelf.task(opened.build, needed(task, 'the id of a task'), options.as));
    default:
      return shown(context, await said(opened, action, needed(task, 'the id of a task'), options));
  }
}

async function openBuild(folder: string, open: OpenReviews): Promise<Opened> {
  const shelf = open([resolve(folder)]);
  const { builds, unreadable } = await shelf.builds();
  const [first, ...more] = builds;
  if (first !== undefined && more.length === 0) return { shelf, build: first.id };
  const [broken] = unreadable;
  if (broken !== undefined) throw new MadeleineError('corrupt', broken.message, { path: resolve(folder, broken.name) });
  if (first === undefined)
    throw new MadeleineError('missing', 'This folder has nothing to review.', {
      path: resolve(folder),
      action: 'Give the folder of a build whose steps have proposed drafts.',
    });
  throw new MadeleineError('usage', `This folder has several datasets: ${builds.map(({ name }) => name).join(', ')}.`, {
    action: 'Give the folder of one of them.',
  });
}

async function said(
  { shelf, build }: Opened,
  action: string,
  task: string,
  options: ReviewOptions,
): Promise<TaskDetail> {
  const annotator = needed(options.as, 'your name, with --as');
  const note = options.note === undefined ? {} : { note: options.note };
  const correction = options.with === undefined ? {} : { correction: await jsonOf(options.with) };
  if (action === 'validate') {
    const no = new Set<string>(options.not ?? []);
    const ticks = { grounded: !no.has('grounded'), sufficient: !no.has('sufficient'), relevant: !no.has('relevant') };
    return shelf.validate(build, validationGiven.parse({ task, annotator, ...ticks, ...note }));
  }
  if (action === 'resolve') {
    const verdict = needed(options.verdict, 'how it ends, with --verdict');
    return shelf.resolve(build, { task, annotator, verdict, ...correction, ...note });
  }
  if (action === 'accept' || action === 'correct' || action === 'reject')
    return shelf.decide(build, { task, annotator, verdict: action, ...correction, ...note });
  throw new MadeleineError('usage', `There is no action "${plain(action)}".`, {
    action: `Choose one of: ${reviewActions.join(', ')}.`,
  });
}

async function jsonOf(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new MadeleineError('unreadable', 'The correction cannot be read.', { path, cause });
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MadeleineError('usage', 'The correction is not JSON.', { path, action: 'Correct the file.', cause });
  }
}

function needed<T extends string>(said: T | undefined, what: string): T {
  if (said !== undefined && said !== '') return said;
  throw new MadeleineError('usage', `Give ${what}.`);
}

async function summary({ face }: VerbContext, { shelf, build }: Opened): Promise<ExitCode> {
  face.result(await shelf.build(build), drawSummary);
  return exitCodes.done;
}

async function list({ face }: VerbContext, { shelf, build }: Opened, options: ReviewOptions): Promise<ExitCode> {
  const queue = options.queue ?? (options.as === undefined ? 'all' : 'decide');
  const annotator = options.as === undefined ? {} : { annotator: options.as };
  const found = await shelf.tasks(build, { queue, limit: 500, ...annotator });
  face.result(found, ({ tasks, total }) =>
    total === 0
      ? 'Nothing here.'
      : `${table(tasks, taskColumns)}\n${tasks.length < total ? `${tasks.length} of ${total} shown` : `${total} in all`}`,
  );
  return exitCodes.done;
}

async function joined(
  { face }: VerbContext,
  { shelf, build }: Opened,
  name: string,
  { overlap }: ReviewOptions,
): Promise<ExitCode> {
  const share = overlap === undefined ? undefined : Number(overlap);
  if (share !== undefined && !(share >= 0 && share <= 1))
    throw new MadeleineError('usage', `--overlap ${overlap} is no share.`, { action: 'Give a number from 0 to 1.' });
  await shelf.join(build, name);
  if (share !== undefined) await shelf.setPool(build, { overlap: share });
  face.result(await shelf.build(build), drawSummary);
  return exitCodes.done;
}

async function agreement({ face }: VerbContext, { shelf, build }: Opened): Promise<ExitCode> {
  face.result(await shelf.agreement(build), drawAgreement);
  return exitCodes.done;
}

function shown({ face }: VerbContext, task: TaskDetail): ExitCode {
  face.result(task, drawTask);
  return exitCodes.done;
}

const taskColumns: readonly Column<TaskBrief>[] = [
  { head: 'Task', whole: true, cell: ({ id }) => id },
  { head: 'Kind', cell: ({ kind }) => kind },
  { head: 'Status', cell: ({ status }) => status },
  { head: 'Annotators', cell: ({ assigned }) => plain(assigned.join(', ')) },
  { head: 'About', cell: ({ title }) => plain(title) },
];

function drawSummary(build: BuildDetail): string {
  const { name, suites, tasks, statuses, pool, progress } = build;
  const states = Object.entries(statuses).map(([status, n]) => `${n} ${status}`);
  return [
    `${pc.bold(plain(name))} (${suites.join(', ')}): ${tasks} drafts; ${states.join(', ')}.`,
    `Two annotators decide ${Math.round(pool.overlap * 100)}% of the drafts.`,
    progress.length === 0
      ? 'Nobody annotates yet. Join with: madeleine build review FOLDER join NAME'
      : table(progress, [
          { head: 'Annotator', cell: ({ annotator }) => plain(annotator) },
          { head: 'Assigned', right: true, cell: ({ assigned }) => String(assigned) },
          { head: 'Decided', right: true, cell: ({ decided }) => String(decided) },
          { head: 'Validated', right: true, cell: ({ validated }) => String(validated) },
          { head: 'Minutes', right: true, cell: ({ seconds }) => (seconds / 60).toFixed(1) },
        ]),
  ].join('\n');
}

const figure = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(3));

function drawAgreement({ groups, acceptance, disagreements }: AgreementResponse): string {
  if (groups.length === 0) return 'No decisions yet.';
  const pairs = groups.flatMap(({ group, pairs: of }) => of.map((pair) => ({ group, ...pair })));
  return [
    table(groups, [
      { head: 'Judgement', cell: ({ group }) => group },
      { head: 'Shared', right: true, cell: ({ shared }) => String(shared) },
      { head: 'α nominal', right: true, cell: ({ alphaNominal }) => figure(alphaNominal) },
      { head: 'α ordinal', right: true, cell: ({ alphaOrdinal }) => figure(alphaOrdinal) },
    ]),
    pairs.length === 0
      ? 'No two annotators have judged the same.'
      : table(pairs, [
          { head: 'Judgement', cell: ({ group }) => group },
          { head: 'Pair', cell: ({ annotators }) => plain(annotators.join(' and ')) },
          { head: 'Both', right: true, cell: ({ n }) => String(n) },
          { head: 'Equal', right: true, cell: ({ share }) => figure(share) },
          { head: 'κ', right: true, cell: ({ kappa }) => figure(kappa) },
        ]),
    table(acceptance, [
      { head: 'Judgement', cell: ({ group }) => group },
      { head: 'Annotator', cell: ({ annotator }) => plain(annotator) },
      { head: 'Accepted', right: true, cell: ({ accepted, judged }) => `${accepted} of ${judged}` },
      {
        head: 'Others',
        right: true,
        cell: ({ othersAccepted, othersJudged }) => `${othersAccepted} of ${othersJudged}`,
      },
      { head: 'p (Holm)', right: true, cell: ({ holmP }) => figure(holmP) },
      { head: '', cell: ({ abnormal }) => (abnormal ? 'out of line' : '') },
    ]),
    disagreements.length === 0 ? 'Nothing to discuss.' : `To discuss:\n${table(disagreements, taskColumns)}`,
  ].join('\n\n');
}
