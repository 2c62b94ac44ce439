import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunView } from '../runner/read-run.ts';
import type { Figure } from '../scored.ts';
import { variantOf } from '../systems/variants.ts';
import { ablationsOf } from './ablation.ts';
import { analyseField } from './analyse.ts';
import { difficulty } from './difficulty.ts';
import { judgeRobustness, selfPreference } from './judges.ts';
import { fieldTables } from './tables.ts';

type Made = {
  readonly suite?: 'atm' | 'photobench' | 'locomo';
  readonly figures?: readonly Figure[];
  readonly values?: Readonly<Record<string, number>>;
  readonly document?: Readonly<Record<string, unknown>>;
  readonly language?: 'en' | 'cn';
};
function run(system: string, { suite = 'atm', figures = [], values = {}, document = {}, language }: Made): RunView {
  const spending = { calls: 0, inputTokens: 0, outputTokens: 0, dollars: 0 };
  return {
    folder: `/runs/${system}`,
    name: language === undefined ? system : `${system} (${language})`,
    record: {
      config: {
        suite,
        data: '/d',
        dataSha256: 'd',
        system,
        systemIdentity: {},
        codeSha256: 'c',
        k: 10,
        repeats: 1,
        seed: 1,
        retrievalOnly: false,
        ...(language === undefined ? {} : { language }),
      },
      state: 'done',
      started: '',
      program: { version: '0', node: '24' },
      machine: { cpus: 1, memoryGb: 1, platform: 'x' },
      questions: 3,
      answered: 3,
      failed: 0,
      ingest: { items: 0, seconds: 0, spending },
      spending,
      peakRssMb: 0,
      seconds: 0,
      judges: [],
      figures: [...figures],
      notes: [],
      failures: [],
    },
    document,
    perQuestion: new Map([['QS', new Map(Object.entries(values))]]),
    questions: [],
    outcomes: [],
  };
}
const figure = (value: number, slice?: string, measure = 'QS'): Figure => ({
  measure,
  value,
  n: 3,
  ...(slice === undefined ? {} : { slice }),
});

describe('several systems on the same questions', () => {
  const runs = [
    run('strong', {
      figures: [figure(0.8), figure(0.9, 'type=a'), figure(0.7, 'type=b')],
      values: { q1: 1, q2: 1, q3: 0 },
    }),
    run('weak', {
      figures: [figure(0.2), figure(0.3, 'type=a'), figure(0.1, 'type=b')],
      values: { q1: 1, q2: 0, q3: 0 },
    }),
    run('random', { figures: [figure(0.1)], values: { q1: 0, q2: 0.4, q3: 0 } }),
  ];
  const about = { strong: { open: false, parameters: 70, family: 'x' }, weak: { open: true, parameters: 7 } };
  const field = analyseField(runs, 'QS', about);

  it('counts who solves what, and names what nobody solves', () => {
    expect(field.difficulty).toEqual({ questions: 3, histogram: [1, 1, 1, 0], unsolved: ['q3'] });
  });

  it('centres strengths on the system’s own mean, and compares groups and sizes', () => {
    expect(field.expertise['type']?.[0]?.byCategory['a']).toBeCloseTo(0.1, 12);
    expect(field.frontierGap['QS']).toBeCloseTo(0.6, 12);
    expect(field.substitutability['QS']).toBeCloseTo(0.6, 12);
    expect(field.groups['openness']?.map(({ group, n }) => `${group} ${n}`)).toEqual(['closed 1', 'open 1']);
    // Chance is what the run of chance got: 0.1.
    expect(field.parameterEfficiency.map(({ perPercent }) => Math.round(perPercent))).toEqual([100, 70]);
  });

  it('correlates question by question, and says nothing of what does not vary', () => {
    expect(field.correlation[0]).toMatchObject({
      systems: ['strong', 'weak'],
      n: 3,
      spearman: expect.closeTo(0.5, 12),
    });
    expect(
      analyseField([run('a', { values: { q: 1 } }), run('b', { values: { q: 1 } })], 'QS').correlation[0]?.spearman,
    ).toBeNull();
  });

  it('has tables whose rows are as wide as their heads', () => {
    for (const { head, rows } of fieldTables(field)) for (const row of rows) expect(row).toHaveLength(head.length);
    expect(fieldTables(field).length).toBeGreaterThan(4);
  });

  it('counts every question once, whatever the systems', () => {
    const values = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 4 }), (all) => {
        const told = difficulty(new Map(all.map((of, i) => [`s${i}`, new Map(Object.entries(of))])));
        expect(told.histogram.reduce((a, b) => a + b, 0)).toBe(told.questions);
        expect(told.histogram[0]).toBe(told.unsolved.length);
      }),
    );
  });
});

