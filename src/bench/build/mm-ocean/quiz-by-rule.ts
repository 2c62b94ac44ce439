import type { BodyPart } from '../../../memory/observation-tags.ts';
import { type Distractor, letteredQuiz } from './lettered-quiz.ts';
import { areAlike } from './quiz-checks.ts';
import type { Category, Cue, FrameBox, Quiz } from './records.ts';
import { unseenPhrases } from './unseen-phrases.ts';

export type Observed = {
  readonly film: string;
  readonly seconds: number;
  readonly cues: readonly Cue[];
  readonly seed: number;
};
type Boxed = Cue & { readonly bodyPart: BodyPart; readonly box: FrameBox };

/**
 * Stage 3 without a model: of the seven categories the four that times, boxes and the order of observations tell alone.
 * Nothing of what somebody is like is asked. Pure.
 */
export function quizzesByRule(film: Observed): Quiz[] {
  const boxed = film.cues.flatMap((cue): Boxed[] => {
    const [box] = cue.boxes;
    return box === undefined || cue.bodyPart === undefined ? [] : [{ ...cue, bodyPart: cue.bodyPart, box }];
  });
  // Where a part of the body is seen to change twice, a question for when it does has two answers; what is there from the
  // first second on is no change.
  const single = boxed.filter(
    ({ bodyPart, start }) => start > 0 && boxed.filter((one) => one.bodyPart === bodyPart).length === 1,
  );
  const face = single.find(({ dimension }) => dimension === 'Expression');
  const joint = single.find((cue) => cue !== face) ?? face;
  return [
    face === undefined ? undefined : whenOf(film, face, boxed),
    spatialOf(film, boxed),
    joint === undefined ? undefined : whenAndWhereOf(film, joint, boxed),
    orderOf(film),
  ].filter((quiz) => quiz !== undefined);
}

const second = (at: number): string => `${at.toFixed(1).padStart(4, '0')}s`;
const interval = (start: number, end: number): string => `[${second(start)} - ${second(end)}]`;
const boxText = ({ x, y, w, h }: FrameBox): string =>
  [`x=${x.toFixed(3)}`, `y=${y.toFixed(3)}`, `w=${w.toFixed(3)}`, `h=${h.toFixed(3)}`].join(', ');

const as =
  (strategy: Distractor['strategy']) =>
  (text: string): Distractor => ({ text, strategy });
const [byText, elsewhere, nearly] = [as('text'), as('wrong-segment'), as('near-miss')];

function quiz(
  film: Observed,
  category: Category,
  question: string,
  right: Pick<Cue, 'id' | 'description'> & { readonly text: string },
  wrong: readonly Distractor[],
): Quiz | undefined {
  const of = { film: film.film, category, seed: film.seed };
  const explanation = `${right.id}: ${right.description}`;
  return letteredQuiz(of, {
    question,
    right: right.text,
    wrong: different(right.text, wrong),
    explanation,
    evidence: [right.id],
  });
}

/** Five that differ from the right one and from one another: two of text, then by turns of the other kinds. */
function different(right: string, wrong: readonly Distractor[]): Distractor[] {
  const unique = wrong.filter(({ text }, i) => text !== right && wrong.findIndex((one) => one.text === text) === i);
  const of = (strategy: Distractor['strategy']) => unique.filter((one) => one.strategy === strategy);
  const [text, segment, near] = [of('text'), of('wrong-segment'), of('near-miss')];
  const needed = [...text.slice(0, 2), ...segment.slice(0, 1), ...near.slice(0, 1)];
  return [...needed, ...unique.filter((one) => !needed.includes(one))].slice(0, 5);
}

/** Spans of the same length that no observation has: what the words of the question alone could suggest. */
function freeSpans({ seconds, cues }: Observed, length: number): (readonly [number, number])[] {
  const starts = Array.from({ length: 12 }, (_, i) => (i * (seconds - length)) / 11);
  const isTaken = (start: number): boolean =>
    cues.some((cue) => cue.boxes.length > 0 && Math.abs(cue.start - start) < 0.3);
  return starts.filter((start) => start >= 0 && !isTaken(start)).map((start) => [start, start + length] as const);
}

const parts: Readonly<Record<BodyPart, string>> = {
  ...{ face: 'face', mouth: 'mouth', eyebrows: 'eyebrows', nose: 'nose', eyes: 'eyes', head: 'head', hands: 'hands' },
  torso: 'upper body',
};

