import pc from 'picocolors';
import type { BuildRequest, BuildResponse } from '../../contract/build-verb.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import type { VerbContext } from '../run-verb.ts';
import { counted } from '../table.ts';
import { needed, positive, whole } from './bench-options.ts';
import type { BenchTools } from './bench-tools.ts';

export type BuildOptions = {
  readonly out?: string;
  readonly from?: string;
  readonly truth?: string;
  readonly questions: string;
  readonly lang: 'en' | 'zh' | 'cn' | 'both';
  readonly seed: string;
  readonly model?: readonly string[];
  readonly vision?: string;
  readonly embedder?: string;
  readonly concurrency: string;
  readonly budget?: string;
  readonly tokens?: string;
  readonly only?: string;
  readonly anew?: string;
  readonly unreviewed?: boolean;
  readonly licence?: string;
  readonly consent?: string;
  readonly purpose?: string;
  readonly signed?: string;
};

/** Runs the steps of a builder that are not done, with a progress bar, and shows what is done and what to do next. */
export async function build(
  context: VerbContext,
  suite: string,
  options: BuildOptions,
  tools: BenchTools,
): Promise<ExitCode> {
  const request = requestOf(suite, options, context.folder);
  const seeing = [request.vision, request.embedder].filter((name) => name !== undefined && !name.startsWith('folder:'));
  const models = [...request.models, ...seeing.flatMap((name) => name ?? [])];
  if (models.length > 0)
    context.face.note(
      `What is known of items${seeing.length === 0 ? '' : ', and copies of pictures,'} is sent to ${plain([...new Set(models)].join(', '))}.`,
    );
  const progress = openProgress(context.common);
  try {
    const { signal } = context;
    const response = await tools.build(request, { signal, onProgress: progress.listener });
    progress.stop();
    context.face.result(response, draw);
    return response.state === 'stopped' ? exitCodes.failed : exitCodes.done;
  } finally {
    progress.stop();
  }
}

const languages = { en: ['en'], zh: ['zh'], cn: ['zh'], both: ['en', 'zh'] } as const;

function requestOf(suite: string, options: BuildOptions, folder: string): BuildRequest {
  const { from, truth, vision, embedder, only, anew, budget, tokens, licence, consent, purpose, signed } = options;
  return {
    suite,
    from: from ?? folder,
    out: needed(options.out, '--out'),
    seed: whole(options.seed, '--seed', 0),
    languages: languages[options.lang],
    questions: whole(options.questions, '--questions', 1),
    models: options.model ?? [],
    concurrency: whole(options.concurrency, '--concurrency', 1),
    unreviewed: options.unreviewed === true,
    configurationFolder: folder,
    ...(truth === undefined ? {} : { truth }),
    ...(vision === undefined ? {} : { vision }),
    ...(embedder === undefined ? {} : { embedder }),
    ...(only === undefined ? {} : { only }),
    ...(anew === undefined ? {} : { anew }),
    ...(budget === undefined ? {} : { budgetDollars: positive(budget, '--budget') }),
    ...(tokens === undefined ? {} : { budgetTokens: whole(tokens, '--tokens', 1) }),
    ...(licence === undefined ? {} : { licence }),
    ...(consent === undefined ? {} : { consent }),
    ...(purpose === undefined ? {} : { purpose }),
    ...(signed === undefined ? {} : { signed }),
  };
}

function draw(response: BuildResponse): string {
  const { suite, out, stopped, steps, set, spending } = response;
  const lines = steps.map(stepLine);
  if (spending.calls > 0) {
    const tokens = counted(spending.inputTokens + spending.outputTokens, 'token');
    const dollars = spending.dollars === undefined ? '' : `, $${spending.dollars.toFixed(2)}`;
    lines.push(`${counted(spending.calls, 'model call')}, ${tokens}${dollars}.`);
  }
  if (stopped !== undefined)
    lines.push(pc.yellow(stopped), 'Run it again with a higher limit to continue; nothing is paid for twice.');
  else if (set === undefined) lines.push(...nextLines(response));
  else {
    lines.push(
      '',
      `${pc.green('✓')} ${counted(set.questions, 'question')} about ${counted(set.items, 'item')}; the ${suite} loader read them back.`,
    );
    if (!set.reviewed) lines.push(pc.yellow('The set contains candidates that nobody has reviewed.'));
    lines.push(...set.notes.map((note) => pc.dim(`  ${plain(note)}`)));
    const left = undecided(steps);
    if (left > 0)
      lines.push(`${counted(left, 'candidate')} still to be reviewed; run the same command again afterwards.`);
    lines.push(`Try it: madeleine bench run ${suite} --data ${plain(set.data)} --system madeleine`);
  }
  lines.push(pc.dim(`The build is in ${plain(out)}.`));
  return lines.join('\n');
}

function stepLine({ title, state, why, records, skipped, open = 0, review }: BuildResponse['steps'][number]): string {
  if (state === 'open') return pc.dim(`· ${title}: not done yet`);
  if (state === 'left-out') return pc.dim(`– ${title}: left out, ${plain(why ?? '')}`);
  if (state === 'waiting') return pc.yellow(`… ${title}: waits, ${plain(why ?? '')}`);
  const notMade = skipped === 0 ? '' : `, ${skipped} skipped (${plain(why ?? '')})`;
  const seen = review === undefined ? '' : `, ${review.decided} of ${review.candidates} reviewed`;
  return `${pc.green('✓')} ${title}: ${counted(records, 'record')}${notMade}${seen}${open === 0 ? '' : `; ${counted(open, 'draft')} before it not reviewed yet`}`;
}

function nextLines({ steps, out, memory }: BuildResponse): string[] {
  const waits = steps.some(({ state }) => state === 'waiting');
  if (!waits && steps.some(({ state }) => state === 'open'))
    return ['Run the build without --only to do the remaining steps.'];
  return [
    '',
    `${counted(undecided(steps), 'candidate')} to be reviewed before ${waits ? 'the build continues' : 'the set is exported'}:`,
    `  in the web app: madeleine serve --memory ${plain(memory)} --builds ${plain(out)}`,
    `  in the terminal: madeleine build review ${plain(out)} --as YOUR-NAME`,
    `Then run the same command again. To ${waits ? 'continue' : 'export'} without a review, add --unreviewed.`,
  ];
}

const undecided = (steps: BuildResponse['steps']): number =>
  steps.reduce((sum, { review }) => sum + (review === undefined ? 0 : review.candidates - review.decided), 0);
