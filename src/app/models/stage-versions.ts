import { reindexed } from '../../ingest/enrich.ts';
import { TEXT_READINGS_VERSION } from '../../ingest/extract/text-readings-version.ts';
import { digest } from '../../language/digest.ts';
import type { Change } from '../../ports/store.ts';
import { indexedNow } from '../jobs/index-due.ts';
import type { OpenMemory } from '../open-memory.ts';
import { programVersion } from '../settings/program-version.ts';

const JOBS_PER_WRITE = 1000;

/** The rules that read words are a stage too: cheap, so they are run at once instead of queued. */
const TEXT_RULES = 'text-rules';

/** Reads every item's words again when the rules have grown since the memory was last brought to them; how many. */
export async function rereadWords(memory: OpenMemory): Promise<number> {
  const { store } = memory;
  const reached = await store.record('stage', TEXT_RULES);
  if (reached?.version === TEXT_READINGS_VERSION) return 0;
  let changes: Change[] = [];
  let read = 0;
  if (reached !== undefined) {
    const context = await memory.deriveContext();
    for await (const item of store.scan()) {
      changes.push(await reindexed(item, context));
      read += 1;
      if (changes.length < JOBS_PER_WRITE) continue;
      await store.write(changes);
      changes = [];
    }
  }
  const value = { name: TEXT_RULES, version: TEXT_READINGS_VERSION };
  // What is read again is indexed again.
  const indexed = reached === undefined ? [] : [indexedNow()];
  await store.write([...changes, { op: 'putRecord', kind: 'stage', id: TEXT_RULES, value }, ...indexed]);
  return read;
}

/**
 * Queues a stage for every item that wants it when the program brings a newer version of the stage than the memory was
 * last brought to, or a stage that the memory has not seen. What an older version read stays until the newer one has replaced it.
 */
export async function requeueStaleStages(memory: OpenMemory): Promise<void> {
  const { store } = memory;
  await retryByNewProgram(memory);
  for (const stage of await memory.stages()) {
    const reached = await store.record('stage', stage.name);
    if (reached?.version === stage.version) continue;
    let changes: Change[] = [];
    for await (const item of store.scan()) {
      const others = item.readings.filter((r) => !r.provenance.by.startsWith(`${stage.name}.`));
      if (!stage.wants({ ...item, readings: others })) continue;
      changes.push({ op: 'enqueue', job: { item: item.id, stage: stage.name, version: stage.version } });
      if (changes.length < JOBS_PER_WRITE) continue;
      await store.write(changes);
      changes = [];
    }
    const value = { name: stage.name, version: stage.version };
    await store.write([...changes, { op: 'putRecord', kind: 'stage', id: stage.name, value }]);
  }
}

const PROGRAM = 'program';

/** What an older program gave up is tried again once a newer one is here, which may mend the cause; not by every run. */
async function retryByNewProgram({ store }: OpenMemory): Promise<void> {
  const version = 1 + (Number.parseInt(digest(programVersion), 36) % 2_000_000_000);
  if ((await store.record('stage', PROGRAM))?.version === version) return;
  await store.jobs.retry();
  await store.write([{ op: 'putRecord', kind: 'stage', id: PROGRAM, value: { name: PROGRAM, version } }]);
}
