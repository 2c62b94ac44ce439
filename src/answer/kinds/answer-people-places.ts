import { everywhere } from '../../language/everywhere.ts';
import { firmDomain } from '../../language/firm-domain.ts';
import { slug } from '../../language/fold.ts';
import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { contentTokens, isStopWord } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { locationNames } from '../../memory/location.ts';
import type { Mention, MentionWay } from '../../memory/person.ts';
import { asksForPast } from '../asked/change-words.ts';
import { cite, conjuncts, type Draft, type Question, type Support } from '../question.ts';
import { bestSentence } from '../reading/best-sentence.ts';
import { tellsChange } from '../reading/moments.ts';
import { answerRole, namedInSentence } from '../reading/named-people.ts';
import { writtenText } from '../reading/value-cues.ts';
import { nameSaid } from '../said-in.ts';
import { answerTown, asksForTown } from './answer-town.ts';
import { countedPeople, peopleDraft } from './counted-people.ts';

/** Items whose evidence is this close (nats) to the best are a tie. */
const TIE = 0.7;
const levels = ['poi', 'city', 'region', 'country'] as const;

const asksForHouse =
  /哪(?:一)?(?:家|间|个|座|所)\p{Script=Han}{0,3}?(?:店|馆|厅|院|楼|校区|学校|公司|酒吧|俱乐部|教室|礼堂|寺|公园|球场)|\b(?:which|what) (?:\p{L}+ )?(?:shop|store|branch|venue|hall|room|restaurant|hotel|church|school|campus|clinic|theat(?:re|er)|museum|gallery|library|pub|bar|caf[eé]|club|studio|pool|gym)\b/iu;

/** The place of the best evidence by name; when items as good as it disagree, both are named. */
export async function answerWhere(question: Question): Promise<Draft | undefined> {
  const town = asksForTown(question.text) ? await answerTown(question) : undefined;
  if (town !== undefined) return town;
  const placed = question.supported.filter(
    ({ item }) => item.place !== undefined && locationNames(item.place).length > 0,
  );
  const [best] = placed;
  const first = question.supported[0];
  const told = first !== undefined && (first.item.modality === 'email' || first.item.modality === 'text');
  // The town of a picture is no house.
  const words = told || asksForHouse.test(inSimpleCharacters(question.text)) ? fromWords(question) : undefined;
  if (words !== undefined) return words;
  if (best === undefined) return fromWords(question) ?? (await answerTown(question));
  const known = new Map<string, Support>();
  const rivals =
    question.retrieval.plan.pick === 'all' ? placed.filter((hit) => best.score - hit.score <= TIE) : [best];
  for (const hit of rivals) {
    const name = placeText(hit.item);
    if (![...known.keys()].some((other) => other.includes(name) || name.includes(other))) known.set(name, hit);
  }
  const named = [...known.entries()].slice(0, 4);
  const tied = named.length > 1;
  const [only] = named;
  return {
    text: tied
      ? named.map(([name]) => name).join(question.language === 'zh' ? '或' : ' or ')
      : only === undefined
        ? ''
        : inLanguage(only[0], only[1].item, question),
    type: 'open_end',
    citations: named
      .flatMap(([, { item }]) =>
        levels.flatMap((level) => {
          const name = item.place?.[level];
          return name === undefined ? [] : [cite(item.id, `place.${level}`, name)];
        }),
      )
      .concat(
        named.flatMap(([, { item }]) =>
          item.place?.label !== undefined && locationNames(item.place)[0] === item.place.label
            ? [cite(item.id, 'place.label', item.place.label)]
            : [],
        ),
      ),
    sureness: tied ? 0.5 : 0.85,
    notes: tied ? ['The evidence is as good for one as for the other.'] : [],
  };
}

/** A town has a name in the question's language, too; a house keeps its own. */
function inLanguage(text: string, { place }: MemoryItem, { language, retrieval }: Question): string {
  const city = place?.city;
  if (city === undefined || !text.startsWith(city)) return text;
  const said = nameSaid(city, { kind: 'place' }, retrieval.gazetteer, language);
  return said === city ? text : said;
}

const placeText = (item: MemoryItem): string =>
  item.place === undefined
    ? ''
    : locationNames(item.place)
        .filter((_, i, all) => i === 0 || i === all.length - 1 || all.length <= 3)
        .join(', ');

