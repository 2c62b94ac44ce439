import { matchesIn } from '../../language/matches.ts';
import { nameAt } from '../../language/name-words.ts';
import { findPhrases } from '../../language/phrases.ts';
import { countryNames } from './country-names.ts';
import { ambiguousCountries, type FoundName, placePrepositions, venueWords } from './name-rules.ts';
import type { Passage, TextContext } from './passage.ts';
import { isCapital } from './venue-names.ts';

/** Smaller places share their names with too many words. */
const LEAST_POPULATION = 15_000;
/** A name that nothing but a comma or a line of its own tells for a place must be well known. */
const WELL_KNOWN = 100_000;
const MOST_LOOKUPS = 60;
type FindPlace = NonNullable<TextContext['findPlace']>;

/** Cities and countries that a text names: behind "in", "to" and the like, before a country, in addresses and routes. */
export function places(passage: Passage, context: TextContext): FoundName[] {
  const { text, words } = passage;
  const countries = findPhrases(countryNames(), words).filter((c) => {
    const written = text.slice(c.start, c.end);
    return (
      !/^\p{Ll}/u.test(written) && !ambiguousCountries.has(written.toLowerCase()) && !withoutItsAccent.test(written)
    );
  });
  const found: FoundName[] = countries.map((country) => ({ name: country.value, kind: 'country' }));
  const { findPlace } = context;
  if (findPlace === undefined) return found;
  const beforeCountry = new Set(countries.map((country) => country.firstWord - 1));
  let lookups = 0;
  words.forEach((word, i) => {
    if (!isCapital(text, word) || lookups >= MOST_LOOKUPS) return;
    const isCued = placePrepositions.has(words[i - 1]?.folded ?? '') || beforeCountry.has(i);
    const isAddressed = !isCued && standsInAddress(passage, i);
    if (!isCued && !isAddressed) return;
    lookups++;
    const place = longestPlace(passage, i, findPlace, isCued ? LEAST_POPULATION : WELL_KNOWN, isAddressed);
    if (place !== undefined) found.push(place);
  });
  return [...found, ...hanPlaces(text, findPlace)];
}

/** "Oma" and "Ira" are no Omã and Irã: no country's name is so short in letters without accents. */
const withoutItsAccent = /^[A-Za-z]{1,3}$/;

/** Cities (folded) whose name is rather a word or a person where no preposition stands before it. */
const otherwiseNames: ReadonlySet<string> = new Set(
  'nice reading bath split cork mobile orange hull sale deal most victoria florence charlotte austin chelsea carolina jackson lincoln madison hamilton aurora jordan sydney paris dallas houston kingston salem santiago valencia lourdes male bari pau tours angers nancy este lens best enter union liberty independence hope surprise normal'.split(
    ' ',
  ),
);

/** "Alto Hotel, Kyoto." "Lyon – Lisbon" or a line of its own: what an address or a route is made of. */
function standsInAddress({ text, words, field }: Passage, at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (word === undefined) return false;
  const gap = before === undefined ? '\n' : text.slice(before.end, word.start);
  const next = words[at + 1];
  const isAfterName = before !== undefined && isCapital(text, before);
  // "York" of "New York" is no town of its own.
  const isWithinName = isAfterName && gap === ' ';
  if (hasCodeInFront(text, word.start) || (!isWithinName && hasCodeBehind(text, word))) return true;
  if (otherwiseNames.has(word.folded)) return false;
  if (!isWithinName && isBehindHouse(text, words, at, gap)) return true;
  const isRoute = next !== undefined && /^ ?(?:[–—→]|->) ?$/.test(text.slice(word.end, next.start));
  if (isRoute || (isAfterName && gap === ', ')) return true;
  return /^ ?(?:[–—→>|/-]|->) ?$/.test(gap) || (field === 'ocr' && /\n\s*(?:\d{4,6}\s)?$/.test(gap));
}

/**
 * A code of the post in front, at the beginning of a line or behind a comma: "80135 Napoli", "1200-382 Lisboa", "00-001 Warszawa",
 * "110 00 Praha", "1012 AB Amsterdam", "200001 Shanghai".
 */
const codeInFront =
  /(?:^|[\n,;] {0,2})(?:(?:[A-Z]{1,2}-)?(?:\d{4,5}(?:-\d{3})?|\d{3} \d{2}|\d{2}-\d{3}|\d{6})|\d{4} ?[A-Z]{2}) $/;
const LONGEST_CODE = 16;
const restOfName = /^(?: \p{Lu}\p{Ll}+){1,2}(?=,? [A-Z]{1,3}[\d ]| \d{6})/u;
const LONGEST_NAME = 30;
const british = '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}';
const canadian = '[A-Z]{2},? [A-Z]\\d[A-Z] ?\\d[A-Z]\\d';
const australian = '(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT) \\d{4}';
const asian = '\\d{6}(?=\\s*(?:$|[\\n,.;]))';
/** One behind, as in Britain, Canada, Australia, India and Singapore: "London NW1 6XE", "Toronto, ON M5V 2T6", "Mumbai 400001". */
const codeBehind = new RegExp(`^,? (?:${british}|${canadian}|${australian}|${asian})(?![\\p{L}\\d])`, 'u');
/** "New York, NY 10118" */
const americanBehind = /^,? [A-Z]{2} \d{5}(?:-\d{4})?(?![\p{L}\d])/u;
/** Towns of America are named after these, and what is known by the name is in Europe. */
const namesakes: ReadonlySet<string> = new Set(
  'paris florence naples vienna athens rome moscow valencia santiago lourdes bari hull nice bath venice dublin manchester birmingham cambridge oxford berlin frankfurt geneva milan toledo lisbon'.split(
    ' ',
  ),
);

