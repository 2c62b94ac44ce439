import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import pc from 'picocolors';
import type { ObserveResponse } from '../../contract/observe-verb.ts';
import { playingTime } from '../../memory/in-words/playing-time.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { openProgress } from '../progress-bar.ts';
import { loadObserving, type VerbContext, withApp } from '../run-verb.ts';
import { counted } from '../table.ts';
import { terminalColumns } from '../tree.ts';
import { wrapped } from '../wrapped-lines.ts';

export type ObserveVerbOptions = { readonly out?: string };

/** Whether this is a path or a file name with an extension; ids are neither. */
const namesFile = /\/|\.[a-z0-9]{2,4}$/i;

/** A file is observed without a memory; any other argument is an item id. */
export async function observe(context: VerbContext, film: string, options: ObserveVerbOptions): Promise<ExitCode> {
  const progress = openProgress(context.common);
  const asked = { signal: context.signal, onProgress: progress.listener };
  const print = async (found: ObserveResponse): Promise<ExitCode> => {
    progress.stop();
    if (options.out !== undefined) await writeFile(options.out, `${JSON.stringify(found, undefined, 2)}\n`);
    context.face.result(found, (drawn) => lines(drawn, options.out).join('\n'));
    return exitCodes.done;
  };
  try {
    if (existsSync(film) || namesFile.test(film))
      return await print(await (await loadObserving()).observeFile(film, asked));
    return await withApp(context, async (app) => print(await app.observe(film, asked)));
  } finally {
    progress.stop();
  }
}

function lines(found: ObserveResponse, out: string | undefined): string[] {
  const { observations, frames, durationSeconds, notes, limits, tookMs } = found;
  const head = `${counted(observations.length, 'observation')} of ${playingTime(durationSeconds)}, from ${counted(frames, 'frame')} and the audio, in ${(tookMs / 1000).toFixed(0)} s`;
  const where = out === undefined ? (found.kept ? ', kept with the item' : '') : `, written to ${plain(out)}`;
  return [
    `${head}${where}`,
    ...notes.map((note) => pc.yellow(`  ${plain(note)}`)),
    ...observations.flatMap(({ id, dimension, start, end, description, confidence }) => {
      const sure = confidence === undefined ? '' : `  ${Math.round(confidence * 100)}%`;
      const head = `  ${id.padEnd(7)} ${seconds(start)}–${seconds(end)}  ${dimension.padEnd(10)} `;
      const [first = '', ...rest] = wrapped(plain(description), Math.max(20, terminalColumns() - head.length));
      return [
        `${pc.dim(head)}${first}${rest.length === 0 ? pc.dim(sure) : ''}`,
        ...rest.map((line) => `${' '.repeat(head.length)}${line}`),
      ];
    }),
    ...limits.map((limit) => pc.yellow(`! ${plain(limit)}`)),
  ];
}

/** "0:04.25": half a second matters here. */
const seconds = (at: number): string =>
  `${playingTime(at)}.${String(Math.round((at % 1) * 100) % 100).padStart(2, '0')}`;
