import { observeFile } from '../../../app/import/observe.ts';
import { filmStills } from '../../../app/items/film-stills.ts';
import { readConfiguration } from '../../../app/settings/configuration.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { ContentPart } from '../../../ports/language-model.ts';
import { answered } from '../../calls/asked.ts';
import { Caller } from '../../calls/caller.ts';
import { openCalled } from '../../calls/open-caller.ts';
import type { Said } from '../../outcome.ts';
import type { AskedQuestion } from '../../question.ts';
import type { SystemUnderTest } from '../../system.ts';
import type { RowOptions } from '../row-options.ts';
import { admitted, type Stated } from './gate.ts';
import {
  directInstructions,
  groundedInstructions,
  type Rated,
  ratedAbout,
  ratedSchema,
  ratingPromptVersion,
} from './rating.prompt.ts';

const MOST_FRAMES = 8;
const MOST_OUTPUT_TOKENS = 3000;

/** Something seen or heard in the film, under the id that a rating may cite. */
export type Cited = { readonly id: string; readonly [detail: string]: unknown };

/**
 * MM-OCEAN's three tasks by a model, in one call a video. `direct`: uniform frames and the transcript. `grounded`: what the
 * program observed first; a rating that cites no observation is not made. Errors: `usage` when the gate does not open.
 */
export async function ratingSystem(
  way: 'direct' | 'grounded',
  named: string,
  folder: string,
  { stated, options }: { readonly stated: Stated; readonly options: RowOptions },
): Promise<SystemUnderTest> {
  const gate = admitted(stated);
  const asked = await openCalled({ model: options.reader ?? named }, readConfiguration(folder));
  const sees = way === 'direct' && options.textOnly !== true;
  return {
    name: `ocean-${way}:${named}`,
    identity: { version: 2, way, ...asked.model.identity, prompt: ratingPromptVersion, sees, ...gate },
    gives: { ranking: false, answers: true },
    cacheable: true,
    concurrency: way === 'direct' ? 4 : 1,
    ingest: async () => ({
      report: { items: 0, seconds: 0 },
      notes:
        way === 'direct' && !sees ? ['The model was given transcripts alone: what the films show was left out.'] : [],
      ask: async (question, { signal, book }) => {
        if (question.form !== 'ratings') return {};
        return { said: await rated(new Caller({ ...asked, book, signal }), { way, sees }, question, signal) };
      },
      close: async () => undefined,
    }),
  };
}

async function rated(
  caller: Caller,
  { way, sees }: { readonly way: 'direct' | 'grounded'; readonly sees: boolean },
  question: AskedQuestion,
  signal: AbortSignal,
): Promise<Said> {
  const { media } = question;
  const observed = way === 'grounded' && media !== undefined ? await observationsOf(media, signal) : [];
  const stills = sees && media !== undefined ? await stillsOf(media) : [];
  const about = ratedAbout({
    transcript: question.video?.transcript ?? '',
    ...(way === 'grounded' ? { observations: observed } : {}),
    questions: (question.video?.choices ?? []).map(({ text, options }, i) => ({
      number: i + 1,
      text,
      options: options.map((option) => `${option.letter}. ${option.text}`),
    })),
  });
  const called = await caller.call({
    step: 'rate',
    prompt: `rating@${ratingPromptVersion}`,
    instructions: way === 'grounded' ? groundedInstructions : directInstructions,
    content: [{ type: 'text', text: about }, ...stills],
    schema: ratedSchema,
    schemaName: 'ratings',
    maxOutputTokens: MOST_OUTPUT_TOKENS,
  });
  const value = answered(called, caller.model);
  return saidOf(value, question, way === 'grounded' ? new Set(observed.map(({ id }) => id)) : undefined);
}

/** What a film shows is left out where it cannot be opened: the transcript is read all the same. */
async function observationsOf(media: string, signal: AbortSignal): Promise<readonly Cited[]> {
  try {
    return (await observeFile(media, { signal })).observations;
  } catch (error) {
    if (isMadeleineError(error) && !signal.aborted) return [];
    throw error;
  }
}

async function stillsOf(media: string): Promise<ContentPart[]> {
  try {
    const jpegs = await filmStills(media, MOST_FRAMES);
    return jpegs.map((bytes) => ({ type: 'image', mime: 'image/jpeg', bytes }));
  } catch (error) {
    if (isMadeleineError(error)) return [];
    throw error;
  }
}

/**
 * The reply as the suite takes it: the first rating of a trait counts, and with observations only one that cites some
 * that there are; a question without an answer has none.
 */
export function saidOf(value: Rated, question: AskedQuestion, observations: ReadonlySet<string> | undefined): Said {
  const kept = value.ratings.filter(
    ({ evidence }) => observations === undefined || evidence.some((id) => observations.has(id)),
  );
  const first = new Map(kept.toReversed().map((rating) => [rating.trait, rating]));
  const reasons = [...first].map(([trait, { reason, evidence }]) => {
    const cited = evidence.filter((id) => observations?.has(id) === true);
    return [trait, cited.length === 0 ? reason : `${reason} (${cited.join(', ')})`] as const;
  });
  const letters = new Map(value.choices.map(({ question: number, letter }) => [number, letter.trim().toUpperCase()]));
  return {
    kind: 'ratings',
    levels: Object.fromEntries([...first].map(([trait, { level }]) => [trait, level])),
    rationales: Object.fromEntries(reasons),
    choices: (question.video?.choices ?? []).map((_, i) => letters.get(i + 1) ?? null),
  };
}
