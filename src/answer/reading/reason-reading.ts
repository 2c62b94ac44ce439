import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { saysIt } from '../asked/same-words.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import { goesOn } from '../evidence/exchanges.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import type { Judged } from '../evidence/judged.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { isQuestion, quotable } from './best-sentence.ts';
import { linesOf } from './plain-spans.ts';
import { wordsWithHan } from './plain-words.ts';
import { reasonWorth } from './reason-words.ts';

const asking =
  /为什么|为何|为啥|怎么会|怎么没|什么原因|什么缘故|因为什么|何故|凭什么|干嘛|点解|没|了|的|是|要|我|们|把/gu;

const MOST_READ = 8;
const BESIDE = 0.7;
const ELSEWHERE = 0.5;
/** What the letter says that this one answers. */
const ANSWERED = 0.45;
const LEAST_SAID = 0.2;
/** Of two that say as much the fitter item's counts a little. */
const FITTER = 0.02;

/** A title names the matter, and a sum what it came to. */
const listed = /[:：]\s*(?:[-–−]?\s?[€$£¥]?\s?\d|[A-Z]{3}\s\d)|^\s*[\d\s.,:–-]+$/u;

type Reason = { readonly draft: Draft; readonly cover: number; readonly worth: number };

/** The sentence that gives a reason in the record that speaks most of what is asked about, or in an answer to it. */
export function reasonReading(question: Question, judged: readonly Judged[]): Reason | undefined {
  const words = wordsWithHan(question, asking);
  const all = [...words.values()].reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return undefined;
  const open = tellingOf(judged);
  let best: (Reason & { readonly score: number }) | undefined;
  for (const { item, fit } of open) {
    const answered = new Set(open.flatMap((one) => (isAnswerTo(item, one.item) ? [...itemTokens(one.item)] : [])));
    for (const { field, text, cover } of covered(item, words, all, answered)) {
      const worth = isQuestion(text) ? 0 : reasonWorth(inSimpleCharacters(text)) * (listed.test(text) ? 0.5 : 1);
      const score = cover + worth + FITTER * fit;
      if (worth === 0 || cover < LEAST_SAID || (best !== undefined && score <= best.score)) continue;
      best = {
        score,
        cover,
        worth,
        draft: {
          text,
          type: 'open_end',
          citations: [cite(item.id, field, text)],
          sureness: Math.min(0.85, cover + worth / 2),
          notes: [],
          also: [item],
        },
      };
    }
  }
  return best;
}

/** Items that refuse nothing; a letter that goes on about one of them may have been sent on any day. */
function tellingOf(judged: readonly Judged[]): readonly Judged[] {
  const own = judged.filter((one) => !isForEverybody(one));
  const open = own.filter((one) => one.outcomes.every(({ verdict }) => verdict !== 'no')).slice(0, MOST_READ);
  const later = own.filter(
    (one) =>
      !open.includes(one) &&
      one.outcomes.every(({ verdict, tool }) => verdict !== 'no' || tool === 'time' || tool === 'anchor') &&
      open.some(({ item }) => isAnswerTo(one.item, item)),
  );
  return [...open, ...later.slice(0, MOST_READ)];
}

const isAnswerTo = (later: MemoryItem, earlier: MemoryItem): boolean =>
  later !== earlier && later.modality === 'email' && goesOn(earlier, later, [], new Set());

/** Each sentence of an item with the share of the words that it, its neighbours, its item or the letter before say. */
function covered(
  item: MemoryItem,
  words: ReadonlyMap<string, number>,
  all: number,
  answered: ReadonlySet<string>,
): readonly { readonly field: string; readonly text: string; readonly cover: number }[] {
  const [anywhere, titled] = [itemTokens(item), tokens(item.title ?? '')];
  return quotable(item)
    .filter(({ field }) => field !== 'title' && field !== 'summary')
    .flatMap(({ field, text }) => {
      const lines = linesOf(field, text.slice(0, 12_000));
      return lines.map((line, i) => {
        const beside = new Set([...(lines[i - 1]?.says ?? []), ...(lines[i + 1]?.says ?? []), ...titled]);
        const share = (token: string): number => {
          if (saysIt(token, line.says)) return 1;
          if (saysIt(token, beside)) return BESIDE;
          return saysIt(token, anywhere) ? ELSEWHERE : saysIt(token, answered) ? ANSWERED : 0;
        };
        const said = [...words].reduce((sum, [token, weight]) => sum + weight * share(token), 0);
        return { field, text: line.text, cover: said / all };
      });
    });
}
