import { z } from 'zod';
import { messageParts } from '../../language/message-parts.ts';
import type { BodyPart } from '../../memory/item-text.ts';
import type { Mention } from '../../memory/person.ts';
import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import { filled, placeOf } from './media-row.ts';
import { naiveTime } from './row-time.ts';

const text = z.string().nullish().catch(undefined);

export const emailRowSchema = z.looseObject({
  id: z.string().min(1),
  timestamp: text,
  short_summary: text,
  detail: text,
  subject: text,
  sender: text,
  location: text,
  conversational_text: text,
});
export type EmailRow = z.infer<typeof emailRowSchema>;

const seen = observed('atm.row');

/** A mail of the data set as readings; its detail block is taken apart into head lines and content. */
export function emailReadings(row: EmailRow): Reading[] {
  const detail = parseDetail(row.detail ?? '');
  const found: Reading[] = [];
  const time = naiveTime(row.timestamp ?? '') ?? naiveTime(detail.date ?? '');
  if (time !== undefined) found.push(reading('time', time, seen));
  const title = filled(row.subject) ?? detail.subject;
  if (title !== undefined) found.push(reading('title', title, seen));
  const summary = filled(row.short_summary);
  if (summary !== undefined) found.push(reading('summary', summary, seen));
  const body = detail.content ?? filled(row.conversational_text);
  if (body !== undefined) found.push(reading('body', bodyOf(body), seen));
  const people = [
    ...mentions(filled(row.sender) ?? detail.from, 'sender'),
    ...mentions(detail.to, 'recipient'),
    ...mentions(detail.cc, 'copied'),
  ];
  if (people.length > 0) found.push(reading('people', people, seen));
  const place = placeOf(undefined, filled(row.location), undefined);
  if (place !== undefined) found.push(reading('place', place, seen));
  return found;
}

export type MailDetail = {
  readonly date?: string;
  readonly from?: string;
  readonly to?: string;
  readonly cc?: string;
  readonly subject?: string;
  readonly content?: string;
};

/**
 * With its parts only where firms' pages leave their furniture in it. What is quoted or signed is kept as the letter's own:
 * a row stands alone, and no other row holds what it quotes.
 */
function bodyOf(text: string): { readonly text: string; readonly parts?: BodyPart[] } {
  const parts = messageParts(text);
  if (parts.every(({ kind }) => kind !== 'boilerplate')) return { text };
  return { text, parts: parts.map((part) => (part.kind === 'boilerplate' ? part : { ...part, kind: 'main' })) };
}

const headLine = /^[\s*_-]*(date|from|to|cc|subject|content|body)[\s*_]*:[\s*_]*(.*)$/i;
const keyOf: ReadonlyMap<string, keyof MailDetail> = new Map([
  ['date', 'date'],
  ['from', 'from'],
  ['to', 'to'],
  ['cc', 'cc'],
  ['subject', 'subject'],
  ['content', 'content'],
  ['body', 'content'],
]);

/** "Date: … From: … Subject: … Content: …" on lines of their own; everything from Content on is the message. */
export function parseDetail(detail: string): MailDetail {
  const found: { -readonly [K in keyof MailDetail]: string } = {};
  const lines = detail.includes('\r') ? detail.split(/\r?\n/) : detail.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, word = '', rest = ''] = headLine.exec(line) ?? [];
    const key = keyOf.get(word.toLowerCase());
    if (key === 'content') {
      const content = [rest, ...lines.slice(index + 1)].join('\n').trim();
      return content === '' ? found : { ...found, content };
    }
    if (key === undefined) {
      // Without a Content line, the message starts at the first line that is no head line.
      if (line.trim() === '') continue;
      return { ...found, content: lines.slice(index).join('\n').trim() };
    }
    const value = rest.trim();
    if (value !== '') found[key] = value;
  }
  return found;
}

/** "Ada Lovelace <ada@example.org>, bob@example.org" as people. */
function mentions(written: string | undefined, how: Mention['how']): Mention[] {
  if (written === undefined) return [];
  return written
    .split(/[;,](?![^<"]*[>"])/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [, name = '', address] = /^"?([^"<]*?)"?\s*<([^<>\s]+@[^<>\s]+)>$/.exec(one) ?? [];
      if (address !== undefined) return { name: name || address, how, address: address.toLowerCase() };
      return /^\S+@\S+$/.test(one) ? { name: one, how, address: one.toLowerCase() } : { name: one, how };
    });
}
