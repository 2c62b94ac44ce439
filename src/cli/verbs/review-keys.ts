import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, emitKeypressEvents } from 'node:readline';
import pc from 'picocolors';
import type { ReviewShelf, TaskDetail } from '../../contract/review/review-shelf.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import type { VerbContext } from '../run-verb.ts';
import { drawTask } from './review-task.ts';

/** Where keys come from and lines go, so that a test can stand for a terminal. */
export type KeyTerminal = {
  key(): Promise<string>;
  /** A line of text; empty when there is none. */
  line(question: string): Promise<string>;
  /** JSON as edited; undefined when it was left as it is. Errors: `SyntaxError`. */
  edited(value: unknown): Promise<unknown>;
  write(text: string): void;
  close(): void;
};

const help = 'a accept · c correct · r reject · n reject with a note · s skip · q quit';

/** Drafts that wait for an annotator, one after the other; what is decided is kept at once. */
export async function reviewByKeys(
  { signal }: Pick<VerbContext, 'signal'>,
  { shelf, build }: { readonly shelf: ReviewShelf; readonly build: string },
  annotator: string,
  terminal: KeyTerminal = openTerminal(),
): Promise<ExitCode> {
  try {
    await shelf.join(build, annotator);
    const { tasks } = await shelf.tasks(build, { queue: 'decide', annotator, limit: 500 });
    for (const [n, { id }] of tasks.entries()) {
      if (signal.aborted) return exitCodes.interrupted;
      const task = await shelf.task(build, id, annotator);
      terminal.write(`\n${drawTask(task)}\n${pc.dim(`${n + 1} of ${tasks.length} · ${help}`)}\n`);
      if ((await decided(shelf, build, annotator, task, terminal)) === 'quit') return exitCodes.done;
    }
    terminal.write(`\n${tasks.length === 0 ? 'Nothing waits for you.' : 'That was the last one.'}\n`);
    return exitCodes.done;
  } finally {
    terminal.close();
  }
}

async function decided(
  shelf: ReviewShelf,
  build: string,
  annotator: string,
  { task, draft: seen }: TaskDetail,
  terminal: KeyTerminal,
): Promise<'next' | 'quit'> {
  const began = Date.now();
  for (;;) {
    const key = await terminal.key();
    if (key === 'q') return 'quit';
    if (key === 's') return 'next';
    if (!/^[acrn]$/.test(key)) continue;
    try {
      const correction = key === 'c' ? await terminal.edited(task.subject) : undefined;
      if (key === 'c' && correction === undefined) continue;
      const note = key === 'n' ? await terminal.line('Note: ') : '';
      const verdict = key === 'a' ? 'accept' : key === 'c' ? 'correct' : 'reject';
      const seconds = Math.min(86_400, (Date.now() - began) / 1000);
      await shelf.decide(build, {
        ...{ task: task.id, annotator, verdict, seconds, seen },
        ...(correction === undefined ? {} : { correction }),
        ...(note === '' ? {} : { note }),
      });
      return 'next';
    } catch (error) {
      if (!isMadeleineError(error) && !(error instanceof SyntaxError)) throw error;
      terminal.write(`${pc.red(plain(error.message))}\n`);
    }
  }
}

function openTerminal(): KeyTerminal {
  const { stdin, stdout } = process;
  emitKeypressEvents(stdin);
  const raw = (on: boolean): void => {
    stdin.setRawMode?.(on);
    if (on) stdin.resume();
    else stdin.pause();
  };
  return {
    key: () =>
      new Promise((done) => {
        raw(true);
        stdin.once('keypress', (text: string | undefined, { name, ctrl }: { name?: string; ctrl?: boolean }) => {
          raw(false);
          done(ctrl === true && name === 'c' ? 'q' : (text ?? name ?? '').toLowerCase());
        });
      }),
    line: (question) => {
      const lines = createInterface({ input: stdin, output: stdout });
      return new Promise((done) =>
        lines.question(question, (said) => {
          lines.close();
          done(said.trim());
        }),
      );
    },
    edited,
    write: (text) => void stdout.write(text),
    close: () => raw(false),
  };
}

/** Lets the user's editor change a JSON value. */
async function edited(value: unknown): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-review-'));
  try {
    const file = join(folder, 'correction.json');
    const before = `${JSON.stringify(value, null, 2)}\n`;
    await writeFile(file, before);
    const [editor = 'vi', ...args] = (process.env['VISUAL'] ?? process.env['EDITOR'] ?? 'vi').split(' ');
    await new Promise<void>((done, failed) => {
      const child = spawn(editor, [...args, file], { stdio: 'inherit' });
      child.once('error', failed);
      child.once('exit', () => done());
    });
    const after = await readFile(file, 'utf8');
    return after === before ? undefined : JSON.parse(after);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
