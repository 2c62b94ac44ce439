import { tokens } from '../../language/tokens.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import type { Judged } from '../evidence/judged.ts';
import type { Draft, Question } from '../question.ts';
import { type Figure, figuresOf } from './figure.ts';
import { isBalance, isChoice, kindOf, lessOf } from './figure-kind.ts';
import { isOfOneMatter, type Letter, lettersSaying, matterOf, sayingOf, shareOf, tellingWords } from './matter.ts';
import { currencyOf, factorOf, isOneCurrency, isSameSum, reckonedDraft, type Term } from './terms.ts';
import { timesOf } from './times.ts';
import { type TogetherAsked, togetherAsked, togetherWords } from './together-asked.ts';

type Part = { readonly figure: Figure; readonly letter: Letter };
type Reckoned = {
  readonly terms: readonly Term[];
  readonly figures: readonly Figure[];
  readonly letters: readonly Letter[];
  readonly isSure: boolean;
};

const LEAST_SHARE = 0.3;
const MOSTLY_SAID = 0.55;

/** What several figures of a matter come to: parts that are named, as many as are meant, a price of one by how many there are. */
export function togetherOf(question: Question, judged: readonly Judged[]): Draft | undefined {
  const asked = togetherAsked(question.text);
  if (asked === undefined) return undefined;
  const words = tellingWords(question.text, question, togetherWords);
  const letters = matterOf(lettersSaying(words, judged), question).filter(isOfTime);
  if (letters.length === 0) return undefined;
  const times = timesOf(letters, asked.heads, words);
  const found: Reckoned | undefined =
    times === undefined
      ? (withDepositOf(letters, asked) ??
        namedParts(letters, asked, question) ??
        asMany(letters, asked, question) ??
        allLines(letters, asked))
      : { terms: times.terms, figures: [times.figure], letters: [times.letter], isSure: times.isSaid };
  if (found === undefined) return undefined;
  const share = shareOf(words, Math.max(...found.letters.map(({ says }) => says)));
  if (share < LEAST_SHARE) return undefined;
  return reckonedDraft(
    found.terms,
    currencyOf(found.figures),
    found.isSure && times?.isMeant !== false && share >= MOSTLY_SAID,
    question,
  );
}

const isOfTime = ({ judged: { outcomes } }: Letter): boolean => {
  const times = outcomes.filter(({ tool }) => tool === 'time');
  return times.every(({ verdict }) => verdict !== 'no') || times.some(({ verdict }) => verdict === 'yes');
};

/** The sums of a letter that may be parts: no price of one, and nothing that is taken off. */
const sumsOf = ({ item }: Letter): Figure[] =>
  figuresOf(item).filter(
    (figure) => figure.isMoney && figure.per === undefined && !isChoice(figure) && lessOf(figure) === undefined,
  );
/** Of them those that held before nothing else. */
const partsOf = (letter: Letter): Figure[] => sumsOf(letter).filter(({ past }) => past === undefined);
const isTotal = (figure: Figure): boolean => kindOf(figure) === 'total';
/** What a letter comes to: its total, or the one sum that it tells. */
function wholeOf(letter: Letter): Figure | undefined {
  const parts = partsOf(letter);
  const totals = parts.filter(isTotal);
  const [only, other] = totals.length > 0 ? totals : parts;
  return other === undefined || other.value === only?.value ? only : undefined;
}

const added = (figures: readonly Figure[]): Term[] =>
  figures.map((figure) => ({ sign: 1, factors: [factorOf(figure)] }));
const sumOf = (figures: readonly Figure[]): number => figures.reduce((sum, { value }) => sum + value, 0);
const areOneCurrency = (figures: readonly Figure[]): boolean =>
  figures.every((figure) => figures.every((other) => isOneCurrency(figure, other)));

/** "The deposit included": what was paid in the end, and the deposit beside it. */
function withDepositOf(letters: readonly Letter[], { withDeposit }: TogetherAsked): Reckoned | undefined {
  if (!withDeposit) return undefined;
  for (const letter of letters) {
    const deposit = figuresOf(letter.item).find((figure) => figure.isMoney && lessOf(figure) === 'deposit');
    if (deposit === undefined) continue;
    const parts = partsOf(letter).filter((figure) => isOneCurrency(figure, deposit));
    const gross = parts.find((one) => parts.some(({ value }) => isSameSum(one.value - deposit.value, value)));
    const last = parts.findLast(({ at }) => at > deposit.at);
    if (gross !== undefined) return { terms: added([gross]), figures: [gross], letters: [letter], isSure: true };
    if (last !== undefined)
      return { terms: added([last, deposit]), figures: [last, deposit], letters: [letter], isSure: true };
  }
  return undefined;
}

const tax = /\b(?:vat|gst|tax(?:es)?|mwst|ust|tva|iva|moms|btw)\b|税/iu;
const IN_ROW = 0.5;
const IN_TITLE = 0.4;
const LEAST_NAMED = 1;

