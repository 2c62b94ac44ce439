import pc from 'picocolors';
import type { ProgressEvent, ProgressListener } from '../ports/progress.ts';
import type { CommonOptions } from './face.ts';
import { plain } from './face.ts';
import { bytes } from './table.ts';
import { lastCells } from './text-width.ts';

const REDRAW_MS = 100;
const JSON_EVENT_MS = 500;
const BAR_CELLS = 24;

const stageNames: Readonly<Record<string, string>> = {
  waiting: 'Waiting for another program to finish',
  read: 'Reading',
  index: 'Rebuilding the index',
  ocr: 'Reading text in pictures',
  codes: 'Reading codes in pictures',
  faces: 'Detecting faces',
  sights: 'Analysing pictures',
  film: 'Reading videos',
  'film-faces': 'Detecting faces in videos',
  'film-sights': 'Analysing videos',
  organise: 'Organising',
  link: 'Linking',
  draw: 'Creating samples',
  ingest: 'Importing',
  ask: 'Asking',
  judge: 'Judging',
  fetch: 'Fetching',
  embed: 'Embedding pictures',
  'embed-text': 'Embedding texts',
  share: 'Redacting',
  audit: 'Auditing the copy',
  encrypt: 'Encrypting',
  move: 'Moving',
  verify: 'Comparing',
};

/** Stages that count bytes. */
const bytesStages: ReadonlySet<string> = new Set(['fetch']);

/** A duration in words, from seconds. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`;
}

type Pace = { stage: string; began: number; first: number };

/** Rate since the stage began, and the estimated time left. */
function pace(event: ProgressEvent, since: Pace): { rate: number; left: number | undefined } {
  const seconds = (performance.now() - since.began) / 1000;
  const rate = seconds > 0 ? (event.done - since.first) / seconds : 0;
  const left = event.total !== undefined && rate > 0 ? (event.total - event.done) / rate : undefined;
  return { rate, left };
}

export type Progress = { readonly listener: ProgressListener; stop(): void };

/** A bar in a terminal, JSON lines with `--json`, nothing with `--quiet` or when stderr is not a terminal. */
export function openProgress(options: CommonOptions): Progress {
  const terminal = process.stderr.isTTY === true && options.json !== true && options.quiet !== true;
  const events = options.json === true && options.quiet !== true;
  let since: Pace | undefined;
  let drawn = 0;
  return {
    listener(event) {
      const now = performance.now();
      const begins = since?.stage !== event.stage;
      if (begins) {
        if (terminal && since !== undefined) process.stderr.write('\n');
        since = { stage: event.stage, began: now, first: event.done };
      }
      const due = now - drawn > (events ? JSON_EVENT_MS : REDRAW_MS) || event.done === event.total || begins;
      if (!due || since === undefined) return;
      drawn = now;
      const { rate, left } = pace(event, since);
      if (terminal) process.stderr.write(`\r\u001b[2K${line(event, rate, left)}`);
      else if (events) {
        const document = {
          progress: {
            ...event,
            rate: Math.round(rate * 10) / 10,
            ...(left === undefined ? {} : { secondsLeft: Math.round(left) }),
          },
        };
        process.stderr.write(`${JSON.stringify(document)}\n`);
      }
    },
    stop() {
      if (terminal && since !== undefined) process.stderr.write('\n');
      since = undefined;
    },
  };
}

function line(event: ProgressEvent, rate: number, left: number | undefined): string {
  const name = stageNames[event.stage] ?? event.stage;
  const inWords = bytesStages.has(event.stage) ? bytes : String;
  const count = event.total === undefined ? inWords(event.done) : `${inWords(event.done)}/${inWords(event.total)}`;
  const filled =
    event.total === undefined || event.total === 0 ? 0 : Math.round((BAR_CELLS * event.done) / event.total);
  const bar =
    event.total === undefined ? '' : `${pc.cyan('█'.repeat(filled))}${pc.dim('░'.repeat(BAR_CELLS - filled))} `;
  const speed = rate > 0 ? ` · ${rate >= 10 ? inWords(Math.round(rate)) : rate.toFixed(1)}/s` : '';
  const rest = left === undefined || left < 1 ? '' : ` · ${duration(left)} left`;
  const head = `${name} ${bar}${count}${speed}${rest}`;
  const room = (process.stderr.columns ?? 80) - BAR_CELLS - 50;
  const path = event.path === undefined || room < 12 ? '' : pc.dim(` · ${lastCells(plain(event.path), room)}`);
  return head + path;
}
