import type { ReviewKind, Subjects } from '../../../contract/review/subjects.ts';
import type { Asker } from '../asker.ts';
import type { BuildContext, BuildStep, Draft, Worked } from '../builder.ts';
import type { Made, StepRecord } from '../step-records.ts';
import { byRule } from '../step-records.ts';
import { meaningPrompt, repairPrompt } from './align.prompt.ts';
import { cuesDecided } from './observe-step.ts';
import { type CheckedAgainst, type Failed, failedChecks } from './quiz-checks.ts';
import {
  type Aligned,
  type Analysis,
  alignedRecords,
  analysisRecords,
  filmRecords,
  leakRecords,
  letters,
  type Quiz,
  quizRecords,
  strategies,
} from './records.ts';

const by = byRule('question-checks');
type Checking = CheckedAgainst & { readonly analyses: readonly Analysis[] };

/**
 * Stage 4: checks by code, then by a model. A question that fails is written anew by the model, once for each layer, and
 * left out if it fails again; observations and explanations are never touched. Every correction is kept with its check.
 */
export const alignStep: BuildStep = {
  id: alignedRecords.id,
  title: 'Checking and correcting questions',
  needs: 'nothing',
  makes: alignedRecords,
  async run(context) {
    const cues = cuesDecided(context);
    const films = context.records(filmRecords);
    await context.each(alignedRecords, context.records(quizRecords).all(), ({ value }) => {
      const checking = {
        seconds: films.get(value.film)?.value.seconds ?? 0,
        cues: cues.get(value.film)?.cues ?? [],
        analyses: context.records(analysisRecords).get(value.film)?.value.analyses ?? [],
      };
      return aligned(context, value, checking);
    });
  },
  review: {
    drafts: async (context) =>
      context
        .records(alignedRecords)
        .all()
        .flatMap((record) => quizDraft(context, record)),
    left: (result, record) => quizLeft(result, record.value as Aligned),
  },
};

async function aligned({ language }: BuildContext, first: Quiz, checking: Checking): Promise<Worked<Aligned>> {
  const corrections: Aligned['corrections'] = [];
  const makers: Made[] = [by];
  let quiz = first;
  const failed = failedChecks(quiz, checking);
  if (failed.length > 0) {
    const repaired = language === undefined ? undefined : await repair(language, quiz, checking, failed, makers);
    if (repaired === undefined || failedChecks(repaired, checking).length > 0) return failing(failed);
    corrections.push(...failed.map(({ check }) => correctionOf(check, quiz)));
    quiz = repaired;
  }
  if (language === undefined) return { by: makers, value: { quiz, corrections } };
  const wrong = await meaning(language, quiz, checking, makers);
  if (wrong === undefined) return { by: makers, value: { quiz, corrections } };
  const again = await repair(language, quiz, checking, [wrong], makers);
  if (again === undefined || failedChecks(again, checking).length > 0) return failing([wrong]);
  if ((await meaning(language, again, checking, makers)) !== undefined) return failing([wrong]);
  return { by: makers, value: { quiz: again, corrections: [...corrections, correctionOf(wrong.check, quiz)] } };
}

const failing = (failed: readonly Failed[]): Worked<Aligned> => ({
  skipped: { code: `failed-${failed[0]?.check ?? 'checks'}`, message: failed.map(({ message }) => message).join(' ') },
});

const correctionOf = (check: string, { question, options }: Quiz): Aligned['corrections'][number] => ({
  check,
  question,
  options: options.map(({ text }) => text),
});

const about = (quiz: Quiz, { cues, analyses, seconds }: Checking) => ({
  ...quiz,
  seconds,
  observations: cues,
  ratings: analyses,
});

/** The question with other words; what is right, and by what options mislead, stays. Undefined where the reply is of no use. */
async function repair(
  language: Asker,
  quiz: Quiz,
  checking: Checking,
  failed: readonly Failed[],
  makers: Made[],
): Promise<Quiz | undefined> {
  const asked = await language.ask(repairPrompt, JSON.stringify({ ...about(quiz, checking), failed }));
  if (asked.state === 'skipped') return undefined;
  makers.push(asked.by);
  const said = new Map(asked.value.options.map(({ id, text }) => [id, text.trim()]));
  const options = quiz.options.map((option) => ({ ...option, text: said.get(option.id) ?? '' }));
  const question = asked.value.question.trim();
  return question === '' || options.some(({ text }) => text === '') ? undefined : { ...quiz, question, options };
}

/** What the second layer finds wrong; a reply that cannot be read is no finding. */
async function meaning(language: Asker, quiz: Quiz, checking: Checking, makers: Made[]): Promise<Failed | undefined> {
  const asked = await language.ask(meaningPrompt, JSON.stringify(about(quiz, checking)));
  if (asked.state === 'skipped') return undefined;
  makers.push(asked.by);
  const { consistent, factual, why } = asked.value;
  if (consistent && factual) return undefined;
  return { check: consistent ? 'facts' : 'consistency', message: why };
}

const RIGHT = 'right';

function quizDraft(context: BuildContext, { key, value }: StepRecord<Aligned>): Draft[] {
  const film = context.records(filmRecords).get(value.quiz.film)?.value;
  // What text-only models both answer is dropped before anybody looks at it.
  if (film === undefined || context.records(leakRecords).get(key)?.value.leaked === true) return [];
  const { question, category, options, answer, explanation, evidence } = value.quiz;
  return [
    {
      key,
      kind: 'quiz',
      subject: {
        ...{ question, category, answer, explanation },
        options: options.map(({ id, text, strategy }) => ({ id, text, strategy: strategy ?? RIGHT })),
        film: film.file,
        extra: { evidence },
      },
      evidence: [{ item: film.item }],
    },
  ];
}

/** The question as people left it: its words, which option is right, and how the others mislead. */
export function quizLeft(result: Subjects[ReviewKind], before: Aligned): unknown {
  if (!('options' in result)) return before;
  const said = new Map(result.options.map((option) => [option.id, option]));
  const options = letters.map((id) => {
    const strategy = strategies.find((one) => one === said.get(id)?.strategy);
    return {
      id,
      text: said.get(id)?.text ?? '',
      ...(id === result.answer || strategy === undefined ? {} : { strategy }),
    };
  });
  const { question, answer, explanation = before.quiz.explanation } = result;
  return { ...before, quiz: { ...before.quiz, question, answer, explanation, options } };
}
