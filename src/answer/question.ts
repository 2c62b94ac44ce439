import { slug } from '../language/fold.ts';
import { lightWords, lightWordsZh } from '../language/spoken-words.ts';
import { tokens } from '../language/tokens.ts';
import type { answerTypes, Citation } from '../memory/answer.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import type { PlanLeaf, PlanNode } from '../memory/query-plan.ts';
import type { Store } from '../ports/store.ts';
import type { Ranked } from '../retrieve/rank/rank-items.ts';
import type { Retrieval } from '../retrieve/search.ts';
import { askingPhrases, askingWords } from './asked/answer-words.ts';
import type { AskedForm } from './asked/form-asked.ts';
import { relationsOfNobody } from './asked/relations-of-nobody.ts';
import { sameWords } from './asked/same-words.ts';
import type { Outcome } from './evidence/constraint.ts';
import type { Language } from './wording.ts';

export type AnswerType = (typeof answerTypes)[number];

/** An item that may carry the answer, and how much of what the question is about it is known to have, in [0, 1]. */
export type Support = Ranked & {
  readonly support: number;
  /** What the item says to each thing that the question fixes: person, place, time, kind. */
  readonly outcomes?: readonly Outcome[];
  /** Evidence for this item as the one to read the answer from, comparable within a question. */
  readonly fit?: number;
};

/** All that a strategy works from. */
export type Question = {
  readonly text: string;
  readonly language: Language;
  readonly retrieval: Retrieval;
  readonly store: Store;
  /** Items that have what the question is about, best first. */
  readonly supported: readonly Support[];
  readonly accounts: readonly LedgerAccount[];
  /** Index tokens that the evidence must have, with how telling each is. */
  readonly topic: ReadonlyMap<string, number>;
  /** What form of answer is asked for. */
  readonly form?: AskedForm;
  /** What structured data tells of it. */
  readonly stated?: Draft | undefined;
  /** Answers a part of the question by itself: one of two things that are compared. A part has no parts. */
  readonly part?: (text: string) => Promise<Draft | undefined>;
};

/** What a strategy proposes; citations are checked afterwards. */
export type Draft = {
  readonly text: string;
  readonly type: AnswerType;
  readonly citations: readonly Citation[];
  /** How sure the reading itself is, given that the evidence is right, in [0, 1]. */
  readonly sureness: number;
  readonly notes: readonly string[];
  /** How probable the answer is right, where the memory's own records of people, trips and dealings tell it. */
  readonly known?: number;
  /** At least so probable it is right, where every part of what was reckoned is quoted from records of what is asked. */
  readonly floor?: number;
  /** Whether another sender says otherwise: what was told before holds, and is less sure. */
  readonly contested?: true;
  /** Whether structured data states it, of a thing that all of the question was compared with. */
  readonly isData?: true;
  /** Items cited although they were not retrieved: records of the same account. */
  readonly also?: readonly MemoryItem[];
  /** How many items the store counts, where there are more than are cited. */
  readonly counted?: number;
  /** How it was reckoned of quoted numbers: "2 × 580 + 14". */
  readonly worked?: string;
  /** The time that the text says. */
  readonly value?: { readonly kind: 'moment'; readonly start: string; readonly end: string };
};

/** A stretch of an item's field as a citation. */
export const cite = (id: ItemId, field: string, quote: string): Citation => ({ id, field, quote });

/** Leaves that hold for every answer, not those of alternatives or negations. */
export function conjuncts(node: PlanNode): readonly PlanLeaf[] {
  if (node.kind === 'leaf') return [node];
  if (node.kind === 'all') return node.plans.flatMap(conjuncts);
  return node.kind === 'within' ? conjuncts(node.plan) : [];
}

/** What a word counts that is neither known to the memory nor to any table: in Chinese, most often a turn of speech. */
const TALK = 0.5;
const isTalk = (token: string, { wordRates }: Retrieval): boolean =>
  /\p{Script=Han}/u.test(token) && (wordRates.get(token) ?? 0) === 0 && !sameWords.has(token);

/** What is done and how it is judged is told in other words than it is asked in. */
const light: ReadonlySet<string> = new Set(tokens(lightWords.join(' ')));
const lightZh: ReadonlySet<string> = new Set(lightWordsZh.flatMap((word) => tokens(word)));
const LIGHT = 0.35;
/** Such a word that no item says lacks nowhere, but it is one more that is not heard of. */
const NO_THING = 0.05;

/** "My colleague from work’s party": where somebody is known from is part of who it is. */
const roleRest = /\b(?:colleague|friend|buddy|mate|neighbour|neighbor|teacher|boss)s? from (?:the )?(?<rest>\p{L}+)/iu;

/** The tokens that make the question's topic, each weighted by its rarity: a word that nothing has weighs most. */
export function topicOf(retrieval: Retrieval, said: ReadonlySet<string> = new Set()): Map<string, number> {
  const asked = conjuncts(retrieval.plan.root);
  // 音乐会那晚是几号: where nothing else is asked about, the occasion itself is.
  return weighed(retrieval, asked.length === 0 ? withAnchors(retrieval.plan.root) : asked, said);
}

/** The tokens of everything that the question speaks of: what it asks for by name, and what its occasion is told by, too. */
export const wholeTopicOf = (retrieval: Retrieval): ReadonlyMap<string, number> =>
  weighed(retrieval, withAnchors(retrieval.plan.root), new Set());

function withAnchors(node: PlanNode): readonly PlanLeaf[] {
  if (node.kind === 'all') return node.plans.flatMap(withAnchors);
  return node.kind === 'within' ? [...withAnchors(node.plan), ...withAnchors(node.anchor)] : conjuncts(node);
}

