import { tokens } from '../language/tokens.ts';
import { firstWords } from '../memory/first-words.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { PlanLeaf } from '../memory/query-plan.ts';
import type { Store } from '../ports/store.ts';
import type { Retrieval } from '../retrieve/search.ts';
import { conjuncts, type Support } from './question.ts';
import { sameWords } from './same-words.ts';
import { dayText, type Language, spanText } from './wording.ts';

const modalityNames = {
  en: { image: 'photo', video: 'video', email: 'mail', text: 'note' },
  zh: { image: '照片', video: '视频', email: '邮件', text: '笔记' },
} as const;

/** Names in the question of which no item has every word. */
export async function namesNowhere(store: Store, { plan, gazetteer }: Retrieval): Promise<string[]> {
  const missing: string[] = [];
  for (const unknown of plan.unknown) {
    const name = unknown.replace(/[的了吗呢在是和与]+$|['’]s?$/u, '');
    if (name === '') continue;
    if (gazetteer.people.some((person) => person.roles.includes(name.toLowerCase()))) continue;
    const found = await Promise.all(
      tokens(name).map((token) =>
        store.rank({
          words: [token, ...otherWords(token)].map((one) => ({ token: one, weight: 1 })),
          filter: { any: [], none: [] },
          fieldWeights: { title: 1, names: 1, body: 1, context: 0 },
          limit: 1,
        }),
      ),
    );
    if (found.length === 0 || found.some((list) => list.length === 0)) missing.push(name);
  }
  return missing;
}

/** Oma is whoever asks for Grandma: other single words for the same. */
const otherWords = (token: string): readonly string[] =>
  (sameWords.get(token) ?? []).flatMap((way) => (way.length === 1 ? way : []));

/** What is missing, and what comes nearest. */
export type Missing = {
  readonly retrieval: Retrieval;
  readonly names: readonly string[];
  readonly words: readonly string[];
  /** The fittest items that were looked at, with what each refuses. */
  readonly judged: readonly Support[];
  readonly language: Language;
};

/** Why there is no answer, by what is missing, in a sentence of the question's language; and what comes nearest. */
export function reasonOf({ retrieval, names, words, judged, language }: Missing): string {
  const tail = nearestText(judged, retrieval, language);
  const leaves = conjuncts(retrieval.plan.root);
  const kind = leaves.find((leaf) => leaf.tool === 'modality')?.args.modality;
  if (language === 'zh') {
    if (names.length > 0) return `这份记忆里没有叫“${names.join('、')}”的人或事物。`;
    const facts = leaves.flatMap((leaf) => factText(leaf, 'zh')).join('');
    if (isKnownAbout(leaves, words, judged))
      return `这份记忆里有${facts === '' ? '相关' : facts.replace(/、$/u, '')}的记录，但没有一处说到所问的事。${tail}`;
    const about = words.length > 0 ? `提到“${words.join('、')}”` : '';
    const what = `${facts}${about}`.replace(/、$/u, '');
    return `这份记忆里没有${what === '' ? '能回答这个问题的内容' : `${what}的${kind === undefined ? '记录' : modalityNames.zh[kind]}`}。${tail}`;
  }
  if (names.length > 0) return `Nobody and nothing called ${names.join(' or ')} is in this memory.`;
  const facts = leaves.flatMap((leaf) => factText(leaf, 'en')).join('');
  if (isKnownAbout(leaves, words, judged))
    return `${facts === '' ? 'Nothing in this memory tells what was asked.' : `There are items${facts} in this memory, but none tells what was asked.`}${tail}`;
  const about = words.length > 0 ? ` that speaks of ${words.join(', ')}` : '';
  return `No ${kind === undefined ? 'item' : modalityNames.en[kind]}${facts}${about} is in this memory.${tail}`;
}

/** Something has all that the question fixes, and every word of it: what is missing is what was asked. */
function isKnownAbout(leaves: readonly PlanLeaf[], words: readonly string[], judged: readonly Support[]): boolean {
  const facts = leaves.filter((leaf) => factText(leaf, 'en').length > 0).length;
  const has = ({ support, outcomes = [] }: Support): boolean =>
    support > 0.5 && outcomes.length >= facts && outcomes.every(({ verdict }) => verdict === 'yes');
  return words.length === 0 && judged.some(has);
}

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
      return [zh ? `编号${leaf.args.code}、` : ` with ${leaf.args.code}`];
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
  const missing = [...topic.keys()].filter((token) => !known.has(token));
  const written = question.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return missing.flatMap((token) =>
    /\p{Script=Han}/u.test(token) ? [token] : (written.find((word) => tokens(word)[0] === token) ?? []),
  );
}
