import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isMadeleineError } from '../../memory/errors.ts';
import { attempt } from '../../ports/attempt.ts';
import type { LanguageModel, ModelMessage, TokenUse } from '../../ports/language-model.ts';
import { callSpending } from '../call-spending.ts';
import type { AnswerToJudge, Judge, Judgement, RationaleToJudge, RubricToJudge, ToJudge } from '../judge.ts';
import { noSpending, type Spending } from '../outcome.ts';
import type { Rules } from '../rules.ts';
import { plus } from '../runner/ledger.ts';
import { officialVerdict } from '../suites/atm/scorer/judge-reply.ts';
import { yesNoVerdict } from '../suites/longmemeval/judge-reply.ts';
import { answerInstructions, answerPromptVersion, answerQuestion, answerVerdict } from './answer.prompt.ts';
import {
  rationaleInstructions,
  rationalePromptVersion,
  rationaleQuestion,
  rationaleVerdict,
} from './rationale.prompt.ts';
import { inJson, inOneWord, yesOrNo } from './rubric.prompt.ts';

/** Dollars for a million tokens. */
export type Prices = { readonly input: number; readonly output: number };

export type ModelJudgeOptions = {
  readonly rules: Rules;
  readonly prices?: Prices;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly pauseMs: number;
  readonly concurrency: number;
};

/** Tokens of instructions and schema, and of a reply. */
const INSTRUCTIONS = 600;
const REPLY = 400;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * A language model as judge. Official rules read its reply as the released scorer does, fallback included and marked;
 * strict rules ask by schema, again when the reply is not of it, and count what stays unreadable as a failure.
 */
export function modelJudge(model: LanguageModel, options: ModelJudgeOptions): Judge {
  return {
    name: model.name,
    identity: {
      ...model.identity,
      rules: options.rules,
      prompts: { answer: hash(answerInstructions), rationale: hash(rationaleInstructions) },
      versions: { answer: answerPromptVersion, rationale: rationalePromptVersion },
      temperature: 0,
    },
    concurrency: options.concurrency,
    most: (asked) =>
      callSpending(
        { input: Buffer.byteLength(JSON.stringify(asked)) / 2 + INSTRUCTIONS, output: REPLY },
        options.prices,
      ),
    judge: (asked, signal) => new Judging(model, options, signal).of(asked),
  };
}

class Judging {
  readonly #model: LanguageModel;
  readonly #options: ModelJudgeOptions;
  readonly #signal: AbortSignal;
  #spending: Spending = noSpending;

  constructor(model: LanguageModel, options: ModelJudgeOptions, signal: AbortSignal | undefined) {
    this.#model = model;
    this.#options = options;
    this.#signal = signal ?? new AbortController().signal;
  }

  async of(asked: ToJudge): Promise<Judgement> {
    const made = await attempt((signal) => this.#once(asked, signal), { ...this.#options, signal: this.#signal });
    if (made.ok) return { ...made.value, spending: this.#spending };
    return { state: 'failed', ...made.error, spending: this.#spending };
  }

  async #once(asked: ToJudge, signal: AbortSignal): Promise<Unpaid> {
    try {
      return await this.#asked(asked, signal);
    } catch (error) {
      this.#payFor(error);
      throw error;
    }
  }

  #asked(asked: ToJudge, signal: AbortSignal): Promise<Unpaid> {
    if (asked.kind === 'rationale') return this.#rationale(asked, signal);
    return this.#options.rules === 'official' ? this.#released(asked, signal) : this.#strict(asked, signal);
  }

  async #released(asked: AnswerToJudge | RubricToJudge, signal: AbortSignal): Promise<Unpaid> {
    const [instructions, read] =
      asked.kind === 'rubric'
        ? [`${asked.rubric.instructions}\n${inOneWord}`, yesNoVerdict]
        : [answerInstructions, officialVerdict];
    const messages = messagesOf(instructions, answerQuestion(asked.question, asked.reference, asked.answer));
    const { text, use } = await this.#model.generate({ messages, temperature: 0, signal });
    this.#pay(use);
    return { state: 'judged', ...read(text), raw: text };
  }

  async #strict(asked: AnswerToJudge | RubricToJudge, signal: AbortSignal): Promise<Unpaid> {
    const question = answerQuestion(asked.question, asked.reference, asked.answer);
    if (asked.kind === 'rubric') {
      const instructions = `${asked.rubric.instructions}\n${inJson}`;
      const said = await this.#object(instructions, question, yesOrNo, 'verdict', signal);
      return { state: 'judged', right: said.value.verdict === 'yes', fallback: false, raw: said.text };
    }
    const made = await this.#object(answerInstructions, question, answerVerdict, 'verdict', signal);
    return { state: 'judged', right: made.value.accuracy === 'true', fallback: false, raw: made.text };
  }

  async #rationale(asked: RationaleToJudge, signal: AbortSignal): Promise<Unpaid> {
    const question = rationaleQuestion(asked.trait, asked.level, asked.observations, asked.rationale);
    const { value, text } = await this.#object(rationaleInstructions, question, rationaleVerdict, 'grades', signal);
    const scores = {
      evidence_coverage: value.evidence_coverage.score,
      logical_coherence: value.logical_coherence.score,
      directional_accuracy: value.directional_accuracy.score,
      grounding_accuracy: value.grounding_accuracy.score,
    };
    return { state: 'rated', scores, raw: text };
  }

  async #object<T>(system: string, user: string, schema: z.ZodType<T>, schemaName: string, signal: AbortSignal) {
    const request = { messages: messagesOf(system, user), temperature: 0, signal, schema, schemaName };
    const made = await this.#model.generateObject(request);
    this.#pay(made.use);
    return made;
  }

  /** A reply that could not be read was paid for all the same; any other attempt was a call at least. */
  #payFor(error: unknown): void {
    const read = paidSchema.safeParse(isMadeleineError(error) ? error.cause : undefined);
    this.#pay(
      read.success
        ? {
            ...(read.data.usage?.inputTokens === undefined ? {} : { input: read.data.usage.inputTokens }),
            ...(read.data.usage?.outputTokens === undefined ? {} : { output: read.data.usage.outputTokens }),
          }
        : {},
    );
  }

  #pay(use: TokenUse): void {
    this.#spending = plus(this.#spending, callSpending(use, this.#options.prices));
  }
}

type Unpaid = Judgement extends infer One
  ? One extends { spending: Spending }
    ? Omit<One, 'spending'>
    : never
  : never;

const paidSchema = z.looseObject({
  usage: z.looseObject({ inputTokens: z.number().optional(), outputTokens: z.number().optional() }).optional(),
});

const messagesOf = (system: string, user: string): ModelMessage[] => [
  { role: 'system', text: system },
  { role: 'user', content: [{ type: 'text', text: user }] },
];
