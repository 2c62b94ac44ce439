import { describe, expect, it } from 'vitest';
import { acceptedPurposes, refusedPurposes } from '../../../contract/apparent-personality.ts';
import { admitted } from './gate.ts';

const signed = 'Jane Doe';

describe('ratings of apparent personality', () => {
  it.each(acceptedPurposes)('are made for $name, signed, with consent', ({ name, about }) => {
    expect(admitted({ purpose: name, signed, consent: true })).toEqual({
      purpose: name,
      purposeText: about,
      signed,
      consent: true,
    });
  });

  it.each([
    [{}],
    [{ purpose: '', signed, consent: true }],
    [{ purpose: 'model-evaluation', consent: true }],
    [{ purpose: 'model-evaluation', signed: '  ', consent: true }],
    [{ purpose: 'model-evaluation', signed }],
    [{ purpose: 'model-evaluation', signed, consent: false }],
  ])('are not made for %j', (stated) => {
    expect(() => admitted(stated)).toThrow(expect.objectContaining({ code: 'usage' }));
  });

  it.each(refusedPurposes)('are refused for $name, with the reason', ({ name, why }) => {
    expect(() => admitted({ purpose: name, signed, consent: true })).toThrow(why);
  });

  it.each([
    'screen people for HR',
    'Screening job applicants by their video',
    'research on hiring bias in models',
    'Measuring how well models ground their ratings',
    '筛选应聘者的视频面试',
  ])('are not made for a purpose in words, whatever they say: %s', (purpose) => {
    expect(() => admitted({ purpose, signed, consent: true })).toThrow(/not one of the purposes/);
  });

  it('have a purpose for research on bias, in hiring too', () => {
    expect(admitted({ purpose: 'bias-research', signed, consent: true }).purposeText).toContain('hiring');
  });

  it('name every purpose and every refused one to whoever names none', () => {
    for (const { name } of [...acceptedPurposes, ...refusedPurposes])
      expect(() => admitted({})).toThrow(expect.objectContaining({ action: expect.stringContaining(name) }));
  });
});
