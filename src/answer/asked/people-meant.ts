import { slug } from '../../language/fold.ts';
import { everyLeaf, type LeafArgs, type PlanNode } from '../../memory/query-plan.ts';
import type { Draft, Question } from '../question.ts';

/** Everybody that the plan may mean, alternatives included. */
export const peopleIn = (node: PlanNode): LeafArgs<'person'>[] =>
  everyLeaf(node).flatMap(({ leaf, negated }) => (leaf.tool === 'person' && !negated ? [leaf.args] : []));

const inFirstPerson = /\b(?:i|we|me|us)\b|我/iu;

/** Who asks whom they were with knows that they were there themselves. */
export const isOwnerAsked = ({ text }: Draft, { form, text: asked, retrieval }: Question): boolean =>
  form?.kind === 'who' &&
  inFirstPerson.test(asked) &&
  retrieval.gazetteer.people.some(({ owner, name }) => owner && slug(name) === slug(text));