/** Each part has a figure whose own words, or whose letter's, say it. */
function namedParts(letters: readonly Letter[], { parts }: TogetherAsked, question: Question): Reckoned | undefined {
  if (parts.length < 2) return undefined;
  const shared = tellingWords(
    parts.reduce((text, part) => text.replace(part, ' '), question.text),
    question,
    togetherWords,
  );
  const sharing = letters.map((letter) => ({ letter, says: sayingOf(shared, itemTokens(letter.item)) }));
  const most = Math.max(...sharing.map(({ says }) => says));
  const about = sharing.filter(({ says }) => says >= ALIKE * most).map(({ letter }) => letter);
  // "With the VAT": what a bill comes to has it.
  if (parts.some((part) => tax.test(part))) {
    const [first] = about;
    const whole = first === undefined ? undefined : wholeOf(first);
    return first === undefined || whole === undefined
      ? undefined
      : { terms: added([whole]), figures: [whole], letters: [first], isSure: isTotal(whole) };
  }
  const said = parts.map((part) => tellingWords(monthsInFigures(part), question, togetherWords, true));
  const chosen: Part[] = [];
  for (const [i, own] of said.entries()) {
    const others = new Set(said.flatMap((words, at) => (at === i ? [] : [...words.keys()])));
    const only = new Map([...own].filter(([token]) => !others.has(token)));
    const best = about
      .flatMap((letter) => {
        const title = sayingOf(only, new Set(tokens(monthsInFigures(letter.item.title ?? ''))));
        const whole = wholeOf(letter);
        return sumsOf(letter).map((figure) => {
          const near = sayingOf(
            only,
            new Set(tokens(monthsInFigures(`${figure.label.slice(-NEAR)} ${figure.tail.slice(0, NEAR)}`))),
          );
          const row = sayingOf(only, new Set(tokens(figure.row)));
          return { part: { figure, letter }, score: near + IN_ROW * row + (figure === whole ? IN_TITLE * title : 0) };
        });
      })
      .filter(({ part, score }) => score > LEAST_NAMED && !chosen.some(({ figure }) => figure === part.figure))
      .toSorted((a, b) => b.score - a.score)[0];
    if (best === undefined) return undefined;
    chosen.push(best.part);
  }
  const figures = chosen.map(({ figure }) => figure);
  if (!areOneCurrency(figures)) return undefined;
  return { terms: added(figures), figures, letters: chosen.map(({ letter }) => letter), isSure: true };
}
const NEAR = 40;

const inHan = '一 二 三 四 五 六 七 八 九 十 十一 十二'.split(' ');
/** 一月 is written 1月 on a bill. */
const monthsInFigures = (part: string): string =>
  part.replace(
    /(?<![十\d])(十[一二]?|[一二三四五六七八九])月/gu,
    (_, month: string) => `${inHan.indexOf(month) + 1}月`,
  );

/** As many letters, or sums of one letter, as are meant. */
function asMany(letters: readonly Letter[], { many }: TogetherAsked, question: Question): Reckoned | undefined {
  const [first] = letters;
  if (many === undefined || first === undefined) return undefined;
  const own = partsOf(first).filter((figure) => !isBalance(figure));
  const lines = own.filter((figure) => !isTotal(figure) && kindOf(figure) !== 'tax');
  if (lines.length === many && areOneCurrency(lines)) {
    const [total] = own.filter(isTotal);
    if (total === undefined) return { terms: added(lines), figures: lines, letters: [first], isSure: true };
  }
  const alike = letters.filter(
    (letter) =>
      letter === first || (letter.says >= ALIKE * first.says && isOfOneMatter(first.item, letter.item, question)),
  );
  const wholes = alike.flatMap((letter) => {
    const figure = wholeOf(letter);
    return figure === undefined ? [] : [{ figure, letter }];
  });
  const figures = wholes.map(({ figure }) => figure);
  if (figures.length !== many || !areOneCurrency(figures)) return undefined;
  return { terms: added(figures), figures, letters: alike, isSure: figures.every(isTotal) };
}
const ALIKE = 0.5;

/** All rows of a bill that tells no total: "180 bottles at € 9.40" is one of them. */
function allLines([first]: readonly Letter[], { isAll, parts }: TogetherAsked): Reckoned | undefined {
  if (!isAll || parts.length > 0 || first === undefined) return undefined;
  const figures = figuresOf(first.item).filter(({ isMoney }) => isMoney);
  if (
    figures.some((figure) => isTotal(figure) || isBalance(figure) || isChoice(figure) || lessOf(figure) !== undefined)
  )
    return undefined;
  const rows = new Set(figures.map(({ field, row }) => `${field} ${row}`));
  if (figures.length < 2 || rows.size !== figures.length || !areOneCurrency(figures)) return undefined;
  // One of them may be what the others come to.
  const whole = figures.find((figure) => isSameSum(sumOf(figures), 2 * figure.value));
  if (whole !== undefined) return { terms: added([whole]), figures: [whole], letters: [first], isSure: true };
  const terms = figures.flatMap((figure): Term[] => {
    if (figure.per === undefined)
      return figure.row.trimEnd().endsWith(figure.quote.trim().toLowerCase()) ? added([figure]) : [];
    const count = figuresOf(first.item).find(
      ({ row, label, isMoney }) => row === figure.row && !isMoney && /^\P{L}*$/u.test(label),
    );
    return count === undefined ? [] : [{ sign: 1, factors: [factorOf(count), factorOf(figure)] }];
  });
  return terms.length === figures.length ? { terms, figures, letters: [first], isSure: true } : undefined;
}
