import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { contentTokens } from '../../language/stop-words.ts';

const asking =
  '(?:(?:on|at|in|from|to|by|for|with|under|until) )?(?:what|which|whom?|whose|where|when|why|how (?:much|many|long|far|big|large))';
const auxiliary =
  'did|do|does|was|were|is|are|will|would|had|has|have|can|could|should|shall|must|am|went|came|took|got|goes|comes|takes';
const noun = String.raw`(?: (?!(?:and|${auxiliary})\b)[\p{L}\d'’-]+){0,4}?`;

/** "On what day and in which room did I …", "When and where was …": one clause, two things asked of it. */
const before = new RegExp(
  String.raw`^(?<one>${asking}${noun}),? and (?<two>${asking}${noun}) (?<rest>(?:${auxiliary})\b.+)$`,
  'iu',
);
/** "What day and hour is …": two nouns of one question word. */
const ofNouns = new RegExp(
  String.raw`^(?<word>(?:(?:on|at|in|from) )?(?:what|which)) (?<one>day|date|time|hour|place|venue|room|hall|gate|seat|track|platform|price|row|floor|name|city|town) and (?:(?:what|which) )?(?<two>day|date|time|hour|place|venue|room|hall|gate|seat|track|platform|price|row|floor|name|city|town) (?<rest>(?:${auxiliary})\b.+)$`,
  'iu',
);
const second = String.raw`,? and (?<two>${asking}(?: (?!(?:${auxiliary})\b)[\p{L}\d'’-]+){0,3})$`;
/** "What did we eat in Brussels, and where?", "Who played, and for what fee?": the second stands behind the clause. */
const behind = [
  new RegExp(String.raw`^(?<one>${asking}${noun}) (?<rest>(?:${auxiliary})\b.{4,120}?)${second}`, 'iu'),
  new RegExp(String.raw`^(?<one>${asking}) (?<rest>(?!and\b).{6,120}?)${second}`, 'iu'),
];

