import type { PlainWords } from './colloquial-words.ts';
import { pictureWords } from './picture-words.ts';

/** A name, or a role: "Anna Berg", "my younger brother". */
const who =
  "((?:\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2})|(?:my|our|her|his) [\\p{Ll}-]+(?: [\\p{Ll}-]+){0,2}?)";
/** Large or small, since the patterns tell names by their large letters. */
const anyPictures = [...pictureWords, 'ones', 'those']
  .map((word) => `[${word.slice(0, 1).toUpperCase()}${word.slice(0, 1)}]${word.slice(1)}`)
  .join('|');
const pictures = `(${anyPictures})`;
/** Only of pictures is it said who is in them. */
const ofPictures = `(?<=(?<![\\p{L}])(?:${anyPictures})(?![\\p{L}])[^.?!]*)`;
const inThem = '(?: in (?:it|them|there|the (?:frame|picture|photo|shot|image)s?))?';
const where = '(?:where|in which|on which|when|wherein)';
const not = "(?:n't|n’t| not| never)";

/**
 * Whole sentences about who is in a picture and where it was, where "with", "without", "just" and "in" would do. In order, each
 * wherever it stands. A line may be added by hand.
 */
export const pictureEnglish: readonly PlainWords[] = [
  {
    pattern: new RegExp(
      `${ofPictures},? (?:and |but )?(?:${where}|that|which) ${who} (?:(?:is|are|was|were)${not} (?:present|visible|shown|featured|there|seen|included|around|in (?:it|them|the (?:frame|picture|photo|shot|image)s?))|(?:does|do|did)${not} (?:appear|show up|feature|figure|come up))${inThem}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: ' without $1',
  },
  {
    pattern: new RegExp(
      `,? (?:(?:with )?${who} (?:(?:is |was |being )?(?:excluded|left out)|(?:is|was|being) (?:absent|missing)))(?=[ ,.?!]*$|,)`,
      'gu',
    ),
    plain: ' without $1',
  },
  {
    pattern: new RegExp(`${where} ${who} (?:is|was) the only (?:person|one)${inThem}(?![\\p{L}\\p{N}])`, 'gu'),
    plain: 'with just $1',
  },
  {
    pattern: new RegExp(`with ${who} as the (?:only|sole) (?:person|one)(?![\\p{L}\\p{N}])`, 'gu'),
    plain: 'with just $1',
  },
  {
    pattern: new RegExp(
      `${where} (?:only|just) ${who} (?:appears|is|can be seen|is (?:visible|shown|seen))${inThem}(?= |[,.?!]|$)`,
      'gu',
    ),
    plain: 'with just $1',
  },
  {
    pattern: new RegExp(`\\b(with|of) ${who} only(?=[ ,.?!]*$|,| (?:in|at|on|from|during|while|near)\\b)`, 'gu'),
    plain: '$1 just $2',
  },
  {
    pattern: new RegExp(`\\b(?:[Ii]ndividual|[Ss]ingle[- ]person) ${pictures} of ${who}(?![\\p{L}\\p{N}])`, 'gu'),
    plain: '$1 of just $2',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:${where}|that|which) ${who} (?:(?:is|are|was|were|can be) (?:visible|seen|present|shown|featured|in (?:it|them|the (?:frame|picture|photo|shot|image)s?))|(?:appears?|shows? up|features?|figures?))${inThem}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: '$1 with $2',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:of (?:me|us) )?(?:hanging out|spending time|meeting up|getting together|in the company|when (?:i|I|we) (?:was|were|am|are)) (?:of |with )${who}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: '$1 with $2',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:located|situated|set|geotagged|tagged|localized|localised) (?=(?:in|at|near)\\b)`,
      'gu',
    ),
    plain: '$1 ',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:(?:from )?(?:in )?(?:the )?(?:place|city|town) )?where (?:I|i|we) live(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: '$1 in my home town',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:when |while )?(?:not (?:while |when )?(?:on (?:a|any) (?:trip|journey)|travell?ing|away|on holiday|on vacation)|(?:I was )?not travell?ing)(?![\\p{L}\\p{N}])(?! (?:in|to|from)\\b)`,
      'gu',
    ),
    plain: '$1 near home',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:taken )?(?:(?:from|on|of|during) (?:(?:my|our|any|all(?: my| our)?) )?(?:travels|trips|journeys)|on (?:a|some) journey|on the road|out of town|on the go|away from home|abroad or away)(?=[ ,.?!]*$| (?:in|with|of|at|during) (?!this\\b|that\\b|the\\b))`,
      'gu',
    ),
    plain: '$1 while travelling',
  },
  {
    pattern:
      /(?<=\b(?:in|to|from|across|around|through|throughout|over|inside) (?:the )?)(?:US|U\.S\.)(?![\p{L}\p{N}$])/gu,
    plain: 'USA',
  },
  {
    pattern:
      /(?<=^(?:please |now |hey |ok )?(?:find|show|search|dig out|dig up|look for|pull up|bring up|get|fetch|see|photos? of|pictures? of|pics? of|shots? of)(?: me)? (?:all |everything )?)what (?:i|we) (?:ate|had to eat|were eating|had for (?:breakfast|lunch|dinner))\b/giu,
    plain: 'food',
  },
  {
    pattern: new RegExp(
      `${ofPictures} ((?:[Ff]ood|[Dd]ishes|[Mm]eals))(?: (?:that|which))? (?:I|i|[Ww]e)(?:['’]ve|['’]d| have| had)? (?:ate|eaten|was eating|were eating|tasted|tried|ordered|enjoyed|(?:was|were|been) served)(?![\\p{L}])`,
      'gu',
    ),
    plain: ' $1',
  },
  // In other words for "with", "without", "just".
  {
    pattern: new RegExp(`${ofPictures} in ${who}['’]s (?:company|presence)(?![\\p{L}\\p{N}])`, 'gu'),
    plain: ' with $1',
  },
  {
    pattern: new RegExp(`${ofPictures},? in (?:the absence of ${who}|${who}['’]s absence)(?![\\p{L}\\p{N}])`, 'gu'),
    plain: ' without $1$2',
  },
  {
    pattern: new RegExp(
      `${ofPictures} (?:that|which) (?:do|does|did)${not} (?:include|show|feature|contain|have) ${who}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: ' without $1',
  },
  {
    pattern: new RegExp(
      `${ofPictures},? (?:but |and |while )?(?:leaving out|omitting|skipping) ${who}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: ' without $1',
  },
  {
    pattern: new RegExp(
      `${ofPictures} (?:that|which) (?:(?:also )?(?:include|show|feature|contain|have)) (?:both )?${who}(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: ' with $1',
  },
  {
    pattern: new RegExp(
      `${ofPictures} ${where} ${who} (?:is|was) (?:there|present|with (?:me|us)) (?:and|but) ${who} (?:is|was)${not}(?: there| present| with (?:me|us))?(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: ' with $1 but without $2',
  },
  {
    pattern: new RegExp(
      `${ofPictures} with ${who} (?:(?:as|being) (?:my|our|the) (?:only|sole) (?:companion|company|one(?: there)?|person(?: there)?)|and not (?:anybody|anyone) else)(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    plain: ' with just $1',
  },
  {
    pattern: new RegExp(`${ofPictures} with ((?:[^ ]+ ){1,3})as well as (?=(?:my |our )?\\p{L})`, 'gu'),
    plain: ' with $1and ',
  },
  {
    pattern: new RegExp(`${ofPictures} (?:dating|stemming|originating)(?: back)? (?:from|to) `, 'gu'),
    plain: ' from ',
  },
  { pattern: /\bon (?:the )?weekend days\b/giu, plain: 'on weekends' },
  {
    pattern:
      /\b(?:in|within) the (?:vicinity|surroundings|neighbou?rhood|area) of (?:(?:my|our|the) )?(?:home|house|flat|place)\b|\bnearby (?:my |our )?home\b/giu,
    plain: 'near home',
  },
  {
    pattern: new RegExp(
      `${pictures} (?:taken )?(?:during (?:a |some |any )?(?:travel|travels|journey|journeys|trip)|on the move|while out of town)(?=[ ,.?!]*$| (?:with|without|in (?:the )?(?:\\p{Ll}|\\d)))`,
      'gu',
    ),
    plain: '$1 while travelling',
  },
  {
    pattern: new RegExp(
      `(?<=(?<![\\p{L}])(?:${anyPictures})(?![\\p{L}])[^.?!]*) (?:on|during) (?:a|some|one) (?:trip|journey|tour|holiday|vacation)(?= (?:in the course of|over the course of|in|during|of|from) (?:the )?(?:year |month of |spring|summer|autumn|winter|early |late )*(?:(?:19|20)\\d\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
      'giu',
    ),
    plain: ' while travelling',
  },
  {
    pattern: /\bon the (first|last|latest|most recent) of (?:my|our) (?:trips|visits|journeys|stays) (?:to|in) /giu,
    plain: 'on my $1 trip to ',
  },
  {
    pattern:
      /\bon the (first|last|latest|most recent) occasion (?:(?:that|when) )?(?:i|we) (?:was|were|went|visited|stayed)(?: (?:to|in|at))? (?=\p{L})/giu,
    plain: 'on my $1 trip to ',
  },
  {
    pattern: /\b(?:on|during|from) (?:my|our|the) (?:initial|earliest) (trip|visit|journey|stay) (?:to|in) /giu,
    plain: 'on my first $1 to ',
  },
  { pattern: /\bmy (?:dear|beloved|lovely) (?=\p{Ll})/giu, plain: 'my ' },
  { pattern: /\bin the (early|late) part of (?=(?:the year )?(?:19|20)\d\d\b)/giu, plain: 'in $1 ' },
];

/** A name or a role before or after what is said of whom a picture shows. */
const seen = '(?=[^，,。]*(?:照|相片|图|影像|画面|合影|自拍))';

/** The same in Chinese: whoever is in the frame, was there too or is the only one; where and when it was made. */
export const pictureChinese: readonly PlainWords[] = [
  // 安娜在场小本不在场的照片
  {
    pattern:
      /(?<=[\p{L}])(?:在场|到场)[，,、]?(?:但是?|却|而)?([^，,。的不没缺]{1,16}?)(?:不在场|没在场|没到场|未到场|缺席)(?=的|时|，|,|[。？?]|$)/gu,
    plain: '在但没有$1',
  },
  // 只有安娜入镜时, 安娜入镜而小本没入镜时
  {
    pattern:
      /(?:入镜|出镜|在场|出现|露面)?(?:但|却|而|且|，)([^，,。有没无]{1,12}?)没有?(?:入镜|出镜|在场|出现|露面)(?:时|的时候)?(?=的|，|,|我|拍)/gu,
    plain: '没有$1',
  },
  {
    pattern:
      /(?<=(?:只有?|仅有?|就|单独?)[^，,。]{1,16}?)(?:一个?人|自己|本人)?(?:入镜|出镜|在场|在画面[里中]|在镜头[里中]|出现|露面)(?:时|的时候)(?=的|，|,|我|拍|[。？?]|$)/gu,
    plain: '一个人',
  },
  {
    pattern: /(?<=[\p{L}])(?:也|都|全|均|同时)(?:在场|在|入镜|出镜|有出现|出现)(?=的(?:照|相片|图|影像|画面))/gu,
    plain: '一起',
  },
  { pattern: /(?<=[\p{L}])入镜(?=的(?:照|相片|图|影像|画面))/gu, plain: '出镜' },
  {
    pattern: new RegExp(`(?:同时|既|里面)有(?=[^，,。]{1,24}(?:也有|又有|和|与|跟|、|还有))${seen}`, 'gu'),
    plain: '有',
  },
  { pattern: new RegExp(`(?<=有[^，,。没无]{1,16})[，,、]?(?:也|又)有${seen}`, 'gu'), plain: '和' },
  {
    pattern: new RegExp(`(?<=^|[，,、的年月日天季在])(?:带上|带着|带了|携)(?=[^，,。]{1,16}一起)${seen}`, 'gu'),
    plain: '和',
  },
  {
    pattern: /(?<=[和跟与同][^，,。的]{1,16})(?:合拍|同行|结伴|同游|作伴|做伴)(?=的?(?:照|相片|图|影像|画面))/gu,
    plain: '一起',
  },
  // 有安娜无小本, 看不到小本
  {
    pattern: new RegExp(`(?<=有[^，,。没无]{1,16}?)[，,、]?(?:但|却|而|且)?无(?=[\\p{L}])${seen}`, 'gu'),
    plain: '没有',
  },
  {
    pattern: new RegExp(
      `(?<=有[^，,。没无]{1,16}?)[，,、]?(?:但|却|而)?(?:看不到|看不见|见不到|除去|不见)(?=[\\p{L}])${seen}`,
      'gu',
    ),
    plain: '没有',
  },
  {
    pattern:
      /(?<=^|[，,、的年月日天季在])(?:只|仅|单单?|就)(?:[和跟与同]|有?我和)(?=[^，,。和跟与、]{1,16}(?:一起|两个?人?|俩)?的?(?:照|相片|图|影像|合影))/gu,
    plain: '只有',
  },
  { pattern: /(?:拍摄|拍|摄)于(?=[\p{L}\d])/gu, plain: '在' },
  { pattern: /(?:拍摄)?(?:地点|地方|位置|拍摄地)(?:是|为|在)(?=\p{L})/gu, plain: '在' },
  {
    pattern:
      /(?<=\d年(?:的)?)(?:盛|初|仲|深|暮|晚|隆|寒|炎)?([春夏秋冬])(?:日|季)?(?=的?(?:照|相片|图|影像|画面|自拍)|期间)/gu,
    plain: '$1天',
  },
  { pattern: /(?<=(?:19|20)\d\d)(?=[春夏秋冬][天季日])/gu, plain: '年' },
  { pattern: /(?<![\d.])((?:19|20)\d\d)\.(1[0-2]|0?[1-9])(?=的|拍)(?![\d.])/gu, plain: '$1年$2月' },
  { pattern: /(?<=\d月(?:份)?)(?:当月|整月|全月)/gu, plain: '' },
  { pattern: /(?<=(?:19|20)\d\d年?)全年/gu, plain: '年' },
  { pattern: /(?:星期|礼拜|周)六(?:和|与|及|、|或|或者)?(?:星期|礼拜|周)?[日天]/gu, plain: '周末' },
  {
    pattern:
      /(?<=在?)离(?:我|我们|自己)?家(?:不远|近|很近|比较近|没多远)(?:的?(?:地方|那里|处))?|(?:我的?)?(?:居住地|住地|住宅|家宅|寓所)(?:附近|周边|周围|一带)/gu,
    plain: '家附近',
  },
  {
    pattern:
      /(?<=^|[\d年月日天季节末春夏秋冬，,的在])(?:在外地(?:旅[行游]|玩)|在路上|外出期间|离家在外(?:时|的时候|期间)?|身在外地(?:时|的时候)?)(?=的?(?:照|相片|图|影像|画面|和|跟|与|[，,]))/gu,
    plain: '旅行途中',
  },
  {
    pattern:
      /(首次|初次|头[一]?次|头一回|第一[次回趟]|最[近后]一[次回趟]|上一?[次回趟])(?:前往|造访|到访|访问|奔赴|赴|抵达|游览|探访|游)(?=\p{Script=Han}{2})/gu,
    plain: '$1去',
  },
  { pattern: /首次(?=[去到])/gu, plain: '第一次' },
  {
    pattern:
      /(第一[次回趟]|最[近后]一[次回趟]|上一?[次回趟])(?:去|到)?(\p{Script=Han}{2,7})(?:之行|之旅)(?:中|里|时|期间)?/gu,
    plain: '$1去$2',
  },
  {
    pattern:
      /((?:第一|最[近后]一|上一?|头一)[次回趟]去)(\p{Script=Han}{2,7}?)(?:那[次回趟]|旅[行游](?:那次|时|的时候)?)(?=的?(?:照|相片|图|影像|画面|，|,))/gu,
    plain: '$1$2',
  },
  { pattern: /(?:最早|最初)那?[次回趟]去/gu, plain: '第一次去' },
  { pattern: /(?<=在)(?:我|我们|自己)?(?:居住|生活|定居)的(?:那个|这个)?(?=城市|地方|小镇|镇上)/gu, plain: '我住的' },
  {
    pattern: /(?<=照片|相片|图片|画面|影像|合影)[，,]?我?(?:全都|全部|全|都)?要看?(?:一遍|一下)?(?=[。.!！?？]*$)/gu,
    plain: '',
  },
  // 把日落的照片收集起来, …整理成一个相册: what is to be done with them
  {
    pattern:
      /(?<=照片|相片|图片|影像|合影|合照|自拍|截图|视频|录像|照|相|图)(?:们)?(?:都|全都|全部|全|统统|通通|一起|帮我|给我)*(?:(?:收集|搜集|归集|汇集|汇总|归拢|归类|归档|集中|整理|挑拣|挑选|筛选|保存|备份|收藏|打包|罗列|收|攒|拢|挑|选|拣|筛|找|翻|调|捞|搜|列|取|导|理|凑|存)(?:到一起|在一起|一起|到一块儿?|到一处|起来|出来|下来|成册)|(?:做|整理|汇总|归|集|编|拼|存|收|放|归类|整)(?:成|为|到|进|在)一?[个本册份](?:相册|相簿|合集|影集|专辑|文件夹|集锦|相集|目录)(?:里面?|中)?|(?:放|摆|归|并|凑|拼)(?:到|在)一起)(?:给我看看|给我|发我|看看|一下|吧)*(?=[，,。.!！?？]|$)/gu,
    plain: '',
  },
  // Couples and siblings are named without anything between them.
  {
    pattern:
      /(爸爸(?=妈妈)|妈妈(?=爸爸)|老爸(?=老妈)|老妈(?=老爸)|爷爷(?=奶奶)|奶奶(?=爷爷)|外公(?=外婆)|外婆(?=外公)|姥姥(?=姥爷)|姥爷(?=姥姥)|公公(?=婆婆)|岳父(?=岳母)|叔叔(?=阿姨|婶婶)|舅舅(?=舅妈)|姑姑(?=姑父)|姨妈(?=姨父)|哥哥(?=姐姐|弟弟|妹妹|嫂子)|姐姐(?=哥哥|弟弟|妹妹|姐夫)|弟弟(?=妹妹|弟媳)|儿子(?=女儿|儿媳)|女儿(?=儿子|女婿))/gu,
    plain: '$1和',
  },
  // 凡是有狗的, 只要拍到雪就行
  { pattern: /(?<=^|[，,。])(?:凡是|但凡|只要是?|凡)(?=有|拍到|带|含|出现|看得到|看得见|能看)/gu, plain: '' },
];
