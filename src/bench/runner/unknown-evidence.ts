import type { Collection } from '../collection.ts';
import type { LoadedSuite } from '../suite.ts';

const MOST_NAMED = 3;

/**
 * Gold that names what a collection has not cannot be found by anybody: counted and named, and it still counts. Nothing
 * to say of a collection without items, or without such gold.
 */
export async function unknownEvidence(
  collection: Collection,
  { questions, gold }: Pick<LoadedSuite, 'questions' | 'gold'>,
): Promise<string | undefined> {
  const known = new Set<string>();
  for await (const { id } of collection.items()) known.add(id);
  const strange = questions.filter(
    ({ id, collection: of }) => of === collection.id && gold(id).evidence.some((item) => !known.has(item)),
  );
  if (known.size === 0 || strange.length === 0) return undefined;
  const names = strange.slice(0, MOST_NAMED).map(({ id }) => id);
  const more = strange.length > MOST_NAMED ? ', …' : '';
  return `${collection.id}: ${strange.length} questions have gold evidence that the collection has not (${names.join(', ')}${more}); it still counts.`;
}
