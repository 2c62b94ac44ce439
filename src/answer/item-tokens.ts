import { tokens } from '../language/tokens.ts';
import type { MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import { locationNames } from '../memory/location.ts';
import { accountWords } from './answer-words.ts';

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

/** Tokens that accounts stand for: an invoice of a lodging account is about a hotel, whatever its words. */
export function accountTokens(accounts: readonly LedgerAccount[]): string[] {
  const kinds = new Set(accounts.map(({ kind }) => kind));
  return accountWords.filter(({ kind }) => kinds.has(kind)).flatMap(({ words }) => [...words]);
}
