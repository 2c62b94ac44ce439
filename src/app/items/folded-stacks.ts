/** Of these items those that stand for others; one behind another of them is left out. */
export function foldedStacks<T extends { readonly id: string; readonly stackedBehind?: string | undefined }>(
  items: readonly T[],
): T[] {
  const shown = new Set(items.map(({ id }) => id));
  const met = new Set<string>();
  return items.filter(({ stackedBehind }) => {
    if (stackedBehind === undefined) return true;
    if (shown.has(stackedBehind) || met.has(stackedBehind)) return false;
    met.add(stackedBehind);
    return true;
  });
}
