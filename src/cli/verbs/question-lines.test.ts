import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type AskResponse, askResponse } from '../../contract/question-verbs.ts';
import { answerLines } from './question-lines.ts';

const photo = (n: number) => ({ id: `img-${n}`, modality: 'image', people: [], snippet: '' });
const answered = (answer: string, n: number): AskResponse =>
  askResponse.parse({
    question: 'photos from Cascais',
    outcome: 'grounded',
    answer,
    type: 'list_recall',
    confidence: 0.8,
    citations: Array.from({ length: n }, (_, i) => ({ id: `img-${i}`, field: 'time', quote: '2023-05-11' })),
    evidence: Array.from({ length: n }, (_, i) => photo(i)),
    notes: [],
    trace: [],
    tookMs: 1,
  });
const shown = (response: AskResponse): string[] => answerLines(response, false).map(stripVTControlCharacters);

describe('an answer in a terminal', () => {
  it('tells a set by how many of what it holds, with what it holds below', () => {
    const lines = shown(answered('img-0, img-1, img-2', 3));
    expect(lines[0]).toBe('● 3 photos  (confidence 80%)');
    expect(lines.filter((line) => line.startsWith('  img-'))).toHaveLength(3);
  });

  it('shows some of very many, and says how many more there are', () => {
    const lines = shown(answered('40', 40));
    expect(lines[0]).toBe('● 40  (confidence 80%)');
    expect(lines.filter((line) => line.startsWith('  img-'))).toHaveLength(15);
    expect(lines.at(-1)).toBe('  … and 25 more; use --json to list all.');
  });
});
