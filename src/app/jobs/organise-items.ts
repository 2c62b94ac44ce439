import { hash } from 'node:crypto';
import { correspondentsOf } from '../../ingest/derive.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { plainAddress } from '../../language/mail-address.ts';
import { SharedValues } from '../../language/shared-values.ts';
import type { ItemId } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, storedPart, withoutReadingsBy } from '../../memory/item.ts';
import type { Mention, Person } from '../../memory/person.ts';
import { readOnce } from '../../memory/read-once.ts';
import type { Reading } from '../../memory/reading.ts';
import { type WordOnItem, withWord, wordsOnItems } from '../../organise/item-word.ts';
import { sharedView } from '../../organise/shared-view.ts';
import { viewOf } from '../../organise/view.ts';
import type { Change } from '../../ports/store.ts';
import { type Neighbour, saidOf } from '../import/neighbour-context.ts';
import { correctionsInOrder } from '../items/corrections-in-order.ts';
import { derivedWithWord } from '../items/items-with-word.ts';
import type { OpenMemory } from '../open-memory.ts';
import type { ItemShown, KnownView } from './item-shown.ts';
import type { KeptViews } from './kept-views.ts';

/** An item that an import has brought. */
export type TakenItem = {
  readonly id: ItemId;
  /** The whole of it, where that is in hand; else the store has it once it is written. */
  readonly item?: MemoryItem;
  /** Where neither organising nor the owner have had a word on it yet. */
  readonly seen?: KnownView & Pick<ItemShown, 'correspondents'>;
};

export type ItemsInHand = {
  /** All items of the memory, for who has brought them, in any order; else they are read. */
  readonly taken?: Iterable<TakenItem> | undefined;
  /** Resolves when what was brought is written and can be read back. */
  readonly written?: (() => Promise<void>) | undefined;
  /** What was read the last time, for who organises again and again. */
  readonly kept?: KeptViews | undefined;
};

/** So many items are read from the store at one go, which then are in memory whole. */
const PAGE = 500;

/** Reads what organising looks at, and whole items again where something is to be written of them. */
export class ItemsShown {
  readonly #memory: OpenMemory;
  #words: ReadonlyMap<ItemId, WordOnItem>;
  #heard: number | undefined;
  readonly #given: ItemsInHand;
  readonly #values: SharedValues;
  readonly #again: Change[] = [];

  /** @param words what the owner said of items: who has another word yet is put right */
  constructor(memory: OpenMemory, words: ReadonlyMap<ItemId, WordOnItem>, given: ItemsInHand) {
    this.#memory = memory;
    this.#words = words;
    this.#given = given;
    this.#values = given.kept?.values ?? new SharedValues();
  }

  /** What puts items that an import or another process wrote in line with the owner's word: to be written by who has read them. */
  takeAgain(): Change[] {
    return this.#again.splice(0);
  }

  /** Everything that the memory has. */
  async *all(): AsyncGenerator<ItemShown> {
    const { taken } = this.#given;
    if (taken === undefined) {
      yield* this.#unlessKept();
      return;
    }
    const away: ItemId[] = [];
    for (const one of taken) {
      const { item } = one;
      const shown = this.#asTaken(one) ?? (item && (await this.#read(item)));
      if (shown !== undefined) yield item === undefined ? shown : { item, ...shown };
      else if (away.push(one.id) >= PAGE) yield* this.#readAll(away.splice(0));
    }
    yield* this.#readAll(away);
  }

  async *#unlessKept(): AsyncGenerator<ItemShown> {
    const { kept } = this.#given;
    const { store, settings } = this.#memory;
    const found = await kept?.begin(store, settings.zone, (id) => this.#words.has(id));
    yield* found?.known ?? [];
    const unread = found === undefined ? store.scan() : this.#inPages(found.unread);
    for await (const item of unread) {
      const shown = await this.#read(item);
      kept?.keep(shown, !this.#words.has(item.id));
      yield shown;
    }
    kept?.end();
  }

  async *#inPages(ids: readonly ItemId[]): AsyncGenerator<MemoryItem> {
    for (let at = 0; at < ids.length; at += PAGE) yield* await this.whole(ids.slice(at, at + PAGE));
  }

