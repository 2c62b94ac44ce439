import type { ItemId } from '../memory/ids.ts';
import { derived } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import { by, organiseVersion } from './context.ts';
import type { Haunt } from './homes.ts';
import { compareText, pushTo } from './ordering.ts';
import type { PetEvidence } from './person-cues.ts';
import type { PersonDraft } from './person-draft.ts';
import { petWords, speciesOfWord } from './relation-words.ts';
import { type Spot, spotDistanceKm } from './spots.ts';
import { isMedia, type View } from './view.ts';

export const petRule = {
  /** An animal lives with its people this long before and after a text names it. */
  aroundDays: 365,
  nearHomeKm: 2,
  /** Its species is said; it is only guessed from the one kind of animal that is photographed at home. */
  saidConfidence: 0.45,
  guessedConfidence: 0.3,
} as const;

type Animal = { readonly view: View; readonly species: string };

/**
 * Joins animals that texts name ("Grace has her vet appointment") with the pictures that show one: by species (tag or
 * caption), near home or at an unknown place, within a year of the text. Where a text does not say the species, the one
 * animal photographed at home stands in. Several animals of a species share the certainty. Always low: derived, and
 * with the texts as basis.
 */
export function petReadings(
  views: readonly View[],
  spots: ReadonlyMap<View, Spot>,
  homes: readonly Haunt[],
  pets: ReadonlyMap<PersonDraft, PetEvidence>,
): Map<ItemId, Reading[]> {
  const found = new Map<ItemId, Reading[]>();
  if (pets.size === 0) return found;
  const animals = views.flatMap((view) => animalIn(view, spots, homes));
  const kinds = [...new Set(animals.map((a) => a.species))];
  const candidates = [...pets]
    .filter(([draft]) => draft.kept && !draft.hidden && draft.kind === 'pet')
    .sort((a, b) => compareText(a[0].id, b[0].id))
    .flatMap(([draft, evidence]) => candidate(draft, evidence, kinds));
  for (const { view, species } of animals) {
    const fitting = candidates.filter((c) => c.species === species && c.holds(view));
    const entries = fitting.map((c) => c.draft);
    if (entries.length === 0) continue;
    const confidence = Math.max(...fitting.map((c) => c.confidence)) / entries.length;
    const basis = [...new Set(fitting.flatMap((c) => c.basis))].sort(compareText).slice(0, 5);
    const provenance = derived(by.reference, organiseVersion, confidence, basis);
    pushTo(
      found,
      view.id,
      reading(
        'people',
        entries.map((d) => ({ id: d.id, name: d.name, how: 'tagged' as const })),
        provenance,
      ),
    );
    pushTo(
      found,
      view.id,
      reading(
        'entities',
        entries.map((d) => ({ name: d.name, kind: 'pet' as const })),
        provenance,
      ),
    );
  }
  return found;
}

const petPattern = new RegExp(
  `\\b(${petWords.flatMap((p) => p.words.filter((w) => /^[a-z ]+$/i.test(w))).join('|')})\\b`,
  'i',
);

function animalIn(view: View, spots: ReadonlyMap<View, Spot>, homes: readonly Haunt[]): Animal[] {
  if (!isMedia(view) || view.local === undefined) return [];
  const tagged = view.tags.map((tag) => speciesOfWord(tag.name)).find((s) => s !== undefined);
  const species = tagged ?? speciesOfWord(petPattern.exec(view.caption ?? '')?.[1] ?? '');
  if (species === undefined) return [];
  const spot = spots.get(view);
  const near = (home: Haunt) => spot === undefined || (spotDistanceKm(spot, home) ?? 0) <= petRule.nearHomeKm;
  return homes.length === 0 || homes.some(near) ? [{ view, species }] : [];
}

function candidate(draft: PersonDraft, evidence: PetEvidence, kinds: readonly string[]) {
  const said = [...evidence.species].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))[0]?.[0];
  const species = said ?? (kinds.length === 1 ? kinds[0] : undefined);
  if (species === undefined) return [];
  const times = evidence.items.flatMap(({ view }) => view.local ?? []);
  const reach = petRule.aroundDays * 86_400_000;
  const holds = (view: View) => times.length === 0 || times.some((at) => Math.abs(at - (view.local ?? 0)) <= reach);
  const confidence = said === undefined ? petRule.guessedConfidence : petRule.saidConfidence;
  return [{ draft, species, holds, confidence, basis: evidence.items.map(({ view }) => view.id) }];
}
