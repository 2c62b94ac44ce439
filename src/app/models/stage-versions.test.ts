import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { add } from '../import/add.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { rereadWords } from './stage-versions.ts';

let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-stages-'));
  await createFolder(join(base, 'memory'), new Date());
  memory = await OpenMemory.open(join(base, 'memory'), { ocr: { enabled: false } });
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

it('reads words again once when the rules are newer than the memory, and says whose data it added', async () => {
  const turns = [{ speaker: 'A', dia_id: 'D1:1', text: 'The tea was EUR 4.50 in total.' }];
  const conversation = {
    speaker_a: 'A',
    speaker_b: 'B',
    session_1_date_time: '1:56 pm on 8 May, 2023',
    session_1: turns,
  };
  await writeFile(join(base, 'talk.json'), JSON.stringify([{ sample_id: 'conv-1', conversation }]));
  const added = await add(memory, [join(base, 'talk.json')], { as: 'auto' });
  expect(added.added).toBe(1);
  expect(added.notes.join(' ')).toContain('CC BY-NC 4.0');
  expect(await rereadWords(memory)).toBe(0);
  await memory.store.write([
    { op: 'putRecord', kind: 'stage', id: 'text-rules', value: { name: 'text-rules', version: 999 } },
  ]);
  expect(await rereadWords(memory)).toBe(1);
  expect(await rereadWords(memory)).toBe(0);
});
