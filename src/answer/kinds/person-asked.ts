import type { Draft, Question } from '../question.ts';
import type { Language } from '../wording.ts';
import { answerOthersRole, othersRoleAsked } from './answer-others-role.ts';
import { answerOwnRole, asksForOwnRole, roleAsked } from './answer-own-role.ts';
import { answerWhoIs, asksWhoNamedIs, nameAsked } from './answer-who-is.ts';

/** What people are by their work or house is told in more ways than who their family is. */
const workAndHouse: ReadonlySet<string> = new Set(
  'teacher boss colleague neighbour roommate classmate doctor nanny partner'.split(' '),
);
const isKin = (role: string | undefined): boolean => role !== undefined && !workAndHouse.has(role);

/** Whether it is asked who somebody of a name is, or who has a relation to somebody. */
export const asksOfPerson = (question: Pick<Question, 'text'>): boolean =>
  isKin(roleAsked(question.text)) || isKin(othersRoleAsked(question.text)?.role) || asksWhoNamedIs(question);

/** Why a question about a person has no answer. */
export function nobodyKnown(text: string, language: Language): string | undefined {
  const [role, name] = [roleAsked(text), nameAsked({ text })];
  if (role !== undefined)
    return language === 'zh'
      ? '这份记忆里没有一处说谁是这样的人。'
      : `Nobody in this memory is known to be your ${role}.`;
  const others = othersRoleAsked(text);
  if (others !== undefined)
    return language === 'zh'
      ? `这份记忆里没有一处说谁是${others.whose}的这样的人。`
      : `Nobody in this memory is known to be the ${others.role} of ${others.whose}.`;
  if (name === undefined) return undefined;
  return language === 'zh' ? `这份记忆里没有说${name}是谁。` : `Nothing in this memory tells who ${name} is.`;
}

/**
 * Who has a relation to somebody, and who somebody of a name is, by what is known of people. "unknown" where nothing is: whoever
 * else is in the letters that name a wife or an Emma is neither. Nothing of other questions.
 */
export async function personAsked(question: Question): Promise<Draft | 'unknown' | undefined> {
  // Whoever is known to have a role is not read for anew in letters that name it.
  if (asksForOwnRole(question))
    return (await answerOwnRole(question)) ?? (isKin(roleAsked(question.text)) ? 'unknown' : undefined);
  if (asksWhoNamedIs(question)) return (await answerWhoIs(question)) ?? 'unknown';
  const others = othersRoleAsked(question.text);
  if (others === undefined) return undefined;
  // Who teaches somebody is told in other words than who is their sister.
  return (await answerOthersRole(question)) ?? (isKin(others.role) ? 'unknown' : undefined);
}
