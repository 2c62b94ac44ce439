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
  /** A memory was named on the command line; one in the environment is that of other verbs. */
  readonly isMemoryNamed: boolean;
};

export type DemoSettings = {
  readonly seed: number;
  readonly keep?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: ProgressListener;
};
/** Draws a life and asks it questions; handed in, because faces do not know the demo. */
export type RunDemo = (settings: DemoSettings) => Promise<DemoResponse>;

export async function demo(context: VerbContext, options: DemoOptions, run: RunDemo): Promise<ExitCode> {
  if (options.isMemoryNamed)
    throw new MadeleineError('usage', 'The demo makes a memory of its own and takes none.', {
      action: 'Say `--keep DIR` to keep the life and its memory.',
    });
  const seed = Number(options.seed ?? '1');
  if (!Number.isInteger(seed) || seed < 0)
    throw new MadeleineError('usage', `--seed ${options.seed} is not a whole number.`);
  context.face.note(
    'Drawing a small life, adding it to a memory of its own, and asking it ten questions. No model, no network.',
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
    `${pc.green('✓')} Drew ${counted(life.photos, 'photo')}, ${counted(life.mails, 'mail')} and ${counted(life.videos, 'video')} in ${seconds.draw.toFixed(0)} s; read them in ${seconds.add.toFixed(0)} s into ${counted(added.items, 'item')}.`,
    pc.dim(`  ${plain(life.note)}`),
  ];
  for (const failure of added.failed)
    lines.push(pc.dim(`  Damaged on purpose: ${plain(failure.path.split('/').at(-1) ?? '')} (${failure.code})`));
  for (const { question, answered, right, expected } of report.answers) {
    lines.push('', pc.bold(pc.cyan(`? ${question}`)), ...answerLines(answered, false));
    if (!right)
      lines.push(
        pc.yellow(
          `  The story says otherwise: ${expected.outcome === 'abstained' ? 'it cannot be known' : expected.anyOf.join(' or ')}.`,
        ),
      );
  }
  lines.push(
    '',
    `${report.right} of ${report.answers.length} answers agree with the story, in ${seconds.ask.toFixed(1)} s.`,
  );
  lines.push(
    report.kept
      ? `The memory stays in ${report.memory}: madeleine ask "…" --memory ${report.memory}`
      : pc.dim('Nothing was kept. `madeleine demo --keep DIR` keeps it, to ask it more.'),
  );
  return lines.join('\n');
}
