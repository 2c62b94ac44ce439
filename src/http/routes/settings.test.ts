import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import { serveMemory, type TestServer } from '../../../test/fixtures/server.ts';
import { initMemory } from '../../app/app.ts';
import { jobShape } from '../../contract/job-shape.ts';
import { doctorResponse } from '../../contract/memory-verbs.ts';
import { modelsResponse, modelsTestResponse } from '../../contract/models-verb.ts';
import { aboutResponse, backupsResponse, settingsResponse } from '../../contract/settings-shapes.ts';

let base: string;
let memory: string;
let server: TestServer;
const SECRET = 'sk-never-shown-4242';
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-settings-http-'));
  memory = join(base, 'memory');
  await initMemory(memory, 'off', async () => 'off');
  const key = join(base, 'key');
  await writeFile(key, SECRET, { mode: 0o600 });
  await writeFile(
    join(memory, 'madeleine.config.yaml'),
    `# by hand\nzone: Europe/Lisbon\nmodels:\n  far:\n    url: https://models.example/v1\n    model: big\n    keyFile: ${key}\n`,
  );
  server = await serveMemory(memory);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await rm(base, { recursive: true, force: true });
});

const settings = async () => settingsResponse.parse(await server.json('/settings'));
const config = () => readFile(join(memory, 'madeleine.config.yaml'), 'utf8');

/** The job that an answer tells of, when it has ended. */
async function ended(answer: Response) {
  const { id } = jobShape.parse(await answer.json());
  return (await server.app.desk()).jobs.ended(id);
}

describe('a memory kept well over HTTP', () => {
  it('is checked', async () => {
    const job = await ended(await server.send('POST', '/doctor', {}));
    expect(doctorResponse.parse(job.result).checks.map(({ name }) => name)).toContain('database');
  });

  it('is backed up, fetched, and the backup deleted', async () => {
    const job = await ended(await server.send('POST', '/backups', {}));
    expect(job).toMatchObject({ state: 'done', result: { verified: true } });
    const [kept] = backupsResponse.parse(await server.json('/backups')).backups;
    const fetched = await server.get(`/backups/${kept?.name}`);
    expect(fetched.headers.get('content-disposition')).toContain('attachment');
    expect((await fetched.arrayBuffer()).byteLength).toBe(kept?.bytes);
    for (const name of ['..%2fsecret.key', 'secret.key', 'memory-v1.db', 'madeleine-none.tgz'])
      expect((await server.get(`/backups/${name}`)).status).toBe(404);
    expect((await server.get(`/backups/${kept?.name}`, { method: 'DELETE' })).status).toBe(200);
    expect(await server.json('/backups')).toEqual({ backups: [] });
  });

  it('keeps a backup for a day', async () => {
    await ended(await server.send('POST', '/backups', {}));
    const [kept] = backupsResponse.parse(await server.json('/backups')).backups;
    const old = (Date.now() - 25 * 3600e3) / 1000;
    await utimes(join(memory, 'backups', kept?.name ?? ''), old, old);
    expect(await server.json('/backups')).toEqual({ backups: [] });
  });
});

