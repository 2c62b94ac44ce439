import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { StepState } from './build-record.ts';
import type { BuildContext, Builder, BuildStep, StepNeeds } from './builder.ts';
import type { ReviewState } from './decisions.ts';
import { type RecordsOf, StepFile } from './step-records.ts';

export type ContextParts = Pick<
  BuildContext,
  'folder' | 'life' | 'language' | 'vision' | 'likener' | 'checkers' | 'signal' | 'options' | 'decided'
> & {
  readonly concurrency: number;
  readonly onProgress: ProgressListener;
};

/** What steps work with, and the name of the step that runs now, for whoever watches. */
export type Building = BuildContext & { begin(title: string): void };

export function openBuilding({ concurrency, onProgress, ...context }: ContextParts): Building {
  const files = new Map<string, StepFile<unknown>>();
  let title = '';
  const records = <T>(of: RecordsOf<T>): StepFile<T> => {
    const known = files.get(of.id);
    if (known !== undefined) return known as StepFile<T>;
    const file = new StepFile(stepPath(context.folder, of.id), of.schema);
    files.set(of.id, file as StepFile<unknown>);
    return file;
  };
  return {
    ...context,
    begin: (said) => {
      title = said;
    },
    records,
    async each(of, tasks, work) {
      const file = records(of);
      const due = tasks.filter(({ key }) => !file.has(key));
      let done = tasks.length - due.length;
      const tell = () => onProgress({ stage: title, done, total: tasks.length });
      tell();
      await allDone(due, { concurrency, signal: context.signal }, async (task) => {
        const made = await work(task);
        if ('skipped' in made) file.skip({ key: task.key, ...made });
        else file.append({ key: task.key, ...made });
        done += 1;
        tell();
      });
    },
  };
}

/** Works on several at once. The first failure ends it; what is in flight is still done, since it is paid for. */
async function allDone<Task>(
  tasks: readonly Task[],
  { concurrency, signal }: { readonly concurrency: number; readonly signal: AbortSignal },
  work: (task: Task) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const queue = tasks.values();
  const worker = async (): Promise<void> => {
    for (const task of queue) {
      if (signal.aborted || failures.length > 0) return;
      await work(task).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
}

export const stepPath = (folder: string, id: string): string => join(folder, 'steps', `${id}.jsonl`);

export type StepsAsked = {
  /** Only this step, again if it was done. */
  readonly only?: string;
  /** How far people have come with what a step awaits. */
  readonly awaited: (step: BuildStep) => Promise<ReviewState>;
};

export type StepDone = (step: BuildStep, state: StepState) => Promise<void>;

/**
 * Runs a builder's steps in their order, those that are done already left as they are. Errors: `usage` for a step that is
 * not there or whose model was not named; those of the steps, after which the next run goes on where this one stopped.
 * They end at a step that waits for people who have accepted nothing of what it takes.
 */
export async function runSteps(
  builder: Builder,
  building: Building,
  known: Readonly<Record<string, StepState>>,
  asked: StepsAsked,
  onDone: StepDone,
): Promise<void> {
  const only = asked.only === undefined ? undefined : stepNamed(builder, asked.only);
  const states = new Map(Object.entries(known));
  const steps = only === undefined ? builder.steps : [only];
  let hasMade = false;
  for (const step of steps) {
    building.signal.throwIfAborted();
    const before = builder.steps.slice(0, builder.steps.indexOf(step)).find(({ id }) => !states.has(id));
    if (before !== undefined)
      throw new MadeleineError('usage', `The step ${step.id} needs the step ${before.id}, which is not done.`, {
        action: 'Run the build without --only, or do the earlier steps first.',
      });
    const earlier = states.get(step.id);
    const missing = lacking(step.needs, building);
    if (missing !== undefined && only !== undefined)
      throw new MadeleineError('usage', `The step ${step.id} needs a ${missing}.`, {
        action: `Name one with ${flagOf(step.needs)}.`,
      });
    // A step that was left out for want of a model is done once there is one, and those after it take up what it made.
    const isDone = earlier?.state === 'done' && (earlier.open ?? 0) === 0;
    if (only === undefined && isDone && !hasMade) continue;
    const waits = missing === undefined ? await openBefore(step, asked) : { open: 0, kept: 0 };
    if (waits.open > 0 && waits.kept === 0) {
      if (only !== undefined) throw notReviewed(step);
      await onDone(step, waiting(waits.open));
      return;
    }
    hasMade ||= missing === undefined;
    const made = missing === undefined ? await ran(step, building) : leftOut(missing);
    const state = waits.open === 0 ? made : { ...made, open: waits.open };
    states.set(step.id, state);
    await onDone(step, state);
  }
}

/** Throws away what a step and those after it made; returns what is still known. Errors: `usage`. */
export function madeAnew(
  builder: Builder,
  folder: string,
  known: Readonly<Record<string, StepState>>,
  anew: string,
): Record<string, StepState> {
  const from = builder.steps.indexOf(stepNamed(builder, anew));
  const dropped = builder.steps.slice(from);
  for (const { id } of dropped) rmSync(stepPath(folder, id), { force: true });
  return Object.fromEntries(Object.entries(known).filter(([id]) => !dropped.some((step) => step.id === id)));
}

function stepNamed({ name, steps }: Builder, id: string): BuildStep {
  const found = steps.find((step) => step.id === id);
  if (found !== undefined) return found;
  throw new MadeleineError('usage', `Building ${name} has no step "${id}".`, {
    action: `Choose one of ${steps.map((step) => step.id).join(', ')}.`,
  });
}

async function ran(step: BuildStep, building: Building): Promise<StepState> {
  const began = performance.now();
  building.begin(step.title);
  await step.run(building);
  const file = building.records(step.makes);
  const seconds = Math.round(performance.now() - began) / 1000;
  const skipped = file.skipped();
  const why = [...Map.groupBy(skipped, (one) => one.skipped.code)].map(([code, some]) => `${some.length} ${code}`);
  return {
    state: 'done',
    records: file.all().length,
    skipped: skipped.length,
    seconds,
    ...(why.length === 0 ? {} : { why: why.join(', ') }),
  };
}

type Waits = { readonly open: number; readonly kept: number };

async function openBefore(step: BuildStep, { awaited }: StepsAsked): Promise<Waits> {
  if (step.awaits === undefined) return { open: 0, kept: 0 };
  const { candidates, decided, kept } = await awaited(step);
  return { open: candidates - decided, kept };
}

const waiting = (open: number): StepState => ({
  state: 'waiting',
  why: `${open} drafts before it are to be reviewed, and none is accepted yet`,
  records: 0,
  skipped: 0,
  seconds: 0,
});

const notReviewed = ({ id, awaits = [] }: BuildStep): MadeleineError =>
  new MadeleineError('usage', `The step ${id} waits until drafts of ${awaits.join(', ')} are accepted.`, {
    action: 'Review them with madeleine build review, or go on without a review: --unreviewed.',
  });

const leftOut = (missing: string): StepState => ({
  state: 'left-out',
  why: `no ${missing} was named`,
  records: 0,
  skipped: 0,
  seconds: 0,
});

const flagOf = (needs: StepNeeds): string => (needs === 'vision-model' ? '--vision' : '--model');

function lacking(needs: StepNeeds, { language, vision }: BuildContext): string | undefined {
  if (needs === 'language-model' && language === undefined) return 'language model';
  return needs === 'vision-model' && vision === undefined ? 'vision model' : undefined;
}
