import { askYesNo, canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import { loadApp, type VerbContext } from '../run-verb.ts';

export type InitOptions = { readonly faces?: boolean };

const QUESTION = `Madeleine can tell who is in your pictures. For each face it computes 128 numbers that differ from person to person,
finds the same person in other pictures by them, and asks you for the names. That happens on this machine and stays in the
memory folder; nothing is sent anywhere. Whoever can read the folder can read it too. \`madeleine people off\` erases all of it.
Tell faces apart? [y/N] `;

const faceState = {
  on: 'Faces are told apart.',
  off: 'Faces are not told apart.',
  unasked: 'Faces are not told apart (not asked yet).',
} as const;

export async function init(context: VerbContext, options: InitOptions): Promise<ExitCode> {
  const said = options.faces === undefined ? undefined : options.faces ? 'on' : 'off';
  const made = await (await loadApp()).initMemory(context.folder, said, () => askOnce(context));
  context.face.result(made, ({ memory, created, faces }) =>
    created
      ? `Made a memory in ${memory}.\nNow add something: madeleine add ~/Pictures`
      : `There is a memory in ${memory} already. ${faceState[faces]}`,
  );
  return exitCodes.done;
}

async function askOnce(context: VerbContext): Promise<'on' | 'off' | 'unasked'> {
  if (!canAsk(context)) return 'unasked';
  return (await askYesNo(context, QUESTION)) ? 'on' : 'off';
}
