import { MadeleineError } from '../memory/errors.ts';
import type { VerbContext } from './run-verb.ts';

const MOST_CHARACTERS = 20_000;

/** A password, typed unseen in a terminal, or the first line of what is piped in. Never an argument: others see those. */
export async function askSecret({ signal }: VerbContext, question: string): Promise<string> {
  const { stdin, stderr } = process;
  const isTyped = stdin.isTTY === true;
  if (isTyped) {
    stderr.write(`${question}: `);
    stdin.setRawMode(true);
  }
  let said = '';
  const stop = (): void => void stdin.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const piece of stdin.setEncoding('utf8') as AsyncIterable<string>) {
      for (const key of piece) {
        if (key === '\r' || key === '\n') return entered(said);
        // In raw mode the terminal passes on what else would stop the program.
        if (isTyped && (key === '\u0003' || key === '\u0004')) throw cancelled();
        if (isTyped && (key === '\u007f' || key === '\b')) said = said.slice(0, -1);
        else if (said.length < MOST_CHARACTERS) said += key;
      }
    }
    if (signal.aborted) throw cancelled();
    return entered(said);
  } finally {
    signal.removeEventListener('abort', stop);
    if (isTyped) {
      stdin.setRawMode(false);
      stderr.write('\n');
    }
    stdin.destroy();
  }
}

function entered(said: string): string {
  if (said !== '') return said;
  throw new MadeleineError('usage', 'No password was entered.', {
    action: 'Enter it when asked, pipe it to the command, or name an environment variable with --password-env.',
  });
}

const cancelled = (): MadeleineError =>
  new MadeleineError('cancelled', 'Cancelled before it was finished.', { action: 'Run the same command again.' });
