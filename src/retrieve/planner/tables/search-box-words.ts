import type { PlainWords } from './colloquial-words.ts';

/** A name or a role, as much of it as stands between two other words. */
const who = (name: string): string => `(?<${name}>(?:my |our |the )?[\\p{L}][\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)?)`;
/** Said of what somebody did on the journey, it is no search for its pictures. */
const notAsked =
  '(?<!\\b(?:did|was|is|does|has|had|cost|of|for|on|from|during|in|after|before|since|i|we) (?:(?:the|my|our) )?)';
const lastOrFirst = '(?:(?:the|my|our) )?(?:very )?(?<which>first|1st|last|latest|most recent)';
/** What follows "the last trip" where no place does. */
const noPlace =
  '(?!(?:i|we|my|our|the|a|an|with|w|was|were|is|did|do|had|that|this|which|when|where|and|or|but|for|from|before|after|by|on|of|at|near|photos?|pictures?|pics?|ever|again|together|alone|please|cost|costs|price|booking|receipts?|photo|tickets?|invoices?)\\b)';

/**
 * What people type into the search box of a photo app, where they would say more: short forms, slang, lists with a plus or
 * a "yes". In the words that the other tables know; in order, each wherever it stands. A line may be added by hand.
 */
export const searchBoxEnglish: readonly PlainWords[] = [
  {
    pattern:
      /\b(?:stuff|things|everything|anything|whatever|random stuff|all the stuff|bits)(?: (?:that|which))? (?:i|we|i've|we've|i have|we have) (?:snapped|shot|took|taken|photographed|captured|clicked|shooted|pictured)\b/giu,
    plain: 'photos',
  },
  {
    pattern: /\b(?:photo|pic|picture|image|camera)[- ]?(?:dump|spam|bomb|haul|vomit)s?\b|\bcamera roll\b/giu,
    plain: 'photos',
  },
  { pattern: /\b(?:piccies|piccy|pixx|photies|snappies)\b/giu, plain: 'photos' },
  { pattern: /\b(?:wefies?|welfies?|groupfies?|groufies?|usies?|selfys?|selfis)\b/giu, plain: 'selfies' },
  {
    pattern:
      /\bss(?:es|s)?(?= of\b|[ ,]*$| (?:from|in|on)\b)|\b(?:screenies?|screencaps?|screen ?grabs?|scrnshots?|screeny)\b/giu,
    plain: 'screenshots',
  },
  { pattern: /\btix\b|\btkts?\b/giu, plain: 'tickets' },
  { pattern: /\brcpts?\b|\brecpts?\b/giu, plain: 'receipts' },
  { pattern: /\bmtns?\b|\bmnts?\b/giu, plain: 'mountain' },
  { pattern: /\bnite\b/giu, plain: 'night' },
  {
    pattern: /\b(?:on |in )?(?:the )?late[- ]nights?\b(?! (?:train|bus|show|snack|shop|call|flight))/giu,
    plain: 'late at night',
  },
  { pattern: /\b(?:at |in the )?night[- ]?times?\b/giu, plain: 'nighttime' },
  {
    pattern:
      /\bsat(?:urday)?s? ?(?:\/|&|\+|-|and|n|or) ?sun(?:day)?s?\b|\b(?:w\/ends?|wkends?|wknds?|wk-ends?|weeknds?)\b/giu,
    plain: 'weekend',
  },
  {
    pattern:
      /(?<!\b(?:was|were|am|are|been|went|off|away) )(?<!\b(?:look|looked|looking|care|feed|water|mind|keep|bring|lend|pick)\b.{0,24})\b(?:on|during) (?:(?:my|our|the|a) )?(?:hols?|holidays?|vacations?|vacay|vac|leave|trips?|tour)\b(?! (?:in|to|at|around|through|of|away|abroad|when|while)\b)/giu,
    plain: 'while travelling',
  },
  { pattern: /\bhols\b/giu, plain: 'holidays' },
  { pattern: /\b(spring|summer|autumn|fall|winter) time\b/giu, plain: '$1' },
  {
    pattern: /(?<![\d.-])((?:19|20)\d\d),? (spring|summer|autumn|fall|winter)\b(?! (?:and|to|until|or|19|20))/giu,
    plain: '$2 $1',
  },
  { pattern: /\b(?:at |in |near |around )?(?:my|our) (?:place|crib|pad|digs|gaff)\b/giu, plain: 'at home' },
  { pattern: /\b(?:at |near )?home side\b/giu, plain: 'near home' },
  // "Anna yes Ben no", "Anna in, Ben out", "+Anna -Ben", "Anna but no Ben"
  {
    pattern: new RegExp(`${who('a')} yes,? (?:but |and )?${who('b')} no\\b`, 'gu'),
    plain: 'with $<a> without $<b>',
  },
  {
    pattern: new RegExp(`${who('a')} yes,? (?:but |and )?no ${who('b')}`, 'gu'),
    plain: 'with $<a> without $<b>',
  },
  { pattern: new RegExp(`(?<=^|[ ,])\\+ ?${who('a')},? [-–−] ?${who('b')}`, 'gu'), plain: 'with $<a> without $<b>' },
  // "1st Rome trip", "the last trip Athens", "very first time London"
  {
    pattern: new RegExp(
      `${notAsked}\\b${lastOrFirst} (?<where>\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?) (?:trip|visit|holiday|vacation|stay|journey|time)\\b`,
      'gu',
    ),
    plain: '$<which> time in $<where>',
  },
  {
    pattern: new RegExp(
      `${notAsked}\\b${lastOrFirst} (?:ever )?(?:trip|time|visit|holiday|vacation|stay|journey)(?: over)?(?: (?:to|at|in|near|around|visiting))? ${noPlace}(?=\\p{L})`,
      'giu',
    ),
    plain: '$<which> time in ',
  },
  { pattern: /\b1st time in\b/giu, plain: 'first time in' },
  { pattern: /\b(?:choo[- ]?choo)(?: trains?)?\b/giu, plain: 'train' },
  { pattern: /\bmeow(?:s|meow|ies)?\b/giu, plain: 'cat' },
  { pattern: /\b(?:woof|woofs|woofer|doggos|puppers?|bork)\b/giu, plain: 'dog' },
];

