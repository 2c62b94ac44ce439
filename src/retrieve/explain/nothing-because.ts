import { isRelationWord } from '../../language/relation-words.ts';
import { constraintWords } from '../../memory/in-words/constraint-words.ts';
import type { Language } from '../../memory/in-words/time-in-words.ts';
import type { PlanLeaf, PlanNode, QueryPlan } from '../../memory/query-plan.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';

/** Why nothing was found, as far as one fact tells: an empty memory, unknown names, years and kinds it does not have.
 * `near`: something fits, but does not answer. */
export function nothingBecause(
  plan: QueryPlan,
  constraints: readonly PlanNode[],
  gazetteer: Gazetteer,
  near: boolean,
): string[] {
  const { language } = plan;
  const zh = language === 'zh';
  if (gazetteer.items === 0) return [zh ? '记忆里还什么都没有' : 'the memory is empty'];
  const names = plan.unknown
    .filter((name) => !isRelationWord(name))
    .map((name) =>
      zh ? `记忆还不认得叫“${name}”的人、地方或事物` : `no person, place or thing is known by the name “${name}”`,
    );
  const facts = constraints
    .flatMap((node) => leavesOf(node))
    .filter(({ negated }) => !negated)
    .flatMap(({ leaf }) => factOf(leaf, gazetteer, language));
  const reasons = [...new Set([...names, ...facts])];
  if (reasons.length > 0 || near) return reasons;
  if (constraints.length === 0) return [nothingToLookFor(plan.question, zh)];
  if (constraints.length < 2) return [zh ? '没有内容符合这个条件' : 'nothing in it fits this'];
  return [zh ? '没有内容同时符合所有条件' : 'nothing in it fits all of this together'];
}

/** "the", "show me", 的: words that mean nothing by themselves; what is there is not to blame. */
const nothingToLookFor = (question: string, zh: boolean): string =>
  zh
    ? `“${question}”里没有可查找的内容：请说出人、地点、时间或事物`
    : `“${question}” says nothing to look for: name somebody, a place, a time or a thing`;

function factOf(leaf: PlanLeaf, gazetteer: Gazetteer, language: Language): string[] {
  const zh = language === 'zh';
  if (leaf.tool === 'time') {
    const { first, last } = gazetteer.years;
    const [from, to] = [Number(leaf.args.start?.slice(0, 4) ?? first), Number(leaf.args.end?.slice(0, 4) ?? last)];
    if (to >= first && from <= last) return [];
    return [zh ? `记忆的范围是${first}年到${last}年` : `the memory reaches from ${first} to ${last}`];
  }
  if (leaf.tool === 'modality' && leaf.args.modality !== undefined && gazetteer.modalities[leaf.args.modality] === 0) {
    const kind = constraintWords(leaf, language);
    return [zh ? `记忆里没有${kind}` : `there are no ${kind} in it`];
  }
  return [];
}
