import type { Correction } from '../memory/correction.ts';
import type { Event } from '../memory/event.ts';
import type { Face, FaceId } from '../memory/face.ts';
import type { ItemId, PersonId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import type { Link } from '../memory/link.ts';
import type { Person } from '../memory/person.ts';
import type { Place } from '../memory/place.ts';
import type { Reading } from '../memory/reading.ts';
import type { Settings } from '../memory/settings.ts';
import type { PlaceNames } from '../ports/geocoder.ts';
import type { GroupedFaces } from './faces/grouped-faces.ts';
import type { View } from './view.ts';

/** A place that a gazetteer knows by name. */
export type KnownPlace = {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly countryCode: string;
  readonly population: number;
};

/** A person as a source declared them: a face identity with names, nicknames and roles. */
export type DeclaredFace = {
  readonly importer: string;
  readonly face: string;
  readonly names: readonly string[];
  readonly roles: readonly string[];
  readonly owner?: boolean | undefined;
  readonly kind?: 'person' | 'pet' | 'organisation' | undefined;
  readonly addresses?: readonly string[] | undefined;
};

export type PlaceLevel = 'city' | 'region' | 'country';
/** What a place is called in a tongue; nothing where it is called so already, or no other name is known. */
export type NameOfPlace = (name: string, level: PlaceLevel, tongue: 'en' | 'zh') => string | undefined;

/** What organising needs beside the items. Both look-ups are optional and must be pure: same question, same answer. */
export type OrganiseContext = {
  readonly settings: Settings;
  /** People as sources declared them. */
  readonly declared: readonly DeclaredFace[];
  /** What the owner said, in any order; applied by `at`. */
  readonly corrections: readonly Correction[];
  /** Faces found in the items; none when the owner did not allow them. */
  readonly faces?: readonly Face[];
  /** Whose each face was before, so that people keep their ids. */
  readonly peopleBefore?: ReadonlyMap<FaceId, PersonId>;
  /** How faces were grouped before; used where nothing that it rests on has changed. */
  readonly facesGrouped?: GroupedFaces;
  readonly placeOf?: (lat: number, lon: number) => PlaceNames | undefined;
  /** Places by name, most populous first. */
  readonly findPlace?: (name: string) => readonly KnownPlace[];
  readonly nameOfPlace?: NameOfPlace;
  /** The view of an item, for who has made it already (`viewOf`, with the owner's zone); else it is made here. */
  readonly knownView?: (item: MemoryItem) => View | undefined;
  /** Told of accounts and of the links that show them as soon as they are found here: they can be kept while the rest is found. */
  readonly onLedger?: ((accounts: readonly LedgerAccount[], links: readonly Link[]) => void) | undefined;
  /** The present as ISO local time. What was found does not depend on it. */
  readonly now: string;
};

/** Everything that organising finds: whole sets that replace what an earlier run found. */
export type Organised = {
  readonly events: Event[];
  readonly people: Person[];
  readonly places: Place[];
  readonly links: Link[];
  readonly ledger: LedgerAccount[];
  /** Derived readings by item; the extractor's name starts with `organise.`. Replaces all earlier such readings. */
  readonly readings: Map<ItemId, Reading[]>;
  /** To be given back the next time. */
  readonly facesGrouped?: GroupedFaces;
};

/** Extractor names of all that this stage says. */
export const by = {
  people: 'organise.people',
  sender: 'organise.sender',
  place: 'organise.place',
  reference: 'organise.reference',
  link: 'organise.link',
  ledger: 'organise.ledger',
  burst: 'organise.burst',
} as const;
