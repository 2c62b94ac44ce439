import { isMadeleineError } from '../../../memory/errors.ts';
import type { LanguageModel, ModelMessage } from '../../../ports/language-model.ts';
import type { Prices } from '../../call-spending.ts';
import { callSpending } from '../../call-spending.ts';
import { noSpending, type Spending } from '../../outcome.ts';
import type { AskedQuestion } from '../../question.ts';
import { plus } from '../../runner/ledger.ts';
import { type Album, type AlbumTool, byFaces, composed, mostAlike } from './album-tools.ts';
import { briefOf } from './brief.ts';
import { byMetadata, wrongIn } from './metadata-tool.ts';
import {
  type ReactStep,
  reactAgain,
  reactAsked,
  reactInstructions,
  reactLast,
  reactStepSchema,
} from './react.prompt.ts';

export const reactLimits = { steps: 8, found: 30, shown: 5 } as const;

export type ReactTools = {
  readonly album: Album;
  readonly enabled: readonly AlbumTool[];
  readonly model: LanguageModel;
  readonly prices: Prices | undefined;
  readonly vectorOf: (words: string) => Promise<Float32Array | undefined>;
  readonly signal: AbortSignal;
};

export type ReactFound = {
  readonly ids: readonly string[];
  readonly steps: readonly string[];
  readonly spending: Spending;
};

const toolOf = { look: 'T_V', metadata: 'T_M', faces: 'T_F', compose: 'T_S' } as const;

/**
 * A ReAct agent (thought, action, observation) over an album, as PhotoBench's rows have it: hard filters, and sets that are
 * composed. Errors: those of the model; `malformed-reply` for a second step that is none.
 */
export async function findByReact(tools: ReactTools, question: AskedQuestion): Promise<ReactFound> {
  const run = new ReactRun(tools);
  return run.answer(question);
}

class ReactRun {
  readonly #tools: ReactTools;
  readonly #sets = new Map<string, readonly string[]>();
  readonly #steps: string[] = [];
  readonly #messages: ModelMessage[];
  #spending: Spending = noSpending;

  constructor(tools: ReactTools) {
    this.#tools = tools;
    this.#messages = [{ role: 'system', text: reactInstructions(tools.enabled) }];
  }

  async answer({ text, now }: AskedQuestion): Promise<ReactFound> {
    this.#say(reactAsked(text, now?.slice(0, 10)));
    for (let left: number = reactLimits.steps; left > 0; left--) {
      if (left === 1) this.#say(reactLast);
      const step = await this.#next();
      this.#steps.push(JSON.stringify(step));
      if (step.do === 'answer') return this.#found(step.set);
      if (left > 1) this.#say(JSON.stringify(await this.#done(step)));
    }
    return this.#found(undefined);
  }

  #found(set: string | undefined): ReactFound {
    const ids = set === undefined ? [] : (this.#sets.get(set.trim().toUpperCase()) ?? []);
    return { ids, steps: this.#steps, spending: this.#spending };
  }

  async #next(again = false): Promise<ReactStep> {
    const { model, prices, signal } = this.#tools;
    try {
      const { value, text, use } = await model.generateObject({
        messages: this.#messages,
        schema: reactStepSchema,
        schemaName: 'step',
        temperature: 0,
        maxOutputTokens: 800,
        signal,
      });
      this.#spending = plus(this.#spending, callSpending(use, prices));
      this.#messages.push({ role: 'assistant', text });
      return value;
    } catch (error) {
      if (again || !isMadeleineError(error) || error.code !== 'malformed-reply') throw error;
      this.#spending = plus(this.#spending, callSpending({}, prices));
      this.#say(reactAgain);
      return this.#next(true);
    }
  }

  async #done(step: ReactStep & { do: string }): Promise<object> {
    if (step.do === 'answer') return {};
    if (!this.#tools.enabled.includes(toolOf[step.do])) return { error: `There is no "${step.do}" here.` };
    const made = await this.#made(step);
    if (typeof made === 'string') return { error: made };
    const name = `S${this.#sets.size + 1}`;
    this.#sets.set(name, made);
    return {
      set: name,
      size: made.length,
      pictures: made.slice(0, reactLimits.shown).flatMap((id) => this.#brief(id)),
    };
  }

  /** The ids that a step gives, or what is wrong with it. */
  async #made(step: ReactStep): Promise<readonly string[] | string> {
    const { album, vectorOf } = this.#tools;
    if (step.do === 'look') {
      const vector = step.query === undefined ? undefined : await vectorOf(step.query);
      return vector === undefined
        ? 'Say what is to be seen in "query".'
        : mostAlike(album, vector, step.limit ?? reactLimits.found);
    }
    if (step.do === 'faces')
      return step.people === undefined || step.people.length === 0 ? 'Name "people".' : byFaces(album, step.people);
    if (step.do === 'compose') return this.#composed(step);
    return wrongIn(album, step) ?? byMetadata(album, step);
  }

  #composed({ operation, sets = [] }: ReactStep): readonly string[] | string {
    const known = sets.map((name) => this.#sets.get(name.trim().toUpperCase()));
    if (operation === undefined || known.length < 2) return 'Give "operation" and at least two "sets".';
    const missing = sets.filter((_, i) => known[i] === undefined);
    if (missing.length > 0) return `There is no set ${missing.join(', ')}.`;
    return composed(
      operation,
      known.map((ids) => ids ?? []),
    );
  }

  #brief(id: string): object[] {
    const row = this.#tools.album.rows.find((one) => one.item.id === id);
    return row === undefined ? [] : [briefOf(row)];
  }

  #say(text: string): void {
    this.#messages.push({ role: 'user', content: [{ type: 'text', text }] });
  }
}
