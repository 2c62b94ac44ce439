import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectionItems, collectionSource } from '../../../app/items/collection.ts';
import { summaryOf } from '../../statistics/summary.ts';
import { atmAnchors } from './anchors.ts';
import { corpusStatistics, questionStatistics, topicsOfEvidence } from './corpus-statistics.ts';
import { evidenceSpanDays, recallDistanceDays, timeOfId } from './evidence-time.ts';
import type { AtmQuestion } from './questions.ts';

const question = (text: string, evidence: readonly string[], topic: string): AtmQuestion => ({
  id: text,
  text,
  gold: { answer: '1', type: 'number', evidence, labels: { topic: [topic] } },
});

describe('statistics of the corpus', () => {
  it('counts items, words, sizes, topics and lengths', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'madeleine-atm-corpus-'));
    await mkdir(join(folder, 'processed_memory'));
    const row = (path: string, more: object) => ({ [`${path}_path`]: `20240101_10101${path.length}.x`, ...more });
    const write = (kind: string, rows: unknown) =>
      writeFile(join(folder, `processed_memory/${kind}_batch_results.json`), JSON.stringify(rows));
    await write('image', [row('image', { width: 2000, height: 1000, caption: 'a cat' })]);
    await write('video', [
      { video_path: 'v1.mp4', duration: 2 },
      { video_path: 'v2.mp4', duration: 4 },
    ]);
    const votes = topicsOfEvidence([question('a', ['v1'], 'Travel'), question('b', ['v1', 'v2'], 'Travel')]);
    const found = await corpusStatistics(collectionItems(await collectionSource(folder, 'atm')), votes);
    expect(found.modalities.image).toMatchObject({ count: 1, megapixels: { mean: 2 } });
    expect(found.modalities.video?.count).toBe(2);
    expect(found.videoSeconds).toEqual({ n: 2, mean: 3, std: 1, min: 2, max: 4, p95: 4 });
    expect(found.topics).toEqual({ Travel: { video: 2 } });
    await rm(folder, { recursive: true });
  });

  it('has no summary of nothing', () => {
    expect(summaryOf([])).toBeUndefined();
    expect(summaryOf(Array.from({ length: 100 }, (_, index) => index + 1))).toMatchObject({ mean: 50.5, p95: 95 });
  });

  it('tells spans and distances from ids', () => {
    expect(timeOfId('20240101_120000_001')).toBe(Date.parse('2024-01-01T12:00:00Z'));
    expect(evidenceSpanDays(['email202401010001', '20240103_120000', 'unknown'])).toBe(2.5);
    expect(evidenceSpanDays(['20240103_120000'])).toBeUndefined();
    expect(recallDistanceDays('Today is 2024-02-01. When?', ['email202401010001'])).toBe(31);
    expect(recallDistanceDays('When?', ['email202401010001'])).toBeUndefined();
    expect(timeOfId('20241399_120000')).toBeUndefined();
  });

  it('counts the questions by type and topic', () => {
    const all = [question('a', ['email202401010001'], 'Travel'), question('b', [], 'Household')];
    expect(questionStatistics(all)).toMatchObject({
      types: { number: 2 },
      topics: { Travel: 1, Household: 1 },
      evidence: { n: 2, mean: 0.5 },
      spanDays: undefined,
    });
  });
});

describe('anchors', () => {
  it('are fractions with a source, each once', () => {
    const keys = atmAnchors.map(({ measure, slice, system, source }) => [measure, slice, system, source].join('|'));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { value, source } of atmAnchors) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(source).not.toBe('');
    }
    const of = (system: string) => atmAnchors.find((a) => a.system === system && a.measure === 'QS(official)')?.value;
    expect([of('ATM-RAG SGM'), of('MemPalace'), of('oracle, Claude Opus 4.5')]).toEqual([0.51, 0.568, 0.86]);
  });
});
