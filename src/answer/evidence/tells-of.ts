import { contentTokens } from '../../language/stop-words.ts';
import { saysIt } from '../asked/same-words.ts';
import type { Draft, Question } from '../question.ts';
import { itemTokens } from './item-tokens.ts';

const MOST_SAID = 2 / 3;

/** Whether what an answer was read from says most of what it is to be of ("my flight to Sevilla"). */
export async function tellsOf(
  { citations }: Draft,
  what: string,
  { store }: Pick<Question, 'store'>,
): Promise<boolean> {
  const [id] = citations.map((citation) => citation.id);
  const item = id === undefined ? undefined : await store.item(id);
  const asked = contentTokens(what);
  if (item === undefined || asked.length === 0) return false;
  const said = itemTokens(item);
  return asked.filter((token) => saysIt(token, said)).length >= MOST_SAID * asked.length;
}
