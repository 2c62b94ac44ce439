import { correctionKey } from '../../memory/correction.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { anew } from '../import/in-turn.ts';
import { asBefore, forgetNote } from '../import/undo-notes.ts';
import type { OpenMemory } from '../open-memory.ts';
import { type Corrected, type CorrectionOptions, organiseDue } from './corrected.ts';
import { inOrderSaid } from './corrections-in-order.ts';
import { utterancesOf } from './sayings.ts';

/**
 * Takes back what was said of people, places and events: the corrections with these ids, the last word without any. What they
 * changed is then as if they had never been said. Errors: `not-found`.
 */
export async function takeBack(
  memory: OpenMemory,
  ids?: readonly string[],
  { later = false }: CorrectionOptions = {},
): Promise<Corrected> {
  const isWhole = await anew(() => takenBack(memory, ids, later));
  if (!later) await (await import('../jobs/organise-memory.ts')).organiseMemory(memory);
  return { done: 'The correction is undone.', ...(later && !isWhole ? { organises: true } : {}) };
}

/** True where all is at once as it was before. */
async function takenBack(memory: OpenMemory, ids: readonly string[] | undefined, later: boolean): Promise<boolean> {
  const { store } = memory;
  const values = await store.records('correction');
  const all = inOrderSaid(values);
  const utterances = utterancesOf(all);
  const wanted = new Set(ids ?? utterances.at(-1)?.map(({ at }) => at));
  const meant = utterances.flat().filter(({ at }) => wanted.has(at));
  if (meant.length === 0 || meant.length < wanted.size) throw nothingToTakeBack();
  const kept = all.filter((said) => !meant.some((one) => one === said));
  // Whatever was said since stands on how things were after it: only the last word can be undone by sight.
  const isLast = utterances.at(-1)?.every(({ at }) => wanted.has(at)) === true;
  const before = later && isLast ? await asBefore(memory, [...wanted]) : undefined;
  await store.write([
    { op: 'expectRecords', kind: 'correction', values },
    {
      op: 'replaceRecords',
      kind: 'correction',
      values: kept.map((value, n) => ({ id: correctionKey(value, n), value })),
    },
    ...(before?.changes ?? []),
    organiseDue,
  ]);
  if (before !== undefined) forgetNote(memory, [...wanted]);
  return before?.isWhole === true;
}

const nothingToTakeBack = (): MadeleineError =>
  new MadeleineError('not-found', 'There is no such correction to undo.', {
    action: 'List your corrections with `madeleine people said`.',
  });
