import { fold } from '../../language/fold.ts';
import type { Event, EventKind } from '../../memory/event.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Modality } from '../../memory/item.ts';
import type { LeafArgs } from '../../memory/query-plan.ts';

export type KnownPerson = {
  readonly id?: string;
  readonly name: string;
  /** Roles toward the owner, folded: "sister". */
  readonly roles: readonly string[];
  readonly owner: boolean;
  /** A firm or a club, which no picture shows. */
  readonly organisation?: boolean;
  /** Relations to the owner under the names of the kin tables; from roles and from nicknames such as 妈妈. */
  readonly kin?: readonly string[];
  /** Whether pictures can show that it is this person. */
  readonly hasFace?: boolean;
  /** Day of birth, ISO, where a profile tells it. */
  readonly born?: string;
  readonly addresses?: readonly string[];
  /** What an animal is, as the concept tables call it: "cat". */
  readonly species?: string;
};
export type KnownPlace = LeafArgs<'place'>;
/** A town where the owner lives or lived, and from which day until which. */
export type HomeTown = { readonly town: KnownPlace; readonly since?: string; readonly until?: string };
export type KnownEvent = {
  readonly id: string;
  readonly title: string;
  readonly kind: EventKind;
  readonly span: Event['span'];
  readonly items: readonly ItemId[];
};

/** One thing that words of a question can name. `proper`: the words count only when written with a capital. */
export type Entry =
  | { readonly kind: 'person'; readonly person: KnownPerson; readonly proper: boolean }
  | { readonly kind: 'place'; readonly place: KnownPlace; readonly proper: boolean }
  | { readonly kind: 'event'; readonly event: KnownEvent; readonly proper: boolean }
  | { readonly kind: 'tag'; readonly tag: string; readonly proper: boolean };

/** What a memory can be asked about by name, and how common each fact is in it. Immutable; one per state of a store. */
export type Gazetteer = {
  readonly people: readonly KnownPerson[];
  readonly events: readonly KnownEvent[];
  /** Folded words joined by single spaces → what they may name. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  /** Length in characters of the longest form without spaces (Chinese, Japanese or Korean). */
  readonly longestUnspaced: number;
  readonly items: number;
  readonly modalities: Readonly<Record<Modality, number>>;
  /** Structured term → how many items have it. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** Slugs of tags. */
  readonly tags: readonly string[];
  /** Slugs of the names of albums. */
  readonly albums: ReadonlySet<string>;
  /** Names of places with coordinates → terms of the towns they lie in. */
  readonly towns: ReadonlyMap<string, readonly string[]>;
  /** Slug of a region or country → slugs of the known places that lie in it, most frequent first. */
  readonly placesIn: ReadonlyMap<string, readonly string[]>;
  /** ISO 3166-1 code → how the memory writes the country. */
  readonly countries: ReadonlyMap<string, KnownPlace>;
  /** Where the owner lives, ISO 3166-1; absent when not known. */
  readonly homeCountry?: string;
  /** The town where the owner lives, as the memory writes it; absent when not known. */
  readonly homeTown?: KnownPlace;
  /** Every town where the owner lives or lived, the latest first. */
  readonly homeTowns: readonly HomeTown[];
  /** First and last calendar year of the memory's items. */
  readonly years: { readonly first: number; readonly last: number };
  /** The events that hold an item, narrowest first. */
  readonly eventsOf: (id: ItemId) => readonly KnownEvent[];
  readonly southern: boolean;
  readonly dayFirst: boolean;
  /** The currency that the owner set, ISO 4217; else it is that of their country. */
  readonly currency?: string | undefined;
};

/** The longest name that is looked up, in words. */
export const LONGEST_NAME = 6;

/** A name as the gazetteer keys it. */
export const formOf = (name: string): string =>
  fold(name)
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

export const isUnspaced = (form: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(form);

export const entriesOf = (gazetteer: Gazetteer, form: string): readonly Entry[] => gazetteer.entries.get(form) ?? [];
