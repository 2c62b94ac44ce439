import { spokenMonth } from '../../../language/month-words.ts';
import type { PlainWords } from './colloquial-words.ts';

/** "Today is 3 May 2021." stays in front. */
export const day = '(?<day>(?:today is [^.]*\\. ?|今天是[^。]*。)?)';
/** Not a question yet, nor an order: no word that asks, no verb of the owner's. */
const noQuestion =
  '(?!(?:.*\\b)?(?:who|whose|what|which|when|where|why|how|did|do|does|is|was|were|are|am|can|could|have|has|had|i|we|show|find|list|give|tell|photos?|pictures?|pics?|e-?mails?|mails|videos?|receipts?)\\b)';
/** A few words that name a thing; no mark that would begin another clause. */
export const thing = (name: string): string => `(?<${name}>[^,;:?.!]{2,60}?)`;
export const end = '(?: (?:please|again))?[?.! ]*$';
/** A time at the end stays at the end. */
export const when = `(?<when>(?:,? (?:in |from |on |of )?(?:(?:early|late|mid) )?(?:spring|summer|autumn|fall|winter|${spokenMonth}|last (?:year|month|week|summer|winter|spring|autumn)|(?:19|20)\\d\\d)\\b)*)`;
const repairers =
  '(?:guy|man|woman|lady|people|person|bloke|company|firm|repair(?:man|men|er|ers| guy| company| firm)?|fixer|service)';

const terse = (body: string, plain: string): PlainWords => ({
  pattern: new RegExp(`^${day}${noQuestion}(?:the |my |our )?${body}${end}`, 'iu'),
  plain: `$<day>${plain}`,
});

/**
 * Questions as they are typed into a box for searching, a few words and no verb: "night train to Ulm seat", "airline to
 * Dublin", "boiler guy 2023". In order; at most one of them fits. A line may be added by hand.
 */
export const tersePhrases: readonly PlainWords[] = [
  terse(
    `(?!(?:window|aisle|middle|car|child|baby|back|front|love|booster|toilet)\\b)${thing('a')} (?:seat|row)(?: (?:number|no\\.?))?${when}`,
    'which seat did I have at $<a>$<when>?',
  ),
  terse(
    `(?:seat|row)(?: (?:number|no\\.?))? (?:for|at|in|on) ${thing('a')}${when}`,
    'which seat did I have at $<a>$<when>?',
  ),
  terse(`(?:airline|carrier) (?:to|for|from) ${thing('a')}${when}`, 'which airline did I take to $<a>$<when>?'),
  terse(`${thing('a')} airline${when}`, 'which airline did I take to $<a>$<when>?'),
  terse(
    `(?:shop|store|seller|retailer) (?:for|of|where from for) ${thing('a')}${when}`,
    'in which shop did I buy $<a>$<when>?',
  ),
  terse(
    `(?<b>boiler|heating|roof|window(?:s| frames?)?|washing machine|dishwasher|fridge|oven|car(?:'s)? brakes?|car|bike|bicycle|piano|sink|tap|drain|pipes?|toilet|shower|door|lock|gutters?|fence|garage(?: door)?|laptop|phone|tv|dryer|stove|radiators?|chimney|blinds|shutters) ${repairers}${when}`,
    'who repaired the $<b>$<when>?',
  ),
  terse(
    `${thing('a')} (?:hotel|guesthouse|hostel|b&b|lodging)(?:'s)? name${when}`,
    'what was the name of my hotel in $<a>$<when>?',
  ),
  terse(
    `(?<b>hotel|guesthouse|hostel|restaurant|café|cafe) (?:in|at|near) ${thing('a')},? name${when}`,
    'what was the name of the $<b> in $<a>$<when>?',
  ),
  terse(
    `${thing('a')} (?:invoice|bill|final (?:bill|price|invoice)) (?:minus|less|vs\\.?|versus|against|compared (?:to|with)) (?:the )?(?:quote|estimate|offer|quotation)${when}`,
    'By how much did the invoice for $<a> exceed the quote$<when>?',
  ),
  terse(
    `(?:difference )?(?:between )?(?:the )?(?:quote|estimate|quotation) (?:and|vs\\.?|versus) (?:the )?(?:invoice|(?:final )?bill)(?: for| of| on)? ${thing('a')}${when}`,
    'By how much did the invoice for $<a> exceed the quote$<when>?',
  ),
  terse(
    `(?:things? )?(?:ordered|bought|purchased|order) (?:from|at) ${thing('a')}${when}`,
    'what did I order from $<a>$<when>?',
  ),
  terse(`${thing('a')} order(?:ed)? items?${when}`, 'what did I order from $<a>$<when>?'),
];

