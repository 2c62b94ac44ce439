import { parseJson } from '../../../python/json.ts';
import { printed } from '../../../python/printed.ts';

/** By these words the released scorer takes a reply without readable JSON for approval: "incorrect" holds one of them. */
const approving = ['accurate', 'correct', 'matches', 'true', 'yes'];

export type JudgeVerdict = { readonly right: boolean /** Guessed from words. */; readonly fallback: boolean };

/**
 * A judge's reply as the released scorer reads it: the `accuracy` of the JSON from its first to its last brace, right
 * when it prints as "true"; else a guess from the words.
 */
export function officialVerdict(reply: string): JudgeVerdict {
  const accuracy = writtenAccuracy(reply);
  if (accuracy !== undefined) return { right: accuracy.toLowerCase() === 'true', fallback: false };
  const text = reply.toLowerCase();
  if (/"accuracy": ?true/.test(text)) return { right: true, fallback: true };
  if (/"accuracy": ?false/.test(text)) return { right: false, fallback: true };
  return { right: approving.some((word) => text.includes(word)), fallback: true };
}

function writtenAccuracy(reply: string): string | undefined {
  const [start, end] = [reply.indexOf('{'), reply.lastIndexOf('}')];
  if (start === -1 || end <= start) return undefined;
  const parsed = parseJson(reply.slice(start, end + 1));
  if (parsed?.kind !== 'object') return undefined;
  const accuracy = parsed.entries.get('accuracy');
  return accuracy === undefined ? undefined : printed(accuracy);
}
