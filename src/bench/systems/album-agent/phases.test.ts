import { afterEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import { type Step, wordsOf } from '../../../../test/fixtures/model-server/script.ts';
import { scriptedCaller } from '../../../../test/fixtures/systems/scripted-caller.ts';
import { tinyAlbum as album, tinyVectorOf as vectorOf } from '../../../../test/fixtures/systems/tiny-album.ts';
import type { AskedQuestion } from '../../question.ts';
import { findByPhases } from './phases.ts';
import { matchedByRules } from './rules-phase.ts';

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function found(text: string, ...said: readonly unknown[]) {
  server = await startModelServer(said.map((value): Step => ({ kind: 'json', value })));
  const caller = await scriptedCaller(server.url);
  const tools = { album, enabled: ['T_V', 'T_M', 'T_F', 'T_S'] as const, caller, vectorOf };
  const question: AskedQuestion = { id: 'q', text, language: 'en', collection: 'c', form: 'items' };
  return { ...(await findByPhases(tools, question)), calls: caller.spending.calls };
}
const asked = (): string[] => (server?.requests ?? []).map(wordsOf);

describe('rules', () => {
  it('take a query that is nothing but known names, times and a year', () => {
    expect(matchedByRules(album, 'Ben in Porto, 2023')).toEqual({
      people: ['ben'],
      filter: { from: '2023-01-01', to: '2023-12-31', place: 'Porto' },
    });
    expect(matchedByRules(album, '妈妈 2022年')?.people).toEqual(['妈妈']);
  });
  it('leave alone what says more, or nothing that is known', () => {
    expect(matchedByRules(album, 'Ben with a cake in Porto')).toBeUndefined();
    expect(matchedByRules(album, 'Benjamin')).toBeUndefined();
    expect(matchedByRules(album, 'photos')).toBeUndefined();
  });
});

describe('three phases', () => {
  it('end with the rules, asking no model', async () => {
    const { ids, steps, calls } = await found('Ben in Porto');
    expect(ids).toEqual(['p2']);
    expect(steps[0]).toBe('phase: rules');
    expect(calls).toBe(0);
    expect(asked()).toEqual([]);
  });

  it('go by intent to the metadata, which may have nothing', async () => {
    const intent = { route: 'metadata', people: ['mother'], from: '2023-01-01', to: '2023-12-31' };
    expect(await found('my mother last year', intent)).toMatchObject({ ids: ['p1'] });
    const nothing = await found('my mother on the moon', { route: 'metadata', place: 'the moon' });
    expect(nothing.ids).toEqual([]);
    expect(nothing.steps[0]).toBe('phase: metadata');
  });

  it('go by intent to filters and vectors together, and evaluate what these find', async () => {
    const intent = { route: 'hybrid', people: ['mother'], look: 'a cake' };
    const { ids, steps, calls } = await found('mother with a cake', intent, { fits: [2], enough: true });
    // Cakes that show the mother, best first: p1, p3.
    expect(ids).toEqual(['p3']);
    expect(steps[0]).toBe('phase: hybrid');
    expect(calls).toBe(2);
    expect(asked()[1]).toContain('"number":2');
  });

  it('go on to the agent where a hybrid search is not enough', async () => {
    const { ids, steps } = await found(
      'the cake that I liked best',
      { route: 'hybrid', look: 'a cake' },
      { fits: [], enough: false },
      { do: 'look', query: 'cake', limit: 1 },
      { do: 'answer', set: 'S1' },
      { fits: [1], enough: true },
    );
    expect(ids).toEqual(['p1']);
    expect(steps[0]).toBe('phase: plan');
  });

  it('plan where the intent says so, or cannot be read', async () => {
    const plan = [
      { do: 'faces', people: ['Ben'] },
      { do: 'answer', set: 'S1' },
      { fits: [1, 2], enough: true },
    ];
    expect((await found('Ben before we met', { route: 'plan' }, ...plan)).ids).toEqual(['p2', 'p3']);
    expect((await found('Ben before we met', ...[1, 2].map(() => ({ something: 'else' })), ...plan)).ids).toEqual([
      'p2',
      'p3',
    ]);
  });
});
