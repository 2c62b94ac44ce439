import { tokens } from '../language/tokens.ts';
import type { MentionedDate, Reference } from '../memory/item-text.ts';
import type { ledgerKinds } from '../memory/ledger.ts';

const tokenSet = (words: string): ReadonlySet<string> => new Set(tokens(words));

/** Words that say what is asked rather than what it is about: evidence need not contain them. Index tokens. */
export const askingWords: ReadonlySet<string> = tokenSet(
  `pay paid cost costs price spend spent total altogether sum amount charge charged fee number code reference go went going get got visit visited
   stay stayed book booked buy bought travel travelled arrive arrived leave left trip holiday vacation journey time date day night nights week month
   year happen happened name names live lived meet met see saw seen take took taken last send sent write wrote receive received people person place
   city country town about list long many much due check in out start end begin began finish kind type did ate eat drink drank wear wore play
   altogether overall combined each attend attended sum use used`,
);

/** Kinds of accounts by the words that questions have for them. Index tokens. */
export const accountWords: readonly {
  readonly kind: (typeof ledgerKinds)[number];
  readonly words: ReadonlySet<string>;
}[] = [
  {
    kind: 'lodging',
    words: tokenSet(
      'hotel hotels hostel apartment airbnb accommodation lodging inn guesthouse room resort 酒店 住宿 旅馆',
    ),
  },
  { kind: 'flight', words: tokenSet('flight flights fly plane airfare airline 机票 航班') },
  { kind: 'train', words: tokenSet('train trains rail railway 火车 高铁') },
  { kind: 'restaurant', words: tokenSet('restaurant dinner lunch meal brunch breakfast cafe 餐厅 晚餐 午餐') },
  { kind: 'ticket', words: tokenSet('ticket tickets concert museum theatre show 门票') },
  { kind: 'order', words: tokenSet('order orders purchase parcel package delivery 订单 快递') },
  { kind: 'bill', words: tokenSet('bill bills electricity gas water phone internet insurance rent 账单') },
  { kind: 'subscription', words: tokenSet('subscription subscriptions membership 订阅 会员') },
  { kind: 'appointment', words: tokenSet('appointment appointments dentist doctor 预约') },
];

/** Roles of mentioned dates by the words that ask for them, surest first. */
export const dateCues: readonly { readonly pattern: RegExp; readonly role: MentionedDate['role'] }[] = [
  { pattern: /check(?:ing|ed)?[ -]?in|入住/i, role: 'check-in' },
  { pattern: /check(?:ing|ed)?[ -]?out|退房/i, role: 'check-out' },
  { pattern: /\b(?:due|deadline|pay by)\b|截止|到期/i, role: 'due' },
  { pattern: /\b(?:deliver|arriving parcel|delivered|delivery)\b|送达/i, role: 'delivery' },
  { pattern: /\bbirthday\b|生日/i, role: 'birthday' },
  { pattern: /\b(?:depart|departure|leave|fly|flight|take off|train)\b|出发|起飞/i, role: 'departure' },
  { pattern: /\b(?:arrive|arrival|land)\b|到达/i, role: 'arrival' },
  {
    pattern: /\b(?:appointment|meeting|concert|party|wedding|dinner|reservation|event|show)\b|预约|会议/i,
    role: 'event',
  },
];

/** Kinds of reference codes by the words that ask for them. */
export const referenceCues: readonly { readonly pattern: RegExp; readonly kinds: readonly Reference['kind'][] }[] = [
  { pattern: /\bflight (?:number|code|no)\b|航班号/i, kinds: ['flight'] },
  { pattern: /\btrain (?:number|code|no)\b|车次/i, kinds: ['train'] },
  { pattern: /\border (?:number|code|id|no)\b|订单号/i, kinds: ['order'] },
  { pattern: /\btracking\b|快递单号/i, kinds: ['tracking'] },
  { pattern: /\binvoice (?:number|no)\b|发票号/i, kinds: ['invoice'] },
  { pattern: /\bticket (?:number|code|no)\b/i, kinds: ['ticket', 'booking'] },
  { pattern: /\bpolicy (?:number|no)\b/i, kinds: ['policy'] },
  { pattern: /\bcustomer (?:number|no|id)\b/i, kinds: ['customer'] },
  {
    pattern:
      /\b(?:booking|reservation|confirmation|reference|pnr)(?: (?:code|number|reference|id|no))\b|\bconfirmation\b|预订号|确认号/i,
    kinds: ['booking', 'order'],
  },
];
