import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HealthDocument } from '../../contract/health.ts';
import { outcomeOfError } from '../../ports/telemetry.ts';
import type { OpenMemory } from '../open-memory.ts';

type Check = HealthDocument['checks'][number];
type Examined = Pick<OpenMemory, 'store' | 'vault' | 'folder'>;

/** What does not answer within this time is as good as away. */
const PATIENCE_MS = 2_000;

/** Whether requests can be answered now: the store is reached, its schema is the one of this program, media can be read. */
export async function readiness(memory: Examined): Promise<HealthDocument> {
  const checks = await Promise.all([
    checked('store', async () => {
      await memory.store.sequence();
      return undefined;
    }),
    checked('schema', () => schemaReason(memory)),
    checked('media', () => mediaReason(memory)),
  ]);
  return { status: checks.every(({ ok }) => ok) ? 'ok' : 'unavailable', checks };
}

/** A check that says why not, fails or takes too long. Messages of errors name paths, so that only their code is told. */
async function checked(name: Check['name'], look: () => Promise<string | undefined>): Promise<Check> {
  const done = new AbortController();
  const late = sleep(PATIENCE_MS, 'timeout', { signal: done.signal, ref: false }).catch(() => 'timeout');
  try {
    const reason = await Promise.race([look(), late]);
    return reason === undefined ? { name, ok: true } : { name, ok: false, reason };
  } catch (error) {
    return { name, ok: false, reason: outcomeOfError(error) };
  } finally {
    done.abort();
  }
}

/** A newer program may have migrated the database of one that still runs. */
async function schemaReason({ store }: Examined): Promise<string | undefined> {
  const schema = await store.schema?.();
  if (schema === undefined || schema.reached === schema.known) return undefined;
  return `version ${schema.reached}, this program knows ${schema.known}`;
}

/** The folder of the memory, and one look at wherever its copies are kept. */
async function mediaReason({ vault, folder }: Examined): Promise<string | undefined> {
  if (!existsSync(folder.path)) return 'missing';
  for await (const _ of vault.copies()) break;
  return undefined;
}
