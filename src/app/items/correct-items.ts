import type {
  CorrectItemsResponse,
  ItemCorrectionShape,
  ItemCorrectionsResponse,
  ItemPatch,
} from '../../contract/item-verbs.ts';
import { type Correction, type ItemCorrection, isOfItems, itemCorrectionKey } from '../../memory/correction.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem } from '../../memory/item.ts';
import type { Person } from '../../memory/person.ts';
import { wordsOnItems } from '../../organise/item-word.ts';
import type { Change } from '../../ports/store.ts';
import { anew, inTurn } from '../import/in-turn.ts';
import type { OpenMemory } from '../open-memory.ts';
import { saidAfter, type Unsaid } from '../people/said-of-people.ts';
import { organiseDue } from './corrected.ts';
import { correctionsInOrder, inOrderSaid } from './corrections-in-order.ts';
import { itemsWithWord } from './items-with-word.ts';
import { describedCorrections, describedUndo } from './said-in-words.ts';
import { notFound } from './show.ts';
import { unsaidOf } from './unsaid-of-items.ts';

/**
 * Keeps what the owner says of items and puts the items right at once, in the index too; events and all else that
 * several items show together follow when the memory is organised next (`organiseIfDue`). Errors: `not-found` for an
 * item, `usage` for a time, place or person that cannot be understood; then nothing is kept.
 */
export function correctItems(
  memory: OpenMemory,
  ids: readonly string[],
  patch: ItemPatch,
  { by, check }: { readonly by?: ItemCorrection['by']; readonly check?: Check | undefined } = {},
): Promise<CorrectItemsResponse> {
  return rightly(memory, async () => keep(memory, await meantBy(memory, ids, patch, by), check));
}

/** Looks at items as they are and as they are about to be, and throws where that must not be. */
export type Check = (before: readonly MemoryItem[], after: readonly MemoryItem[]) => Promise<void>;

/** Keeps what was said of items, whatever it is, and puts them right. Errors: `not-found` for an item. */
export const sayOfItems = (
  memory: OpenMemory,
  ids: readonly string[],
  unsaid: readonly Unsaid[],
): Promise<CorrectItemsResponse> =>
  rightly(memory, async () => {
    const before = await memory.store.records('correction');
    const items = await itemsCalled(memory, ids);
    return keep(memory, meaning(before, items, saidAfter(before, memory, unsaid), []));
  });

/** What `correctItems` would keep, and the items as they would be then. Nothing is written. Errors: as of `correctItems`. */
export async function previewCorrection(memory: OpenMemory, ids: readonly string[], patch: ItemPatch, check: Check) {
  const { before, items, kept } = await meantBy(memory, ids, patch);
  const words = wordsOnItems(inOrderSaid([...before, ...kept]));
  const after = itemsIn(await itemsWithWord(memory, items, words));
  await check(items, after);
  return { would: describedCorrections(kept, items.length), before: items, after };
}

type Meant = {
  /** All corrections that were kept before. */
  readonly before: readonly Correction[];
  readonly items: readonly MemoryItem[];
  readonly said: readonly Change[];
  readonly people: readonly Change[];
  readonly kept: readonly ItemCorrection[];
};

async function meantBy(
  memory: OpenMemory,
  ids: readonly string[],
  patch: ItemPatch,
  by?: ItemCorrection['by'],
): Promise<Meant> {
  const before = await memory.store.records('correction');
  const items = await itemsCalled(memory, ids);
  const { unsaid, people } = await unsaidOf(memory, items, patch);
  if (unsaid.length === 0) {
    throw new MadeleineError('usage', 'No correction was given.', {
      action: 'Give a time, a place, people, tags, albums, a rating, a turn or a mark.',
    });
  }
  const signed = by === undefined ? unsaid : unsaid.map((one) => ({ ...one, by }));
  return meaning(before, items, saidAfter(before, memory, signed), people);
}

function meaning(
  before: readonly Correction[],
  items: readonly MemoryItem[],
  said: readonly Change[],
  people: readonly Change[],
): Meant {
  const kept = said.flatMap((change) =>
    change.op === 'putRecord' && change.kind === 'correction' && isOfItems(change.value) ? [change.value] : [],
  );
  return { before, items, said, people, kept };
}

async function keep(
  memory: OpenMemory,
  { before, items, said, people, kept }: Meant,
  check?: Check,
): Promise<CorrectItemsResponse> {
  const words = wordsOnItems(inOrderSaid([...before, ...kept]));
  const changes = await itemsWithWord(memory, items, words, peopleIn(people));
  await check?.(items, itemsIn(changes));
  await memory.store.write([...said, ...people, ...changes, organiseDue]);
  return {
    done: describedCorrections(kept, items.length),
    items: items.map(({ id }) => id),
    corrections: kept.map(shapeOf),
  };
}

const rightly = <T>(memory: OpenMemory, work: () => Promise<T>): Promise<T> => inTurn(memory, () => anew(work));

/** What the owner said of an item, the last word first. Errors: `not-found`. */
export async function itemCorrections(memory: OpenMemory, id: string): Promise<ItemCorrectionsResponse> {
  const [item] = await itemsCalled(memory, [id]);
  const said = (await correctionsInOrder(memory.store)).filter(isOfItems);
  return {
    corrections: said
      .filter(({ items }) => item !== undefined && items.includes(item.id))
      .toReversed()
      .map(shapeOf),
  };
}