/** A message knows no place of its own, but may name a venue or a town, or say where in a few words. */
function fromWords({ supported, topic, text }: Question): Draft | undefined {
  const words = new Map([...contentTokens(text).map((token) => [token, 0.8] as const), ...topic]);
  const asked = new Set(contentTokens(text));
  for (const { item } of newsFirst(supported.slice(0, 5))) {
    if (isPicture(item)) continue;
    const moved = asksForPast(text) ? undefined : movedTo(item);
    if (moved !== undefined && !isAsked(moved.text, asked)) return moved;
    const listed = labelled(item);
    if (listed !== undefined) return listed;
    const sentence = bestSentence(item, words, locative);
    const said = sentence === undefined ? undefined : saidWhere(sentence.text, asked);
    const entity = placeEntity(item, sentence?.text);
    if (entity !== undefined && sentence?.text.includes(entity.text) === true) return entity;
    if (sentence !== undefined && said !== undefined && sentence.citation.field !== 'title')
      return { text: said, type: 'open_end', citations: [sentence.citation], sureness: 0.6, notes: [] };
    const elsewhere = whereInText(item, asked, topic);
    if (elsewhere !== undefined) return elsewhere;
    if (entity !== undefined) return entity;
  }
  return undefined;
}

/** What the writer of the fittest told later of a change comes before it. */
function newsFirst(supported: readonly Support[]): readonly Support[] {
  const [best] = supported;
  const writer = best?.item.people?.find(({ how }) => how === 'sender')?.name;
  if (best === undefined || writer === undefined) return supported;
  const news = supported.filter(
    ({ item }) =>
      item !== best.item &&
      (item.time?.start ?? '') > (best.item.time?.start ?? '') &&
      item.people?.some(({ how, name }) => how === 'sender' && name === writer) === true &&
      tellsChange.test(writtenText(item).slice(0, 600)),
  );
  return [...news.toReversed(), ...supported.filter((one) => !news.includes(one))];
}

/** Words of the question are no answer to it: "my party" is what is asked about, not where it was. */
const isAsked = (where: string, asked: ReadonlySet<string>): boolean =>
  tokens(where).every((token) => asked.has(token) || isStopWord(token));

/** "Place: the old mill", "11.01.2020, 20:30, the boathouse": where, by a label or behind the time. */
function labelled(item: MemoryItem): Draft | undefined {
  const text = quotableText(item);
  for (const pattern of listedWhere) {
    const found = pattern.exec(text)?.groups?.['where']?.trim();
    if (found !== undefined && !pointsBack.test(found) && !saysMore.test(found))
      return { text: found, type: 'open_end', citations: [cite(item.id, 'body', found)], sureness: 0.65, notes: [] };
  }
  return undefined;
}

