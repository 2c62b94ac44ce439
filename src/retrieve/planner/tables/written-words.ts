import type { PlainWords } from './colloquial-words.ts';

const months = 'January February March April May June July August September October November December'.split(' ');
/** A name or a role, as much of it as stands between two other words. */
const who = "((?:my |our |the )?[\\p{L}][\\p{L}.'-]*(?: [\\p{L}.'-]+){0,3}?)";

/**
 * Words as annotators, offices and forms write them in full, and the plain words that the other tables know. In order, each
 * wherever it stands; a line may be added by hand.
 */
export const writtenEnglish: readonly PlainWords[] = [
  // "Memories captured in …", "Moments … featuring …", "everything my camera has taken": pictures are meant.
  {
    pattern: /^(?:(?:all|the|my|some|any|find|show me) )*(?:memories|moments)\b(?! of (?:my|our) )/iu,
    plain: 'photos',
  },
  {
    pattern:
      /\b(?:(?:all|everything|anything) )?(?:(?:that|what|which) )?(?:my|our) (?:camera|phone|mobile|iphone) (?:has |have |had )?(?:taken|took|shot|captured|caught|recorded)\b/gi,
    plain: 'photos taken',
  },
  { pattern: / (?:taken )?at arm's length\b/gi, plain: '' },
  // Asked by itself it asks for the dish; "photos of what was on my plate" are of food.
  {
    pattern:
      /(?<=^|[.!;,] ?|\b(?:and|so|but) )what (?:exactly )?(?:(?:was|is|were|lay) (?:there )?on|did (?:i|we) (?:have|get|find) on|(?:had|have) (?:i|we)(?: got| had)? on|ended up on) (?<whose>my|our) (?:plate|dish)s?\b/gi,
    plain: 'what did I eat',
  },
  { pattern: /\bwhat (?:was|is|were|lay|stood) on (?:the|our|my) (?:table|plate)s?\b/gi, plain: 'food' },
  { pattern: /\b(?:over|in|during|throughout) the course of (?=(?:the |last |this )?[\p{L}\d])/giu, plain: 'in ' },
  { pattern: /\b(?:inside|within) of (?=\p{Lu})/gu, plain: 'in ' },
  { pattern: /\b(in|at|to) the (?:city|town|village) of (?=\p{Lu})/gu, plain: '$1 ' },
  { pattern: /(?<=\b(?:in|at|to|from) \p{Lu}[\p{L}-]+) city\b/gu, plain: '' },
  {
    pattern:
      /\b(?:(?:in|during|over) )?(?:the )?(spring|summer|autumn|fall|winter)(?:[- ]?time| months| season) (?:of )?(?=(?:19|20)\d\d\b)/gi,
    plain: 'in $1 ',
  },
  { pattern: /\b(?:during|on) (?:my|our) (?:visit|time) (?:to|in|at) (?=(?:the )?\p{Lu})/gu, plain: 'in ' },
  {
    pattern: /\b(?:on|at) (?:(?:a|the|any) )?saturdays? (?:or|and|&) (?:(?:a|the|any) )?sundays?\b/gi,
    plain: 'at the weekend',
  },
  ...months.map((name, i) => ({
    pattern: new RegExp(`(?<![\\d/.-])0?${i + 1}/(?=(?:19|20)\\d\\d\\b)`, 'g'),
    plain: `${name} `,
  })),
  {
    pattern: new RegExp(
      `\\bwith ${who} (?:present|there) (?:but|and|while) ${who} (?:absent|missing|not there)\\b`,
      'giu',
    ),
    plain: 'with $1 but without $2',
  },
  {
    pattern: new RegExp(`\\bincluding ${who} (?:but|and|while) (?:excluding|not|without)\\b`, 'giu'),
    plain: 'with $1 but without',
  },
  {
    pattern: new RegExp(
      `\\b(?:where|in which|with) ${who} (?:is|was|as) the only other (?:person|one)(?: (?:there|present|visible))?\\b`,
      'giu',
    ),
    plain: 'with only $1',
  },
  { pattern: new RegExp(`\\b(?:just|only) ${who} and (?:me|myself|I)\\b`, 'giu'), plain: 'with only $1' },
  {
    pattern:
      /(?<!\b(?:look|looked|looking|care|feed|water|mind|keep|bring|lend|pick)\b.{0,24})\b(?:during|on|in) (?:my|our|the|all)? ?(?:trips|travels|journeys|vacations?|holidays)(?: away from home)?(?= (?:in|on|from|the|during|with|of|at|back|around)\b|[,.?!]|$)(?! (?:to|in) \p{Lu}| of )/giu,
    plain: 'away from home',
  },
  {
    pattern: /\bin (?:the|my|our) (?:area|neighbou?rhood) (?:where|in which) (?:i|we) live\b/gi,
    plain: 'near home',
  },
  // A clause that says where would be looked for as a happening.
  {
    pattern: /\b(?:in|around) the (?:city|town|village|place) (?:where|in which|that) (?:i|we) live(?: in)?\b/gi,
    plain: 'in my home city',
  },
  {
    pattern:
      /\b(?:in |during |from |of )?the (month|week|year) (?:before|prior to|preceding) (?:this|the (?:current|present))(?: one| \1)?\b/gi,
    plain: 'last $1',
  },
];

/** As in the first list, in Chinese. */
export const writtenChinese: readonly PlainWords[] = [
  { pattern: /(?:这|本)个?(月|周|星期)(?:之前|以前|前面)的?(?:那)?(?:一个|一)(?:月|周|星期)/gu, plain: '上个$1' },
  { pattern: /(?<!\d)((?:19|20)\d\d)[./](\d{1,2})[./](\d{1,2})(?!\d)/gu, plain: '$1年$2月$3日' },
  { pattern: /双休日|周六、?周日/gu, plain: '周末' },
  { pattern: /(?:大概|大约|约莫|差不多)(?=(?:在|是)?(?:19|20)?\d\d年|[去前今]年)/gu, plain: '' },
  {
    pattern: /(?<=\d[年月日号]|[春夏秋冬][天季]|[去前今]年|节|年度|周末)(?:期间|前后|当[天日晚]|那天)(?![有参办发])/gu,
    plain: '',
  },
  {
    pattern:
      /(?:[在于]|[去赴](?![年看吃喝玩买参做见接办上拿听打游爬滑找取送学过]))(\p{Script=Han}{2,7}?)(?:旅行|旅游|出游)?(?:期间|的时候|(?<!比利)时)(?=[，,的所留拍记与和同跟仅]|我|$)/gu,
    plain: '在$1',
  },
  { pattern: /(?:外出|出外|在外)(?:旅行|旅游|游玩)(?:的)?(?:期间|时候|时)/gu, plain: '旅行时' },
  { pattern: /回忆(?=照片|相片|图片|影像)/gu, plain: '' },
  { pattern: /(?:影像|图像|图片|照片)资料|影像(?=$|[，。,.])/gu, plain: '照片' },
  { pattern: /期间(?:所)?(?:留下|拍摄|拍|产生)?的?(?=照片)/gu, plain: '的' },
  { pattern: /(?:所)?记录(.{1,12}?)的(?:时刻|瞬间)$/gu, plain: '拍的$1照片' },
  { pattern: /(?<=[在于]\p{Script=Han}{2,7})当地/gu, plain: '' },
  { pattern: /有([^，,。在有]{1,14}?)在场[而但](?:是)?([^，,。在有]{1,14}?)不在(?:场)?/gu, plain: '有$1但没有$2' },
  { pattern: /(?:包含|包括|含)([^，,。含]{1,14}?)[但而](?:是)?不(?:包含|包括|含)/gu, plain: '有$1但没有' },
  {
    pattern: /除(?:了)?我(?:之外|以外)?(?:就)?只有([^，,。只]{1,14}?)(?:一个?人)?(?=[在去到所拍留的，。]|$)/gu,
    plain: '只有$1',
  },
  { pattern: /仅[与和跟]([^，,。仅]{1,14}?)(?:两|二|俩)个?人/gu, plain: '只有$1' },
  {
    pattern: /(?:(?<![没])有|在)((?:我的?)?[^，,。在有没]{1,12}?)(?:的)?(?:陪伴|陪同|陪着)(?:之?下)?/gu,
    plain: '和$1',
  },
  { pattern: /闺中(?:好友|密友)|最好的朋友|密友/gu, plain: '闺蜜' },
  // 盘子里是什么 asks for the dish.
  {
    pattern:
      /(?:当时|那[天次顿])?(?:我们?的?|咱们?的?)?(?:盘子?|餐盘|碟子?|盘中|碗)(?:里面?|中|上|里头)?(?:的|装的|盛的|放的)?(?:是|有|装着?|盛着?|放着?|装的是|盛的是)(?:些)?(?:什么|啥)(?:菜|食物|吃的|东西|料理)?(?=[？?。！ ]*$)/gu,
    plain: '吃了什么',
  },
  { pattern: /(?:餐|饭)?桌(?:子)?上的(?=食物|菜|美食|饭)/gu, plain: '' },
  { pattern: /(?:住在?)?(?:隔壁|楼上|楼下|对门)的邻居/gu, plain: '邻居' },
  { pattern: /伸手拍的/gu, plain: '' },
  { pattern: /西班牙小[吃碟]/gu, plain: 'tapas' },
  // Where a dish comes from is no place where it was eaten.
  {
    pattern:
      /(?<![在去到于从])(?:意大利(?=烩饭|炖饭|披萨|冰淇淋)|西班牙(?=海鲜饭|火腿)|日本(?=拉面|寿司|料理)|韩国(?=烤肉|炸鸡|料理|泡菜)|越南(?=河粉)|德国(?=猪脚|猪肘|香肠)|法国(?=吐司|面包|大餐)|泰国(?=咖喱)|印度(?=咖喱|飞饼)|土耳其(?=烤肉))/gu,
    plain: '',
  },
  { pattern: /我个(?=[妹姐哥弟妈爸阿仔女朋闺])/gu, plain: '我的' },
  { pattern: /但系/gu, plain: '但是' },
  { pattern: /(?:cap|screen)图/giu, plain: '截图' },
  { pattern: /[胞舍]妹/gu, plain: '妹妹' },
  { pattern: /[胞舍]弟/gu, plain: '弟弟' },
  { pattern: /双亲/gu, plain: '父母' },
];
