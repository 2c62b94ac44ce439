import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getModel, planModel } from '../../src/app/models/get-model.ts';
import { tryModel } from '../../src/app/models/try-model.ts';
import { readConfiguration } from '../../src/app/settings/configuration.ts';
import { fetchableResponse, modelsGetResponse, modelsResponse } from '../../src/contract/models-verb.ts';
import { document, madeleine } from '../end-to-end/run-here.ts';
import { breaksOffAfter, type FileServer, startFileServer } from '../fixtures/file-server.ts';
import { writeTinyClip, writeTinyTextEmbedder } from '../fixtures/tiny-clip/tiny-clip.ts';
import { hasTransformers, transformersPeer } from '../fixtures/transformers-peer.ts';

const CLIP = 'Xenova/clip-vit-base-patch32/resolve/main';
const E5 = 'Xenova/multilingual-e5-small/resolve/main';
const WHISPER = 'ggerganov/whisper.cpp/resolve/main';
const speech = Buffer.concat([Buffer.from('lmgg'), Buffer.alloc(40_000, 7)]);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

let base: string;
let memory: string;
let shelf: string;
let server: FileServer;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-get-'));
  [memory, shelf] = [join(base, 'memory'), join(base, 'models')];
  await mkdir(memory);
  server = await startFileServer();
  server.files.set(`${WHISPER}/ggml-base.bin`, speech);
});
afterEach(async () => {
  await server.close();
  await rm(base, { recursive: true, force: true });
});

