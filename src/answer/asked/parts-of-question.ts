import { spokenMonth } from '../../language/month-words.ts';
import type { AskedForm } from './form-asked.ts';

/** A question that compares two things, parted so that each side can be asked by itself. */
export type TwoParts = {
  readonly first: { readonly name: string; readonly question: string };
  readonly second: { readonly name: string; readonly question: string };
  readonly by: Aspect;
  /** Whether the greater side is asked for. */
  readonly greater: boolean;
};

export type Aspect = 'price' | 'length' | 'time' | 'count';

/** What a word of comparison compares, and which end of it is asked for. */
const comparatives: readonly { readonly pattern: RegExp; readonly by: Aspect; readonly greater: boolean }[] = [
  {
    pattern:
      /\bcheap(?:er|est)\b|\bless (?:expensive|costly|dear|pricey)\b|\b(?:pay|paid|spend|spent|cost)s? (?:me )?less\b|\b(?:r[au]ns?|sets?|costs?|took|stung|rang|c[ao]mes?|work(?:ed|s)?|turn(?:ed|s)?)(?: (?:me|us|up|out|back|at)){1,2} less\b|\bmore cheap\b|\b(?:lower|smaller) (?:bill|price|total)\b|\b(?:bill|price|total|cost|rate)s? (?:\p{L}+ )?(?:lower|smaller)\b|(?:更|比较|最)?便宜|花得?(?:更)?少|(?:账单|费用|花费|花销|价格|开销|总价)(?:更|较|比较|最)?(?:少|低)|(?:更|较|比较)(?:少|低)|[花付]得?(?:的?钱)?(?:更|较|比较)?少|(?:更|比较|最)?(?:省钱|划算|实惠|合算)|更省/iu,
    by: 'price',
    greater: false,
  },
  {
    pattern:
      /\b(?:more|most) (?:expensive|costly|pricey)\b|\bcostl(?:ier|iest)\b|\bpric(?:ier|iest)\b|\bdearer\b|\b(?:r[au]ns?|sets?|costs?|took|stung|rang|c[ao]mes?|work(?:ed|s)?|turn(?:ed|s)?)(?: (?:me|us|up|out|back|at)){1,2} more\b|\b(?:pay|paid|spend|spent|cost)s? (?:me )?more\b|\bbigger bill\b|\bhigher (?:bill|price|total)\b|\b(?:bill|price|total|cost|rate)s? (?:\p{L}+ )?(?:higher|bigger)\b|(?:更|比较|最)?贵|花得?(?:更)?多|(?:账单|费用|花费|花销|价格|开销|总价)(?:更|较|比较|最)?(?:多(?!少)|高)|(?:更|较|比较)高|[花付]得?(?:的?钱)?(?:更|较|比较)?多(?!少)/iu,
    by: 'price',
    greater: true,
  },
  { pattern: /\bshort(?:er|est)\b|(?:更|比较|最)短/i, by: 'length', greater: false },
  {
    pattern: /\blong(?:er|est)\b|\bmore (?:days|nights|weeks|time)\b|(?:更|比较|最)[久长]/i,
    by: 'length',
    greater: true,
  },
  { pattern: /\bfewer (?:photos|pictures|videos|mails|e-?mails)\b/i, by: 'count', greater: false },
  { pattern: /\bmore (?:photos|pictures|videos|mails|e-?mails)\b|更多(?:照片|视频|邮件)/i, by: 'count', greater: true },
  { pattern: /\b(?:first|earlier|earliest|sooner)\b|更早|在先|先|较早|头一个|第一个/i, by: 'time', greater: false },
  {
    pattern: /\b(?:later|last|latest|more recent(?:ly)?|most recent(?:ly)?)\b|更晚|较晚|最近|后来/i,
    by: 'time',
    greater: true,
  },
];

const asking: Readonly<
  Record<Aspect, { readonly en: (what: string) => string; readonly zh: (what: string) => string }>
> = {
  price: { en: (what) => `How much did I pay for ${what}?`, zh: (what) => `${what}花了多少钱？` },
  length: { en: (what) => `How long was ${what}?`, zh: (what) => `${what}多长时间？` },
  time: { en: (what) => `When was ${what}?`, zh: (what) => `${what}是什么时候？` },
  count: { en: (what) => `How many photos of ${what}?`, zh: (what) => `${what}有多少张照片？` },
};