/** 移至双塔文化馆一层, 調整至宜昌项目部: where a Chinese letter says that it takes place instead. */
const movedInHan =
  /(?:改|移|搬|挪|转|换|调整|变更|迁|安排|移师)(?:到|至|在|往|去|为)了?(?!上午|下午|晚上|早上|周|星期|礼拜|明|后天|\d+[月日号点:：])(?<where>[\p{Script=Han}\p{L}\d·’'& -]{1,20}?(?:馆|厅|楼|层|室|店|堂|院|校区|部|中心|广场|公园|学校|站|港|码头|球场|操场|剧场|体育场|园|寺|基地|会所|小区|\d号))(?=[，。；！,;、\s（(）)]|$|举|进行|开|见|集合|办|上课|排练)/u;
function movedTo(item: MemoryItem): Draft | undefined {
  const text = quotableText(item);
  const written = inSimpleCharacters(text);
  if (written.length !== text.length) return undefined;
  const match = movedInHan.exec(written);
  const found = match?.groups?.['where'];
  if (match === null || found === undefined) return undefined;
  const start = match.index + match[0].length - found.length;
  const where = text.slice(start, start + found.length);
  return { text: where, type: 'open_end', citations: [cite(item.id, 'body', where)], sureness: 0.65, notes: [] };
}

/** Where, in any sentence of a message that is about what is asked; of one about several things in the part that is. */
function whereInText(item: MemoryItem, asked: ReadonlySet<string>, topic: Question['topic']): Draft | undefined {
  const isAbout = (words: string): boolean => tokens(words).some((token) => topic.has(token));
  const parts = isAbout(item.title ?? '') ? [quotableText(item)] : quotableText(item).split(/\n\s*\n/u);
  const ofTopic = parts.filter(isAbout);
  for (const { text } of sentences((ofTopic.length > 0 ? ofTopic : parts).join('\n\n'))) {
    const where = saidWhere(text, asked);
    if (where !== undefined)
      return { text: where, type: 'open_end', citations: [cite(item.id, 'body', where)], sureness: 0.5, notes: [] };
  }
  return undefined;
}

function saidWhere(sentence: string, asked: ReadonlySet<string>): string | undefined {
  for (const { groups } of sentence.matchAll(everywhere(locative))) {
    const where = (groups?.['where'] ?? groups?.['chinese'])?.trim();
    if (where === undefined || nowhere.test(where) || isRidden(where, sentence) || isAsked(where, asked)) continue;
    if (!pointsBack.test(where) && !isLeft(where, sentence)) return where;
  }
  return undefined;
}

/** “On my card”, “in English”, “in the name of”: no place is there. */
const nowhere =
  /^(?:(?:my|our|the|your|his|her) )?(?:(?:credit |debit |visa )?card|name|behalf|mind|calendar|phone|list|tab|meantime|case|cash|rain|sun|dark|rush|mood|credit|foot|average|paper|person|touch|total|full|advance|time|hurry|past|future|invitations?|letter|message|(?:e-?)?mail|note|notice|plan|programme|schedule|diary|rest|meanwhile)(?: (?:of|for|to|(?:still )?(?:holds?|stands?|remains?|stays?)|still|as))*$|^(?:English|German|French|Italian|Spanish|Portuguese|Dutch|Swedish|Danish|Norwegian|Polish|Czech|Russian|Turkish|Greek|Japanese|Korean|Chinese|Mandarin|Cantonese|Welsh|Irish|Latin|Arabic|Hindi)\b|^(?:(?:the|that|this|next|last|a) )?(?:(?:next|last|following|same|very|early|late) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:day|week|month|year|weekend|morning|afternoon|evening|night|summer|winter|autumn|spring)s?)$/iu;

/** “We drive in my car”. */
const isRidden = (where: string, sentence: string): boolean =>
  /\b(?:car|van|truck|bus|train)$/iu.test(where) &&
  /\b(?:driv\w+|rid\w+|rode|drove|travel\w*|go|come|goes|comes|going|coming|lift)\b/iu.test(
    sentence.slice(Math.max(0, sentence.indexOf(where) - 24), sentence.indexOf(where)),
  );

/** "19:30, Ingrid and Jonas are coming": a sentence is no place. */
const saysMore = /\s(?:is|are|was|were|will|has|have|can|comes?|brings?)\s/u;

/** "At the new address": which that is, other words tell. */
const pointsBack =
  /^(?:the|our|my) (?:(?:new|same|usual|old|other|original|agreed) )?(?:address|place|venue|location|premises|site|spot)$/iu;

const quotableText = (item: MemoryItem): string => (item.body === undefined ? '' : mainText(item.body));
const venue = String.raw`(?:(?:the|my|our)\s[\p{L}'’ -]{3,40}?|\p{Lu}[\p{L}'’]+(?:[ -][\p{L}'’]+){0,4}?)`;
/** Where by a label, behind a time of day, or before "see you there". */
const listedWhere: readonly RegExp[] = [
  /(?:\b(?:[Pp]lace|[Ww]here|[Vv]enue|[Ll]ocation|[Oo]rt|[Ww]o|[Ll]ieu|[Oo]ù|[Dd]ove|[Ll]ugar)\s*[:：?？]|\b[Tt]he (?:place|venue|location)(?: is| will be)? (?!is\b|and\b|for\b|of\b|to\b|will\b|has\b|was\b|still\b|we\b|where\b)(?=(?:the|my|our|\p{Lu}))|(?:地点|在哪里|哪里|哪儿)\s*[:：?？]|地点[在是])\s*(?<where>[^\n.,;!/。，；！]{3,50})/u,
  new RegExp(
    String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|hrs?|h|o['’]clock)?(?: sharp)?(?: or later)?(?: on [^,.;!\n]{4,24})?,\s(?:at\s)?(?<where>${venue})(?=[.,;!\n]|$)`,
    'u',
  ),
  new RegExp(String.raw`[:：,，]\s(?:at\s)?(?<where>${venue}),\s\d{1,2}[:.]\d{2}`, 'u'),
  /\d[点分半]?[，,]?\s?(?<where>\p{Script=Latin}[\p{L} '’-]{2,40}?|\p{Script=Han}{2,12}?)(?=集合|碰头|碰面|见)/u,
  /(?:在|于|喺)(?<where>\p{Script=Latin}[\p{Script=Latin} '’-]{2,40}?|[\p{Script=Han}]{2,12}?)(?=搞|举办|举行|办|摆|聚(?!会)|碰头|碰面)/u,
  new RegExp(
    String.raw`\b(?:takes? place|taking place|held|meet(?:ing)?|gather(?:ing)?|celebrat\p{L}+|happens?) (?:at|in) (?<where>${venue})(?= (?:on|from|at)\b|[.,;!\n]|$)`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Cc]ome|[Hh]ead|[Mm]ake your way|[Gg]et yourselves?|[Ff]ind your way|[Bb]ring (?:yourselves?|everybody|the family|a friend))(?: along| over| round| around| down| up| out| by| on over)? to (?<where>${venue})(?= (?:on|at|from|for|by|any ?time|this|next|when|and)\b|[.,;!\n]|$)`,
    'u',
  ),
  /(?:开始|地点在|，在|。在|就在)[，,]?\s?(?<where>[\p{Script=Han}\p{L}][^，。！,!\n]{1,30}?)(?=见|，|。|！|,|!|$)/u,
];

const place = String.raw`(?:\p{Lu}[\p{L}'’.-]*|hall|room|gate|floor|platform|building|office|station|restaurant|caf[eé]|hotel|church|house|park|school|entrance|lobby|corner|bar|pub|theat(?:er|re)|museum|library|airport|harbou?r|beach|garden|market)`;
/** "at hall 4", "on the second floor", "in the Old Town". */
const locative = new RegExp(
  String.raw`\b(?:at|in|on|near|behind|outside|opposite)\s+(?!\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b)(?<where>(?:the\s+|our\s+|my\s+)?(?:(?:first|second|third|fourth|ground|main|old|new|back|front)\s+)?${place}(?:\s+(?:of|the|de|du|da|do|di|del|la|le|\d+\w?|${place}))*|(?:the|my|our)\s+(?!same|end|moment|latest|weekend|morning|afternoon|evening|time|last|next|day|week|month|year|bill|price|hotel’s|following|beginning|middle|way|other|account|mail|office hours)\p{Ll}{3,}(?:\s(?!on|at|for|with|and|from|to|by|is|was|of|in|until)\p{Ll}{3,})?)|在(?<chinese>[\p{Script=Han}\w]{2,12}?(?:店|馆|厅|楼|室|站|园|院|门口|酒店|餐厅|机场|广场))`,
  'u',
);

/** "The lodge in Leavenworth flooded", "moved from Riga to Tartu", "instead of the club": a place where it is not. */
const lost =
  /^[^.;!?]{0,30}\b(?:flooded|closed|shut|burn(?:ed|t)|is off|fell through|(?:has|have|had|is|was) (?:been )?(?:cancel\w+|double[- ]booked|full|gone)|(?:has|have) (?:double[- ]booked|cancel\w+))\b|^.{0,12}(?:满了|关门|停业|取消)/iu;
const leaving =
  /\b(?:moved?|moving|switch\w*|chang\w+|instead|rather than)(?: \p{L}+)? (?:from|of|away from) (?:the )?$/iu;
function isLeft(name: string, sentence: string): boolean {
  const at = sentence.indexOf(name);
  return at >= 0 && (lost.test(sentence.slice(at + name.length)) || leaving.test(sentence.slice(0, at)));
}

function placeEntity(item: MemoryItem, sentence: string | undefined): Draft | undefined {
  const found = (['venue', 'city', 'country'] as const).flatMap((kind) =>
    (item.entities ?? []).flatMap((entity, index) => (entity.kind === kind ? [{ entity, index }] : [])),
  );
  const open = found.filter(({ entity }) => sentence === undefined || !isLeft(entity.name, sentence));
  const best = open.find(({ entity }) => sentence?.includes(entity.name) === true) ?? open[0];
  return best === undefined
    ? undefined
    : {
        text: best.entity.name,
        type: 'open_end',
        citations: [cite(item.id, `entities.${best.index}`, best.entity.name)],
        sureness: 0.6,
        notes: [],
      };
}

const askedWay: readonly { readonly pattern: RegExp; readonly ways: readonly MentionWay[] }[] = [
  {
    pattern:
      /\bto whom\b(?! do i owe)|\bwho(?:m)? did i (?:write|send|e-?mail|tell|invite)\b|我(?:给谁|发给谁|写给谁)/i,
    ways: ['recipient', 'copied'],
  },
  {
    pattern:
      /\b(?:sent|send|wrote|write|emailed|mailed|from whom|invited|told|recommend\w*|suggest\w*|mention\w*|who (?:says?|said|thinks|thought)|sw(?:ears?|ore) by|prais\w+|rav(?:ed|ing)|whose (?:idea|tip|suggestion)|owe)\b|寄|发|推荐|安利|(?:谁|哪一?位).{0,8}(?:说|讲|提|告诉|推|种草)/i,
    ways: ['sender', 'speaker'],
  },
];

/** Whoever writes from a domain of their own name is the house: “Alder Hearing <desk@alderhearing…>”. */
function isHouse({ name, address = '' }: Mention): boolean {
  const [local = ''] = address.split('@');
  const [first = ''] = slug(name).split('_');
  const own = first.length >= 4 && /\p{Script=Latin}/u.test(first) ? first : undefined;
  return own !== undefined && !slug(local).includes(own) && firmDomain(address)?.startsWith(own) === true;
}

/** What a firm does as often as a person; whoever tests one's ears is somebody, though the clinic wrote. */
const doneByFirms =
  /\b(?:compan(?:y|ies)|firm|provider|supplier|airline|insur\w+|bank|suppl(?:y|ies|ied)|provid\w+|deliver\w*|s[eo]ll?(?:s|ing|d)?|sold|bill(?:s|ed)?|charg\w+|invoic\w+|organi[sz]\w+|operat\w+|r[ua]n(?:s)?|own(?:s|ed)?|employ\w*|pay(?:s|ing)?|paid|refund\w*|ship(?:s|ped)?|rent\w*|repair\w*|fix\w*|install\w*|build|built|cater\w*|print\w*|publish\w*|mak(?:e|es|ing)|made|postpon\w+|cancel\w*|mov(?:e|ed)|chang\w+|confirm\w*|book(?:ed|s)?)\b|公司|机构|哪(?:一)?家|商家|卖|供应|提供|承办|主办|保险|收费|退|修|装|送货|发货|租|改期|取消|确认/iu;

/** The people of the best evidence, without the owner and those the question names already. */
export async function answerWho(question: Question): Promise<Draft | undefined> {
  const role = await answerRole(question);
  if (role !== undefined) return role;
  const { retrieval, text } = question;
  const ways = askedWay.find(({ pattern }) => pattern.test(text))?.ways;
  const owner = retrieval.gazetteer.people.find((person) => person.owner);
  const isOwner = (mention: Mention): boolean =>
    mention.how === 'owner' ||
    (owner !== undefined && (mention.id === owner.id || slug(mention.name) === slug(owner.name)));
  const supported =
    ways === undefined
      ? question.supported
      : question.supported.filter(({ item }) => item.people?.some((m) => ways.includes(m.how) && !isOwner(m)));
  const [best] = supported;
  if (best === undefined) return undefined;
  if (ways === undefined && (best.item.modality === 'email' || best.item.modality === 'text')) {
    const named = namedInSentence(question, best.item);
    if (named !== undefined) return named;
  }
  const named = new Set(
    conjuncts(retrieval.plan.root).flatMap((leaf) =>
      leaf.tool === 'person' ? [leaf.args.name, leaf.args.said ?? leaf.args.name].map((name) => slug(name)) : [],
    ),
  );
  const pool =
    retrieval.plan.pick === 'all'
      ? supported.filter((hit) => best.score - hit.score <= TIE || sameHappening(hit, best, question))
      : [best];
  // A restaurant is not whom one dined with.
  const isCompany = /\bwith\b|和谁|跟谁|与谁|同谁|一起/iu.test(text);
  const isOfPerson = ways === undefined && !doneByFirms.test(inSimpleCharacters(text));
  const firms = new Set(
    retrieval.gazetteer.people.flatMap(({ id, organisation }) =>
      organisation === true && id !== undefined ? [id] : [],
    ),
  );
  const people = countedPeople(
    pool.map(({ item }) => item),
    (mention) =>
      !isOwner(mention) &&
      !named.has(slug(mention.name)) &&
      (ways === undefined || ways.includes(mention.how)) &&
      !((isCompany || isOfPerson) && (firms.has(mention.id ?? '') || isHouse(mention))),
    // Letters in two languages call one person by two names, and either may be what is asked for.
    ({ name }) => name,
  );
  return people.length === 0 ? undefined : peopleDraft(people, question);
}

function sameHappening(a: Support, b: Support, { retrieval: { gazetteer } }: Question): boolean {
  const first = gazetteer.eventsOf.get(a.item.id)?.[0];
  return first !== undefined && first === gazetteer.eventsOf.get(b.item.id)?.[0];
}
