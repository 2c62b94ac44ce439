import { levelOf, type Trait, traits } from '../../suites/mm-ocean/annotation.ts';
import type { Asked, Asker } from '../asker.ts';
import type { BuildStep, Worked } from '../builder.ts';
import type { Made } from '../step-records.ts';
import { admittedFor } from './admission.ts';
import { analysePrompt } from './analyse.prompt.ts';
import { cuesDecided, observeStep } from './observe-step.ts';
import { type Analysis, analysisRecords, type Cue, type Film, filmRecords } from './records.ts';

/** How often a trait is asked for again that cites no valid observation. */
const AGAIN = 2;
const [FEWEST, MOST] = [2, 5];

/**
 * Stage 2, opt-in: a rationale for each trait's level, which comes from how viewers scored the film. Without a purpose, a
 * signature and consent, and for films without scores, nothing is analysed.
 */
export const analyseStep: BuildStep = {
  id: analysisRecords.id,
  title: 'Explaining how viewers rated films',
  needs: 'language-model',
  makes: analysisRecords,
  awaits: [observeStep.id],
  async run(context) {
    const { language } = context;
    if (language === undefined || admittedFor(context) === undefined) return;
    const cues = cuesDecided(context);
    const films = context
      .records(filmRecords)
      .all()
      .filter(({ key }) => cues.has(key));
    await context.each(analysisRecords, films, async ({ key, value }): Promise<Worked<{ analyses: Analysis[] }>> => {
      const seen = cues.get(key)?.cues ?? [];
      if (value.scores === undefined)
        return { skipped: { code: 'no-scores', message: 'no viewers’ scores of the film are given' } };
      if (seen.length < FEWEST)
        return { skipped: { code: 'few-observations', message: 'too little is observed in the film' } };
      return analysed(language, value, seen);
    });
  },
};

async function analysed(language: Asker, film: Film, cues: readonly Cue[]): Promise<Worked<{ analyses: Analysis[] }>> {
  const made = new Map<Trait, Analysis>();
  const by: Made[] = [];
  let skipped: Extract<Asked<never>, { state: 'skipped' }> | undefined;
  for (let tries = 0; tries <= AGAIN; tries++) {
    const missing = traits.filter((trait) => !made.has(trait) && film.scores?.[trait] !== undefined);
    if (missing.length === 0) break;
    const asked = await language.ask(analysePrompt, aboutFilm(film, cues, missing, tries));
    if (asked.state === 'skipped') {
      skipped = asked;
      continue;
    }
    by.push(asked.by);
    for (const { trait, rationale, evidence } of asked.value.analyses) {
      const one = analysisOf(trait, rationale, evidence, film, cues);
      if (one !== undefined && !made.has(trait)) made.set(trait, one);
    }
  }
  if (made.size === 0)
    return {
      skipped:
        skipped === undefined
          ? { code: 'no-evidence', message: 'no rationale cites observations that there are' }
          : { code: skipped.code, message: skipped.message },
    };
  return { by, value: { analyses: traits.flatMap((trait) => made.get(trait) ?? []) } };
}

/** A question that is asked again says so: what was sent decides whether it was answered before. */
function aboutFilm(film: Film, cues: readonly Cue[], missing: readonly Trait[], tries: number): string {
  const levels = Object.fromEntries(missing.map((trait) => [trait, levelOf(film.scores?.[trait] ?? 0)]));
  const observations = cues.map(({ id, dimension, start, end, description }) => ({
    id,
    dimension,
    start,
    end,
    description,
  }));
  const again = tries === 0 ? {} : { again: `${tries}: an answer cited fewer than two observations that there are` };
  return JSON.stringify({ said: film.transcript, observations, levels, ...again });
}

/** Nothing where fewer than two observations are cited that there are; of more than five the first. Pure. */
export function analysisOf(
  trait: Trait,
  rationale: string,
  evidence: readonly string[],
  { scores }: Pick<Film, 'scores'>,
  cues: readonly Pick<Cue, 'id'>[],
): Analysis | undefined {
  const known = new Set(cues.map(({ id }) => id));
  const cited = [...new Set(evidence)].filter((id) => known.has(id)).slice(0, MOST);
  const score = scores?.[trait];
  if (score === undefined || cited.length < FEWEST || rationale.trim() === '') return undefined;
  return { trait, level: levelOf(score), score, rationale: rationale.trim(), evidence: cited };
}
