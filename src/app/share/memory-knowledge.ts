import { monthByName, weekdayByName } from '../../language/calendar-words.ts';
import { dailyWords } from '../../language/daily-words.ts';
import { fold } from '../../language/fold.ts';
import { plainAddress } from '../../language/mail-address.ts';
import { spokenWords } from '../../language/spoken-words.ts';
import { isStopWord } from '../../language/stop-words.ts';
import { wordsOf } from '../../language/words.ts';
import { placeKey, worldPlaces } from '../../language/world-places.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Mention } from '../../memory/person.ts';
import type { NodeValue, StructuredNode } from '../../memory/structured-data.ts';
import type { OpenMemory } from '../open-memory.ts';
import { KnownNames, type KnownPerson, keyOfName } from './words/known-names.ts';
import type { Harmless } from './words/spans.ts';
import type { WordKnowledge } from './words/unknown-names.ts';

/** What a memory knows of people, words and codes, gathered in one pass over it. */
export type MemoryKnowledge = {
  readonly names: KnownNames;
  readonly words: WordKnowledge;
  readonly keyOfAddress: (address: string) => string | undefined;
  /** Everybody's names, for who looks for them in a finished copy. */
  readonly people: readonly KnownPerson[];
  /** Booking codes, numbers of parcels and accounts as they were read in records. */
  readonly codes: ReadonlySet<string>;
  /** Exact positions, as they are written in figures. */
  readonly positions: ReadonlySet<string>;
  /** Names of files as they were imported, without their ending; of a whole memory. */
  readonly fileNames: ReadonlySet<string>;
};

/** A memory that holds more different words, codes or names than these is known as far as that. */
const [MOST_WORDS, MOST_CODES, MOST_PEOPLE] = [200_000, 200_000, 100_000];
const GREAT_CITY = 300_000;
const CHARACTERS_READ = 20_000;

class Gathering {
  readonly #people = new Map<string, { names: Set<string>; addresses: Set<string> }>();
  readonly #called = new Set<string>();
  readonly #small = new Map<string, number>();
  readonly venues = new Set<string>();
  readonly codes = new Set<string>();
  readonly positions = new Set<string>();
  readonly fileNames = new Set<string>();

  get people(): KnownPerson[] {
    return [...this.#people].map(([key, { names, addresses }]) => ({
      key,
      names: [...names],
      addresses: [...addresses],
    }));
  }

  person(key: string, names: readonly string[], addresses: readonly string[]): void {
    const known = this.#people.get(key) ?? { names: new Set<string>(), addresses: new Set<string>() };
    for (const name of names) {
      if (name.trim() === '' || name.includes('@')) continue;
      known.names.add(name.trim());
      this.#called.add(fold(name.trim()));
    }
    for (const address of addresses) known.addresses.add(plainAddress(address));
    if (this.#people.size < MOST_PEOPLE || this.#people.has(key)) this.#people.set(key, known);
  }

  item(item: MemoryItem): void {
    for (const mention of item.people ?? []) this.#mention(mention);
    for (const { name, kind } of item.entities ?? []) if (publicKinds.has(kind)) this.venues.add(fold(name));
    for (const node of item.structuredData ?? []) this.#node(node);
    for (const { code } of item.references ?? []) if (this.codes.size < MOST_CODES) this.codes.add(code);
    const { lat, lon, label } = item.place ?? {};
    for (const degrees of [lat, lon])
      if (degrees !== undefined && this.positions.size < MOST_CODES) this.positions.add(degrees.toFixed(4));
    if (label !== undefined && /\d/.test(label) && this.codes.size < MOST_CODES) this.codes.add(label);
    const stem = (item.origin.path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '');
    if (stem.length > 5 && this.fileNames.size < MOST_CODES) this.fileNames.add(stem);
    for (const text of [item.body?.text, item.title, item.caption]) if (text !== undefined) this.#words(text);
  }

  /** People, and numbers that stand for a booking, a ticket or an account, wherever in a node. */
  #node(node: StructuredNode): void {
    const { name, email } = node;
    // Who travels is mostly known already, above all the owner.
    if (node['@type'] === 'Person' && typeof name === 'string' && !this.#called.has(fold(name.trim())))
      this.person(keyOfName(name), [name], typeof email === 'string' ? [email] : []);
    for (const [property, value] of Object.entries(node)) {
      if (secretProperties.has(property) && this.codes.size < MOST_CODES) {
        const code = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
        if (/\d/.test(code) && code.length <= LONGEST_CODE) this.codes.add(code);
      }
      for (const inner of Array.isArray(value) ? (value as readonly NodeValue[]) : [value])
        if (typeof inner === 'object' && !Array.isArray(inner)) this.#node(inner as StructuredNode);
    }
  }

  #mention({ id, name, address, list, how }: Mention): void {
    if (list === true || how === 'owner') return;
    this.person(
      id ?? (address === undefined ? keyOfName(name) : plainAddress(address)),
      [name],
      address === undefined ? [] : [address],
    );
  }

  /** Counts words that are written small against those with a capital that begin no sentence. */
  #words(text: string): void {
    if (this.#small.size > MOST_WORDS) return;
    const plain = text.slice(0, CHARACTERS_READ).replace(/\S*[@/\\]\S*/g, ' ');
    for (const [word] of plain.matchAll(/\p{L}{2,30}/gu)) {
      const isSmall = /^\p{Ll}/u.test(word);
      if (isSmall || /^\p{Lu}\p{Ll}/u.test(word))
        this.#small.set(fold(word), (this.#small.get(fold(word)) ?? 0) + (isSmall ? 1 : -0.5));
    }
  }

  isAttested(folded: string): boolean {
    return (this.#small.get(folded) ?? 0) > 0;
  }
}

