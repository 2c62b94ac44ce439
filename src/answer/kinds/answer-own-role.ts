import { relationOf } from '../../language/relation-words.ts';
import { sentences } from '../../language/sentences.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Person } from '../../memory/person.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { listText } from '../wording.ts';

const whoIsMy = /^(?:and |so )?who(?:['’]s| is| are| was| were) (?:my|our) ([\p{L}' -]{2,30})\??$/iu;
const MOST_PEOPLE = 6;
const SURENESS = 0.85;

/** The role that is asked for: a relation that whole words of the question name, such as "best friend". */
export function roleAsked(text: string): string | undefined {
  const noun = relationOf(whoIsMy.exec(text.trim())?.[1] ?? '');
  return noun?.kind === 'person' ? noun.claim : undefined;
}

export const asksForOwnRole = ({ text }: Pick<Question, 'text'>): boolean => roleAsked(text) !== undefined;

/** "Who is my sister?": people who are known to have the role toward the owner, each by the words that say so; no animals. */
export async function answerOwnRole({ store, text, language }: Question): Promise<Draft | undefined> {
  const role = roleAsked(text);
  const people = (await store.records('person')).filter(
    ({ kind, hidden, roles }) => kind !== 'pet' && hidden !== true && role !== undefined && roles.includes(role),
  );
  const found: Named[] = [];
  for (const person of people.slice(0, MOST_PEOPLE)) {
    const items = await store.items(person.evidence.map(({ item }) => item));
    const said = saidOf(person, items);
    if (said !== undefined) found.push(said);
  }
  return namedDraft(found, language, SURENESS);
}

type Named = { readonly name: string; readonly citations: Draft['citations'] };

/** The names that were found, each by what says so; none where nobody was. */
export function namedDraft(
  found: readonly Named[],
  language: Question['language'],
  sureness: number,
): Draft | undefined {
  if (found.length === 0) return undefined;
  const text = listText(
    found.map(({ name }) => name),
    language,
  );
  const citations = found.flatMap((one) => one.citations);
  return { text, type: 'open_end', citations, sureness, known: sureness, notes: [] };
}

/** The longest of the names that the sentence has which says what somebody is. */
function saidOf({ id, name, names, evidence }: Person, items: readonly MemoryItem[]): Named | undefined {
  const longest = [name, ...names].toSorted((a, b) => b.length - a.length);
  for (const { item: from, quote } of evidence) {
    const item = items.find((one) => one.id === from);
    for (const { field, text } of item === undefined ? [] : quotable(item)) {
      const said = sentences(text).find((sentence) => quote !== undefined && sentence.text.includes(quote))?.text;
      const named = said === undefined ? undefined : longest.find((one) => said.includes(one));
      if (item !== undefined && said !== undefined && named !== undefined)
        return { name: named, citations: [cite(item.id, field, said)] };
    }
    // "Your sister" under a letter: the name is that of who wrote it.
    const at = item?.people?.findIndex((mention) => mention.id === id) ?? -1;
    const mentioned = item?.people?.[at]?.name;
    if (item !== undefined && mentioned !== undefined)
      return { name: mentioned, citations: [cite(item.id, `people.${at}`, mentioned)] };
  }
  return undefined;
}
