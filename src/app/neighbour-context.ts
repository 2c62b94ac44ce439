import { digest } from '../language/digest.ts';
import { tokens } from '../language/tokens.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';
import { isStretch, type Neighbourhood } from '../memory/neighbourhood.ts';
import type { Change, Store } from '../ports/store.ts';
import { stretchesOf } from './stretches.ts';

/** Items before and after, of the same thread, whose words stand beside an item's own. */
const REACH = 2;
const MOST_CHARACTERS = 1200;

/** What an item says itself, short: its own words without quotes, its caption. */
const saying = (item: MemoryItem): string =>
  [item.body === undefined ? undefined : mainText(item.body), item.caption]
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
    .slice(0, MOST_CHARACTERS);

const inOrder = new Intl.Collator('en', { numeric: true });
const before = (a: MemoryItem, b: MemoryItem): number =>
  (a.time?.start ?? '').localeCompare(b.time?.start ?? '', 'en') || inOrder.compare(a.id, b.id);

/** Threads of several items, each in its order: sessions of a dialogue, mails that answer one another. */
function threadsOf(items: readonly MemoryItem[]): Map<string, readonly MemoryItem[]> {
  const threads = new Map<string, MemoryItem[]>();
  for (const item of items) {
    const id = item.thread?.id;
    if (id === undefined) continue;
    const thread = threads.get(id);
    if (thread === undefined) threads.set(id, [item]);
    else thread.push(item);
  }
  return new Map([...threads].filter(([, of]) => of.length > 1).map(([id, of]) => [id, of.sort(before)]));
}

/**
 * The changes that keep who stands beside whom. Each item of a thread has the words of its neighbours (two before, two
 * after) as context of its index, where these have changed: a short reply is then found by what it replies to. Pictures
 * taken in one go are kept in their order, without words. Threads and stretches that are gone, or of one item now, lose
 * theirs.
 */
export async function contextChanges(store: Store, items: readonly MemoryItem[]): Promise<Change[]> {
  const threads = threadsOf(items);
  const stretches = stretchesOf(items);
  const changes: Change[] = [];
  const recorded = await store.records('neighbourhood');
  const known = new Map(recorded.map((one) => [one.items.join('\n'), one.digest]));
  const kept = new Set<string>();
  const keep = (id: string, sequence: readonly MemoryItem[], texts: readonly string[]): boolean => {
    const ids = sequence.map((item) => item.id);
    const now = digest(texts.join('\u0000'));
    kept.add(ids.join('\n'));
    if (known.get(ids.join('\n')) === now) return false;
    changes.push({ op: 'putRecord', kind: 'neighbourhood', id, value: { thread: id, digest: now, items: ids } });
    return true;
  };
  for (const [id, thread] of threads) {
    const texts = thread.map(saying);
    if (!keep(id, thread, texts)) continue;
    thread.forEach((item, at) => {
      const near = texts.filter((_, other) => other !== at && Math.abs(other - at) <= REACH);
      changes.push({ op: 'putContext', id: item.id, context: tokens(near.join('\n')).join(' ') });
    });
  }
  for (const [id, stretch] of stretches) keep(id, stretch, []);
  const gone = recorded.filter((one) => !kept.has(one.items.join('\n')));
  return [...changes, ...leaving(gone, threads, stretches)];
}

/** Items that stand alone now have no neighbours, and a thread or stretch that nobody is in has no record. */
function leaving(
  gone: readonly Neighbourhood[],
  threads: ReadonlyMap<string, readonly MemoryItem[]>,
  stretches: ReadonlyMap<string, readonly MemoryItem[]>,
): Change[] {
  const inThread = new Set<ItemId>([...threads.values()].flat().map((item) => item.id));
  const alone = gone.filter((one) => !isStretch(one)).flatMap(({ items }) => items.filter((id) => !inThread.has(id)));
  const empty = gone.filter(({ thread }) => !threads.has(thread) && !stretches.has(thread));
  return [
    ...alone.map((id): Change => ({ op: 'putContext', id, context: '' })),
    ...empty.map(({ thread }): Change => ({ op: 'deleteRecord', kind: 'neighbourhood', id: thread })),
  ];
}
