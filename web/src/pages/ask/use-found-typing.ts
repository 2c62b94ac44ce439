import type { SearchOrder } from '../../../../src/contract/question-verbs.ts';
import type { AskAddress } from './ask-address.ts';
import type { Completion } from './use-completion.ts';
import { type Found, useFound } from './use-found.ts';

/** Search results for the typed text; if there are none, those for the text with its last name completed. */
export function useFoundTyping(
  { words, plan }: AskAddress,
  limit: number,
  isResting: boolean,
  completion: Completion | undefined,
  sort: SearchOrder,
): Found {
  const asTyped = useFound(words, plan, limit, { isResting, sort });
  const { found } = asTyped;
  const isPoor = found !== undefined && (found.items.length === 0 || found.notes.length > 0);
  const completed = useFound(completion?.text ?? '', undefined, limit, {
    isWanted: isPoor && completion !== undefined,
    isResting,
    sort,
  });
  return isPoor && completion !== undefined && (completed.found?.items.length ?? 0) > 0 ? completed : asTyped;
}
