import { noSpending, type Reply, type Said } from '../outcome.ts';
import type { AskedQuestion } from '../question.ts';
import type { SystemUnderTest } from '../system.ts';
import { seededShare, shuffled } from './seeded.ts';

export const traits = ['openness', 'conscientiousness', 'extraversion', 'agreeableness', 'neuroticism'] as const;
const levels = ['Very Low', 'Low', 'Medium', 'High', 'Very High'] as const;

const pick = <T>(list: readonly T[], ...seed: readonly (string | number)[]): T | undefined =>
  list[Math.floor(seededShare(...seed) * list.length)];

/** Chance: items in a random order, a random option, random levels. What every figure has to be read against. */
export const randomSystem: SystemUnderTest = {
  name: 'random',
  identity: { version: 1 },
  gives: { ranking: true, answers: true },
  cacheable: true,
  concurrency: 1,
  async ingest(collection) {
    const began = performance.now();
    const ids: string[] = [];
    for await (const item of collection.items()) ids.push(item.id);
    return {
      report: { items: ids.length, seconds: (performance.now() - began) / 1000, spending: noSpending },
      ask: async (question, { k, seed }) => {
        const retrieved = shuffled(ids, String, seed, question.id)
          .slice(0, k)
          .map((id, place) => ({ id, score: 1 / (place + 1) }));
        const said = guess(question, seed);
        const reply: Reply = { retrieved, ...(said === undefined ? {} : { said }) };
        return reply;
      },
      close: async () => undefined,
    };
  },
};

function guess(question: AskedQuestion, seed: number): Said | undefined {
  if (question.form === 'items') return { kind: 'items' };
  if (question.form === 'text') return undefined;
  if (question.form === 'choice') {
    const option = pick(question.options ?? [], seed, question.id);
    return option === undefined ? undefined : { kind: 'choice', letter: option.letter };
  }
  return {
    kind: 'ratings',
    levels: Object.fromEntries(traits.map((trait) => [trait, pick(levels, seed, question.id, trait) ?? 'Medium'])),
    rationales: {},
    choices: (question.video?.choices ?? []).map(
      (choice, at) => pick(choice.options, seed, question.id, at)?.letter ?? null,
    ),
  };
}