/** The same in Chinese. */
export const searchBoxChinese: readonly PlainWords[] = [
  {
    pattern: /随(?:便|手|意)(?:乱)?(?:拍|照|影)(?:的|到的|下的|了的)?(?:那些|那几张|一些|些|几张)?/gu,
    plain: '拍的照片',
  },
  {
    pattern: /^(?:帮我|给我|来)?翻(?:一下|下|翻看|翻|看|出来|出|找)?(?!译|新|车)(?=[\p{Script=Han}\d])/gu,
    plain: '找',
  },
  {
    pattern: /出去(?:玩|浪|耍|旅行|旅游)(?:的?那会儿?|的?那阵子?|的?那时候?|的时候|时|期间|那次)/gu,
    plain: '旅行途中',
  },
  {
    pattern:
      /(?<=^|[\d年月日号天季假节末春夏秋冬会 ，,的]|不在)(?:旅[行游]|度假|出游|在外面玩)(?:的?那会儿?|的?那阵子?|的?那?时候?|的?那段时间|期间|途中)(?!间)/gu,
    plain: '旅行途中',
  },
  { pattern: /(?<=[\d年月日号末春夏秋冬天季节假])(?:那会儿?|那阵子|那阵儿|那时候|那段时间)/gu, plain: '' },
  { pattern: /(?:隔壁|楼上|楼下|对门|对面|旁边|隔离)(?:家|屋)?(?:的|那个|那位|那家|住的)?(?=邻居)/gu, plain: '' },
  { pattern: /(?:公司|单位|办公室|部门|团队|厂)(?:里|里的|的|那个|那位|里那个)?(?=同事|老板|上司|领导)/gu, plain: '' },
  { pattern: /(?<=[\p{Script=Han}\d ])live(?= ?(?:$|[，,。、的]))/giu, plain: '演唱会' },
  // 有安娜没小本, 安娜在小本不在
  {
    pattern: /(?<!没)有(?<a>[^，,。没有的在]{1,16}?)[，,、]?(?:但|却|而|可)?没(?!有|在|来|拍|人)(?=[\p{L}])/gu,
    plain: '有$<a>没有',
  },
  { pattern: /大晚上(?:的(?=时候|去|在|出))?/gu, plain: '晚上' },
  { pattern: /(?:大半夜|三更半夜|深更半夜|半夜三更)/gu, plain: '深夜' },
  { pattern: /(?:(?:很|挺|特别|非常)晚|夜深)(?:的?(?:时候|时分|那会儿?)|了的?时候|时(?!间))/gu, plain: '深夜' },
];
