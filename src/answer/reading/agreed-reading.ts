import { everywhere } from '../../language/everywhere.ts';
import { slug } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { WrittenForm } from '../asked/asked-field.ts';
import { cite } from '../question.ts';
import { quotable } from './best-sentence.ts';

export type AgreedReading = {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly item: MemoryItem;
  /** The weights of all forms that the records write it in, each record and field once. */
  readonly weight: number;
};

const article = /^(?:the|an?|your|my|our|ein(?:e[nrs]?)?|une?|un[ao]?)\s+/iu;
const MOST_CITED = 3;
const MOST_READ = 4_000;

type Found = {
  text: string;
  readonly item: MemoryItem;
  weight: number;
  readonly places: Map<string, number>;
  readonly citations: Citation[];
};

/**
 * The value that the records agree on: of all that the forms find, the one that is written most often and most surely.
 * Records of one dealing name its thing in their titles, texts and photographed papers; what only one of them says in a
 * doubtful form is outvoted.
 */
export function agreedReading(
  items: readonly MemoryItem[],
  forms: readonly WrittenForm[],
  refuses: (value: string) => boolean,
): AgreedReading | undefined {
  const found = new Map<string, Found>();
  for (const item of items) {
    for (const { field, text } of quotable(item)) {
      for (const form of forms) {
        if (form.fields?.includes(field) === false) continue;
        for (const match of matchesIn(text.slice(0, MOST_READ), everywhere(form.pattern)))
          note(found, item, field, match.groups?.['v'], form.weight, refuses);
      }
    }
  }
  const [best] = [...found.values()].sort((a, b) => b.weight - a.weight || b.text.length - a.text.length);
  return best === undefined
    ? undefined
    : { text: best.text, citations: best.citations.slice(0, MOST_CITED), item: best.item, weight: best.weight };
}

function note(
  found: Map<string, Found>,
  item: MemoryItem,
  field: string,
  value: string | undefined,
  weight: number,
  refuses: (value: string) => boolean,
): void {
  const text = value?.trim().replace(/[\s.,;:!?。，；：！？]+$/u, '') ?? '';
  const key = slug(text.replace(article, ''));
  if (key === '' || refuses(text)) return;
  const place = `${item.id} ${field}`;
  const known = found.get(key);
  if (known === undefined) {
    found.set(key, { text, item, weight, places: new Map([[place, weight]]), citations: [cite(item.id, field, text)] });
    return;
  }
  const before = known.places.get(place) ?? 0;
  if (weight > before) {
    known.weight += weight - before;
    known.places.set(place, weight);
  }
  if (before === 0) known.citations.push(cite(item.id, field, text));
  // Capitals throughout are a printer's; a text written with small letters is how it is called.
  if (known.text === known.text.toUpperCase() && text !== text.toUpperCase()) known.text = text;
}
