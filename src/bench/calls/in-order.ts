/**
 * What `work` makes of each, in their order, some at once. After an error nothing more is begun; what was begun is waited
 * for, so that its cost is known, and the first error is thrown.
 */
export async function inOrder<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (one: T, place: number) => Promise<R>,
): Promise<R[]> {
  const made: R[] = [];
  let next = 0;
  let broken: { readonly error: unknown } | undefined;
  const worker = async (): Promise<void> => {
    while (broken === undefined && next < all.length) {
      const place = next++;
      try {
        made[place] = await work(all[place] as T, place);
      } catch (error) {
        broken ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(atOnce, all.length)) }, worker));
  if (broken !== undefined) throw broken.error;
  return made;
}
