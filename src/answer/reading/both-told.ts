import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { mainText } from '../../memory/item-text.ts';
import type { Judged } from '../evidence/judged.ts';
import { cite, type Draft, type Question } from '../question.ts';

const when = '(?:几月几号|几号|哪一?天|哪日|什么时候|何时|几点|礼拜几|星期几|周几|什么时间)';
const where = '(?:哪里|哪儿|什么地方|哪(?:一)?(?:个|家|间|座|所)\\p{Script=Han}{1,3}|几号\\p{Script=Han}|谁|哪位)';
/** 在哪天、哪个厅办的, "when and where": one sentence most often tells both, and one value alone is half an answer. */
const asksForTwo = new RegExp(
  [
    `${when}[^，。？]{0,4}?[、，,和跟与及在又]+[^，。？]{0,4}?${where}`,
    `${where}[^，。？]{0,4}?[、，,和跟与及又]+[^，。？]{0,4}?${when}`,
    '(?:礼拜几|星期几|周几|哪一?天|几号)(?:的)?几点|几点[^，。？]{0,3}在?(?:哪一?天|几号)',
    String.raw`\b(?:when|(?:what|which) (?:day|date)|(?:at )?what time) and (?:where|(?:at|in|on|with|from)? ?(?:which|what)|with whom|who)\b`,
    String.raw`\bwhere and (?:when|(?:at|on) (?:what|which)|what time)\b`,
    String.raw`\b(?:what|which) (?:day|date),? and (?:at )?what time\b|\bwho and (?:when|where)\b`,
  ].join('|'),
  'iu',
);

const asksWhereToo = new RegExp(`${where}|\\b(?:where|which|whom?)\\b`, 'iu');

const LONGEST = 160;

/** The sentence in which the value stands, where the question asks for two things at once and the value is only one of them. */
export function bothTold(
  draft: Draft,
  { text }: Pick<Question, 'text'>,
  judged: readonly Pick<Judged, 'item'>[],
): Draft {
  const asked = inSimpleCharacters(text);
  if (!asksForTwo.test(asked)) return draft;
  // A day with its hour answers which day and at what hour.
  if (/\d{4}.*\d:\d\d/u.test(draft.text) && !asksWhereToo.test(asked)) return draft;
  const [said] = draft.citations.filter(({ field }) => field === 'body');
  const item = [...(draft.also ?? []), ...judged.map((one) => one.item)].find(({ id }) => id === said?.id);
  if (said === undefined || item?.body === undefined) return draft;
  const whole = sentences(mainText(item.body)).find((one) => one.text.includes(said.quote))?.text;
  if (whole === undefined || whole.length > LONGEST || whole === draft.text) return draft;
  return { ...draft, text: whole, type: 'open_end', citations: [cite(item.id, 'body', whole)] };
}
