import { createInterface } from 'node:readline/promises';
import { type ExitCode, exitCodes } from '../face.ts';
import { loadApp, type VerbContext } from '../run-verb.ts';

export type InitOptions = { readonly faces?: boolean };

const QUESTION = `Madeleine can recognise who is in your pictures. That is computed on this machine, stays in the memory folder,
and can be turned off and erased at any time (\`madeleine people off\`). Recognise faces? [y/N] `;

export async function init(context: VerbContext, options: InitOptions): Promise<ExitCode> {
  const said = options.faces === undefined ? undefined : options.faces ? 'on' : 'off';
  const made = await (await loadApp()).initMemory(context.folder, said, () => askOnce(context));
  context.face.result(made, ({ memory, created }) =>
    created
      ? `Made a memory in ${memory}.\nNow add something: madeleine add ~/Pictures`
      : `There is a memory in ${memory} already.`,
  );
  return exitCodes.done;
}

async function askOnce(context: VerbContext): Promise<'on' | 'off' | 'unasked'> {
  if (context.face.json || context.face.quiet || !process.stdin.isTTY || !process.stderr.isTTY) return 'unasked';
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^\s*(y|yes)\s*$/i.test(await terminal.question(QUESTION, { signal: context.signal })) ? 'on' : 'off';
  } finally {
    terminal.close();
  }
}
