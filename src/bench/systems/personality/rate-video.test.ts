import { describe, expect, it } from 'vitest';
import type { AskedQuestion } from '../../question.ts';
import { saidOf } from './rate-video.ts';
import type { Rated } from './rating.prompt.ts';

const option = { letter: 'A', text: 'at the door' };
const question: AskedQuestion = {
  id: 'v',
  text: 'Rate.',
  language: 'en',
  collection: 'videos',
  form: 'ratings',
  video: { transcript: '', choices: [1, 2, 3].map((n) => ({ text: `Question ${n}`, options: [option] })) },
};
const rating = (trait: 'openness' | 'neuroticism', evidence: string[], level: 'High' | 'Low' = 'High') => ({
  trait,
  level,
  reason: 'smiles',
  evidence,
});
const reply: Rated = {
  ratings: [
    rating('openness', ['OBS-1', 'OBS-9']),
    rating('openness', ['OBS-1'], 'Low'),
    rating('neuroticism', ['OBS-9']),
  ],
  choices: [{ question: 2, letter: ' a ' }],
};

describe('ratings of a video', () => {
  it('rest on observations that there are, or are not made', () => {
    expect(saidOf(reply, question, new Set(['OBS-1', 'OBS-2']))).toEqual({
      kind: 'ratings',
      levels: { openness: 'High' },
      rationales: { openness: 'smiles (OBS-1)' },
      choices: [null, 'A', null],
    });
  });

  it('are none where nothing was observed', () => {
    expect(saidOf(reply, question, new Set())).toMatchObject({ levels: {}, rationales: {} });
  });

  it('are taken as they are where no observations were made', () => {
    expect(saidOf(reply, question, undefined)).toMatchObject({ levels: { openness: 'High', neuroticism: 'High' } });
  });
});
