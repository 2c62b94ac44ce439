import { deserialize, serialize } from 'node:v8';
import { ScratchFile } from '../../adapters/files/scratch-file.ts';
import { correspondentsOf } from '../../ingest/derive.ts';
import type { Taken } from '../../ingest/import-session.ts';
import { NameDigests } from '../../ingest/name-digests.ts';
import { SharedValues } from '../../language/shared-values.ts';
import type { ItemId } from '../../memory/ids.ts';
import { sharedView } from '../../organise/shared-view.ts';
import type { viewOf } from '../../organise/view.ts';
import type { TakenItem } from '../jobs/organise-items.ts';
import { scratchFolder } from '../keys/work-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { saidOf } from './neighbour-context.ts';

/** So many items are held in memory, the first; what is to be known of all others waits on disk. */
const MOST_HELD = 20_000;
/** Characters of JSON behind the items held whole, which take two to three times as many bytes. */
const MOST_CHARACTERS = 24_000_000;
/** Written and read at one go. */
const ITEMS_OF_A_PIECE = 64;

type Seen = NonNullable<TakenItem['seen']>;

/**
 * What organising looks at of the items that an import brings into an empty memory, made while the next are read in other
 * threads. Its size does not depend on how many they are.
 */
export class TakenItems {
  readonly #memory: OpenMemory;
  readonly #mostHeld: number;
  readonly #held = new Map<ItemId, TakenItem>();
  readonly #values = new SharedValues();
  #characters = 0;
  #scratch: ScratchFile | undefined;
  /** Those that are to be put aside together. */
  #aside: TakenItem[] = [];
  #countAside = 0;
  /** Items put aside that came again and were changed: they are read anew. */
  readonly #changed = new NameDigests();

  constructor(memory: OpenMemory, mostHeld = MOST_HELD) {
    this.#memory = memory;
    this.#mostHeld = mostHeld;
  }

  /** How many different items were taken. */
  get count(): number {
    return this.#held.size + this.#countAside;
  }

  /**
   * Takes note of an item as it will be written. Errors: as `ScratchFile`.
   *
   * @param make makes what organising looks at, of an item that was read with its words; of any other that is done later
   */
  note(taken: Taken, make: typeof viewOf | undefined): void {
    const { item, isNew, characters } = taken;
    const isAside = isNew ? this.#held.size >= this.#mostHeld : !this.#held.has(item.id);
    if (isAside) {
      if (isNew) this.#putAside(taken, make);
      else this.#changed.add(item.id);
      return;
    }
    const isWhole = this.#characters + characters <= MOST_CHARACTERS;
    if (isWhole) this.#characters += characters;
    const seen = isNew ? this.#seen(taken, make) : undefined;
    this.#held.set(item.id, {
      id: item.id,
      ...(isWhole && { item }),
      ...(seen && { seen: this.#shared(seen) }),
    });
  }

  /** Each item once, in no order. Errors: as `ScratchFile`. */
  *all(): Generator<TakenItem> {
    yield* this.#held.values();
    // What this process has written a moment ago, of which nobody else has the file.
    for (const piece of this.#scratch?.pieces() ?? [])
      for (const one of deserialize(piece) as TakenItem[]) yield this.#takenBack(one);
    for (const one of this.#aside) yield this.#takenBack(one);
  }

  /** What was put aside is gone. */
  close(): void {
    this.#scratch?.close();
  }

  #seen({ item, index }: Taken, make: typeof viewOf | undefined): Seen | undefined {
    const words = index && this.#memory.wordsBeside(index);
    const view = words && make?.(item, this.#memory.settings.zone, words);
    return view && { view, said: saidOf(item), correspondents: correspondentsOf(item) };
  }

  #shared({ view, said, correspondents }: Seen): Seen {
    return { view: sharedView(view, this.#values), said, correspondents: this.#values.of(correspondents) };
  }

  #putAside(taken: Taken, make: typeof viewOf | undefined): void {
    const seen = this.#seen(taken, make);
    this.#aside.push({ id: taken.item.id, ...(seen && { seen }) });
    this.#countAside += 1;
    if (this.#aside.length < ITEMS_OF_A_PIECE) return;
    this.#scratch ??= new ScratchFile(scratchFolder(this.#memory.folder.path));
    this.#scratch.append(serialize(this.#aside));
    this.#aside = [];
  }

  #takenBack({ id, seen }: TakenItem): TakenItem {
    return seen === undefined || this.#changed.mayHave(id) ? { id } : { id, seen: this.#shared(seen) };
  }
}
