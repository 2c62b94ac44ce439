import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';
import { isMadeleineError } from '../memory/errors.ts';

/** Options of all verbs. */
export type CommonOptions = {
  readonly memory?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly offline?: boolean;
};

/** Exit codes of the program; an abstention is `done`. */
export const exitCodes = { done: 0, failed: 1, usage: 2, someFailed: 3, interrupted: 130 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/**
 * Names and texts from files may hold terminal escapes, bidirectional overrides or newlines that would forge lines of
 * output; they are escaped.
 */
export function plain(text: string): string {
  return (
    stripVTControlCharacters(text)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are replaced
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
      .replace(/\r?\n/g, '⏎')
  );
}

/** The output of a verb: results to stdout, everything else to stderr. */
export class Face {
  readonly json: boolean;
  readonly quiet: boolean;

  constructor(options: CommonOptions) {
    this.json = options.json === true;
    this.quiet = options.quiet === true;
  }

  /** The result of the verb: the document with `--json`, else its text by `draw`. */
  result<T>(value: T, draw: (value: T) => string): void {
    if (this.json) process.stdout.write(`${JSON.stringify(value, null, process.stdout.isTTY ? 2 : undefined)}\n`);
    else {
      const text = draw(value);
      if (text !== '') process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    }
  }

  /** A note for the user; never part of the result. */
  note(text: string): void {
    if (!this.quiet && !this.json) process.stderr.write(`${pc.dim(text)}\n`);
  }

  warn(text: string): void {
    if (!this.json) process.stderr.write(`${pc.yellow(text)}\n`);
  }

  /** An error as a message and advice, or as a document with `--json`. Bugs keep their stack. */
  error(error: unknown): void {
    if (this.json) process.stdout.write(`${JSON.stringify({ error: errorDocument(error) })}\n`);
    if (isMadeleineError(error)) {
      if (this.json) return;
      const { path } = error;
      const where = path === undefined || error.message.includes(path) ? '' : `\n  ${plain(path)}`;
      process.stderr.write(`${pc.red(`✗ ${plain(error.message)}`)}${where}\n`);
      if (error.action !== undefined) process.stderr.write(`  ${error.action}\n`);
      return;
    }
    process.stderr.write(
      `${pc.red('✗ Internal error in Madeleine.')}\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  }
}

function errorDocument(error: unknown): Record<string, unknown> {
  if (!isMadeleineError(error))
    return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
  const { code, message, action, path } = error;
  return { code, message, ...(action === undefined ? {} : { action }), ...(path === undefined ? {} : { path }) };
}
