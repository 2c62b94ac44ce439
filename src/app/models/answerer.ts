import { type Answered, answer } from '../../answer/answer.ts';
import type { AnswerOptions, AnswerTools } from '../../answer/answer-tools.ts';
import { agentic } from '../../answer/model/agentic.ts';
import type { ModelAnswered } from '../../answer/model/model-answer.ts';
import { singlePass } from '../../answer/model/single-pass.ts';
import type { AskResponse } from '../../contract/question-verbs.ts';
import type { AnswererName } from '../../memory/answer.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { choosing } from '../items/chosen-records.ts';
import type { OpenMemory } from '../open-memory.ts';
import { evidencePictures } from '../search/evidence-pictures.ts';
import type { QuestionOptions } from '../search/question-request.ts';

type Told = Pick<ModelAnswered, 'spending' | 'invented' | 'fellBack'> & {
  readonly name: AnswererName;
  readonly model: string;
};
/** An answer; of one that a model was asked for, also what that took. */
export type AnsweredBy = Answered & { readonly told?: Told };
export type Answerer = (tools: AnswerTools, question: string, options: AnswerOptions) => Promise<AnsweredBy>;

const withModel = { 'single-pass': singlePass, agentic } as const;

/**
 * Who answers: as asked for, else as configured, else the answerer that needs no model. Errors: `usage` for a model that is
 * not known, or for none where one is needed; `offline`; `invalid-configuration`.
 */
export async function answererOf(memory: OpenMemory, options: QuestionOptions): Promise<Answerer> {
  const configured = memory.configuration.answerer;
  const named = options.model ?? configured?.model;
  // A model that is named for reading the question is not named for answering it.
  const isForAnswers = options.model !== undefined && options.planning === undefined;
  const name = options.answerer ?? (isForAnswers ? 'single-pass' : configured?.name) ?? 'extractive';
  if (name === 'extractive') return answer;
  if (named === undefined) {
    throw new MadeleineError('usage', `The answerer ${name} requires a model.`, {
      action: 'Choose one with --model NAME, or permanently with: madeleine models use NAME.',
    });
  }
  const model = await memory.model(named);
  const { onStep, onWords, signal } = options;
  return async (tools, question, asked) => {
    const given = {
      ...tools,
      model,
      ...((options.pictures ?? configured?.pictures) === true ? { pictures: evidencePictures(memory) } : {}),
      choose: choosing(memory),
      ...(options.compared?.records === undefined ? {} : { records: options.compared.records }),
      ...(onStep === undefined ? {} : { onStep }),
      ...(onWords === undefined ? {} : { onWords }),
      ...(signal === undefined ? {} : { signal }),
    };
    const { spending, invented, fellBack, ...answered } = await withModel[name](given, question, asked);
    const told = { name, model: named, spending, invented, ...(fellBack === undefined ? {} : { fellBack }) };
    return { ...answered, told };
  };
}

/** Who answered, for the contract; nothing where no model was asked. */
export function answererToTell({ told }: AnsweredBy): Pick<AskResponse, 'answerer'> {
  if (told === undefined) return {};
  const { name, model, spending, invented, fellBack } = told;
  return {
    answerer: {
      name,
      model,
      calls: spending.calls,
      ...(spending.input === undefined ? {} : { inputTokens: spending.input }),
      ...(spending.output === undefined ? {} : { outputTokens: spending.output }),
      invented,
      ...(fellBack === undefined ? {} : { fellBack }),
    },
  };
}
