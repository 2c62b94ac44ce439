import { type Language, moneyText, yesOrNo } from '../wording.ts';
import { amountAsk } from './amount-ask.ts';
import type { AmountPart } from './amount-parts.ts';

const asksWhether =
  /^(?:and |so |but )?(?:did|does|do|was|were|is|are|has|have|had)(?:n['’]t)?\b(?!.*\bhow (?:much|many)\b)|[吗嘛么][？?]?$|是不是|是否|有没有|一不一样/iu;

type Relation = 'apart' | 'alike' | 'more' | 'less';
/** What was charged against what was agreed, in the order in which they are looked for: "not the same" is apart. */
const relations: readonly { readonly relation: Relation; readonly words: RegExp }[] = [
  {
    relation: 'apart',
    words:
      /\b(?:differ\w*|deviat\w+|discrepanc\w+|(?:not|n['’]t) (?:the same|match\w*|agree\w*))\b|不同|不一样|不一致|不符|出入|差[别异额]|(?:变|改)了/iu,
  },
  {
    relation: 'alike',
    words: /\b(?:same|match\w*|agree[sd]?|equal\w*|identical)\b|一样|相同|一致|相符|符合/iu,
  },
  {
    relation: 'more',
    words: /\b(?:more|higher|above|over|exceed\w*|dearer|pricier|larger|bigger)\b|[更]?[高贵多]|超[过出]/iu,
  },
  { relation: 'less', words: /\b(?:less|lower|below|under|cheaper|smaller)\b|[低少]|便宜/iu },
];
const relationOf = (text: string): Relation | undefined => relations.find(({ words }) => words.test(text))?.relation;

/** "Was the invoice higher than the booking?": yes or no is asked of what was charged and what was agreed. */
export const asksIfBilledOtherwise = (text: string): boolean =>
  asksWhether.test(text) && relationOf(text) !== undefined && amountAsk(text).measure === 'change';

/** Yes or no, and by how much; `parts`: what was charged and what was agreed, one of them taken off the other. */
export function billedOtherwise(text: string, parts: readonly AmountPart[], language: Language): string | undefined {
  const asked = asksIfBilledOtherwise(text) ? relationOf(text) : undefined;
  const [currency, other] = new Set(parts.map(({ amount }) => amount.currency));
  if (asked === undefined || parts.length < 2 || other !== undefined) return undefined;
  const cents = Math.round(100 * parts.reduce((sum, { amount, sign }) => sum + sign * amount.value, 0));
  // What was agreed comes last, and is taken off where more was charged.
  const isMore = parts.at(-1)?.sign === -1;
  const is: Relation = cents === 0 ? 'alike' : isMore ? 'more' : 'less';
  const yes = asked === is || (asked === 'apart' && is !== 'alike');
  const word = language === 'zh' ? (yes ? '是' : '不') : yesOrNo(yes, language);
  const value = is === 'alike' ? (parts[0]?.amount.value ?? 0) : Math.abs(cents) / 100;
  const sum = moneyText({ value, currency });
  if (language === 'zh') return `${word}：${is === 'alike' ? '' : is === 'more' ? '多' : '少'}${sum}`;
  return is === 'alike' ? `${word}: ${sum}` : `${word}: ${sum} ${is}`;
}
