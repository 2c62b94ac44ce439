/**
 * Of what sort a told value is by its own looks, and of which sorts the words of a question leave none standing: a reason is
 * no sum, a person no hour, 哪种 no day.
 */

type ToldSort = 'money' | 'day' | 'clock' | 'length' | 'number' | 'language' | 'words';

const money =
  /^(?:约|about |~)?(?:[A-Z]{1,2}\$ ?|[A-Z]{3}\$? ?|RM ?|[€$£¥₹฿₩])-?[\d.,'’ ]+(?: ?(?:[€$£¥₹]|[A-Z]{3}|元|块|円))?$|^-?\d[\d.,'’ ]*(?: ?(?:[€$£¥₹]|[A-Z]{3}|euros?|pounds?|dollars?|kr|zł|元|块|円))$/u;
const day =
  /^(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?|\d{4}-\d\d-\d\d|(?:\d{4}年)?\d{1,2}月\d{1,2}日)(?:[ ,–至-].*|[（(].*[)）])?$/iu;
const clock =
  /^(?:at )?\d{1,2}[:.：]\d\d(?: ?[ap]\.?m\.?)?(?: ?[（(].*[)）])?$|^\d{1,2} ?[ap]\.?m\.?(?: ?[（(].*[)）])?$/iu;
const length =
  /^\d+(?:[.,]\d+)? ?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|秒|分钟|小时|天|晚|夜|周|个月|年)$/iu;
const number = /^-?\d[\d.,]*$/u;
const language =
  /^(?:English|French|German|Spanish|Italian|Chinese|Mandarin|Cantonese|Japanese|Dutch|Danish|Polish|Portuguese|Swedish|Korean|英[语文]|法[语文]|德[语文]|中文|汉语|普通话|日[语文]|粤语)$/iu;

/** Of what sort a told value is; what is none of these is words. */
export function toldSort(told: string): ToldSort {
  const text = told.trim();
  if (clock.test(text)) return 'clock';
  if (day.test(text)) return 'day';
  if (length.test(text)) return 'length';
  if (number.test(text)) return 'number';
  if (money.test(text)) return 'money';
  return language.test(text) ? 'language' : 'words';
}

const values: readonly ToldSort[] = ['money', 'day', 'clock', 'length', 'number', 'language'];
const all = (...but: readonly ToldSort[]): ReadonlySet<ToldSort> => new Set(values.filter((one) => !but.includes(one)));

/** How it is asked, the most particular first, with what cannot be meant. */
const rows: readonly { readonly asked: RegExp; readonly not: ReadonlySet<ToldSort> }[] = [
  {
    asked:
      /^(?:\W*(?:so|and|but|please|tell me|do you know|can you tell me),? )*(?:why|how come|for what reason|what(?:['’]s| was| is) the reason)\b|为(?:什么|啥|何)|怎么会|什么(?:原因|缘故|理由)|咋(?!样)|點解|为么/iu,
    not: all(),
  },
  {
    asked: /^(?:at )?what (?:time|hour)\b|\bwhat time (?:did|does|do|is|was|will)\b|几点(?!人)/iu,
    not: new Set(['money', 'length', 'language']),
  },
  { asked: /\b(?:what|which) languages?\b|(?:什么|哪种)语言/iu, not: all('language') },
  {
    asked:
      /^how (?:long|many (?:nights?|days?|weeks?|months?|hours?|minutes?))\b|多久|多长时间|(?<!哪)[几多](?:少|个)?(?:天|晚|夜|周|小时|分钟|个月)(?!.*(?:钱|费))/iu,
    not: new Set(['money', 'clock', 'day', 'language']),
  },
  {
    asked:
      /^(?!.*[花钱费价付退收款])(?:.*)(?:几|多少)(?:个|位|人|张|件|本|只|条|次|桌|箱|名|家|份|瓶|杯|公斤|千克|斤|克|度|分)|^how many\b|^(?:about |roughly )?how much (?:weight|time|water|wood|flour|clay|sugar|milk)\b/iu,
    not: new Set(['money', 'clock', 'day', 'language']),
  },
  {
    asked:
      /(?:瘦|胖|重|轻|高|长|矮|远)了?多少|多(?:重|高|远|长)(?!时间)|^how (?:heavy|tall|far|wide|deep|old)\b|\bhow much (?:did|does|do) \p{L}+ weigh\b/iu,
    not: new Set(['money', 'clock', 'day', 'language']),
  },
  {
    asked:
      /^(?:and |so )?who(?:m|se)?\b|^(?:with|to|from|by|for) whom\b|^which (?:of us|of them|of the \p{L}+ (?:men|women|people|girls|boys)|person|people|man|woman|two men|boy|girl|friend|colleague|doctor|teacher)\b|(?<!给|和|跟|比)谁|哪(?:一)?位|什么人/iu,
    not: all(),
  },
  {
    asked:
      /^(?:and |so )?where\b(?!.*\bhow\b)|^(?:in|at) (?:which|what) (?:town|city|place|hotel|village|street|shop|restaurant|country)\b|在?(?:哪里|哪儿|哪兒|什么地方|何处|边度)/iu,
    not: all(),
  },
  { asked: /哪(?:一)?(?:种|款|家|本|部|所|间|座|条|首|支|类)(?!.*(?:哪天|几号|多少))/u, not: all('number') },
  {
    asked:
      /^which (?!.*\b(?:date|day|days|month|year|week|weekend|time|hour|train|flight|bus|seat|room|number|amount|price|sum|fee|gate|platform|row|page|floor|slot|session|term|saturday|sunday|monday|tuesday|wednesday|thursday|friday|currency|departure|sailing|ferry|size|plan|rate|figure|percentage|bill|invoice)s?\b)/iu,
    not: all('number', 'language'),
  },
];

/** Whether a question's words leave a value of this looks no room. Where two things are asked at once, nothing is said. */
export function sortsApart(question: string, told: string): boolean {
  const sort = toldSort(told);
  if (sort === 'words') return false;
  const row = rows.find(({ asked }) => asked.test(question));
  return row?.not.has(sort) === true && !asksTwo.test(question);
}

const asksTwo =
  /\b(?:and|or),? (?:at |in |on |from |for |to )?(?:what|which|when|where|who|how|why)\b|(?:什么|多少|几点|几号|哪|谁).{1,20}(?:什么|多少|几点|几号|哪|谁)/iu;