const dayZh = '(?<day>(?:今天是[^。]*。)?)';
/** Not a question yet: no word that asks. */
const noQuestionZh = '(?!.*(?:什么|哪|谁|几|多少|吗|怎么|为何|给我|找))';
const thingZh = (name: string): string => `(?<${name}>[^，,。？?;；]{1,40}?)`;
const whenZh = '(?:[ ，,]*(?<when>(?:19|20)\\d\\d年(?:\\d{1,2}月|[春夏秋冬](?:天|季)?)?))?';
const endZh = '[ ？?。]*$';

const terseZh = (body: string, plain: string, guard = noQuestionZh): PlainWords => ({
  pattern: new RegExp(`^${dayZh}${guard}${body}${endZh}`, 'u'),
  plain: `$<day>${plain}`,
});

/** The same in Chinese: 羊毛毯 哪家店, 卢塞恩 酒店名. */
export const tersePhrasesZh: readonly PlainWords[] = [
  terseZh(
    `(?:我)?(?:在)?${thingZh('a')}(?:的| )(?:酒店|旅馆|民宿|宾馆) ?(?:名字?|名称|叫啥)${whenZh}`,
    '$<when>在$<a>住的酒店叫什么？',
    '',
  ),
  terseZh(
    `${thingZh('a')} +(?:在)?(?:哪家店|哪家商店|哪个店|啥店)(?:买的?)?${whenZh}`,
    '$<when>在哪家店买的$<a>？',
    '',
  ),
  terseZh(
    `${thingZh('a')}(?:推荐|安利|强推|种草|推|介绍)(?:给?我)?的(?:那)?(?:个|部|本|档|款|首|家)?(?<b>书|电影|影片|播客|剧|电视剧|游戏|桌游|专辑|餐厅)${whenZh}`,
    '$<when>$<a>推荐我的$<b>叫什么？',
  ),
  terseZh(
    `${thingZh('a')}${whenZh.replace('?<when>', '?<when1>')} +(?:原因|为啥|缘由)`,
    '$<when1>$<a>预约是因为什么？',
  ),
];

const health =
  '(?:dentist|eye doctor|doctor|gp|vet|optician|physio(?:therapist)?|hairdresser|barber|dermatologist|therapist)';
/** The same for questions that have a verb, in words that say little. */
export const tersePlain: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `^${day}what (?:did|does|had) (?:the|my|our) (?<who>${health}) (?:do|check|look at|want|see)${when}${end}`,
      'iu',
    ),
    plain: '$<day>what was my $<who> appointment$<when> about?',
  },
  { pattern: /\b(?:btw|btwn|b\/w)\b(?= .{2,60} (?:and|&) )/giu, plain: 'between' },
  // "in June 22", "(june 22)": a year. "on June 22" and "June 22" are days.
  {
    pattern: new RegExp(
      `(?<=\\b(?:in|during|since|until|of|back in) |\\()(?<m>${spokenMonth}) '?(?<y>[12]\\d)(?![\\d:.]|st|nd|rd|th|,? ?\\d)`,
      'giu',
    ),
    plain: '$<m> 20$<y>',
  },
  { pattern: /^(?<n>days|weeks|months|nights) between\b/iu, plain: 'how many $<n> between' },
  {
    pattern: new RegExp(
      `^${day}(?<n>days|weeks|months|nights) (?:from|since) (?<a>[^?]{3,60}?) (?:until|to|and) (?<b>[^?]{3,60}?)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>how many $<n> between $<a> and $<b>?',
  },
  {
    pattern: new RegExp(
      `^${day}(?<a>[^?]{3,60}?) (?:to|until|and|vs\\.?|->) (?<b>[^?]{3,60}?),? (?:the )?(?:gap|difference|interval|distance|apart)(?: (?:is|was|of|in))? (?:how many )?(?<n>days|weeks|months|nights)[?. ]*$`,
      'iu',
    ),
    plain: '$<day>how many $<n> between $<a> and $<b>?',
  },
  {
    pattern: new RegExp(
      `\\bwhy did (?:i|we) (?:even |actually |really )?(?:have to )?(?:book|go (?:to )?(?:and )?(?:see|visit)|go to|see|visit|need)(?= (?:\\p{L}+ ){0,3}(?:${health}|appointment|clinic)\\b)`,
      'iu',
    ),
    plain: 'what was the reason for seeing',
  },
];
