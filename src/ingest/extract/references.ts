import { matchesIn } from '../../language/matches.ts';
import { findPhrases, hasPhrase } from '../../language/phrases.ts';
import type { Reference } from '../../memory/item-text.ts';
import { airlines, trainNames } from './carriers.ts';
import { lineEnd, lineStart, type Passage } from './passage.ts';
import { flightWords, referenceLabels } from './reference-labels.ts';
import { trackingFormats } from './tracking-numbers.ts';
import { isCapital } from './venue-names.ts';

const MOST_REFERENCES = 60;

/** What may stand between a label and its code. */
const filler =
  /(?:\s{0,2}(?:number|no\.?|nr\.?|num\.?|n[°º]\.?|n\.|id|code|ref\.?|reference|nummer|numéro|número|numero|code|confirmation|confirmed|\([^()\n]{1,20}\)|is|ist|est|es|è|är|lautet|为|是|は))*[\s:：#№.\-–]{0,6}\n?\s{0,4}#?/iuy;
const code = /[A-Z0-9](?:[A-Z0-9]|[-/._](?=[A-Z0-9])){2,29}(?![A-Za-z0-9])/y;
/** Figures in groups, as bills number themselves: "7719 0031 22", to the end of what is said. */
const groupedFigures = /\d{2,6}(?: \d{2,6}){1,5}(?=\s*(?:$|[\n.,;)|]))/y;
const FEWEST_GROUPED = 7;
/** Six capitals or digits, as reservation systems of airlines give them. */
const recordLocator = /^[A-Z0-9]{6}$/;
const isDate = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/;
/** What all numbers of carriers have, and those of such orders. */
const hasTracking = /\d{9}|1Z/;
const hasManyFigures = /\d{7}/;
const amazonOrder = /(?<![\d-])\d{3}-\d{7}-\d{7}(?![\d-])/g;
const flightCode =
  /(?<![A-Za-z0-9.,:/-]|\d\s)([A-Z][A-Z0-9]|[0-9][A-Z])[ \u00a0]?(\d{2,4})(?![A-Za-z0-9]|[.,:/-]\d|\s?(?:am|pm|km|kg|EUR|€|%))/g;
const hasTrainWord = /次|号列车/;
const chineseTrain = /(?<![A-Za-z0-9])([GDCZTK]\d{1,4})(?=\s?(?:次|号列车))/g;

/** Codes by which a message speaks of a booking, an order, a flight, a parcel…, each once, in order of kind found. */
export function referencesIn(passage: Passage): Reference[] {
  if (!/\d|[A-Z]{6}/.test(passage.text)) return [];
  const found = new Map<string, Reference>();
  const add = (kind: Reference['kind'], written: string): void => {
    const key = written.replace(/[\s\u00a0]/g, '');
    if (found.size < MOST_REFERENCES && !found.has(key)) found.set(key, { kind, code: written, field: passage.field });
  };
  if (hasTracking.test(passage.text)) for (const number of trackingNumbers(passage.text)) add('tracking', number);
  if (hasManyFigures.test(passage.text))
    for (const match of matchesIn(passage.text, amazonOrder)) add('order', match[0]);
  for (const { kind, written } of labelled(passage)) add(kind, written);
  for (const flight of flights(passage)) add('flight', flight);
  for (const train of trains(passage)) add('train', train);
  return [...found.values()].filter(({ code }) => ![...found.values()].some((other) => isTailOf(code, other.code)));
}

/** "7741" of "INV-7741" is no code of its own. */
const isTailOf = (code: string, whole: string): boolean =>
  /[-/]$/.test(whole.slice(0, -code.length)) && whole.endsWith(code);

function trackingNumbers(text: string): string[] {
  return trackingFormats.flatMap(({ pattern, isValid }) =>
    matchesIn(text, pattern)
      .map((match) => match[0])
      .filter(isValid),
  );
}

