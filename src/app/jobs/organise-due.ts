import { ORGANISE_RULES_VERSION } from '../../organise/rules-version.ts';
import type { Change, Store } from '../../ports/store.ts';
import { ORGANISE_DUE } from '../items/corrected.ts';

/** The record of the rules that the memory was last organised by. */
const ORGANISE_RULES = 'organise-rules';

/**
 * Whether the memory is to be organised: something was put right beside organising, or an older program did it, by older
 * rules. Then whoever writes does it, or a server behind what it serves; nobody who only reads waits for it.
 */
export async function isOrganiseDue(store: Store): Promise<boolean> {
  if ((await store.record('stage', ORGANISE_DUE)) !== undefined) return true;
  const reached = await store.record('stage', ORGANISE_RULES);
  if ((reached?.version ?? 0) >= ORGANISE_RULES_VERSION) return false;
  const { items } = await store.counts();
  return Object.values(items).some((n) => n > 0);
}

/** The records that say that nothing is due. */
export const organisedNow: readonly Change[] = [
  { op: 'deleteRecord', kind: 'stage', id: ORGANISE_DUE },
  {
    op: 'putRecord',
    kind: 'stage',
    id: ORGANISE_RULES,
    value: { name: ORGANISE_RULES, version: ORGANISE_RULES_VERSION },
  },
];
