import type { Chance } from '../../lives/chance.ts';
import type { FailureMode } from '../../suites/mprbench/question-file.ts';
import { type BuiltQuestion, letters } from './records.ts';

export type Wrong = { readonly text: string; readonly mode: FailureMode };
type Lettered = Pick<BuiltQuestion, 'options' | 'answer' | 'failure'>;

const same = (text: string): string => text.trim().toLowerCase();

/**
 * Four options under drawn letters, each wrong one with how it fails; nothing where three wrong ones that differ from the
 * right one and from one another cannot be had. One way to fail after the other is taken, so that a question tells as many
 * apart as it can. Pure.
 */
export function lettered(right: string, wrong: readonly Wrong[], chance: Chance): Lettered | undefined {
  const used = new Set([same(right)]);
  const kept: Wrong[] = [];
  const left = [...wrong];
  while (kept.length < letters.length - 1) {
    const modes = new Set(kept.map(({ mode }) => mode));
    const next =
      left.find(({ text, mode }) => !used.has(same(text)) && !modes.has(mode)) ??
      left.find(({ text }) => !used.has(same(text)));
    if (next === undefined) return undefined;
    used.add(same(next.text));
    kept.push(next);
    left.splice(left.indexOf(next), 1);
  }
  const order = chance.some([{ text: right, mode: undefined }, ...kept], letters.length);
  const options: Record<string, string> = {};
  const failure: Lettered['failure'] = {};
  let answer: Lettered['answer'] = 'A';
  for (const [i, letter] of letters.entries()) {
    const option = order[i];
    options[letter] = option?.text ?? '';
    if (option?.mode === undefined) answer = letter;
    else failure[letter] = option.mode;
  }
  return { options, answer, failure };
}
