import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { descriptorOf, type Face } from '../../memory/face.ts';
import { initMemory } from '../app.ts';
import { add } from '../import/add.ts';
import { forget } from '../import/forget.ts';
import { OpenMemory } from '../open-memory.ts';
import { status } from '../settings/status.ts';
import { switchFaces } from './switch-faces.ts';

const samples = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

let base: string;
let memory: OpenMemory;
const flags = { ocr: { enabled: false }, jobs: 1 };
const reopen = async () => {
  memory = await OpenMemory.open(join(base, 'memory'), flags);
};
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-faces-'));
  await mkdir(join(base, 'in'));
  for (const name of ['sample1.jpg', 'sample6.jpg']) await cp(join(samples, name), join(base, 'in', name));
  await initMemory(join(base, 'memory'), undefined, async () => 'unasked');
  await reopen();
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

const addAll = () => add(memory, [join(base, 'in')], { as: 'auto' });
const faces = () => memory.store.records('face');

/** Every spelling that a descriptor could have in a file: its base64, and the bytes of its numbers. */
const tracesOf = (face: Face): string[] => {
  const numbers = descriptorOf(face) ?? new Float32Array(0);
  const bytes = Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('latin1');
  const base64 = face.descriptor ?? '';
  return [base64.slice(0, 40), base64.slice(300, 340), bytes.slice(0, 24), bytes.slice(200, 224), face.id];
};

async function fileTexts(): Promise<string> {
  let all = '';
  for (const entry of await readdir(join(base, 'memory'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) all += await readFile(join(entry.parentPath, entry.name), 'latin1');
  return all;
}

// Models are loaded anew in each of several processes.
describe('telling faces apart', () => {
  it('is off until the owner says yes; then every picture is looked at, once', async () => {
    const first = await addAll();
    expect(first.notes.join(' ')).toContain('people on');
    expect(await faces()).toEqual([]);
    expect((await switchFaces(memory, 'on')).done).toContain('(2)');
    expect((await status(memory)).pendingByStage).toEqual({ faces: 2 });
    const later = await add(memory, [], { as: 'auto' });
    expect(later).toMatchObject({ added: 0, pending: 0, failed: [], stopped: false });
    expect(await faces()).toHaveLength(7);
    expect(await memory.store.records('batch')).toHaveLength(1);
    const found = await faces();
    await switchFaces(memory, 'on');
    expect((await status(memory)).pending).toBe(0);
    expect(await faces()).toEqual(found);
  });

  it('goes on past a picture that is damaged, and forgets the faces of a forgotten one with it', async () => {
    const whole = await readFile(join(samples, 'sample1.jpg'));
    await writeFile(join(base, 'in/broken.jpg'), whole.subarray(0, 3_000));
    await rm(join(base, 'in/sample1.jpg'));
    await switchFaces(memory, 'on');
    await addAll();
    const found = await faces();
    expect(found).toHaveLength(4);
    expect((await status(memory)).items.image).toBeGreaterThan(0);
    await forget(memory, { kind: 'ids', ids: [found[0]?.item ?? ''] });
    expect(await faces()).toEqual([]);
    await memory.store.close();
    const left = await fileTexts();
    for (const trace of found.flatMap(tracesOf)) expect(left.includes(trace), trace).toBe(false);
    await reopen();
  });
});
