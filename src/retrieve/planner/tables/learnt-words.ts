import { wholeMonth } from '../../../language/month-words.ts';
import type { PlainWords } from './colloquial-words.ts';
import { nowhereInParticular } from './journey-ahead.ts';

/** A name, or a role as it is said after "my". */
const who = "((?:my |our )(?:\\p{Ll}[\\p{L}-]*)(?: \\p{Ll}[\\p{L}-]*)?|\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)?)";
const journey = '(?:trip|travel|journey|visit|stay|vacation|holiday)';
const journeys = '(?:trips?|journeys?|travels?|holidays?|vacations?)';
const month = `(?=(?:${wholeMonth})\\b)`;
const notThere =
  '(?:(?:being|having been) )?(?:there|present|around|with (?:us|me)|in (?:it|them)|on (?:it|them)|along)';

/**
 * Words of those who learned English late or who say more than they need, and the plain words for them: "but Louis not",
 * "in my first travel to", "with Anna and nobody more". In order, each wherever it stands; a line may be added by hand.
 */
export const learntEnglish: readonly PlainWords[] = [
  { pattern: /\bin (?:the )?company of (?=(?:my |our )?\p{L})/giu, plain: 'with ' },
  { pattern: /\bat night[- ]?times?\b/giu, plain: 'at night' },
  { pattern: /\b(?:the )?sun (?:is |was )?(?:going (?:down|under)|setting|sinking)\b/giu, plain: 'sunset' },
  { pattern: /\bbest girl[- ]?friend\b/giu, plain: 'best friend' },
  // Who is not there, said after the name.
  {
    pattern: new RegExp(
      `,? (?:but|yet|though|while) ${who} (?:(?:is|was|are|were) )?not(?: ${notThere})?(?=[,.;!?]|$| (?!only\\b|just\\b|alone\\b))`,
      'gu',
    ),
    plain: ' and without $1',
  },
  {
    pattern: new RegExp(
      `(?:,|,? (?:and|but|with)) ${who} (?:(?:is|was|are|were) not|isn't|wasn't|aren't|weren't|not) ${notThere}\\b`,
      'gu',
    ),
    plain: ' and without $1',
  },
  { pattern: /\b(?:and|but|with) (?:nobody|no one|no-one|none) (?:more|further|other)\b/giu, plain: 'and nobody else' },
  { pattern: /\band also (?=(?:with )?(?:my |our )?\p{L})/giu, plain: 'and ' },
  // Which of several journeys.
  {
    pattern:
      /\bwhen (?:I|i|we) (?:(?:was|were) (?<which>first|last) (?:in|at)|(?<which>first|last) (?:was|were|visited|went|came|travell?ed|stayed|got)(?: (?:to|in|at))?) (?=\p{Lu})/gu,
    plain: 'the $<which> time I was in ',
  },
  {
    pattern: /\bwhen (?:I|i|we) visited (\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?) for the (first|last) time\b/gu,
    plain: 'the $2 time I was in $1',
  },
  {
    pattern: new RegExp(
      `(?<!\\b(?:what|where|who|how|did|do|does|which|when|why|was|were|is)\\b.*)\\b(?:in|on|at|during|from) (?:my|our|the) (?:very )?(first|last|latest|most recent) ${journey} (?:to|in|at) (?=(?:the )?\\p{Lu})`,
      'gu',
    ),
    plain: 'the $1 time I was in ',
  },
  // On a journey, wherever to.
  {
    pattern: new RegExp(
      `\\b(?:away from home,? (?:while (?:travell?ing|away)|on (?:a|one|some|any|my|our)(?: of (?:my|our))? ${journeys})|on (?:a|one|some|any|my|our)(?: of (?:my|our))? ${journeys},? away from home|on (?:one|some|any) of (?:my|our) (?:trips|travels|journeys|holidays|vacations))\\b${nowhereInParticular}`,
      'giu',
    ),
    plain: 'away from home',
  },
  {
    pattern:
      /\b(?:when|while|whenever) (?:i|we) (?:travel|am travell?ing|are travell?ing)\b(?! (?:to|in|by|through)\b)/giu,
    plain: 'while travelling',
  },
  {
    pattern:
      /\b(?:close to|near of|near to|next to|nearby|not far from|around) (?:my|our) (?:own )?(?:home|house|flat|place|apartment)\b(?! (?:town|city|village|country|region|state)\b)/giu,
    plain: 'near home',
  },
  // Times in more words than they need.
  { pattern: new RegExp(`\\b(?:in|at|within|during|for) the month (?:of )?${month}`, 'giu'), plain: 'in ' },
  { pattern: /\b(?:within|at|for|during) (?:the )?year (?=(?:19|20)\d\d\b)/giu, plain: 'in ' },
  {
    pattern: /\b(?:(?:in|at|on) )?that (spring|summer|autumn|fall|winter),? (?:in|of) (?=(?:19|20)\d\d\b)/giu,
    plain: 'in $1 ',
  },
  // What goes without saying of a thing.
  {
    pattern:
      /\b(boats?|ships?|ferr(?:y|ies)|yachts?|kayaks?|canoes?|ducks?|swans?) on the (?:water|river|lake|sea)\b/giu,
    plain: '$1',
  },
  {
    pattern:
      /\b(fireworks|firework displays?|stars|starry sky|neon (?:lights|signs)) (?:at night|in the (?:night )?sky)\b/giu,
    plain: '$1',
  },
  { pattern: /\b(?:the )?(?:sky|evening sky|horizon) at (sunset|sunrise|dusk|dawn)\b/giu, plain: '$1' },
  {
    pattern: /\b(screenshots?) (?:from|of|on|made on|taken on) (?:my|the|our) (?:phone|mobile|screen|cell ?phone)\b/giu,
    plain: '$1',
  },
  // Whom one speaks of.
  { pattern: /\b(neighbou?rs?) (?:from )?next door\b|\bnext[- ]door (neighbou?rs?)\b/giu, plain: '$1$2' },
  {
    pattern:
      /\b(?:the |my |our )?(?:person|people|man|woman|guy|lady|bloke|chap|couple|folks?) (?:living |who lives? )?next door\b(?! to\b)/giu,
    plain: 'my neighbour',
  },
  { pattern: /\bsmall(er)? (?=(?:brother|sister)s?\b)/giu, plain: 'little ' },
  { pattern: /\b(?:girl|boy|lady|female|male) (?=(?:cousin|colleague|neighbou?r|friend)s?\b)/giu, plain: '' },
];

