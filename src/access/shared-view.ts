import type { ItemId, PersonId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { Mention } from '../memory/person.ts';
import type { RecordKind, RecordOf } from '../memory/records.ts';
import { inTextOrder } from '../memory/text-order.ts';
import { type TimelineRow, timelineKey, timelineRow } from '../memory/timeline.ts';
import type { IndexEntry, Store, TermFilter } from '../ports/store.ts';
import { lets } from './share-filter.ts';
import { type SaidNames, shownItem } from './shown-item.ts';
import { type Shown, shownRecord } from './shown-records.ts';
import { WordIndex } from './word-index.ts';

/** Makes what a store indexes of an item. */
export type Index = (item: MemoryItem) => IndexEntry;

/** Items that are read at a time. */
const PAGE = 500;

/** An item on the timeline with what it is ordered by. */
export type PlacedRow = { readonly row: TimelineRow; readonly key: string };

/** What a filter lets through of one state of a store. What takes long is made when it is first needed. */
export class SharedView {
  readonly sequence: number;
  /** In order. */
  readonly ids: readonly ItemId[];
  readonly #store: Store;
  readonly #filter: TermFilter;
  readonly #index: Index;
  readonly #shownIds: ReadonlySet<ItemId>;
  /** What stays as long as the item does, over all states. */
  readonly #entries: WeakMap<MemoryItem, IndexEntry>;
  readonly #items = new WeakMap<MemoryItem, MemoryItem>();
  #said: Promise<SaidNames> | undefined;
  #words: Promise<WordIndex> | undefined;
  #rows: Promise<readonly PlacedRow[]> | undefined;
  #mentions: Promise<ReadonlyMap<PersonId, readonly Mention[]>> | undefined;

  constructor(
    { sequence, ids }: { readonly sequence: number; readonly ids: readonly ItemId[] },
    { store, filter, index, entries }: SharedViewParts,
  ) {
    this.sequence = sequence;
    this.ids = ids;
    this.#store = store;
    this.#filter = filter;
    this.#index = index;
    this.#entries = entries;
    this.#shownIds = new Set(ids);
  }

  readonly isShown = (id: ItemId): boolean => this.#shownIds.has(id);

  /** Those that are shown, in the order asked. What was changed since, so that the filter lets it through no more, is not there. */
  async items(ids: readonly ItemId[]): Promise<MemoryItem[]> {
    this.#said ??= this.#readSaid();
    const [found, said] = await Promise.all([this.#store.items(ids.filter(this.isShown)), this.#said]);
    return found.filter((item) => lets(this.#filter, this.#entryOf(item).terms)).map((item) => this.#shown(item, said));
  }

  async *pages(ids: readonly ItemId[] = this.ids): AsyncGenerator<readonly MemoryItem[]> {
    for (let at = 0; at < ids.length; at += PAGE) yield await this.items(ids.slice(at, at + PAGE));
  }

  words(): Promise<WordIndex> {
    this.#words ??= this.#readWords();
    return this.#words;
  }

  /** Everything that is shown, by wall clock and id. */
  rows(): Promise<readonly PlacedRow[]> {
    this.#rows ??= this.#readRows();
    return this.#rows;
  }

  async record<K extends RecordKind>(kind: K, value: RecordOf[K]): Promise<RecordOf[K] | undefined> {
    return shownRecord(kind, value, await this.#forRecords());
  }

  async records<K extends RecordKind>(kind: K, values: readonly RecordOf[K][]): Promise<RecordOf[K][]> {
    const shown = await this.#forRecords();
    const found = await Promise.all(values.map((value) => shownRecord(kind, value, shown)));
    return found.filter((value) => value !== undefined);
  }

  async #forRecords(): Promise<Shown> {
    this.#mentions ??= this.#readMentions();
    const mentions = await this.#mentions;
    const isNamed = (id: PersonId) => this.#isNamed(id, mentions.get(id) ?? []);
    return { isShown: this.isShown, items: (ids) => this.items(ids), mentions, isNamed };
  }

  /** Names that the owner gave, or said of items. */
  async #readSaid(): Promise<SaidNames> {
    const said = new Map<PersonId, Set<string>>();
    for (const one of await this.#store.records('correction')) {
      if (one.kind === 'name-person' || one.kind === 'item-person')
        said.set(one.person, (said.get(one.person) ?? new Set()).add(one.name));
    }
    return said;
  }

  /** Whether shown items call somebody by the name that the memory has for them. */
  async #isNamed(id: PersonId, called: readonly Mention[]): Promise<boolean> {
    const name = (await this.#store.record('person', id))?.name;
    return called.some((mention) => mention.name === name);
  }

  async #readMentions(): Promise<ReadonlyMap<PersonId, readonly Mention[]>> {
    const mentions = new Map<PersonId, Mention[]>();
    for await (const page of this.pages()) {
      for (const { people = [] } of page) {
        for (const mention of people) {
          if (mention.id === undefined) continue;
          const known = mentions.get(mention.id);
          if (known === undefined) mentions.set(mention.id, [mention]);
          else known.push(mention);
        }
      }
    }
    return mentions;
  }

  async #readWords(): Promise<WordIndex> {
    const entries: (readonly [ItemId, IndexEntry])[] = [];
    for await (const page of this.pages())
      for (const item of page) entries.push([item.id, { ...this.#entryOf(item), context: '' }]);
    return new WordIndex(entries);
  }

  async #readRows(): Promise<readonly PlacedRow[]> {
    const rows: PlacedRow[] = [];
    for await (const page of this.pages()) {
      for (const item of page) {
        const row = timelineRow(item);
        rows.push({ row, key: timelineKey(row) });
      }
    }
    return rows.sort((a, b) => inTextOrder(a.key, b.key) || inTextOrder(a.row.id, b.row.id));
  }

  #entryOf(item: MemoryItem): IndexEntry {
    const known = this.#entries.get(item);
    if (known !== undefined) return known;
    const made = this.#index(item);
    this.#entries.set(item, made);
    return made;
  }

  #shown(item: MemoryItem, said: SaidNames): MemoryItem {
    const known = this.#items.get(item);
    if (known !== undefined) return known;
    const made = shownItem(item, this.isShown, said);
    this.#items.set(item, made);
    return made;
  }
}

export type SharedViewParts = {
  readonly store: Store;
  readonly filter: TermFilter;
  readonly index: Index;
  readonly entries: WeakMap<MemoryItem, IndexEntry>;
};
