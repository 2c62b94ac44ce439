import { fold } from '../../language/fold.ts';
import { relationCues } from '../../language/relation-cues.ts';
import type { DocumentKind, Entity } from '../../memory/item-text.ts';
import { dealings, deskSuffix, type FoundName, mailProviders } from './name-rules.ts';
import type { Passage, TextContext } from './passage.ts';
import { signedBy, signedOnCard, toldAs } from './person-names.ts';
import { cityInVenue, places } from './place-names.ts';
import { hanVenues, phrased, receiptHead, venues } from './venue-names.ts';

const MOST_NAMES = 60;
/** Letters to everybody speak of nobody's cat. */
const toEverybody: ReadonlySet<DocumentKind> = new Set(['newsletter', 'promotion']);

/** Names that a text holds: venues, shops, cities, countries, people and pets, each once with its kind. */
export function namesIn(passage: Passage, context: TextContext, kind: DocumentKind | undefined): Entity[] {
  const related =
    kind !== undefined && toEverybody.has(kind) ? [] : relationCues(passage.text, passage.words, context.senderName);
  const head = passage.field === 'ocr' && kind === 'receipt' ? receiptHead(passage.text) : [];
  const all: FoundName[] = [
    ...related.map(({ name, kind: who }) => ({ name, kind: who })),
    ...[...venues(passage), ...hanVenues(passage.text), ...phrased(passage)].flatMap((found) =>
      located(found, context),
    ),
    ...head,
    ...places(passage, context),
    ...(passage.field === 'body' ? signedBy(passage) : []),
    ...(passage.field === 'ocr' && kind === 'card' ? signedOnCard(passage.text) : []),
    ...toldAs(passage),
  ];
  return withoutParts(all)
    .slice(0, MOST_NAMES)
    .map(({ name, kind: what }) => ({ name, kind: what, field: passage.field }));
}

/** A venue whose name ends in its city is told without it; a city that is part of the name is told too. */
function located(found: FoundName, { findPlace }: TextContext): FoundName[] {
  if (found.kind !== 'venue') return [found];
  const inside = cityInVenue(found.name, findPlace);
  return inside === undefined
    ? [found]
    : [
        { name: inside.name, kind: 'venue' },
        { name: inside.city, kind: 'city' },
      ];
}

/** Each name once, and not the shorter where a longer of its kind begins with it: "Tasca" beside "Tasca do Farol". */
function withoutParts(names: readonly FoundName[]): FoundName[] {
  const once = new Map<string, FoundName>();
  for (const found of names) {
    const key = `${found.kind}\n${fold(found.name)}`;
    if (!once.has(key)) once.set(key, found);
  }
  const keys = [...once.keys()];
  const isPart = (key: string): boolean =>
    /^(?:venue|merchant)\n/.test(key) && keys.some((other) => other !== key && other.startsWith(`${key} `));
  return [...once].filter(([key]) => !isPart(key)).map(([, found]) => found);
}

/**
 * Whether a sender goes by a person's name in an address of that name: hannah.becker@ of Hannah Becker. Who sends a bill
 * is a business all the same; of who passes a receipt on nothing else tells one.
 */
export function isPrivate({ senderName = '', senderBox = '', senderDomain = '' }: TextContext): boolean {
  const names = fold(senderName)
    .split(/[^\p{L}]+/u)
    .filter((name) => name.length > 1);
  const box = fold(senderBox)
    .split(/[^\p{L}]+/u)
    .filter((name) => name.length > 1);
  const isOfName = box.length > 0 && box.every((part) => names.includes(part));
  return isOfName && names.length >= 2 && names.length <= 3 && !names.some((name) => fold(senderDomain).includes(name));
}

/** Who was dealt with in a bill, a booking or an offer: the sender's name, else the name in the domain. */
export function senderMerchant(kind: DocumentKind | undefined, context: TextContext): FoundName | undefined {
  if (kind === undefined || !dealings.has(kind)) return undefined;
  const labels = context.senderDomain?.toLowerCase().split('.') ?? [];
  const owned =
    labels.at(-2) !== undefined && /^(?:co|com|org|net|ac|gov)$/.test(labels.at(-2) ?? '')
      ? labels.at(-3)
      : labels.at(-2);
  if (owned !== undefined && mailProviders.has(owned)) return undefined;
  const display = context.senderName
    ?.replace(/^["'“”\s]+|["'“”\s]+$/g, '')
    .replace(deskSuffix, '')
    .trim();
  if (display !== undefined && display !== '' && !display.includes('@')) return { name: display, kind: 'merchant' };
  return owned === undefined || owned.length < 3
    ? undefined
    : { name: owned[0]?.toUpperCase() + owned.slice(1), kind: 'merchant' };
}
