import { any, leaf, type PlanNode, type QueryPlan } from '../../memory/query-plan.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Said } from './plan-literals.ts';
import { paperHints } from './tables/paper-hints.ts';

/** Words that only ask are not said by the papers that answer. */
export const askingWords: Partial<Record<QueryPlan['asked'], ReadonlySet<string>>> = {
  amount: new Set('pay paid paying spend spent spending cost costs charge charged amount'.split(' ')),
  what: new Set(['called', 'name']),
  count: new Set(['different']),
};
/** Where a place is named, that somebody went there says no more. */
export const goingWords: ReadonlySet<string> = new Set(
  'visited visit visiting stayed went travelled traveled travelling traveling toured side area areas region parts vicinity trip trips journey'.split(
    ' ',
  ),
);

/** Papers that usually tell what is asked, unless the question says which. */
export function papersFor(text: string, asked: QueryPlan['asked'], kinds: readonly Said[]): PlanNode[] {
  const hint = paperHints.find(({ words, asked: types }) => types.includes(asked) && words.test(text));
  if (hint === undefined || kinds.length > 0) return [];
  return [any(...hint.papers.map((documentKind) => leaf('modality', { documentKind })))];
}

/** Whether what is looked for is to be seen; of a fact in a mail, what a picture shows says little. */
export function asksToSee(
  asked: QueryPlan['asked'],
  kinds: readonly Said[],
  { modalities: known }: Gazetteer,
): boolean {
  if (kinds.length === 0) return asked === 'items' || known.email + known.text === 0;
  return kinds.some(({ node }) =>
    leavesOf(node).some(({ leaf: kind }) => kind.tool === 'modality' && seen.has(kind.args.modality ?? '')),
  );
}
const seen: ReadonlySet<string> = new Set(['image', 'video']);