/**
 * Takes back what was said of an item: the correction with this id, the last one without; of other items of which the
 * same was said it stays said. Errors: `not-found`.
 */
export function undoCorrection(
  memory: OpenMemory,
  id: string,
  correction?: string,
  check?: Check,
): Promise<CorrectItemsResponse> {
  return rightly(memory, async () => {
    const before = await memory.store.records('correction');
    const items = await itemsCalled(memory, [id]);
    const ids = new Set(items.map((item) => item.id));
    const all = inOrderSaid(before).filter(isOfItems);
    const ofItem = all.filter((said) => said.items.some((one) => ids.has(one)));
    const meant = correction === undefined ? ofItem.at(-1) : ofItem.find(({ at }) => at === correction);
    if (meant === undefined) throw nothingToUndo(id, correction);
    return takeBack(memory, before, [meant], { ids, check });
  });
}

/** Takes back corrections whole, of whatever items they were said. Errors: `not-found`. */
export function undoCorrections(
  memory: OpenMemory,
  corrections: readonly string[],
  check?: Check,
): Promise<CorrectItemsResponse> {
  return rightly(memory, async () => {
    const wanted = new Set(corrections);
    const before = await memory.store.records('correction');
    const meant = inOrderSaid(before)
      .filter(isOfItems)
      .filter(({ at }) => wanted.has(at));
    const [first] = corrections;
    if (meant.length < wanted.size) throw nothingToUndo(undefined, first);
    return takeBack(memory, before, meant, { ids: new Set(meant.flatMap(({ items }) => items)), check });
  });
}

async function takeBack(
  memory: OpenMemory,
  before: readonly Correction[],
  meant: readonly ItemCorrection[],
  { ids, check }: { readonly ids: ReadonlySet<ItemId>; readonly check: Check | undefined },
): Promise<CorrectItemsResponse> {
  const left = new Map<Correction, ItemCorrection | undefined>(
    meant.map((said) => {
      const others = said.items.filter((one) => !ids.has(one));
      return [said, others.length === 0 ? undefined : { ...said, items: others }];
    }),
  );
  const after = before.flatMap((said) => (left.has(said) ? (left.get(said) ?? []) : [said]));
  // An item that was forgotten meanwhile has nothing to be put right.
  const items = await memory.store.items([...ids]);
  const changes = await itemsWithWord(memory, items, wordsOnItems(inOrderSaid(after)));
  await check?.(items, itemsIn(changes));
  await memory.store.write([
    { op: 'expectRecords', kind: 'correction', values: before },
    ...meant.map((said): Change => {
      const [id, value] = [itemCorrectionKey(said.at), left.get(said)];
      return value === undefined
        ? { op: 'deleteRecord', kind: 'correction', id }
        : { op: 'putRecord', kind: 'correction', id, value };
    }),
    ...changes,
    organiseDue,
  ]);
  const undone = meant.map((said) => ({ ...said, items: said.items.filter((one) => ids.has(one)) }));
  return { done: describedUndo(undone), items: items.map(({ id }) => id), corrections: undone.map(shapeOf) };
}

const itemsIn = (changes: readonly Change[]): MemoryItem[] =>
  changes.flatMap((change) => (change.op === 'putItem' ? [assembleItem(change.item)] : []));

const peopleIn = (changes: readonly Change[]): Person[] =>
  changes.flatMap((change) => (change.op === 'putRecord' && change.kind === 'person' ? [change.value] : []));

async function itemsCalled(memory: OpenMemory, ids: readonly string[]): Promise<MemoryItem[]> {
  return Promise.all(
    [...new Set(ids)].map(async (said) => {
      const id = itemIdSchema.safeParse(said);
      const item = id.success ? await memory.store.item(id.data) : undefined;
      if (item === undefined) throw notFound(said);
      return item;
    }),
  );
}

const nothingToUndo = (item: string | undefined, correction: string | undefined): MadeleineError =>
  new MadeleineError(
    'not-found',
    correction === undefined ? `${item} has no corrections.` : `Correction not found: ${correction}.`,
    { action: 'List corrections with `madeleine correct ID`.' },
  );

function shapeOf(said: ItemCorrection): ItemCorrectionShape {
  const { at, by, items } = said;
  const of = { id: at, at, items: items.length, ...(by === undefined ? {} : { by }) };
  switch (said.kind) {
    case 'item-time':
      return { kind: 'time', ...of, time: said.time };
    case 'item-place':
      return { kind: 'place', ...of, place: said.place };
    case 'item-person':
      return { kind: 'person', ...of, person: said.person, name: said.name, holds: said.holds };
    case 'item-tag':
      return { kind: 'tag', ...of, tag: said.tag, holds: said.holds };
    case 'item-album':
      return { kind: 'album', ...of, album: said.album, holds: said.holds };
    case 'item-turn':
      return { kind: 'turn', ...of, degrees: said.degrees };
    case 'item-rating':
      return { kind: 'rating', ...of, stars: said.stars };
    case 'item-stack':
      return { kind: 'stack', ...of, behind: said.behind };
    case 'items-differ':
      return { kind: 'differ', ...of };
  }
}
