import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { descriptorOf, type Face } from '../../memory/face.ts';
import { initMemory } from '../app.ts';
import { add } from '../import/add.ts';
import { OpenMemory } from '../open-memory.ts';
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
describe('telling faces apart', { timeout: 240_000 }, () => {
  it('turned off, leaves no byte of a face in any file, and finds the same faces again when turned on', async () => {
    await switchFaces(memory, 'on');
    await addAll();
    const before = await faces();
    const traces = before.flatMap(tracesOf);
    expect(before).toHaveLength(7);
    await memory.close();
    await reopen();
    const kept = await fileTexts();
    for (const face of before) expect(kept.includes((face.descriptor ?? '').slice(0, 40))).toBe(true);
    await switchFaces(memory, 'off');
    expect(await faces()).toEqual([]);
    await memory.store.close();
    const left = await fileTexts();
    for (const trace of traces) expect(left.includes(trace), trace).toBe(false);
    await reopen();
    expect(memory.settings.faces).toBe('off');
    await switchFaces(memory, 'on');
    await add(memory, [], { as: 'auto' });
    expect(await faces()).toEqual(before);
  });
});
