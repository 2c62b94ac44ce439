import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../src/app/app.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { madeSuites, putSuite } from '../bench/made-suites.ts';
import { madeleine } from '../end-to-end/run-here.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { letters, type Mailbox, mailboxOf } from './mailbox.ts';

let box: Mailbox;
const servers: ModelServer[] = [];
beforeAll(async () => {
  // Opened offline, as all that asks it here.
  box = await mailboxOf(letters);
});
afterAll(() => box.close());
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const question = 'How much did I pay for the hotel in Porto?';
const none = JSON.stringify({ answer: '', kind: 'none', citations: [] });
async function answering(): Promise<ModelServer> {
  const server = await startModelServer([{ kind: 'text', text: none }]);
  servers.push(server);
  return server;
}
const ask = (model: string) => box.app.ask(question, { answerer: 'single-pass', model });

describe('offline', () => {
  it.each([
    ['its address', (url: string) => url],
    ['its name', (url: string) => url.replace('127.0.0.1', 'localhost')],
    ['the older form of it in IPv6', (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
  ])('a model on this machine answers by %s', async (_how, written) => {
    const server = await answering();
    const { answerer } = await ask(`${written(server.url)}#scripted`);
    expect(answerer).toMatchObject({ calls: 1 });
    expect(answerer?.fellBack).toBeUndefined();
    expect(server.requests).toHaveLength(1);
  });

  it.each(['http://models.example/v1', 'http://192.0.2.7/v1', 'http://ollama.localhost/v1'])(
    'the model at %s is not asked, and the error says why',
    async (url) => {
      await expect(ask(`${url}#scripted`)).rejects.toMatchObject({ code: 'offline', action: /localhost/ });
    },
  );

  it('a model on this machine cannot send what it is told anywhere else', async () => {
    const other = await answering();
    const server = await startModelServer([{ kind: 'redirect', to: `${other.url}/chat/completions` }]);
    servers.push(server);
    expect((await ask(`${server.url}#scripted`)).answerer?.fellBack).toContain('redirects to');
    expect(other.requests).toEqual([]);
  });

  it('a server of places is asked on this machine, and nowhere else', async () => {
    const places = createServer((_request, response) => response.end('{"address":{"city":"Porto"}}'));
    await new Promise<void>((resolve) => places.listen(0, '127.0.0.1', resolve));
    const { port } = places.address() as AddressInfo;
    const reverse = async (nominatim: string) => {
      const memory = await OpenMemory.open(box.folder, { offline: true, geocoder: { nominatim } });
      try {
        return await (await memory.geocoder()).reverse(41.15, -8.61);
      } finally {
        await memory.close();
      }
    };
    await expect(reverse('http://places.example/')).rejects.toMatchObject({ code: 'offline' });
    expect(await reverse(`http://127.0.0.1:${port}/`)).toMatchObject({ city: 'Porto' });
    places.close();
  });

  it('a server of map pictures is named to the page when it is on this machine', async () => {
    const tilesOf = async (url: string) => {
      const app = await openApp(box.folder, { offline: true, map: { tiles: { url } } });
      const { mapTiles } = app;
      await app.close();
      return mapTiles?.url;
    };
    const here = 'http://localhost:8080/{z}/{x}/{y}.png';
    expect(await tilesOf(here)).toBe(here);
    expect(await tilesOf('https://tiles.example/{z}/{x}/{y}.png')).toBeUndefined();
  });

  it('is heard by every verb, the bench among them', { timeout: 60_000 }, async () => {
    const locomo = madeSuites.find(({ suite }) => suite === 'locomo');
    if (locomo === undefined) throw new Error('no LoCoMo among the made suites');
    const data = await putSuite(locomo, join(box.folder, '..', 'suites'));
    const memory = ['--memory', box.folder, '--offline', '--json'];
    const far = 'http://models.example/v1#far';
    const verbs = [
      ['ask', question, '--answerer', 'single-pass', '--model', far],
      ['models', 'test', far],
      ['bench', 'run', locomo.suite, '--data', data, '--system', 'http:http://memory.example', '--out', `${data}-runs`],
    ];
    for (const verb of verbs) {
      const { code, stdout } = await madeleine([...verb, ...memory]);
      expect({ verb, code, ...JSON.parse(stdout) }).toMatchObject({ code: 1, error: { code: 'offline' } });
    }
  });

  it('says the same wherever it is explained', async () => {
    expect((await madeleine(['ask', '--help'])).stdout).toMatch(/--offline\s+use only servers on this\s+machine/);
  });
});
