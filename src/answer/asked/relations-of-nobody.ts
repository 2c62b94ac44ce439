import { isRelationWord } from '../../language/relation-words.ts';
import type { Retrieval } from '../../retrieve/search.ts';

/**
 * "My daughter", 儿子, in a memory that knows of nobody what they are to the owner: its letters call them by their names
 * and its pictures show a girl, so that no item need have the word.
 */
export const relationsOfNobody = ({ plan, gazetteer }: Pick<Retrieval, 'plan' | 'gazetteer'>): readonly string[] =>
  gazetteer.people.some(({ roles }) => roles.length > 0) ? [] : plan.unknown.filter((name) => isRelationWord(name));