/** "What did I pay for the vet, and when was the visit?": two clauses, the second about what the first speaks of. */
const clauses = new RegExp(
  String.raw`^(?<one>${asking}\b.{6,120}?),? and (?<two>(?:${asking})(?: [\p{L}\d'’-]+){0,3}? (?:${auxiliary})\b.{2,80})$`,
  'iu',
);
const ofWhat = /\b(?:for|of|from|to|with|at|in|on|by) (?:(?:the|my|our|a|an) )?(?:[\p{L}\d'’-]+ ){0,3}[\p{L}\d'’-]+$/iu;
/** What a clause is about, for "it" of the next: "which hotel did I stay at", "what was the name of the hotel", "when was the dinner". */
const subjects = [
  new RegExp(
    String.raw`^(?:which|what) (?<what>(?!(?:${auxiliary})\b)[\p{L}\d'’-]+(?: (?!(?:${auxiliary})\b)[\p{L}\d'’-]+){0,2}) (?:did|do|does|have|had|has) (?<how>.{4,})$`,
    'iu',
  ),
  /^what(?:['’]s| (?:was|is)) the name of (?<what>.{3,})$/iu,
  /^(?:when|where|who|what|how \p{L}+)(?:['’]s| (?:was|is|were|are)) (?<what>(?:the|my|our) .{3,})$/iu,
];
const pronoun = /\b(?:it|they|that)\b/iu;

/** The second of two clauses with what the first is about in the place of "it"; else as it stands. */
function withSubject(two: string, one: string): string {
  const found = pronoun.test(two) ? subjects.map((pattern) => pattern.exec(one)).find((match) => match !== null) : null;
  const { what = '', how } = found?.groups ?? {};
  if (what === '') return two;
  return two.replace(pronoun, how === undefined ? what : `the ${what} ${how}`);
}
/** So many words beside those of asking say of themselves what a clause is about. */
const ENOUGH_WORDS = 3;

const inHanClauses =
  /^(?<pre>.{2,24}?)(?:一共|总共)?(?<one>(?:花|付|用|交)了?多少钱|是?(?:几点|哪一?天|什么时候|多少钱))[^，,]{0,6}[，,](?:又|还有|那|以及)?(?<two>(?:是|在)?(?:哪一?天|什么时候|几月几[号日]|几点|谁|哪里|哪儿|多少钱|付了多少钱|花了多少钱)[^，,]{0,12})$/u;

const inHan = String.raw`(?:[在到是从由]|又在|又是)?(?:几月几[号日]|几点几分|哪一?[天日年月周]|哪个?(?:\p{Script=Han}(?![、，])){0,2}\p{Script=Han}?(?=[、，,和跟与]|[在是办开举集出见上看])|哪(?:里|儿|家|位|趟|间|班)|几[点号楼]|(?:星期|礼拜|周)几|什么(?:时候|地方|时间|价钱?)|谁|多少钱)`;
const ofHan = new RegExp(
  `^(?<pre>.*?)(?<one>${inHan})(?:[、，,]|和|跟|与|还有|，?又)?(?<two>${inHan})(?<post>.*)$`,
  'u',
);

/** 哪家饭店: what it is a house of belongs to what asks for it, not to both. */
const houseNoun =
  /^(?:饭店|酒店|餐厅|餐馆|饭馆|茶楼|茶馆|酒楼|咖啡馆|咖啡店|医院|诊所|学校|公司|商店|银行|旅馆|民宿|宾馆|影院|电影院|剧院|体育馆|图书馆|博物馆|书店|超市|药店|健身房|琴行|照相馆|店|馆|厅)/u;

const weekday = /(?:星期|礼拜|周)几$/u;

/** A question of two things about one matter, as two questions; nothing where it asks for one. */
export function twoAsked(asked: string): readonly [string, string] | undefined {
  const text = asked
    .trim()
    .replace(/[?？。.!！ ]+$/u, '')
    .replace(/^(?:and|so|but|please|tell me|remind me)[, ]+/iu, '');
  if (/\p{Script=Han}/u.test(text)) {
    const { pre: of, one: first, two: then } = inHanClauses.exec(inSimpleCharacters(text))?.groups ?? {};
    if (of !== undefined && first !== undefined && then !== undefined && kindOf(first) !== kindOf(then))
      return [`${of}${first}？`, `${of}${then}？`];
    const found = ofHan.exec(inSimpleCharacters(text))?.groups;
    if (found === undefined) return undefined;
    const { pre = '', one = '', post: rest = '' } = found;
    const house = /哪[家个间座所]$/u.test(found['two'] ?? '') ? (houseNoun.exec(rest)?.[0] ?? '') : '';
    const [two, post] = [`${found['two'] ?? ''}${house}`, rest.slice(house.length)];
    // 星期几几点 is one moment, which one sentence tells.
    if (weekday.test(one) && two.startsWith('几点')) return undefined;
    return kindOf(one) === kindOf(two) ? undefined : [`${pre}${one}${post}？`, `${pre}${two}${post}？`];
  }
  const nouns = ofNouns.exec(text)?.groups;
  if (nouns !== undefined)
    return [`${nouns['word']} ${nouns['one']} ${nouns['rest']}?`, `What ${nouns['two']} ${nouns['rest']}?`];
  const each = clauses.exec(text)?.groups;
  if (each !== undefined) {
    const one = each['one'] ?? '';
    const two = withSubject(each['two'] ?? '', one);
    const isAlone = two === each['two'] && contentTokens(two).length < ENOUGH_WORDS;
    const about = isAlone ? (ofWhat.exec(one)?.[0] ?? '') : '';
    return [`${one}?`, `${upper(two)}${about === '' ? '' : ` ${about}`}?`];
  }
  const found = [before, ...behind].map((pattern) => pattern.exec(text)).find((match) => match !== null)?.groups;
  if (found === undefined) return undefined;
  const { one = '', two = '', rest = '' } = found;
  return kindOf(one) === kindOf(two) ? undefined : [`${one} ${rest}?`, `${upper(two)} ${rest}?`];
}

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "Which day" and "which room" are two, "where" and "where" one, and so are "which day" and "when". */
function kindOf(phrase: string): string {
  const bare = phrase.toLowerCase().replace(/^(?:on|at|in|from|to|by|for|with) |^[在到是从由]/u, '');
  return /^(?:when|(?:what|which) (?:day|date|weekday)|什么时候|哪一?[天日]|几月几)/u.test(bare) ? 'when' : bare;
}
