import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { isMadeleineError, MadeleineError } from '../memory/errors.ts';
import { canAsk } from './ask-yes-no.ts';
import type { VerbContext } from './verb-context.ts';

const MOST_TRIES = 3;

/** The keys of an encrypted memory, which need no open one. */
export const loadKeys = () => import('../app/keys/key-file.ts');

/** Asks in the terminal without showing what is typed. */
export async function askPassphrase({ signal }: VerbContext, question: string): Promise<string> {
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nothing, terminal: true });
  process.stderr.write(question);
  try {
    return await terminal.question('', { signal });
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/** A new passphrase: of the environment, else asked for twice. Errors: `usage`. */
export async function newPassphrase(context: VerbContext, variable: string, question: string): Promise<string> {
  const { passphraseInEnvironment } = await loadKeys();
  const said = await passphraseInEnvironment(variable);
  if (said !== undefined) return said;
  if (!canAsk(context)) {
    throw new MadeleineError('usage', 'A passphrase is needed.', {
      action: `Run this in a terminal, or set ${variable} or ${variable}_FILE.`,
    });
  }
  const first = await askPassphrase(context, question);
  if ((await askPassphrase(context, 'The same again: ')) === first) return first;
  throw new MadeleineError('usage', 'The two passphrases differ.', { action: 'Run the command again.' });
}

/** Opens something of a memory; asks for the passphrase where it is encrypted and nobody said it. Errors: those of `open`. */
export async function unlocking<T>(context: VerbContext, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const isLocked = isMadeleineError(error) && error.code === 'passphrase-needed';
    if (!isLocked || !canAsk(context)) throw error;
    await unlockByAsking(context, error.path ?? context.folder);
    return open();
  }
}

/** Errors: `wrong-passphrase` after three tries. */
export async function unlockByAsking(context: VerbContext, folder: string): Promise<void> {
  const { unlock } = await loadKeys();
  for (let tries = 1; ; tries += 1) {
    try {
      return await unlock(folder, await askPassphrase(context, 'Passphrase: '));
    } catch (error) {
      if (!isMadeleineError(error) || error.code !== 'wrong-passphrase' || tries === MOST_TRIES) throw error;
      context.face.warn(error.message);
    }
  }
}
