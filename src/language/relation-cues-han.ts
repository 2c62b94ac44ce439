import { matchesIn } from './matches.ts';
import { hanRelationNouns, type RelationCue, type RelationNoun } from './relation-words.ts';

/** Longest first, so that 妹妹 is tried before 妹. */
const alternation = (words: Iterable<string>): string => [...words].toSorted((a, b) => b.length - a.length).join('|');

const nouns = alternation(hanRelationNouns.keys());
const name = `([\\p{Script=Han}]{1,4}|\\p{Lu}[\\p{Script=Latin}'’-]{1,19}(?: \\p{Lu}[\\p{Script=Latin}'’-]{1,19})?)`;
const adjective = '(?:[小大亲好老]|最好的|亲爱的|可爱的)?';
const writer = '(?:我们家|我们|我家|咱们家|咱家|咱|我)的?';
const reader = '(?:你们家|你们|你家|您家|你|您)的?';
const naming = '(?:名字叫做|名字叫|名字是|名叫|叫做|叫)';

const nounThenName = new RegExp(
  `(${writer}|${reader})(?:那只|这只|只)?${adjective}(${nouns})(${naming}|是|[,，、—： ]{1,2})?${name}`,
  'gu',
);
const nameThenNoun = new RegExp(
  `${name}(?:是|[,，、(（]\\s?)(${writer}|${reader})(?:那只|这只|只)?${adjective}(${nouns})`,
  'gu',
);
/** Care that only animals get, and care that people get too, which counts where an animal or a vet is spoken of. */
const animalCare = '宠物医院|动物医院|兽医|宠物店|宠物诊所|猫粮|狗粮|猫砂|驱虫|绝育|剪指甲|遛';
const anyCare = `${animalCare}|疫苗|打针|体检|洗澡|美容|复诊|看病|手术`;
const bringing = new RegExp(`(?:带|给|抱|送|接|陪)${name}[^。！？!?\\n]{0,8}?(?:${anyCare})`, 'gu');
const having = new RegExp(
  `(?:^|[\\n。！？!?,，、：:；;\\s]|提醒|您的|我们的|我们家|我家|咱家|关于)${name}\\s?(?:的|要|该|得|需要|有|已|明天|今天|昨天|前天|后天|下周|本周|刚刚?|又|也|预约|在)[^。！？!?\\n]{0,10}?(?:${anyCare})`,
  'gu',
);
const speaksOfAnimals = /兽医|宠物|动物|猫|狗|犬|兔|驱虫|绝育|仓鼠|鹦鹉/u;
const walking = new RegExp(`遛${name}`, 'gu');
const wishing = new RegExp(`${name}[,，]?(?:生日快乐|生日快樂)|(?:祝|愿)${name}(?:生日快乐|生日快樂)`, 'gu');
const worthReading = /[我咱你您带给抱送接陪遛祝]|生日快|医院|疫苗|兽医/u;

/** Characters that no given name begins with or is told apart by: particles, pronouns, common verbs. */
const hardStops = new Set(
  '的了是在和与跟要有去来也都会被把给很说从对就还又才没不让请带吗呢吧啊呀们这那哪什吃喝做看过着到想能可以为因所但而或如果已经将该得打买送问告诉觉知道昨且太最更再每各该听讲写祝愿',
);
const softStops = new Set('今上下早晚前后里外生病出回结毕离住玩一二三四五六七八九十日号点个只条');
const surnames = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤',
);
/** 王伟 or 李小明: a family name and one or two characters more. */
export const isHanPersonName = (name: string): boolean =>
  /^\p{Script=Han}{2,3}$/u.test(name) && surnames.has(name.charAt(0));
/** Words that stand where a name could, and are none. */
const notHanNames =
  /^(?:今天|明天|昨天|后天|现在|最近|生日|一起|已经|可以|身体|学校|公司|孩子|宝宝|小孩|宝贝|大家|自己|他们|我们|你们|她们|妈妈|爸爸|爸妈|爷爷|奶奶|医生|护士|老师|朋友|家里|家人|客户|客人|先生|女士|小姐|您好|你好|亲爱|节日|新年|周末|早上|晚上|下午|上午|时候|电话|微信|地址|东西|礼物|照片|它|他|她|我|你|您|它们|小猫|小狗|猫咪|狗狗|宠物|主人|祝|愿|记得|提醒|请|谢谢|别忘|不要|新手|顾客|用户|会员|爱猫|爱宠|铲屎|流浪|每只|所有|邻居|老婆|老公|儿子|女儿|主子|动物|幼猫|幼犬|成猫|成犬|全家|手机|车子|房间|阳台|花园|花花草草)/u;
let segmenter: Intl.Segmenter | undefined;
/** Made with the first Chinese text: a dictionary is loaded with it, in every thread that reads. */
const inWords = (text: string): Iterable<Intl.SegmentData> => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return segmenter.segment(text);
};

/** What a Chinese text says of who a name is: 我妹妹小雨, 我家的猫叫年糕, 豆豆要去打疫苗. See `RelationCue`. */
export function hanCues(text: string, isAnimals = false): RelationCue[] {
  if (!/\p{Script=Han}/u.test(text) || !worthReading.test(text)) return [];
  return [...nounFirst(text), ...nameFirst(text), ...cared(text, isAnimals), ...wished(text)];
}

const ownerOf = (whose: string): RelationCue['of'] => (/^[我咱]/u.test(whose) ? 'writer' : 'reader');

function nounFirst(text: string): RelationCue[] {
  return matchesIn(text, nounThenName).flatMap((m): RelationCue[] => {
    const [all, whose = '', noun = '', link = '', run = ''] = m;
    const known = hanRelationNouns.get(noun);
    const isNamed = /叫|名字/u.test(link) || link === '是';
    const found = nameIn(run, isNamed, text.slice(m.index + all.length), known?.kind === 'pet');
    return known === undefined || found === undefined
      ? []
      : [cueOf(known, found, ownerOf(whose), `${whose}${noun}`, all.slice(0, all.length - run.length + found.length))];
  });
}

