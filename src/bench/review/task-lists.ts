import { basename } from 'node:path';
import type { ReviewTask } from '../../contract/review/records.ts';
import {
  type ReviewQueue,
  type TaskBrief,
  type TaskState,
  type TasksAsked,
  type TasksResponse,
  tasksAsked,
} from '../../contract/review/review-shelf.ts';
import { gistOf } from './judged.ts';
import type { Review } from './review.ts';
import { isValid, type Standing } from './standing.ts';

type Annotator = string | undefined;
const has = (of: readonly { readonly annotator: string }[], annotator: Annotator): boolean =>
  of.some((one) => one.annotator === annotator);

/** Which queues of an annotator a task stands in. */
function queuesOf(standing: Standing, annotator: Annotator): ReviewQueue[] {
  const { status, assigned, decisions, resultOf: author, validations } = standing;
  const queues: ReviewQueue[] = ['all'];
  if ((status === 'open' || status === 'waiting') && annotator !== undefined && assigned.includes(annotator))
    if (!has(decisions, annotator)) queues.push('decide');
  if (status === 'unvalidated' && annotator !== undefined && author !== annotator && !has(validations, annotator))
    queues.push('validate');
  if (status === 'disputed') queues.push('discuss');
  if (status === 'kept' || status === 'dropped') queues.push('finished');
  return queues;
}

function isIn({ task, status, decisions, validations, resolution }: Standing, state: TaskState, annotator: Annotator) {
  if (state === 'undecided') return status === 'open' || status === 'waiting';
  if (state === 'disagreed')
    return new Set(decisions.map((one) => gistOf(task, one))).size > 1 || validations.some((one) => !isValid(one));
  const wrote = task.proposedBy.by === 'person' && task.proposedBy.annotator === annotator;
  return (
    wrote || [decisions, validations, resolution === undefined ? [] : [resolution]].some((of) => has(of, annotator))
  );
}

/** The tasks of a queue, of one kind or in one state where that is asked, with how many there are of the others. */
export function tasksOf(review: Review, asked: TasksAsked): TasksResponse {
  const { annotator, queue, kind, step, state, from, limit } = tasksAsked.parse(asked);
  const placed = review
    .standings()
    .filter((one) => (step ?? one.task.step) === one.task.step && (state === undefined || isIn(one, state, annotator)))
    .map((standing) => ({ standing, queues: queuesOf(standing, annotator) }));
  const inQueue = placed.filter(({ queues }) => queues.includes(queue));
  const isKind = ({ standing: { task } }: (typeof placed)[number]): boolean => (kind ?? task.kind) === task.kind;
  const chosen = inQueue.filter(isKind);
  return {
    tasks: chosen.slice(from, from + limit).map(({ standing }) => taskBriefOf(standing)),
    total: chosen.length,
    queues: countsOf(placed.filter(isKind).flatMap(({ queues }) => queues)),
    kinds: countsOf(inQueue.map(({ standing }) => standing.task.kind)),
  };
}

function countsOf<Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

export const taskBriefOf = ({ task, status, assigned, decisions, result }: Standing): TaskBrief => ({
  id: task.id,
  suite: task.suite,
  step: task.step,
  kind: task.kind,
  title: titleOf(task.subject, result).slice(0, 300),
  status,
  assigned: [...assigned],
  decidedBy: decisions.map(({ annotator }) => annotator),
});

function titleOf(draft: ReviewTask['subject'], result: Standing['result']): string {
  const subject = result ?? draft;
  if ('question' in subject) return subject.question;
  if ('query' in subject) return subject.query;
  if ('concept' in subject) return subject.concept;
  if ('scenario' in subject) return subject.scenario;
  return basename(subject.film);
}
