import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { mainText } from '../../memory/item-text.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { yesOrNo } from '../wording.ts';

/** "Did I go to the concert?", 去成了吗: whether something that was booked took place. */
const asksIfItTookPlace =
  /^(?:so |and |then )?(?:did|have|has|had|was|were)(?:n['’]t)? [^?]{0,80}?\b(?:go|gone|been|visit(?:ed)?|attend(?:ed)?|eat|eaten|ate|dined?|stay(?:ed)?|fly|flown|travel(?:l?ed)?|see|seen|watch(?:ed)?|(?:take|taken|took) (?:place|part)|happen(?:ed)?|meet|met|get to|make it to|use[d]?|at)\b|(?:去|吃|住|坐|看|玩|参加|办|见|飞|用)(?:成|上|到)?(?:了|过)?[^，。？?]{0,16}(?:吗|没有?[？?]?$)|有没有(?:去|吃|住|坐|看|参加|办|见|飞|用)/iu;
/** "Do I have a table on Friday?", "Is my room still booked?": whether something that was booked still holds. */
const asksIfItHolds =
  /^(?:so |and |then )?(?:(?:do|don['’]t) (?:i|we) (?:still )?have\b|have (?:i|we) (?:still )?got\b|(?:is|are) (?:my|our|the|there)\b[^?]{0,80}?\b(?:booked|reserved|confirmed|valid|on|going ahead)\b)|(?:我|我们)[^，。？?]{0,12}(?:还有|有没有)[^，。？?]{0,24}(?:位|桌|房|票|预[订约定])/iu;
/** "Did I pay for the shoes?", "Was I charged?": no, where what was ordered was called off and nothing was ever paid. */
const asksIfPaid =
  /^(?:so |and |then )?(?:did|have|had|was|were) (?:i|we) (?:ever |already |been )?(?:pay|paid|charged|billed)\b|(?:我|我们)[^，。？?]{0,12}(?:付|支付|扣)(?:过|了)?[^，。？?]{0,16}(?:吗|没有?[？?]?$)/iu;
const asksIfCalledOff = /\b(?:cancel\w*|call(?:ed)? off|refund\w*)\b|取消|退/iu;
const callsOff =
  /\b(?:cancel\w*|call(?:ed|ing)? (?:it |this |that )?off|will not (?:take place|happen)|does not take place)\b|storniert|abgesagt|annulé|cancelad|annullat|取消|退订|停办/iu;

const MOST_LOOKED_AT = 3;

/**
 * "Did I go to the mill in June?", "Do I have a table there?": no, by the letter that called the table off; nothing where the records asked about
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
  const isOfMoney = asksIfPaid.test(asked);
  const isAsked = isOfMoney || asksIfItTookPlace.test(asked) || asksIfItHolds.test(asked);
  if (!isAsked || asksIfCalledOff.test(asked)) return undefined;
  const of = supported.slice(0, MOST_LOOKED_AT).flatMap(({ item }) => accountsOf(accounts, item.id).slice(0, 1));
  const [first] = of;
  if (first === undefined || of.some(({ state }) => state !== 'cancelled')) return undefined;
  if (isOfMoney && of.some(({ entries }) => entries.some(({ state }) => state === 'paid'))) return undefined;
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