/** The two sides of a comparing or ordering question; nothing when it does not name two. */
export function twoParts(text: string, { kind }: AskedForm): TwoParts | undefined {
  const chinese = /\p{Script=Han}/u.test(text);
  const plain = text
    .trim()
    .replace(/[?？。.]+$/u, '')
    .replace(/ (?:vs\.?|versus) /iu, ' or ');
  if (kind === 'order') {
    const turned =
      /\b(?:was|is|were|did|does|do)\s+(.+?)\s+(?:before|after|earlier than|later than)\s+(.+?),?\s+or (?:was it )?the other way (?:a)?round/i.exec(
        plain,
      );
    if (turned !== null) return between(turned[1] ?? '', turned[2] ?? '', 'time', false, chinese);
    const found =
      /^(.*?)\s*(?:\bbefore or after\b|\bafter or before\b|在?(?=.{1,40}之前还是之后))\s*(.*?)(?:之前还是之后)?$/i.exec(
        plain,
      );
    if (found !== null && /before or after|after or before|之前还是之后/i.test(plain))
      return between(verbless(found[1] ?? ''), found[2] ?? '', 'time', false, chinese);
  }
  const comparative = comparatives.find(({ pattern }) => pattern.test(plain));
  if (comparative === undefined) return undefined;
  const found = alternatives(plain, comparative.pattern);
  if (found === undefined) return undefined;
  const sides = bothNamed(found);
  const noun = nounOf(plain, comparative.pattern);
  const whole = (side: string): string =>
    noun === '' || side.toLowerCase().includes(noun.toLowerCase())
      ? side
      : chinese
        ? `${side}${noun}`
        : `the ${noun}, ${side}`;
  return between(whole(sides[0]), whole(sides[1]), comparative.by, comparative.greater, chinese, sides);
}

function between(
  a: string,
  b: string,
  by: Aspect,
  greater: boolean,
  chinese: boolean,
  names: readonly [string, string] = [a, b],
): TwoParts {
  const form = asking[by][chinese ? 'zh' : 'en'];
  return {
    first: { name: tidy(names[0]), question: form(a) },
    second: { name: tidy(names[1]), question: form(b) },
    by,
    greater,
  };
}

/** "The hotel in Lisbon … the one in Porto", 里斯本和波尔图的酒店: what both are is said once. */
function bothNamed([a, b]: readonly [string, string]): readonly [string, string] {
  const thing = /^(?:the|my|our) ([\p{Ll}-]+(?: [\p{Ll}-]+)?) (?:in|at|to|from|of|for) /u.exec(a)?.[1];
  if (thing !== undefined && /^the one (?=(?:in|at|to|from|of|for) )/u.test(b))
    return [a, b.replace(/^the one/u, `the ${thing}`)];
  const zh = /^\p{Script=Han}{2,6}(的\p{Script=Han}{2,3})$/u.exec(b)?.[1];
  return zh !== undefined && /^(?!.*的)\p{Script=Han}{2,6}$/u.test(a) ? [`${a}${zh}`, b] : [a, b];
}

const tidy = (name: string): string =>
  name.replace(/^[\s,:，：]+|[\s,，]+$/gu, '').replace(/^(?:for|in|to|at) (?=the )|^at (?=\p{Lu})/u, '');
const verbless = (text: string): string =>
  text.replace(/^(?:did|do|does|was|were|is|are|have|has|had)\s+(?:i|we|my|the|it)?\s*/i, (found) =>
    /\b(?:my|the)\s*$/i.test(found) ? `${/\b(my|the)\s*$/i.exec(found)?.[1] ?? ''} ` : '',
  );

/** 住…, 我是先看…, …我都住过: what is done with the side is no part of its name. */
const bareName = (side: string): string =>
  side
    .replace(/^(?:我们?)?(?:是)?先?(?:住|去|看|到|在)(?:的|了|过)?(?=[\p{Script=Latin}\d“「《])/u, '')
    .replace(/(?<=[\p{Script=Latin}\d”」》])(?:这?两(?:家|个|场))?(?:我们?)?都?(?:住|去|看|吃|来|到)过?.*$/u, '')
    .trim();

