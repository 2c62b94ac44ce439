import type { LeafOf, PlanLeaf, PlanNode, PlanTool, PlanWindow } from '../query-plan.ts';
import { type Language, orList, timeWords } from './time-in-words.ts';

type Worded<T extends PlanTool> = (args: LeafOf<T>['args'], zh: boolean) => string;

const kinds = {
  image: ['photos', '照片'],
  video: ['videos', '视频'],
  email: ['emails', '邮件'],
  text: ['notes', '笔记'],
} as const;

const documentKinds: Readonly<Record<string, readonly [string, string]>> = {
  screenshot: ['screenshots', '截图'],
  ticket: ['tickets', '票'],
  booking: ['bookings', '预订'],
  receipt: ['receipts', '收据'],
  invoice: ['invoices', '发票或账单'],
  newsletter: ['newsletters', '订阅邮件'],
  statement: ['statements', '对账单'],
  menu: ['menus', '菜单'],
};

const personWays = {
  any: ['with', '有'],
  shown: ['showing', '拍到'],
  sender: ['from', '来自'],
  recipient: ['to', '寄给'],
  named: ['naming', '提到'],
} as const;

/** Words in quotation marks; Chinese ones that were looked up one by one stand together again. */
const quoted = (words: string): string =>
  `“${words.replace(/^"(.*)"$/, '$1').replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')}”`;

const modalityWords: Worded<'modality'> = ({ modality, documentKind }, zh) => {
  const document = documentKind === undefined ? undefined : (documentKinds[documentKind]?.[zh ? 1 : 0] ?? documentKind);
  const medium = modality === undefined ? undefined : kinds[modality][zh ? 1 : 0];
  if (medium === undefined) return document ?? (zh ? '任何类型' : 'things of any kind');
  return document === undefined ? medium : zh ? `${document}（${medium}）` : `${document} (${medium})`;
};

const amountWords: Worded<'amount'> = ({ min, max, currency, said }, zh) => {
  if (said !== undefined) return zh ? `金额“${said}”` : `with a sum of “${said}”`;
  const of = currency === undefined ? '' : ` ${currency}`;
  if (min !== undefined && max !== undefined)
    return zh ? `金额在${min}到${max}${of}之间` : `with a sum from ${min} to ${max}${of}`;
  if (min !== undefined) return zh ? `金额至少${min}${of}` : `with a sum of at least ${min}${of}`;
  return max === undefined
    ? zh
      ? '带有金额'
      : 'with a sum'
    : zh
      ? `金额至多${max}${of}`
      : `with a sum of at most ${max}${of}`;
};

const chineseOf: Readonly<Record<string, string>> = {
  red: '红色',
  orange: '橙色',
  yellow: '黄色',
  green: '绿色',
  blue: '蓝色',
  purple: '紫色',
  pink: '粉色',
  brown: '棕色',
  black: '黑色',
  white: '白色',
  grey: '灰色',
};

/** "showing a kite", "with exactly 2 people", "with at least 3 of dog". */
const objectWords: Worded<'object'> = ({ name: english, colour, least, most, said }, zh) => {
  // What can be seen has English names; a question in Chinese has its own word for it.
  const called = zh && said !== undefined && /\p{Script=Han}/u.test(said) && english !== 'people' ? said : english;
  const name = colour === undefined ? called : `${zh ? (chineseOf[colour] ?? colour) : `${colour} `}${called}`;
  if (least === undefined && most === undefined) return zh ? `拍到${name}` : `showing ${name}`;
  const isPeople = name === 'people';
  const count = countWords(least, most, zh);
  if (zh) return `有${count}${isPeople ? '人' : `个${name}`}`;
  return `with ${count} ${isPeople ? (most === 1 ? 'person' : 'people') : `of ${name}`}`;
};

function countWords(least: number | undefined, most: number | undefined, zh: boolean): string {
  if (least === most) return zh ? `正好${least}` : `exactly ${least}`;
  if (least === undefined) return zh ? `最多${most}` : `at most ${most}`;
  if (most === undefined) return zh ? `至少${least}` : `at least ${least}`;
  return zh ? `${least}到${most}` : `${least} to ${most}`;
}

/** How each tool's leaf is said to a person, as a part of "photos in Lisbon with Anna". */
const worded: { readonly [T in PlanTool]: Worded<T> } = {
  text: ({ words }, zh) =>
    /^".+"$/.test(words)
      ? zh
        ? `写有${quoted(words)}`
        : `with the exact words ${quoted(words)}`
      : zh
        ? `与${quoted(words)}有关`
        : `about ${quoted(words)}`,
  vector: ({ words }, zh) => (zh ? `意思近于${quoted(words)}` : `meaning something like ${quoted(words)}`),
  ocr: ({ words }, zh) => (zh ? `图中有文字${quoted(words)}` : `with ${quoted(words)} written in the picture`),
  time: (args, zh) => timeWords(args, zh ? 'zh' : 'en'),
  place: ({ name, level, lat }, zh) =>
    zh ? `在${name}` : `${level === 'poi' || level === 'named' || lat !== undefined ? 'at' : 'in'} ${name}`,
  person: ({ name, how }, zh) => `${personWays[how ?? 'any'][zh ? 1 : 0]}${zh ? '' : ' '}${name}`,
  modality: modalityWords,
  event: ({ name }, zh) => (zh ? `属于${quoted(name)}` : `from ${quoted(name)}`),
  object: objectWords,
  reference: ({ code, kind }, zh) => {
    if (kind === 'album') return zh ? `在相册${quoted(code)}里` : `in the album ${quoted(code)}`;
    if (kind === 'mark') return markWords(code)[zh ? 1 : 0];
    const camera = /^camera (.+)$/.exec(code)?.[1];
    if (camera !== undefined) return zh ? `用${camera}拍的` : `taken with ${camera}`;
    return zh ? `编号为${code}` : `with the code ${code}`;
  },
  amount: amountWords,
};

