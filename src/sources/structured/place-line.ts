import { placeKey, worldPlaces } from '../../language/world-places.ts';
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
  const addressCountry = countryNamed(parts.at(-1) ?? '');
  if (addressCountry !== undefined) parts.pop();
  const town = townOf(parts.pop() ?? '');
  if (addressCountry === undefined && town['postalCode'] === undefined) return whole;
  const streetAddress = /\d/.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const name = called.trim() || parts.join(', ');
  // An address alone is what the place is called by.
  return merged({ name: name || text, address: { '@type': 'PostalAddress', streetAddress, ...town, addressCountry } });
}

const countryNamed = (part: string): string | undefined =>
  worldPlaces(placeKey(part)).find(({ level }) => level === 'country')?.country;

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
