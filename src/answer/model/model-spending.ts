import type { TokenUse } from '../../ports/language-model.ts';

/** What answering one question took of a model. Tokens are absent when the endpoint does not count them, which is not zero. */
export type ModelSpending = { readonly calls: number; readonly input?: number; readonly output?: number };

export const noModelSpending: ModelSpending = { calls: 0 };

/** One call more. */
export function spentWith(spending: ModelSpending, { input, output }: TokenUse): ModelSpending {
  const sum = (before: number | undefined, more: number | undefined): number | undefined =>
    more === undefined || (before === undefined && spending.calls > 0) ? undefined : (before ?? 0) + more;
  const [inputs, outputs] = [sum(spending.input, input), sum(spending.output, output)];
  return {
    calls: spending.calls + 1,
    ...(inputs === undefined ? {} : { input: inputs }),
    ...(outputs === undefined ? {} : { output: outputs }),
  };
}
