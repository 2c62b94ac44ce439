import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addResponse, doctorResponse } from '../../src/contract/memory-verbs.ts';
import { put } from './made-input.ts';
import { document, madeleine } from './run-here.ts';

let base: string;
let memory: string;
let input: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-damaged-files-'));
  memory = join(base, 'memory');
  input = join(base, 'input');
  await mkdir(input);
  await madeleine(['init', '--no-faces', '--memory', memory]);
});
afterEach(() => rm(base, { recursive: true, force: true }));

const add = async () => addResponse.parse(await document(['add', input, '--no-perception', '--memory', memory]));

const shared = resolve('../shared/data');
describe.skipIf(!existsSync(shared))('damaged files of every kind (../shared/data)', () => {
  it('are items or named failures, none lost, and the same the second time', async () => {
    const sources = ['faces', 'video', 'mail', 'photos']
      .flatMap((name) => readdirSync(join(shared, name), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    let made = 0;
    for (const [n, path] of sources.entries()) {
      const bytes = await readFile(path);
      if (bytes.length > 500_000) continue;
      const cut = bytes.subarray(0, Math.floor((bytes.length * ((n * 37) % 100)) / 100));
      const holed = Buffer.from(bytes).fill(0, Math.floor(bytes.length / 3), Math.floor(bytes.length / 2));
      for (const [how, content] of Object.entries({ cut, holed })) {
        await put(input, `${String(n).padStart(3, '0')}-${how}-${path.split('/').at(-1)}`, content);
        made += 1;
      }
    }
    expect(made).toBeGreaterThan(100);
    const added = await add();
    expect(added.failed.filter(({ code }) => code === 'internal' || code === 'worker-crashed')).toEqual([]);
    expect(added.failed.every(({ action }) => action !== undefined)).toBe(true);
    const told = [...added.failed, ...added.skipped].map(({ path }) => path.split('#')[0]?.split('!/')[0]);
    const folder = join(base, 'export');
    await madeleine(['export', folder, '--memory', memory]);
    const items = await readFile(join(folder, 'items.jsonl'), 'utf8');
    const lost = readdirSync(input).filter(
      (name) => !told.includes(join(input, name)) && !items.includes(JSON.stringify(name).slice(1, -1)),
    );
    expect(lost).toEqual([]);
    expect(await add()).toMatchObject({ added: 0, updated: 0 });
    expect(doctorResponse.parse(await document(['doctor', '--memory', memory]))).toMatchObject({ ok: true });
  });
});