describe('judges', () => {
  const field = new Map([
    [
      'own',
      new Map([
        ['gpt', 7],
        ['other', 5],
      ]),
    ],
    [
      'foreign',
      new Map([
        ['gpt', 5],
        ['other', 4],
      ]),
    ],
    [
      'third',
      new Map([
        ['gpt', 3],
        ['other', 2],
      ]),
    ],
  ]);
  it('put systems in an order, and may be kinder to their own', () => {
    expect(judgeRobustness(field)).toMatchObject([{ judges: ['gpt', 'other'], systems: 3, spearman: 1 }]);
    const about = { gpt: { family: 'GPT' }, own: { family: 'GPT' } };
    expect(selfPreference(field, about)).toEqual([
      { judge: 'gpt', family: 'GPT', ownFamily: 2, rest: 1, preference: 1 },
    ]);
    expect(selfPreference(field, { gpt: { family: 'GPT' } })).toMatchObject([{ ownFamily: null, preference: null }]);
  });
});

describe('results by language', () => {
  it('come from runs in one language each, and from questions of both', () => {
    const of = (language: 'en' | 'cn', value: number) =>
      run('madeleine', { suite: 'photobench', language, figures: [figure(value)], values: { q: value } });
    expect(analyseField([of('en', 0.5), of('cn', 0.6)], 'QS').languages).toEqual([
      { system: 'madeleine', language: 'en', n: 3, value: 0.5 },
      { system: 'madeleine', language: 'cn', n: 3, value: 0.6 },
    ]);
    const mixed = run('bm25', { figures: [figure(0.4, 'language=en'), figure(0.2, 'language=zh')] });
    expect(analyseField([mixed], 'QS').languages.map(({ language }) => language)).toEqual(['en', 'zh']);
  });
});

describe('an ablation', () => {
  it('is a row a variant, with the change relative to the whole', () => {
    const f1 = (all: number, v: number) => [figure(all, undefined, 'set-F1'), figure(v, 'source=V', 'set-F1')];
    const runs = [
      run('madeleine', { suite: 'photobench', figures: f1(0.8, 0.6) }),
      run('madeleine:T_C', { suite: 'photobench', figures: f1(0.4, 0.6) }),
      run('bm25', { suite: 'photobench', figures: f1(0.1, 0.1) }),
    ];
    expect(ablationsOf(runs)[0]?.rows).toMatchObject([
      { variant: 'whole', all: 0.8, change: 0, by: { V: 0.6, M: null } },
      { variant: 'T_C', all: 0.4, change: -0.5 },
    ]);
    expect(ablationsOf(runs.slice(0, 1))).toEqual([]);
    const atm = ['madeleine', 'madeleine:without-ledger'].map((name) =>
      run(name, { figures: [figure(0.5, undefined, 'QS(official)'), figure(0.9, undefined, 'R@10')] }),
    );
    expect(ablationsOf(atm).map(({ measure }) => measure)).toEqual(['R@10', 'QS(official)']);
  });

  it('names its variants, and no others', () => {
    expect(variantOf('T_C+T_M')).toEqual({ sources: ['content', 'metadata'] });
    expect(variantOf('T_F,hard,without-events,without-ledger')).toEqual({
      sources: ['people'],
      combine: 'intersection',
      without: ['events', 'ledger'],
    });
    for (const wrong of ['T_V', 'soft', 'without-nothing', '']) expect(() => variantOf(wrong)).toThrow(/not a variant/);
  });
});
