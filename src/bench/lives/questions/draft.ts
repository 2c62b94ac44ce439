import type { Records } from '../records/row.ts';
import type { Fact } from '../truth/fact.ts';
import type { Condition } from './condition.ts';
import type { Answer, Given, QuestionType } from './kind.ts';

/** A question before it has words: what is asked, by which details, and what the truth answers. */
export type Draft = {
  readonly key: string;
  readonly type: QuestionType;
  readonly topic: string;
  readonly ability: string;
  readonly given: readonly Given[];
  readonly said: readonly Condition[];
  /** Facts that are meant; none for a question without an answer. */
  readonly facts: readonly Fact[];
  readonly answer: Answer;
  readonly evidence: readonly string[];
  /** What was swapped in a question that has no answer. */
  readonly swapped?: string;
};

/** Which records say what of which fact: lookups that are asked for thousands of times. */
export class Telling {
  readonly #records = new Map<string, string[]>();

  constructor({ tells }: Records) {
    for (const { fact, aspect, record } of tells) {
      const key = `${fact} ${aspect}`;
      const known = this.#records.get(key);
      if (known === undefined) this.#records.set(key, [record]);
      else known.push(record);
    }
  }

  /** Ids of all records that say any of these aspects of the fact, each once. */
  of(fact: Fact, aspects: readonly string[]): string[] {
    return [...new Set(aspects.flatMap((aspect) => this.#records.get(`${fact.id} ${aspect}`) ?? []))];
  }
}
