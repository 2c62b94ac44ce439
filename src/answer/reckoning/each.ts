import { matchesIn } from '../../language/matches.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import type { Judged } from '../evidence/judged.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { type Figure, figuresOf } from './figure.ts';
import { kindOf, lessOf } from './figure-kind.ts';
import { type Letter, lettersSaying, matterOf, sayingOf, tellingWords } from './matter.ts';
import { factorOf, reckonedDraft, type Term } from './terms.ts';

/** "What did each cake cost?", "how much were the tickets apiece", 每张多少钱: one of several. */
const asksEach =
  /\b(?:how much|what|which price)\b(?=.*\b(?:each|every|apiece|per (?:piece|head|person|ticket|child|bottle|session|lesson|unit|item)|a (?:piece|head)|for one|a single|one of them)\b)|(?:每|一)(?:张|个|只|份|件|瓶|盒|杯|碗|位|人|次|节|斤|公斤|条|本|颗|袋|双|台|晚|家|户|名)[^，。？]{0,10}(?:多少|几(?:块|元))|(?:单价|人均|平均每)[^，。？]{0,8}多少/iu;
const noEach = /\b(?:night|month|week|year|day|hour)\b|\b(?:together|altogether|in all|in total)\b|一共|总共/iu;

const eachWords: ReadonlySet<string> = new Set(
  tokens(
    'each every apiece per piece head person single one cost price pay paid come came 每张 每个 每人 每位 单价 人均 一张 一个',
  ),
);

type Row = { readonly figures: readonly Figure[]; readonly letter: Letter; readonly says: number };

const PENNY = 0.011;
const countBefore = /(?:^|[\s·|])(?<n>\d{1,3}) ?(?:x|×|\*|pcs|st|stk|szt)(?![\p{L}\d])/iu;
const countBehind = /(?:^|[\s\p{Script=Han}])[x×*] ?(?<n>\d{1,3})(?![\d.,])/iu;

/** What one of several cost: as a row of a bill prices it, or the row's sum by how many it counts. */
export function eachOf(question: Question, judged: readonly Judged[]): Draft | undefined {
  const text = inSimpleCharacters(question.text);
  if (!asksEach.test(text) || noEach.test(text)) return undefined;
  const words = tellingWords(question.text, question, eachWords);
  const letters = matterOf(lettersSaying(words, judged), question);
  const rows = letters.flatMap((letter) => rowsOf(letter, words)).toSorted((a, b) => b.says - a.says);
  const [best, second] = rows;
  if (best === undefined || (second !== undefined && second.says === best.says)) return undefined;
  const terms = priceOfOne(best);
  return terms === undefined ? undefined : reckonedDraft(terms, best.figures[0]?.currency, true, question);
}

/** The rows of a bill that say a word of what is asked, each with its figures in order. */
function rowsOf(letter: Letter, words: ReadonlyMap<string, number>): Row[] {
  const byRow = Map.groupBy(figuresOf(letter.item), ({ field, row }) => `${field} ${row}`);
  return [...byRow.values()].flatMap((figures) => {
    const row = figures[0]?.row ?? '';
    const says = sayingOf(words, new Set(tokens(row)));
    const isPart = figures.some((figure) => kindOf(figure) !== 'total' && lessOf(figure) === undefined);
    return says === 0 || !isPart || row.length > LONGEST_ROW ? [] : [{ figures, letter, says }];
  });
}
const LONGEST_ROW = 80;

function priceOfOne({ figures }: Row): Term[] | undefined {
  const row = figures[0]?.row ?? '';
  const count = Number(countBefore.exec(row)?.groups?.['n'] ?? countBehind.exec(row)?.groups?.['n'] ?? 0);
  const prices = figures.filter(({ isMoney, value }) => isMoney || (value !== count && value > 0));
  const whole = prices.at(-1);
  if (count < 2 || whole === undefined) return undefined;
  const one = prices.find(({ value }) => Math.abs(value * count - whole.value) < PENNY * count);
  if (one !== undefined && one !== whole) return [{ sign: 1, factors: [factorOf(one)] }];
  const { item, field, at } = whole;
  const text = quotable(item).find((one) => one.field === field)?.text ?? '';
  const counted = matchesIn(text.slice(0, at + LONGEST_ROW), ofCount(count)).at(-1);
  return counted === undefined
    ? undefined
    : [
        {
          sign: 1,
          factors: [
            factorOf(whole),
            { number: count, item, citation: cite(item.id, field, counted[0].trim()), isDivisor: true },
          ],
        },
      ];
}

/** So many, as a row counts them: "3 x", "x3". */
const ofCount = (count: number): RegExp =>
  new RegExp(`[x×*] ?${count}(?![\\d.,])|(?<![\\d.,])${count} ?(?:x|×|\\*|pcs|st|stk|szt)(?![\\p{L}\\d])`, 'giu');
