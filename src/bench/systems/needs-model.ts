import { noSpending } from '../outcome.ts';
import type { SystemUnderTest } from '../system.ts';

const collectionCount = { items: 0, seconds: 0, spending: noSpending };

/**
 * Rows that mean nothing without a language model: the question alone, or the whole collection in its context. Without
 * one they say nothing, so every question stays unscored.
 */
export const needsModel = (name: 'no-evidence' | 'full-context'): SystemUnderTest => ({
  name,
  identity: { version: 1, model: null },
  gives: { ranking: false, answers: false },
  cacheable: true,
  concurrency: 1,
  ingest: async () => ({ report: collectionCount, ask: async () => ({}), close: async () => undefined }),
});
