import { findPhrases } from '../../language/phrases.ts';
import { speciesInPicture, speciesOfWord } from '../../language/relation-words-pets.ts';
import { wordsOf } from '../../language/words.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Mention } from '../../memory/person.ts';
import { derived, type Provenance } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import { by } from '../context.ts';
import { tellingWords } from '../events/event-facts.ts';
import { compareText, pushTo } from '../ordering.ts';
import type { Haunt } from '../places/homes.ts';
import { type Spot, spotDistanceKm } from '../places/spots.ts';
import { ORGANISE_RULES_VERSION } from '../rules-version.ts';
import { isMedia, type View } from '../view.ts';
import type { PetEvidence } from './person-cues.ts';
import type { PersonDraft } from './person-draft.ts';

export const petRule = {
  nearHomeKm: 10,
  /** A picture of the same minutes that says nothing itself is of the animal about this often. */
  besideMs: 5 * 60_000,
  besideShare: 0.7,
  /** A picture or a letter's title that says its name is nearly always of the animal. */
  named: 0.8,
  /**
   * An animal lives with its people for years, but the farther a text is that names it, the likelier is another one.
   * `said` where a text tells its species, `guessed` from the one kind of animal that is photographed at home.
   */
  certainty: [
    { withinDays: 30, said: 0.6, guessed: 0.4 },
    { withinDays: 365, said: 0.45, guessed: 0.3 },
    { withinDays: 1100, said: 0.3, guessed: 0.2 },
    { withinDays: 3700, said: 0.2, guessed: 0.12 },
  ],
} as const;

/** `beside` where the picture itself says nothing, but one of the same minutes shows the animal. */
type Animal = { readonly view: View; readonly species: string; readonly beside: boolean };

/**
 * Joins animals that texts name ("Grace has her vet appointment") with the pictures that show one: by species (tag or
 * caption), near home or at an unknown place, within ten years of the text, as long as a cat or a dog lives. Where a text does not say the species,
 * the one animal photographed at home stands in. Several animals of a species share the certainty, which is low. What says
 * the animal's own name in its caption, tags or title is of it, wherever it is. Derived, and with the texts as basis.
 */
export function petReadings(
  views: readonly View[],
  spots: ReadonlyMap<View, Spot>,
  homes: readonly Haunt[],
  pets: ReadonlyMap<PersonDraft, PetEvidence>,
): Map<ItemId, Reading[]> {
  const found = new Map<ItemId, Reading[]>();
  if (pets.size === 0) return found;
  const animals = withMates(
    views,
    views.flatMap((view) => animalIn(view, spots, homes)),
  );
  const kinds = [...new Set(animals.map((a) => a.species))];
  const candidates = [...pets]
    .filter(([draft]) => draft.kept && !draft.hidden && draft.kind === 'pet')
    .sort((a, b) => compareText(a[0].id, b[0].id))
    .flatMap(([draft, evidence]) => candidate(draft, evidence, kinds));
  const named = namedIn(views, pets);
  for (const [view, { drafts, basis }] of named) {
    const provenance = derived(by.reference, ORGANISE_RULES_VERSION, petRule.named, basis);
    for (const one of joined(view, drafts, provenance)) pushTo(found, view.id, one);
  }
  for (const { view, species, beside } of animals) {
    if (named.has(view)) continue;
    const fitting = candidates.flatMap((c) => {
      const confidence = c.species === species ? c.certainty(view) * (beside ? petRule.besideShare : 1) : 0;
      return confidence === 0 ? [] : [{ ...c, confidence }];
    });
    const entries = fitting.map((c) => c.draft);
    if (entries.length === 0) continue;
    const confidence = rounded(Math.max(...fitting.map((c) => c.confidence)) / entries.length);
    const basis = [...new Set(fitting.flatMap((c) => c.basis))].sort(compareText).slice(0, 5);
    const provenance = derived(by.reference, ORGANISE_RULES_VERSION, confidence, basis);
    for (const one of joined(view, entries, provenance)) pushTo(found, view.id, one);
  }
  return found;
}

/** That a picture shows the animals, or that a letter speaks of them. */
function joined(view: View, drafts: readonly PersonDraft[], provenance: Provenance): Reading[] {
  const how: Mention['how'] = isMedia(view) ? 'tagged' : 'named';
  return [
    reading(
      'people',
      drafts.map(({ id, name }) => ({ id, name, how })),
      provenance,
    ),
    reading(
      'entities',
      drafts.map(({ name }) => ({ name, kind: 'pet' as const })),
      provenance,
    ),
  ];
}

