import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import type { Step } from '../../../test/fixtures/model-server/script.ts';
import { OpenAiCompatibleModel } from '../../adapters/openai-compatible/language-model.ts';
import { recordingModel, replayingModel } from './recorded-model.ts';

let folder: string;
let file: string;
let server: ModelServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-recorded-'));
  file = join(folder, 'model.jsonl');
});
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function recording(...script: readonly Step[]) {
  server = await startModelServer(script);
  const endpoint = { name: 'm', url: server.url, model: 'scripted', apiKey: 'secret-key' };
  return recordingModel(new OpenAiCompatibleModel(endpoint), file);
}
const asking = (text: string, bytes = new Uint8Array([1])) =>
  ({
    messages: [
      { role: 'system', text: 'Be brief.' },
      {
        role: 'user',
        content: [
          { type: 'text', text },
          { type: 'image', mime: 'image/png', bytes },
        ],
      },
    ],
  }) as const;
const schema = z.object({ value: z.int() });

describe('recorded traffic', () => {
  it('is said again without a model: text, objects, streams, and errors', async () => {
    const live = await recording(
      { kind: 'text', text: 'Hello', tokens: [7, 2] },
      { kind: 'json', value: { value: 3 } },
      { kind: 'text', text: 'streamed words' },
      { kind: 'status', status: 500, message: 'broken' },
    );
    const said = await live.generate(asking('a'));
    const made = await live.generateObject({ ...asking('b'), schema, schemaName: 'thing' });
    for await (const _part of live.stream(asking('c')));
    await expect(live.generate(asking('d'))).rejects.toMatchObject({ code: 'system-failed' });
    await server?.close();

    const again = await replayingModel('again', file);
    expect(await again.generate(asking('a'))).toEqual(said);
    expect((await again.generateObject({ ...asking('b'), schema, schemaName: 'thing' })).value).toEqual(made.value);
    const parts = await Array.fromAsync(again.stream(asking('c')));
    expect(parts[0]).toEqual({ delta: 'streamed words' });
    await expect(again.generate(asking('d'))).rejects.toMatchObject({ code: 'system-failed' });
  });

  it('tells requests apart by words and by the bytes of their pictures', async () => {
    const live = await recording({ kind: 'text', text: 'one' });
    await live.generate(asking('a'));
    const again = await replayingModel('again', file);
    await expect(again.generate(asking('b'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(again.generate(asking('a', new Uint8Array([2])))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('gives what was said each time, in order', async () => {
    const live = await recording({ kind: 'text', text: 'one' }, { kind: 'text', text: 'two' });
    for (let i = 0; i < 2; i++) await live.generate(asking('a'));
    const again = await replayingModel('again', file);
    const texts = [];
    for (let i = 0; i < 3; i++) texts.push((await again.generate(asking('a'))).text);
    expect(texts).toEqual(['one', 'two', 'two']);
  });

  it('holds no key, and is its owner’s alone', async () => {
    await (await recording({ kind: 'text', text: 'one' })).generate(asking('a'));
    expect(await readFile(file, 'utf8')).not.toContain('secret-key');
  });

  it('names the line that is broken', async () => {
    await writeFile(file, '{"key":1}\n');
    await expect(replayingModel('again', file)).rejects.toMatchObject({ code: 'corrupt', path: file });
    await expect(replayingModel('again', join(folder, 'none'))).rejects.toMatchObject({ code: 'unreadable' });
  });
});
