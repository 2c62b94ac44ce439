import { randomInt } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type {
  AuditReport,
  ListedEntry,
  ShareDecision,
  ShareEntry,
  ShareRequest,
  ShareResponse,
  ShareSet,
} from '../../contract/share-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { eventIdSchema, itemIdSchema } from '../../memory/ids.ts';
import type { OpenMemory } from '../open-memory.ts';
import { checkTarget, finishSet } from './finish.ts';
import { prepareSet, type ShareOptions } from './prepare.ts';
import { type JournalLine, mayBeKept, ShareFolder, stateNow } from './share-folder.ts';
import { Pseudonyms } from './words/pseudonyms.ts';
import { shiftOf } from './words/shifted-time.ts';

const MOST_FOUND = 10_000;

/** Begins a set: chooses its items, and changes nothing. Errors: `usage` without or with more than one choice, `not-found`. */
export async function beginShare(memory: OpenMemory, request: ShareRequest): Promise<ShareSet> {
  const { shiftTimes } = request;
  const chosen = await chosenBy(memory, request);
  if (chosen.length === 0)
    throw new MadeleineError('usage', 'There is nothing to share: no items were found.', {
      action: 'Try other words: what `madeleine search` finds is what is shared.',
    });
  const created = memory.clock.now().toISOString();
  const { ids: _, ...kept } = request;
  const shift = shiftTimes ? { shiftDays: shiftOf(randomInt(2 ** 32) / 2 ** 32) } : {};
  const folder = await ShareFolder.create(memory.folder.path, { created, request: kept, ...shift }, chosen);
  return setOf(folder);
}

/** Exactly one of the ways to choose. */
async function chosenBy(memory: OpenMemory, { ids = [], query, event }: ShareRequest): Promise<string[]> {
  const ways = [ids.length > 0, query !== undefined, event !== undefined].filter(Boolean).length;
  if (ways !== 1)
    throw new MadeleineError('usage', 'Choose what to share in one way: items, a search or an event.', {
      action: 'Give item ids, a query or the id of a trip, day or moment.',
    });
  if (query !== undefined) return found(memory, query);
  return event === undefined ? existing(memory, ids) : ofEvent(memory, event);
}

async function ofEvent(memory: OpenMemory, said: string): Promise<string[]> {
  const { noEvent } = await import('../events/events.ts');
  const id = eventIdSchema.safeParse(said);
  const event = id.success ? await memory.store.record('event', id.data) : undefined;
  if (event === undefined) throw noEvent(said);
  return [...event.items];
}

async function existing(memory: OpenMemory, ids: readonly string[]): Promise<string[]> {
  const unique = [...new Set(ids)];
  const there = new Set<string>();
  for (let from = 0; from < unique.length; from += 500)
    for (const { id } of await memory.store.items(unique.slice(from, from + 500).map((id) => itemIdSchema.parse(id))))
      there.add(id);
  const missing = unique.find((id) => !there.has(id));
  if (missing === undefined) return unique;
  throw new MadeleineError('not-found', `There is no item ${missing}.`, {
    action: 'Check the id with `madeleine show`.',
  });
}

async function found(memory: OpenMemory, query: string): Promise<string[]> {
  const { search } = await import('../search/search.ts');
  const { items } = await search(memory, query, { limit: MOST_FOUND });
  return items.map(({ id }) => id);
}

/** Looks at what was not looked at yet. True: stopped before the end. */
export async function prepareShare(memory: OpenMemory, id: string, options: ShareOptions = {}): Promise<boolean> {
  return prepareSet(memory, await ShareFolder.open(memory.folder.path, id), options);
}

/** Audits and writes the copy. Errors: `usage` while items are not looked at. */
export async function finishShare(
  memory: OpenMemory,
  id: string,
  to: string | undefined,
  options: ShareOptions = {},
): Promise<AuditReport> {
  const folder = await ShareFolder.open(memory.folder.path, id);
  const { items, done } = await setOf(folder);
  if (done < items)
    throw new MadeleineError('usage', `${items - done} items of the set were not looked at yet.`, {
      action: 'Resume the set first.',
    });
  return finishSet(memory, folder, to, options);
}

export async function shares(memory: OpenMemory): Promise<ShareSet[]> {
  const sets = await Promise.all((await ShareFolder.list(memory.folder.path)).map(setOf));
  return sets.toSorted((a, b) => (a.created < b.created ? 1 : -1));
}

export const showShare = async (memory: OpenMemory, id: string): Promise<ShareSet> =>
  setOf(await ShareFolder.open(memory.folder.path, id));

async function setOf(folder: ShareFolder): Promise<ShareSet> {
  const { id, created, request, items, decisions, audit, bytes, secret } = await folder.state();
  const journal = await folder.journal();
  const { kept = [], review = [] } = Object.groupBy(journal, (line) => stateNow(line, decisions[line.entry.n]));
  const nodesLeft = kept.reduce((sum, { entry }) => sum + (entry.nodes?.left ?? 0), 0);
  return {
    id,
    created,
    ...(request.query === undefined ? {} : { query: request.query }),
    ...(request.event === undefined ? {} : { event: request.event }),
    ...(request.model === undefined ? {} : { model: request.model }),
    shiftTimes: request.shiftTimes,
    items,
    done: journal.length,
    kept: kept.length,
    review: review.length,
    out: journal.length - kept.length - review.length,
    replaced: new Pseudonyms(secret, await folder.pseudonyms()).counts(),
    ...(nodesLeft === 0 ? {} : { nodesLeft }),
    ...(audit === undefined ? {} : { audit }),
    ...(bytes === undefined ? {} : { bytes }),
    downloadable: await folder.isKept('copy.zip'),
  };
}

