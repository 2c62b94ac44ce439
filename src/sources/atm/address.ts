import type { Location } from '../../memory/location.ts';

/** Segments of an address that are codes, house numbers or units, never a name of a place. */
const postcode = /^[\p{L}]{0,3}[\d][\d\p{L}]*([ -]?[\d\p{L}]*\d[\d\p{L}]*)?$|^[A-Z]{1,2}\d[A-Z\d]?( \d[A-Z]{2})?$/u;
const houseNumber = /^(n[o°º]?\.? ?)?\d+[a-z]?([-–/;]\d+[a-z]?)*$/i;
/** Words of levels between a city and its region. */
const countyLevel =
  /\b(county|district|province|prefecture|oblast|combined authority|shire|metropolitan|métropolitaine|arrondissement|region|borough|comarca|unitary|municipality|township)\b|\w(shire)\b|[县縣郡区區]$/iu;
/** Regions that are a city, under the names that geocoders give them. */
const cityStates: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'Greater London': 'London' }).concat(
    'Lisboa Lisbon Porto Berlin Hamburg Bremen Wien Vienna Praha Prague Budapest Tokyo Kyoto Osaka Beijing Shanghai Singapore Seoul Madrid 東京都 京都府 北京市 上海市 重庆市 天津市 香港'
      .split(' ')
      .map((name): [string, string] => [name, name]),
  ),
);
const street =
  /\b(street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|rue|strasse|straße|calle|carrer|via|viale|rua|passeig|quai|square|row|close|court|crescent|highway|hwy)\b\.?$|^(rue|avenue|boulevard|quai|place|calle|carrer|via|viale|rua|avenida|passeig|plaza|piazza)\b|[路街道]$|straße$|strasse$|weg$/iu;

/**
 * The parts of an address written from the narrowest to the widest ("Pasha Kebab, 12, Mill Road, Cambridge, England,
 * CB1 2AZ, United Kingdom"), as geocoders do. A part is only named when its place in the address tells it; the whole
 * always stays as `label`.
 */
export function parseAddress(label: string, city?: string): Omit<Location, 'source'> {
  const segments = label
    .split(/\s*[,，]\s*/)
    .map((s) => s.trim())
    .filter((s) => s !== '');
  const names = segments.filter((s) => !postcode.test(s) && !houseNumber.test(s));
  const country = names.length >= 2 ? names.at(-1) : undefined;
  const inner = names.slice(0, -1).filter((name) => country === undefined || !isCountryAgain(name, country));
  const poi = poiOf(segments, names, city);
  const region = inner.length >= 2 && !(inner.length === 2 && inner[0] === poi) ? inner.at(-1) : undefined;
  const found =
    city ?? cityStates.get(region ?? '') ?? cityAmong(inner.filter((name) => name !== region && name !== poi));
  const lone =
    found === undefined && region === undefined && poi === undefined && inner.length === 1 ? inner[0] : found;
  return {
    label,
    ...(poi === undefined ? {} : { poi }),
    ...(lone === undefined || lone === poi ? {} : { city: lone }),
    ...(region === undefined || region === lone ? {} : { region }),
    ...(country === undefined ? {} : { country }),
  };
}

/** The widest segment that is neither a street nor a county. */
const cityAmong = (names: readonly string[]): string | undefined =>
  names.findLast((name) => !street.test(name) && !countyLevel.test(name) && !cityStates.has(name)) ??
  names.map((name) => cityStates.get(name)).findLast((name) => name !== undefined);

/** Geocoders add the mainland of a country as a level of its own: "France métropolitaine, …, France". */
const isCountryAgain = (name: string, country: string): boolean => name !== country && name.startsWith(`${country} `);

/** The first segment names a spot when it is neither a number nor a street and something narrower than a city follows. */
function poiOf(segments: readonly string[], names: readonly string[], city: string | undefined): string | undefined {
  const [first, second] = segments;
  if (first === undefined || names[0] !== first || street.test(first) || first === city) return undefined;
  const narrow = second !== undefined && (houseNumber.test(second) || street.test(second));
  return narrow || names.length >= 5 || (names.length >= 3 && city !== undefined && names.includes(city))
    ? first
    : undefined;
}
