import pc from 'picocolors';
import type { App } from '../../app/app.ts';
import type { SearchOrder } from '../../contract/question-verbs.ts';
import type { AnswererName } from '../../memory/answer.ts';
import { isCalendarTime } from '../../memory/calendar-time.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { openDraftLine } from '../draft-line.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { terminalSession } from '../session.ts';
import { counted } from '../table.ts';
import { askImage } from './concepts.ts';
import { answerLines, searchLines } from './question-lines.ts';

type QuestionVerbOptions = {
  readonly now?: string;
  readonly explain?: boolean;
  readonly continue?: boolean;
  readonly plan?: string;
  readonly planOnly?: boolean;
  readonly history?: boolean;
  readonly model?: string;
  readonly planner?: Asked['planning'];
};
export type SearchVerbOptions = QuestionVerbOptions & { readonly limit?: string; readonly sort?: SearchOrder };
export type AskVerbOptions = QuestionVerbOptions & {
  readonly answerer?: AnswererName;
  readonly pictures?: boolean;
  readonly model?: string;
  readonly forgetHistory?: boolean;
  readonly image?: string;
};

export async function search(context: VerbContext, query: string, options: SearchVerbOptions): Promise<ExitCode> {
  const limit = parseLimit(options.limit);
  const asked = { ...questionOptions(query, options), ...withSteps(context) };
  return withApp(context, async (app) => {
    if (options.planOnly === true) return printPlan(context, app, query, asked);
    const found = await app.search(query, {
      limit,
      ...(options.sort === undefined ? {} : { sort: options.sort }),
      ...asked,
    });
    context.face.result(found, (result) => searchLines(result, explains(options)).join('\n'));
    return exitCodes.done;
  });
}

export async function ask(context: VerbContext, question: string, options: AskVerbOptions): Promise<ExitCode> {
  if (options.forgetHistory === true) return forgetHistory(context);
  if (options.image !== undefined) return askImage(context, question, options.image);
  const draft = openDraftLine(context.face);
  const { onStep, signal } = withSteps(context);
  const asked: Asked = {
    ...questionOptions(question, options),
    signal,
    onWords: draft.onWords,
    onStep: (step) => {
      draft.clear();
      onStep(step);
    },
    ...(options.answerer === undefined ? {} : { answerer: options.answerer }),
    ...(options.pictures === undefined ? {} : { pictures: options.pictures }),
  };
  return withApp(context, async (app) => {
    if (options.planOnly === true) return printPlan(context, app, question, asked);
    const answered = await app.ask(question, asked).finally(() => draft.clear());
    context.face.result(answered, (result) => answerLines(result, explains(options)).join('\n'));
    if (answered.outcome === 'abstained' && answered.answerer === undefined) {
      const hint = context.face.quiet || context.face.json ? undefined : await app.modelHint();
      if (hint !== undefined) context.face.note(hint);
    }
    return answered.outcome === 'failed' ? exitCodes.failed : exitCodes.done;
  });
}

type Asked = NonNullable<Parameters<App['search']>[1]>;

async function printPlan(context: VerbContext, app: App, words: string, asked: Asked): Promise<ExitCode> {
  const planned = await app.plan(words, asked);
  // A pipe gets the exact plan; in a terminal, control characters are escaped.
  context.face.result(planned, ({ planText }) => (process.stdout.isTTY === true ? plain(planText) : planText));
  return exitCodes.done;
}

async function forgetHistory(context: VerbContext): Promise<ExitCode> {
  return withApp(context, async (app) => {
    const forgotten = await app.forgetQuestions();
    context.face.result({ forgotten }, (result) =>
      result.forgotten === 0
        ? 'There were no stored questions.'
        : `${pc.green('✓')} Deleted ${counted(result.forgotten, 'question')} stored for follow-ups.`,
    );
    return exitCodes.done;
  });
}

/** Errors: `usage` without a query or plan, and for an invalid `--now`. */
function questionOptions(words: string, options: QuestionVerbOptions): Asked {
  const now = parseNow(options.now);
  if (words.trim() === '' && options.plan === undefined) {
    throw new MadeleineError(
      'usage',
      options.continue === true ? 'The follow-up question is missing.' : 'The question is missing.',
      {
        action: 'Put it after the command, for example: madeleine search "photos from Lisbon". See --help.',
      },
    );
  }
  return {
    ...(options.history === false || isOn('MADELEINE_NO_HISTORY') ? {} : { session: terminalSession() }),
    ...(options.continue === true ? { continues: true, session: terminalSession() } : {}),
    ...(options.plan === undefined ? {} : { plan: options.plan }),
    ...(now === undefined ? {} : { now }),
    ...(options.model === undefined ? {} : { model: options.model }),
    ...(options.planner === undefined ? {} : { planning: options.planner }),
    explain: explains(options) ? 'always' : 'when-empty',
  };
}

/** Reports the steps of a model as they happen. */
const withSteps = ({ face, signal }: VerbContext) => ({
  onStep: (step: string) => face.note(`… ${plain(step)}`),
  signal,
});

const isOn = (variable: string): boolean => !/^(|0|false|no|off)$/i.test(process.env[variable] ?? '');
const explains = ({ explain }: QuestionVerbOptions): boolean => explain === true || isOn('MADELEINE_EXPLAIN');

function parseLimit(said: string | undefined): number {
  const limit = said === undefined ? 20 : Number(said);
  if (Number.isInteger(limit) && limit > 0 && limit <= 10_000) return limit;
  throw new MadeleineError('usage', `--limit must be a number from 1 to 10000, not ${said}.`);
}

/** An ISO date or date-time; a date alone means noon. */
function parseNow(said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  const text = /^\d{4}-\d{2}-\d{2}$/.test(said) ? `${said}T12:00:00` : said.slice(0, 19);
  if (text.length === 19 && isCalendarTime(text)) return text;
  throw new MadeleineError('usage', `--now must be a date, not ${said}.`, {
    action: 'Use a format such as 2024-05-07 or 2024-05-07T15:00:00.',
  });
}