function labelled({ text, words }: Passage): { kind: Reference['kind']; written: string }[] {
  const found: { kind: Reference['kind']; written: string }[] = [];
  for (const label of findPhrases(referenceLabels, words)) {
    // "Bookings" and "re-order" are other words; a label inside a longer word never gets here.
    filler.lastIndex = label.end;
    filler.exec(text);
    code.lastIndex = Math.max(filler.lastIndex, label.end);
    groupedFigures.lastIndex = code.lastIndex;
    const grouped = groupedFigures.exec(text)?.[0];
    const written = isLong(grouped) ? grouped : code.exec(text)?.[0];
    if (written === undefined || (label.value === 'ticket' && isOfHelp.test(text.slice(0, label.start)))) continue;
    const isNumbered = saysNumber.test(text.slice(label.start, code.lastIndex - written.length));
    const isLetters =
      lettersAlone.test(written) &&
      !notYetGiven.test(written) &&
      (isNumbered || (isNoWord.test(written) && /\p{Ll}|\p{Script=Han}/u.test(text.slice(label.start, label.end))));
    if (isCode(written, label.value) || isLetters) found.push({ kind: label.value, written });
  }
  return found;
}

/** "Customer service, ticket 4391" numbers a request for help, and admits nobody. */
const isOfHelp =
  /\b(?:customer (?:service|care|support)|support|help ?desk|service (?:team|desk)|kundenservice|kundendienst|service client)\b[^.\n]{0,12}$|客服(?:中心)?[^。\n]{0,6}$/iu;

/** After "order number" or "#" stands a code, though it may happen to have no figure. */
const saysNumber = /number|numéro|nummer|número|numero|\bn[°º]|\bn[or]\.|[#№号號]/iu;
const lettersAlone = /^[A-Z]{6,10}$/;
/** What nobody can pronounce is a code without a number before it, too: "order TWBNEPKE". */
const isNoWord = /[^AEIOUY]{4}|Q(?!U)|[JVX][^AEIOUY]|[^AEIOUYS]{3}$/;
const notYetGiven =
  /^(?:PENDING|UNKNOWN|FOLLOWS|MISSING|CONFIRMED|CANCELLED|CANCELED|SHIPPED|DELIVERED|DETAILS|SUMMARY)$/;

const isLong = (grouped: string | undefined): grouped is string =>
  (grouped ?? '').replaceAll(' ', '').length >= FEWEST_GROUPED;

/** A code has a digit, or is a record locator; a date, a year or a short count is none. */
function isCode(written: string, kind: Reference['kind']): boolean {
  if (isDate.test(written)) return false;
  if (!/\d/.test(written)) return kind === 'booking' && recordLocator.test(written);
  if (/^(?:19|20)\d\d$/.test(written)) return false;
  return /^\d+$/.test(written) ? written.length >= 4 : written.length >= 4;
}

/** “Cologne (CGN) to Dublin (DUB)”, 您的机票已出票: flights without the word. */
const tellsRoute = /\([A-Z]{3}\)[^\n(]{1,40}\([A-Z]{3}\)|机票|機票/u;

function flights({ text, words }: Passage): string[] {
  const speaksOfFlying = hasPhrase(flightWords, words);
  if (!speaksOfFlying && !tellsRoute.test(text)) return [];
  return matchesIn(text, flightCode)
    .filter(({ 1: airline = '', index }) => {
      const line = text.slice(lineStart(text, index), lineEnd(text, index));
      return airlines.has(airline) && (speaksOfFlying || tellsRoute.test(line));
    })
    .map((match) => match[0]);
}

/** "ICE 599", "Eurostar 9024", "Train no. 1234", "G123次". */
function trains({ text, words }: Passage): string[] {
  const found = hasTrainWord.test(text) ? matchesIn(text, chineseTrain).map((match) => match[1] ?? '') : [];
  words.forEach((word, i) => {
    const number = words[i + 1];
    if (number === undefined || !isCapital(text, word) || !trainNames.has(word.folded)) return;
    const written = text.slice(word.start, number.end);
    if (/^\D+[ \u00a0]\d{2,5}$/.test(written) && !isPrice(text, number.end)) found.push(written);
  });
  return found;
}

const isPrice = (text: string, end: number): boolean => /^(?:[.,:]\d|\s?[€£$%])/.test(text.slice(end, end + 3));
