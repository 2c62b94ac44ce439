import { isMadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { TraceStep } from '../../memory/search-result.ts';
import type { ModelMessage } from '../../ports/language-model.ts';
import type { AnswerOptions } from '../answer-tools.ts';
import { drafted } from '../drafted.ts';
import { type KnownAccounts, knownAccounts } from '../evidence/known-accounts.ts';
import type { Drafted } from '../worked-through.ts';
import { agentInstructions, lastStep, stepAgain } from './agent.prompt.ts';
import { type AgentStep, agentStepSchema, computed } from './agent-step.ts';
import { askedWith } from './answer.prompt.ts';
import { askModel } from './ask-model.ts';
import { checkedReply } from './checked-reply.ts';
import { type Evidence, evidenceLines } from './evidence-record.ts';
import { type ModelAnswered, modelAnswer, withoutModel } from './model-answer.ts';
import { type ModelSpending, noModelSpending } from './model-spending.ts';
import type { ModelReply } from './reply.ts';
import { chosenOf, type ModelTools } from './single-pass.ts';

/** Where an agent stops whatever it still wants. Tokens are those that the endpoint counts, both ways. */
export type AgentLimits = { readonly steps: number; readonly seconds: number; readonly tokens: number };
const agentLimits: AgentLimits = { steps: 8, seconds: 180, tokens: 60_000 };

const MOST_FOUND = 12;
const MOST_READ = 5;
/** Characters of what a search shows; `read` gives records whole. */
const BRIEF = 6000;
const MOST_OUTPUT_TOKENS = 1000;
/** Characters of a search: as many as any other question may have. */
const LONGEST_QUERY = 4000;

/**
 * Looks for the answer step by step: searches, reads, computes, answers, within limits. All that it can do is read; what it
 * says at last is checked as in a single pass.
 */
export async function agentic(
  tools: ModelTools,
  question: string,
  options: AnswerOptions & { readonly limits?: AgentLimits } = {},
): Promise<ModelAnswered> {
  const began = performance.now();
  const found = await drafted(tools, question, options);
  const agent = new Agent(tools, found, await knownAccounts(tools.store), options);
  try {
    const reply = await agent.run(question);
    const answered = modelAnswer(question, found, checkedReply(question, reply, agent.evidence), agent);
    return { ...answered, tookMs: performance.now() - began };
  } catch (error) {
    if (!isMadeleineError(error) || tools.signal?.aborted === true) throw error;
    return { ...withoutModel(question, found, error.message, agent), tookMs: performance.now() - began };
  }
}

const NOTHING: ModelReply = { answer: '', kind: 'none', citations: [] };

/** One question's work: what was shown so far, under which short names, and what it took. */
class Agent {
  spending: ModelSpending = noModelSpending;
  readonly steps: TraceStep[] = [];
  readonly evidence: Evidence[] = [];
  readonly #tools: ModelTools;
  readonly #found: Drafted;
  readonly #accounts: KnownAccounts;
  readonly #options: AnswerOptions;
  readonly #limits: AgentLimits;
  readonly #messages: ModelMessage[] = [{ role: 'system', text: agentInstructions }];

  constructor(
    tools: ModelTools,
    found: Drafted,
    accounts: KnownAccounts,
    options: AnswerOptions & { readonly limits?: AgentLimits },
  ) {
    this.#tools = tools;
    this.#found = found;
    this.#accounts = accounts;
    this.#options = options;
    this.#limits = options.limits ?? agentLimits;
  }

  get shown(): MemoryItem[] {
    return this.evidence.map(({ item }) => item);
  }

  /** Its reply; none when it used up its steps without one. */
  async run(question: string): Promise<ModelReply> {
    const until = performance.now() + this.#limits.seconds * 1000;
    const { items, step: choice } = await chosenOf(this.#tools, question, this.#found);
    if (choice !== undefined) this.steps.push(choice);
    const first = items.slice(0, MOST_FOUND);
    this.#say(askedWith(question, this.#found.retrieval.plan.now, this.#lines(this.#named(first), BRIEF)));
    for (let left = this.#limits.steps; left > 0; left--) {
      const { input = 0, output = 0 } = this.spending;
      const isLast = left === 1 || performance.now() > until || input + output > this.#limits.tokens;
      if (isLast) this.#say(lastStep);
      const step = await this.#next();
      if (step.do === 'answer') return step.reply ?? NOTHING;
      if (isLast) break;
      this.#say(await this.#done(step));
    }
    return NOTHING;
  }

  async #next(): Promise<AgentStep> {
    const began = performance.now();
    const { model, onWords, signal } = this.#tools;
    const { value, spending } = await askModel({
      model,
      messages: this.#messages,
      schema: agentStepSchema,
      schemaName: 'step',
      askAgain: stepAgain,
      spending: this.spending,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      ...(onWords === undefined ? {} : { onWords }),
      ...(signal === undefined ? {} : { signal }),
    });
    this.spending = spending;
    this.#messages.push({ role: 'assistant', text: JSON.stringify(value) });
    const note = inWords(value);
    this.#tools.onStep?.(note);
    this.steps.push({ step: 'model', note, items: this.evidence.length, tookMs: performance.now() - began });
    return value;
  }

  async #done(step: AgentStep): Promise<string> {
    if (step.do === 'search') return this.#search(step.query ?? '');
    if (step.do === 'read') return this.#read(step.refs ?? []);
    if (step.operation === undefined) return 'Name an operation: sum, difference, count or days-between.';
    return JSON.stringify({ result: computed(step.operation, step.values ?? []) });
  }

  async #search(query: string): Promise<string> {
    if (query.trim() === '') return 'The query is empty.';
    const { store, retrieve } = this.#tools;
    const { now } = this.#options;
    const { hits, nearest } = await retrieve(store, query.slice(0, LONGEST_QUERY), {
      limit: MOST_FOUND,
      ...(now === undefined ? {} : { now }),
    });
    const items = [...hits, ...(hits.length === 0 ? nearest : [])].slice(0, MOST_FOUND).map(({ item }) => item);
    if (items.length === 0) return 'Nothing was found.';
    return `Records:\n${this.#lines(this.#named(items), BRIEF)}`;
  }

  #read(refs: readonly string[]): string {
    const wanted = new Set(refs.slice(0, MOST_READ).map((ref) => ref.trim().toUpperCase()));
    const evidence = this.evidence.filter(({ ref }) => wanted.has(ref));
    return evidence.length === 0 ? 'No record has such a name.' : `Records:\n${this.#lines(evidence)}`;
  }

  /** The items under their short names: a record keeps its name for the whole question. */
  #named(items: readonly MemoryItem[]): Evidence[] {
    return items.map((item) => {
      const known = this.evidence.find((one) => one.item.id === item.id);
      if (known !== undefined) return known;
      const made = { ref: `E${this.evidence.length + 1}`, item };
      this.evidence.push(made);
      return made;
    });
  }

  #lines(evidence: readonly Evidence[], most?: number): string {
    return evidenceLines(evidence, this.#accounts, most);
  }

  #say(text: string): void {
    this.#messages.push({ role: 'user', content: [{ type: 'text', text }] });
  }
}

const inWords = (step: AgentStep): string =>
  ({
    search: `searches for "${step.query ?? ''}"`,
    read: `reads ${(step.refs ?? []).join(', ')}`,
    compute: `computes ${step.operation ?? 'something'} of ${(step.values ?? []).join(', ')}`,
    answer: 'answers',
  })[step.do];
