import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modelsResponse, modelsTestResponse, modelsUseResponse } from '../../src/contract/models-verb.ts';
import { document, madeleine } from '../end-to-end/run-here.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import type { Step } from '../fixtures/model-server/script.ts';

let folder: string;
let server: ModelServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-models-verb-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const text = (said: string): Step => ({ kind: 'text', text: said });
const colour: Step = { kind: 'json', value: { colour: 'green', letters: 5 } };
const able: readonly Step[] = [
  text('one, two, three'),
  text('1 2 3 4 5 6 7 8 9'),
  colour,
  colour,
  { kind: 'tool-call', name: 'add', input: { a: 17, b: 25 } },
  text('Red.'),
];

async function tested(script: readonly Step[], model = 'scripted') {
  server = await startModelServer(script);
  const said = await madeleine(['models', 'test', `${server.url}#${model}`, '--memory', folder, '--json']);
  return { code: said.code, ...modelsTestResponse.parse(JSON.parse(said.stdout)) };
}
const states = (trials: readonly { readonly name: string; readonly state: string }[]) =>
  Object.fromEntries(trials.map(({ name, state }) => [name, state]));

describe('madeleine models test', () => {
  it('finds out what a model can do, and says in words what works', async () => {
    const { code, trials, verdict } = await tested(able);
    expect(code).toBe(0);
    expect(states(trials)).toEqual({
      reach: 'yes',
      text: 'yes',
      stream: 'yes',
      json: 'yes',
      schema: 'yes',
      tools: 'yes',
      images: 'yes',
      context: 'unknown',
    });
    expect(verdict.join(' ')).toMatch(/can answer questions.*can describe pictures/);
  });

  it('tells what a model cannot do from what could not be found out', async () => {
    const busy: Step = { kind: 'status', status: 429, message: 'busy' };
    const { code, trials, verdict } = await tested(
      [text('one'), text('1 2 3 4 5 6 7 8'), colour, { kind: 'malformed' }, text('42'), busy],
      'other',
    );
    expect(code).toBe(1);
    expect(states(trials)).toMatchObject({ reach: 'no', json: 'yes', schema: 'no', tools: 'no', images: 'failed' });
    expect(verdict.join(' ')).toContain('schemas: false');
  });

  it('stops at an endpoint that is not there, and says so once', async () => {
    const said = await madeleine(['models', 'test', 'http://127.0.0.1:9/v1#m', '--memory', folder, '--json']);
    const { trials, verdict } = modelsTestResponse.parse(JSON.parse(said.stdout));
    expect(said.code).toBe(1);
    expect(trials).toHaveLength(1);
    expect(verdict).toEqual(['The endpoint cannot be reached.']);
  });

  it('sends nothing to the network when it may not', async () => {
    const said = await madeleine([
      'models',
      'test',
      'https://models.example/v1#m',
      '--memory',
      folder,
      '--offline',
      '--json',
    ]);
    expect(said.code).toBe(1);
    expect(JSON.parse(said.stdout)).toMatchObject({ error: { code: 'offline' } });
  });
});

describe('madeleine models list and use', () => {
  const settings =
    '# mine\nzone: Europe/Lisbon\nmodels:\n  local:\n    url: http://127.0.0.1:1/v1\n    model: m\n    keyVariable: NO_SUCH_KEY\n';

  it('lets a model answer from now on, and keeps the rest of the configuration as it was', async () => {
    const file = join(folder, 'madeleine.config.yaml');
    await writeFile(file, settings);
    const list = async () => modelsResponse.parse(await document(['models', 'list', '--memory', folder]));
    expect(await list()).toEqual({
      models: [
        { name: 'local', url: 'http://127.0.0.1:1/v1', model: 'm', local: true, key: 'missing', answers: false },
      ],
      answerer: { name: 'extractive' },
    });
    modelsUseResponse.parse(await document(['models', 'use', 'local', '--answerer', 'agentic', '--memory', folder]));
    expect(await list()).toMatchObject({ models: [{ answers: true }], answerer: { name: 'agentic', model: 'local' } });
    expect(await readFile(file, 'utf8')).toContain('# mine\nzone: Europe/Lisbon\n');
    await document(['models', 'use', 'none', '--memory', folder]);
    expect(await list()).toMatchObject({ answerer: { name: 'extractive' } });
  });

  it.each([
    ['a model that is not known', ['use', 'nobody']],
    ['an answerer that is none', ['use', 'http://127.0.0.1:1/v1#m', '--answerer', 'oracle']],
  ])('refuses %s', async (_what, words) => {
    const said = await madeleine(['models', ...words, '--memory', folder, '--json']);
    expect(said.code).toBe(2);
    expect(JSON.parse(said.stdout)).toMatchObject({ error: { code: 'usage' } });
  });

  it('says that there is no memory to write settings into', async () => {
    const said = await madeleine(['models', 'use', 'none', '--memory', join(folder, 'nowhere'), '--json']);
    expect(said.code).toBe(1);
    expect(JSON.parse(said.stdout)).toMatchObject({ error: { code: 'not-a-memory' } });
  });
});
