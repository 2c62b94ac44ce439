import { describe, expect, it } from 'vitest';
import type { RunView } from '../runner/read-run.ts';
import { openSuite } from '../suites/registry.ts';
import { againstPublished, differencesOf } from './against-published.ts';
import { phasesOf, phaseTable, scoreAndCost } from './phases.ts';

const spent = (calls: number, tokens: number, dollars?: number) => ({
  calls,
  inputTokens: tokens,
  outputTokens: 0,
  ...(dollars === undefined ? {} : { dollars }),
});
const answered = (id: string, calls: number, tokens: number) => ({
  state: 'answered',
  id,
  tookMs: 500,
  reply: { spending: spent(calls, tokens, calls / 100) },
});
type Made = { readonly config?: object; readonly record?: object; readonly document?: object };

function made({ config = {}, record = {}, document = {} }: Made = {}): RunView {
  const view = {
    name: 'a-mem',
    document,
    outcomes: [answered('1', 2, 100), answered('2', 2, 300), { state: 'failed', id: '3', tookMs: 1000 }],
    record: {
      state: 'done',
      questions: 3,
      answered: 2,
      config: { system: 'a-mem-linked:local,embed', retrievalOnly: false, ...config },
      request: { rules: 'official' },
      ingest: { items: 10, seconds: 5, spending: spent(20, 4000, 0.5) },
      spending: spent(27, 4700, 0.57),
      judges: [{ name: 'strict-judge' }],
      figures: [{ measure: 'QS(official)', value: 0.5, n: 3 }],
      ...record,
    },
  };
  // Only what is read of a run is there.
  return view as unknown as RunView;
}

describe('the phases of a run', () => {
  it('are building, answering and judging, each with what it cost', () => {
    const [building, answering, judging] = phasesOf(made());
    expect(building).toMatchObject({ by: 'local', seconds: 5, spending: { calls: 20, dollars: 0.5 } });
    expect(answering).toMatchObject({ by: 'local', seconds: 2, spending: { calls: 4, inputTokens: 400 } });
    expect(judging).toMatchObject({ by: 'strict-judge', spending: { calls: 3, inputTokens: 300 } });
  });

  it('are by builder and reader where these were told apart', () => {
    const phases = phasesOf(made({ config: { builder: 'small', reader: 'large' } }));
    expect(phases.map(({ by }) => by)).toEqual(['small', 'large', 'strict-judge']);
  });

  it('have no model where none was called, and no price where none is known', () => {
    const nothing = {
      ingest: { items: 10, seconds: 5, spending: spent(0, 0, 0) },
      spending: spent(7, 700),
      judges: [],
    };
    const quiet = made({ config: { system: 'bm25' }, record: nothing });
    expect(phasesOf(quiet)[0]).not.toHaveProperty('by');
    expect(phaseTable([quiet]).rows[0]?.[2]).toBe('no model');
    const unpriced = { ingest: { items: 10, seconds: 5, spending: spent(20, 4000) } };
    expect(scoreAndCost([made({ record: unpriced })], 'QS(official)').rows).toEqual([
      ['a-mem', '50.0', '400', '0.5', '–', '200', '1.0', '0.020'],
    ]);
  });
});

describe('a run beside published figures', () => {
  it('says what differs: questions, rules, models, judge', async () => {
    const atm = await openSuite('atm');
    const config = { builder: 'small', reader: 'large', textOnly: true };
    const strict = { request: { rules: 'strict' } };
    const differences = differencesOf(atm, made({ config, record: strict, document: { unscored: 1 } })).join('; ');
    for (const part of ['3 questions', '1 without a verdict', 'strict rules', 'read without pictures'])
      expect(differences).toContain(part);
    expect(differences).toContain('built by small, not Qwen3-VL-2B-Instruct');
    expect(differences).toContain('answered by large, not Qwen3-VL-8B-Instruct');
    expect(differences).toContain('judged by strict-judge, not GPT-5-mini');
  });

  it('stands among them, best first, with their sources and its differences', async () => {
    const atm = await openSuite('atm');
    const tables = againstPublished(atm, [made()], () => ['no links']);
    expect(tables.map(({ title }) => title)).toEqual(['QS(official)']);
    const rows = tables[0]?.rows ?? [];
    const at = rows.findIndex(([system]) => system === 'a-mem');
    expect(rows[at]?.[1]).toBe('50.0');
    expect(rows[at]?.[2]).toMatch(/3 questions.*no links/);
    expect(Number(rows[at - 1]?.[1])).toBeGreaterThanOrEqual(50);
    expect(Number(rows[at + 1]?.[1])).toBeLessThanOrEqual(50);
    expect(rows[at + 1]?.[2]).toContain('ATM-Bench');
  });

  it('is no table where nothing was measured that others published', async () => {
    const none = made({ record: { figures: [] } });
    expect(againstPublished(await openSuite('atm'), [none], () => [])).toEqual([]);
  });
});
