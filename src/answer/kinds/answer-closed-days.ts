import { tokens } from '../../language/tokens.ts';
import { saysIt } from '../asked/same-words.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { firstSaying } from '../reading/best-sentence.ts';

/** Asking on which days a house is shut, rather than at what hour it shuts. */
const asks =
  /\b(?:when|(?:what|which) (?:day|weekday)s?)\b[^?]{0,12}\b(?:is|are|was|were|does|do)\b[^?]{1,60}\b(?:closed|shut)\b(?! (?:down|for good))|(?:什么时候|哪天|哪几天|星期几|周几|礼拜几)(?:是)?(?:闭馆|休馆|关门|休息|不开门?|不营业|停业|歇业)/iu;
const closed =
  /\bclosed\b|\bshut\b|\bgeschlossen\b|\bruhetag\b|\bfermée?\b|\bchiuso\b|\bcerrad[oa]\b|闭馆|休馆|关门|休息|不开|不营业|停业|歇业/iu;
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** Days of the week, and the end of it: "Mondays", "Monday and Tuesday", 每周一. */
const days = new RegExp(
  `\\b${weekday}s?(?:(?:,| and| or|,? &|-| to| through) ${weekday}s?)*|\\b(?:weekends|(?:public|bank) holidays)\\b|(?:每个?)?(?:周|星期|礼拜)[一二三四五六日天末](?:[、和与至到]?(?:(?:周|星期|礼拜))?[一二三四五六日天])*`,
  'iu',
);
const MOST_READ = 8;

/** Whether the days on which something is shut are asked for. */
export const asksForClosedDays = ({ text }: Question): boolean => asks.test(text);

/** On which days of the week a house is shut, as a record says that names it. */
export async function answerClosedDays({ supported, topic, retrieval }: Question): Promise<Draft | undefined> {
  const places = conjuncts(retrieval.plan.root).flatMap((leaf) =>
    leaf.tool === 'place' ? tokens(leaf.args.name) : [],
  );
  const named = [...topic.keys(), ...places].filter((token) => !closed.test(token));
  for (const { item } of supported.slice(0, MOST_READ)) {
    if (!named.some((token) => saysIt(token, itemTokens(item)))) continue;
    const [said] = firstSaying(item, (line) => closed.test(line) && days.test(line));
    const told = said === undefined ? undefined : days.exec(said.line)?.[0];
    if (said === undefined || told === undefined) continue;
    return {
      text: told,
      type: 'open_end',
      citations: [cite(item.id, said.field, said.line)],
      sureness: 0.8,
      known: 0.75,
      notes: [],
      also: [item],
    };
  }
  return undefined;
}
