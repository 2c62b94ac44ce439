import { noSpending, type Said } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { SystemUnderTest } from '../system.ts';
import { traits } from './random.ts';

/** Always the same: the middle level, the last letter. On skewed gold it beats chance, which a reader should know. */
export const constantSystem: SystemUnderTest = {
  name: 'constant',
  identity: { version: 1 },
  gives: { ranking: false, answers: true },
  cacheable: true,
  concurrency: 1,
  ingest: async () => ({
    report: { items: 0, seconds: 0, spending: noSpending },
    ask: async (question) => {
      const said = same(question);
      return said === undefined ? {} : { said };
    },
    close: async () => undefined,
  }),
};

function same(question: AskedQuestion): Said | undefined {
  if (question.form === 'choice') return { kind: 'choice', letter: question.options?.[0]?.letter ?? 'A' };
  if (question.form !== 'ratings') return undefined;
  return {
    kind: 'ratings',
    levels: Object.fromEntries(traits.map((trait) => [trait, 'Medium'])),
    rationales: {},
    choices: (question.video?.choices ?? []).map((choice) => choice.options.at(-1)?.letter ?? null),
  };
}