/** "…, the one in Porto or the one in Rome": what stands on both sides of the last "or". */
function alternatives(text: string, comparative: RegExp): readonly [string, string] | undefined {
  const told = namedBefore.exec(text)?.groups;
  if (told?.['a'] !== undefined && told['b'] !== undefined) return [told['a'].trim(), told['b'].trim()];
  const chinese =
    /^(?:.*?[，,:：。])?\s*(.+?)(?:和|与|跟|、|(?<=[A-Za-z\d] ?)同(?= ?[A-Za-z\d]))(.+?)(?:，|,|相比|之间|的?哪|，?哪)/u.exec(
      text,
    ) ?? /^(.*?)还是(.+?)$/u.exec(text);
  if (/\p{Script=Han}/u.test(text) && chinese !== null)
    return [bareName(chinese[1] ?? ''), bareName((chinese[2] ?? '').replace(comparative, ''))];
  // "The August or the September bill": what both are is said once.
  const shared = /[,:] ?(?:the |my |our )?(\p{L}+) or (?:the |my |our )?(\p{L}+) ((?:\p{L}+ ){0,2}\p{L}+)$/iu.exec(
    text,
  );
  if (shared !== null && isAttribute(shared[1] ?? '') && isAttribute(shared[2] ?? ''))
    return [`the ${shared[1]} ${shared[3]}`, `the ${shared[2]} ${shared[3]}`];
  const at = text.toLowerCase().lastIndexOf(' or ');
  if (at >= 0) {
    const left = text.slice(0, at);
    const comma = Math.max(left.lastIndexOf(','), left.lastIndexOf(':'), left.lastIndexOf('—'));
    const side = behind(left, comparative);
    const after = comma >= 0 && comparative.test(left.slice(0, comma)) ? left.slice(comma + 1) : side;
    const lead =
      after ??
      left.replace(/^.*?\b(?:for|in|at|on|to|than|is|was)\s+(?=\S)/i, (found) =>
        comparative.test(found) || /^(?:did|was|is|which|what)/i.test(found) ? '' : found,
      );
    const right = text
      .slice(at + 4)
      .replace(/[,;]?\s+(?:which|what)\b.*$/iu, '')
      .replace(side === undefined ? /^$/u : /^at /iu, '');
    return [
      lead.trim(),
      right
        .replace(comparative, '')
        .replace(/[,;]\s*(?:in total|overall)?\s*$/iu, '')
        .trim(),
    ];
  }
  const than =
    /^(?:was|is|were|did|does|do)\s+(.+?)\s+(?:(?:much|any|far|really|actually|a (?:bit|lot)|significantly|slightly|even)\s+)?(?:cheaper|more expensive|longer|shorter|earlier|later|pricier|cost more|cost less|take longer)\s+than\s+(.+)$/i.exec(
      text,
    );
  return than === null ? undefined : [than[1] ?? '', than[2] ?? ''];
}