function whenOf(film: Observed, cue: Boxed, all: readonly Boxed[]): Quiz | undefined {
  const length = cue.end - cue.start;
  const shifted = [cue.start + length * 0.7, cue.start - length * 0.7].find(
    (at) => at >= 0 && at + length <= film.seconds,
  );
  const isApart = ([start, end]: readonly [number, number]): boolean => end <= cue.start || start >= cue.end;
  const wrong = [
    ...freeSpans(film, length)
      .filter(isApart)
      .map(([start, end]) => byText(interval(start, end))),
    ...all.filter((one) => isApart([one.start, one.end])).map(({ start, end }) => elsewhere(interval(start, end))),
    ...(shifted === undefined ? [] : [nearly(interval(shifted, shifted + length))]),
  ];
  const question = `In which of these intervals of the video does a change of the person’s ${parts[cue.bodyPart]} occur?`;
  return quiz(film, 'Micro-expression Localization', question, { ...cue, text: interval(cue.start, cue.end) }, wrong);
}

/** The first cue for which phrases of like length can be had. */
function spatialOf(film: Observed, all: readonly Boxed[]): Quiz | undefined {
  for (const cue of all) {
    const { description: right, box, bodyPart } = cue;
    const others = all.filter((one) => one !== cue && areAlike(right, [one.description]));
    const apart = others.filter(({ start, end }) => end <= box.at || start >= box.at);
    const wrong = [
      ...unseenPhrases(all)
        .filter((text) => areAlike(right, [text]))
        .map(byText),
      ...apart.map((one) => (one.bodyPart === bodyPart ? nearly : elsewhere)(one.description)),
      // Right time, another place: what lies next to the box.
      ...others
        .filter((one) => !apart.includes(one) && one.bodyPart !== bodyPart)
        .map((one) => nearly(one.description)),
    ];
    const question = `At around ${second(box.at)}, a region is marked in the video (${boxText(box)}; shares of the frame from its upper left corner). What is the most prominent expression or action in it?`;
    const made = hasAll(wrong)
      ? quiz(film, 'Spatial Localization Verification', question, { ...cue, text: right }, wrong)
      : undefined;
    if (made !== undefined) return made;
  }
  return undefined;
}

const hasAll = (wrong: readonly Distractor[]): boolean => {
  const count = (of: Distractor['strategy']): number => wrong.filter(({ strategy }) => strategy === of).length;
  return count('text') >= 2 && count('wrong-segment') >= 1 && count('near-miss') >= 1;
};

function whenAndWhereOf(film: Observed, cue: Boxed, all: readonly Boxed[]): Quiz | undefined {
  const said = (at: number, box: FrameBox): string => `Time: ~${second(at)}; Bbox: [${boxText(box)}]`;
  const { box } = cue;
  const mirrored = { ...box, x: 1 - box.x - box.w };
  const lowered = { ...box, y: Math.max(0, 1 - box.y - box.h) };
  const spans = freeSpans(film, 0).filter(([at]) => at < cue.start || at > cue.end);
  const others = all.filter((one) => one !== cue && (one.box.at < cue.start || one.box.at > cue.end));
  const wrong = [
    ...spans.map(([at], i) => byText(said(at, i % 2 === 0 ? mirrored : lowered))),
    ...others.map((one) => elsewhere(said(one.box.at, one.box))),
    ...others.slice(0, 1).flatMap((one) => [nearly(said(box.at, one.box)), nearly(said(one.box.at, box))]),
  ];
  const question = `At which moment, and where in the frame, does a change of the person’s ${parts[cue.bodyPart]} occur?`;
  return quiz(film, 'Temporal-Spatial Joint Localization', question, { ...cue, text: said(box.at, box) }, wrong);
}

const clause = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}`;

/** Three events that do not overlap, in their order and in others. */
function orderOf(film: Observed): Quiz | undefined {
  const events = film.cues.filter(({ dimension }) => dimension === 'Expression' || dimension === 'Action');
  const chain: Cue[] = [];
  for (const cue of events) if (cue.start >= (chain.at(-1)?.end ?? 0)) chain.push(cue);
  const [one, two, three, four] = chain.slice(-4);
  if (one === undefined || two === undefined || three === undefined || four === undefined) return undefined;
  const said = (...cues: readonly string[]): string => `First ${cues.map(clause).join('; then ')}.`;
  const [a, b, c, d] = [one.description, two.description, three.description, four.description];
  const right = said(a, b, c);
  const free = unseenPhrases(film.cues);
  const wrong = [
    ...free.slice(0, 6).flatMap((text) => [byText(said(a, text, c)), byText(said(text, b, c))]),
    elsewhere(said(a, b, d)),
    elsewhere(said(d, b, c)),
    nearly(said(a, c, b)),
    nearly(said(b, a, c)),
  ].filter(({ text }) => areAlike(right, [text]));
  const question = 'Which of these sequences of events is seen in the video, in this order?';
  const made = quiz(film, 'Temporal-Causal Reasoning', question, { ...one, text: right }, wrong);
  return made === undefined || !hasAll(wrong) ? undefined : { ...made, evidence: [one.id, two.id, three.id] };
}
