import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addResponse } from '../../src/contract/memory-verbs.ts';
import { madeZip } from '../fixtures/made-zip.ts';
import { mail, picture, put } from './made-input.ts';
import { document, madeleine } from './run-here.ts';

let base: string;
let memory: string;
let input: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-bad-days-'));
  memory = join(base, 'memory');
  input = join(base, 'input');
  await mkdir(input);
  await madeleine(['init', '--no-faces', '--memory', memory]);
});
afterEach(() => rm(base, { recursive: true, force: true }));

const add = async (path = input) =>
  addResponse.parse(await document(['add', path, '--no-perception', '--memory', memory]));

describe('verbs that are asked for what they cannot do', () => {
  it('the demo takes no memory, says so, and does not offer it', async () => {
    const refused = await madeleine(['demo', '--memory', memory, '--json']);
    expect(refused.code).toBe(2);
    expect(refused.stdout + refused.stderr).toContain('--keep');
    expect((await madeleine(['demo', '--help'])).stdout).not.toContain('--memory');
  });
});

describe('odd names and odd files', () => {
  it('names each once, waits for none, and reads the rest', async () => {
    await put(input, 'name\nwith newline.jpg', await picture(1));
    await put(input, 'rtl\u202egpj.exe.jpg', 'MZ not a picture');
    await put(input, 'empty.eml', '');
    await put(input, 'deep.eml', deepMail(20_000));
    await put(input, 'good.eml', mail(1, 'Hello', 'A good one.'));
    await writeFile(
      Buffer.concat([Buffer.from(`${input}/bad`), Buffer.from([0xff]), Buffer.from('.jpg')]),
      await picture(2),
    );
    execFileSync('mkfifo', [join(input, 'pipe.jpg')]);
    await symlink(input, join(input, 'loop'));
    await symlink('/nowhere/at/all', join(input, 'dangling.jpg'));
    const added = await add();
    const codes = Object.fromEntries(added.failed.map(({ path, code }) => [path.slice(input.length + 1), code]));
    expect(codes).toEqual({
      'bad\ufffd.jpg': 'unreadable',
      'dangling.jpg': 'missing',
      'deep.eml': 'malformed-mail',
      'empty.eml': 'empty-file',
      loop: 'link-loop',
      'rtl\u202egpj.exe.jpg': 'unsupported-format',
    });
    expect(added.failed.every(({ action }) => action !== undefined && action !== '')).toBe(true);
    expect(added.skipped.map(({ path }) => path)).toEqual([join(input, 'pipe.jpg')]);
    expect(added.items).toBe(2);
  });

  /** A message with so many parts, each inside the one before. */
  function deepMail(parts: number): string {
    const lines = Array.from(
      { length: parts },
      (_, i) => `Content-Type: multipart/mixed; boundary="b${i}"\n\n--b${i}\n`,
    );
    return `From: a@example.org\nSubject: deep\nMIME-Version: 1.0\n${lines.join('')}Content-Type: text/plain\n\nhi\n`;
  }

  it('a Live Photo of an archive is a picture, also where its film is empty', async () => {
    const members = [
      { name: 'IMG_1.JPG', content: await picture(1) },
      { name: 'IMG_1.MOV', content: '' },
    ];
    await put(input, 'photos.zip', madeZip(members));
    const { items, failed } = await add();
    expect(items).toBe(1);
    expect(failed.map(({ path, code }) => [path, code])).toEqual([
      [join(input, 'photos.zip!', 'IMG_1.MOV'), 'empty-file'],
    ]);
  });

  it('a message attached to two mails stays where it was first met, however often they are read', async () => {
    const inner =
      'From: c@example.org\nSubject: Inner\nDate: Sat, 7 May 2022 10:00:00 +0100\nMessage-ID: <i@x>\n\nInside.\n';
    const outer = (n: number) =>
      `From: a@example.org\nSubject: Outer ${n}\nDate: Sun, 8 May 2022 1${n}:00:00 +0100\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: text/plain\n\nSee ${n}.\n--b\nContent-Type: message/rfc822\n\n${inner}\n--b--\n`;
    for (const n of [1, 2]) await put(input, `${n}.eml`, outer(n));
    expect(await add()).toMatchObject({ items: 3 });
    for (const n of [1, 2]) await put(input, `${n}.eml`, `${outer(n)}\n`);
    await add();
    expect(await add()).toMatchObject({ added: 0, updated: 0, moved: 0 });
  });
});