export type EntryFilter = {
  readonly state?: ShareEntry['state'] | undefined;
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
};

/** Entries of a set in their order, with what its owner decided; of those that are in the copy, wait for review or are out now. */
export async function shareEntries(memory: OpenMemory, id: string, filter: EntryFilter = {}): Promise<ListedEntry[]> {
  const folder = await ShareFolder.open(memory.folder.path, id);
  const { decisions } = await folder.state();
  return (await folder.journal())
    .filter(
      (line) =>
        (filter.state === undefined || stateNow(line, decisions[line.entry.n]) === filter.state) &&
        line.entry.n > (filter.after ?? 0),
    )
    .slice(0, filter.limit ?? 100)
    .map((line) => withDecision(line, decisions[line.entry.n]));
}

function withDecision(line: JournalLine, decided: ShareDecision | undefined): ListedEntry {
  const { decision, covers } = decided ?? {};
  return {
    ...line.entry,
    canKeep: canBeKept(line),
    ...(decision === undefined || decision === 'undecided' ? {} : { decision }),
    ...(covers === undefined ? {} : { covers }),
  };
}

/** What the owner says of one item. The copy is to be finished anew. Errors: `not-found`; `usage` for what cannot be kept. */
export async function decideShare(
  memory: OpenMemory,
  id: string,
  n: number,
  said: ShareDecision,
): Promise<ListedEntry> {
  const folder = await ShareFolder.open(memory.folder.path, id);
  const line = (await folder.journal()).find(({ entry }) => entry.n === n);
  if (line === undefined)
    throw new MadeleineError('not-found', `The set has no item ${n}.`, {
      action: 'List its items with `madeleine share review`.',
    });
  if (said.decision === 'keep' && !canBeKept(line))
    throw new MadeleineError('usage', `Item ${n} cannot be kept: it has no safe copy.`, { action: 'See its reasons.' });
  const { audit: _, bytes: __, ...state } = await folder.state();
  const decided = { ...state.decisions[n], ...said };
  await folder.save({ ...state, decisions: { ...state.decisions, [n]: decided } });
  await folder.drop('copy.zip');
  return withDecision(line, decided);
}

const canBeKept = ({ entry, row }: JournalLine): boolean => row !== undefined && mayBeKept(entry);

/** Where the redacted picture or film of an item lies. Errors: `not-found`. */
export async function sharePicture(
  memory: OpenMemory,
  id: string,
  n: number,
): Promise<{ readonly path: string; readonly mime: string }> {
  const folder = await ShareFolder.open(memory.folder.path, id);
  const file = (await folder.journal()).find(({ entry }) => entry.n === n)?.row?.file;
  if (file === undefined)
    throw new MadeleineError('not-found', `Item ${n} has no picture.`, { action: 'See its reasons.' });
  return { path: await folder.kept(file), mime: file.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg' };
}

/** The finished copy as a zip. Errors: `not-found` before it is finished as one. */
export async function shareZip(
  memory: OpenMemory,
  id: string,
): Promise<{ readonly path: string; readonly bytes: number }> {
  const folder = await ShareFolder.open(memory.folder.path, id);
  if (await folder.isKept('copy.zip')) {
    const path = await folder.kept('copy.zip');
    return { path, bytes: (await stat(path)).size };
  }
  throw new MadeleineError('not-found', 'The copy is not finished.', { action: 'Finish the set first.' });
}

export async function removeShare(memory: OpenMemory, id: string): Promise<{ readonly removed: string }> {
  await (await ShareFolder.open(memory.folder.path, id)).remove();
  return { removed: id };
}

/**
 * From a choice of items to a copy: begins a set or goes on with it, and finishes it. Errors: `usage` for a target that holds
 * something, before anything is looked at.
 */
export async function shareTo(
  memory: OpenMemory,
  to: string,
  request: ShareRequest | { readonly set: string },
  options: ShareOptions = {},
): Promise<ShareResponse> {
  await checkTarget(to);
  const id = 'set' in request ? request.set : (await beginShare(memory, request)).id;
  const stopped = await prepareShare(memory, id, options);
  if (!stopped) await finishShare(memory, id, to, options);
  const held = (await shareEntries(memory, id, { limit: 100_000 })).filter(
    ({ state, decision }) => state !== 'kept' && decision !== 'keep',
  );
  return {
    ...(await showShare(memory, id)),
    ...(stopped ? { stopped } : { to }),
    held: held.map(({ n, item, kind, state, reasons, note, audited }) => ({
      n,
      item,
      kind,
      state,
      reasons,
      ...(note === undefined ? {} : { note }),
      ...(audited === undefined ? {} : { audited }),
    })),
  };
}
