import type { MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';
import { locationNames } from '../memory/location.ts';
import { readOnce } from '../memory/read-once.ts';
import { spokenText } from '../memory/seen.ts';
import { wordsOfThings } from './thing-words.ts';
import { tokens } from './tokens.ts';

const MOST_READ = 20_000;

/** Everything an item itself says, as index tokens. */
export const itemTokens = readOnce((item: MemoryItem): ReadonlySet<string> => {
  const parts = [
    item.title,
    item.caption,
    item.shortCaption,
    item.summary,
    item.transcript && spokenText(item.transcript),
    item.ocr?.text,
    item.documentKind,
    item.body === undefined ? undefined : mainText(item.body),
    ...(item.people ?? []).flatMap((p) => [p.name, p.role, p.how === 'sender' ? addressWords(p.address) : undefined]),
    ...(item.entities ?? []).map((e) => e.name),
    ...(item.tags ?? []).map((t) => t.name),
    ...(item.place === undefined ? [] : [...locationNames(item.place), item.place.label]),
    ...(item.attachments ?? []).map((a) => a.name),
    wordsOfThings(item.structuredData),
  ];
  return new Set(
    tokens(
      parts
        .filter((part) => part !== undefined)
        .join('\n')
        .slice(0, MOST_READ),
    ),
  );
});

/** What an address says of who writes: "reception@vets.example" is of vets. */
const addressWords = (address: string | undefined): string | undefined =>
  address
    ?.replace(/\.[a-z]{2,10}$/i, '')
    .split(/[@._+-]/)
    .filter((word) => word.length > 2 && !mailboxWords.has(word.toLowerCase()))
    .join(' ');
const mailboxWords: ReadonlySet<string> = new Set(
  'info mail email news newsletter noreply reply service contact hello office support team gmail googlemail outlook hotmail yahoo icloud post web'.split(
    ' ',
  ),
);
