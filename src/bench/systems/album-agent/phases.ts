import type { z } from 'zod';
import type { ContentPart } from '../../../ports/language-model.ts';
import { answered } from '../../calls/asked.ts';
import type { AskedQuestion } from '../../question.ts';
import { byFaces, mostAlike } from './album-tools.ts';
import { briefOf } from './brief.ts';
import { byMetadata, type MetadataFilter, wrongIn } from './metadata-tool.ts';
import {
  evaluationAsked,
  evaluationInstructions,
  evaluationSchema,
  type Intent,
  intentAsked,
  intentInstructions,
  intentSchema,
  phasesPromptVersion,
} from './phases.prompt.ts';
import { findByReact, type ReactFound, type ReactTools } from './react.ts';
import { matchedByRules } from './rules-phase.ts';

/** How many pictures a search by looks gives, and how many the evaluator is told of and shown at most. */
export const phaseLimits = { found: 30, evaluated: 50, pictured: 12 } as const;
const MOST_OUTPUT_TOKENS = 1200;

/**
 * PhotoBench's framework (App. I): rules where a query is nothing but known names and times; else a model tells the intent,
 * which goes to the metadata, or to a hybrid of filters and vectors; what needs more goes to the agent that plans. What
 * vectors or the agent found is evaluated. Errors: as of `findByReact`.
 */
export const findByPhases = (tools: ReactTools, question: AskedQuestion): Promise<ReactFound> =>
  new PhasedSearch(tools, question).go();

class PhasedSearch {
  readonly #tools: ReactTools;
  readonly #question: AskedQuestion;
  readonly #steps: string[] = [];

  constructor(tools: ReactTools, question: AskedQuestion) {
    this.#tools = tools;
    this.#question = question;
  }

  async go(): Promise<ReactFound> {
    const { album } = this.#tools;
    const rules = matchedByRules(album, this.#question.text);
    const known = rules === undefined ? [] : this.#filtered({ ...rules.filter, people: rules.people });
    if (rules !== undefined && known.length > 0) return this.#done('rules', known);
    const { text, now } = this.#question;
    const intent = await this.#ask('intent', intentSchema, intentInstructions, intentAsked(text, now?.slice(0, 10)));
    // What cannot be told, or is told wrongly, is for the planner to find out.
    if (intent === undefined || intent.route === 'plan' || this.#isWrong(intent)) return this.#planned();
    this.#steps.push(JSON.stringify({ intent }));
    if (intent.route === 'metadata') return this.#done('metadata', this.#filtered(intent));
    const { ids, enough } = await this.#evaluated(await this.#hybrid(intent));
    return enough ? this.#done('hybrid', ids) : this.#planned();
  }

  /** A filter that names words that the album does not know; one that says nothing is no mistake. */
  #isWrong({ people = [], route, ...filter }: Intent): boolean {
    const says = Object.entries(filter).some(([name, value]) => name !== 'look' && value !== undefined);
    if (route === 'metadata' && !says && people.length === 0) return true;
    return says && wrongIn(this.#tools.album, filter) !== undefined;
  }

  /** All rows for which people, times and places hold; those that were not said hold of all. */
  #filtered({
    people = [],
    ...filter
  }: MetadataFilter & { readonly people?: readonly string[] | undefined }): string[] {
    const { album } = this.#tools;
    const there = new Set(people.length === 0 ? album.rows.map(({ item }) => item.id) : byFaces(album, people));
    return byMetadata(album, filter).filter((id) => there.has(id));
  }

  async #hybrid(intent: Intent): Promise<readonly string[]> {
    const { album, vectorOf } = this.#tools;
    const within = new Set(this.#filtered(intent));
    const query = await vectorOf(intent.look ?? this.#question.text);
    if (query === undefined) return [...within].slice(0, phaseLimits.found);
    const rows = album.rows.filter(({ item }) => within.has(item.id));
    return mostAlike({ ...album, rows }, query, phaseLimits.found);
  }

  async #planned(): Promise<ReactFound> {
    const found = await findByReact(this.#tools, this.#question);
    this.#steps.push(...found.steps);
    return this.#done('plan', (await this.#evaluated(found.ids)).ids);
  }

  /** Those that the evaluator takes; what is beyond its sight stays, and so does all where its reply cannot be read. */
  async #evaluated(ids: readonly string[]): Promise<{ readonly ids: readonly string[]; readonly enough: boolean }> {
    if (ids.length === 0) return { ids, enough: false };
    const rows = new Map(this.#tools.album.rows.map((row) => [row.item.id as string, row]));
    const seen = ids.slice(0, phaseLimits.evaluated);
    const briefs = seen.map((id) => {
      const row = rows.get(id);
      return row === undefined ? {} : briefOf(row);
    });
    const asked = evaluationAsked(this.#question.text, briefs);
    const content: ContentPart[] = [{ type: 'text', text: asked }, ...(await this.#shown(seen))];
    const said = await this.#ask('evaluation', evaluationSchema, evaluationInstructions, content);
    if (said === undefined) return { ids, enough: true };
    const fits = new Set(said.fits);
    this.#steps.push(JSON.stringify({ evaluated: seen.length, fit: fits.size, enough: said.enough }));
    return {
      ids: [...seen.filter((_, i) => fits.has(i + 1)), ...ids.slice(phaseLimits.evaluated)],
      enough: said.enough,
    };
  }

  /** The first of what was found, under their numbers, where their files are there and the model may look. */
  async #shown(ids: readonly string[]): Promise<ContentPart[]> {
    const parts: ContentPart[] = [];
    for (const [i, id] of ids.slice(0, phaseLimits.pictured).entries()) {
      const pictures = (await this.#tools.seen?.of(id)) ?? [];
      if (pictures.length > 0) parts.push({ type: 'text', text: `Number ${i + 1}:` }, ...pictures);
    }
    return parts;
  }

  #done(phase: string, ids: readonly string[]): ReactFound {
    return { ids, steps: [`phase: ${phase}`, ...this.#steps] };
  }

  /** Nothing where the reply cannot be read. */
  async #ask<T>(
    name: string,
    schema: z.ZodType<T>,
    instructions: string,
    content: string | readonly ContentPart[],
  ): Promise<T | undefined> {
    const { caller } = this.#tools;
    const prompt = `phases@${phasesPromptVersion}`;
    const asked = { step: name, prompt, instructions, content, schema, schemaName: name };
    const called = await caller.call({ ...asked, maxOutputTokens: MOST_OUTPUT_TOKENS });
    return called.state === 'unreadable' ? undefined : answered(called, caller.model);
  }
}
