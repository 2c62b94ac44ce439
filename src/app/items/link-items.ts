import type { LinkingResponse, UnlinkingResponse } from '../../contract/models-verb.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import type { ItemId } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, storedPart, withoutReadingsBy, withReadings } from '../../memory/item.ts';
import type { Reading } from '../../memory/reading.ts';
import { LINKER, linkItem, linkingLimits } from '../../organise/model/linked-memory.ts';
import type { TokenUse } from '../../ports/language-model.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { Change, Store } from '../../ports/store.ts';
import { anew } from '../import/in-turn.ts';
import type { OpenMemory } from '../open-memory.ts';

export type LinkingOptions = {
  /** Its name in the configuration, or `URL#MODEL`. What is asked of it is what whoever runs this allows. */
  readonly model: string;
  readonly limit: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: ProgressListener;
};

/** Words by which neighbours are looked for. */
const MOST_WORDS = 24;
const weights = { title: 1.5, names: 2, body: 1, context: 0 } as const;

/**
 * Lets a model link items that are about one matter and tag them, oldest ids first, as many as `limit`; those that were
 * looked at before are passed over, so that the same call goes on. Errors: those of the model; what was done stays.
 */
export async function linkItems(memory: OpenMemory, options: LinkingOptions): Promise<LinkingResponse> {
  const { store } = memory;
  const model = await memory.model(options.model);
  const by = `${LINKER}${model.name}`;
  const done = { items: 0, links: 0, tags: 0, calls: 0, inputTokens: 0, outputTokens: 0 };
  let left = 0;
  let stopped = false;
  for await (const item of store.scan()) {
    if (!hasWords(item) || item.readings.some(({ provenance }) => provenance.by === by)) continue;
    stopped ||= options.signal?.aborted === true;
    if (stopped || done.items >= options.limit) {
      left += 1;
      continue;
    }
    const neighbours = await neighboursOf(store, item);
    const linked = await linkItem(model, item, neighbours, options.signal);
    await anew(async () =>
      store.write([
        ...linked.links.map((value): Change => ({ op: 'putRecord', kind: 'link', id: value.id, value })),
        ...(await tagChanges(store, linked.tags)),
      ]),
    );
    done.items += 1;
    done.links += linked.links.length;
    done.tags += [...linked.tags.values()].reduce((sum, { value }) => sum + value.length, 0);
    count(done, linked.uses);
    options.onProgress?.({ stage: 'link', done: done.items });
  }
  return { ...done, left, stopped };
}

/** Takes back every link and tag that models made. */
export async function unlinkItems(memory: OpenMemory): Promise<UnlinkingResponse> {
  return anew(() => unlinked(memory.store));
}

async function unlinked(store: Store): Promise<UnlinkingResponse> {
  const links = (await store.records('link')).filter(({ by }) => by.startsWith(LINKER));
  const changes: Change[] = [{ op: 'replaceRecords', kind: 'link', by: LINKER, values: [] }];
  let items = 0;
  for await (const item of store.scan()) {
    if (!item.readings.some(({ provenance }) => provenance.by.startsWith(LINKER))) continue;
    items += 1;
    changes.push(...written(item, assembleItem(withoutReadingsBy(item, LINKER))));
  }
  await store.write(changes);
  return { items, links: links.length };
}

const hasWords = ({ body, caption, ocr, transcript, title }: MemoryItem): boolean =>
  [body?.text, caption, ocr?.text, title].some((text) => text !== undefined && text.trim() !== '') ||
  transcript !== undefined;

/** The items that share most of its telling words. */
async function neighboursOf(store: Store, item: MemoryItem): Promise<MemoryItem[]> {
  const { title, names, body } = indexEntry(item);
  const tokens = [...new Set(`${title} ${names} ${body}`.split(' ').filter((token) => token !== ''))];
  const found = await store.rank({
    words: tokens.slice(0, MOST_WORDS).map((token) => ({ token, weight: 1 })),
    filter: { any: [], none: [] },
    fieldWeights: weights,
    limit: linkingLimits.neighbours + 1,
  });
  return store.items(
    found
      .map(({ id }) => id)
      .filter((id) => id !== item.id)
      .slice(0, linkingLimits.neighbours),
  );
}

async function tagChanges(store: Store, tags: ReadonlyMap<ItemId, Reading<'tags'>>): Promise<Change[]> {
  const items = await store.items([...tags.keys()]);
  return items.flatMap((item) => {
    const reading = tags.get(item.id);
    return reading === undefined ? [] : written(item, assembleItem(withReadings(item, [reading])));
  });
}

/** Written as long as nobody has written it meanwhile. */
const written = (before: MemoryItem, item: MemoryItem): Change[] => [
  { op: 'expectItem', id: item.id, item: before },
  { op: 'putItem', item: storedPart(item), index: indexEntry(item) },
];

function count(done: { calls: number; inputTokens: number; outputTokens: number }, uses: readonly TokenUse[]): void {
  for (const { input = 0, output = 0 } of uses) {
    done.calls += 1;
    done.inputTokens += input;
    done.outputTokens += output;
  }
}