/** "I stayed at A and also at B. Where did I pay less?": both stand in a sentence of their own. */
export const namedBefore =
  /^(?:i|we)(?:['’]ve)? (?:have )?(?:stayed|slept|been|was|were|ate|eaten|dined|flew|flown|saw|seen|went|gone|visited|booked|had|bought|ordered)(?: \p{L}+)?(?: (?:at|in|to|with|from))? (?<a>[^.?!]{3,80}?),? (?:and|as well as)(?: (?:also|then|later|once|another time))*(?: (?:at|in|to|with|from))? (?<b>[^.?!]{3,80})[.;!?] (?=which|where|what|who|when|on which|at which)/iu;

/** "Was my bill lower at A": what stands behind the comparison and its preposition. */
function behind(left: string, comparative: RegExp): string | undefined {
  const found = comparative.exec(left);
  const rest = found === null ? '' : left.slice(found.index + found[0].length);
  return /^ (?:at|in|for|on|with|to) (?<side>.+)$/iu.exec(rest)?.groups?.['side'];
}

const attribute = new RegExp(
  `^(?:${spokenMonth}|spring|summer|autumn|winter|first|second|old|new|morning|evening|outward|return|(?:19|20)\\d\\d|\\p{Lu}\\p{L}+)$`,
  'u',
);
const isAttribute = (word: string): boolean => attribute.test(word) || attribute.test(word.toLowerCase());

/** What is compared: "Which hotel was cheaper", "Did I pay less for the hotel in". */
function nounOf(text: string, comparative: RegExp): string {
  const which =
    /\b(?:which|what)\s+(?:of (?:the|my) two\s+)?((?:\p{L}+\s+){0,2}?\p{L}+?)s?\s+(?:was|is|were|did|cost|took|lasted|came|has|had|of|do)\b/iu.exec(
      text,
    )?.[1];
  const paid = /\b(?:less|more) (?:for|on) (?:the |my )?((?:\p{L}+ ){0,1}?\p{L}+)\b/iu.exec(text)?.[1];
  const chinese = /哪(?:个|家|次|趟|顿)(?!更|比较|较|最)(\p{Script=Han}{1,3}?)(?:更|比较|最|便宜|贵|花)/u.exec(
    text,
  )?.[1];
  const noun = which ?? paid ?? chinese ?? '';
  return comparative.test(noun) || /^(?:one|of|the|trip i|cost|i|we)$/i.test(noun) ? '' : noun;
}

/** "How many days between A and B": the two ends. An "and" may belong to a name: every way to part them, likeliest first. */
export function twoEnds(text: string): readonly (readonly [string, string])[] {
  const plain = text
    .trim()
    .replace(/[?？。.]+$/u, '')
    .replace(askedBehind, '');
  const both = /\bboth (.+?) ?[.,;:] ?how (?:many|much) \p{L}+ apart\b/iu.exec(plain)?.[1];
  if (both !== undefined) return parted(both);
  const apart =
    /\bhow (?:far|(?:many|much) \p{L}+) apart (?:in (?:days|weeks|months|time) )?(?:were|was|are|did|do|lie|lay) (.+?)(?:,? in (?:days|weeks|months))?$/iu.exec(
      plain,
    )?.[1];
  if (apart !== undefined)
    return parted(apart.replace(/^(?:my |our |the )?(?:visits?|trips?|evenings?) (?:to|at) /iu, ''));
  const between = /\bbetween\s+(.+)$/i.exec(plain)?.[1];
  if (between !== undefined) return parted(between);
  const listed = /\b(?:interval|gap|days?|weeks?|months?)\b[^,:]*[,:]\s*(.+)$/iu.exec(plain)?.[1];
  if (listed !== undefined && /\s(?:to|until|till)\s/i.test(listed)) {
    const words = listed.split(/\s+(?:to|until|till)\s+/i);
    return words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' to '), words.slice(i + 1).join(' to ')] as const);
  }
  const found =
    /\bfrom\s+(.+?)\s+(?:to|until|till|['’]?til|through|thru|up to)\s+(.+)$/i.exec(plain) ??
    /^(?:.*?\b(?:days?|weeks?|months?|interval|gap)\b[^,:]*[,:]\s*)?(.+?)\s*(?:->|→|⇒)\s*(.+?)(?:[,:]?\s+how (?:many|much) \w+.*)?$/iu.exec(
      plain,
    ) ??
    /\bhow (?:many \w+|long)\s+(?:after|before)\s+(.+?)\s+(?:did|was|were|is|do|does)\s+(.+)$/i.exec(plain) ??
    /\bhow (?:many \w+|long)\s+(?:after|before)\s+(.+?),\s+(.+)$/i.exec(plain) ??
    /^(?:从)?(.+?)(?:和|到|与|跟|同|至)(.+?)(?:之间|相隔|间隔|相距|相差|隔了|隔咗|过了|差|有)/u.exec(plain);
  return found?.[1] === undefined || found[2] === undefined ? [] : [[bareEnd(found[1]), bareEnd(found[2])]];
}

/** 我看A和看B，中间差几天; A与B这两场，中间相差几天: what was done with an end, and what lies between, are none of its name. */
const bareEnd = (end: string): string =>
  end
    .replace(/^(?:我们?)?(?:去|是)?(?:观看|看|听|参加)(?:的|了|过)?(?=[\p{Script=Latin}\d“「《])/u, '')
    .replace(/(?<=.)(?:[，, ]|这?两(?:场|次|个|者|天|件事)|(?:的)?(?:中间|当中|前后))+$/u, '');

/** "From A until B, or back, how much days it was": what is asked stands behind both ends. */
const askedBehind =
  /(?<=\bfrom\b.{3,160}\b(?:to|until|till)\b.{3,160})[,:;]?(?: or (?:back|the other way(?: round)?))?[,:;]? how (?:many|much) (?:days|weeks|months)\b.*$/iu;

function parted(ends: string): (readonly [string, string])[] {
  const until = /^(.+?),? (?:until|till|up to) (.+)$/iu.exec(ends);
  if (until?.[1] !== undefined && until[2] !== undefined) return [[until[1], until[2]]];
  const words = ends.split(/\s+and\s+/i);
  return words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' and '), words.slice(i + 1).join(' and ')] as const);
}

/** One end asked by itself. */
export const whenOf = (end: string): string =>
  /\p{Script=Han}/u.test(end) ? `${end}是什么时候？` : `When was ${end.replace(/^(?:did |was )?(?:i|we) /i, 'I ')}?`;
