import { DateTime } from 'luxon';
import { digest } from '../language/digest.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { Mention } from '../memory/person.ts';
import { derived } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { NodeValue, StructuredNode } from '../memory/structured-data.ts';

/** How these readings are signed: they are made again whenever another version of the card comes. */
export const CONTACT_READINGS = 'contact-card';

/** What the card of a contact says of its item: whose it is, and all that it says as text, an entry a line. */
export function contactReadings(item: MemoryItem): Reading[] {
  if (!item.identity.startsWith('vcard:')) return [];
  const card = item.structuredData?.find(({ source }) => source === 'vcard');
  const name = textsIn(card?.['name'])[0];
  if (card === undefined || name === undefined) return [];
  const by = derived(CONTACT_READINGS, 1, 0.99);
  const known: Mention = { name, how: 'named', face: digest(item.identity) };
  return [
    reading('title', name, by),
    reading('people', [known], by),
    reading('body', { text: [name, ...cardLines(card)].join('\n') }, by),
  ];
}

const textsIn = (value: NodeValue | undefined): string[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' && one !== '' ? [one] : []));
const nodesIn = (value: NodeValue | undefined): StructuredNode[] =>
  [value].flat().filter((one): one is StructuredNode => typeof one === 'object' && one !== null && !Array.isArray(one));

function cardLines(card: StructuredNode): string[] {
  const line = (label: string, values: readonly string[]): string[] => values.map((value) => `${label}: ${value}`);
  const organisations = nodesIn(card['worksFor']).map(({ name, department }) => said(name, department));
  return [
    ...line('Nickname', textsIn(card['alternateName'])),
    ...line('Birthday', textsIn(card['birthDate']).map(dayInWords)),
    ...datesOf(card),
    ...reachedAt(card, 'telephone', 'Phone'),
    ...reachedAt(card, 'email', 'E-mail'),
    ...nodesIn(card['address']).map(
      (address) => `${labelled('Address', textsIn(address['name'])[0])}: ${addressInWords(address)}`,
    ),
    ...line('Organisation', organisations),
    ...line('Job title', textsIn(card['jobTitle'])),
    ...relations.flatMap(([property, label]) => relatives(card[property], label)),
    ...line('Website', [...textsIn(card['url']), ...textsIn(card['sameAs'])]),
    ...line('Group', textsIn(card['keywords'])),
    ...line('Note', textsIn(card['description'])),
  ];
}

const relations = [
  ['spouse', 'Spouse'],
  ['children', 'Child'],
  ['parent', 'Parent'],
  ['sibling', 'Sibling'],
  ['colleague', 'Colleague'],
  ['knows', 'Friend'],
  ['relatedTo', 'Related'],
] as const;

/** By the word of the card ("Mother"), else by that of the relation. */
const relatives = (value: NodeValue | undefined, label: string): string[] =>
  nodesIn(value).flatMap(({ name, description }) =>
    textsIn(name).map((one) => `${capitalised(textsIn(description)[0] ?? label)}: ${one}`),
  );

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** "Home address", "Work phone". */
const labelled = (label: string, kind: string | undefined): string =>
  kind === undefined ? label : `${capitalised(kind)} ${label.toLowerCase()}`;
const said = (...values: readonly (NodeValue | undefined)[]): string => values.flatMap(textsIn).join(', ');

/** Numbers and addresses with what they are for, where that is said. */
function reachedAt(card: StructuredNode, property: 'telephone' | 'email', label: string): string[] {
  const kinds = new Map(
    nodesIn(card['contactPoint']).map((point) => [textsIn(point[property])[0], textsIn(point['contactType'])[0]]),
  );
  return textsIn(card[property]).map((value) => `${labelled(label, kinds.get(value))}: ${value}`);
}

const addressInWords = (address: StructuredNode): string =>
  said(
    address['streetAddress'],
    address['postOfficeBoxNumber'],
    address['postalCode'],
    address['addressLocality'],
    address['addressRegion'],
    address['addressCountry'],
  );

const datesOf = (card: StructuredNode): string[] =>
  nodesIn(card['subjectOf']).flatMap(({ name, startDate }) =>
    textsIn(startDate).map((day) => `${capitalised(textsIn(name)[0] ?? 'Date')}: ${dayInWords(day)}`),
  );

/** "12 April 1985", "12 April" of no year; what is no date as it is written. */
function dayInWords(day: string): string {
  const yearless = /^--(\d\d-\d\d)$/.exec(day)?.[1];
  // A leap year has all days.
  const date = DateTime.fromISO(yearless === undefined ? day : `2000-${yearless}`, { locale: 'en', zone: 'utc' });
  return date.isValid ? date.toFormat(yearless === undefined ? 'd MMMM yyyy' : 'd MMMM') : day;
}
