import type { OrganiseContext } from '../context.ts';
import { compareText, countIn } from '../ordering.ts';
import type { View } from '../view.ts';
import { gazetteer } from './gazetteer.ts';
import { type Spot, spotDistanceKm } from './spots.ts';

/** Names that sources give one city ("Sevilla", "Seville"), by the one that the life uses most. */
export type CityNames = {
  readonly canonical: (city: string) => string;
  readonly aliases: (city: string) => readonly string[];
  /** Whether any city has more than one name. */
  readonly areSeveral: boolean;
  /** What the life calls a place of the gazetteer, by its position. */
  readonly nameAt: (place: { readonly lat: number; readonly lon: number }) => string | undefined;
};

/** The gazetteer's place of a name may be this far from where the life's items of that name are. */
const SAME_KM = 60;

const keyOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }): string => `${lat}:${lon}`;

/** Which names of cities mean the same place of the gazetteer; names that it does not know stay as they are. */
export function cityNamesOf(spots: ReadonlyMap<View, Spot>, context: OrganiseContext): CityNames {
  const counts = new Map<string, number>();
  const example = new Map<string, Spot>();
  for (const spot of spots.values()) {
    if (spot.city === undefined) continue;
    countIn(counts, spot.city);
    if (!example.has(spot.city) || spot.exact) example.set(spot.city, spot);
  }
  const byPlace = new Map<string, string[]>();
  for (const city of [...counts.keys()].sort(compareText)) {
    const spot = example.get(city);
    const known = gazetteer(context, city).find(
      (place) => spot?.lat === undefined || (spotDistanceKm(spot, place) ?? 0) <= SAME_KM,
    );
    if (known === undefined) continue;
    byPlace.set(keyOf(known), [...(byPlace.get(keyOf(known)) ?? []), city]);
  }
  const canonical = new Map<string, string>();
  const aliases = new Map<string, string[]>();
  const nameAt = new Map<string, string>();
  for (const [place, names] of byPlace) {
    const [first, ...others] = names.toSorted(
      (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || compareText(a, b),
    );
    if (first === undefined) continue;
    nameAt.set(place, first);
    if (others.length === 0) continue;
    for (const other of others) canonical.set(other, first);
    aliases.set(first, others);
  }
  return {
    canonical: (city) => canonical.get(city) ?? city,
    aliases: (city) => aliases.get(city) ?? [],
    areSeveral: canonical.size > 0,
    nameAt: (place) => nameAt.get(keyOf(place)),
  };
}

/** The spots with one name for each city. */
export function withOneName(spots: ReadonlyMap<View, Spot>, names: CityNames): ReadonlyMap<View, Spot> {
  if (!names.areSeveral) return spots;
  return new Map(
    [...spots].map(([view, spot]) => {
      const city = spot.city === undefined ? undefined : names.canonical(spot.city);
      return [view, city === spot.city ? spot : { ...spot, city }];
    }),
  );
}
