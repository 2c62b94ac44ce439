import pc from 'picocolors';
import type { AskResponse, SearchResponse } from '../../contract/question-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Trace } from '../../memory/search-result.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { itemLines } from '../phrases.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { counted } from '../table.ts';

export type SearchVerbOptions = {
  readonly limit?: string;
  readonly now?: string;
  readonly explain?: boolean;
  readonly sort?: string;
};
export type AskVerbOptions = { readonly now?: string; readonly answerer?: string; readonly explain?: boolean };

export async function search(context: VerbContext, query: string, options: SearchVerbOptions): Promise<ExitCode> {
  const limit = parseLimit(options.limit);
  const now = parseNow(options.now);
  return withApp(context, async (app) => {
    const found = await app.search(query, { limit, ...(now === undefined ? {} : { now }) });
    context.face.result(found, (result) => drawSearch(result, options.explain === true));
    return exitCodes.done;
  });
}

export async function ask(context: VerbContext, question: string, options: AskVerbOptions): Promise<ExitCode> {
  if (options.answerer !== undefined && options.answerer !== 'extractive') {
    throw new MadeleineError('usage', `There is no answerer called ${options.answerer}.`, {
      action: 'Leave it out, or use: extractive.',
    });
  }
  const now = parseNow(options.now);
  return withApp(context, async (app) => {
    const answered = await app.ask(question, now === undefined ? {} : { now });
    context.face.result(answered, (result) => answerLines(result, options.explain === true).join('\n'));
    return answered.outcome === 'failed' ? exitCodes.failed : exitCodes.done;
  });
}

function parseLimit(said: string | undefined): number {
  const limit = said === undefined ? 20 : Number(said);
  if (Number.isInteger(limit) && limit > 0 && limit <= 10_000) return limit;
  throw new MadeleineError('usage', `--limit ${said} is not a number from 1 to 10000.`);
}

/** An ISO date or date and time; a date alone is its noon. */
function parseNow(said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  const text = /^\d{4}-\d{2}-\d{2}$/.test(said) ? `${said}T12:00:00` : said.slice(0, 19);
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`))) return text;
  throw new MadeleineError('usage', `--now ${said} is not a date.`, {
    action: 'Write it like 2024-05-07 or 2024-05-07T15:00:00.',
  });
}

function drawSearch(result: SearchResponse, explain: boolean): string {
  const head =
    result.items.length === 0
      ? pc.yellow('Nothing in your memory fits.')
      : `${counted(result.items.length, 'item')} in ${Math.round(result.tookMs)} ms`;
  const lines = [head, ...(explain ? [pc.dim(`Understood as ${plain(result.planText)}`)] : [])];
  for (const item of result.items) {
    lines.push(itemLines(item));
    if (!explain) continue;
    for (const why of item.why)
      lines.push(
        pc.dim(
          `      ${why.weight >= 0 ? '+' : '−'}${Math.abs(why.weight).toFixed(1)}  ${why.tool}: ${plain(why.note)}`,
        ),
      );
    lines.push(pc.dim(`      = ${(item.probability * 100).toFixed(0)}% sure that it is meant`));
  }
  return [...lines, ...(explain ? traceLines(result.trace) : [])].join('\n');
}

/** An answer as lines: the answer, remarks, and the items and words it rests on. */
export function answerLines(result: AskResponse, explain: boolean): string[] {
  const mark = result.outcome === 'grounded' ? pc.green('●') : pc.yellow('○');
  const sure = result.outcome === 'grounded' ? pc.dim(`  (${(result.confidence * 100).toFixed(0)}% sure)`) : '';
  const lines = [`${mark} ${pc.bold(result.answer)}${sure}`];
  for (const note of result.notes) lines.push(`  ${pc.dim(plain(note))}`);
  const cited = new Map(result.evidence.map((item) => [item.id, item]));
  const quotes = Map.groupBy(result.citations, (citation) => citation.id);
  for (const [id, citations] of quotes) {
    const item = cited.get(id);
    if (item !== undefined) lines.push(itemLines(item));
    for (const { field, quote } of citations) lines.push(`      ${pc.dim(field)} “${plain(quote).slice(0, 160)}”`);
  }
  if (result.outcome === 'abstained' && result.evidence.length > 0) {
    lines.push(pc.dim('  Nearest:'), ...result.evidence.slice(0, 3).map((item) => itemLines(item)));
  }
  if (explain) lines.push(pc.dim(`Understood as ${plain(result.planText ?? 'nothing')}`), ...traceLines(result.trace));
  return lines;
}

const traceLines = (trace: Trace): string[] =>
  trace.map((step) =>
    pc.dim(
      `  ${step.step}: ${plain(step.note)}${step.items === undefined ? '' : ` (${step.items})`}, ${step.tookMs.toFixed(1)} ms`,
    ),
  );
