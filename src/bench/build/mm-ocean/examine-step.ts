import type { Asker } from '../asker.ts';
import type { BuildContext, BuildStep } from '../builder.ts';
import { byRule, type StepRecord } from '../step-records.ts';
import { type Drafted, examinePrompt } from './examine.prompt.ts';
import { letteredQuiz } from './lettered-quiz.ts';
import { cuesDecided, observeStep } from './observe-step.ts';
import { quizzesByRule } from './quiz-by-rule.ts';
import {
  type Analysis,
  analysisRecords,
  type Category,
  type Cue,
  categoryNames,
  type Film,
  filmRecords,
  type Quiz,
  quizRecords,
} from './records.ts';

/** Categories that rest on ratings: asked only where somebody's are explained. */
const ofRatings: readonly Category[] = ['Personality Attribution', 'Counterfactual Reasoning'];

/** A record's key: a film has one question of a category. */
export const quizKey = (film: string, category: Category): string => `${film}.${categoryNames.indexOf(category) + 1}`;

/** Stage 3: up to seven questions a film; without a model the four that times and boxes tell. */
export const examineStep: BuildStep = {
  id: quizRecords.id,
  title: 'Writing questions',
  needs: 'nothing',
  makes: quizRecords,
  awaits: [observeStep.id],
  async run(context) {
    const file = context.records(quizRecords);
    const cues = cuesDecided(context);
    for (const { key, value: film } of context.records(filmRecords).all()) {
      context.signal.throwIfAborted();
      const seen = cues.get(key)?.cues ?? [];
      const due = categoryNames.filter((category) => !file.has(quizKey(key, category)));
      if (seen.length === 0 || due.length === 0) continue;
      for (const record of await written(context, key, film, seen, due)) if (!file.has(record.key)) file.append(record);
      for (const category of due)
        if (!file.has(quizKey(key, category)))
          file.skip({
            key: quizKey(key, category),
            skipped: { code: 'not-written', message: `no question of ${category}` },
          });
    }
  },
};

async function written(
  context: BuildContext,
  film: string,
  facts: Film,
  cues: readonly Cue[],
  due: readonly Category[],
): Promise<StepRecord<Quiz>[]> {
  const { language, options } = context;
  if (language !== undefined) return byModel(language, context, { film, facts, cues }, due);
  const by = [byRule('questions-of-times-and-boxes')];
  return quizzesByRule({ film, seconds: facts.seconds, cues, seed: options.seed }).map((value) => ({
    key: quizKey(film, value.category),
    by,
    value,
  }));
}

type Of = { readonly film: string; readonly facts: Film; readonly cues: readonly Cue[] };

async function byModel(
  language: Asker,
  context: BuildContext,
  of: Of,
  due: readonly Category[],
): Promise<StepRecord<Quiz>[]> {
  const analyses = context.records(analysisRecords).get(of.film)?.value.analyses ?? [];
  const wanted = due.filter((category) => analyses.length > 0 || !ofRatings.includes(category));
  const asked = await language.ask(examinePrompt, aboutFilm(of, analyses, wanted));
  if (asked.state === 'skipped') return [];
  return asked.value.questions.flatMap((draft): StepRecord<Quiz>[] => {
    const value = wanted.includes(draft.category) ? quizOf(draft, of.film, context.options.seed) : undefined;
    return value === undefined ? [] : [{ key: quizKey(of.film, draft.category), by: [asked.by], value }];
  });
}

function quizOf(draft: Drafted['questions'][number], film: string, seed: number): Quiz | undefined {
  const { category, question, right, distractors, explanation, evidence } = draft;
  if (question.trim() === '' || [right, ...distractors.map(({ text }) => text)].some((text) => text.trim() === ''))
    return undefined;
  return letteredQuiz({ film, category, seed }, { question, right, wrong: distractors, explanation, evidence });
}

export function aboutFilm({ facts, cues }: Of, analyses: readonly Analysis[], wanted: readonly Category[]): string {
  const observations = cues.map(({ bodyPart = 'none', ...cue }) => ({ ...cue, bodyPart }));
  const ratings = analyses.map(({ trait, level, rationale, evidence }) => ({ trait, level, rationale, evidence }));
  return JSON.stringify({ seconds: facts.seconds, said: facts.transcript, observations, ratings, categories: wanted });
}
