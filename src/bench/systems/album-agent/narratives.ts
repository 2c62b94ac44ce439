import { join } from 'node:path';
import PQueue from 'p-queue';
import { whenWords } from '../../../app/items/located-items.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import { locationNames } from '../../../memory/location.ts';
import type { LanguageModel, ModelMessage } from '../../../ports/language-model.ts';
import type { ProgressListener } from '../../../ports/progress.ts';
import { callSpending, type Prices } from '../../call-spending.ts';
import { noSpending, type Spending } from '../../outcome.ts';
import { ContentCache, contentKey } from '../../runner/content-cache.ts';
import { plus } from '../../runner/ledger.ts';
import { eventsOf } from './events.ts';
import {
  type NarrativeStep,
  narrativeAsked,
  narrativeInstructions,
  narrativePromptVersion,
  narrativeSchema,
} from './narrative.prompt.ts';

const MOST_OUTPUT_TOKENS = 400;
const AT_ONCE = 4;

export type Narrator = {
  readonly model: LanguageModel;
  readonly prices: Prices | undefined;
  /** Where accounts are kept, so that an interrupted ingestion asks nothing twice. */
  readonly workspace: string;
  readonly signal: AbortSignal;
  readonly onProgress?: ProgressListener;
};

export type Narrated = {
  /** By item, the account of its event. */
  readonly of: ReadonlyMap<string, string>;
  readonly events: number;
  /** Steps whose reply could not be read: the account before them stands. */
  readonly unread: number;
  readonly spending: Spending;
};

/** An account of each event, which grows picture by picture. Errors: the model's, but for unreadable replies. */
export async function narrated(items: readonly MemoryItem[], narrator: Narrator): Promise<Narrated> {
  const run = new Narration(narrator);
  const events = eventsOf(items);
  const queue = new PQueue({ concurrency: AT_ONCE });
  const of = new Map<string, string>();
  let done = 0;
  await Promise.all(
    events.map((event) =>
      queue.add(async () => {
        const account = await run.account(event);
        if (account !== undefined) for (const { id } of event) of.set(id, account);
        done += 1;
        narrator.onProgress?.({ stage: 'narrate', done, total: events.length });
      }),
    ),
  );
  return { of, events: events.length, unread: run.unread, spending: run.spending };
}

class Narration {
  readonly #narrator: Narrator;
  readonly #kept: ContentCache<{ readonly narrative: string }>;
  spending: Spending = noSpending;
  unread = 0;

  constructor(narrator: Narrator) {
    this.#narrator = narrator;
    this.#kept = new ContentCache(join(narrator.workspace, 'narratives'), narrativeSchema);
  }

  async account(event: readonly MemoryItem[]): Promise<string | undefined> {
    let account: string | undefined;
    for (const [at, item] of event.entries()) {
      this.#narrator.signal.throwIfAborted();
      const step: NarrativeStep = at === 0 ? 'first' : at === event.length - 1 ? 'last' : 'next';
      const soFar = account === undefined ? {} : { so_far: account };
      const asked = narrativeAsked({ picture: shownOf(item), number: at + 1, of: event.length, ...soFar });
      account = (await this.#step(step, asked)) ?? account;
    }
    return account;
  }

  async #step(step: NarrativeStep, asked: string): Promise<string | undefined> {
    const { model, prices, signal } = this.#narrator;
    const key = contentKey({ model: model.identity, version: narrativePromptVersion, step, asked });
    const kept = await this.#kept.get(key);
    if (kept !== undefined) return kept.narrative;
    const messages: ModelMessage[] = [
      { role: 'system', text: narrativeInstructions[step] },
      { role: 'user', content: [{ type: 'text', text: asked }] },
    ];
    const schema = { schema: narrativeSchema, schemaName: 'narrative', maxOutputTokens: MOST_OUTPUT_TOKENS };
    try {
      const { value, use } = await model.generateObject({ messages, ...schema, temperature: 0, signal });
      this.spending = plus(this.spending, callSpending(use, prices));
      await this.#kept.put(key, value);
      return value.narrative.trim() === '' ? undefined : value.narrative.trim();
    } catch (error) {
      if (!isMadeleineError(error) || error.code !== 'malformed-reply') throw error;
      this.unread += 1;
      this.spending = plus(this.spending, callSpending({}, prices));
      return undefined;
    }
  }
}

/** What is told of a picture: its words, time, place and people; no id. */
function shownOf(item: MemoryItem): object {
  const { time, place, people, caption, shortCaption, ocr } = item;
  return {
    ...(time === undefined ? {} : { taken: time.start, when: whenWords(item).join(', ') }),
    ...(place === undefined ? {} : { where: locationNames(place).join(', ') }),
    ...(people === undefined ? {} : { people: people.map(({ name }) => name) }),
    ...((caption ?? shortCaption) === undefined ? {} : { caption: caption ?? shortCaption }),
    ...(ocr === undefined ? {} : { text: ocr.text.slice(0, 300) }),
  };
}