type Named = { readonly drafts: readonly PersonDraft[]; readonly basis: readonly ItemId[] };

/** Items whose caption, tags or title say an animal's name, beside those that told of it first. */
function namedIn(views: readonly View[], pets: ReadonlyMap<PersonDraft, PetEvidence>): Map<View, Named> {
  const known = [...pets]
    .filter(([draft]) => draft.kept && !draft.hidden && draft.kind === 'pet' && draft.name.length > 1)
    .sort(([a], [b]) => compareText(a.id, b.id))
    .map(([draft, evidence]) => ({
      draft,
      says: nameTest(draft.name),
      items: evidence.items.map(({ view }) => view.id),
    }));
  const found = new Map<View, Named>();
  if (known.length === 0) return found;
  for (const view of views) {
    const text = isMedia(view) ? [view.caption, ...view.tags.map(({ name }) => name)].join('\n') : (view.title ?? '');
    if (text.trim() === '') continue;
    const here = known.filter(
      ({ says, items, draft }) => says(text) && !items.includes(view.id) && !isOther(view, draft),
    );
    if (here.length === 0) continue;
    const basis = [...new Set(here.flatMap(({ items }) => items))].sort(compareText).slice(0, 5);
    found.set(view, { drafts: here.map(({ draft }) => draft), basis });
  }
  return found;
}

/** As it is written, and not inside another word; Chinese and Japanese put nothing between words. */
function nameTest(name: string): (text: string) => boolean {
  if (/\p{Script=Han}/u.test(name)) return (text) => text.includes(name);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'u');
  return (text) => pattern.test(text);
}

/** Somebody of this name is in it already. */
const isOther = ({ people }: View, { name }: PersonDraft): boolean => people.some((mention) => mention.name === name);

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/** Pictures that tell nothing of what they show, within minutes of one that shows an animal. */
function withMates(views: readonly View[], animals: readonly Animal[]): Animal[] {
  if (animals.length === 0) return [];
  const media = views.filter((v) => isMedia(v) && v.instant !== undefined);
  const placeOf = new Map(media.map((view, i) => [view, i] as const));
  const found = new Map<View, Animal>(animals.map((animal) => [animal.view, animal]));
  for (const { view, species } of animals) {
    const at = placeOf.get(view);
    if (at === undefined) continue;
    for (const step of [-1, 1]) {
      for (let i = at + step; ; i += step) {
        const mate = media[i];
        if (mate === undefined || Math.abs((mate.instant ?? 0) - (view.instant ?? 0)) > petRule.besideMs) break;
        if (!found.has(mate) && tellingWords(mate).trim() === '')
          found.set(mate, { view: mate, species, beside: true });
      }
    }
  }
  return [...found.values()];
}

function animalIn(view: View, spots: ReadonlyMap<View, Spot>, homes: readonly Haunt[]): Animal[] {
  if (!isMedia(view) || view.local === undefined) return [];
  const tagged = view.tags.map((tag) => speciesOfWord(tag.name)).find((s) => s !== undefined);
  const species = tagged ?? findPhrases(speciesInPicture, wordsOf(view.caption ?? ''))[0]?.value;
  if (species === undefined) return [];
  const spot = spots.get(view);
  const near = (home: Haunt) =>
    spot === undefined ||
    (spot.city !== undefined && spot.city === home.city) ||
    (spotDistanceKm(spot, home) ?? 0) <= petRule.nearHomeKm;
  return homes.length === 0 || homes.some(near) ? [{ view, species, beside: false }] : [];
}

function candidate(draft: PersonDraft, evidence: PetEvidence, kinds: readonly string[]) {
  const said = [...evidence.species].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))[0]?.[0];
  const species = said ?? (kinds.length === 1 ? kinds[0] : undefined);
  if (species === undefined) return [];
  const times = evidence.items.flatMap(({ view }) => view.local ?? []);
  const certainty = (view: View): number => {
    const away = Math.min(...times.map((at) => Math.abs(at - (view.local ?? 0)))) / 86_400_000;
    const row = petRule.certainty.find((r) => (times.length === 0 ? true : away <= r.withinDays));
    return row === undefined ? 0 : said === undefined ? row.guessed : row.said;
  };
  return [{ draft, species, certainty, basis: evidence.items.map(({ view }) => view.id) }];
}
