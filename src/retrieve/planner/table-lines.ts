/** A line of a table: the usual name, then every form of it in both languages (the usual name first). */
export type NamedForms = { readonly name: string; readonly forms: readonly string[] };

const trimmed = (parts: readonly string[]): string[] => parts.map((part) => part.trim()).filter((part) => part !== '');

/** "cat = kitten | 猫 猫咪" is the name "cat" with its four forms. */
export function formsLine(line: string): NamedForms {
  const [english = '', chinese = ''] = line.split('|');
  const names = trimmed(english.split('='));
  return { name: names[0] ?? '', forms: [...names, ...trimmed(chinese.split(/\s+/))] };
}

/** "seafood: shrimp, crab" is what the first holds. */
export function withinLines(lines: readonly string[]): Map<string, readonly string[]> {
  return new Map(
    lines.map((line) => {
      const [whole = '', parts = ''] = line.split(':');
      return [whole.trim(), trimmed(parts.split(','))] as const;
    }),
  );
}

/** Lines of several tables by name; a name that more than one has, has the forms of all. */
export function joinedForms(lines: readonly NamedForms[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { name, forms } of lines) found.set(name, [...new Set([...(found.get(name) ?? []), ...forms])]);
  return found;
}

/** The same for what things hold. */
export const joinedParts = (
  tables: readonly ReadonlyMap<string, readonly string[]>[],
): Map<string, readonly string[]> =>
  joinedForms(tables.flatMap((table) => [...table].map(([name, forms]) => ({ name, forms }))));
