import type { Collection } from '../collection.ts';
import type { Outcome } from '../outcome.ts';
import { tally } from '../remarks.ts';
import type { Remark } from '../scored.ts';
import type { LoadedSuite } from '../suite.ts';

const MOST_NAMED = 3;

/** What a collection holds, by id. */
export async function idsOf(collection: Collection): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for await (const { id } of collection.items()) known.add(id);
  return known;
}

/**
 * Gold that names what a collection has not cannot be found by anybody: counted and named, and it still counts. Nothing
 * to say of a collection without items, or without such gold.
 */
export function unknownEvidence(
  collection: string,
  known: ReadonlySet<string>,
  { questions, gold }: Pick<LoadedSuite, 'questions' | 'gold'>,
): string | undefined {
  const strange = questions.filter(
    ({ id, collection: of }) => of === collection && gold(id).evidence.some((item) => !known.has(item)),
  );
  if (known.size === 0 || strange.length === 0) return undefined;
  const names = strange.slice(0, MOST_NAMED).map(({ id }) => id);
  const more = strange.length > MOST_NAMED ? ', …' : '';
  return `${collection}: ${strange.length} questions have gold evidence that is not in the collection (${names.join(', ')}${more}); it is still counted.`;
}

/** Answers that rank what their collection has not: they take places, find nothing, and mostly mean wrong ids. */
export function unknownItems(
  outcomes: readonly Outcome[],
  { questions }: Pick<LoadedSuite, 'questions'>,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): Remark[] {
  const collections = new Map(questions.map(({ id, collection }) => [id, collection]));
  const odd = tally();
  for (const outcome of outcomes) {
    const held = known.get(collections.get(outcome.id) ?? '');
    if (outcome.state !== 'answered' || held === undefined || held.size === 0) continue;
    const strange = outcome.reply.retrieved?.find(({ id }) => !held.has(id));
    if (strange !== undefined)
      odd.add('unknown-item', 'rankings contain ids that are not in the collection', `${outcome.id}: ${strange.id}`);
  }
  return odd.remarks();
}
