import { describe, expect, it } from 'vitest';
import type { Life, LifeItem } from '../life.ts';
import { guidelineChecks, isRuledOut } from './guidelines.ts';
import type { Proposal } from './proposal.ts';

const item = (id: string, start: string, more: Partial<LifeItem> = {}): LifeItem =>
  ({
    id,
    modality: 'image',
    time: { start, end: start, precision: 'second', source: 'exif-naive' },
    place: { city: 'Lisbon', country: 'Portugal', source: 'geocoder' },
    ...more,
  }) as LifeItem;
const items = [
  item('a', '2023-05-10T10:58:30', { ocr: { text: 'Museum of Tiles' } }),
  item('b', '2023-05-10T10:58:50'),
  item('c', '2023-05-11T09:00:00'),
];
const life = { item: (id: string) => items.find((one) => one.id === id) } as Life;

const proposal: Proposal = {
  question: 'I remember a museum full of tiles. On which day was I there?',
  answer: '10 May 2023',
  type: 'number',
  intent: 'Temporal',
  evidence: ['a'],
  language: 'en',
  part: 'visual',
};
const failed = (changed: Partial<Proposal>): string[] =>
  guidelineChecks({ ...proposal, ...changed }, life).flatMap(({ check, ok }) => (ok ? [] : [check]));

describe('the guidelines that code can check', () => {
  it('let a question pass whose day its evidence tells', () => {
    expect(failed({})).toEqual([]);
    expect(failed({ question: '我是哪天在瓷砖博物馆拍照的？', answer: '2023年5月10日', language: 'zh' })).toEqual([]);
  });

  it('ask for the first person', () => {
    expect(failed({ question: 'When did Ana visit the museum?' })).toEqual(['first person']);
  });

  it('keep the answer out of the question', () => {
    expect(failed({ question: 'Did I see the museum on 10 May 2023?' })).toContain('answer not given away');
  });

  it('ask by day, not by the clock', () => {
    expect(failed({ question: 'Where was I at 10:58 on that day?', answer: 'Lisbon' })).toContain('times by day');
  });

  it('name what the evidence does not say, and evidence that is not there', () => {
    expect(failed({ answer: 'Porto' })).toEqual(['grounded']);
    expect(failed({ evidence: ['gone'] })).toContain('evidence exists');
  });

  it('name two pictures of one shot as more than is needed', () => {
    expect(failed({ evidence: ['a', 'b'] })).toEqual(['primary evidence']);
    expect(failed({ evidence: ['a', 'c'] })).toEqual([]);
  });

  it('rule out what no reviewer could put right, and leave the rest to reviewers', () => {
    const ruledOut = (changed: Partial<Proposal>) => isRuledOut(guidelineChecks({ ...proposal, ...changed }, life));
    expect(ruledOut({ question: 'When did Ana visit the museum?' })).toBe(true);
    expect(ruledOut({ evidence: ['a', 'b'] })).toBe(false);
  });
});
