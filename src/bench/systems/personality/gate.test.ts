import { describe, expect, it } from 'vitest';
import { admitted, refusedUses } from './gate.ts';

describe('ratings of apparent personality', () => {
  it('are made for a stated purpose, with consent', () => {
    const purpose = 'Measuring how well models ground their ratings on MM-OCEAN';
    expect(admitted({ purpose, consent: true })).toEqual({ purpose, consent: true });
  });

  it.each([
    [{}],
    [{ purpose: '', consent: true }],
    [{ purpose: 'test', consent: true }],
    [{ purpose: 'Measuring models on MM-OCEAN' }],
    [{ purpose: 'Measuring models on MM-OCEAN', consent: false }],
  ])('are not made for %j', (stated) => {
    expect(() => admitted(stated)).toThrow(expect.objectContaining({ code: 'usage' }));
  });

  it.each([
    'Screening job applicants by their video',
    'We want to hire the right people',
    'Scoring loan requests of our clients',
    'Monitoring the mood of a team',
    'Helping the police to find liars',
    'Deciding on admissions to a programme',
    'Finding out what is wrong with patients',
    'Choosing which voters to persuade',
    'Finding out about my neighbour in secret',
    '筛选应聘者的视频面试',
    '给贷款客户打分',
    '监控员工的情绪状态',
  ])('are refused for: %s', (purpose) => {
    expect(() => admitted({ purpose, consent: true })).toThrow(/refused for/);
  });

  it('name every refused use in what they say', () => {
    for (const { use } of refusedUses)
      expect(() => admitted({})).toThrow(expect.objectContaining({ action: expect.stringContaining(use) }));
  });
});
