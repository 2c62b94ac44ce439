import { PhraseTable } from './phrase-table.ts';
import { closingAsides, openingAsides } from './tables/asides.ts';

const between = '[\\s,.;:!?…，。；：！？、~～–-]';
/** "Today is 3 May 2021." and its like stay before what is taken out behind them. */
const beginning = `^((?:[^.。!?！？]*(?:today(?:'s date)? is|current date|as of|今天是?|当前日期|现在是)[^.。]*[.。])?${between}*)`;

const opening = new PhraseTable(
  openingAsides.map((aside) => ({
    pattern: new RegExp(`${beginning}(?:${aside.source})(?![\\p{L}\\p{N}](?<=[A-Za-z]{2}))${between}*`, aside.flags),
    plain: '$1',
  })),
);
const closing = new PhraseTable(
  closingAsides.map((aside) => ({
    pattern: new RegExp(`(?:${between}|(?<=\\p{Script=Han}))+(?:${aside.source})${between}*$`, aside.flags),
    plain: '',
  })),
);

const MOST_ASIDES = 6;

/** A question without what is said around it, its last mark kept. Never all of it. */
export function withoutAsides(question: string): string {
  const mark = /[?？]/.exec(question)?.[0] ?? '';
  let left = question;
  for (let i = 0; i < MOST_ASIDES; i += 1) {
    const before = left;
    left = closing.replace(opening.replace(left, orWhole), orWhole);
    if (left === before) break;
  }
  return left === question || /[?？]/.test(left) ? left : `${left}${mark}`;
}

/** A date and an aside are a question of nothing: at least a word of another clause has to be left. */
const orWhole = (whole: string, rest: string): string =>
  /[\p{L}\p{N}]{2}/u.test(rest.replace(/^[^.。]*(?:today(?:'s date)? is|今天是?)[^.。]*[.。]/iu, '')) ? rest : whole;
