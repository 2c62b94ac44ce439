import { isHouseName } from '../../language/house-names.ts';
import { sentences } from '../../language/sentences.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { DAY_MS } from '../../memory/time-span.ts';
import { saysIt } from '../asked/same-words.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import { monthsFrom } from '../evidence/exchanges.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import type { Judged } from '../evidence/judged.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { personSpans, type Span } from '../reading/plain-spans.ts';
import { deedsAsked, looksShared, setsDay } from './shown-looks.ts';

/** Somebody is asked after by how they look or by what they do in a picture. */
const asksByLook =
  /\b(?:who(?:['’]s|se)?|which)\b.*\b(?:man|men|woman|women|boys?|girls?|lady|ladies|gentleman|guy|bloke|lad|lass|fellow|person|people|child|kid|couple|teenager|baby|toddler|dog|cat|horse|singer|player|dancer|musician|photo(?:graph)?|picture|pic|shot|snap|image|video|clip)s?\b|(?:照片|图片|相片|视频|画面|影片).*谁|谁.*(?:照片|图片|相片|视频|画面)|(?:那个|那位|这个|这位)[^，。？]{0,20}(?:男|女|老人|老太太|大爷|孩子|小孩|人)(?:人|士|孩|生|子)?(?:是|叫)/iu;
/** What a question says of whom it asks after, beside how they look, is left to the other strategies. */
const whoCaption =
  /\b(?:man|men|woman|women|boys?|girls?|lady|ladies|person|people|child|children|couple|teenager|students?|player|singer|technician|soprano|tenor|baby|dog|cat)\b|人|男|女|孩|老/iu;

const MOST_LETTERS = 160;
const MONTHS_BEFORE = 5;
const DAYS_AFTER = 3;
const LEAST_SHOWN = 0.4;
const LEAST_LINE = 0.2;
const LEAST_SCORE = 0.4;
const ON_THE_DAY = 0.6;
const OF_THE_DAY = 0.25;
const OF_THE_PLACE = 0.2;
const BESIDE = 0.4;
const BY_NAME = 0.6;
const BY_LOOK = 0.5;
const BY_DEED = 0.4;
/** Whom somebody takes along is of all that the letter speaks of. */
const IN_COMPANY = 0.15;
const SHARED = 0.3;
const LEAST_TOLD = 0.5;
/** Of the words of the picture that a line says, no more than these tell. */
const MOST_WORDS = 3;

/** Whether a question asks who is shown, and a picture shows what it says of them. */
export function pictureAsked({ form, text }: Question, judged: readonly Judged[]): MemoryItem | undefined {
  if (form?.kind !== 'who' && !(/^who|谁/iu.test(text) && (form?.kind === 'what' || form?.field?.id === 'firm')))
    return undefined;
  const [best] = judged.filter((one) => one.outcomes.every(({ verdict }) => verdict !== 'no'));
  const isShown =
    best !== undefined &&
    isPicture(best.item) &&
    best.support >= LEAST_SHOWN &&
    (asksByLook.test(text) || whoCaption.test(best.item.caption ?? '')) &&
    !(best.item.people ?? []).some(({ how }) => how !== 'owner');
  return isShown ? best.item : undefined;
}

/** Who is in a picture that knows nobody: whom a letter of those days names with what the picture shows. */
export async function shownPerson(picture: MemoryItem, question: Question): Promise<Draft | undefined> {
  const shown = wordsOf(picture, question);
  const letters = await lettersAbout(picture, question);
  const asked = new Set(tokens(question.text));
  const owner = question.retrieval.gazetteer.people.find((person) => person.owner);
  const own = new Set(tokens(owner?.name ?? ''));
  const deeds = deedsAsked(question.text);
  const seen = `${picture.caption ?? ''}\n${question.text}`;
  let best: Named | undefined;
  for (const letter of letters) {
    if (letter.body === undefined) continue;
    const lines = sentences(mainText(letter.body).slice(0, 6000)).map(({ text }) => ({
      text,
      says: new Set(tokens(text)),
    }));
    const worths = lines.map(
      ({ text, says }) => saidOf(shown, says) + onDay(picture, letter, text) + seenOf(seen, deeds, { text, says }),
    );
    const most = Math.max(0, ...worths);
    const ofLetter = letterWorth(picture, letter);
    for (const [i, { text, says }] of lines.entries()) {
      const around = Math.max(worths[i - 1] ?? 0, worths[i + 1] ?? 0);
      const alone = (worths[i] ?? 0) + BESIDE * around + ofLetter;
      if (alone + IN_COMPANY + SHARED * most < LEAST_LINE) continue;
      const spans = personSpans({ field: 'body', text, says }, letter, asked, new Set(shown.keys()));
      const relatives = kinSpans(text);
      for (const span of [...spans, ...relatives]) {
        const line = alone + (most >= LEAST_TOLD && isInCompany(span.text, text) ? IN_COMPANY + SHARED * most : 0);
        if (line < LEAST_LINE) continue;
        const name = span.text.replace(/^(?:And|But|So|Then) /u, '');
        const said = tokens(name);
        if (said.some((token) => own.has(token)) || said.every((token) => shown.has(token))) continue;
        if (span.field.startsWith('people') || isOrganisation(name, question)) continue;
        const isNamed = isKnown(name, letter, question);
        if ((span.worth < 0 && !isNamed) || (!relatives.includes(span) && !isSomebody(name, text, isNamed))) continue;
        if (isOtherSex(picture, question.text, name, text)) continue;
        const score = line + BY_NAME * span.worth;
        if (score >= LEAST_SCORE && (best === undefined || score > best.score))
          best = { name, line: text, letter, score };
      }
    }
  }
  if (best === undefined) return undefined;
  const { name, line, letter, score } = standIn(best, letters, question) ?? best;
  const inLine = line.includes(name);
  const at = (letter.people ?? []).findIndex((mention) => mention.name === name);
  if (!inLine && at < 0) return undefined;
  return {
    text: inFull(name, line, letter),
    type: 'open_end',
    citations: [
      inLine ? cite(letter.id, 'body', line) : cite(letter.id, `people.${at}`, name),
      ...(picture.caption === undefined ? [] : [cite(picture.id, 'caption', picture.caption)]),
    ],
    sureness: Math.min(0.7, 0.3 + 0.2 * score),
    notes: [],
    also: [letter, picture],
  };
}

type Named = {
  readonly name: string;
  readonly line: string;
  readonly letter: MemoryItem;
  readonly score: number;
};

const OF_KIN = 0.2;
const kin =
  /(?<![\p{L}])(?:with|and|by|bring(?:s|ing)?|taking|takes?) (?<kin>my (?:(?:little|big|older|younger|twin|eldest|youngest) )?(?:brother|sister|mother|mum|mom|father|dad|son|daughter|cousin|uncle|aunt|nephew|niece|husband|wife|boyfriend|girlfriend|grandmother|grandfather|gran|grandad|flatmate|colleague|neighbour|neighbor|boss))(?!['’]|,? \p{Lu}|,? (?:who )?(?:can|won|could)\S*t)|(?:和|跟|带|带着|让|由)(?<han>我(?:哥|姐|弟|妹|爸|妈|老公|老婆|舅舅|叔叔|表哥|表弟|表姐|表妹|室友|同事|邻居)(?!的))/gu;

/** Whom a letter tells without a name: “with my brother”. */
const kinSpans = (text: string): Span[] =>
  [...text.matchAll(kin)].map(({ groups = {} }) => ({
    text: groups['kin'] ?? groups['han'] ?? '',
    field: 'body',
    quote: text,
    worth: OF_KIN,
  }));

/** A name with what the letter puts behind it (“Jim (Wright, …)”), and “my brother” with whose. */
function inFull(name: string, line: string, { people = [] }: MemoryItem): string {
  const whose = /^(?:my |我)/u.test(name) ? people.find(({ how }) => how === 'sender')?.name : undefined;
  if (whose !== undefined) return `${name.replace(/^my /u, '')} (${whose})`;
  const behind = line.slice(line.indexOf(name) + name.length);
  const surname = /^ \((?<surname>\p{Lu}\p{Ll}+)[,)]/u.exec(behind)?.groups?.['surname'];
  return surname === undefined ? name : `${name} (${surname})`;
}

/** How they look and what they do, in the same line. */
const seenOf = (
  seen: string,
  deeds: readonly string[],
  { text, says }: { readonly text: string; readonly says: ReadonlySet<string> },
): number => BY_LOOK * Math.min(2, looksShared(seen, text)) + (deeds.some((deed) => says.has(deed)) ? BY_DEED : 0);

const takesAlong =
  /(?:\b(?:taking|bringing|(?:go|going|come|coming|along|together|travel\w*) with|joined by|(?:yourself|you|me|myself|us),? and)|\b(?:nehme|bringe)|带着?|跟|和)\s*$/iu;
const isInCompany = (name: string, line: string): boolean => takesAlong.test(line.slice(0, line.indexOf(name)));

/** “Nell has laryngitis. Her sister Una will step in”: who was named at first was not there. */
function standIn(
  { name, letter, score }: Named,
  letters: readonly MemoryItem[],
  question: Question,
): Named | undefined {
  const first = name.split(' ').at(0) ?? name;
  for (const later of letters) {
    if (dayOf(later) <= dayOf(letter) || later.body === undefined) continue;
    const lines = sentences(mainText(later.body).slice(0, 6000)).map(({ text }) => text);
    const at = lines.findIndex((text) => text.includes(first));
    for (const text of at < 0 ? [] : lines.slice(at, at + 2)) {
      if (!takesOver.test(text)) continue;
      const spans = personSpans(
        { field: 'body', text, says: new Set(tokens(text)) },
        later,
        new Set(tokens(name)),
        new Set(),
      );
      const other = spans.find(
        (span) => span.field === 'body' && isSomebody(span.text, text, isKnown(span.text, later, question)),
      );
      if (other !== undefined) return { name: other.text, line: text, letter: later, score };
    }
  }
  return undefined;
}
const takesOver =
  /\b(?:step(?:s|ping)? in|stand(?:s|ing)? in|fill(?:s|ing)? in|takes? (?:over|that|his|her|the)|instead|in (?:her|his) place|replac\w+|covers? for|springt ein|übernimmt|remplace\w*|sustituye|sostituisce|in place of)\b|代替|顶替|接替|换成/iu;

/** What the picture shows and the question says, each by its rarity: that there is a woman tells of nobody. */
function wordsOf({ caption = '', ocr, place }: MemoryItem, { text, retrieval }: Question): ReadonlyMap<string, number> {
  const items = Math.max(2, retrieval.gazetteer.items);
  const most = Math.log(1 + 2 * items);
  const rarity = (token: string): number =>
    Math.log(1 + 1 / Math.max(retrieval.wordRates.get(token) ?? 1 / items, 1 / (2 * items))) / most;
  const said = contentTokens([caption, ocr?.text ?? '', place?.poi ?? '', text].join('\n'));
  return new Map(said.filter((token) => !ofAnybody.has(token)).map((token) => [token, rarity(token)] as const));
}
const ofAnybody: ReadonlySet<string> = new Set(
  tokens(
    'man woman boy girl lady person people child two three one old young elderly hold holds holding stand stands sit sits sitting standing with beside front white black red blue green hand hands picture photo table who whose which together both day 照片 老人 男人 女人 应该 可能',
  ),
);

function saidOf(shown: ReadonlyMap<string, number>, says: ReadonlySet<string>): number {
  const found = [...shown].flatMap(([token, weight]) => (saysIt(token, says) ? [weight] : [])).sort((a, b) => b - a);
  return found.slice(0, MOST_WORDS).reduce((sum, weight) => sum + weight * 0.6, 0);
}

const dayOf = ({ time }: MemoryItem): string => (time?.start ?? '').slice(0, 10);
const covers = (picture: MemoryItem, { start, end }: { readonly start: string; readonly end: string }): boolean =>
  start.slice(0, 10) <= dayOf(picture) && end.slice(0, 10) >= dayOf(picture);

/** The line itself sets the day of the picture. */
const onDay = (picture: MemoryItem, letter: MemoryItem, line: string): number =>
  (letter.dates ?? []).some((one) => one.text !== undefined && line.includes(one.text) && covers(picture, one)) ||
  setsDay(line, dayOf(letter), dayOf(picture))
    ? ON_THE_DAY
    : 0;

function letterWorth(picture: MemoryItem, letter: MemoryItem): number {
  const isOfDay = (letter.dates ?? []).some((one) => covers(picture, one));
  const town = tokens(picture.place?.city ?? '');
  const isOfPlace = town.length > 0 && town.every((token) => itemTokens(letter).has(token));
  return (isOfDay ? OF_THE_DAY : 0) + (isOfPlace ? OF_THE_PLACE : 0);
}

/** Letters of the months before the picture, the nearest first. */
async function lettersAbout(picture: MemoryItem, { store, retrieval }: Question): Promise<readonly MemoryItem[]> {
  const day = dayOf(picture);
  if (day === '') return [];
  const months = monthsFrom(day, MONTHS_BEFORE + 1, -1).map((month) => term.month(month));
  const ids = await store.match({ any: [[term.modality('email')], months], none: [] }, MOST_LETTERS);
  const last = Date.parse(day) + DAYS_AFTER * DAY_MS;
  const organisations = new Set(
    retrieval.gazetteer.people.flatMap(({ id, organisation }) =>
      organisation === true && id !== undefined ? [id] : [],
    ),
  );
  return (await store.items(ids))
    .filter((item) => Date.parse(dayOf(item)) <= last && !isForEverybody({ item }))
    .filter(({ people = [] }) => !people.every(({ id }) => id !== undefined && organisations.has(id)))
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1));
}

/** Somebody is called so: by what stands before a name, or by what whoever has it does. */
const leadsName =
  /(?:\b(?:with|taking|takes|bring(?:ing|s)?|got|have|having|called|named|meet|join(?:ing)?|und|and|et|y|e|i|och|og|en|mit|avec|con|med|z|met)|&|\b(?:my|our|his|her|the|your|a|an|mein\w*|unser\w*|der|die|mon|ma|le|la|mi|el|il)(?: (?!(?:by|at|in|on|of|to|from|for|is|was|and|with)\b)\p{L}+){1,3},?|\p{L}+['’]s \p{L}+,?|\b(?:aunt\w*|uncle|cousin|mr|mrs|ms|dr|herr|frau|father|sister|brother)\.?|(?:guide|coach|doctor|nurse|host|contact|soprano|alto|bass|tenor|captain|steward|judge|\p{L}{3,}(?:er|or|ist|ian|eur|ant|in))[:：]) ?$/iu;
const followsName =
  /^(?:,? (?:who|my|his|her|our|the|from)\b|,? ?\(|,? (?:is|was|will|has|had|can|could|may|brings?|comes?|takes?|took|sings?|plays?|fills?|steps?|drives?|says?|said|wants?|joins?|stands?|does|did|knows?|loves?|helps?|gives?|gave|teaches|leads?|wears?|makes?|lands?|arrives?|still|too|and (?:i|his|her)|kommt|bringt|spielt|ist|hat|wird|vient|apporte|est|a|viene|trae|es|tiene|porta|suona|è|ha)\b(?!n['’]t| not))/iu;
const isAbsent =
  /^(?:['’]s (?:out|away|ill|at|in)\b| (?:can['’]?t|cannot|won['’]t|isn['’]t|is (?:out|away|ill|sick|down|not|on leave)|has (?:laryngitis|the flu|a cold)|doesn['’]t|not)\b)/iu;

const titled = /^(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|Aunt\w*|Uncle|Grandma|Grandpa|Cousin|Father|Sister|Brother)\.? \p{Lu}/u;
const kinAlone = /^(?:Father|Mother|Mum|Mom|Mam|Dad|Mama|Papa|Sister|Brother|Aunt\w*|Uncle|Cousin|Love|Hugs)$/u;
const inGerman = /\b(?:und|der|die|das|mit|für|von|im|ist|wir)\b/u;

/** A word with a large letter is a name only by what stands beside it: at the head of a sentence all have one, and in German all nouns. */
function isSomebody(name: string, line: string, isNamed: boolean): boolean {
  const at = line.indexOf(name);
  const rest = line.slice(at + name.length);
  if (isDenied.test(line.slice(0, at))) return false;
  if (at < 0 || line.includes('|') || isAway.test(line) || isHouseName(name) || kinAlone.test(name)) return false;
  if (!isNamed && !titled.test(name) && (at === 0 || inGerman.test(line))) return false;
  if (titled.test(name)) return !isAbsent.test(rest);
  return !isAbsent.test(rest) && (leadsName.test(line.slice(0, at)) || followsName.test(rest));
}

/** “I'm not going with Kabelo any more”. */
const isDenied =
  /(?:\b(?:not|no longer|never|without|instead of|rather than|nicht|kein\p{L}*|ohne|sans|sin|senza)|n['’]t) (?:(?!(?:so|but|and|because|then|aber|und|mais|et|pero|y)\b)\p{L}+ ){0,3}$|(?:不|没|别)(?:和|跟|带)$/iu;
const isAway = /\b(?:withdrawn|withdrew|pulled out|dropped out|cancell?ed|not coming|stays? (?:at )?home)\b/iu;

const isKnown = (name: string, { people = [], entities = [] }: MemoryItem, { retrieval }: Question): boolean =>
  people.some((one) => one.name.split(' ').includes(name)) ||
  entities.some((one) => one.kind === 'person' && one.name.includes(name)) ||
  retrieval.gazetteer.people.some((one) => one.organisation !== true && one.name.split(' ').includes(name));

const isOrganisation = (name: string, { retrieval }: Question): boolean =>
  retrieval.gazetteer.people.some((person) => person.organisation === true && person.name.includes(name));

const male =
  /\b(?:he|him|his|himself|mr|brother|father|dad|son|nephew|uncle|grandson|grandpa|grandfather|husband|boyfriend|herr|monsieur|señor)\b|他|先生|爸|哥|弟|叔|舅|爷/iu;
const female =
  /\b(?:she|her|hers|herself|mrs|ms|miss|sister|mother|mum|mom|daughter|niece|aunt\w*|granddaughter|grandma|grandmother|wife|girlfriend|frau|madame|señora|lady)\b|她|女士|妈|姐|妹|姨|姑|奶奶/iu;
const showsMan = /\b(?:man|boy|gentleman|guy|lad)\b|男/iu;
const showsWoman = /\b(?:woman|girl|lady|soprano|bride)\b|女/iu;

/** “Her sister Nell”, of a picture of a man. */
function isOtherSex({ caption = '' }: MemoryItem, asked: string, name: string, line: string): boolean {
  const at = line.indexOf(name);
  const around = line.slice(Math.max(0, at - 16), at + name.length + 24).replace(/\p{L}+['’]s\b/gu, '');
  const said = showsMan.test(asked) || showsWoman.test(asked) ? asked : caption;
  const [he, she] = [showsMan.test(said), showsWoman.test(said)];
  if (he === she) return false;
  // “My brother Savio”, “the fado lady, Marta”: what stands right before the name says it first.
  const before = /(?<word>\p{L}+),? $/u.exec(line.slice(0, at))?.groups?.['word'] ?? '';
  const [isHe, isShe] = [male.test(before), female.test(before)];
  if (isHe !== isShe) return isHe !== he;
  const [saysHe, saysShe] = [male.test(around), female.test(around)];
  return saysHe !== saysShe && saysHe !== he;
}

/** That a man holds up a fish is what was said of him, and not who he is. */
export const isOnlyShown = ({ citations }: Draft): boolean =>
  citations.every(({ field }) => /^(?:short)?caption$/i.test(field));
