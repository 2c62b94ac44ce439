import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnswerToJudge, Judge } from '../judge.ts';
import { Ledger } from './ledger.ts';
import { meteredJudge } from './metered-judge.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-meter-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const cost = { calls: 1, inputTokens: 80, outputTokens: 20, dollars: 0 };
/** Says yes to everything, after a while. */
const yes: Judge = {
  name: 'yes',
  identity: {},
  concurrency: 8,
  most: () => cost,
  async judge() {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { state: 'judged', right: true, fallback: false, raw: '{"accuracy":"true"}', spending: cost };
  },
};
const asked = (answer: string): AnswerToJudge => ({ kind: 'answer', question: 'Where?', reference: '', answer });

it('takes nothing for wrong without asking, whatever the reference says', async () => {
  const ledger = new Ledger({});
  const judge = meteredJudge({ folder, ledger, onJudged: () => undefined }).judge(yes);
  expect(await judge.judge(asked(' '))).toMatchObject({ state: 'judged', right: false, fallback: false });
  expect(ledger.total.calls).toBe(0);
});

it('keeps judgements at once within the budget, and says why the rest has none', async () => {
  const ledger = new Ledger({ tokens: 350 });
  const meter = meteredJudge({ folder, ledger, onJudged: () => undefined });
  const judge = meter.judge(yes);
  const all = await Promise.all(Array.from({ length: 8 }, (_, i) => judge.judge(asked(`in ${i}`))));
  expect(all.filter(({ state }) => state === 'judged')).toHaveLength(3);
  expect(all.filter(({ state }) => state === 'failed')).toHaveLength(5);
  expect(ledger.total.inputTokens + ledger.total.outputTokens).toBe(300);
  expect(meter.stopped()).toContain('300 of 350 tokens');
});
