import { bodyParts } from '../../../memory/observation-tags.ts';
import { SLACK_SECONDS } from './cues.ts';
import { type Category, type Cue, categoryNames, type Quiz } from './records.ts';

/** Options differ in length from the right one by at most this share. */
const LENGTH_SHARE = 0.15;
/** Categories whose question or right option shows a box. */
const boxed: Partial<Record<Category, 'question' | 'answer'>> = {
  'Spatial Localization Verification': 'question',
  'Temporal-Spatial Joint Localization': 'answer',
};
const LEAST_WORD = 5;

export type Failed = { readonly check: string; readonly message: string };
export type CheckedAgainst = { readonly seconds: number; readonly cues: readonly Cue[] };

/** The code checks of a question (stage 4, first layer): each that fails with what is wrong; none where it stands. Pure. */
export function failedChecks(quiz: Quiz, film: CheckedAgainst): Failed[] {
  const { options, answer, question, category, evidence } = quiz;
  const right = options.find(({ id }) => id === answer)?.text ?? '';
  const texts = [question, ...options.map(({ text }) => text)];
  const failed = (check: string, isFailed: boolean, message: string): Failed[] =>
    isFailed ? [{ check, message }] : [];
  const known = new Set(film.cues.map(({ id }) => id));
  const place = boxed[category];
  return [
    ...failed('category', !categoryNames.includes(category), `${category} is no category.`),
    ...failed(
      'options',
      new Set(options.map(({ text }) => text.trim().toLowerCase())).size < options.length,
      'Two options say the same.',
    ),
    ...failed(
      'strategies',
      !hasStrategies(quiz),
      'It needs two options of text alone, one of a wrong segment and one near miss.',
    ),
    ...failed(
      'lengths',
      !areAlike(
        right,
        options.map(({ text }) => text),
      ),
      'An option is over 15% longer or shorter than the right one.',
    ),
    ...failed(
      'times',
      texts.some((text) => timesIn(text).some((at) => at > film.seconds + SLACK_SECONDS)),
      'A time is not in the film.',
    ),
    ...failed(
      'boxes',
      texts.some((text) => boxesIn(text).some((box) => !isInFrame(box))),
      'A box is not in the frame.',
    ),
    ...failed(
      'evidence',
      evidence.some((id) => !known.has(id)),
      'It cites an observation that there is not.',
    ),
    ...failed('anchors', !isAnchored(quiz, right, film.cues), 'Its times or its box are not those of an observation.'),
    ...failed(
      'box',
      place !== undefined && boxesIn(place === 'question' ? question : right).length === 0,
      'It shows no box.',
    ),
    ...failed('stem', tellsBehaviour(quiz, film.cues), 'The question tells what its answer rests on.'),
  ];
}

function hasStrategies({ options, answer }: Quiz): boolean {
  const count = (strategy: string): number =>
    options.filter((one) => one.id !== answer && one.strategy === strategy).length;
  return count('text') >= 2 && count('wrong-segment') >= 1 && count('near-miss') >= 1;
}

/** Whether all are within 15% of the right one's length. Pure. */
export const areAlike = (right: string, all: readonly string[]): boolean =>
  all.every((text) => Math.abs(text.length - right.length) <= Math.max(1, right.length * LENGTH_SHARE));

/** Seconds that a text names: "12.3s", "~6.6s", "4 s". Pure. */
export const timesIn = (text: string): number[] =>
  [...text.matchAll(/(\d+(?:\.\d+)?)\s?s\b/g)].map(([, n]) => Number(n));

type TextBox = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
/** Boxes as the released questions write them: "x=0.362, y=0.290, w=0.306, h=0.197". Pure. */
export const boxesIn = (text: string): TextBox[] =>
  [...text.matchAll(/x=([\d.]+), y=([\d.]+), w=([\d.]+), h=([\d.]+)/g)].map(([, x, y, w, h]) => ({
    x: Number(x),
    y: Number(y),
    w: Number(w),
    h: Number(h),
  }));

const isInFrame = ({ x, y, w, h }: TextBox): boolean =>
  x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= 1.001 && y + h <= 1.001;

/** Times of the question and of its right option, and their boxes, are those of observations, to a tenth and a thousandth. */
function isAnchored({ question }: Quiz, right: string, cues: readonly Cue[]): boolean {
  const times = cues.flatMap(({ start, end, boxes }) => [start, end, ...boxes.map(({ at }) => at)]);
  const near = (at: number): boolean => times.some((time) => Math.abs(time - at) <= 0.051);
  const boxes = cues.flatMap((cue) => cue.boxes);
  const isKnown = (box: TextBox): boolean =>
    boxes.some((one) => (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(one[side] - box[side]) <= 0.0011));
  return [question, right].every((text) => timesIn(text).every(near) && boxesIn(text).every(isKnown));
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(new RegExp(`\\p{L}{${LEAST_WORD},}`, 'gu')) ?? [];

/** Words that say where and when to look and not what happens there. */
const neutral = new Set(
  wordsIn(`${bodyParts.join(' ')} video film frame interval moment region change person subject camera second`),
);

/** Whether the stem shares words with the observations that the answer rests on, other than those of where to look. */
function tellsBehaviour({ question, evidence }: Quiz, cues: readonly Cue[]): boolean {
  const told = new Set(
    cues.filter(({ id }) => evidence.includes(id)).flatMap(({ description }) => wordsIn(description)),
  );
  return wordsIn(question).filter((word) => told.has(word) && !neutral.has(word)).length > 1;
}
