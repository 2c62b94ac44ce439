import { constraintWords } from '../../memory/in-words/constraint-words.ts';
import type { Language } from '../../memory/in-words/time-in-words.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { any, type PlanNode } from '../../memory/query-plan.ts';
import type { Why } from '../../memory/search-result.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import { isNegative, isOf } from '../algebra/plan-parts.ts';
import { planText } from '../algebra/plan-text.ts';

/** What none of the results is known to have of what was asked, a sentence each. */
export const hadByNone = (...run: Parameters<typeof unmet>): string[] =>
  unmet(...run).flatMap(({ words, missing, of }) => (missing === of ? [sentence(words, missing, of, run[2])] : []));

/**
 * What the results do not have of what was asked, a sentence each: preferences that none of them is known to meet, and
 * requirements that some are not known to meet, since what is unknown contradicts nothing.
 */
export const loosened = (...run: Parameters<typeof unmet>): string[] =>
  unmet(...run).map(({ words, missing, of }) => sentence(words, missing, of, run[2]));

type Unmet = { readonly words: string; readonly missing: number; readonly of: number };

/** Words and what a picture shows of them were read from the same words: either is enough. */
function grouped(constraints: readonly PlanNode[]): { readonly name: PlanNode; readonly node: PlanNode }[] {
  const words = constraints.filter((node) => isOf(node, 'what') && !isNegative(node));
  const text = words.find((node) => node.kind === 'leaf' && node.tool === 'text') ?? words[0];
  const others = constraints.filter((node) => !words.includes(node)).map((node) => ({ name: node, node }));
  return text === undefined ? others : [...others, { name: text, node: any(...words) }];
}

function unmet(
  constraints: readonly PlanNode[],
  results: readonly { readonly item: MemoryItem; readonly why: readonly Why[] }[],
  language: Language,
): Unmet[] {
  const weighed = results.filter(({ why }) => why.length > 0);
  return grouped(constraints).flatMap(({ name, node }) => {
    const leaves = leavesOf(node);
    const read = isOf(node, 'what') ? weighed.filter(({ item }) => couldSay(item, name)) : weighed;
    if (node.kind === 'within' || leaves.some(({ negated }) => negated) || isOpenSum(node)) return [];
    const texts = new Set(leaves.map(({ leaf }) => planText(leaf)));
    const about = (w: Why): boolean => w.leaf !== undefined && texts.has(w.leaf);
    const meeting = read.filter(({ why }) => why.some((w) => about(w) && w.truth === 'yes')).length;
    const missing = read.length - meeting;
    if (missing === 0 || !read.some(({ why }) => why.some(about))) return [];
    const words = constraintWords(name, language);
    const isKind = language === 'zh' && leaves.every(({ leaf }) => leaf.tool === 'modality');
    return [{ words: isKind ? `是${words}` : words, missing, of: read.length }];
  });
}

/** What is written in another script says no word of this one: that it is silent of 酒店 tells nothing of an inn. */
function couldSay(item: MemoryItem, node: PlanNode): boolean {
  if (node.kind !== 'leaf' || node.tool !== 'text' || !han.test(node.args.words)) return true;
  const { title = '', caption = '', ocr, body } = item;
  const written = `${title}\n${caption}\n${ocr?.text ?? ''}\n${body?.text ?? ''}`;
  return han.test(written) || !/\p{L}{3}/u.test(written);
}
const han = /\p{Script=Han}/u;

/** "How much" prefers whatever states a sum: nothing that a person asked for. */
export const isOpenSum = (node: PlanNode): boolean =>
  node.kind === 'leaf' && node.tool === 'amount' && Object.keys(node.args).length === 0;

function sentence(words: string, missing: number, of: number, language: Language): string {
  if (language === 'zh') return missing === of ? `没有一个确知${words}` : `${of}个中有${missing}个不确知${words}`;
  if (missing === of) return `none is known to be ${words}`;
  return `${missing} of ${of} ${missing === 1 ? 'is' : 'are'} not known to be ${words}`;
}