async function serve(under: string, write: (folder: string) => Promise<void>): Promise<void> {
  const made = join(base, 'made');
  await write(made);
  for (const entry of await readdir(made, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    server.files.set(`${under}/${relative(made, file)}`, await readFile(file));
  }
}

const words = (purpose: string, ...more: string[]) => [
  ...['models', 'get', purpose, '--memory', memory, '--to', shelf, '--from', server.url, '--json'],
  ...more,
];
const get = async (purpose: string, ...more: string[]) =>
  modelsGetResponse.parse(await document(words(purpose, '--yes', ...more)));
async function refused(purpose: string, ...more: string[]) {
  const said = await madeleine(words(purpose, ...more));
  const { error }: { error: unknown } = JSON.parse(said.stdout);
  return { exit: said.code, error };
}
const speechFile = () => join(shelf, 'whisper.cpp', 'ggml-base.bin');
const hidden = async () => (await readdir(shelf)).filter((name) => name.endsWith('.partial'));

describe('madeleine models get', () => {
  it('lists what can be fetched, and asks no server', async () => {
    const { models } = fetchableResponse.parse(await document(['models', 'get', '--memory', memory, '--to', shelf]));
    expect(models.map(({ purpose, present }) => [purpose, present])).toEqual([
      ['text', false],
      ['pictures', false],
      ['speech', false],
    ]);
    const { stdout } = await madeleine(['models', 'get', '--memory', memory, '--to', shelf]);
    expect(stdout).toContain('608 MB, licence MIT');
    expect(stdout).toContain(join(shelf, 'clip-vit-base-patch32'));
    expect(server.requests).toEqual([]);
  });

  it('fetches a model, pins its hashes, and only checks it the next time, offline too', async () => {
    const first = await get('speech');
    const file = { path: 'ggml-base.bin', bytes: speech.length, sha256: sha256(speech) };
    expect(first).toMatchObject({ fetched: true, loads: 'not-tried', files: [{ ...file, checked: 'nothing' }] });
    expect(Buffer.compare(await readFile(speechFile()), speech)).toBe(0);
    expect(await hidden()).toEqual([]);
    const pinned: unknown = JSON.parse(await readFile(join(shelf, 'pinned.json'), 'utf8'));
    expect(pinned).toMatchObject({
      'ggerganov/whisper.cpp': { from: server.url, files: { 'ggml-base.bin': file.sha256 } },
    });
    await server.close();
    const again = await document(['models', 'get', 'speech', '--memory', memory, '--to', shelf, '--offline']);
    expect(modelsGetResponse.parse(again)).toMatchObject({ fetched: false, files: [{ ...file, checked: 'pinned' }] });
  });

  it('fetches a picture model with all its files, and switches it on', async () => {
    await serve(CLIP, writeTinyClip);
    await writeFile(join(memory, 'madeleine.config.yaml'), '# mine\nembedder:\n  model: http://127.0.0.1:1/v1#m\n');
    const got = await get('pictures', '--use');
    expect(got.files).toHaveLength(6);
    expect(got.loads).toBe(hasTransformers && transformersPeer.startsWith('@') ? 'yes' : 'not-tried');
    expect(await readFile(join(memory, 'madeleine.config.yaml'), 'utf8')).toBe(
      `# mine\nembedder:\n  folder: ${join(shelf, 'clip-vit-base-patch32')}\n`,
    );
    expect(got.settings).toBe(join(memory, 'madeleine.config.yaml'));
  });

  it('fetches a model of texts, switches it on, and says how to install what loads it', async () => {
    await serve(E5, writeTinyTextEmbedder);
    const got = await get('text');
    expect(got.next).toContain(`embedder.textFolder: ${join(shelf, 'multilingual-e5-small')}`);
    await get('text', '--use');
    expect(readConfiguration(memory).embedder).toEqual({
      textFolder: join(shelf, 'multilingual-e5-small'),
      textPrefixes: { query: 'query: ', passage: 'passage: ' },
    });
    const listed = modelsResponse.parse(await document(['models', 'list', '--memory', memory]));
    expect(listed.embedder).toBeUndefined();
    expect(listed.textEmbedder?.model).toBe(`folder:${join(shelf, 'multilingual-e5-small')}`);
    const plan = await planModel(memory, 'text', { to: shelf });
    expect(plan.checked).toHaveLength(4);
    expect(await tryModel(plan.offer, 'no-such-library')).toMatchObject({
      loads: 'not-tried',
      note: expect.stringContaining('npm install @huggingface/transformers'),
    });
  });

  it.skipIf(!hasTransformers).each([
    ['text', E5, writeTinyTextEmbedder],
    ['pictures', CLIP, writeTinyClip],
  ] as const)('loads the %s model (skipped without @huggingface/transformers)', async (purpose, under, write) => {
    await serve(under, write);
    await get(purpose);
    const plan = await planModel(memory, purpose, { to: shelf });
    expect(await tryModel(plan.offer, transformersPeer)).toEqual({ loads: 'yes' });
    await writeFile(join(plan.offer.folder, 'config.json'), '{}');
    await cp(join(plan.offer.folder, 'config.json'), join(plan.offer.folder, 'tokenizer.json'));
    await rm(join(plan.offer.folder, 'tokenizer_config.json'));
    expect(await tryModel(plan.offer, transformersPeer)).toMatchObject({ loads: 'no', note: expect.any(String) });
  });

  it('fetches a model once for two programs that want it at once', async () => {
    const got = await Promise.all(
      [1, 2].map(async () => {
        const plan = await planModel(memory, 'speech', { to: shelf, from: server.url });
        return getModel(plan, { signal: new AbortController().signal });
      }),
    );
    expect(got.map(({ files }) => files[0]?.checked).sort()).toEqual(['nothing', 'pinned']);
    expect(server.requests).toHaveLength(1);
  });

  it('says that a file is no speech model, fails, and pins nothing', async () => {
    server.files.set(`${WHISPER}/ggml-base.bin`, Buffer.from('<html>Sign in</html>'));
    const said = await madeleine(words('speech', '--yes'));
    expect(said.code).toBe(1);
    expect(modelsGetResponse.parse(JSON.parse(said.stdout))).toMatchObject({ loads: 'no' });
    expect(existsSync(join(shelf, 'pinned.json'))).toBe(false);
    server.files.set(`${WHISPER}/ggml-base.bin`, speech);
    expect(await get('speech')).toMatchObject({ fetched: true, loads: 'not-tried' });
  });
});

describe('an interrupted fetch', () => {
  it('leaves nothing in the folder, and is resumed by the same command', async () => {
    server.answers.set(`${WHISPER}/ggml-base.bin`, breaksOffAfter(speech, 20_000));
    expect(await refused('speech', '--yes')).toMatchObject({ exit: 1, error: { code: 'unreachable' } });
    expect(existsSync(speechFile())).toBe(false);
    server.answers.clear();
    expect(await get('speech')).toMatchObject({ fetched: true, files: [{ sha256: sha256(speech) }] });
    expect(server.requests.at(-1)).toMatch(/ bytes=\d+-$/);
    expect(await hidden()).toEqual([]);
  });

  it('is not resumed with what another server sent', async () => {
    server.answers.set(`${WHISPER}/ggml-base.bin`, breaksOffAfter(speech, 20_000));
    await refused('speech', '--yes');
    server.answers.clear();
    await get('speech', '--from', server.url.replace('127.0.0.1', 'localhost'));
    expect(server.requests).toEqual([`${WHISPER}/ggml-base.bin`, `${WHISPER}/ggml-base.bin`]);
  });

  it('that was stopped as the new folder took the place of the old one loses neither', async () => {
    await get('speech');
    const partial = join(shelf, '.whisper.cpp.partial');
    await mkdir(partial);
    await cp(join(shelf, 'whisper.cpp'), join(partial, 'old'), { recursive: true });
    await rm(join(shelf, 'whisper.cpp'), { recursive: true });
    server.answers.set(`${WHISPER}/ggml-base.bin`, (_, response) => void response.writeHead(500).end());
    await refused('speech', '--yes');
    expect(Buffer.compare(await readFile(speechFile()), speech)).toBe(0);
  });
});

describe('a wrong hash', () => {
  const changed = Buffer.concat([speech, Buffer.from('!')]);
  const [right, wrong] = [sha256(speech), sha256(changed)];

  it('is told with what was given and what came, and nothing is kept', async () => {
    const { exit, error } = await refused('speech', '--yes', '--sha256', `ggml-base.bin=${wrong}`);
    expect(exit).toBe(1);
    expect(error).toMatchObject({ code: 'corrupt', path: speechFile() });
    expect(JSON.stringify(error)).toContain(`expected ${wrong}, got ${right}`);
    expect(existsSync(speechFile()) || existsSync(join(shelf, 'pinned.json'))).toBe(false);
    expect(await get('speech', '--sha256', `ggml-base.bin=${right}`)).toMatchObject({ files: [{ checked: 'given' }] });
  });

  it('is told of a file that differs from the first fetch; the earlier model stays', async () => {
    await get('speech');
    server.files.set(`${WHISPER}/ggml-base.bin`, changed);
    const { error } = await refused('speech', '--yes', '--sha256', `ggml-base.bin=${sha256(Buffer.from('x'))}`);
    expect(error).toMatchObject({ code: 'corrupt' });
    expect(Buffer.compare(await readFile(speechFile()), speech)).toBe(0);
    await rm(join(shelf, 'whisper.cpp'), { recursive: true });
    expect((await refused('speech', '--yes')).error).toMatchObject({
      code: 'corrupt',
      message: expect.stringContaining(`pinned at an earlier fetch: expected ${right}, got ${wrong}`),
    });
    const list = join(base, 'SHA256SUMS');
    await writeFile(list, `${wrong}  ./ggml-base.bin\n`);
    expect(await get('speech', '--hashes', list)).toMatchObject({ fetched: true, files: [{ checked: 'given' }] });
    expect(await get('speech')).toMatchObject({ fetched: false, files: [{ checked: 'pinned', sha256: wrong }] });
  });

  it('of a file that was damaged on the disk is mended by fetching it again', async () => {
    await get('speech');
    await writeFile(speechFile(), changed);
    expect(await get('speech')).toMatchObject({ fetched: true, files: [{ checked: 'pinned', sha256: right }] });
    expect(Buffer.compare(await readFile(speechFile()), speech)).toBe(0);
  });
});

describe('what is not fetched', () => {
  it('is asked about first: without a terminal, only --yes will do', async () => {
    expect(await refused('speech')).toMatchObject({
      exit: 2,
      error: { code: 'usage', action: expect.stringMatching(/--yes.*148 MB.*MIT/) },
    });
    expect(server.requests).toEqual([]);
    expect(existsSync(shelf)).toBe(false);
  });

  it('comes from another machine while offline, by option and by setting', async () => {
    const offline = { exit: 1, error: { code: 'offline' } };
    expect(await refused('speech', '--yes', '--offline', '--from', 'https://huggingface.co')).toMatchObject(offline);
    await writeFile(join(memory, 'madeleine.config.yaml'), 'offline: true\n');
    expect(await refused('text', '--yes', '--from', 'https://models.example')).toMatchObject(offline);
    server.answers.set(`${WHISPER}/ggml-base.bin`, (_, response) => {
      response.writeHead(302, { location: 'https://models.example/ggml-base.bin' }).end();
    });
    expect(await refused('speech', '--yes')).toMatchObject(offline);
    expect(existsSync(speechFile())).toBe(false);
  });

  it('is much larger than listed', async () => {
    server.answers.set(`${WHISPER}/ggml-base.bin`, (_, response) => {
      response.writeHead(200, { 'content-length': 300_000_000 }).flushHeaders();
    });
    expect(await refused('speech', '--yes')).toMatchObject({ exit: 1, error: { code: 'too-large' } });
    expect(existsSync(speechFile())).toBe(false);
  });

  it('is not there, or breaks the server', async () => {
    expect(await refused('pictures', '--yes')).toMatchObject({ exit: 1, error: { code: 'not-found' } });
    server.answers.set(`${WHISPER}/ggml-base.bin`, (_, response) => void response.writeHead(500).end());
    expect(await refused('speech', '--yes')).toMatchObject({ exit: 1, error: { code: 'system-failed' } });
  });

  it.each([
    ['an unknown purpose', ['music', '--yes']],
    ['an address that is none', ['speech', '--yes', '--from', 'models.example']],
    ['a hash that is none', ['speech', '--yes', '--sha256', 'ggml-base.bin=12']],
    ['a file that the model does not have', ['speech', '--yes', '--sha256', `../ggml-base.bin=${'0'.repeat(64)}`]],
    ['switching on what no setting names', ['speech', '--yes', '--use']],
  ])('is %s', async (_what, [purpose = '', ...more]) => {
    expect(await refused(purpose, ...more)).toMatchObject({ exit: 2, error: { code: 'usage' } });
    expect(server.requests).toEqual([]);
  });

  it('could not be switched on, for want of a memory', async () => {
    await rm(memory, { recursive: true });
    expect(await refused('pictures', '--yes', '--use')).toMatchObject({ exit: 1, error: { code: 'not-a-memory' } });
    expect(server.requests).toEqual([]);
  });

  it('could be changed on its way: http is for this machine alone', async () => {
    expect(await refused('speech', '--yes', '--from', 'http://models.example')).toMatchObject({
      error: { code: 'forbidden', action: expect.stringContaining('https') },
    });
  });

  it('goes by pins that cannot be read', async () => {
    await mkdir(shelf);
    await writeFile(join(shelf, 'pinned.json'), '{"a":1}');
    expect(await refused('speech', '--yes')).toMatchObject({ error: { code: 'invalid-configuration' } });
  });
});
