import { type Asked, coverage, daysAway } from '../../language/asked-words.ts';
import { itemTokens } from '../../language/item-tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { Named } from '../../retrieve/list/list-features.ts';

/** How far the listed items speak of what is asked at all, whichever candidate it is. */
export const listedFeatures = [
  'bestItem',
  'bestItemAlike',
  'togetherSaid',
  'rarestSaid',
  'rarest',
  'namesSaid',
  'names',
  'mostProbable',
  'secondProbable',
  'nearestDays',
  'listed',
] as const;

/** How far the item speaks of it that a candidate rests on. */
export const ofItemFeatures = [
  'itemSaid',
  'itemAlike',
  'itemRarest',
  'itemNames',
  'itemDays',
  'itemProbability',
] as const;

export type SaidOfAsked = {
  /** By `listedFeatures`. */
  readonly listed: readonly number[];
  /** By `ofItemFeatures`. */
  readonly of: (item: MemoryItem | undefined) => readonly number[];
};

const NAME = /(?<=[^.?!:\s]\s)\p{Lu}[\p{L}\d’'-]+/gu;
const NOTHING: readonly number[] = ofItemFeatures.map(() => -1);

export function saidOfAsked(items: readonly Named[], asked: Asked): SaidOfAsked {
  const rarest = asked.words[asked.weights.indexOf(Math.max(...asked.weights))] ?? '';
  const named = namesIn(asked);
  const rows = new Map<string, readonly number[]>();
  const together = new Set<string>();
  for (const { item, probability } of items) {
    const said = itemTokens(item);
    for (const token of said) together.add(token);
    const [exact, alike] = coverage(asked, said);
    const start = item.time?.start;
    const at = start === undefined ? undefined : localMillis(start);
    const days = at === undefined ? -1 : daysAway(asked, at, at);
    rows.set(item.id, [exact, alike, Number(said.has(rarest)), shareIn(named, said), days, probability]);
  }
  const all = [...rows.values()];
  const most = (at: number): number => Math.max(0, ...all.map((row) => row[at] ?? 0));
  const [first = 0, second = 0] = items.map(({ probability }) => probability).toSorted((a, b) => b - a);
  const days = all.flatMap((row) => ((row[DAYS] ?? -1) < 0 ? [] : [row[DAYS] ?? 0]));
  return {
    listed: [
      most(0),
      most(1),
      coverage(asked, together)[0],
      Number(together.has(rarest)),
      Math.max(0, ...asked.weights),
      shareIn(named, together),
      named.length,
      first,
      second,
      days.length === 0 ? -1 : Math.min(...days),
      items.length,
    ],
    of: (item) => (item === undefined ? NOTHING : (rows.get(item.id) ?? NOTHING)),
  };
}
const DAYS = ofItemFeatures.indexOf('itemDays');

/** Index tokens of the names that a question writes with capitals. */
function namesIn({ text, words }: Asked): readonly string[] {
  const names = new Set((text.match(NAME) ?? []).map((name) => name.toLowerCase()));
  return words.filter((word) => [...names].some((name) => name.startsWith(word)));
}

const shareIn = (words: readonly string[], said: ReadonlySet<string>): number =>
  words.length === 0 ? -1 : words.filter((word) => said.has(word)).length / words.length;
