import { parentPort } from 'node:worker_threads';
import type { Bounds, HeatResponse, SpotsAsked } from '../../contract/place-pages.ts';
import { latestFirst } from '../items/item-outlines.ts';
import { type NumberedSpots, type Positions, SpotClusters } from './spot-clusters.ts';

/** Items with a position, in no order; their ids and times as JSON, since one string is handed over sooner than many. */
export type PlacedItems = Positions & { readonly ids: string; readonly starts: string };

/** What is asked of clusters that the thread keeps. */
export type SpotQuestion =
  | { readonly kind: 'make'; readonly placed: PlacedItems }
  | { readonly kind: 'spots' | 'heat'; readonly asked: SpotsAsked }
  | { readonly kind: 'drop' };
/** A question with its own number, and that of the clusters. */
export type SpotTask = SpotQuestion & { readonly task: number; readonly of: number };
export type SpotAnswers = {
  /** `order`: which of the items each number stands for. */
  readonly make: { readonly bounds: Bounds | undefined; readonly order: Uint32Array };
  readonly spots: NumberedSpots;
  readonly heat: HeatResponse;
  readonly drop: undefined;
};
export type SpotReply = { readonly task: number; readonly answer: SpotAnswers[keyof SpotAnswers] };

const kept = new Map<number, SpotClusters>();

function latestOf({ ids, starts, lats, lons, pictures }: PlacedItems) {
  const [id, start] = [JSON.parse(ids) as string[], JSON.parse(starts) as string[]];
  const timed = (n: number) => ({ id: id[n] ?? '', start: start[n] });
  const order = Uint32Array.from(lats.keys()).sort((a, b) => latestFirst(timed(a), timed(b)));
  const positions: Positions = {
    lats: Float64Array.from(order, (n) => lats[n] ?? 0),
    lons: Float64Array.from(order, (n) => lons[n] ?? 0),
    pictures: Uint8Array.from(order, (n) => pictures[n] ?? 0),
  };
  return { order, positions };
}

function answered(task: SpotTask): SpotReply['answer'] {
  if (task.kind === 'make') {
    const { order, positions } = latestOf(task.placed);
    const clusters = new SpotClusters(positions);
    kept.set(task.of, clusters);
    return { bounds: clusters.bounds, order };
  }
  if (task.kind !== 'drop') return kept.get(task.of)?.[task.kind](task.asked);
  kept.delete(task.of);
  return undefined;
}

parentPort?.on('message', (task: SpotTask) =>
  parentPort?.postMessage({ task: task.task, answer: answered(task) } satisfies SpotReply),
);
