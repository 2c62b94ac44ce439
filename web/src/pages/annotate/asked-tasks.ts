import { useSearchParams } from 'wouter';
import { queues, type ReviewQueue, type TaskState, taskStates } from '../../../../src/contract/review/review-shelf.ts';
import { type ReviewKind, reviewKinds } from '../../../../src/contract/review/subjects.ts';

/** Which drafts an annotator works on: a queue, and of it one kind or one state. */
export type AskedTasks = {
  readonly queue: ReviewQueue;
  readonly kind?: ReviewKind | undefined;
  readonly state?: TaskState | undefined;
};

/** The address of a page for these drafts, without what is not asked. */
export function askedQuery({ queue, kind, state }: AskedTasks): string {
  const said = Object.entries({ queue, kind, state }).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  return new URLSearchParams(said).toString();
}

/** The drafts asked for in the address, and how to ask for others; `usual` is the queue where the address names none. */
export function useAskedTasks(usual: ReviewQueue): [AskedTasks, (asked: AskedTasks) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = {
    queue: queues.find((one) => one === address.get('queue')) ?? usual,
    kind: reviewKinds.find((one) => one === address.get('kind')),
    state: taskStates.find((one) => one === address.get('state')),
  };
  return [asked, (next) => setAddress(new URLSearchParams(askedQuery(next)), { replace: true })];
}
