import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const program = fileURLToPath(new URL('../../bin/madeleine.mjs', import.meta.url));
export const environment = {
  ...process.env,
  MADELEINE_OCR: 'off',
  MADELEINE_PERCEPTION: 'off',
  TZ: 'Europe/Paris',
  NO_COLOR: '1',
};

export type Ran = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs the real program in a process of its own. */
export function madeleine(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { ...environment, ...env }, maxBuffer: 256 * 1024 * 1024 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

/** Runs with `--json` and parses the one document on stdout. */
export async function document(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<unknown> {
  return JSON.parse((await madeleine([...args, '--json'], env)).stdout);
}

/**
 * Starts the program and sends a signal after a while, or with 'first progress' as soon as it reports any, which is when
 * it surely listens; resolves when it is gone.
 */
export function interrupted(
  args: readonly string[],
  signal: NodeJS.Signals,
  when: number | 'first progress',
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { env: environment });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
      if (when === 'first progress' && !child.killed) child.kill(signal);
    });
    const timer = when === 'first progress' ? undefined : setTimeout(() => child.kill(signal), when);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? -1, stdout, stderr });
    });
  });
}
