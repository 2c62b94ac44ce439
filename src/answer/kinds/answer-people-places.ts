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
import { cite, conjuncts, type Draft, type Question, type Support } from '../question.ts';
import { bestSentence } from '../reading/best-sentence.ts';
import { namedInSentence } from '../reading/named-people.ts';
import { hasPart } from '../speech/best-message.ts';
import { countedPeople, peopleDraft } from './counted-people.ts';

/** Items whose evidence is this close (nats) to the best are a tie. */
const TIE = 0.7;
const levels = ['poi', 'city', 'region', 'country'] as const;

const asksForHouse =
  /哪(?:一)?(?:家|间|个|座|所)\p{Script=Han}{0,3}?(?:店|馆|厅|院|楼|校区|学校|公司|酒吧|俱乐部|教室|礼堂|寺|公园|球场)|\b(?:which|what) (?:\p{L}+ )?(?:shop|store|branch|venue|hall|room|restaurant|hotel|church|school|campus|clinic|theat(?:re|er)|museum|gallery|library|pub|bar|caf[eé]|club|studio|pool|gym)\b/iu;

/** The place of the best evidence by name; when items as good as it disagree, both are named. */
export async function answerWhere(question: Question): Promise<Draft | undefined> {
  const placed = question.supported.filter(
    ({ item }) => item.place !== undefined && locationNames(item.place).length > 0,
  );
  const [best] = placed;
  const first = question.supported[0];
  const told = first !== undefined && (first.item.modality === 'email' || first.item.modality === 'text');
  // The town of a picture is no house.
  const words = told || asksForHouse.test(inSimpleCharacters(question.text)) ? fromWords(question) : undefined;
  if (words !== undefined) return words;
  if (best === undefined) return fromWords(question);
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
        : only[0],
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

const placeText = (item: MemoryItem): string =>
  item.place === undefined
    ? ''
    : locationNames(item.place)
        .filter((_, i, all) => i === 0 || i === all.length - 1 || all.length <= 3)
        .join(', ');

/** A message knows no place of its own, but may name a venue or a town, or say where in a few words. */
function fromWords({ supported, topic, text }: Question): Draft | undefined {
  const words = wordsAsked({ text, topic });
  const asked = new Set(contentTokens(text));
  for (const { item } of supported.slice(0, 5)) {
    if (isPicture(item)) continue;
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

/** What is asked about, and more lightly what it is asked with. */
const wordsAsked = ({ text, topic }: Pick<Question, 'text' | 'topic'>): ReadonlyMap<string, number> =>
  new Map([...contentTokens(text).map((token) => [token, 0.8] as const), ...topic]);

/** Words of the question are no answer to it: "my party" is what is asked about, not where it was. */
const isAsked = (where: string, asked: ReadonlySet<string>): boolean =>
  tokens(where).every((token) => asked.has(token) || isStopWord(token));

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
    if (where === undefined || nowhere.test(where) || isAsked(where, asked)) continue;
    if (!pointsBack.test(where)) return where;
  }
  return undefined;
}

/** “On my card”, “in English”, “in the name of”: no place is there. */
const nowhere =
  /^(?:(?:my|our|the|your|his|her) )?(?:(?:credit |debit |visa )?card|name|behalf|mind|calendar|phone|list|tab|meantime|case|cash|rain|sun|dark|rush|mood|credit|foot|average|paper|person|touch|total|full|advance|time|hurry|past|future|invitations?|letter|message|(?:e-?)?mail|note|notice|plan|programme|schedule|diary|rest|meanwhile)(?: (?:of|for|to|(?:still )?(?:holds?|stands?|remains?|stays?)|still|as))*$|^(?:English|German|French|Italian|Spanish|Portuguese|Dutch|Swedish|Danish|Norwegian|Polish|Czech|Russian|Turkish|Greek|Japanese|Korean|Chinese|Mandarin|Cantonese|Welsh|Irish|Latin|Arabic|Hindi)\b|^(?:(?:the|that|this|next|last|a) )?(?:(?:next|last|following|same|very|early|late) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:day|week|month|year|weekend|morning|afternoon|evening|night|summer|winter|autumn|spring)s?)$/iu;

/** "At the new address": which that is, other words tell. */
const pointsBack =
  /^(?:the|our|my) (?:(?:new|same|usual|old|other|original|agreed) )?(?:address|place|venue|location|premises|site|spot)$/iu;

const quotableText = (item: MemoryItem): string => (item.body === undefined ? '' : mainText(item.body));

const place = String.raw`(?:\p{Lu}[\p{L}'’.-]*|hall|room|gate|floor|platform|building|office|station|restaurant|caf[eé]|hotel|church|house|park|school|entrance|lobby|corner|bar|pub|theat(?:er|re)|museum|library|airport|harbou?r|beach|garden|market)`;
/** "at hall 4", "on the second floor", "in the Old Town". */
const locative = new RegExp(
  String.raw`\b(?:at|in|on|near|behind|outside|opposite)\s+(?!\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b)(?<where>(?:the\s+|our\s+|my\s+)?(?:(?:first|second|third|fourth|ground|main|old|new|back|front)\s+)?${place}(?:\s+(?:of|the|de|du|da|do|di|del|la|le|\d+\w?|${place}))*|(?:the|my|our)\s+(?!same|end|moment|latest|weekend|morning|afternoon|evening|time|last|next|day|week|month|year|bill|price|hotel’s|following|beginning|middle|way|other|account|mail|office hours)\p{Ll}{3,}(?:\s(?!on|at|for|with|and|from|to|by|is|was|of|in|until)\p{Ll}{3,})?)|在(?<chinese>[\p{Script=Han}\w]{2,12}?(?:店|馆|厅|楼|室|站|园|院|门口|酒店|餐厅|机场|广场))`,
  'u',
);

function placeEntity(item: MemoryItem, sentence: string | undefined): Draft | undefined {
  const found = (['venue', 'city', 'country'] as const).flatMap((kind) =>
    (item.entities ?? []).flatMap((entity, index) => (entity.kind === kind ? [{ entity, index }] : [])),
  );
  const open = found;
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
  const pool = retrieval.plan.pick === 'all' ? supported.filter((hit) => best.score - hit.score <= TIE) : [best];
  // A restaurant is not whom one dined with.
  const isCompany = /\bwith\b|和谁|跟谁|与谁|同谁|一起/iu.test(text);
  const isOfPerson = ways === undefined && !doneByFirms.test(inSimpleCharacters(text));
  const firms = new Set(
    retrieval.gazetteer.people.flatMap(({ id, organisation }) =>
      organisation === true && id !== undefined ? [id] : [],
    ),
  );
  const asked = wordsAsked(question);
  const people = countedPeople(
    pool.map(({ item }) => item),
    (mention, item) =>
      !isOwner(mention) &&
      hasPart(item, mention, asked) &&
      !named.has(slug(mention.name)) &&
      (ways === undefined || ways.includes(mention.how)) &&
      !((isCompany || isOfPerson) && (firms.has(mention.id ?? '') || isHouse(mention))),
    // Letters in two languages call one person by two names, and either may be what is asked for.
    ({ name }) => name,
  );
  return people.length === 0 ? undefined : peopleDraft(people, question);
}
