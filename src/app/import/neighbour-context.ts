import { INDEX_VERSION } from '../../ingest/index-version.ts';
import { digest } from '../../language/digest.ts';
import { isPlain, tokens } from '../../language/tokens.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { isStretch, type Neighbourhood } from '../../memory/neighbourhood.ts';
import type { Change, Store } from '../../ports/store.ts';
import { stretchesOf } from './stretches.ts';

/** Items before and after, of the same thread, whose words stand beside an item's own. */
const REACH = 2;
const MOST_CHARACTERS = 1200;

/** What is asked of each item to know its neighbours; a digest of what it says where it stands in a thread. */
export type Neighbour = Pick<MemoryItem, 'id' | 'modality' | 'time' | 'thread'> & { readonly said: string | undefined };

/** What an item says itself, short: its own words without quotes, its caption. */
const saying = (item: MemoryItem): string =>
  [item.body === undefined ? undefined : mainText(item.body), item.caption]
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
    .slice(0, MOST_CHARACTERS);

/** Tells whether what an item says beside others of its thread has changed; nothing of an item in no thread. */
export const saidOf = (item: MemoryItem): string | undefined =>
  item.thread === undefined ? undefined : digest(saying(item));

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

export type Context = Extract<Change, { readonly op: 'putContext' }>;
type Sequences = ReadonlyMap<string, readonly Neighbour[]>;

/** What is to be written so that it is kept who stands beside whom. */
export type NeighbourChanges = {
  /** Threads of which something has changed, each in its order: whose contexts (`contextsOf`) are made anew. */
  readonly threads: readonly (readonly ItemId[])[];
  /** Contexts of items that have lost their neighbours. */
  readonly lone: readonly Context[];
  /** By which threads and stretches are known. */
  readonly records: readonly Change[];
};

/**
 * Each item of a thread has the words of its neighbours (two before, two after) as context of its index, where these
 * have changed: a short reply is then found by what it replies to. Pictures taken in one go are kept in their order,
 * without words. Threads and stretches that are gone, or of one item now, lose theirs. The records are to be written
 * with the contexts or after them, so that what was cut short is done again.
 */
export async function neighbourChanges(store: Store, items: readonly Neighbour[]): Promise<NeighbourChanges> {
  const threads = threadsOf(items);
  const stretches = stretchesOf(items);
  const changed: (readonly ItemId[])[] = [];
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
    const texts = thread.map(({ said }) => said ?? '');
    if (keep(id, thread, texts)) changed.push(thread.map((item) => item.id));
  }
  for (const [id, stretch] of stretches) keep(id, stretch, []);
  const left = stored.filter((one) => !kept.has(one.items.join('\n')));
  return {
    threads: changed,
    lone: withoutNeighbours(left, threads),
    records: [
      ...records,
      ...left
        .filter(({ thread }) => !threads.has(thread) && !stretches.has(thread))
        .map(({ thread }): Change => ({ op: 'deleteRecord', kind: 'neighbourhood', id: thread })),
    ],
  };
}

/** The contexts of all items of a thread, given in its order. */
export function contextsOf(thread: readonly MemoryItem[]): Context[] {
  const near = nearby(thread.map(saying));
  return thread.map(({ id }, at) => ({ op: 'putContext', id, context: near(at) }));
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