  async *#readAll(ids: readonly ItemId[]): AsyncGenerator<ItemShown> {
    for (const item of await this.whole(ids)) yield await this.#read(item);
  }

  /** Whole items, in the order asked. */
  async whole(ids: readonly ItemId[]): Promise<MemoryItem[]> {
    if (ids.length === 0) return [];
    await this.#given.written?.();
    return this.#memory.store.items(ids);
  }

  /** Of items of which nobody but their source has had a word yet, nothing is read again. */
  #asTaken({ id, seen }: TakenItem): ItemShown | undefined {
    if (seen === undefined || this.#words.has(id)) return undefined;
    const isTold = seen.view.thread === undefined || seen.said !== undefined;
    return isTold ? { ...seen, before: '' } : undefined;
  }

  async #read(found: MemoryItem): Promise<ItemShown> {
    const item = await this.#saidAgain(found);
    const shown = {
      view: sharedView(viewOf(item, this.#memory.settings.zone), this.#values),
      said: saidOf(item),
      correspondents: this.#values.of(correspondentsOf(item)),
      before: digestOf(item.readings.filter(isOrganised)),
    };
    return item === found ? shown : { ...shown, item };
  }

  async #saidAgain(item: MemoryItem): Promise<MemoryItem> {
    if (withWord(item, this.#words.get(item.id)) === item) return item;
    // It may have been read after something that was said meanwhile.
    await this.#hearAnew();
    const word = this.#words.get(item.id);
    if (withWord(item, word) === item) return item;
    const whole = assembleItem(await derivedWithWord(item, word, await this.#memory.deriveContext()));
    this.#again.push(
      { op: 'expectItem', id: item.id, item },
      { op: 'putItem', item: storedPart(whole), index: indexEntry(whole) },
    );
    return whole;
  }

  async #hearAnew(): Promise<void> {
    const { store } = this.#memory;
    const heard = await store.sequence(['correction']);
    if (heard === this.#heard) return;
    this.#words = wordsOnItems(await correctionsInOrder(store));
    this.#heard = heard;
  }
}

const ORGANISED = 'organise.';
const isOrganised = ({ provenance }: Reading): boolean => provenance.by.startsWith(ORGANISED);
/** Kept in memory alone, and made of every item twice: the machine's own hash takes a tenth of the time. */
const digestOf = (readings: readonly Reading[]): string =>
  readings.length === 0 ? '' : hash('sha1', JSON.stringify(readings), 'base64');
/** Items that mention the same people are found to show them by the very same reading. */
const digestOfOne = readOnce((one: Reading) => digestOf([one]));

export const neighbourOf = ({ view: { id, modality, time, thread }, said }: ItemShown): Neighbour => ({
  id,
  modality,
  ...(time && { time }),
  ...(thread && { thread }),
  said,
});

type PutItem = Extract<Change, { readonly op: 'putItem' }>;

/** What organising found of an item that it does not say by itself, where that is other than before; else nothing. */
export function newsOf({ correspondents, before }: ItemShown, found: readonly Reading[]): Reading[] | undefined {
  const news = found.filter((one) => !isSaid(one, correspondents));
  const [first, second] = news;
  const now = first !== undefined && second === undefined ? digestOfOne(first) : digestOf(news);
  return now === before ? undefined : news;
}

/** Whether what organising found of an item before is still what the item says. */
export const isAsOrganised = (item: MemoryItem, { before }: ItemShown): boolean =>
  digestOf(item.readings.filter(isOrganised)) === before;

/** The write that gives an item the readings that organising found. */
export function withNews(item: MemoryItem, news: readonly Reading[], owners: AddressOwners): PutItem {
  const bare = withoutReadingsBy(item, ORGANISED);
  const stored = storedPart(bare, [...bare.readings, ...news]);
  const isNew = !item.readings.some(isOrganised);
  if (isNew && news.every((one) => isIndexed(one, item, owners))) return { op: 'putItem', item: stored };
  return { op: 'putItem', item: stored, index: indexEntry(assembleItem(stored)) };
}

export type AddressOwners = ReadonlyMap<string, string | undefined>;

/** Whose each address is; `undefined` where several have it. */
export function addressOwners(people: readonly Person[]): AddressOwners {
  const owners = new Map<string, string | undefined>();
  for (const { id, addresses } of people) {
    for (const address of addresses) owners.set(address, owners.has(address) ? undefined : id);
  }
  return owners;
}

/**
 * True when the item is found for what the reading says as it is indexed already: it only says whose the addresses of its
 * mentions are, under the names that they came with. To index a mail anew costs more than to read it.
 */
function isIndexed(found: Reading, item: MemoryItem, owners: AddressOwners): boolean {
  return (
    found.field === 'people' &&
    found.provenance.kind !== 'corrected' &&
    found.value.every(
      ({ id, name, how, address, role }) =>
        role === undefined &&
        address !== undefined &&
        owners.get(plainAddress(address)) === id &&
        item.people?.some((one) => one.name === name && one.how === how && one.address === address) === true,
    )
  );
}

/** True when the item says the same of its people by their addresses alone. */
function isSaid(found: Reading, said: readonly Mention[] | undefined): boolean {
  if (found.field !== 'people' || found.provenance.kind === 'corrected') return false;
  if (said === undefined || said.length !== found.value.length) return false;
  return found.value.every(
    ({ id, name, how, address, role }) =>
      role === undefined &&
      said.some((one) => one.id === id && one.name === name && one.how === how && one.address === address),
  );
}
