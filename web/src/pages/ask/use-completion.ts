import { getCompletions } from '../../../../src/contract/endpoints/suggestions.ts';
import { useRead } from '../../api/use-read.ts';
import { useSettled } from '../../api/use-settled.ts';

const LEAST_TYPED = 3;

export type Completion = { readonly text: string; readonly name: string; readonly ending: string };

/** The typed text with its last name completed, if the memory has a matching name. */
export function useCompletion(typed: string, isTyping: boolean): Completion | undefined {
  const settled = useSettled(typed, 60);
  const enabled = isTyping && settled.trim().length >= LEAST_TYPED;
  const { data } = useRead(getCompletions, { query: { q: settled, limit: 1 } }, { enabled });
  const [first] = enabled && settled === typed ? (data?.completions ?? []) : [];
  if (first === undefined || !first.text.toLowerCase().startsWith(typed.toLowerCase())) return undefined;
  return { text: first.text, name: first.name, ending: first.text.slice(typed.length) };
}
