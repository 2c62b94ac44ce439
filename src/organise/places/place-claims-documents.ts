import type { Location } from '../../memory/location.ts';
import { compareText, pushTo } from '../ordering.ts';
import { venueKey } from '../people/firm-names.ts';
import { isMedia, type View } from '../view.ts';
import type { BasisOf, Claim } from './place-claims.ts';
import { isPlaced, namesOfSpot } from './place-names.ts';
import type { PlaceSources } from './place-sources.ts';
import type { Spot } from './spots.ts';
import { type TownNamed, type VenueSighting, venuesOf } from './venue-evidence.ts';

export const documentRule = {
  /** A paper names where its holder is, when it was photographed on the day it bears. */
  ownPaperConfidence: 0.6,
  /** The only town of a trip, for an item of its days without any place. */
  tripConfidence: 0.4,
} as const;
const papers = new Set(['receipt', 'menu', 'ticket', 'sign']);

/** The venues that documents of an item's hours name, with their city where the item has none. */
export function documentClaims({ views, spots, venues }: PlaceSources, basisOf: BasisOf): Claim[] {
  return views.flatMap((view) => {
    const sightings = venues.get(view.id) ?? [];
    if (sightings.length === 0 && !isPaper(view)) return [];
    const spot = spots.get(view);
    const told = venuesOf(view, sightings);
    const claims = told.length > 0 ? venueClaims(view, spot, told, basisOf) : ownPaper(view, spot);
    return claims.length === 0 && !isPlaced(spot) ? cityClaims(view, sightings, basisOf) : claims;
  });
}

function venueClaims(
  view: View,
  spot: Spot | undefined,
  sightings: readonly VenueSighting[],
  basisOf: BasisOf,
): Claim[] {
  const byVenue = new Map<string, VenueSighting[]>();
  for (const sighting of sightings) pushTo(byVenue, venueKey(sighting.name), sighting);
  return [...byVenue.values()].map((list): Claim => {
    const [first] = list.toSorted((a, b) => b.confidence - a.confidence || compareText(a.name, b.name));
    const poi = first?.name ?? '';
    const isOther = spot?.poi !== undefined && venueKey(spot.poi) !== venueKey(poi);
    return {
      view,
      place: { poi, ...(isPlaced(spot) ? {} : townNames(first?.city)), source: 'message' },
      confidence: (first?.confidence ?? 0) / byVenue.size,
      basis: basisOf(list.map((s) => s.view.id)),
      rivals: isOther || byVenue.size > 1,
    };
  });
}

const townNames = (city: TownNamed | undefined): Partial<Location> =>
  city?.name === undefined
    ? {}
    : {
        city: city.name,
        ...(city.country === undefined ? {} : { country: city.country }),
        ...(city.countryCode === undefined ? {} : { countryCode: city.countryCode }),
      };

const isPaper = (view: View): boolean =>
  isMedia(view) && view.documentKind !== undefined && papers.has(view.documentKind);

/** A picture of a receipt or a menu names the place it was made at. */
function ownPaper(view: View, spot: Spot | undefined): Claim[] {
  if (!isPaper(view)) return [];
  if (view.visit === 'journey' || spot?.poi !== undefined || view.dates.some((d) => d.start.slice(0, 10) !== view.day))
    return [];
  const named = view.entities.find((e) => e.kind === 'venue') ?? view.entities.find((e) => e.kind === 'merchant');
  if (named === undefined) return [];
  const place: Location = { poi: named.name, source: 'text' };
  return [{ view, place, confidence: documentRule.ownPaperConfidence, basis: [view.id], rivals: false }];
}

/** The city of a stay that covers the item's day, where all such stays are in one. */
function cityClaims(view: View, sightings: readonly VenueSighting[], basisOf: BasisOf): Claim[] {
  const stays = sightings.filter((s) => s.city?.name !== undefined);
  const [first] = stays;
  if (first?.city === undefined || stays.some((s) => s.city?.name !== first.city?.name)) return [];
  const basis = basisOf(stays.map((s) => s.view.id));
  const place: Location = { ...townNames(first.city), source: 'message' };
  return [{ view, place, confidence: first.confidence, basis, rivals: false }];
}

/** For items of a trip's days that nothing else places: the trip's town, when it has one only. */
export function tripClaims({ views, spots, absences }: PlaceSources, claimed: ReadonlySet<View>): Claim[] {
  const towns = absences.flatMap(({ first, last, away }) => {
    const all = away.flatMap((view) => spots.get(view) ?? []);
    const [town] = all.filter((spot) => spot.city !== undefined);
    if (town === undefined || all.some((s) => s.city !== undefined && s.city !== town.city)) return [];
    return [{ first, last, town, basis: away.slice(0, 2).map((v) => v.id) }];
  });
  if (towns.length === 0) return [];
  return views.flatMap((view): Claim[] => {
    const { day } = view;
    if (!isMedia(view) || day === undefined || claimed.has(view) || isPlaced(spots.get(view))) return [];
    const trip = towns.find(({ first, last }) => first <= day && day <= last);
    if (trip === undefined) return [];
    const isEdge = day === trip.first || day === trip.last;
    const { poi: _poi, ...names } = namesOfSpot(trip.town);
    const confidence = isEdge ? documentRule.tripConfidence / 2 : documentRule.tripConfidence;
    return [{ view, place: { ...names, source: 'event' }, confidence, basis: trip.basis, rivals: false }];
  });
}
