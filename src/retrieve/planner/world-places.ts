import { fold } from '../../language/fold.ts';
import { placeForms } from './table-lines.ts';
import { areaNames, cityNames, countryAliases, regionNames } from './tables/city-names.ts';

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
export const countryByCode = (code: string): WorldPlace | undefined => world().countries.get(code);

function makeWorld(): World {
  const countries = new Map(countryCodes().map((code) => [code, countryOf(code)] as const));
  const places = new Map<string, WorldPlace[]>();
  const tables = [...countries.values(), ...placesOf(cityNames, 'city'), ...placesOf(regionNames, 'region')];
  for (const place of tables) {
    for (const form of new Set(place.forms.map(placeKey))) {
      const same = places.get(form);
      if (same === undefined) places.set(form, [place]);
      else same.push(place);
    }
  }
  const areas = new Map(
    areaNames.flatMap(({ names, countries: codes }) => {
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

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const chinese = new Intl.DisplayNames('zh-Hans', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that name no country: unions, the UN, pseudo-accents, unknown. */
const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO']);

const countryCodes = (): string[] =>
  letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .filter((code) => !noCountries.has(code) && english.of(code) !== undefined);

/** 中国香港特别行政区 is called 香港. */
const shortChinese = (name: string | undefined): string | undefined => name?.replace(/^中国(.+)特别行政区$/, '$1');

function countryOf(code: string): WorldPlace {
  const names = [english.of(code)?.replace(/ SAR China$/, ''), shortChinese(chinese.of(code))].filter(
    (name) => name !== undefined,
  );
  const own = countryAliases.find((line) => line.startsWith(`${code} `));
  const aliases = own === undefined ? [] : placeForms(own.slice(3)).forms;
  return { name: names[0] ?? code, level: 'country', country: code, forms: [...new Set([...names, ...aliases])] };
}
