import { tokens } from '../../language/tokens.ts';
import { timeKey } from '../../memory/time-span.ts';
import { countSaid } from './count-said.ts';
import { type Figure, figuresOf } from './figure.ts';
import { kindOf, lessOf } from './figure-kind.ts';
import { persAt } from './figure-words.ts';
import { type Letter, sayingOf } from './matter.ts';
import { comesTo, type Factor, factorOf, isSameSum, type Term } from './terms.ts';
import type { Heads } from './together-asked.ts';

/** A price of one, by how many there are. */
type Times = {
  readonly terms: readonly Term[];
  readonly figure: Figure;
  readonly letter: Letter;
  readonly isSaid: boolean;
  /** Whether the words beside the price itself are of what is asked, or its letter tells no other. */
  readonly isMeant: boolean;
};

type Priced = {
  readonly figure: Figure;
  readonly letter: Letter;
  readonly of: readonly Heads['of'][];
  readonly says: number;
};

const counted: ReadonlySet<string> = new Set(['person', 'night', 'piece', 'week']);
const headsOf = (figure: Figure): readonly Heads['of'][] => [
  ...new Set(
    persAt(figure.label, figure.tail).flatMap((per): Heads['of'][] =>
      counted.has(per) ? [per === 'week' ? 'piece' : (per as Heads['of'])] : [],
    ),
  ),
];

/** What a price per head, night or piece comes to for as many as the question or the letter says. */
export function timesOf(
  letters: readonly Letter[],
  heads: readonly Heads[],
  words: ReadonlyMap<string, number>,
): Times | undefined {
  if (heads.length === 0) return undefined;
  const priced = letters
    .flatMap((letter) =>
      figuresOf(letter.item)
        .filter(
          (figure) => (figure.isMoney || isBare(figure)) && figure.past === undefined && lessOf(figure) === undefined,
        )
        .map((figure): Priced => {
          const own = new Set(tokens(`${figure.label} ${figure.tail}`));
          return { figure, letter, of: headsOf(figure), says: sayingOf(words, own) + letter.says / 2 };
        }),
    )
    .filter(({ of }) => of.some((one) => heads.some((head) => head.of === one)));
  const inOrder = priced.toSorted((a, b) => b.says - a.says || (dayOf(a) < dayOf(b) ? 1 : -1));
  const [best] = inOrder;
  if (best === undefined) return undefined;
  const factors = best.of.map((of) => factorFor(of, heads, best, letters));
  if (factors.some((factor) => factor === undefined)) return undefined;
  const held = factors.flatMap((factor) => factor ?? []);
  const terms: Term[] = [{ sign: 1, factors: [...held, factorOf(best.figure)] }];
  const product = comesTo(terms);
  const all = figuresOf(best.letter.item).filter(({ isMoney }) => isMoney);
  const stated = all.find(({ value }) => isSameSum(value, product));
  // What the letter calls the total, and is another sum, holds more or less than that.
  const isOfRow = best.says > best.letter.says / 2;
  if (stated === undefined && !isOfRow && all.some((one) => kindOf(one) === 'total')) return undefined;
  const isSaid = best.of.every(
    (of, i) =>
      heads.some((head) => head.of === of && head.number !== undefined) ||
      (isOfRow && factors[i]?.item?.id === best.letter.item.id),
  );
  const [, second] = inOrder;
  const isOne = second === undefined || second.says < best.says || second.figure.value === best.figure.value;
  return {
    terms: stated === undefined ? terms : [{ sign: 1, factors: [factorOf(stated)] }],
    figure: best.figure,
    letter: best.letter,
    isSaid: isSaid && isOne,
    isMeant: isOfRow || all.every(({ value }) => value === best.figure.value || value === product),
  };
}

/** 一次150: a price of one is money, whether it says in what or not. */
const isBare = ({ value, per, tail }: Figure): boolean =>
  per !== undefined &&
  value >= LEAST_BARE &&
  !/^\s?[\p{L}%°]/u.test(tail.replace(/^\s?(?:each|apiece|per|a|p\.?p)(?!\p{L})/u, ''));
const LEAST_BARE = 10;

const dayOf = ({ letter }: Priced): string => timeKey(letter.item.time, false);

function factorFor(
  of: Heads['of'],
  heads: readonly Heads[],
  { letter }: Priced,
  letters: readonly Letter[],
): Factor | undefined {
  const said = heads.find((head) => head.of === of)?.number;
  if (said !== undefined) return { number: said };
  for (const { item } of [letter, ...letters.filter((one) => one !== letter)]) {
    const found = countSaid(item, of);
    if (found !== undefined) return found;
  }
  return undefined;
}
