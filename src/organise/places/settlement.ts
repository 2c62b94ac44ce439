import { distanceKm, type Location } from '../../memory/location.ts';
import type { KnownPlace, OrganiseContext } from '../context.ts';
import { countryName, gazetteer } from './gazetteer.ts';

/** Names of parts of a city that geocoders give in its stead. */
const partOfCity =
  /^(city of|london borough of|royal borough of|borough of|municipality of|ville de|stadt|bezirk|arrondissement|district)\b|\b(arrondissement|borough|district|ward|stadtbezirk)$|[区區]$/iu;
/** Words of shops, meals and beds: no settlement has them. */
const venueLike =
  /\b(caf[eé]|coffee|bistro|brasserie|restaurant|ristorante|trattoria|osteria|taverna|pizzeria|bar|pub|kebab|grill|kitchen|bakery|hotel|hostel|inn|guesthouse|suites|museum|gallery|theatre|theater|cinema|station|airport|mall|store|shop|market|park|zoo|stadium|gym|clinic|hospital|school|university|library|church|cathedral|temple)\b|餐厅|饭店|酒店|咖啡|博物馆|公园|商场|超市|车站|机场|医院|学校|火锅|餐馆|面馆|酒楼|茶馆|寺$/iu;

const REACH_KM = 20;
/** A city is this many times as big as a part of it that bears a name of its own. */
const BIGGER_BY = 8;

/** A place's own city, and the venue where the name that was given as the city's is one. */
export type Settlement = { readonly city: string | undefined; readonly poi: string | undefined };

/**
 * Sets right what addresses of unknown form are easily taken for: "Café Aurora, Lyon, France" is a venue in Lyon, and
 * the City of Westminster a part of London. A city that the gazetteer does not know stays as it is, unless the address
 * names one nearby that it does.
 */
export function settlementOf(place: Location, context: OrganiseContext): Settlement {
  const { city } = place;
  const poi = place.poi ?? venueIn(place);
  if (city === undefined || context.findPlace === undefined) return { city, poi };
  const own = nearest(city, place, context);
  const isVenue = own === undefined && venueLike.test(city);
  if (own !== undefined && !partOfCity.test(city)) return { city, poi };
  const others = wider(place, city).flatMap((name) => {
    const known = nearest(name, place, context);
    return known === undefined || known.population < BIGGER_BY * (own?.population ?? 0) ? [] : [{ name, known }];
  });
  const [best] = others.sort((a, b) => b.known.population - a.known.population || (a.name < b.name ? -1 : 1));
  if (best === undefined || (!isVenue && own === undefined && place.lat === undefined)) return { city, poi };
  return { city: best.name, poi: poi ?? (own === undefined ? city : undefined) };
}

const streetLike =
  /[路街道弄号村巷]$|\b(street|st|road|rd|avenue|ave|lane|drive|way|square|rue|calle|via|platz)\b\.?$|straße$|strasse$|^\d/iu;
const FEWEST_PARTS = 3;

/** The first part of a long address, when it is a venue by its word, or stands before a part of a city. */
function venueIn({ label, city, region, country }: Location): string | undefined {
  const parts = label?.split(/\s*[,，]\s*/) ?? [];
  const [first, second] = parts;
  if (first === undefined || parts.length < FEWEST_PARTS || [city, region, country].includes(first)) return undefined;
  if (venueLike.test(first)) return first;
  const isInside = second !== undefined && partOfCity.test(second) && parts.length > FEWEST_PARTS;
  return isInside && !streetLike.test(first) && !partOfCity.test(first) ? first : undefined;
}

/** Other names of the address that can be the city's. */
function wider({ label, region, country }: Location, city: string): string[] {
  const parts = [...(label?.split(/\s*[,，]\s*/) ?? []), ...(region === undefined ? [] : [region])];
  const names = parts.map((part) => part.replace(/^Greater /, '').trim());
  return [...new Set(names)].filter((name) => name !== city && name !== country && !/\d/.test(name) && name !== '');
}

function nearest(name: string, place: Location, context: OrganiseContext): KnownPlace | undefined {
  return gazetteer(context, name).find((known) => {
    if (place.lat !== undefined && place.lon !== undefined) {
      return distanceKm({ lat: place.lat, lon: place.lon }, known) <= REACH_KM;
    }
    if (place.countryCode !== undefined) return known.countryCode === place.countryCode;
    return place.country === undefined || countryName(known.countryCode) === place.country;
  });
}
