import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { benchRun } from '../../src/bench/bench.ts';
import { memorySystems } from '../../src/bench/systems/memories/registry.ts';
import { personaMethods } from '../../src/bench/systems/personas/persona-methods.ts';
import { systems } from '../../src/bench/systems/registry.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { wordsOf } from '../fixtures/model-server/script.ts';
import { everyPart, thingEmbedder } from '../fixtures/systems/every-part.ts';
import { canary, madeSuites, putSuite } from './made-suites.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-leak-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Everything that the server was asked, bodies included. */
const asked: string[] = [];
const server = createServer((incoming, response) => {
  let body = '';
  incoming.on('data', (part) => {
    body += String(part);
  });
  incoming.on('end', () => {
    asked.push(
      `${incoming.method} ${decodeURIComponent(incoming.url ?? '')} ${JSON.stringify(incoming.headers)} ${body}`,
    );
    const grounded = { outcome: 'grounded', answer: 'a kite', confidence: 0.5, citations: [], evidence: [] };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(incoming.url?.includes('/search') ? { items: [] } : grounded));
  });
});
let address = '';
let model: ModelServer | undefined;
let thinking: ModelServer | undefined;
let embedder: ModelServer | undefined;
beforeAll(async () => {
  thinking = await startModelServer([everyPart(['kite', 'boat', 'harbour'])]);
  embedder = await startModelServer([thingEmbedder(['kite', 'boat', 'harbour'])]);
  model = await startModelServer([{ kind: 'text', text: 'a kite', tokens: [10, 2] }]);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  address = `http://127.0.0.1:${at.port}`;
});
afterAll(async () => {
  for (const one of [model, thinking, embedder]) await one?.close();
  await new Promise((done) => server.close(done));
});

/** All that stands in a folder, whatever the format of its files. */
function everythingIn(top: string): string {
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'latin1')}`)
    .join('\n');
}

const written = (log: string): readonly string[] => [
  'madeleine',
  'grep',
  'bm25',
  'bm25@dm',
  'grep@dm-released',
  'random',
  'constant',
  'no-evidence',
  'full-context',
  `command:${process.execPath} ${resolve('test/fixtures/systems/scripted-system.mjs')} ${log}`,
  `http:${address}`,
  `no-evidence:${model?.url}#m`,
  `full-context:${model?.url}#m`,
  `madeleine+single-pass:${thinking?.url}#m`,
  `madeleine+phases:${thinking?.url}#m`,
  `react:${thinking?.url}#m,${embedder?.url}#e`,
  `album-phases:${thinking?.url}#m,${embedder?.url}#e`,
  `embedding-words:${embedder?.url}#e`,
  `embedding-pictures:${embedder?.url}#e`,
  ...personaMethods.map(({ name }) => `${name}:${thinking?.url}#m`),
  `ocean-direct:${thinking?.url}#m`,
  `ocean-grounded:${thinking?.url}#m`,
  ...memorySystems.map(({ name }) => `${name}:${thinking?.url}#m,${embedder?.url}#e`),
];

/** Given gold evidence by their nature; `predictions:` is given what another run said. */
const exempt = /^(oracle|oracle:MODEL|niah-K|predictions:FILE)$/;

function kindOf(name: string): string | undefined {
  const [kind] = name.split(':');
  if (name.includes('@dm')) return 'SYSTEM@FORM';
  if (kind === 'madeleine+single-pass') return 'madeleine+ANSWERER';
  if (kind?.startsWith('mpr-') === true) return 'mpr-METHOD';
  return memorySystems.some((one) => one.name === kind) ? 'MEMORY' : kind;
}

it('looks at every system there is', () => {
  const kinds = written('log').map((name) => kindOf(name));
  const all = systems.map(({ form }) => form).filter((form) => !exempt.test(form));
  expect(new Set(kinds)).toEqual(new Set(all.map((form) => form.split(':')[0])));
});

describe.each(madeSuites)('a gold label of $suite', (made) => {
  it('reaches no system, its memory, or what an outside program or server is told', { timeout: 60_000 }, async () => {
    const data = await putSuite(made, folder);
    const log = join(folder, 'told.jsonl');
    asked.length = 0;
    const before = model?.requests.length ?? 0;
    for (const system of written(log)) {
      const out = join(folder, 'out');
      const cache = join(folder, 'cache');
      const stated = { purpose: 'model-evaluation', signed: 'Jane Doe', consent: true };
      const asked = { suite: made.suite, data, system, out, cache, k: 5, ...stated };
      const { answered, failed } = await benchRun(benchRequest(folder, asked), unwatched());
      expect({ system, failed, some: answered > 0 }).toEqual({ system, failed: 0, some: true });
      const kept = everythingIn(cache);
      expect(kept, `${system}: what it keeps`).not.toContain(canary);
      if (system === 'madeleine') expect(kept).toContain(made.remembered ?? '');
      expect(readFileSync(join(out, 'outcomes.jsonl'), 'utf8'), `${system}: what it says`).not.toContain(canary);
      await rm(out, { recursive: true });
    }
    const told = readFileSync(log, 'utf8');
    expect(told).not.toContain(canary);
    expect(told).not.toMatch(/"(evidence|gold|ground_truth|Source|category|correct_answer|failure|notes|qtype)"/);
    expect(told).toContain(made.remembered ?? '"type":"ask"');
    expect(asked.join('\n')).not.toContain(canary);
    const thought = [...(thinking?.requests ?? []), ...(embedder?.requests ?? [])];
    expect(thought.map(({ body }) => JSON.stringify(body)).join('\n')).not.toContain(canary);
    const read = (model?.requests ?? []).slice(before).map(wordsOf).join('\n');
    expect(read).not.toContain(canary);
    if (made.suite !== 'photobench' && made.suite !== 'mm-ocean') expect(read).toContain(made.remembered ?? '');
    if (made.suite === 'atm' || made.suite === 'locomo' || made.suite === 'photobench')
      expect(asked.length).toBeGreaterThan(0);
  });
});