function nameFirst(text: string): RelationCue[] {
  return matchesIn(text, nameThenNoun).flatMap((m): RelationCue[] => {
    const [all, run = '', whose = '', noun = ''] = m;
    const known = hanRelationNouns.get(noun);
    const found = lastName(run, known?.kind === 'pet');
    return known === undefined || found === undefined
      ? []
      : [cueOf(known, found, ownerOf(whose), `${whose}${noun}`, all.slice(run.length - found.length))];
  });
}

const cueOf = (known: RelationNoun, named: string, of: RelationCue['of'], cue: string, quote: string): RelationCue => ({
  name: named,
  ...known,
  of,
  cue: quote.includes(cue) ? cue : quote,
  quote,
  confidence: 0.85,
});

function cared(text: string, isAnimals: boolean): RelationCue[] {
  const patterns = isAnimals || speaksOfAnimals.test(text) ? [bringing, having, walking] : [walking];
  return patterns.flatMap((pattern) =>
    matchesIn(text, pattern).flatMap((m): RelationCue[] => {
      const run = m[1] ?? '';
      const found = caredName(run, pattern === having);
      if (found === undefined) return [];
      const quote = m[0].slice(m[0].indexOf(run));
      return [
        {
          name: found,
          kind: 'pet',
          claim: 'pet',
          of: 'other',
          cue: quote.slice(found.length) || quote,
          quote,
          confidence: 0.7,
        },
      ];
    }),
  );
}

function wished(text: string): RelationCue[] {
  return matchesIn(text, wishing).flatMap((m): RelationCue[] => {
    const run = m[1] ?? m[2] ?? '';
    const found = lastName(run);
    if (found === undefined) return [];
    const quote = m[0].slice(m[0].indexOf(run) + run.length - found.length);
    return [
      {
        name: found,
        kind: 'person',
        claim: 'named',
        of: 'other',
        cue: quote.slice(found.length),
        quote,
        confidence: 0.7,
      },
    ];
  });
}

const isLatin = (run: string): boolean => /^\p{Script=Latin}/u.test(run);
/** 豆豆, 小雨, 阿花, 团子, 球球宝: how people call those they live with. */
const isPetName = (two: string): boolean =>
  /^(.)\1$/u.test(two) || /^[小阿大老]./u.test(two) || /.[儿宝仔子子妞崽]$/u.test(two);
const isWordOfSpeech = (two: string): boolean => [...inWords(two)].length === 1;

/** The name that a run of characters begins with, or nothing; said to be a name (`isNamed`) it need not look like one. */
function nameIn(run: string, isNamed: boolean, behind: string, isPet = false): string | undefined {
  if (isLatin(run)) return run;
  if (notHanNames.test(run) || hanRelationNouns.has(run)) return undefined;
  const cut = [...run].findIndex((c, i) => hardStops.has(c) || (i > 1 && softStops.has(c)));
  const open = cut === -1 ? run : run.slice(0, cut);
  const endsThere = cut !== -1 || !/^\p{Script=Han}/u.test(behind);
  if (isNamed)
    return open.length === 0 || (open.length === 1 && !endsThere)
      ? undefined
      : isTooLong(open, endsThere)
        ? open.slice(0, 2)
        : open;
  const two = open.slice(0, 2);
  if (two.length < 2 || hanRelationNouns.has(two)) return undefined;
  if (surnames.has(two.charAt(0)) && !isWordOfSpeech(two)) return open.slice(0, isGivenName(open, run) ? 3 : 2);
  if (isPetName(two)) return two;
  return isPet && !isWordOfSpeech(two) && !softStops.has(two.charAt(0)) ? two : undefined;
}

/** The name of who is cared for: a run that stands whole before 的 or 要, else the first word behind 带 or 给. */
function caredName(run: string, isWhole: boolean): string | undefined {
  if (isLatin(run)) return run;
  if (notHanNames.test(run) || hanRelationNouns.has(run) || hardStops.has(run.charAt(0))) return undefined;
  if (isWhole) return run.length >= 2 && run.length <= 3 && ![...run].some((c) => hardStops.has(c)) ? run : undefined;
  const [first] = inWords(run);
  const word = first?.segment ?? '';
  if (word.length >= 2 && word.length <= 3) return hanRelationNouns.has(word) ? undefined : word;
  const two = run.slice(0, 2);
  return two.length === 2 && (isPetName(two) || !hardStops.has(two.charAt(1))) ? two : undefined;
}

/** 王小明 but not 李娜 + 明天. */
const isGivenName = (open: string, run: string): boolean =>
  open.length >= 3 && !(run.length > 3 && isWordOfSpeech(run.slice(2, 4)));
const isTooLong = (open: string, endsThere: boolean): boolean => open.length > 3 || (open.length > 2 && !endsThere);

/** The name that a run of characters ends with: what stands directly before 是 or a comma. */
function lastName(run: string, anyWord = false): string | undefined {
  if (isLatin(run)) return run;
  const cut = [...run].findLastIndex((c) => hardStops.has(c));
  const open = run.slice(cut + 1);
  if (open.length < 2 || notHanNames.test(open)) return undefined;
  if (open.length <= 2)
    return hanRelationNouns.has(open) || (!anyWord && isWordOfSpeech(open) && !isPetName(open)) ? undefined : open;
  const three = open.slice(-3);
  return surnames.has(three.charAt(0)) ? three : isPetName(open.slice(-2)) ? open.slice(-2) : undefined;
}
