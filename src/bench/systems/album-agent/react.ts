import type { ModelMessage } from '../../../ports/language-model.ts';
import { answered } from '../../calls/asked.ts';
import type { Caller } from '../../calls/caller.ts';
import type { AskedQuestion } from '../../question.ts';
import type { SeenItems } from '../seen-items.ts';
import { type Album, type AlbumTool, byFaces, composed, mostAlike } from './album-tools.ts';
import { briefOf } from './brief.ts';
import { byMetadata, wrongIn } from './metadata-tool.ts';
import {
  type ReactStep,
  reactAgain,
  reactAsked,
  reactInstructions,
  reactLast,
  reactPromptVersion,
  reactStepSchema,
} from './react.prompt.ts';

export const reactLimits = { steps: 8, found: 30, shown: 5 } as const;

export type ReactTools = {
  readonly album: Album;
  readonly enabled: readonly AlbumTool[];
  /** Who is asked, in the book of the question. */
  readonly caller: Caller;
  readonly vectorOf: (words: string) => Promise<Float32Array | undefined>;
  /** What the pictures show, for who looks at what was found. */
  readonly seen?: SeenItems;
};

export type ReactFound = { readonly ids: readonly string[]; readonly steps: readonly string[] };

const toolOf = { look: 'T_V', metadata: 'T_M', faces: 'T_F', compose: 'T_S' } as const;

/**
 * A ReAct agent (thought, action, observation) over an album, as PhotoBench's rows have it: hard filters, and sets that are
 * composed. A step that cannot be read is one step less. Errors: as of `Caller`; `system-failed` for a refusal.
 */
export async function findByReact(tools: ReactTools, question: AskedQuestion): Promise<ReactFound> {
  const run = new ReactRun(tools);
  return run.answer(question);
}

class ReactRun {
  readonly #tools: ReactTools;
  readonly #sets = new Map<string, readonly string[]>();
  readonly #steps: string[] = [];
  readonly #turns: ModelMessage[] = [];

  constructor(tools: ReactTools) {
    this.#tools = tools;
  }

  async answer({ text, now }: AskedQuestion): Promise<ReactFound> {
    const asked = reactAsked(text, now?.slice(0, 10));
    for (let left: number = reactLimits.steps; left > 0; left--) {
      if (left === 1) this.#say(reactLast);
      const step = await this.#next(asked);
      if (step === undefined) {
        this.#say(reactAgain);
        continue;
      }
      this.#steps.push(JSON.stringify(step));
      if (step.do === 'answer') return this.#found(step.set);
      if (left > 1) this.#say(JSON.stringify(await this.#done(step)));
    }
    return this.#found(undefined);
  }

  #found(set: string | undefined): ReactFound {
    const ids = set === undefined ? [] : (this.#sets.get(set.trim().toUpperCase()) ?? []);
    return { ids, steps: this.#steps };
  }

  /** What the model does next; nothing where that cannot be read. */
  async #next(asked: string): Promise<ReactStep | undefined> {
    const { caller, enabled } = this.#tools;
    const called = await caller.call({
      step: 'react',
      prompt: `react@${reactPromptVersion}`,
      instructions: reactInstructions(enabled),
      content: asked,
      turns: this.#turns,
      schema: reactStepSchema,
      schemaName: 'step',
      maxOutputTokens: 800,
    });
    if (called.state === 'unreadable') return undefined;
    const step = answered(called, caller.model);
    this.#turns.push({ role: 'assistant', text: JSON.stringify(step) });
    return step;
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
    this.#turns.push({ role: 'user', content: [{ type: 'text', text }] });
  }
}
