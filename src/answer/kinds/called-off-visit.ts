import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { mainText } from '../../memory/item-text.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { yesOrNo } from '../wording.ts';

/** "Did I go to the concert?", 去成了吗: whether something that was booked took place. */
const asksIfItTookPlace =
  /^(?:so |and |then )?(?:did|have|has|had|was|were)(?:n['’]t)? [^?]{0,80}?\b(?:go|gone|been|visit(?:ed)?|attend(?:ed)?|eat|eaten|ate|dined?|stay(?:ed)?|fly|flown|travel(?:l?ed)?|see|seen|watch(?:ed)?|(?:take|taken|took) (?:place|part)|happen(?:ed)?|meet|met|get to|make it to|use[d]?|at)\b|(?:去|吃|住|坐|看|玩|参加|办|见|飞|用)(?:成|上|到)?(?:了|过)?[^，。？?]{0,16}(?:吗|没有?[？?]?$)|有没有(?:去|吃|住|坐|看|参加|办|见|飞|用)/iu;
const asksIfCalledOff = /\b(?:cancel\w*|call(?:ed)? off|refund\w*)\b|取消|退/iu;
const callsOff =
  /\b(?:cancel\w*|call(?:ed|ing)? (?:it |this |that )?off|will not (?:take place|happen)|does not take place)\b|storniert|abgesagt|annulé|cancelad|annullat|取消|退订|停办/iu;

const MOST_LOOKED_AT = 3;

/**
 * "Did I go to the mill in June?": no, by the letter that called the table off; nothing where the records asked about
 * hold. Records that hold do not say that somebody was there: other answers look for who tells that.
 */
export async function calledOffVisit({
  text,
  supported,
  accounts,
  store,
  language,
}: Question): Promise<Draft | undefined> {
  const asked = inSimpleCharacters(text);
  if (!asksIfItTookPlace.test(asked) || asksIfCalledOff.test(asked)) return undefined;
  const of = supported.slice(0, MOST_LOOKED_AT).flatMap(({ item }) => accountsOf(accounts, item.id).slice(0, 1));
  const [first] = of;
  if (first === undefined || of.some(({ state }) => state !== 'cancelled')) return undefined;
  const entry = first.entries.findLast(({ state }) => state === 'cancelled');
  const letter = entry === undefined ? undefined : await store.item(entry.item);
  if (letter === undefined) return undefined;
  const lines = sentences(letter.body === undefined ? '' : mainText(letter.body)).map((one) => one.text);
  const line = lines.find((one) => callsOff.test(inSimpleCharacters(one)));
  const citation =
    line !== undefined
      ? cite(letter.id, 'body', line)
      : letter.title !== undefined && callsOff.test(inSimpleCharacters(letter.title))
        ? cite(letter.id, 'title', letter.title)
        : undefined;
  if (citation === undefined) return undefined;
  return {
    text: `${yesOrNo(false, language)}: ${citation.quote}`,
    type: 'open_end',
    citations: [citation],
    sureness: 0.8,
    notes: [],
    also: [letter],
  };
}
