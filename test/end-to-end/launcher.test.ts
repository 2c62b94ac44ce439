import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const bin = join(import.meta.dirname, '../../bin');
let modules: string;

beforeEach(async () => {
  modules = join(await realpath(await mkdtemp(join(tmpdir(), 'madeleine #launcher-'))), 'node_modules');
  for (const folder of ['bin', 'dist']) await mkdir(join(modules, 'madeleine', folder), { recursive: true });
  for (const file of ['madeleine.mjs', 'compile-less.mjs'])
    await copyFile(join(bin, file), join(modules, 'madeleine/bin', file));
  await writeFile(join(modules, 'madeleine/package.json'), '{ "name": "madeleine", "type": "module" }');
  // The program is not what is tried here, but whether it is reached, and by which Node.
  await writeFile(
    join(modules, 'madeleine/dist/main.js'),
    'export const main = (args) => console.log(process.version, ...args);',
  );
});
afterEach(() => rm(join(modules, '..'), { recursive: true, force: true }));

/** Runs the launcher in a Node that says it is another one. */
function launched(
  version: string,
): Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }> {
  const posed = `Object.defineProperties(process, { version: { value: 'v${version}' }, versions: { value: { ...process.versions, node: '${version}' } } })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(posed)}`];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...args, join(modules, 'madeleine/bin/madeleine.mjs'), 'ask'],
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

async function layNodeBeside(version: string): Promise<void> {
  await mkdir(join(modules, 'node/bin'), { recursive: true });
  await writeFile(join(modules, 'node/package.json'), JSON.stringify({ name: 'node', version }));
  await symlink(process.execPath, join(modules, 'node/bin/node'));
}

describe('the launcher of an installed package', () => {
  it('runs the program in a Node that is new enough', async () => {
    expect(await launched('24.0.0')).toMatchObject({ code: 0, stdout: 'v24.0.0 ask\n' });
  });

  it('says in one sentence what to do with an older Node', async () => {
    const { code, stdout, stderr } = await launched('20.20.2');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^madeleine needs Node 24 or newer, and this is v20\.20\.2: .*npm install .*node@24.*\.\n$/);
  });

  it('says to whom npx has started it how npx brings a newer Node', async () => {
    const cache = join(modules, '..', '_npx');
    await mkdir(join(cache, '3f2a'), { recursive: true });
    await rename(modules, join(cache, '3f2a', 'node_modules'));
    modules = join(cache, '3f2a', 'node_modules');
    const { code, stderr } = await launched('20.20.2');
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('npx -p node@24 -p madeleine') });
    await rm(join(cache, '..'), { recursive: true, force: true });
  });

  it('finds the package node beside it, in a folder with a # in its name', async () => {
    await layNodeBeside('24.21.0');
    expect(await launched('20.20.2')).toMatchObject({ code: 0, stdout: `${process.version} ask\n` });
  });

  it('does not start one beside it that is too old as well', async () => {
    await layNodeBeside('22.1.0');
    expect(await launched('20.20.2')).toMatchObject({ code: 1, stdout: '' });
  });
});