const leafWords = <T extends PlanTool>(leaf: LeafOf<T> & PlanLeaf, zh: boolean): string =>
  (worded[leaf.tool] as Worded<PlanTool>)(leaf.args, zh);

/** What one negated leaf is called: "without Anna", "no videos", "not in Paris". */
function negatedWords(leaf: PlanLeaf, zh: boolean): string {
  const words = leafWords(leaf, zh);
  switch (leaf.tool) {
    case 'person':
      return leaf.args.how === 'sender' || leaf.args.how === 'recipient'
        ? zh
          ? `不是${words}`
          : `not ${words}`
        : zh
          ? `没有${leaf.args.name}`
          : `without ${leaf.args.name}`;
    case 'modality':
      return zh ? `不要${words}` : `no ${words}`;
    default:
      return zh ? `不${words.startsWith('在') ? '' : '是'}${words}` : `not ${words}`;
  }
}

const windows: Readonly<Record<PlanWindow['unit'], readonly [string, string]>> = {
  trip: ['on the trip', '那次旅行'],
  event: ['at the happening', '那次活动'],
  day: ['on the day', '那一天'],
  days: ['in the days around what is', '那几天'],
  hours: ['within hours of what is', '那几个小时'],
  thread: ['in the conversation', '那段对话'],
};

/** A plan or a part of it as a person would say it: "photos", "in Lisbon", "without Anna", "in 2022 or in 2023". */
export function constraintWords(node: PlanNode, language: Language): string {
  const zh = language === 'zh';
  switch (node.kind) {
    case 'leaf':
      return leafWords(node, zh);
    case 'not':
      return notWords(node.plan, language);
    case 'all':
      if (node.plans.length === 0) return zh ? '任何东西' : 'anything';
      return node.plans.map((plan) => constraintWords(plan, language)).join(zh ? '，' : ', ');
    case 'any':
      if (node.plans.length === 0) return zh ? '什么都不要' : 'nothing';
      return orList([...new Set(node.plans.map((plan) => constraintWords(plan, language)))], language);
    case 'within': {
      const [window, windowZh] = windows[node.window.unit];
      const anchor = constraintWords(node.anchor, language);
      const rest = node.plan.kind === 'all' && node.plan.plans.length === 0 ? '' : constraintWords(node.plan, language);
      const bound = zh ? `${anchor}的${windowZh}` : `${window} ${anchor}`;
      return rest === '' ? bound : zh ? `${rest}，${bound}` : `${rest}, ${bound}`;
    }
  }
}

/** "Without Anna", "not in Porto"; of several things each by itself, said once. */
function notWords(node: PlanNode, language: Language): string {
  const zh = language === 'zh';
  if (node.kind === 'leaf') return negatedWords(node, zh);
  if (node.kind !== 'any' || node.plans.length === 0)
    return `${zh ? '不是：' : 'not: '}${constraintWords(node, language)}`;
  return [...new Set(node.plans.map((plan) => notWords(plan, language)))].join(zh ? '，' : ', ');
}

/** The words of the question that led to a part of the plan, in their order; absent for a plan written by hand. */
export function saidWords(node: PlanNode): string | undefined {
  const said = [...new Set(leavesAndAnchors(node).flatMap(({ args }) => args.said ?? []))];
  return said.length === 0 ? undefined : said.join(' … ');
}

const leavesAndAnchors = (node: PlanNode): PlanLeaf[] => {
  if (node.kind === 'within') return [...leavesAndAnchors(node.plan), ...leavesAndAnchors(node.anchor)];
  if (node.kind === 'not') return leavesAndAnchors(node.plan);
  return node.kind === 'leaf' ? [node] : node.plans.flatMap(leavesAndAnchors);
};

/** What an item with a mark of the owner is, in English and Chinese. */
function markWords(mark: string): readonly [string, string] {
  if (mark === 'archived') return ['archived', '已归档'];
  const stars = /\d/.exec(mark)?.[0];
  return stars === undefined ? [`marked as a ${mark}`, '标为收藏'] : [mark, `评为${stars}星`];
}

/** What a constraint is of, for "without the …": "the year 2019", "the place Lisbon", "the words “pottery”". */
export function constraintName(node: PlanNode, language: Language): string {
  const zh = language === 'zh';
  if (node.kind === 'leaf') {
    const { tool, args } = node;
    if (tool === 'time' && args.start !== undefined && args.end !== undefined) {
      const words = timeWords(args, language).replace(/^(?:in|on) /, '');
      return /^\d{4}年?$/.test(words) && !zh ? `the year ${words}` : words;
    }
    if (tool === 'text' || tool === 'ocr' || tool === 'vector')
      return zh ? `词语${quoted(args.words)}` : `the words ${quoted(args.words)}`;
    if (tool === 'place' || tool === 'person' || tool === 'event' || tool === 'object') return args.name;
    if (tool === 'reference' && args.kind === 'album')
      return zh ? `相册${quoted(args.code)}` : `the album ${quoted(args.code)}`;
    if (tool === 'reference' && args.kind === 'mark')
      return zh ? `“${markWords(args.code)[1]}”` : `the mark “${args.code}”`;
    if (tool === 'modality') return zh ? `“只要${leafWords(node, true)}”` : `asking for ${leafWords(node, false)}`;
  }
  if (node.kind === 'any')
    return orList([...new Set(node.plans.map((plan) => constraintName(plan, language)))], language);
  const words = constraintWords(node, language);
  return zh || node.kind === 'leaf' ? words : `“${words}”`;
}
