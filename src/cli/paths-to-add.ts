/** Options of `add` that are followed by a word of theirs. */
const followed: ReadonlySet<string> = new Set(['--memory', '--as', '--jobs']);

/** The paths of a command line that adds, told before it is read properly; none of any other, or where nothing will be read. */
export function pathsToAdd(args: readonly string[]): string[] {
  const words = args.filter((word, at) => !word.startsWith('-') && !followed.has(args[at - 1] ?? ''));
  return words[0] !== 'add' || args.includes('--dry-run') || args.includes('--help') ? [] : words.slice(1);
}
