import { type Address, addressParser } from 'postal-mime';
import { remembered } from '../../language/remembered.ts';
import type { Mention, MentionWay } from '../../memory/person.ts';
import { decodeWords } from './encoded-words.ts';
import { type HeaderField, headersOf } from './header-block.ts';

/** Who each address header names; a sender on whose behalf another posts (Sender) is not the author. */
const addressHeaders: readonly { readonly header: string; readonly how: MentionWay }[] = [
  { header: 'from', how: 'sender' },
  { header: 'to', how: 'recipient' },
  { header: 'cc', how: 'copied' },
  { header: 'bcc', how: 'copied' },
];

/** A message to more than this is to a list, not to people; the rest is left out. */
const MOST_MENTIONS = 200;
const LONGEST_ADDRESS_HEADER = 64 * 1024;
const LONGEST_NAME = 200;

/** Control characters, line ends and marks that reverse or hide text. */
const invisible = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** One line without control and direction marks, blanks collapsed. */
export const oneLine = (text: string): string => text.replace(invisible, ' ').replace(/\s+/g, ' ').trim();

/** Sender, recipients and copied people with lower-cased addresses, each once; bounded however long the headers are. */
export function messagePeople(fields: readonly HeaderField[]): Mention[] {
  const people = addressHeaders.flatMap(({ header, how }) => mentionsIn(headersOf(fields, header), how));
  const senders = people.some((person) => person.how === 'sender');
  const all = senders ? people : [...mentionsIn(headersOf(fields, 'sender'), 'sender'), ...people];
  const once = new Map(all.map((person) => [`${person.how}\n${person.address ?? person.name}`, person]));
  return [...once.values()].slice(0, MOST_MENTIONS);
}

/** Obsolete forms (RFC 5322 §4.4) that the parser does not know: routes, and comments or blanks within a domain. */
const obsolete: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /<\s*@[^<>:]{1,300}:/g, instead: '<' },
  { pattern: /(@[\w.-]{1,253})\([^()]{0,300}\)/g, instead: '$1' },
  { pattern: /(@[\w-]{1,253}) {0,20}\. {0,20}(?=[\w-])/g, instead: '$1.' },
];

function mentionsIn(headers: readonly string[], how: MentionWay): Mention[] {
  const text = headers.join(', ');
  const bounded =
    text.length <= LONGEST_ADDRESS_HEADER ? text : text.slice(0, text.lastIndexOf(',', LONGEST_ADDRESS_HEADER));
  return bounded === '' ? [] : (named.get(how)?.(bounded) ?? []).map((mention) => ({ ...mention }));
}

const MOST_HEADERS_KEPT = 5000;
/** A mailbox has the same few correspondents in thousands of headers. */
const named: ReadonlyMap<MentionWay, (header: string) => readonly Mention[]> = new Map(
  (['sender', 'recipient', 'copied'] as const).map((how) => [
    how,
    remembered(MOST_HEADERS_KEPT, (header) => parsedMentions(header, how)),
  ]),
);

/** A word of quoted-printable; base64 has no such signs. */
const encodedWord = /=\?[\w*-]{2,40}\?q\?[^?\r\n]{1,200}\?=/gi;

function parsedMentions(header: string, how: MentionWay): Mention[] {
  const modern = obsolete.reduce((said, { pattern, instead }) => said.replace(pattern, instead), header);
  // Against RFC 2047 (§5.3) some programs leave a comma or a semicolon within an encoded name as it is.
  const separable = modern.replace(encodedWord, (word) => word.replaceAll(',', '=2C').replaceAll(';', '=3B'));
  return modern === '' ? [] : flat(addressParser(separable)).flatMap((address) => mentionOf(address, how));
}

const flat = (addresses: readonly Address[]): { readonly name: string; readonly address: string }[] =>
  addresses.flatMap((entry) => (entry.group === undefined ? [entry] : entry.group));

function mentionOf(entry: { readonly name: string; readonly address: string }, how: MentionWay): Mention[] {
  const address = oneLine(entry.address).replace(/\s+/g, '').toLowerCase();
  const name = oneLine(decodeWords(entry.name))
    .replace(/^["']+|["']+$/g, '')
    .trim()
    .slice(0, LONGEST_NAME);
  const known = /^[^@\s]+@[^@\s]+$/.test(address) && address.length <= 320;
  if (!known && name === '' && address === '') return [];
  const shown = name === '' ? address : name;
  return known ? [{ name: shown, how, address }] : [{ name: shown.slice(0, LONGEST_NAME), how }];
}
