import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { OpenMemory } from '../open-memory.ts';
import { openTools, openWorkshop } from './open-workshop.ts';
import { redactItem, type Workshop } from './redact-item.ts';
import type { JournalLine, ShareFolder } from './share-folder.ts';

export type ShareOptions = { readonly signal?: AbortSignal; readonly onProgress?: ProgressListener };

const PAGE = 50;

/**
 * Looks at each item of a set that was not looked at before, one at a time: what is in hand is one item, however large the
 * set. Nothing of the memory is changed. Resolves true when it was stopped before the end; what was done stays.
 */
export async function prepareSet(
  memory: OpenMemory,
  folder: ShareFolder,
  options: ShareOptions = {},
): Promise<boolean> {
  const ids = await folder.items();
  const done = new Set((await folder.journal()).map(({ entry }) => entry.n));
  const due = ids.map((id, at) => ({ id, n: at + 1 })).filter(({ n }) => !done.has(n));
  if (due.length === 0) return false;
  options.onProgress?.({ stage: 'share', done: done.size, total: ids.length });
  const tools = await openTools(memory);
  try {
    const shop = await openWorkshop(memory, folder, tools, options.signal);
    for (let from = 0; from < due.length; from += PAGE) {
      const page = due.slice(from, from + PAGE);
      const items = new Map(
        (await memory.store.items(page.map(({ id }) => itemIdSchema.parse(id)))).map((item) => [
          item.id as string,
          item,
        ]),
      );
      for (const { id, n } of page) {
        if (options.signal?.aborted === true) return true;
        await writeLine(shop, await lineOf(shop, items.get(id), { id, n, covers: [] }, options.signal));
        options.onProgress?.({
          stage: 'share',
          done: done.size + from + page.findIndex((one) => one.n === n) + 1,
          total: ids.length,
        });
      }
    }
    return false;
  } catch (error) {
    if (options.signal?.aborted === true) return true;
    throw error;
  } finally {
    await tools.close();
  }
}

type Place = { readonly id: string; readonly n: number; readonly covers: Parameters<typeof redactItem>[2]['covers'] };

/** An item that was forgotten meanwhile is left out. */
export async function lineOf(
  shop: Workshop,
  item: MemoryItem | undefined,
  { id, n, covers }: Place,
  signal?: AbortSignal,
): Promise<JournalLine> {
  if (item !== undefined) return redactItem(shop, item, { n, covers }, signal);
  const nothing = { kind: 'note', faces: 0, texts: 0, codes: 0, covers: [], judgements: [] } as const;
  return { entry: { ...nothing, n, item: id, state: 'out', reasons: ['empty'], covers: [], judgements: [] } };
}

export const writeLine = (shop: Workshop, line: JournalLine): Promise<void> =>
  shop.folder.append(line, shop.pseudonyms.takeFresh());
