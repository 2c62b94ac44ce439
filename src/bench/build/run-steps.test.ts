import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Asker } from './asker.ts';
import type { StepState } from './build-record.ts';
import type { BuildContext, Builder, BuildStep } from './builder.ts';
import type { Life } from './life.ts';
import { type Building, openBuilding, runSteps } from './run-steps.ts';
import { byRule, type RecordsOf } from './step-records.ts';

const seen: RecordsOf<string> = { id: 'seen', schema: z.string() };
const told: RecordsOf<string> = { id: 'told', schema: z.string() };
const by = [byRule('test')];

/** What is seen needs a model; what is told tells of all that was seen, and of itself. */
const builder: Builder = {
  name: 'atm',
  title: 'Two steps',
  method: '',
  steps: [
    {
      id: 'seen',
      title: 'See',
      needs: 'vision-model',
      makes: seen,
      run: (context) => context.each(seen, [{ key: 'a' }, { key: 'b' }], async ({ key }) => ({ by, value: key })),
    },
    {
      id: 'told',
      title: 'Tell',
      needs: 'nothing',
      makes: told,
      run: (context) =>
        context.each(told, [...context.records(seen).all(), { key: 'own' }], async ({ key }) => ({
          by,
          value: `told ${key}`,
        })),
    },
  ],
  export: async () => ({ data: '', questions: 0, items: 0, facts: {} }),
};

function building(folder: string, more: Partial<BuildContext> = {}): Building {
  mkdirSync(join(folder, 'steps'), { recursive: true });
  return openBuilding({
    folder,
    life: {} as Life,
    checkers: [],
    decided: () => [],
    signal: new AbortController().signal,
    options: { seed: 1, languages: ['en'], questions: 1 },
    concurrency: 2,
    onProgress: () => undefined,
    ...more,
  });
}
const nobody = { awaited: async () => ({ candidates: 0, decided: 0, kept: 0 }) };
const folderOf = () => mkdtempSync(join(tmpdir(), 'run-steps-'));

async function ran(folder: string, known: Record<string, StepState>, more: Partial<BuildContext> = {}) {
  const at = building(folder, more);
  const states = { ...known };
  await runSteps(builder, at, known, nobody, async ({ id }, state) => {
    states[id] = state;
  });
  return {
    states,
    told: at
      .records(told)
      .all()
      .map(({ value }) => value),
  };
}

describe('the steps of a builder', () => {
  it('leave out what needs a model that nobody named, and do it with all that follows once somebody does', async () => {
    const folder = folderOf();
    const first = await ran(folder, {});
    expect(first.states['seen']).toMatchObject({ state: 'left-out', why: 'no vision model was named' });
    expect(first.told).toEqual(['told own']);
    const second = await ran(folder, first.states, { vision: {} as Asker });
    expect(second.states['seen']).toMatchObject({ state: 'done', records: 2 });
    expect(second.told).toEqual(['told a', 'told b', 'told own']);
  });

  it('do not do again what is done', async () => {
    const folder = folderOf();
    const { states } = await ran(folder, {}, { vision: {} as Asker });
    const done: string[] = [];
    await runSteps(builder, building(folder, { vision: {} as Asker }), states, nobody, async ({ id }) => {
      done.push(id);
    });
    expect(done).toEqual([]);
  });

  it('wait until people have accepted something, and are done again until all is decided', async () => {
    const folder = folderOf();
    const [see, tell] = builder.steps;
    if (see === undefined || tell === undefined) throw new RangeError('two steps');
    const after: BuildStep = { ...tell, id: 'after', awaits: [] };
    const waiting: Builder = { ...builder, steps: [see, { ...tell, awaits: ['seen'] }, after] };
    const states: Record<string, StepState> = {};
    const go = async (candidates: number, decided: number, kept: number, only?: string): Promise<string[]> => {
      const done: string[] = [];
      const asked = { awaited: async () => ({ candidates, decided, kept }), ...(only === undefined ? {} : { only }) };
      await runSteps(
        waiting,
        building(folder, { vision: {} as Asker }),
        { ...states },
        asked,
        async ({ id }, state) => {
          states[id] = state;
          done.push(id);
        },
      );
      return done;
    };
    expect(await go(2, 1, 0)).toEqual(['seen', 'told']);
    expect(states['told']).toMatchObject({ state: 'waiting', why: expect.stringContaining('1 drafts') });
    await expect(go(2, 1, 0, 'told')).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('seen'),
    });
    expect(await go(2, 1, 1)).toEqual(['told', 'after']);
    expect(states['told']).toMatchObject({ state: 'done', open: 1 });
    expect(await go(2, 2, 2)).toContain('told');
    expect(states['told']).not.toHaveProperty('open');
    expect(await go(2, 2, 2)).toEqual([]);
  });

  it('keep what was made before one of several fails, and make the rest next time', async () => {
    const folder = folderOf();
    const at = building(folder);
    const tasks = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key }));
    const failing = at.each(told, tasks, async ({ key }) => {
      if (key === 'b') throw new RangeError('no b today');
      return { by, value: key };
    });
    await expect(failing).rejects.toThrow('no b today');
    const again = building(folder);
    const before = again.records(told).all().length;
    const made: string[] = [];
    await again.each(told, tasks, async ({ key }) => {
      made.push(key);
      return { by, value: key };
    });
    expect(before).toBeGreaterThan(0);
    expect(made.length + before).toBe(tasks.length);
  });
});
