import { spawn } from 'node:child_process';
import { MadeleineError } from '../../memory/errors.ts';

/** A place of the system for passwords, by the programs that come with it. */
export interface SystemKeyring {
  /** False where it could not be kept. */
  keep(name: string, secret: string): Promise<boolean>;
  /** Errors: `unauthenticated` when nothing is kept under the name, or the keyring stays locked. */
  read(name: string): Promise<string>;
  remove(name: string): Promise<void>;
}

const SERVICE = 'madeleine';
/** Long enough for a person to unlock it. */
const LONGEST_MS = 60_000;

/** The keyring of the system: the Secret Service of a Linux desktop, or the keychain of macOS. Elsewhere `undefined`. */
export function systemKeyring(platform: NodeJS.Platform = process.platform): SystemKeyring | undefined {
  if (platform === 'linux') return keyringOf(linux);
  return platform === 'darwin' ? keyringOf(darwin) : undefined;
}

type Call = { readonly program: string; readonly args: readonly string[]; readonly input?: string };
type Calls = {
  readonly keep: (name: string, secret: string) => Call;
  readonly read: (name: string) => Call;
  readonly remove: (name: string) => Call;
};

// Secrets go through standard input: other users of the machine see what programs are started with.
const linux: Calls = {
  keep: (name, input) => ({
    program: 'secret-tool',
    args: ['store', `--label=Madeleine: ${name}`, 'service', SERVICE, 'account', name],
    input,
  }),
  read: (name) => ({ program: 'secret-tool', args: ['lookup', 'service', SERVICE, 'account', name] }),
  remove: (name) => ({ program: 'secret-tool', args: ['clear', 'service', SERVICE, 'account', name] }),
};

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const darwin: Calls = {
  keep: (name, secret) => ({
    program: 'security',
    args: ['-i'],
    input: `add-generic-password -U -s ${SERVICE} -a ${quoted(name)} -w ${quoted(secret)}\n`,
  }),
  read: (name) => ({ program: 'security', args: ['find-generic-password', '-s', SERVICE, '-a', name, '-w'] }),
  remove: (name) => ({ program: 'security', args: ['delete-generic-password', '-s', SERVICE, '-a', name] }),
};

const keyringOf = (calls: Calls): SystemKeyring => ({
  // A program may end well and keep nothing: only what can be read again is kept.
  keep: async (name, secret) =>
    (await run(calls.keep(name, secret))) !== undefined && (await run(calls.read(name))) === secret,
  read: async (name) => {
    const secret = await run(calls.read(name));
    if (secret !== undefined && secret !== '') return secret;
    throw new MadeleineError('unauthenticated', `The keyring of this system does not give the password of ${name}.`, {
      action: 'Unlock the keyring, or enter the password again: madeleine mail change ACCOUNT --password.',
    });
  },
  remove: async (name) => {
    await run(calls.remove(name));
  },
});

/** What a program says, without the end of its line; undefined where it is not there or fails. */
function run({ program, args, input }: Call): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const child = spawn(program, [...args], { stdio: ['pipe', 'pipe', 'ignore'], timeout: LONGEST_MS });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.on('error', () => resolve(undefined));
  child.on('close', (code) => resolve(code === 0 ? said.replace(/\r?\n$/, '') : undefined));
  child.stdin.on('error', () => undefined).end(input ?? '');
  return promise;
}
