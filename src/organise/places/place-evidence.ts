import type { ItemId } from '../../memory/ids.ts';
import type { Entity } from '../../memory/item-text.ts';
import { derived } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import { by } from '../context.ts';
import { compareText, pushTo } from '../ordering.ts';
import { ORGANISE_RULES_VERSION } from '../rules-version.ts';
import type { View } from '../view.ts';
import {
  type BasisOf,
  betweenClaims,
  type Claim,
  lentClaims,
  lookAlikeClaims,
  neighbourClaims,
  rivalClaims,
  sharedBasis,
  strayClaims,
  timedOf,
} from './place-claims.ts';
import { documentClaims, tripClaims } from './place-claims-documents.ts';
import type { PlaceSources } from './place-sources.ts';

const MOST_CLAIMS = 6;
/** Where the owner said that an item was made, nothing around it says otherwise. */
const isSaid = ({ place }: View): boolean => place?.source === 'owner';

/**
 * Derived places: for items without any, from the nearest placed items, from look-alikes minutes away, from documents
 * and from the trip they lie in; for items whose position or venue the others contradict, what it should be. Observed
 * places stay as they are; every reading says what it rests on. Two venues for one hour are two readings, equally sure,
 * and names that an item's own place does not have are its entities too, so that they are found.
 */
export function placeReadings(given: Omit<PlaceSources, 'timed'>): Map<ItemId, Reading[]> {
  const sources = { ...given, timed: timedOf(given.views) };
  const basisOf = sharedBasis();
  const claims = new Map<View, Claim[]>();
  const add = (found: readonly Claim[]) => {
    for (const claim of found) if (!isSaid(claim.view)) pushTo(claims, claim.view, claim);
  };
  add(lentClaims(sources));
  add(neighbourClaims(sources));
  add(lookAlikeClaims(sources));
  add(strayClaims(sources));
  add(rivalClaims(sources));
  add(documentClaims(sources, basisOf));
  add(tripClaims(sources, new Set(claims.keys())));
  add(betweenClaims(sources, new Set(claims.keys())));
  const readings = new Map<ItemId, Reading[]>();
  for (const [view, own] of claims) readings.set(view.id, readingsOfClaims(view, own, basisOf));
  return readings;
}

function readingsOfClaims(view: View, claims: readonly Claim[], basisOf: BasisOf): Reading[] {
  const sorted = claims
    .toSorted((a, b) => b.confidence - a.confidence || compareText(JSON.stringify(a.place), JSON.stringify(b.place)))
    .slice(0, MOST_CLAIMS);
  const places = sorted.map(({ place, confidence, basis }) =>
    reading('place', place, derived(by.place, ORGANISE_RULES_VERSION, confidence, basis)),
  );
  const named = entityReading(view, sorted, basisOf);
  return named === undefined ? places : [...places, named];
}

/** Names that the item's own place contradicts: they are in no preferred place, so they are told as entities. */
function entityReading(view: View, claims: readonly Claim[], basisOf: BasisOf): Reading<'entities'> | undefined {
  const told = claims.filter((claim) => claim.rivals);
  const own = view.place;
  const entities = told.flatMap(({ place }): Entity[] => [
    ...(place.poi === undefined || place.poi === own?.poi ? [] : [{ name: place.poi, kind: 'venue' as const }]),
    ...(place.city === undefined || place.city === own?.city ? [] : [{ name: place.city, kind: 'city' as const }]),
    ...(place.country === undefined || place.country === own?.country
      ? []
      : [{ name: place.country, kind: 'country' as const }]),
  ]);
  const once = [...new Map(entities.map((e) => [`${e.kind}\n${e.name}`, e])).values()];
  if (once.length === 0) return undefined;
  const basis = basisOf(told.flatMap((claim) => claim.basis));
  const confidence = Math.max(...told.map((claim) => claim.confidence));
  return reading('entities', once, derived(by.place, ORGANISE_RULES_VERSION, confidence, basis));
}
