import type { StatusResponse } from '../../contract/memory-verbs.ts';
import { endpointPurposes } from '../../memory/endpoint-use.ts';
import { sendingFor } from '../models/sending.ts';
import { stageOf } from '../models/sending-uses.ts';
import type { OpenMemory } from '../open-memory.ts';
import { isIndexDue } from './index-due.ts';
import { isOrganiseDue } from './organise-due.ts';

/** Pieces of work that the next run does, by stage; what only waits for the owner's word on sending is none of them. */
export async function pendingStages({
  store,
  configuration,
}: Pick<OpenMemory, 'store' | 'configuration'>): Promise<Readonly<Record<string, number>>> {
  const pending = { ...(await store.jobs.pending()) };
  for (const purpose of endpointPurposes) {
    const stage = stageOf[purpose];
    if (pending[stage] === undefined) continue;
    const sending = await sendingFor(store, configuration, purpose);
    // Pictures can also be compared by what is on this machine, for which nothing is configured to be sent.
    const isHeldBack = sending === undefined ? purpose !== 'embeddings' : sending.allowed !== true;
    if (isHeldBack) delete pending[stage];
  }
  return pending;
}

/** How many pieces of work that is, whatever their stage. */
export const sumOfStages = (pending: Readonly<Record<string, number>>): number =>
  Object.values(pending).reduce((sum, n) => sum + n, 0);

export const pendingWork = async (memory: Pick<OpenMemory, 'store' | 'configuration'>): Promise<number> =>
  sumOfStages(await pendingStages(memory));

/** True when something waits to be looked at, read, indexed or organised. */
export async function isWorkPending(memory: OpenMemory): Promise<boolean> {
  return (await pendingWork(memory)) > 0 || (await dueAnew(memory)).length > 0;
}

/** What is to be made anew of what is there, because an older program made it by older rules. */
export async function dueAnew({ store }: Pick<OpenMemory, 'store'>): Promise<StatusResponse['dueAnew']> {
  const [index, organisation] = await Promise.all([isIndexDue(store), isOrganiseDue(store)]);
  return [...(index ? (['index'] as const) : []), ...(organisation ? (['organisation'] as const) : [])];
}
