import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import { type Step, wordsOf } from '../../../../test/fixtures/model-server/script.ts';
import { scriptedCaller } from '../../../../test/fixtures/systems/scripted-caller.ts';
import { tinyAlbum as album, tinyVectorOf as vectorOf } from '../../../../test/fixtures/systems/tiny-album.ts';
import type { AskedQuestion } from '../../question.ts';
import { rowOptions } from '../row-options.ts';
import { type AlbumTool, byFaces, composed, facesByName, mostAlike } from './album-tools.ts';
import { byMetadata } from './metadata-tool.ts';
import { findByReact } from './react.ts';
import { openReact } from './react-row.ts';

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const all: readonly AlbumTool[] = ['T_V', 'T_M', 'T_F', 'T_S'];
async function found(enabled: readonly AlbumTool[], ...steps: readonly unknown[]) {
  server = await startModelServer(steps.map((value): Step => ({ kind: 'json', value })));
  const caller = await scriptedCaller(server.url, { prices: { input: 1, output: 1 } });
  const question: AskedQuestion = {
    ...{ id: 'q', text: 'cakes with mother in 2023', language: 'en', collection: 'c', form: 'items' },
  };
  const again = () => findByReact({ album, enabled, caller, vectorOf }, question);
  return { ...(await again()), again, caller };
}
/** What the agent was told last, before its last step. */
const observed = (): string => wordsOf(server?.requests.at(-1) ?? { ...empty, messages: [] });
const empty = {
  path: '',
  authorization: undefined,
  model: '',
  stream: false,
  responseFormat: undefined,
  tools: [],
  body: {},
};

describe('the tools of an agent over an album', () => {
  it('T_V gives the most alike, best first', () => {
    expect(mostAlike(album, Float32Array.from([1, 0]), 2)).toEqual(['p1', 'p3']);
  });
  it('T_M filters hard: what does not say is left out', () => {
    expect(byMetadata(album, { from: '2023-01-01', to: '2023-12-31' })).toEqual(['p1', 'p2']);
    expect(byMetadata(album, { place: 'PORTO' })).toEqual(['p2']);
    expect(byMetadata(album, { to: '2022-06-01' })).toEqual(['p3']);
  });
  it('T_F knows names, nicknames and roles, and wants all who are named', () => {
    expect(byFaces(album, ['Mother'])).toEqual(['p1', 'p3']);
    expect(byFaces(album, ['Mother', 'Ben'])).toEqual(['p3']);
    expect(byFaces(album, ['nobody'])).toEqual([]);
    expect([
      ...(facesByName([{ importer: 'photobench', face: 'f', names: ['A'], roles: ['aunt'] }]).get('aunt') ?? []),
    ]).toEqual(['f']);
  });
  it('T_S composes sets', () => {
    expect(
      composed('intersection', [
        ['a', 'b', 'c'],
        ['c', 'b'],
      ]),
    ).toEqual(['b', 'c']);
    expect(composed('union', [['a'], ['b', 'a']])).toEqual(['a', 'b']);
    expect(composed('difference', [['a', 'b', 'c'], ['b'], ['c']])).toEqual(['a']);
  });
});

describe('a ReAct agent', () => {
  it('looks, filters, asks for faces, composes and answers', async () => {
    const { ids, steps, caller } = await found(
      all,
      { thought: 'cakes first', do: 'look', query: 'cake', limit: 2 },
      { do: 'faces', people: ['mother'] },
      { do: 'metadata', from: '2023-01-01', to: '2023-12-31' },
      { do: 'compose', operation: 'intersection', sets: ['S1', 'S2', 's3'] },
      { do: 'answer', set: 'S4' },
    );
    // Cakes: p1, p3. Mother: p1, p3. 2023: p1, p2.
    expect(ids).toEqual(['p1']);
    expect(steps).toHaveLength(5);
    expect(caller.spending).toMatchObject({ calls: 5, inputTokens: 500, outputTokens: 50 });
    expect(observed()).toContain('"set":"S4","size":1');
    expect(observed()).not.toContain('p1');
  });

  it('is asked for the same steps once: the journal has them', async () => {
    const { again, ids } = await found(all, { do: 'faces', people: ['mother'] }, { do: 'answer', set: 'S1' });
    expect((await again()).ids).toEqual(ids);
    expect(server?.requests).toHaveLength(2);
  });

  it('goes on after a step that cannot be read, and has one step less', async () => {
    server = await startModelServer([
      ...[
        { kind: 'text' as const, text: 'hm' },
        { kind: 'text' as const, text: 'hm?' },
      ],
      ...[
        { do: 'faces', people: ['mother'] },
        { do: 'answer', set: 'S1' },
      ].map((value) => ({ kind: 'json' as const, value })),
    ]);
    const caller = await scriptedCaller(server.url);
    const question: AskedQuestion = { id: 'q', text: 'mother', language: 'en', collection: 'c', form: 'items' };
    const { ids } = await findByReact({ album, enabled: all, caller, vectorOf }, question);
    expect(ids).toEqual(['p1', 'p3']);
    expect(caller.book.counts).toMatchObject({ unreadable: 1, answered: 2 });
    expect(observed()).toContain('That was not a step');
  });

  it('may answer that there is none, and gives none for a set that it made up', async () => {
    expect((await found(all, { do: 'answer', set: 'none' })).ids).toEqual([]);
    expect((await found(all, { do: 'answer', set: 'S9' })).ids).toEqual([]);
  });

  it('has only the tools that are switched on', async () => {
    await found(['T_F', 'T_S'], { do: 'look', query: 'cake' }, { do: 'answer', set: 'none' });
    expect(observed()).toContain('There is no \\"look\\" here.');
    expect(wordsOf(server?.requests[0] ?? { ...empty, messages: [] })).not.toContain('"look":');
  });

  it('is told what is wrong with a step, and stops when its steps are used up', async () => {
    const { ids } = await found(all, { do: 'metadata', from: 'last year' });
    expect(ids).toEqual([]);
    expect(server?.requests).toHaveLength(8);
    expect(observed()).toContain('YYYY-MM-DD');
    expect(observed()).toContain('No more steps');
  });
});

describe('the row', () => {
  const options = { ...rowOptions, form: 'sgm' } as const;
  it('takes a model, and an embedder where it looks', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'madeleine-react-'));
    try {
      await writeFile(
        join(folder, 'madeleine.config.yaml'),
        'models: { m: { url: "http://127.0.0.1:1/v1", model: x } }',
      );
      expect((await openReact('react-T_M+T_F:m', folder, options))?.identity).toMatchObject({ tools: 'T_M+T_F+T_S' });
      expect((await openReact('react:m,m', folder, options))?.identity).toMatchObject({ tools: 'T_V+T_M+T_F+T_S' });
      expect(await openReact('bm25', folder, options)).toBeUndefined();
      await expect(openReact('react:m', folder, options)).rejects.toMatchObject({ code: 'usage' });
      await expect(openReact('react-T_X:m', folder, options)).rejects.toMatchObject({ code: 'usage' });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