describe('settings over HTTP', () => {
  it('change at once, in the file by hand, and go back to a guess', async () => {
    expect(await settings()).toMatchObject({
      zone: { value: 'Europe/Lisbon', from: 'file' },
      owner: { from: 'guess' },
    });
    const changed = await server.send('PATCH', '/settings', { owner: 'Ada Example', zone: null, offline: true });
    expect(settingsResponse.parse(await changed.json())).toMatchObject({
      owner: { value: 'Ada Example', from: 'file' },
      zone: { from: 'guess' },
      offline: { value: true, from: 'file' },
    });
    expect(await config()).toContain('# by hand');
    expect((await server.json('/status')) as { owner: string }).toMatchObject({ owner: 'Ada Example' });
    await server.send('PATCH', '/settings', { offline: null });
  });

  it('see what another program wrote meanwhile', async () => {
    await writeFile(join(memory, 'madeleine.config.yaml'), `${await config()}currency: JPY\n`);
    expect((await settings()).currency).toEqual({ value: 'JPY', from: 'file' });
  });

  it('refuse what is wrong, what is unknown, and what the command line fixes', async () => {
    const was = await config();
    for (const wrong of [
      { zone: 'Mars/Olympus' },
      { currency: 'XYZW' },
      { jobs: 4 },
      { placeServer: 'http://a.example' },
      { ocr: true },
    ])
      expect((await server.send('PATCH', '/settings', wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect(await config()).toBe(was);
  });

  it('tell faces on and off', async () => {
    for (const faces of ['on', 'off']) {
      expect(await ended(await server.send('PUT', '/settings/faces', { faces }))).toMatchObject({ state: 'done' });
      expect((await settings()).faces).toBe(faces);
    }
  });

  it('list everything that leaves the machine, and nothing when it stays offline', async () => {
    expect((await settings()).leaves).toEqual([]);
    const was = await config();
    const more = [
      'answerer: {name: agentic, model: far, pictures: true}',
      'planner: {when: when-unsure, evaluate: true}',
      'reranker: {model: "https://ranks.example/v1#small"}',
      'vision: {model: far, consent: true}',
      'transcriber: {model: "http://127.0.0.1:9/v1#hears", consent: true}',
      'geocoder: {nominatim: "https://places.example/"}',
      'map: {tiles: {url: "https://tiles.example/{z}/{x}/{y}.png"}}',
    ];
    await writeFile(join(memory, 'madeleine.config.yaml'), `${was}${more.join('\n')}\n`);
    const told = (await settings()).leaves.map(({ what, to }) => `${what} ${to}`);
    expect(told).toEqual([
      'answers models.example',
      'evidence-pictures models.example',
      'questions models.example',
      'results models.example',
      'records ranks.example',
      'captions models.example',
      'positions places.example',
      'map tiles.example',
    ]);
    await server.send('PATCH', '/settings', { offline: true });
    expect((await settings()).leaves).toEqual([]);
    await writeFile(join(memory, 'madeleine.config.yaml'), was);
  });

  it('say whose work the program stands on', async () => {
    const about = aboutResponse.parse(await server.json('/about'));
    expect(about.licence).toContain('MIT');
    expect(about.notices.flatMap(({ entries }) => entries).join('\n')).toContain('GeoNames');
    expect(about.notices.map(({ title }) => title)).toContain('Data');
  });
});

describe('models over HTTP', () => {
  it('tell no key, and do not lead one to another address', async () => {
    const said = JSON.stringify(await server.json('/models'));
    expect(said).toContain('"key":"set"');
    expect(said).not.toContain(SECRET);
    expect(said).not.toContain(base);
    const elsewhere = { name: 'far', url: 'http://127.0.0.1:9/v1', model: 'big' };
    expect((await server.send('POST', '/models', elsewhere)).status).toBe(400);
    expect((await server.send('POST', '/models', { ...elsewhere, name: 'new', keyFile: '/etc/passwd' })).status).toBe(
      400,
    );
  });

  it('are named, tried step by step, used, and taken away', async () => {
    const endpoint = await startModelServer([]);
    try {
      const added = await server.send('POST', '/models', { name: 'near', url: endpoint.url, model: 'small' });
      expect(modelsResponse.parse(await added.json()).models.map(({ name }) => name)).toEqual(['far', 'near']);
      const stream = await server.get('/models/test', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ model: 'near' }),
      });
      const text = await stream.text();
      expect(text.match(/^event: trial$/gm)?.length).toBeGreaterThan(1);
      const answer = /event: answer\ndata: (.*)\n\n/.exec(text)?.[1] ?? '';
      expect(modelsTestResponse.parse(JSON.parse(answer)).verdict.length).toBeGreaterThan(0);
      await server.send('PUT', '/models/answerer', { name: 'single-pass', model: 'near' });
      expect(modelsResponse.parse(await server.json('/models')).answerer).toMatchObject({ model: 'near' });
      expect((await server.send('DELETE', '/models/near', undefined)).status).toBe(400);
      await server.send('PUT', '/models/answerer', { name: 'extractive' });
      expect((await server.send('DELETE', '/models/near', undefined)).status).toBe(200);
      expect(
        (await server.send('PUT', '/models/answerer', { name: 'agentic', model: 'replay:/etc/passwd' })).status,
      ).toBe(400);
    } finally {
      await endpoint.close();
    }
  });

  it('send nothing without a word, and take a word only where something is configured', async () => {
    expect(await server.json('/sending')).toEqual({ uses: [] });
    expect((await server.send('PUT', '/sending/captions', { allowed: true })).status).toBe(400);
    await server.send('POST', '/models', { name: 'eyes', url: 'http://127.0.0.1:9/v1', model: 'sees' });
    await writeFile(join(memory, 'madeleine.config.yaml'), `${await config()}vision:\n  model: eyes\n`);
    await server.json('/settings');
    const allowed = await server.send('PUT', '/sending/captions', { allowed: true });
    expect(await allowed.json()).toMatchObject({
      use: { purpose: 'captions', local: true, allowed: true, spent: { calls: 0 } },
    });
    await server.send('PUT', '/sending/captions', { allowed: false });
    expect(await server.json('/sending')).toMatchObject({ uses: [{ allowed: false }] });
  });
});
