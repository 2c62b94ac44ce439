import { constraintWords, saidWords } from '../../memory/in-words/constraint-words.ts';
import { reworded } from '../../memory/in-words/reworded.ts';
import type { QueryPlan } from '../../memory/query-plan.ts';
import type { Draft } from './plan-draft.ts';
import type { FollowUp } from './read-follow-up.ts';

/**
 * The follow-up as a whole question: the question before with the changed words in place, when the same is asked; else
 * the follow-up itself with the words of what still holds. Later stages read cues such as "check-in" from it.
 */
export function questionInWords(before: QueryPlan, said: Pick<FollowUp, 'text' | 'language'>, draft: Draft): string {
  const asksAnew = draft.asked !== before.asked;
  if (asksAnew) {
    const kept = draft.constraints.flatMap((node) => saidWords(node) ?? []);
    const words = draft.of('what').map((node) => constraintWords(node, said.language));
    const context = [...new Set([...words, ...kept])]
      .filter((one) => !said.text.includes(one))
      .join(said.language === 'zh' ? '，' : ', ');
    if (context === '') return said.text;
    return said.language === 'zh' ? `${said.text}（${context}）` : `${said.text} (${context})`;
  }
  const language = said.language;
  return draft.edits.reduce((text, edit) => reworded(text, edit, language), before.question);
}
