import { describe, expect, it } from 'vitest';
import { analysisOf } from './analyse-step.ts';
import { cuesOf } from './cues.ts';
import { letteredQuiz } from './lettered-quiz.ts';
import { boxesIn, failedChecks, timesIn } from './quiz-checks.ts';
import type { Quiz } from './records.ts';

const proposed = (description: string, start: number, end: number, bodyPart = 'mouth') => ({
  ...({ dimension: 'Expression', description, start, end, bodyPart } as const),
  boxes: [{ at: start, x: 0.4, y: 0.25, w: 0.2, h: 0.1 }],
});
const { cues } = cuesOf(
  [proposed('Both corners of the mouth move upwards.', 2, 4), proposed('The head nods.', 5, 6, 'head')],
  12,
);
const film = { seconds: 12, cues };

const strategies = ['text', 'text', 'wrong-segment', 'near-miss', 'near-miss'] as const;
const quizOf = (right: string, wrong: readonly string[], more: Partial<Quiz> = {}): Quiz => {
  const made = letteredQuiz(
    { film: 'film-1', category: more.category ?? 'Personality Attribution', seed: 1 },
    {
      question: 'Which trait does what is seen from 02.0s to 04.0s support most?',
      explanation: '',
      evidence: ['OBS-1'],
      right,
      wrong: wrong.map((text, i) => ({ text, strategy: strategies[i] ?? 'text' })),
    },
  );
  if (made === undefined) throw new RangeError('five wrong options are needed');
  return { ...made, ...more };
};
const words = [
  'Low Extraversion here.',
  'Low Agreeableness now.',
  'High Extraversion now.',
  'Medium Neuroticism so.',
  'High Openness in this.',
];
const checksOf = (quiz: Quiz): string[] => failedChecks(quiz, film).map(({ check }) => check);

describe('code checks of a question', () => {
  it('let one through that keeps all rules', () =>
    expect(checksOf(quizOf('High Agreeableness now.', words))).toEqual([]));

  it('find lengths that tell the right option, and options that say the same', () => {
    expect(checksOf(quizOf('High Agreeableness, as both corners of the mouth show.', words))).toContain('lengths');
    expect(checksOf(quizOf('High Agreeableness now.', [...words.slice(0, 4), words[0] ?? '']))).toContain('options');
  });

  it('find a time that is not in the film, and one that no observation has', () => {
    const at = (question: string) => checksOf(quizOf('High Agreeableness now.', words, { question }));
    expect(at('What does 13.0s to 14.0s support?')).toEqual(['times', 'anchors']);
    expect(at('What does 02.0s to 04.7s support?')).toEqual(['anchors']);
  });

  it('find a stem that tells what is done, and evidence that there is not', () => {
    const question = 'Both corners of the mouth move upwards from 02.0s to 04.0s: which trait does this support?';
    expect(checksOf(quizOf('High Agreeableness now.', words, { question }))).toEqual(['stem']);
    expect(checksOf(quizOf('High Agreeableness now.', words, { evidence: ['OBS-9'] }))).toEqual(['evidence']);
  });

  it('want a box, in the frame and of an observation, where the category is about places', () => {
    const spatial = (question: string) =>
      checksOf(quizOf('High Agreeableness now.', words, { category: 'Spatial Localization Verification', question }));
    expect(spatial('What is seen at 02.0s?')).toEqual(['box']);
    expect(spatial('At 02.0s, (x=0.400, y=0.250, w=0.200, h=0.100), what is seen?')).toEqual([]);
    expect(spatial('At 02.0s, (x=0.900, y=0.250, w=0.200, h=0.100), what is seen?')).toEqual(['boxes', 'anchors']);
  });

  it('want two options of text, one of a wrong segment and one near miss', () => {
    const quiz = quizOf('High Agreeableness now.', words);
    const options = quiz.options.map((one) =>
      one.strategy === 'wrong-segment' ? { ...one, strategy: 'text' as const } : one,
    );
    expect(checksOf({ ...quiz, options })).toEqual(['strategies']);
  });

  it('read times and boxes as the released questions write them', () => {
    expect(timesIn('[4.0s - 05.5s], ~6.6s, 7 s, 3 seconds')).toEqual([4, 5.5, 6.6, 7]);
    expect(boxesIn('Bbox: [x=0.466, y=0.495, w=0.194, h=0.168]')).toEqual([{ x: 0.466, y: 0.495, w: 0.194, h: 0.168 }]);
  });
});

describe('observations', () => {
  it('are refused where they judge or lie outside the film, and numbered in order of time', () => {
    const { cues: kept, refused } = cuesOf(
      [
        proposed('The head nods.', 5, 6),
        proposed('He looks nervous.', 1, 2),
        proposed('The lips part.', 0, 2),
        proposed('A nod.', 11, 14),
      ],
      12,
    );
    expect(kept.map(({ id, description }) => [id, description])).toEqual([
      ['OBS-1', 'The lips part.'],
      ['OBS-2', 'The head nods.'],
    ]);
    expect(refused.map(({ description }) => description)).toEqual(['He looks nervous.', 'A nod.']);
  });

  it('lose a part of the body that is not on the list, and a box that is not in the frame', () => {
    const outside = { ...proposed('A nod.', 1, 2, 'elbow'), boxes: [{ at: 1, x: 1.2, y: 0, w: 0.1, h: 0.1 }] };
    expect(cuesOf([outside], 12).cues).toMatchObject([{ boxes: [] }]);
    expect(cuesOf([outside], 12).cues[0]?.bodyPart).toBeUndefined();
  });
});

describe('an explanation of a rating', () => {
  const scores = { extraversion: 0.4, openness: 0.41 };
  const ids = ['OBS-1', 'OBS-2', 'OBS-3', 'OBS-4', 'OBS-5', 'OBS-6'].map((id) => ({ id }));

  it('has the level of the score, whose upper fifths belong below, and cites two to five observations', () => {
    const cited = analysisOf('extraversion', 'because', [...ids.map(({ id }) => id), 'OBS-1'], { scores }, ids);
    expect(cited).toMatchObject({ level: 'Low', evidence: ['OBS-1', 'OBS-2', 'OBS-3', 'OBS-4', 'OBS-5'] });
    expect(analysisOf('openness', 'because', ['OBS-1', 'OBS-2'], { scores }, ids)?.level).toBe('Medium');
  });

  it('is none where fewer than two are cited that there are, or the film has no score', () => {
    expect(analysisOf('openness', 'because', ['OBS-1', 'OBS-9', 'OBS-1'], { scores }, ids)).toBeUndefined();
    expect(analysisOf('neuroticism', 'because', ['OBS-1', 'OBS-2'], { scores }, ids)).toBeUndefined();
  });
});