const hasCodeInFront = (text: string, start: number): boolean =>
  codeInFront.test(text.slice(Math.max(0, start - LONGEST_CODE), start));

function hasCodeBehind(text: string, { end, folded }: Passage['words'][number]): boolean {
  const behind = text.slice(end, end + LONGEST_NAME + LONGEST_CODE).replace(restOfName, '');
  return codeBehind.test(behind) || (!namesakes.has(folded) && americanBehind.test(behind));
}

/** "Via Roma 11, Naples", "221B Baker Street, London": a comma behind a street and the number of a house. */
function isBehindHouse(text: string, words: Passage['words'], at: number, gap: string): boolean {
  const [street, house] = [words[at - 2], words[at - 1]];
  return (
    gap === ', ' &&
    street !== undefined &&
    house !== undefined &&
    /^\d{1,4}[a-z]?$/.test(house.folded) &&
    text.slice(street.end, house.start) === ' ' &&
    isCapital(text, street) &&
    !/^\d/.test(street.folded)
  );
}

/** As `nameAt`; also of a town that begins with "New", as names of people do not. */
function townAt({ text, words }: Passage, at: number, most: number): ReturnType<typeof nameAt> {
  const first = words[at];
  const rest = first?.folded === 'new' && most > 1 ? nameAt(text, words, at + 1, most - 1) : undefined;
  if (first === undefined || rest === undefined || rest.start !== first.end + 1) return nameAt(text, words, at, most);
  return { ...rest, name: text.slice(first.start, rest.end), start: first.start };
}

/** Behind the name of a town; "Praha 1" has a number of its own. */
const nameEnds = /^(?: \d{1,2}(?=\s*(?:[,.\n]|$)))?\s*(?:[.,;:\n)(–—→|/-]|$)/;

function longestPlace(
  passage: Passage,
  at: number,
  findPlace: FindPlace,
  least: number,
  mustEnd: boolean,
): FoundName | undefined {
  for (let most = 3; most >= 1; most--) {
    const named = townAt(passage, at, most);
    if (named === undefined) return undefined;
    const place = findPlace(named.name);
    if (place === undefined || (place.population ?? least) < least) continue;
    if (isWithinVenue(passage, named.afterWord, named.end)) continue;
    const behind = passage.text.slice(named.end, named.end + LONGEST_CODE);
    if (mustEnd && !nameEnds.test(behind) && !codeBehind.test(behind) && !americanBehind.test(behind)) continue;
    return { name: place.name, kind: place.kind };
  }
  return undefined;
}

const MOST_BEHIND = 3;

/** "Riverside" of "at Riverside London Suites": capitalised words up to one for a kind of venue stand right behind. */
function isWithinVenue({ text, words }: Passage, after: number, end: number): boolean {
  let reached = end;
  for (let i = after; i < after + MOST_BEHIND; i++) {
    const word = words[i];
    if (word === undefined || text.slice(reached, word.start) !== ' ' || !isCapital(text, word)) return false;
    if (venueWords.has(word.folded)) return true;
    reached = word.end;
  }
  return false;
}

const hanCue =
  /(?:在|到|去|飞往|飞|前往|抵达|位于|离开|来自|来|回|游|自|从|往|目的地[:：]?|城市[:：]?|——?|[-–→至：:（(])\s?(?=(\p{Script=Han}{2,5}))/gu;
const hanBefore = /(\p{Script=Han}{2,5})(?=市|机场|站|国际|之旅|旅行|旅游|游|[-–—→至]|飞|出发)/gu;
const LONGEST_HAN = 5;

/** 飞往里斯本, 北京-上海, 上海市: the longest run of characters behind or before such a word that is a known city. */
function hanPlaces(text: string, findPlace: FindPlace): FoundName[] {
  if (!/\p{Script=Han}{2}/u.test(text)) return [];
  const found = new Map<string, FoundName>();
  let lookups = 0;
  const tryRun = (run: string, fromEnd: boolean): void => {
    for (let size = Math.min(LONGEST_HAN, run.length); size >= 2 && lookups < MOST_LOOKUPS; size--) {
      lookups++;
      const name = fromEnd ? run.slice(-size) : run.slice(0, size);
      const place = findPlace(name);
      if (place === undefined) continue;
      found.set(place.name, { name: place.name, kind: place.kind });
      return;
    }
  };
  for (const match of matchesIn(text, hanCue)) tryRun(match[1] ?? '', false);
  for (const match of matchesIn(text, hanBefore)) tryRun(match[1] ?? '', true);
  return [...found.values()];
}

/** The city that a venue's name begins with (杭州西湖国宾馆) or ends with (Beacon Garden Boston), where there is one. */
export function cityInVenue(
  name: string,
  findPlace: FindPlace | undefined,
): { name: string; city: string } | undefined {
  if (findPlace === undefined) return undefined;
  if (/^\p{Script=Han}/u.test(name)) {
    const place = findPlace(name.slice(0, 3)) ?? findPlace(name.slice(0, 2));
    return place === undefined ? undefined : { name, city: place.name };
  }
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const place = words.length > 2 ? findPlace(last) : undefined;
  if (place === undefined || (place.population ?? 0) < WELL_KNOWN) return undefined;
  return { name: words.slice(0, -1).join(' '), city: place.name };
}
