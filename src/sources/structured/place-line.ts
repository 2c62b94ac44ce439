import { knownCountries, placeKey, worldPlaces } from '../../language/world-places.ts';
import { merged, type Written } from './travel-node.ts';

/** Parts of an address on one line; what has more is a description. */
const MOST_PARTS = 6;
const LONGEST_LINE = 300;

/**
 * A place that is written on one line ("C Base (Rungestraße 20, Berlin, Germany)", "Glo Hotel, Main St 1, 02600 Espoo, Finland")
 * as its name and address. Where the line does not end in a country or a town with its code, it is a name.
 */
export function placeLine(line: string): Written {
  const text = line.replace(/\s+/g, ' ').trim();
  const whole = { name: text };
  if (text.length > LONGEST_LINE) return whole;
  const [, called = '', inside] = /^([^()]+)\(([^()]+)\)$/.exec(text) ?? [];
  const parts = (inside ?? text).split(',').map((part) => part.trim());
  if (parts.length < 2 || parts.length > MOST_PARTS || parts.includes('')) return whole;
  // "Germany 10969", as sites of events write it behind a region of two letters.
  const [, country = parts.at(-1) ?? '', coded] = /^(\D{2,40}?)\s+(\d{4,6})$/.exec(parts.at(-1) ?? '') ?? [];
  const addressCountry = countryNamed(country);
  if (addressCountry !== undefined) parts.pop();
  const isRegion = addressCountry !== undefined && parts.length > 2 && /^[A-Z]{2,3}$/.test(parts.at(-1) ?? '');
  const addressRegion = isRegion ? parts.pop() : undefined;
  const town = townOf(parts.pop() ?? '');
  if (addressCountry === undefined && town['postalCode'] === undefined) return whole;
  const postalCode = addressCountry === undefined ? undefined : coded;
  const streetAddress = /\d/.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const name = called.trim() || parts.join(', ');
  // An address alone is what the place is called by.
  return merged({
    name: name || text,
    address: { '@type': 'PostalAddress', streetAddress, postalCode, addressRegion, ...town, addressCountry },
  });
}

const tongues = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'hu'];
let foreign: ReadonlyMap<string, string> | undefined;

/** The code of a country by its name, in English, Chinese and the languages of travellers in Europe. */
export function countryNamed(name: string): string | undefined {
  const key = placeKey(name);
  if (key === '') return undefined;
  const known = worldPlaces(key).find(({ level }) => level === 'country')?.country;
  if (known !== undefined) return known;
  foreign ??= new Map(
    tongues.flatMap((tongue) => {
      const names = new Intl.DisplayNames(tongue, { type: 'region', fallback: 'none' });
      return knownCountries().map((code) => [placeKey(names.of(code) ?? code), code] as const);
    }),
  );
  return foreign.get(key);
}

const codeFirst = /^((?:[A-Z]{1,2}-)?\d{4,6})\s+(\D{2,60})$/;
const codeLast = /^(\D{2,60}?)\s+((?:[A-Z]{1,2}[- ])?\d{4,6})$/;

/** A town with its postal code, which stands before it or behind it. */
function townOf(part: string): Written {
  const [, before, town] = codeFirst.exec(part) ?? [];
  if (before !== undefined) return { addressLocality: town, postalCode: before.replace(/^[A-Z]+-/, '') };
  const [, other, after] = codeLast.exec(part) ?? [];
  if (after !== undefined) return { addressLocality: other, postalCode: after };
  return /\d/.test(part) ? {} : { addressLocality: part };
}
