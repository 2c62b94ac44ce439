import { type Asked, coverage, daysAway } from '../../language/asked-words.ts';
import { itemTokens } from '../../language/item-tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { localMillis } from '../../memory/time-span.ts';

/** An item that a ranking named: its BM25, its places by words and by the search, and how probable the search holds it. */
export type Named = {
  readonly item: MemoryItem;
  readonly score: number;
  readonly byWords: number | undefined;
  readonly bySearch: number | undefined;
  readonly probability: number;
};

export const listFeatures = [
  'bm25',
  'wordPlace',
  'searchPlace',
  'probability',
  'exact',
  'exactOfBest',
  'alike',
  'alikeOfBest',
  'daysOff',
  'datesOff',
  'age',
  'laterOfSender',
  'modality',
  'words',
] as const;

const NO_PLACE = 99;
const DAY = 86_400_000;
const modalities = ['email', 'image', 'video', 'text'] as const;

const senderOf = ({ people = [] }: MemoryItem): string | undefined => {
  const sender = people.find(({ how }) => how === 'sender');
  return sender?.address ?? sender?.name;
};

/** A row for each item, by `listFeatures`. */
export function listRows(named: readonly Named[], asked: Asked): Float32Array {
  const said = named.map(({ item }) => coverage(asked, itemTokens(item)));
  const mostScore = Math.max(1e-6, ...named.map(({ score }) => score));
  const mostExact = Math.max(1e-6, ...said.map(([exact]) => exact));
  const mostAlike = Math.max(1e-6, ...said.map(([, alike]) => alike));
  const senders = named.map(({ item }) => senderOf(item));
  const rows = new Float32Array(named.length * listFeatures.length);
  for (const [n, { item, score, byWords, bySearch, probability }] of named.entries()) {
    const [exact, alike] = said[n] ?? [0, 0];
    const start = item.time?.start;
    const at = start === undefined ? undefined : localMillis(start);
    const later = (other: Named, k: number): boolean =>
      senders[k] === senders[n] && (other.item.time?.start ?? '') > (start ?? '');
    rows.set(
      [
        score / mostScore,
        byWords ?? NO_PLACE,
        bySearch ?? NO_PLACE,
        probability,
        exact,
        exact / mostExact,
        alike,
        alike / mostAlike,
        at === undefined ? -1 : daysAway(asked, at, at),
        nearest(item, asked),
        at === undefined ? -1 : (asked.now - at) / DAY,
        senders[n] === undefined || start === undefined ? 0 : named.filter(later).length,
        modalities.indexOf(item.modality),
        asked.words.length,
      ],
      n * listFeatures.length,
    );
  }
  return rows;
}

/** Days from the nearest date that an item speaks of to the times asked; -1 where either is none. */
function nearest({ dates = [] }: MemoryItem, asked: Asked): number {
  const away = dates.map(({ start, end }) => daysAway(asked, localMillis(start), localMillis(end)));
  return away.length === 0 ? -1 : Math.min(...away);
}
