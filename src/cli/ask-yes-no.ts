import { createInterface } from 'node:readline/promises';
import type { VerbContext } from './run-verb.ts';

/** Whether somebody sits at a terminal who can be asked. */
export const canAsk = ({ face }: VerbContext): boolean =>
  !face.json && !face.quiet && process.stdin.isTTY === true && process.stderr.isTTY === true;

/** Asks on stderr, where no answer that is piped on is in the way; anything but a yes is a no. */
export async function askYesNo({ signal }: VerbContext, question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^\s*(y|yes)\s*$/i.test(await terminal.question(question, { signal }));
  } finally {
    terminal.close();
  }
}