const LONGEST_CODE = 60;
const secretProperties: ReadonlySet<string> = new Set([
  ...['identifier', 'reservationNumber', 'reservationId', 'orderNumber', 'ticketNumber', 'ticketToken', 'accountId'],
  ...['trackingNumber', 'membershipNumber', 'telephone', 'faxNumber', 'taxID', 'vatID', 'serialNumber'],
]);
const publicKinds: ReadonlySet<string> = new Set(['venue', 'city', 'country', 'product', 'event']);
const ordinary: ReadonlySet<string> = new Set([...spokenWords, ...dailyWords].map(fold));

/** Reads through a memory; nothing of it is changed. */
export async function knowledgeOf(memory: OpenMemory, signal?: AbortSignal): Promise<MemoryKnowledge> {
  const gathered = new Gathering();
  const { ownerName, ownerAddresses } = memory.settings;
  const people = await memory.store.records('person');
  const owner = people.find((person) => person.owner);
  gathered.person(owner?.id ?? 'owner', ownerName === undefined ? [] : [ownerName], ownerAddresses);
  const firms = new Set<string>();
  for (const { id, name, names, addresses, kind } of people) {
    if (kind === 'organisation' && ![name, ...names].some((one) => titled.test(one))) firms.add(id);
    else gathered.person(id, [name, ...names], addresses);
  }
  for (const { face, names } of await memory.store.records('declaredPerson'))
    gathered.person(`face:${face}`, names, []);
  for await (const item of memory.store.scan()) {
    signal?.throwIfAborted();
    gathered.item(
      firms.size === 0
        ? item
        : { ...item, people: (item.people ?? []).filter(({ id }) => id === undefined || !firms.has(id)) },
    );
  }
  return knowledgeFrom(gathered, await greatCities(memory));
}

/** A practice under a doctor's name is a person's. */
const titled = /\b(?:dr|prof|med|mr|mrs|ms|herr|frau)\b/i;

async function greatCities(memory: OpenMemory): Promise<ReadonlySet<string>> {
  const geocoder = await memory.geocoder();
  return new Set(geocoder.placesAbove(GREAT_CITY).map(({ name }) => fold(name)));
}

function knowledgeFrom(gathered: Gathering, cities: ReadonlySet<string>): MemoryKnowledge {
  const { people } = gathered;
  const isListed = (folded: string): boolean =>
    ordinary.has(folded) || isStopWord(folded) || monthByName.has(folded) || weekdayByName.has(folded);
  const isWord = (folded: string): boolean => isListed(folded) || gathered.isAttested(folded);
  const isPlace = (name: string): boolean => cities.has(fold(name)) || worldPlaces(placeKey(name)).length > 0;
  const names = new KnownNames(people, (part) => isListed(part) || isPlace(part));
  const byAddress = new Map(
    people.flatMap(({ key, addresses }) => addresses.map((address) => [address, key] as const)),
  );
  return {
    names,
    words: {
      isWord,
      isPublic: (name) => isPlace(name) || gathered.venues.has(fold(name)),
      publicSpans: spansOf([...gathered.venues, ...cities]),
    },
    keyOfAddress: (address) => byAddress.get(plainAddress(address)),
    people,
    codes: gathered.codes,
    positions: gathered.positions,
    fileNames: gathered.fileNames,
  };
}

/** Finds names of more than one word in texts. */
function spansOf(names: readonly string[]): (text: string) => Harmless[] {
  const byFirst = new Map<string, string[][]>();
  for (const name of names) {
    const words = wordsOf(name).map(({ folded }) => folded);
    const [first = ''] = words;
    if (words.length > 1) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  return (text) => {
    const words = wordsOf(text);
    return words.flatMap(({ folded, start }, at) =>
      (byFirst.get(folded) ?? []).flatMap((name): Harmless[] => {
        const last = words[at + name.length - 1];
        const isThere = last !== undefined && name.every((word, n) => words[at + n]?.folded === word);
        return isThere ? [{ start, end: last.end }] : [];
      }),
    );
  };
}
