import { newPassphrase, unlocking } from '../ask-passphrase.ts';
import { askYesNo, canAsk } from '../ask-yes-no.ts';
import { type ExitCode, exitCodes } from '../face.ts';
import { loadApp, type VerbContext } from '../run-verb.ts';

export type InitOptions = { readonly faces?: boolean; readonly encrypt?: boolean };

const QUESTION = `Madeleine can recognise the people in your pictures. For each face it computes 128 numbers that differ from person to person,
uses them to find the same person in other pictures, and asks you for names. This happens on this computer and stays in the
memory folder; nothing is sent anywhere. Anyone who can read the folder can read this data. \`madeleine people off\` erases it.
Turn on face recognition? [y/N] `;

const faceState = {
  on: 'Face recognition is on.',
  off: 'Face recognition is off.',
  unasked: 'Face recognition is off (not asked yet).',
} as const;

export async function init(context: VerbContext, options: InitOptions): Promise<ExitCode> {
  const said = options.faces === undefined ? undefined : options.faces ? 'on' : 'off';
  const { initMemory } = await loadApp();
  const passphrase =
    options.encrypt === true
      ? () => newPassphrase(context, 'MADELEINE_PASSPHRASE', 'Passphrase for the memory: ')
      : undefined;
  const made = await unlocking(context, () => initMemory(context.folder, said, () => askOnce(context), passphrase));
  context.face.result(made, ({ memory, created, faces, recoveryKey }) =>
    created
      ? [
          `Created ${made.encrypted ? 'an encrypted memory' : 'a memory'} in ${memory}.`,
          ...(recoveryKey === undefined ? [] : recoveryLines(recoveryKey)),
          'Next, add items: madeleine add ~/Pictures',
        ].join('\n')
      : `A memory already exists in ${memory}. ${faceState[faces]}`,
  );
  return exitCodes.done;
}

/** What is said once of a new recovery key. */
export const recoveryLines = (recoveryKey: string): string[] => [
  '',
  `  Recovery key: ${recoveryKey}`,
  '',
  'It opens the memory if the passphrase is forgotten, and is not shown again: write it down, and keep it away from this',
  'computer. Without the passphrase and the recovery key, nobody can open the memory.',
  '',
];

async function askOnce(context: VerbContext): Promise<'on' | 'off' | 'unasked'> {
  if (!canAsk(context)) return 'unasked';
  return (await askYesNo(context, QUESTION)) ? 'on' : 'off';
}
