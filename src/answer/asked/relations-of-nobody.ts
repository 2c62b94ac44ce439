import { phraseAt } from '../../language/phrases.ts';
import { hanRelationNouns, relationNouns } from '../../language/relation-words.ts';
import { wordsOf } from '../../language/words.ts';
import type { Retrieval } from '../../retrieve/search.ts';

/**
 * "My daughter", 儿子, in a memory that knows of nobody what they are to the owner: its letters call them by their names
 * and its pictures show a girl, so that the word names somebody who may well be there.
 */
export function relationsOfNobody({ plan, gazetteer }: Pick<Retrieval, 'plan' | 'gazetteer'>): readonly string[] {
  if (gazetteer.people.some(({ roles }) => roles.length > 0)) return [];
  return plan.unknown.filter(isRelation);
}

function isRelation(name: string): boolean {
  const words = wordsOf(name.replace(/['’]s?$/u, ''));
  const noun = hanRelationNouns.get(name) ?? (words.length > 0 ? phraseAt(relationNouns, words, 0)?.value : undefined);
  return noun?.kind === 'person';
}
