import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { put } from '../../../test/end-to-end/made-input.ts';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import type { Step } from '../../../test/fixtures/model-server/script.ts';
import { writeTinyClip } from '../../../test/fixtures/tiny-clip/tiny-clip.ts';
import { type App, initMemory, openApp } from '../app.ts';
import type { Configuration } from '../settings/configuration.ts';

let base: string;
let server: ModelServer | undefined;
let app: App | undefined;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-embedding-'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  for (let i = 0; i < 16; i++) {
    const colour = i < 2 ? { r: 250, g: 5 + i, b: 5 } : { r: 5, g: 5 + 8 * i, b: 250 - 6 * i };
    const background = { width: 48, height: 32, channels: 3 as const, background: colour };
    await put(
      join(base, 'input'),
      i < 2 ? `one-${i}.jpg` : `other-${i}.jpg`,
      await sharp({ create: background }).jpeg().toBuffer(),
    );
  }
});
afterEach(async () => {
  await app?.close();
  await server?.close();
  [app, server] = [undefined, undefined];
  await rm(base, { recursive: true, force: true });
});

async function open(embedder: Configuration['embedder']): Promise<App> {
  await app?.close();
  app = await openApp(join(base, 'memory'), {
    quiet: true,
    offline: true,
    ocr: { enabled: false },
    perception: { enabled: false },
    ...(embedder === undefined ? {} : { embedder }),
  });
  return app;
}
/** A model that knows how red something is: of a picture by its pixels, of words by whether they say so. */
const embed: Step = {
  kind: 'embed',
  of: async (input) => {
    const said = String(input);
    if (!said.startsWith('data:image/jpeg;base64,')) return /red/.test(said) ? [1, 0] : [0, 1];
    const { channels } = await sharp(Buffer.from(said.slice(said.indexOf(',') + 1), 'base64')).stats();
    return [channels[0]?.mean ?? 0, channels[2]?.mean ?? 0];
  },
};

const paths = async (words: string): Promise<string[]> => {
  const found = (await app?.search(words, { cut: false, limit: 3 }))?.items ?? [];
  const shown = await Promise.all(found.map(({ id }) => app?.show(id)));
  return shown.map((item) => item?.origin.path.split('/').at(-1) ?? '');
};

describe('pictures compared by their looks', () => {
  it('by an endpoint: nothing is sent before it is allowed, and the nearest come first after', async () => {
    server = await startModelServer([embed]);
    const first = await open({ model: `${server.url}#clip` });
    await first.add([join(base, 'input')], { as: 'auto' });
    await first.search('something red');
    expect(server.requests).toEqual([]);
    await first.decideSending('embeddings', true);
    const again = await open({ model: `${server.url}#clip` });
    const sent: string[] = [];
    await again.add([join(base, 'input')], { as: 'auto' });
    for (const { body } of server.requests) sent.push(JSON.stringify(body));
    expect(sent).toHaveLength(16);
    expect(sent.every((one) => one.includes('"modality":"image"') && !one.includes('one-'))).toBe(true);
    expect((await again.sending()).uses[0]?.spent).toMatchObject({ calls: 16, unsaidCalls: 16 });
    const result = await again.search('something red', { cut: false, explain: 'always' });
    expect((await paths('something red')).slice(0, 2).sort()).toEqual(['one-0.jpg', 'one-1.jpg']);
    expect(result.items[0]?.why.some(({ tool, note }) => tool === 'vector' && /look/.test(note))).toBe(true);
  });

  it('an endpoint that is away is no reason not to search', async () => {
    server = await startModelServer([embed]);
    const embedder = { model: `${server.url}#clip`, consent: true };
    await (await open(embedder)).add([join(base, 'input')], { as: 'auto' });
    await server.close();
    server = undefined;
    const found = await (await open(embedder)).search('photos');
    expect(found.items.length).toBeGreaterThan(0);
    await expect((await open(embedder)).search('something red')).resolves.toMatchObject({ query: 'something red' });
  });

  it('without one, looks say nothing and nothing is missing', async () => {
    const bare = await open(undefined);
    await bare.add([join(base, 'input')], { as: 'auto' });
    const { items } = await bare.search('photos');
    expect(items.length).toBe(16);
    expect(JSON.stringify(items)).not.toContain('embedder');
  });

  it('a folder without a model is told of, and both at once are wrong', async () => {
    await writeTinyClip(join(base, 'tiny'));
    await expect((await open({ folder: join(base, 'empty') })).search('red')).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect((await open({ folder: base, model: 'x' })).search('red')).rejects.toMatchObject({
      code: 'invalid-configuration',
    });
  });
});