/** As in the first list, in Chinese. */
export const learntChinese: readonly PlainWords[] = [
  { pattern: /一[块道]儿/gu, plain: '一起' },
  { pattern: /看得[到见]/gu, plain: '看到' },
  {
    pattern:
      /(?:住在?)?隔壁(?:住的|的)?(?:那位|那个人|那家人|人家|住户|人(?=叫|让|请|要|托|推|跟|给|[，,、。？?]|$))/gu,
    plain: '邻居',
  },
  { pattern: /(?<=(?:照片|相片|图片|视频)[，,、 ]*)要有/gu, plain: '有' },
  // Who is not there, said after the name.
  {
    pattern:
      /(?:[，,、]?(?:但是?|可是?|而|却)|[，,、])([^，,、。在有没不和跟]{1,16}?)(?:不在场|没在场|不在|没在|没来)(?=[在的，,。、第那这去到]|[\d春夏秋冬]|$)/gu,
    plain: '但没有$1',
  },
  {
    pattern: /(有[^，,、。没不]{1,16}?)(?:但是?|可是?|而|却)([^，,、。在有没不和跟]{1,16}?)不在(?!一起)/gu,
    plain: '$1但没有$2',
  },
  { pattern: /(?<![不没])在场(?![地馆所上内外边])/gu, plain: '' },
  { pattern: /单独(?:有|和|跟|与)(?!关)/gu, plain: '只有' },
  { pattern: /就(?:只有?)?([^，,。就在有没是]{1,16}?)(?:自己)?一个人/gu, plain: '只有$1' },
  // Which of several journeys.
  { pattern: /[初首头][次回趟](?=[去到在来飞])/gu, plain: '第一次' },
  {
    pattern:
      /((?:第一|最近|最后一|最近一|上一?|最近那|最后那)[次回趟])(?:去到?|到|来到?)(\p{Script=Han}{2,7}?)(?:玩儿?|旅游|旅行|出差)?(?:的时候|那会儿|(?<!何)时)(?![间候])/gu,
    plain: '$1在$2',
  },
  // On a journey, wherever to.
  {
    pattern:
      /(?:出门|外出|出外|在外)(?:在外|旅游|旅行|游玩|出游|玩)(?:的)?(?:时候|期间|途中|时(?!间))?(?![去到在][^，,。]{0,8}(?:玩|旅))/gu,
    plain: '出门在外',
  },
  // Where one lives.
  {
    pattern:
      /(在?)(?:(?:我们?|咱们?|自己|自个儿)的?)?(?:家|屋企|住处|住所|住的(?:地方|那儿|那里)|居住的?地方)的?(?:附近|周边|周围|旁边|边上|一带|门口|门前)(?:一带)?/gu,
    plain: '$1家附近',
  },
  // What goes without saying of a thing.
  { pattern: /(日落|日出|夕阳|落日|晚霞)(?:时分?|下)的?(?:天空|天际|天边|景色|风景)/gu, plain: '$1' },
  { pattern: /山[间里中区上](?:的)?(?:风景|景色|风光)/gu, plain: '山景' },
  { pattern: /夜空(?:中|里)?的?(?=烟花|烟火|焰火|礼花|星)/gu, plain: '' },
  { pattern: /(?:手机)?(?:屏幕)?(?=截[图屏])/gu, plain: '' },
  // Words that only point.
  { pattern: /(?<=\d年)(?:间|度|里|内|中)(?=[有和跟与同在那的出只到去])/gu, plain: '' },
  {
    pattern: /(?<=在[^，,。在的]{1,9})那(?:个地方|地方|块儿|一?带|[边儿])(?=[，,。的照拍影和跟与同有]|$)/gu,
    plain: '',
  },
  { pattern: /(?<=[年季天月日节])(?:那会儿?|那阵子?|那段时间)/gu, plain: '' },
  { pattern: /我(?:们)?的(?=自拍)/gu, plain: '' },
];
