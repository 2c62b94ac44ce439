import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Mention } from '../../memory/person.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { nameSaid } from '../said-in.ts';
import { listText } from '../wording.ts';

type Counted = { readonly mention: Mention; readonly citation: Citation; readonly count: number };

const MOST_NAMED = 8;

/** Whom items mention in a way that fits, each once with how many items do, the most mentioned first. */
export function countedPeople(
  items: readonly MemoryItem[],
  fits: (mention: Mention, item: MemoryItem) => boolean,
  keyOf = ({ id, name }: Mention): string => id ?? name,
): Counted[] {
  const found = new Map<string, Counted>();
  for (const item of items) {
    for (const [index, mention] of (item.people ?? []).entries()) {
      if (mention.name === '' || !fits(mention, item)) continue;
      const key = keyOf(mention);
      const known = found.get(key) ?? { mention, citation: cite(item.id, `people.${index}`, mention.name), count: 0 };
      found.set(key, { ...known, count: known.count + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count).slice(0, MOST_NAMED);
}

/** People as an answer: one by the name that the language has for them, several as a list. */
export const peopleDraft = (people: readonly Counted[], { retrieval, language }: Question): Draft => ({
  text: listText(
    people.map(({ mention: { name, id } }) =>
      people.length > 1 ? name : nameSaid(name, { kind: 'person', id }, retrieval.gazetteer, language),
    ),
    language,
  ),
  type: 'open_end',
  citations: people.map(({ citation }) => citation),
  sureness: 0.8,
  notes: [],
});
