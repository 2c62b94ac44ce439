import { createInterface } from 'node:readline/promises';
import type { VerbContext } from './verb-context.ts';

/** Whether the user can be asked in a terminal. */
export const canAsk = ({ face }: VerbContext): boolean =>
  !face.json && !face.quiet && process.stdin.isTTY === true && process.stderr.isTTY === true;

/** Asks on stderr, since stdout may be piped; anything but yes means no. */
export async function askYesNo({ signal }: VerbContext, question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^\s*(y|yes)\s*$/i.test(await terminal.question(question, { signal }));
  } finally {
    terminal.close();
  }
}
