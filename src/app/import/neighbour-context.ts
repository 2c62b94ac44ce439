import { INDEX_VERSION } from '../../ingest/index-version.ts';
import type { HeldItem } from '../../ingest/known-items.ts';
import { digest } from '../../language/digest.ts';
import { isPlain, tokens } from '../../language/tokens.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { isStretch, type Neighbourhood } from '../../memory/neighbourhood.ts';
import type { View } from '../../organise/view.ts';
import type { Change, Store } from '../../ports/store.ts';
import { stretchesOf } from './stretches.ts';

/** Items before and after, of the same thread, whose words stand beside an item's own. */
const REACH = 2;
const MOST_CHARACTERS = 1200;

/** What is asked of each item to know its neighbours; its words only where it has some. */
export type Neighbour = Pick<MemoryItem, 'id' | 'modality' | 'time' | 'thread'> & { readonly item: () => MemoryItem };

export function neighbourOf(held: HeldItem, view: View | undefined): Neighbour {
  const { id, modality, time, thread } = view ?? held.item();
  return { id, modality, item: held.item, ...(time && { time }), ...(thread && { thread }) };
}

/** What an item says itself, short: its own words without quotes, its caption. */
const saying = (item: MemoryItem): string =>
  [item.body === undefined ? undefined : mainText(item.body), item.caption]
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
    .slice(0, MOST_CHARACTERS);

const inOrder = new Intl.Collator('en', { numeric: true });
const before = (a: Neighbour, b: Neighbour): number =>
  (a.time?.start ?? '').localeCompare(b.time?.start ?? '', 'en') || inOrder.compare(a.id, b.id);

/** Threads of several items, each in its order: sessions of a dialogue, mails that answer one another. */
function threadsOf(items: readonly Neighbour[]): Map<string, readonly Neighbour[]> {
  const threads = new Map<string, Neighbour[]>();
  for (const item of items) {
    const id = item.thread?.id;
    if (id === undefined) continue;
    const thread = threads.get(id);
    if (thread === undefined) threads.set(id, [item]);
    else thread.push(item);
  }
  return new Map([...threads].filter(([, of]) => of.length > 1).map(([id, of]) => [id, of.sort(before)]));
}

type Context = Extract<Change, { readonly op: 'putContext' }>;
type Sequences = ReadonlyMap<string, readonly Neighbour[]>;

/** The changes that keep who stands beside whom: new contexts of items, and the records by which they are known. */
export type NeighbourChanges = { readonly contexts: ReadonlyMap<ItemId, Context>; readonly records: readonly Change[] };

/**
 * Each item of a thread has the words of its neighbours (two before, two after) as context of its index, where these
 * have changed: a short reply is then found by what it replies to. Pictures taken in one go are kept in their order,
 * without words. Threads and stretches that are gone, or of one item now, lose theirs. The records are to be written
 * with the contexts or after them, so that what was cut short is done again.
 */
export async function contextChanges(store: Store, items: readonly Neighbour[]): Promise<NeighbourChanges> {
  const threads = threadsOf(items);
  const stretches = stretchesOf(items);
  const contexts = new Map<ItemId, Context>();
  const records: Change[] = [];
  const stored = await store.records('neighbourhood');
  const known = new Map(stored.map((one) => [one.items.join('\n'), one.digest]));
  const kept = new Set<string>();
  const keep = (id: string, sequence: readonly Neighbour[], texts: readonly string[]): boolean => {
    const ids = sequence.map((item) => item.id);
    const key = ids.join('\n');
    const now = digest([INDEX_VERSION, ...texts].join('\u0000'));
    kept.add(key);
    if (known.get(key) === now) return false;
    records.push({ op: 'putRecord', kind: 'neighbourhood', id, value: { thread: id, digest: now, items: ids } });
    return true;
  };
  for (const [id, thread] of threads) {
    const texts = thread.map(({ item }) => saying(item()));
    if (!keep(id, thread, texts)) continue;
    const near = nearby(texts);
    for (const [at, item] of thread.entries())
      contexts.set(item.id, { op: 'putContext', id: item.id, context: near(at) });
  }
  for (const [id, stretch] of stretches) keep(id, stretch, []);
  const left = stored.filter((one) => !kept.has(one.items.join('\n')));
  const lone = withoutNeighbours(left, threads);
  return {
    contexts: new Map([...contexts, ...lone.map((one) => [one.id, one] as const)]),
    records: [
      ...records,
      ...left
        .filter(({ thread }) => !threads.has(thread) && !stretches.has(thread))
        .map(({ thread }): Change => ({ op: 'deleteRecord', kind: 'neighbourhood', id: thread })),
    ],
  };
}

/** The index tokens of the texts around each of a thread's. Each text is cut once where that gives the same tokens. */
function nearby(texts: readonly string[]): (at: number) => string {
  const plain = texts.map(isPlain);
  const cut = texts.map((text) => tokens(text).join(' '));
  return (at) => {
    const others = texts.flatMap((_, other) => (other !== at && Math.abs(other - at) <= REACH ? [other] : []));
    // Plain and other words are told apart by different expressions, which a text among others cannot choose for itself.
    return others.every((other) => plain[other] === plain[others[0] ?? 0])
      ? others.flatMap((other) => cut[other] || []).join(' ')
      : tokens(others.map((other) => texts[other]).join('\n')).join(' ');
  };
}

/** Items that stand alone now have no neighbours. */
function withoutNeighbours(left: readonly Neighbourhood[], threads: Sequences): Context[] {
  const inThread = new Set<ItemId>([...threads.values()].flat().map((item) => item.id));
  return left
    .filter((one) => !isStretch(one))
    .flatMap(({ items }) => items)
    .filter((id) => !inThread.has(id))
    .map((id) => ({ op: 'putContext', id, context: '' }));
}
