import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import { type Step, wordsOf } from '../../../test/fixtures/model-server/script.ts';
import { openLanguageModel } from '../../app/models/models.ts';
import type { AnswerToJudge, RationaleToJudge } from '../judge.ts';
import type { Rules } from '../rules.ts';
import { cachedJudge } from './cached-judge.ts';
import { modelJudge } from './model-judge.ts';

let server: ModelServer | undefined;
afterEach(() => server?.close());

async function judge(rules: Rules, ...script: readonly Step[]) {
  server = await startModelServer(script);
  const model = await openLanguageModel('scripted', { models: { scripted: { url: server.url, model: 'scripted' } } });
  const prices = { input: 2, output: 8 };
  return modelJudge(model, { rules, prices, timeoutMs: 300, retries: 2, pauseMs: 1, concurrency: 2 });
}
const asked: AnswerToJudge = { kind: 'answer', question: 'Where?', reference: 'Lisbon', answer: 'in Lisbon' };
const rationale: RationaleToJudge = {
  kind: 'rationale',
  trait: 'Openness',
  level: 'High',
  rationale: 'She smiles.',
  reference: 'High',
  observations: ['smile at 2 s'],
};
const yes: Step = { kind: 'json', value: { explanation: 'same', accuracy: 'true' } };

describe('a model as judge', () => {
  it('judges by schema and says what it cost', async () => {
    const verdict = await (await judge('strict', yes)).judge(asked);
    expect(verdict).toMatchObject({
      state: 'judged',
      right: true,
      fallback: false,
      spending: { calls: 1, inputTokens: 100, outputTokens: 10, dollars: (100 * 2 + 10 * 8) / 1e6 },
    });
    const [request] = server?.requests ?? [];
    expect(request === undefined ? '' : wordsOf(request)).toContain('<answer>in Lisbon</answer>');
  });

  it('asks again after a malformed reply or a busy server, and counts every attempt', async () => {
    const busy: Step = { kind: 'status', status: 429, message: 'wait' };
    const verdict = await (await judge('strict', { kind: 'malformed' }, busy, yes)).judge(asked);
    expect(verdict).toMatchObject({ state: 'judged', right: true, spending: { calls: 3, inputTokens: 200 } });
  });

  it('counts what it cannot read as a failure, never as a verdict', async () => {
    const verdict = await (await judge('strict', { kind: 'text', text: 'correct, I think' })).judge(asked);
    expect(verdict).toMatchObject({ state: 'failed', code: 'malformed-reply' });
    const hung = await (await judge('strict', { kind: 'hang' })).judge(asked);
    expect(hung).toMatchObject({ state: 'failed', code: 'timeout' });
  });

  it('keeps the released fallback under official rules, and marks it', async () => {
    const verdict = await (await judge('official', { kind: 'text', text: 'It is incorrect.' })).judge(asked);
    expect(verdict).toMatchObject({ state: 'judged', right: true, fallback: true });
  });

  it('grades a rationale on four axes', async () => {
    const axis = (score: number) => ({ score, reason: 'so' });
    const value = {
      evidence_coverage: axis(4),
      logical_coherence: axis(8),
      directional_accuracy: axis(6),
      grounding_accuracy: axis(10),
    };
    const verdict = await (await judge('official', { kind: 'json', value })).judge(rationale);
    expect(verdict).toMatchObject({ state: 'rated', scores: { evidence_coverage: 4, grounding_accuracy: 10 } });
    const wrong = { ...value, evidence_coverage: axis(11) };
    expect(await (await judge('official', { kind: 'json', value: wrong })).judge(rationale)).toMatchObject({
      state: 'failed',
    });
  });

  it('is never asked the same twice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'madeleine-verdicts-'));
    const once = cachedJudge(await judge('strict', yes), folder);
    await once.judge(asked);
    expect(await once.judge(asked)).toMatchObject({ state: 'judged', right: true });
    expect(server?.requests).toHaveLength(1);
    await once.judge({ ...asked, answer: 'Porto' });
    expect(server?.requests).toHaveLength(2);
    await rm(folder, { recursive: true });
  });
});
