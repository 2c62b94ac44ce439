import { type Proposer, taskId } from '../../contract/review/records.ts';
import type { ReviewKind, Subjects } from '../../contract/review/subjects.ts';
import { hashOf } from '../review/judged.ts';
import { type Proposal, type Review, WRITTEN } from '../review/review.ts';
import type { Standing } from '../review/standing.ts';
import type { BuildContext, Builder, BuildStep, Decided, Draft } from './builder.ts';
import type { Made, StepRecord } from './step-records.ts';

/** How far people have come with a step's drafts; `kept` and `dropped` are finished. */
export type ReviewState = {
  readonly candidates: number;
  readonly decided: number;
  readonly kept: number;
};

/** The ids of each step's drafts. */
export type Drafted = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Puts the drafts of all steps before people; what is there already stays as it was decided. Drafts of records that were
 * made anew and are no more remain in the review, and count for nothing.
 */
export async function proposeDrafts(builder: Builder, context: BuildContext, review: Review): Promise<Drafted> {
  const drafted = new Map<string, ReadonlySet<string>>();
  for (const step of builder.steps) {
    if (step.review === undefined) continue;
    const records = context.records(step.makes);
    const proposals = (await step.review.drafts(context)).flatMap((draft): Proposal[] => {
      const record = records.get(draft.key);
      return record === undefined ? [] : [proposalOf(builder.name, step.id, draft, record.by)];
    });
    if (proposals.length > 0) review.propose(proposals);
    drafted.set(step.id, new Set(proposals.map(({ id }) => id)));
  }
  return drafted;
}

/** Keys may be names of files with signs that ids of tasks do not have. */
function taskOf(step: string, key: string): string {
  const id = `${step}:${key}`;
  if (taskId.safeParse(id).success) return id;
  return `${step}:${key.replace(/[^A-Za-z0-9._-]+/g, '_').slice(0, 60)}:${hashOf(key)}`;
}

function proposalOf(suite: string, step: string, { key, ...draft }: Draft, by: readonly Made[]): Proposal {
  return { ...draft, id: taskOf(step, key), suite, step, proposedBy: proposerOf(by) };
}

/** Of a record with several makers, the first wrote it and the others checked it. */
function proposerOf([first]: readonly Made[]): Proposer {
  if (first?.kind === 'model')
    return { by: 'model', model: first.model, prompt: first.prompt, version: String(first.version) };
  if (first?.kind !== 'rule') return { by: 'rule', rule: 'none', version: '0' };
  return { by: 'rule', rule: first.name, version: String(first.version) };
}

/** What stands of each task, by its id. */
export type Standings = ReadonlyMap<string, Standing>;

export const standingsOf = (review: Review): Standings =>
  new Map(review.standings().map((standing) => [standing.task.id, standing]));

const isFinished = ({ status }: Standing): boolean => status === 'kept' || status === 'dropped';

/** How far people have come with the drafts that a step awaits. */
export async function awaitedBy(
  step: BuildStep,
  builder: Builder,
  context: BuildContext,
  review: Review,
): Promise<ReviewState> {
  const before = builder.steps.filter(({ id }) => step.awaits?.includes(id) === true);
  const drafted = await proposeDrafts({ ...builder, steps: before }, context, review);
  return reviewStateOf(new Set([...drafted.values()].flatMap((ids) => [...ids])), standingsOf(review));
}

export function reviewStateOf(drafts: ReadonlySet<string>, standings: Standings): ReviewState {
  const own = [...drafts].flatMap((id) => standings.get(id) ?? []);
  return {
    candidates: own.length,
    decided: own.filter(isFinished).length,
    kept: own.filter(({ status }) => status === 'kept').length,
  };
}

/**
 * The records that stand: of a step that people review what they accepted or corrected, and with `unreviewed` also what
 * nobody has finished with; of any other step all.
 */
export function decidedBy(builder: Builder, context: BuildContext, standings: Standings, unreviewed: boolean): Decided {
  return <T>(of: Parameters<typeof context.records<T>>[0]) => {
    const step = builder.steps.find(({ makes }) => makes.id === of.id);
    const records = context.records(of).all();
    const { review, id = '' } = step ?? {};
    if (review === undefined) return records;
    const left = records.flatMap((record): StepRecord<T>[] => {
      const standing = standings.get(taskOf(id, record.key));
      if (standing === undefined || !isFinished(standing)) return unreviewed ? [record] : [];
      if (standing.status === 'dropped' || standing.result === undefined) return [];
      return [{ ...record, value: of.schema.parse(review.left(standing.result, record)) }];
    });
    const { written } = review;
    if (written === undefined) return left;
    return [
      ...left,
      ...writtenBy(standings).map(({ key, result }) => ({ key, by, value: of.schema.parse(written(result)) })),
    ];
  };
}
const by: readonly Made[] = [{ kind: 'person' }];

/** What people wrote and others kept: never without a review, since nobody else has checked it. */
const writtenBy = (standings: Standings): { readonly key: string; readonly result: Subjects[ReviewKind] }[] =>
  [...standings.values()].flatMap(({ task, status, result }) =>
    task.step === WRITTEN && status === 'kept' && result !== undefined ? [{ key: task.id, result }] : [],
  );
