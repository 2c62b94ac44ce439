import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mail, picture } from '../../test/end-to-end/made-input.ts';
import { openToOthers } from '../adapters/files/private-files.ts';
import { initMemory, openApp, restoreBackup } from './app.ts';

let base: string;
let memory: string;
let umask: number;
beforeEach(async () => {
  // Everything would be open to everybody, if it went by that.
  umask = process.umask(0);
  base = await mkdtemp(join(tmpdir(), 'madeleine-modes-'));
  memory = join(base, 'memory');
});
afterEach(async () => {
  process.umask(umask);
  await rm(base, { recursive: true, force: true });
});

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;
const open = async (folder: string): Promise<string[]> =>
  (await openToOthers(folder)).map((path) => relative(folder, path));

const attachment = (bytes: Buffer): string =>
  `From: a@example.org\nTo: me@example.org\nSubject: Tickets\nMessage-ID: <9@example.org>\n` +
  `Date: Mon, 1 May 2023 10:00:00 +0200\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=bound\n\n` +
  `--bound\nContent-Type: image/jpeg; name="a.jpg"\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}\n--bound--\n`;

async function filled() {
  await mkdir(join(base, 'in'));
  await writeFile(join(base, 'in/1.jpg'), await picture(1));
  await writeFile(join(base, 'in/2.eml'), mail(2, 'Lunch', 'Lunch at nine?'));
  await writeFile(join(base, 'in/3.eml'), attachment(await picture(3)));
  await initMemory(memory, 'off', async () => 'off');
  const app = await openApp(memory, { perception: { enabled: false }, ocr: { enabled: false } });
  await app.add([join(base, 'in')], { as: 'auto' });
  return app;
}

describe.skipIf(process.platform === 'win32')('what a memory writes, whatever the umask', () => {
  it('is its owner’s alone: folder, database with its log, copies, backup, what is restored, and export', async () => {
    const app = await filled();
    expect(await modeOf(memory)).toBe(0o700);
    expect(await modeOf(join(memory, 'memory.db-wal'))).toBe(0o600);
    await app.backup(join(base, 'kept/all.tgz'));
    await app.export(join(base, 'out'), { withPeople: true });
    expect(await open(memory)).toEqual([]);
    expect((await app.doctor(false)).checks.find(({ name }) => name === 'privacy')).toMatchObject({ state: 'ok' });
    await app.close();
    expect(await open(join(base, 'kept'))).toEqual([]);
    expect(await open(join(base, 'out'))).toEqual([]);
    await restoreBackup(join(base, 'kept/all.tgz'), join(base, 'again'), { force: false });
    expect(await modeOf(join(base, 'again/secret.key'))).toBe(0o600);
    expect(await open(join(base, 'again'))).toEqual([]);
  });

  it('is closed to others where it lies in a folder that was there', async () => {
    await mkdir(memory, { mode: 0o755 });
    await initMemory(memory, 'off', async () => 'off');
    expect(await modeOf(memory)).toBe(0o700);
  });

  it('is told by doctor where others may read it, and closed by --repair; it opens all the same', async () => {
    await (await filled()).close();
    await chmod(memory, 0o755);
    for (const file of ['secret.key', 'memory.db']) await chmod(join(memory, file), 0o644);
    const app = await openApp(memory);
    const privacy = async (repair: boolean) => (await app.doctor(repair)).checks.find(({ name }) => name === 'privacy');
    const told = await privacy(false);
    expect(told).toMatchObject({ state: 'problem' });
    expect(told?.note).toContain('secret.key');
    expect(await privacy(true)).toMatchObject({ state: 'repaired' });
    expect(await privacy(false)).toMatchObject({ state: 'ok' });
    expect(await open(memory)).toEqual([]);
    await app.close();
  });
});
