import { rowsOf, sidesOf } from '../lexicon/rows.ts';
import { fold } from './fold.ts';
import { tokens } from './tokens.ts';

const cityNames = rowsOf('city-names');
const countryAliases = rowsOf('city-names', 'countries');

/** A place of the world by its usual English name, whether or not the memory has been there. */
export type WorldPlace = {
  readonly name: string;
  readonly level: 'city' | 'region' | 'country';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Every spelling in English and Chinese, the usual one first. */
  readonly forms: readonly string[];
};
export type WorldArea = { readonly name: string; readonly countries: readonly string[] };

export const placeKey = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

type World = {
  readonly places: ReadonlyMap<string, readonly WorldPlace[]>;
  readonly areas: ReadonlyMap<string, WorldArea>;
  readonly countries: ReadonlyMap<string, WorldPlace>;
};

let made: World | undefined;
/** Made when first asked for: a few milliseconds. */
const world = (): World => {
  made ??= makeWorld();
  return made;
};

/** What a name may be: "Luxembourg" is a country and a city; the first is what people mean most. */
export const worldPlaces = (form: string): readonly WorldPlace[] => world().places.get(form) ?? [];
export const worldArea = (form: string): WorldArea | undefined => world().areas.get(form);
export const knownCountries = (): readonly string[] => [...world().countries.keys()];
export const countryByCode = (code: string): WorldPlace | undefined => world().countries.get(code);

function makeWorld(): World {
  const [english, chinese] = [regionsIn('en'), regionsIn('zh-Hans')];
  const countries = new Map(
    countryCodes(english).map((code) => [code, countryOf(code, english.of(code), chinese.of(code))] as const),
  );
  const places = new Map<string, WorldPlace[]>();
  const tables = [
    ...countries.values(),
    ...placesOf(cityNames, 'city'),
    ...placesOf(rowsOf('city-names', 'regions'), 'region'),
  ];
  for (const place of tables) {
    for (const form of new Set(place.forms.map(placeKey))) {
      const same = places.get(form);
      if (same === undefined) places.set(form, [place]);
      else same.push(place);
    }
  }
  const areas = new Map(
    sidesOf(rowsOf('city-names', 'areas'), ': ').flatMap(([names, codes]) => {
      const { name, forms } = placeForms(names);
      return forms.map((form) => [placeKey(form), { name, countries: codes.split(' ') }] as const);
    }),
  );
  return { places, areas, countries };
}

const placesOf = (lines: readonly string[], level: 'city' | 'region'): WorldPlace[] =>
  lines.flatMap((line) =>
    line
      .slice(3)
      .split(',')
      .map((entry): WorldPlace => ({ ...placeForms(entry.trim()), level, country: line.slice(0, 2) })),
  );

const regionsIn = (tongue: string) => new Intl.DisplayNames(tongue, { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that name no country: unions, the UN, pseudo-accents, unknown. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO']);

const countryCodes = (english: Intl.DisplayNames): string[] =>
  letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .filter((code) => !noCountries.has(code) && !isFormer(code) && english.of(code) !== undefined);

/** Codes of countries that are no more have the names of those that took their place: "DD" is called Germany. */
const isFormer = (code: string): boolean => new Intl.Locale(`und-${code}`).region !== code;

/** 中国香港特别行政区 is called 香港. */
const shortChinese = (name: string | undefined): string | undefined => name?.replace(/^中国(.+)特别行政区$/, '$1');

function countryOf(code: string, english: string | undefined, chinese: string | undefined): WorldPlace {
  const names = [english?.replace(/ SAR China$/, ''), shortChinese(chinese)].filter((name) => name !== undefined);
  const own = countryAliases.find((line) => line.startsWith(`${code} `));
  const aliases = own === undefined ? [] : placeForms(own.slice(3)).forms;
  return { name: names[0] ?? code, level: 'country', country: code, forms: [...new Set([...names, ...aliases])] };
}

const trimmed = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

/** "Rome = Roma 罗马/大罗马" of a table of places: English spellings, then Chinese ones. */
function placeForms(entry: string): { readonly name: string; readonly forms: readonly string[] } {
  const chinese = /[\p{Script=Han}]\S*$/u.exec(entry)?.[0] ?? '';
  const names = trimmed(entry.slice(0, entry.length - chinese.length).split('='));
  return { name: names[0] ?? '', forms: [...names, ...trimmed(chinese.split('/'))] };
}

type Ways = readonly (readonly string[])[];

let placesByToken: ReadonlyMap<string, readonly WorldPlace[]> | undefined;
const ways = new Map<string, Ways>();
const NONE: Ways = [];

/**
 * How other tongues write the place that a token names, and the towns of a country, as tokens that must all be there:
 * Köln, Cologne, 科隆; worked out for the places that are asked about.
 */
export function placeWays(token: string): Ways {
  placesByToken ??= indexed();
  const places = placesByToken.get(token);
  if (places === undefined) return NONE;
  const known = ways.get(token);
  if (known !== undefined) return known;
  const made = places.flatMap((place) => waysOf(place, token));
  ways.set(token, made);
  return made;
}

/** Of a name of several words none is the place by itself; a Chinese name is cut into overlapping pairs. */
const standsAlone = ([only, second]: readonly string[]): boolean =>
  only !== undefined && (second === undefined || /\p{Script=Han}/u.test(only));

const hanName = /^\p{Script=Han}{2,}$/u;
/** As `tokens` cuts it, without looking for anything else in it. */
const pairsOf = (name: string): string[] => [...name.slice(1)].map((character, i) => `${name[i]}${character}`);

function indexed(): Map<string, WorldPlace[]> {
  const found = new Map<string, WorldPlace[]>();
  for (const [form, places] of world().places) {
    if (form.includes(' ')) continue;
    const cut = hanName.test(form) ? pairsOf(form) : tokens(form);
    if (!standsAlone(cut)) continue;
    for (const token of cut) found.set(token, [...(found.get(token) ?? []), ...places]);
  }
  return found;
}

/** Tongues in which letters name countries, beside English and Chinese. */
const otherTongues = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const;

function waysOf({ forms, level, country }: WorldPlace, token: string): Ways {
  const own = forms.map((form) => tokens(form)).filter((way) => way.length > 0 && !way.includes(token));
  if (level !== 'country') return own;
  const foreign = otherTongues.flatMap((tongue) => regionsIn(tongue).of(country) ?? []);
  const inside = townsOf(country)
    .map((form) => tokens(form))
    .filter(standsAlone);
  return [...own, ...foreign.map((form) => tokens(form)), ...inside];
}

/** Towns whose names are words as well: that somebody writes “nice” says nothing of France. */
const alsoWords: ReadonlySet<string> = new Set(
  'Nice Bath Split Como Cork Male Hue Pai Reading York Pula Bled Oia Fira Faro Lund Bergen Essen'.split(' '),
);

/** The towns of a country that the tables know, by every spelling that is no word. */
export const townsOf = (country: string): readonly string[] =>
  placesOf(
    cityNames.filter((line) => line.startsWith(`${country} `)),
    'city',
  )
    .flatMap(({ forms }) => forms)
    .filter((form) => !alsoWords.has(form));
