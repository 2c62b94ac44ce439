import { describe, expect, it } from 'vitest';
import { cuesOf } from './cues.ts';
import { quizzesByRule } from './quiz-by-rule.ts';
import { failedChecks } from './quiz-checks.ts';

const event = (bodyPart: string, start: number, end: number, description: string) => ({
  ...({ dimension: 'Expression', start, end, description, bodyPart } as const),
  boxes: [{ at: (start + end) / 2, x: 0.2, y: start / 20, w: 0.2, h: 0.1 }],
});
const at = (...events: readonly ReturnType<typeof event>[]) => {
  const { cues } = cuesOf(events, 12);
  return { film: 'film-1', seconds: 12, cues, seed: 3 };
};
const events = [
  event('mouth', 0, 2, 'The mouth is closed and its corners are level.'),
  event('eyebrows', 2, 4, 'Both eyebrows are raised above where they rest.'),
  event('eyes', 4, 6, 'Both eyes look aside and not towards the camera.'),
  event('hands', 6, 8, 'One hand is held up with the palm to the front.'),
  event('head', 9, 11, 'The head is tilted while the shoulders stay level.'),
];

describe('questions by rule', () => {
  it('pass every check that others have to pass', () => {
    // Only what the same part does at another time is nearly right of a marked region.
    const film = at(...events, event('mouth', 11, 12, 'Both corners of the mouth are moved upwards.'));
    const quizzes = quizzesByRule(film);
    expect(quizzes).toHaveLength(4);
    for (const quiz of quizzes) expect([quiz.category, failedChecks(quiz, film)]).toEqual([quiz.category, []]);
  });

  it('ask when a part changes only of what begins after the film does, and of parts that change once', () => {
    const category = 'Micro-expression Localization';
    const stemOf = (film: ReturnType<typeof at>) =>
      quizzesByRule(film).find((quiz) => quiz.category === category)?.question;
    expect(stemOf(at(...events))).toContain('eyebrows');
    const twice = event('eyebrows', 8, 9, 'Both eyebrows are drawn together again.');
    expect(stemOf(at(...events, twice))).toContain('eyes');
  });

  it('are none of a film in which too little happens', () => {
    expect(quizzesByRule(at(event('mouth', 0, 12, 'The mouth is closed.')))).toEqual([]);
  });
});
