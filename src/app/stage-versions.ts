import type { Change } from '../ports/store.ts';
import type { OpenMemory } from './open-memory.ts';

const JOBS_PER_WRITE = 1000;

/**
 * Queues a stage again for every item that wants it when the program brings a newer version of the stage than the
 * memory was last brought to. What an older version read stays until the newer one has replaced it.
 */
export async function requeueStaleStages(memory: OpenMemory): Promise<void> {
  const { store } = memory;
  for (const stage of await memory.stages()) {
    const reached = await store.record('stage', stage.name);
    if (reached?.version === stage.version) continue;
    let changes: Change[] = [];
    if (reached !== undefined) {
      for await (const item of store.scan()) {
        if (
          !stage.wants({
            ...item,
            readings: item.readings.filter((r) => !r.provenance.by.startsWith(`${stage.name}.`)),
          })
        )
          continue;
        changes.push({ op: 'enqueue', job: { item: item.id, stage: stage.name, version: stage.version } });
        if (changes.length < JOBS_PER_WRITE) continue;
        await store.write(changes);
        changes = [];
      }
    }
    const value = { name: stage.name, version: stage.version };
    await store.write([...changes, { op: 'putRecord', kind: 'stage', id: stage.name, value }]);
  }
}
