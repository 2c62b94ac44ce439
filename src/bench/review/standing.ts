import type {
  Decision,
  Pool,
  Resolution,
  ReviewRecord,
  ReviewTask,
  Validation,
} from '../../contract/review/records.ts';
import type { ReviewKind, Subjects } from '../../contract/review/subjects.ts';
import { type Assignment, assign } from './assign.ts';
import { gistOf, hashOf, resultOf } from './judged.ts';

/**
 * `open`: nobody has decided. `waiting`: another annotator is to decide independently. `disputed`: to be discussed.
 * `unvalidated`: somebody else must validate the result. `kept` and `dropped` are finished.
 */
export type Status = 'open' | 'waiting' | 'disputed' | 'unvalidated' | 'kept' | 'dropped';

/** A task with everything that was said of its present draft. */
export type Standing = {
  readonly task: ReviewTask;
  readonly draft: string;
  readonly status: Status;
  readonly assigned: readonly string[];
  /** The last decision of each annotator, earliest first. */
  readonly decisions: readonly Decision[];
  readonly validations: readonly Validation[];
  readonly resolution?: Resolution;
  /** The subject as it stands now, with the annotator whose it is; absent when rejected or nothing is decided. */
  readonly result?: Subjects[ReviewKind];
  readonly resultOf?: string;
  /** Why it is disputed. */
  readonly dispute?: 'decisions' | 'validation';
};

/** How each task stands, in the order that tasks were proposed. */
export function standingsOf(tasks: readonly ReviewTask[], records: readonly ReviewRecord[], pool: Pool): Standing[] {
  const assigned = assign(
    tasks.map(({ id }) => id),
    pool,
  );
  const byTask = Map.groupBy(records, ({ task }) => task);
  return tasks.map((task) => standingOf(task, byTask.get(task.id) ?? [], pool, assigned));
}

function standingOf(task: ReviewTask, records: readonly ReviewRecord[], pool: Pool, assigned: Assignment): Standing {
  const draft = hashOf(task.subject);
  const names = assigned.get(task.id) ?? [];
  const decisions = lastOfEach(records.filter((one): one is Decision => one.type === 'decision' && one.seen === draft));
  const resolution = records.findLast((one): one is Resolution => one.type === 'resolution' && one.seen === draft);
  const base = { task, draft, assigned: names, decisions };
  const settled = resolution ?? decisions[0];
  const result = settled === undefined ? undefined : resultOf(task, settled);
  const stands = settled === undefined || result === undefined ? {} : { result, resultOf: settled.annotator };
  const seen = result === undefined ? undefined : hashOf(result);
  const validations = lastOfEach(
    records.filter(
      (one): one is Validation =>
        one.type === 'validation' && one.seen === seen && one.annotator !== settled?.annotator,
    ),
  );
  const all = { ...base, ...stands, validations, ...(resolution === undefined ? {} : { resolution }) };
  if (resolution !== undefined) return { ...all, status: result === undefined ? 'dropped' : 'kept' };
  if (decisions.length === 0) return { ...all, status: 'open' };
  if (new Set(decisions.map((one) => gistOf(task, one))).size > 1)
    return { ...all, status: 'disputed', dispute: 'decisions' };
  if (decisions.length < wanted(task, names)) return { ...all, status: 'waiting' };
  if (result === undefined) return { ...all, status: 'dropped' };
  if (validations.some((one) => !isValid(one))) return { ...all, status: 'disputed', dispute: 'validation' };
  const lacks = pool.validated.includes(task.kind) && validations.length === 0;
  return { ...all, status: lacks ? 'unvalidated' : 'kept' };
}

/** A question that a person wrote is not decided on twice: it is validated. */
const wanted = (task: ReviewTask, assigned: readonly string[]): number =>
  task.proposedBy.by === 'person' ? 1 : Math.max(1, assigned.length);

export const isValid = ({ grounded, sufficient, relevant }: Validation): boolean => grounded && sufficient && relevant;

/** The last record of each annotator, in the order in which annotators first spoke. */
function lastOfEach<T extends ReviewRecord>(records: readonly T[]): T[] {
  return [...new Map(records.map((one) => [one.annotator, one])).values()];
}