/** A town that the records name in another script, as they write it: 雅典 is Athens. */
function inOtherScript(token: string, leaves: readonly PlanLeaf[]): readonly string[] {
  const place = leaves.find(
    (leaf) =>
      leaf.tool === 'place' &&
      leaf.args.said !== undefined &&
      han.test(leaf.args.said) !== han.test(leaf.args.name) &&
      tokens(leaf.args.said).includes(token),
  );
  return place?.tool === 'place' ? tokens(place.args.name) : [token];
}
const han = /\p{Script=Han}/u;

function weighed(retrieval: Retrieval, leaves: readonly PlanLeaf[], said: ReadonlySet<string>): Map<string, number> {
  const items = Math.max(2, retrieval.gazetteer.items);
  const rest = roleRest.exec(retrieval.plan.question)?.groups?.['rest'] ?? '';
  // "Neighbour" is who it is, too; a name stays, since other texts may write it.
  const roles = leaves.flatMap((leaf) =>
    leaf.tool === 'person' && leaf.args.said !== undefined && !slug(leaf.args.name).includes(slug(leaf.args.said))
      ? [leaf.args.said]
      : [],
  );
  const ofRole = new Set(tokens([rest, ...roles].join('\n')));
  const words = leaves
    .flatMap((leaf) => (leaf.tool === 'text' ? wordTokens(leaf.args.words) : []))
    .filter((token) => !ofRole.has(token))
    .flatMap((token) => inOtherScript(token, withAnchors(retrieval.plan.root)));
  const rarity = (token: string): number =>
    Math.log(1 + 1 / Math.max(retrieval.wordRates.get(token) ?? 0, 1 / (2 * items)));
  const ofNobody = new Set(tokens(relationsOfNobody(retrieval).join('\n')));
  const weigh = (token: string): number => {
    if (ofNobody.has(token) && (retrieval.wordRates.get(token) ?? 0) === 0) return NO_THING;
    if (isTalk(token, retrieval)) return TALK;
    if (!light.has(token) || sameWords.has(token)) return rarity(token);
    return (retrieval.wordRates.get(token) ?? 0) === 0 ? NO_THING : LIGHT * rarity(token);
  };
  const known = (token: string): boolean =>
    askingWords.has(token) || (retrieval.wordRates.get(token) ?? 0) > 0 || sameWords.has(token);
  const spelt = words.map((token) => (known(token) ? token : token));
  const weighty = spelt
    .filter((token) => !askingWords.has(token) && !said.has(token))
    .map((token) => [token, weigh(token)] as const);
  // Turns of speech alone are no topic: nothing is lacking where nobody says them.
  const isSaying = ([token, weight]: readonly [string, number]): boolean => weight <= NO_THING || lightZh.has(token);
  return new Map(weighty.every(isSaying) ? [] : weighty);
}

/** Runs of pronouns, particles and the verbs of going, which name nothing. */
const functionRun =
  /^[我你他她它您们的了着过在去来到从把被给和与跟也都还就要想会能是有没不很那这哪次里中上下前后时]+$/u;

/** 一颗, 第几, 哪位: what counts things, or asks for one, names none. */
const countRun =
  /^(?:[一二两三四五六七八九十几多每半哪]|第[一二三四五六七八九十几])[个位名只条张件颗粒帐间台部辆本支把双套场顿趟次瓶杯盒包袋片份节堂桌]?$/u;

const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' });

/** What stands before, after and between things without being part of one: 我, 在, 了, 最, 总, and what is done in one character. */
const particle =
  /^[我你他她它您咱们的了着过在去来到从把被给和与跟也都还就要想会能是有没不很那这哪次里中上下前后时最又再才只让请对向由为以于其之所吗呢吧啊呀哦嘛么谁几多少每某该各两三四五六七八九十一二总共完掉办做坐吃喝住买卖付交收订换改送拿带看听说讲问写开练打用花拍穿玩搬修退借找叫]$/u;
/** 那种, 第二节: what counts stands before what it counts. */
const counting = /^[个位名只条张件颗粒间台部辆本支把双套场顿趟瓶杯盒包袋份节堂桌种样门座层家项届幅款道班]$/u;

/** Words that the segmenter does not know it cuts into characters: those that stand side by side are one (短训, 麻腮风). */
function rejoined(segments: readonly string[]): string[] {
  const words: string[] = [];
  let run = '';
  for (const segment of [...segments, '']) {
    if (segment.length === 1 && !particle.test(segment) && (run !== '' || !counting.test(segment))) {
      run += segment;
      continue;
    }
    if (run.length > 1) words.push(run);
    run = '';
    words.push(segment);
  }
  return words;
}

/** Index tokens of words: of Chinese, those of its words of two characters and more, not those across two words. */
export function wordTokens(text: string): string[] {
  return text.split(/(\p{Script=Han}+)/u).flatMap((run) => {
    if (!/\p{Script=Han}/u.test(run)) return tokens(run);
    const words = rejoined([...chineseWords.segment(run)].map(({ segment }) => segment)).filter(
      (word) => word.length > 1 && !askingPhrases.has(word) && !functionRun.test(word) && !countRun.test(word),
    );
    // Words of the tables that the segmenter does not know: it cuts them into their characters.
    const cut = tokens(run).filter((token) => sameWords.has(token) && !words.some((word) => word.includes(token)));
    return [...words.flatMap((word) => tokens(word)), ...cut.filter((token) => !askingPhrases.has(token))];
  });
}
