import { sentences } from '../../language/sentences.ts';
import { tokens } from '../../language/tokens.ts';
import { saysIt } from '../asked/same-words.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { plainWords } from '../reading/plain-words.ts';

/** How often something is to be done: of what has been done, the times are counted. */
const asks =
  /\bhow (?:often|many times (?:a|per|each|every) (?:day|week|month|year))\b[^?]{0,4}\b(?:do|does|should|shall|must|will|are|is|am|can|may|has to|have to|need)\b|(?:一天|每天|一日|每日|一周|每周|一个?月|每个?月)[^？?]{0,8}几[次回遍]|多久[^？?]{0,8}一[次回遍]/iu;
const n = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|ten|twelve)';
const unit = '(?:hour|day|night|morning|evening|week|fortnight|month|year)';
const told = new RegExp(
  `\\b(?:(?:once|twice|${n} times)(?: (?:a|per|each|every) ${unit}|,? (?:daily|weekly|monthly|yearly))?|every (?:other |second |${n} )?(?:${unit}s?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:daily|weekly|fortnightly|monthly|yearly))\\b|(?:每|一)(?:天|日|周|个?星期|个?月|年|晚)(?:要|各|服|用|吃|滴)?[一二两三四五六\\d]{1,2}[次回遍]|每(?:隔)?[一二两三四五六七八\\d]{1,2}(?:个)?(?:小时|天|周|月)(?:[一二两\\d]次)?`,
  'iu',
);
const MOST_READ = 8;
/** What the letter says in another sentence. */
const ELSEWHERE = 0.4;

/** Whether how often something is to be done is asked. */
export const asksForFrequency = ({ text }: Question): boolean => asks.test(text);

/** How often something is to be done, by the sentence that says most of what is asked. */
export async function answerFrequency(question: Question): Promise<Draft | undefined> {
  const words = [...plainWords(question)];
  const all = words.reduce((sum, [, weight]) => sum + weight, 0);
  const found = question.supported.slice(0, MOST_READ).flatMap(({ item }) =>
    quotable(item).flatMap(({ field, text }) =>
      sentences(text).flatMap(({ text: line }) => {
        const said = told.exec(line)?.[0];
        const [has, letter] = [new Set(tokens(line)), itemTokens(item)];
        const weighed = ([word, weight]: readonly [string, number]): number =>
          saysIt(word, has) ? weight : saysIt(word, letter) ? ELSEWHERE * weight : 0;
        const share = words.reduce((sum, word) => sum + weighed(word), 0) / (all || 1);
        return said === undefined || share === 0 ? [] : [{ said, share, citation: cite(item.id, field, line), item }];
      }),
    ),
  );
  const [best] = found.toSorted((a, b) => b.share - a.share);
  return best === undefined
    ? undefined
    : { text: best.said, type: 'open_end', citations: [best.citation], sureness: 0.7, notes: [], also: [best.item] };
}
