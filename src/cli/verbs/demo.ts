import pc from 'picocolors';
import type { DemoResponse } from '../../contract/demo-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import type { VerbContext } from '../run-verb.ts';
import { counted } from '../table.ts';
import { answerLines } from './question-lines.ts';

export type DemoOptions = {
  readonly keep?: string;
  readonly seed?: string;
  /** Whether --memory was given on the command line; the environment variable is meant for other verbs. */
  readonly isMemoryNamed: boolean;
};

export type DemoSettings = {
  readonly seed: number;
  readonly keep?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: ProgressListener;
};
/** Creates the demo and asks it questions; passed in, because src/cli must not import src/demo. */
export type RunDemo = (settings: DemoSettings) => Promise<DemoResponse>;

export async function demo(context: VerbContext, options: DemoOptions, run: RunDemo): Promise<ExitCode> {
  if (options.isMemoryNamed)
    throw new MadeleineError('usage', 'The demo creates its own memory and does not accept --memory.', {
      action: 'Use `--keep DIR` to keep the sample files and memory.',
    });
  const seed = Number(options.seed ?? '1');
  if (!Number.isInteger(seed) || seed < 0)
    throw new MadeleineError('usage', `--seed must be a whole number, not ${options.seed}.`);
  context.face.note(
    'Creating sample photos, emails, videos and documents, adding them to a new memory, and asking it questions. No model, no network.',
  );
  const progress = openProgress(context.common);
  const report = await run({
    seed,
    signal: context.signal,
    onProgress: progress.listener,
    ...(options.keep === undefined ? {} : { keep: options.keep }),
  });
  progress.stop();
  context.face.result(report, draw);
  return exitCodes.done;
}

function draw(report: DemoResponse): string {
  const { life, added, seconds } = report;
  const lines = [
    `${pc.green('✓')} Created ${counted(life.photos, 'photo')}, ${counted(life.mails, 'email')} and ${counted(life.videos, 'video')} in ${seconds.draw.toFixed(0)} s; added ${counted(added.items, 'item')} in ${seconds.add.toFixed(0)} s.`,
    pc.dim(`  ${plain(life.note)}`),
  ];
  for (const failure of added.failed)
    lines.push(pc.dim(`  Damaged sample file: ${plain(failure.path.split('/').at(-1) ?? '')} (${failure.code})`));
  for (const { question, answered, right, expected } of report.answers) {
    lines.push('', pc.bold(pc.cyan(`? ${question}`)), ...answerLines(answered, false));
    if (!right)
      lines.push(
        pc.yellow(`  Expected: ${expected.outcome === 'abstained' ? 'no answer' : expected.anyOf.join(' or ')}.`),
      );
  }
  lines.push('', `${report.right} of ${report.answers.length} answers are correct, in ${seconds.ask.toFixed(1)} s.`);
  lines.push(
    report.kept
      ? `The memory is in ${report.memory}. Ask it more: madeleine ask "…" --memory ${report.memory}`
      : pc.dim('The sample files and memory were deleted. Use `madeleine demo --keep DIR` to keep them.'),
  );
  return lines.join('\n');
}
