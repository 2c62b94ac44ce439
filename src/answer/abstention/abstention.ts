import { wordsAsked } from '../../language/asked-words.ts';
import { isPlacing } from '../../language/item-codes.ts';
import { isRelationWord } from '../../language/relation-words.ts';
import { tokens } from '../../language/tokens.ts';
import { placeKey, townsOf, worldPlaces } from '../../language/world-places.ts';
import { firstWords } from '../../memory/first-words.ts';
import { constraintWords } from '../../memory/in-words/constraint-words.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import type { Store, TermQuery } from '../../ports/store.ts';
import type { Retrieval } from '../../retrieve/search.ts';
import { askingWords } from '../asked/answer-words.ts';
import { sameWords } from '../asked/same-words.ts';
import { placesOf } from '../evidence/inside-places.ts';
import { conjuncts, type Support } from '../question.ts';
import { dayText, type Language, spanText } from '../wording.ts';

const modalityNames = {
  en: { image: 'photo', video: 'video', email: 'mail', text: 'note' },
  zh: { image: '照片', video: '视频', email: '邮件', text: '笔记' },
} as const;

/** Names in the question of which no item has every word. */
export async function namesNowhere(store: Store, { plan, gazetteer }: Retrieval): Promise<string[]> {
  const missing: string[] = [];
  for (const unknown of plan.unknown) {
    const name = unknown.replace(/[的了吗呢在是和与]+$|['’]s?$/u, '');
    if (name === '' || isOnlyDenied(name, plan.root) || isNoName(name)) continue;
    if (gazetteer.people.some((person) => person.roles.includes(name.toLowerCase()))) continue;
    const ways = [name, ...townNames(name, plan.root)];
    const said = await areSaid(store, ways);
    if (!said.includes(true) && !(await isWrittenOtherwise(store, name))) missing.push(name);
  }
  return missing;
}

/**
 * "Difference", 朋友, Osteria: words of the tables that ask, or that many share, name nobody, however they are written; and
 * who signs "Lena" or writes "Mamma!" need not say that she is the daughter.
 */
const isNoName = (name: string): boolean =>
  houseWord.test(name) ||
  isRelationWord(name) ||
  tokens(name).every((token) => askingWords.has(token) || sameWords.has(token));
const houseWord =
  /^(?:cantina|bistro|caf[eé]|trattoria|osteria|ristorante|restaurant|pizzeria|brasserie|taverna?|bodega|chez|diner|grill|hotel|hostel|guesthouse|lodge|suites|inn|pub|bar)$/iu;

/** Seoul is 首尔 in a letter, and who writes of Linz writes of Austria. */
async function isWrittenOtherwise(store: Store, name: string): Promise<boolean> {
  const places = worldPlaces(placeKey(name));
  const forms = places.flatMap(({ forms: all, level, country }) =>
    level === 'country' ? [...all, ...townsOf(country)] : all,
  );
  return (await areSaid(store, [...new Set(forms)])).includes(true);
}

/** Whether every word of each name stands in some item. */
async function areSaid(store: Store, names: readonly string[]): Promise<boolean[]> {
  const words = names.map((name) => tokens(name));
  const each = words.flat();
  const found = each.length === 0 ? [] : await store.rankings(each.map(sayingAny));
  const isThere = found.map(({ rows }) => rows.length > 0).values();
  return words
    .map((of) => of.map(() => isThere.next().value === true))
    .map((of) => of.length > 0 && !of.includes(false));
}

const sayingAny = (token: string): TermQuery => ({
  words: [token, ...otherWords(token)].map((one) => ({ token: one, weight: 1 })),
  filter: { any: [], none: [] },
  fieldWeights: { title: 1, names: 1, body: 1, context: 0 },
  limit: 1,
});

/** Records may name a town in another language than the question: 雅典 is Athens. */
const townNames = (said: string, root: PlanNode): readonly string[] =>
  placesOf(root).flatMap(({ name, said: words }) => (words === said && name !== said ? [name] : []));

/** Whoever is to be left out need not be known: photos without Dad's brother are all of them, where nobody is that. */
function isOnlyDenied(name: string, root: PlanNode): boolean {
  const words = tokens(name);
  const denied = root.kind === 'all' ? root.plans.filter((plan) => plan.kind === 'not') : [];
  const wanted = conjuncts(root).flatMap((leaf) => (leaf.tool === 'text' ? tokens(leaf.args.words) : []));
  const left = denied.flatMap(({ plan }) => deniedWords(plan));
  return words.every((word) => left.includes(word) && !wanted.includes(word));
}

const deniedWords = (node: PlanNode): string[] => {
  if (node.kind === 'leaf') return node.tool === 'text' ? tokens(node.args.words) : [];
  return node.kind === 'all' || node.kind === 'any' ? node.plans.flatMap(deniedWords) : [];
};

/** Oma is whoever asks for Grandma: other single words for the same. */
const otherWords = (token: string): readonly string[] =>
  (sameWords.get(token) ?? []).flatMap((way) => (way.length === 1 ? way : []));

/** What is missing, and what comes nearest. */
type Missing = {
  readonly retrieval: Retrieval;
  readonly names: readonly string[];
  readonly words: readonly string[];
  /** What pictures were to show, where only pictures of papers speak of it. */
  readonly unshown?: readonly string[];
  /** The fittest items that were looked at, with what each refuses. */
  readonly judged: readonly Support[];
  readonly language: Language;
};

/**
 * Why there is no answer, by what is missing, in a sentence of the question's language; and what comes nearest. It says
 * that there is nothing of something only where no item looked at has it.
 */
export function reasonOf({ retrieval, names, words, unshown = [], judged, language }: Missing): string {
  if (names.length > 0) return nobodyCalled(names, language);
  const leaves = conjuncts(retrieval.plan.root);
  const facts = leaves.filter((leaf) => factText(leaf, language).length > 0);
  const kind = leaves.find((leaf) => leaf.tool === 'modality')?.args.modality;
  const say = sentences[language];
  const of = facts.flatMap((leaf) => factText(leaf, language)).join('');
  const lacked = words.length > 0 ? say.words(words) : undefined;
  const tail = nearestText(judged, retrieval, language);
  if (unshown.length > 0) return `${say.noneShows(unshown, modalityNames[language][kind ?? 'image'])}${tail}`;
  if (isAnyOf(facts, judged)) return `${say.someButNone(of, lacked)}${tail}`;
  // One thing alone that no item looked at has may yet stand somewhere; two of them together were looked for.
  if (lacked === undefined && facts.length < 2) return `${say.noneTells(of)}${tail}`;
  return `${say.none(of, lacked, kind === undefined ? undefined : modalityNames[language][kind])}${tail}`;
}

function nobodyCalled(names: readonly string[], language: Language): string {
  const each = [
    ...new Map(names.map((name) => name.replace(/['’]s$/u, '')).map((name) => [name.toLowerCase(), name])).values(),
  ];
  return language === 'zh'
    ? `这份记忆里没有叫“${each.join('、')}”的人或事物。`
    : `Nobody and nothing called ${each.join(' or ')} is in this memory.`;
}

/** Whether one item has all that the question fixes. */
const isAnyOf = (facts: readonly PlanLeaf[], judged: readonly Support[]): boolean =>
  facts.length > 0 &&
  judged.some(({ outcomes = [] }) =>
    facts.every(({ tool, args }) =>
      outcomes.some((one) => one.tool === tool && one.said === (args.said ?? '') && one.verdict === 'yes'),
    ),
  );

/** How it is said, by what there is: facts hang on to the noun, `lacked` are the question's own words. */
const sentences = {
  en: {
    words: (words: readonly string[]) => listed(words, 'or'),
    someButNone: (of: string, lacked: string | undefined) =>
      `There are items${of} in this memory, but none ${lacked === undefined ? 'tells what was asked' : `speaks of ${lacked}`}.`,
    noneShows: (things: readonly string[], kind: string) =>
      `No ${kind} in this memory is known to show ${listed(things, 'or')}.`,
    noneTells: (of: string) =>
      of === '' ? 'Nothing in this memory tells what was asked.' : `No item${of} tells what was asked.`,
    none: (of: string, lacked: string | undefined, kind: string | undefined) =>
      `No ${kind ?? 'item'}${of}${lacked === undefined ? '' : ` that speaks of ${lacked}`} is in this memory.`,
  },
  zh: {
    words: (words: readonly string[]) => `“${words.join('、')}”`,
    someButNone: (of: string, lacked: string | undefined) =>
      `这份记忆里有${of.replace(/、$/u, '')}的记录，但没有一处${lacked === undefined ? '说到所问的事' : `提到${lacked}`}。`,
    noneShows: (things: readonly string[], kind: string) => `这份记忆里没有确知拍到“${things.join('、')}”的${kind}。`,
    noneTells: (of: string) =>
      of === '' ? '这份记忆里没有能回答这个问题的内容。' : `${of.replace(/、$/u, '')}的记录里没有说到所问的事。`,
    none: (of: string, lacked: string | undefined, kind: string | undefined) =>
      `这份记忆里没有${`${of}${lacked === undefined ? '' : `提到${lacked}`}`.replace(/、$/u, '')}的${kind ?? '记录'}。`,
  },
} as const;

const listed = (words: readonly string[], joined: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joined} ${words.at(-1) ?? ''}`;

/** What the nearest item differs in, by the constraint that it refuses. */
const differences: Readonly<Partial<Record<string, { readonly en: string; readonly zh: string }>>> = {
  time: { en: 'of another time', zh: '时间不同' },
  anchor: { en: 'of another time', zh: '时间不同' },
  place: { en: 'of another place', zh: '地点不同' },
  person: { en: 'of somebody else', zh: '人物不同' },
  reference: { en: 'with another number', zh: '编号不同' },
  event: { en: 'of another occasion', zh: '场合不同' },
  object: { en: 'of something else', zh: '内容不同' },
};

function nearestText(judged: readonly Support[], { nearest }: Retrieval, language: Language): string {
  const near = judged.find(
    ({ support, outcomes }) => support > 0 || outcomes?.some(({ verdict }) => verdict === 'yes'),
  );
  const item = near?.item ?? nearest[0]?.item;
  if (item === undefined) return '';
  const differs = near?.outcomes?.find(({ verdict }) => verdict === 'no');
  const how = differs === undefined ? undefined : differences[differs.tool]?.[language];
  const title = nameOf(item, language);
  const day = item.time === undefined ? undefined : dayText(item.time.start, language);
  if (language === 'zh')
    return `最接近的是${day === undefined ? '' : `${day}的`}${title}${how === undefined ? '' : `（${how}）`}。`;
  return ` The nearest is ${title}${day === undefined ? '' : ` of ${day}`}${how === undefined ? '' : `, ${how}`}.`;
}

const MOST_NAME_CHARACTERS = 60;
/** An item by its title or first words, in quotation marks; what has no words by its kind. */
function nameOf(item: MemoryItem, language: Language): string {
  const words = item.title ?? firstWords(item, MOST_NAME_CHARACTERS);
  if (words !== '') return `“${words}”`;
  return language === 'zh' ? `一份${modalityNames.zh[item.modality]}` : `a ${modalityNames.en[item.modality]}`;
}

function factText(leaf: PlanLeaf, language: Language): string[] {
  const zh = language === 'zh';
  switch (leaf.tool) {
    case 'person':
      return [zh ? `和${leaf.args.name}有关、` : ` with ${leaf.args.name}`];
    case 'place':
      return [zh ? `在${leaf.args.name}、` : ` from ${leaf.args.name}`];
    case 'time': {
      const { start, end, said } = leaf.args;
      if (start !== undefined && end !== undefined) {
        const span = spanText(start, end, language);
        return [zh ? `${span}、` : ` of ${span}`];
      }
      return said === undefined ? [] : [zh ? `${said}、` : ` (${said})`];
    }
    case 'reference':
      return isPlacing(leaf.args.kind)
        ? [zh ? `${constraintWords(leaf, language)}、` : ` ${constraintWords(leaf, language)}`]
        : [zh ? `编号${leaf.args.code}、` : ` with ${leaf.args.code}`];
    default:
      return [];
  }
}

/** The question's own words that none of the nearest items has, as the question writes them. */
export function wordsNowhere(
  question: string,
  topic: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
): string[] {
  const asked = new Set(wordsAsked(question));
  const missing = [...topic.keys()].filter((token) => asked.has(token) && !known.has(token));
  const written = question.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return missing.flatMap((token) =>
    /\p{Script=Han}/u.test(token) ? [token] : (written.find((word) => tokens(word)[0] === token) ?? []),
  );
}
