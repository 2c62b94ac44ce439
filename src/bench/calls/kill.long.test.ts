import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build, shown, startScripted } from '../../../test/fixtures/building/disturbed.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Tokens that a call of these systems may use: its output limit, and its input with room to spare. */
const MOST_OF_A_CALL = 4000;
const moments = [0.05, 0.3, 0.5, 0.75, 0.95];

describe.each(['a-mem-linked', 'hippo-rag-2', 'mem0-plain'])(
  '%s over an endpoint that fails, stalls, refuses and babbles',
  (system) => {
    const building = { system, items: 200, parallel: 4 };

    it('is the same memory killed five times as undisturbed, and pays at most the calls in flight twice', async () => {
      const whole = await shown({ ...building, tokens: 1_000_000, journal: join(folder, 'whole') }, 0, []);
      // A call that was in flight may have cost what it was allowed at most: so much more is needed, and no more.
      const tokens = whole.tokens + 5 * building.parallel * MOST_OF_A_CALL + MOST_OF_A_CALL;
      const killed = await shown({ ...building, tokens, journal: join(folder, 'killed') }, whole.replies, moments);
      expect(whole.twice).toBe(0);
      expect(killed.kills).toBe(5);
      expect(killed.built).toBe(whole.built);
      expect(killed.twice).toBeLessThanOrEqual(5 * building.parallel);
      expect(killed.replies - killed.twice).toBe(whole.replies);
      const { unreadable, refused } = whole.counts;
      expect([killed.counts['unreadable'], killed.counts['refused']]).toEqual([unreadable, refused]);
      expect(unreadable).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
      expect(killed.vectorsTwice).toBeLessThanOrEqual(5 * building.parallel * 64);
      // The journal knows the cost to a token, and after a kill never less than it was.
      expect(whole.spending.inputTokens + whole.spending.outputTokens).toBe(whole.tokens);
      expect(killed.spending.inputTokens + killed.spending.outputTokens).toBeGreaterThanOrEqual(killed.tokens);
      expect(killed.tokens).toBeLessThanOrEqual(tokens);
      expect(killed.progress).toBeGreaterThan(5);
    });
  },
);

it('stops within its budget, killed or not, and goes on with a higher one to the same memory', async () => {
  const building = { system: 'a-mem-linked', items: 60, parallel: 4 };
  const whole = await shown({ ...building, tokens: 1_000_000, journal: join(folder, 'whole') }, 0, []);
  const endpoint = await startScripted();
  const poor = { ...building, tokens: 8000, journal: join(folder, 'poor') };
  await build(endpoint, poor, 10);
  const stopped = await build(endpoint, poor);
  expect(stopped.lines.at(-1)).toMatchObject({ stopped: expect.stringContaining('of 8000 tokens') });
  expect(endpoint.paid().tokens).toBeLessThanOrEqual(8000);
  const rich = await build(endpoint, { ...poor, tokens: 1_000_000 });
  expect(rich.lines.at(-1)).toMatchObject({ built: whole.built });
  await endpoint.close();
});
