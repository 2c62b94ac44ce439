import { tokens } from '../language/tokens.ts';
import { all, type PlanNode, type QueryPlan } from '../memory/query-plan.ts';
import type { Store } from '../ports/store.ts';
import { leavesOf } from './algebra/plan-normal.ts';
import { wantsPictures } from './algebra/wants-pictures.ts';
import { conceptOf, relatedTokens } from './planner/concepts.ts';
import type { Gazetteer } from './planner/gazetteer.ts';
import { filterOf } from './rank/demand.ts';
import { fieldWeights } from './rank/word-hits.ts';
import { countsPeople } from './weigh/weigh-kind.ts';

/** A plan without some words, and those words. */
export type WithoutUnsaid = { readonly root: PlanNode; readonly unsaid: readonly string[] };

/**
 * Pictures asked for by who, where, when or a thing, and by a word more: a word that nothing in the memory says and that names no
 * known thing is a way of speaking more often than something to be seen, and tells no picture from another. The same plan
 * where mails are looked through, where there is nothing else to go by, and for names, which are not there when nobody says them.
 */
export async function withoutUnsaid(store: Store, plan: QueryPlan, gazetteer: Gazetteer): Promise<WithoutUnsaid> {
  const { root, unknown } = plan;
  const same: WithoutUnsaid = { root, unsaid: [] };
  if (!asksForPictures(plan, gazetteer) || !hasFacts(root)) return same;
  const isName = (word: string): boolean =>
    /^\p{Lu}|\d|"/u.test(word) || unknown.some((name) => name.toLowerCase().includes(word.toLowerCase()));
  const words = preferredWords(root).filter((word) => !isName(word) && conceptOf(word) === undefined);
  const unsaid = await unsaidOf(store, words);
  return unsaid.length === 0 ? same : { root: withoutWords(root, new Set(unsaid)), unsaid };
}

const conjunctsOf = (root: PlanNode): readonly PlanNode[] => (root.kind === 'all' ? root.plans : [root]);

function preferredWords(root: PlanNode): string[] {
  if (root.kind === 'within') return preferredWords(root.plan);
  return conjunctsOf(root).flatMap((node) =>
    node.kind === 'leaf' && node.tool === 'text' && node.strength === 'prefer' && !node.args.words.includes('"')
      ? node.args.words.split(/\s+/).filter((word) => word !== '')
      : [],
  );
}

const asksForPictures = ({ root, asked }: QueryPlan, gazetteer: Gazetteer): boolean =>
  (asked === 'items' || asked === 'list') && wantsPictures(root, gazetteer);

/** Who, where, when or a known thing: what tells pictures apart without further words. */
const hasFacts = (root: PlanNode): boolean =>
  root.kind === 'within' ||
  leavesOf(root).some(
    ({ leaf, negated }) =>
      leaf.tool === 'person' ||
      leaf.tool === 'place' ||
      leaf.tool === 'time' ||
      (leaf.tool === 'object' && !negated && !countsPeople(leaf.args)),
  );

/** Those of the words that no item says. */
async function unsaidOf(store: Store, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const found = await store.rankings(
    words.map((word) => {
      const own = tokens(word);
      const sought = [...new Set([...own, ...own.flatMap(relatedTokens)])];
      return {
        words: sought.map((token) => ({ token, weight: 1 })),
        filter: filterOf([], []),
        fieldWeights,
        limit: 1,
      };
    }),
  );
  return words.filter((_, n) => found[n]?.rows.length === 0);
}

function withoutWords(node: PlanNode, unsaid: ReadonlySet<string>): PlanNode {
  if (node.kind === 'within') return { ...node, plan: withoutWords(node.plan, unsaid) };
  const plans = conjunctsOf(node).flatMap((part): PlanNode[] => {
    if (part.kind !== 'leaf' || part.tool !== 'text' || part.strength !== 'prefer') return [part];
    const words = part.args.words.split(/\s+/).filter((word) => word !== '' && !unsaid.has(word));
    return words.length === 0 ? [] : [{ ...part, args: { ...part.args, words: words.join(' ') } }];
  });
  const [only] = plans;
  return plans.length === 1 && only !== undefined ? only : all(...plans);
}
