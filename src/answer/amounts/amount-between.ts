import { wholeMonth } from '../../language/month-words.ts';
import type { Draft, Question } from '../question.ts';
import { moneyText } from '../wording.ts';

type Sides = readonly [first: string, second: string];

/** "How much more did A cost than B": the two sides, each as it can be asked about. */
const forms: readonly { readonly pattern: RegExp; readonly chinese?: true }[] = [
  {
    pattern:
      /\bhow much (?:more|less|cheaper|dearer|higher|lower)\b.*?\b(?:for|on|did|was|were|is|are)\s+(?:I (?:pay|spend) (?:for|on) )?(.+?)(?:\s+(?:costs?|come to|be))?\s+than\s+(?:for |on |in )?(.+)$/iu,
  },
  { pattern: /\b(?:price |cost )?difference (?:in (?:price|cost) )?between\s+(.+?)\s+and\s+(.+)$/iu },
  { pattern: /^(.+?)比(.+?)(?:多花|少花|贵|便宜|多|少)了?多少/u, chinese: true },
  { pattern: /^(.+?)(?:和|与|跟)(.+?)(?:的)?(?:差价|价格差|相差|差了?)(?:是)?多少/u, chinese: true },
];

/** Words for the stages of one dealing: their difference is the account's own. */
const ownStages =
  /\b(?:book(?:ed|ing)|estimate[ds]?|quot(?:e|ed|ation)|reserv(?:ed|ation)|confirm(?:ed|ation)|invoice|final|paid|original(?:ly)?|planned|expected)\b|预[订定估]|报价|账单|实付|原价/iu;

/** The difference of what two things cost, each asked about by itself; nothing when two are not named. */
export async function amountBetween(question: Question): Promise<Draft | undefined> {
  const { part } = question;
  const sides = sidesOf(question.text);
  if (sides === undefined || part === undefined) return undefined;
  const [a, b] = [await part(asked(sides[0])), await part(asked(sides[1]))];
  if (a?.value?.kind !== 'number' || b?.value?.kind !== 'number') return undefined;
  // One letter's one sum is no two sides.
  const places = (draft: Draft): string => draft.citations.map(({ id, field }) => `${id} ${field}`).join('\n');
  if (places(a) === places(b)) return undefined;
  const currency = currencyOf(a.text);
  if (currency !== currencyOf(b.text)) return undefined;
  const apart = Math.round(Math.abs(a.value.number - b.value.number) * 100) / 100;
  const text = /\d/.test(a.text)
    ? a.text.replace(/[\d.,]*\d/, plainNumber(apart, a.text))
    : moneyText({ value: apart });
  return {
    text,
    type: 'number',
    citations: [...a.citations, ...b.citations],
    sureness: 0.9 * Math.min(a.sureness, b.sureness),
    notes: [`${sides[0]}: ${a.text}; ${sides[1]}: ${b.text}.`, ...a.notes, ...b.notes],
    also: [...(a.also ?? []), ...(b.also ?? [])],
    value: { kind: 'number', number: apart },
    ...(a.posterior === undefined || b.posterior === undefined
      ? {}
      : { posterior: Math.min(a.posterior, b.posterior) }),
  };
}

const currencyOf = (money: string): string => money.replace(/[\d.,\s]+/g, '');
const plainNumber = (value: number, like: string): string =>
  value.toLocaleString('en-US', /\.\d\d$/.test(like) ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {});

const chinese = /\p{Script=Han}/u;
const asked = (side: string): string =>
  chinese.test(side) ? `${side}花了多少钱？` : `How much did I pay for ${side}?`;

function sidesOf(text: string): Sides | undefined {
  const plain = text.trim().replace(/[?？。.]+$/u, '');
  for (const { pattern } of forms) {
    const found = pattern.exec(plain);
    const [first, second] = [found?.[1]?.trim(), found?.[2]?.trim()];
    if (first === undefined || second === undefined) continue;
    if (ownStages.test(first) || ownStages.test(second)) return undefined;
    return [first, withNoun(second, first)];
  }
  return undefined;
}

const things = /\b(?:the|my) (?:hotel|flight|dinner|lunch|train|ticket|stay|apartment|trip)\b/iu;
const thingsZh = /酒店|机票|晚餐|午餐|火车票|门票|住宿/u;

const month = `(?:${wholeMonth.toLowerCase()}|(?:19|20)\\d\\d|spring|summer|autumn|fall|winter)`;
const timed = new RegExp(
  `\\s+(?:(?:in|for|of|from|during) (?:the )?${month}(?: (?:19|20)\\d\\d)?|(?:in |for |from )?(?:this|last|next) \\p{L}+|now|today)$`,
  'iu',
);
const onlyTime = new RegExp(
  `^(?:(?:in|for|of|from|during) )?(?:the )?(?:(?:this|last|next|previous) (?:year|month|time|week|quarter|season|spring|summer|autumn|fall|winter)|(?:last )?${month}(?: (?:19|20)\\d\\d)?|before)$`,
  'iu',
);
const theOne = /^(?:the|that|my|our) one(?= |$)/iu;
const oneOf = new RegExp(`^(?:the |that |my |our )?(${month}|other|first|second|last|previous) one$`, 'iu');
const itsMonth = new RegExp(`(?<![\\p{L}\\d])${month}(?![\\p{L}\\d])`, 'iu');

/** "the bill in March … than the one in January", "the March bill … than the January one", "the dues now … than last year". */
function ofSame(second: string, first: string): string | undefined {
  if (theOne.test(second)) return second.replace(theOne, () => first.replace(timed, ''));
  const other = oneOf.exec(second)?.[1];
  if (other !== undefined && itsMonth.test(first)) return first.replace(itsMonth, () => other);
  if (onlyTime.test(second)) return `${first.replace(timed, '')} ${second}`;
  return undefined;
}

/** "the hotel in Porto … than in Athens": the second side leaves out what both are. */
function withNoun(second: string, first: string): string {
  const same = ofSame(second, first);
  if (same !== undefined) return same;
  const noun = things.exec(first)?.[0];
  if (noun !== undefined && !things.test(second)) {
    const place = second.replace(/^(?:the one |that )?(?:in |at )?/iu, '');
    return `${noun} in ${place}`;
  }
  const nounZh = thingsZh.exec(first)?.[0];
  return nounZh !== undefined && !thingsZh.test(second) && chinese.test(second) ? `${second}${nounZh}` : second;
}
