import { wordsOfThings } from '../language/thing-words.ts';
import { tokensToIndex } from '../language/tokens.ts';
import type { MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';
import { locationNames } from '../memory/location.ts';
import { spokenText } from '../memory/seen.ts';
import type { IndexEntry } from '../ports/store.ts';
import { indexTerms } from './index-entry-terms.ts';

/** Beyond this a text adds size, not findability: a log file or a scanned book inside a mail. */
const MOST_BODY_TOKENS = 20_000;
/** Cut before tokenising, so that a mail of megabytes costs no more than one of 160 kB. */
const MOST_CHARACTERS = 160_000;

const joined = (parts: readonly (string | undefined)[]): string =>
  tokensToIndex(
    parts
      .filter((part) => part !== undefined && part !== '')
      .join('\n')
      .slice(0, MOST_CHARACTERS),
  )
    .slice(0, MOST_BODY_TOKENS)
    .join(' ');

/**
 * What the store indexes of an item. Quoted text and signatures stay out, so that a thread's last mail does not match
 * for what its first said. Without `context`: that is known only when all items are, and comes by `putContext`.
 */
export function indexEntry(item: MemoryItem): IndexEntry {
  return {
    title: joined([item.title, item.shortCaption]),
    names: joined(nameTexts(item)),
    body: joined([
      item.body === undefined ? undefined : mainText(item.body),
      item.caption,
      item.ocr?.text,
      item.summary,
      item.transcript && spokenText(item.transcript),
      // What its hour and season are called says nothing of what it shows: "evening sky" is no sky in every evening.
      ...(item.tags ?? []).flatMap((tag) => (tag.source === 'temporal' ? [] : [tag.name])),
      item.place?.poi,
      wordsOfThings(item.structuredData),
      ...(item.attachments ?? []).map((attachment) => attachment.name),
    ]),
    terms: indexTerms(item),
  };
}

function nameTexts(item: MemoryItem): (string | undefined)[] {
  const names = new Set<string | undefined>();
  for (const person of item.people ?? []) names.add(person.name).add(person.role);
  if (item.place !== undefined) for (const name of [...locationNames(item.place), item.place.label]) names.add(name);
  for (const entity of item.entities ?? []) names.add(entity.name);
  return [...names];
}
