import { slug } from '../language/fold.ts';
import { term } from '../language/terms.ts';
import { tokens } from '../language/tokens.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import { locationNames } from '../memory/location.ts';
import type { LeafArgs } from '../memory/query-plan.ts';
import type { Store } from '../ports/store.ts';
import type { Ranked } from '../retrieve/rank/rank-items.ts';
import type { Retrieval } from '../retrieve/search.ts';
import { accountWords } from './answer-words.ts';
import { conjuncts, type Support } from './question.ts';

/** Below this share of the topic (by rarity) an item is about something else. Provisional until calibrated. */
export const LEAST_SUPPORT = 0.45;
const MOST_READ = 20_000;

/** Everything an item itself says, as index tokens. */
export function itemTokens(item: MemoryItem): Set<string> {
  const parts = [
    item.title,
    item.caption,
    item.shortCaption,
    item.summary,
    item.ocr?.text,
    item.documentKind,
    item.body === undefined ? undefined : mainText(item.body),
    ...(item.people ?? []).flatMap((p) => [p.name, p.role]),
    ...(item.entities ?? []).map((e) => e.name),
    ...(item.tags ?? []).map((t) => t.name),
    ...(item.place === undefined ? [] : [...locationNames(item.place), item.place.label]),
    ...(item.attachments ?? []).map((a) => a.name),
  ];
  return new Set(
    tokens(
      parts
        .filter((part) => part !== undefined)
        .join('\n')
        .slice(0, MOST_READ),
    ),
  );
}

/** Tokens that the item's account stands for: an invoice of a lodging account is about a hotel, whatever its words. */
export function accountTokens(id: ItemId, accounts: readonly LedgerAccount[]): string[] {
  const kinds = accounts
    .filter((account) => account.entries.some((entry) => entry.item === id))
    .map((account) => account.kind);
  return accountWords.filter(({ kind }) => kinds.includes(kind)).flatMap(({ words }) => [...words]);
}

/**
 * The hits that have what the question is about: enough of its topic words, every person it names, and no place that is
 * unknown to hold. Safety comes first here: an answer from a vaguely related item is worse than none.
 */
export async function supportedHits(
  store: Store,
  retrieval: Retrieval,
  topic: ReadonlyMap<string, number>,
  accounts: readonly LedgerAccount[],
): Promise<Support[]> {
  const found: Support[] = [];
  for (const hit of retrieval.hits) {
    const support = topicShare(hit.item, topic, accounts);
    if (support < LEAST_SUPPORT || !(await factsHold(store, hit, retrieval, accounts))) continue;
    found.push({ ...hit, support });
  }
  return found;
}

export function topicShare(
  item: MemoryItem,
  topic: ReadonlyMap<string, number>,
  accounts: readonly LedgerAccount[],
): number {
  if (topic.size === 0) return 1;
  const has = new Set([...itemTokens(item), ...accountTokens(item.id, accounts)]);
  let all = 0;
  let found = 0;
  for (const [token, weight] of topic) {
    all += weight;
    if (has.has(token)) found += weight;
  }
  return all === 0 ? 1 : found / all;
}

async function factsHold(
  store: Store,
  hit: Ranked,
  retrieval: Retrieval,
  accounts: readonly LedgerAccount[],
): Promise<boolean> {
  const leaves = conjuncts(retrieval.plan.root);
  const speaks = (tool: string): boolean => hit.why.some((why) => why.tool === tool && why.weight > 0);
  if (leaves.some((leaf) => leaf.tool === 'person') && !speaks('person')) return false;
  if (leaves.some((leaf) => leaf.tool === 'event') && !speaks('event')) return false;
  if (leaves.some((leaf) => leaf.tool === 'time') && hit.why.some((why) => why.tool === 'time' && why.weight < 0))
    return false;
  for (const leaf of leaves) {
    if (leaf.tool !== 'place' || speaks('place')) continue;
    const names = [
      ...placeNames(hit.item),
      ...accounts.filter((a) => a.entries.some((e) => e.item === hit.item.id)).flatMap((a) => a.place ?? []),
    ];
    if (!(await anyInside(store, names, leaf.args))) return false;
  }
  return true;
}

const placeNames = (item: MemoryItem): string[] => [
  ...(item.place === undefined ? [] : locationNames(item.place)),
  ...(item.entities ?? [])
    .filter((e) => e.kind === 'city' || e.kind === 'country' || e.kind === 'venue')
    .map((e) => e.name),
];

/** Whether one of the names is the place, or lies in it as far as any item of the memory shows both together. */
export async function anyInside(store: Store, names: readonly string[], place: LeafArgs<'place'>): Promise<boolean> {
  for (const name of new Set(names)) {
    if (slug(name) === slug(place.name)) return true;
    const together = await store.match({ any: [[term.place(name)], [term.place(place.name)]], none: [] }, 1);
    if (together.length > 0) return true;
  }
  return false;
}
