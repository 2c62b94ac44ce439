import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import { everyLeaf, type PlanLeaf, type PlanNode } from '../../memory/query-plan.ts';
import { askingWords } from '../asked/answer-words.ts';
import { saysIt } from '../asked/same-words.ts';
import type { Question } from '../question.ts';
import type { AmountAsk } from './amount-ask.ts';

const functionWords =
  /^[我你他她它们在的了是去把给和与及跟到从那这次个时候上里中还又都也吗呢啊有没不要花钱买付年月日号天共多少一]+$/u;
const USUAL_WEIGHT = 1;

/** The words that tell which dealing is meant, by how telling each is, and the test of whether a text says one. */
export type Rest = ReadonlyMap<
  string,
  { readonly weight: number; readonly written?: RegExp; readonly others?: RegExp; readonly also?: readonly string[] }
>;

/** The topic's words, and what the money went on, without those that only ask or that name who, where and when. */
export function restOf({ topic, retrieval }: Question, { said, object }: AmountAsk): Rest {
  const usual = topic.size === 0 ? USUAL_WEIGHT : Math.max(...topic.values());
  const { names, things } = namesIn(retrieval.plan.root);
  const named = new Set(names.flatMap((name) => tokens(name)));
  const isTelling = (token: string): boolean => !said.has(token) && !functionWords.test(token) && !named.has(token);
  const rest = new Map<string, { weight: number; written?: RegExp; others?: RegExp; also?: readonly string[] }>();
  for (const [token, weight] of topic) if (isTelling(token)) rest.set(token, { weight, ...otherWords(token, things) });
  for (const token of wordsIn(retrieval.plan.root))
    if (!rest.has(token) && !askingWords.has(token) && isTelling(token))
      rest.set(token, { weight: usual, ...otherWords(token, things) });
  for (const word of object) {
    const stems = tokens(word);
    if (stems.some((token) => rest.has(token)) || !stems.some(isTelling)) continue;
    const written = new RegExp(`(?<!\\p{L})${word.replace(/s$/, '')}(?:e?s)?(?!\\p{L})`, 'iu');
    rest.set(word, { weight: usual, written, ...otherWords(word, things) });
  }
  return rest;
}

/** Index tokens of the plan's own words, those of anchors too; of Chinese the topic has chosen already. */
function wordsIn(node: PlanNode): string[] {
  if (node.kind === 'leaf')
    return node.tool === 'text' ? tokens(node.args.words).filter((token) => !han.test(token)) : [];
  if (node.kind === 'not') return [];
  return node.kind === 'within' ? [...wordsIn(node.plan), ...wordsIn(node.anchor)] : node.plans.flatMap(wordsIn);
}

type Thing = { readonly said: string; readonly names: readonly string[] };

/** What records of other languages call what a word says. */
function otherWords(word: string, known: readonly Thing[]): OtherWords {
  return wordsOf(
    known.filter(({ said }) => said.includes(word) || tokens(said).includes(word)).flatMap(({ names }) => names),
  );
}

type OtherWords = { readonly others?: RegExp; readonly also?: readonly string[] };

/** A single character is in too many words of others: 电 of 电子 is no electricity. */
function wordsOf(called: readonly string[]): OtherWords {
  const names = called.filter((name) => name.length > 1 || !han.test(name));
  if (names.length === 0) return {};
  const key = names.join('|');
  const known = namesRead.get(key);
  if (known !== undefined) return known;
  if (namesRead.size >= MOST_NAMES_KEPT) namesRead.clear();
  const made = { others: new RegExp(names.map(asWord).join('|'), 'iu'), also: names.flatMap((name) => tokens(name)) };
  namesRead.set(key, made);
  return made;
}

/** Things are asked after again and again, and an expression takes longer to make than to read many letters by. */
const namesRead = new Map<string, OtherWords>();
const MOST_NAMES_KEPT = 500;

const asWord = (name: string): string => {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return han.test(name) ? escaped : `(?<!\\p{L})${escaped}(?:e?s|en?)?(?!\\p{L})`;
};

/** Words that the plan took for names of persons, places and times; and things, as said and by their usual names. */
function namesIn(node: PlanNode): { readonly names: readonly string[]; readonly things: readonly Thing[] } {
  const leaves = everyLeaf(node).map(({ leaf }) => leaf);
  const things = leaves.flatMap(({ tool, args }) =>
    tool === 'object' ? [{ said: args.said ?? '', names: [args.name] }] : [],
  );
  const names = leaves.flatMap(({ tool, args }) =>
    unnamed.has(tool) ? [] : [args.said ?? '', 'name' in args ? args.name : ''],
  );
  return { names, things };
}
const unnamed: ReadonlySet<PlanLeaf['tool']> = new Set(['object', 'text', 'amount', 'modality']);

const han = /\p{Script=Han}/u;
const FOREIGN_SHARE = 0.5;
/** Another name for it is nearly as good as the word itself. */
const OTHER_NAME_SHARE = 0.85;
const SAME_SENSE_SHARE = 0.7;

/**
 * The share of the words that texts say together, by rarity; all of it when there are none. `said` are their index tokens, and
 * those of what stands beside them. Chinese words cannot stand in texts without any: they tell nothing there, which is half
 * of what they would.
 */
export function shareSaid(rest: Rest, texts: readonly WrittenText[], said: Pick<ReadonlySet<string>, 'has'>): Said {
  if (rest.size === 0) return { share: 1, untold: false };
  const isForeign = texts.every((one) => one.isForeign);
  let all = 0;
  let found = 0;
  let foreign = 0;
  for (const [token, { weight, written, others }] of rest) {
    all += weight;
    if (written === undefined ? said.has(token) : texts.some(({ text }) => written.test(text))) found += weight;
    else if (others !== undefined && texts.some(({ plain }) => others.test(plain))) found += weight * OTHER_NAME_SHARE;
    else if (written === undefined && saysIt(token, said)) found += weight * SAME_SENSE_SHARE;
    else if (isForeign && others === undefined && han.test(token)) foreign += weight * FOREIGN_SHARE;
  }
  return { share: (found + foreign) / all, untold: found === 0 && foreign > 0 };
}

/** A text as it stands and in simplified characters, and whether it has no Chinese at all. */
export type WrittenText = { readonly text: string; readonly plain: string; readonly isForeign: boolean };

/** A text as it is written and in simplified characters, which one without any Chinese has already. */
export function writtenTextOf(text: string): WrittenText {
  const isForeign = !han.test(text);
  return { text, isForeign, plain: isForeign ? text : inSimpleCharacters(text) };
}

export type Said = {
  readonly share: number;
  /** True where words of another script are all that the text may or may not say. */
  readonly untold: boolean;
};
