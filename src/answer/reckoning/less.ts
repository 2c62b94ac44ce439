import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import { timeKey } from '../../memory/time-span.ts';
import type { Judged } from '../evidence/judged.ts';
import type { Draft, Question } from '../question.ts';
import { type Figure, figuresOf } from './figure.ts';
import { isBalance, isChoice, isPriced, kindOf, type Less, lessOf } from './figure-kind.ts';
import { type LessAsked, lessAsked, lessWords } from './less-asked.ts';
import { isOfOneMatter, type Letter, lettersSaying, matterOf, sayingOf, shareOf, tellingWords } from './matter.ts';
import { currencyOf, factorOf, isOneCurrency, isSameSum, reckonedDraft, type Term } from './terms.ts';

type Whole = { readonly figures: readonly Figure[]; readonly letter: Letter; readonly isStated: boolean };
type Taken = { readonly figure: Figure; readonly less: Less; readonly letter: Letter };

/** A price less what was paid beforehand, given back, taken off or borne by others; or what it were without that. */
export function lessOfMatter(question: Question, judged: readonly Judged[]): Draft | undefined {
  const asked = lessAsked(question.text);
  if (asked === undefined) return undefined;
  const words = tellingWords(question.text, question, lessWords);
  const letters = matterOf(lettersSaying(words, judged), question).filter(({ judged: { outcomes } }) =>
    outcomes.every(({ tool, verdict }) => tool !== 'time' || verdict !== 'no'),
  );
  const taken = takenIn(letters, asked, words, question);
  if (taken === undefined) return undefined;
  const whole = wholeBeside(taken, letters, asked, question);
  if (whole === undefined) return undefined;
  const share = shareOf(words, Math.max(taken.letter.says, whole.letter.says));
  return share < LEAST_SHARE ? undefined : drafted(taken, whole, asked, share >= MOSTLY_SAID, question);
}

/** What is taken off as the question has it: of several letters the last one holds. */
function takenIn(
  letters: readonly Letter[],
  { of }: LessAsked,
  words: ReadonlyMap<string, number>,
  question: Question,
): Taken | undefined {
  const [first] = letters;
  const near = letters.filter(
    (letter) =>
      first !== undefined && (letter.says >= CLOSE * first.says || isOfOneMatter(first.item, letter.item, question)),
  );
  const all = near.flatMap((letter) =>
    figuresOf(letter.item).flatMap((figure): Taken[] => {
      const less = figure.isMoney ? lessOf(figure) : undefined;
      return less !== undefined && of.has(less) ? [{ figure, less, letter }] : [];
    }),
  );
  const scored = all
    .map((taken) => ({ taken, says: sayingOf(words, ownWords(taken.figure)) + WHOLE * taken.letter.says }))
    .toSorted((a, b) => b.says - a.says || (dayOf(a.taken) < dayOf(b.taken) ? 1 : -1));
  const [best] = scored;
  if (best === undefined) return undefined;
  // What is given back at last is what the last letter says.
  const ofRow = new Set(contentTokens(best.taken.figure.row));
  const later = scored.find(
    ({ taken, says }) =>
      taken.less === best.taken.less &&
      dayOf(taken) > dayOf(best.taken) &&
      isOfOneMatter(taken.letter.item, best.taken.letter.item, question) &&
      (says >= ALIKE * best.says || contentTokens(taken.letter.item.title ?? '').some((token) => ofRow.has(token))),
  );
  return (later ?? best).taken;
}
const ALIKE = 0.6;
const CLOSE = 0.6;
const WHOLE = 0.5;

const ownWords = ({ label, tail }: Figure): ReadonlySet<string> => new Set(tokens(`${label} ${tail}`));
const dayOf = ({ letter }: Taken): string => timeKey(letter.item.time, false);

/** What the whole came to: as the same letter states it, else as another of the matter does. */
function wholeBeside(
  { figure: off, letter: own }: Taken,
  letters: readonly Letter[],
  { isAdded }: LessAsked,
  question: Question,
): Whole | undefined {
  const words = tellingWords(question.text, question, lessWords, true);
  const others = letters.filter((letter) => letter !== own && isOfOneMatter(own.item, letter.item, question));
  for (const letter of [own, ...others]) {
    const figures = figuresOf(letter.item).filter(
      (figure) =>
        figure.isMoney &&
        figure.past === undefined &&
        isOneCurrency(figure, off) &&
        figure !== off &&
        !isChoice(figure) &&
        (isAdded || !isBalance(figure)) &&
        lessOf(figure) === undefined,
    );
    const larger = figures.filter(({ value }) => value > off.value);
    const stated = larger.filter((figure) => kindOf(figure) === 'total' && figure.per === undefined);
    const [total] = stated.toSorted((a, b) => b.value - a.value);
    if (total !== undefined) return { figures: [total], letter, isStated: true };
    const lines = linesOf(figures);
    if (lines.length > 1) return { figures: lines, letter, isStated: true };
    const free = larger.filter(({ per }) => per === undefined);
    const [first, second] = free
      .map((figure) => ({ figure, says: sayingOf(words, ownWords(figure)) + (isPriced(figure) ? PRICED : 0) }))
      .toSorted((a, b) => b.says - a.says);
    if (first !== undefined && (second === undefined || first.says > second.says))
      return { figures: [first.figure], letter, isStated: second === undefined || isPriced(first.figure) };
  }
  return undefined;
}
const PRICED = 1;

/** Rows of a bill without a total, each of which ends with its sum. */
function linesOf(figures: readonly Figure[]): Figure[] {
  const lines = figures.filter(
    ({ tail, per, row, quote }) =>
      per === undefined && row.trimEnd().endsWith(quote.trim().toLowerCase()) && tail.trim() === '',
  );
  const one = new Set(lines.map(({ field }) => field));
  return one.size === 1 && lines.length === figures.filter(({ per }) => per === undefined).length ? lines : [];
}

function drafted(
  { figure: off, letter: own }: Taken,
  { figures, isStated }: Whole,
  { isAdded, isNamed }: LessAsked,
  isSaid: boolean,
  question: Question,
): Draft {
  const whole = figures.reduce((sum, { value }) => sum + value, 0);
  const beside = figuresOf(own.item).filter((figure) => figure.isMoney && !figures.includes(figure) && figure !== off);
  const currency = currencyOf([...figures, off]);
  // What the letter states for the whole may be without what was taken off.
  const isNet = !isAdded && beside.some(({ value }) => isSameSum(value, whole + off.value));
  const wanted = isAdded ? whole + off.value : isNet ? whole : whole - off.value;
  // A bill's rows may end with what is left, which is none of its prices.
  const left = isAdded ? undefined : figures.find(({ value }) => isSameSum(2 * value, whole - off.value));
  const stated = left ?? beside.find(({ value }) => isSameSum(value, wanted));
  const terms: Term[] = isNet
    ? figures.map((figure) => ({ sign: 1, factors: [factorOf(figure)] }))
    : stated !== undefined
      ? [{ sign: 1, factors: [factorOf(stated)] }]
      : [
          ...figures.map((figure): Term => ({ sign: 1, factors: [factorOf(figure)] })),
          { sign: isAdded ? 1 : -1, factors: [factorOf(off)] },
        ];
  const isSure = isSaid && (isStated || isNet || stated !== undefined) && isNamed;
  return reckonedDraft(terms, currency, isSure, question);
}
const LEAST_SHARE = 0.3;
const MOSTLY_SAID = 0.4;
