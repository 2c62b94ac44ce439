import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';

/** What made a record: a rule of this program, a model answering a prompt, or a person. Of several, the first wrote it, the others checked it. */
export const madeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rule'), name: z.string(), version: z.int() }),
  z.object({ kind: z.literal('model'), model: z.string(), prompt: z.string(), version: z.int() }),
  z.object({ kind: z.literal('person') }),
]);
export type Made = z.infer<typeof madeSchema>;

export const byRule = (name: string, version = 1): Made => ({ kind: 'rule', name, version });

/** The records of one step: the name of their file below `steps/`, and what each of them must be. */
export type RecordsOf<T> = { readonly id: string; readonly schema: z.ZodType<T> };

export type StepRecord<T> = { readonly key: string; readonly by: readonly Made[]; readonly value: T };
/** What could not be made, and why: it is counted, and not tried again. */
export type SkippedRecord = {
  readonly key: string;
  readonly skipped: { readonly code: string; readonly message: string };
};

const lineSchema = z.union([
  z.object({ key: z.string(), by: z.array(madeSchema), value: z.unknown() }),
  z.object({ key: z.string(), skipped: z.object({ code: z.string(), message: z.string() }) }),
]);

/**
 * What a step made, one line a record, only ever appended to: what stands in it stays when the program is killed. A
 * last line that was cut is dropped, and its record is made again.
 */
export class StepFile<T> {
  readonly path: string;
  readonly #records = new Map<string, StepRecord<T>>();
  readonly #skipped = new Map<string, SkippedRecord>();
  #torn: boolean;

  /** Errors: `corrupt` for a line that is no record of the step. */
  constructor(path: string, schema: z.ZodType<T>) {
    this.path = path;
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    this.#torn = text !== '' && !text.endsWith('\n');
    const lines = text.split('\n');
    // What follows the last newline is nothing, or a line that was cut.
    for (const [at, line] of lines.slice(0, -1).entries()) if (line !== '') this.#read(line, at, schema);
  }

  #read(line: string, at: number, schema: z.ZodType<T>): void {
    const read = lineOf(line);
    if (read === undefined) throw this.#corrupt(at);
    if ('skipped' in read) {
      this.#skipped.set(read.key, read);
      return;
    }
    const value = schema.safeParse(read.value);
    if (!value.success) throw this.#corrupt(at);
    this.#records.set(read.key, { key: read.key, by: read.by, value: value.data });
    this.#skipped.delete(read.key);
  }

  #corrupt(at: number): MadeleineError {
    return new MadeleineError('corrupt', `Line ${at + 1} is not a record of this step.`, {
      path: this.path,
      action: 'Make the step again with --anew and its name.',
    });
  }

  /** Whether the record was made, or found not to be makeable. */
  has(key: string): boolean {
    return this.#records.has(key) || this.#skipped.has(key);
  }

  get(key: string): StepRecord<T> | undefined {
    return this.#records.get(key);
  }

  append(record: StepRecord<T>): void {
    this.#write(record);
    this.#records.set(record.key, record);
  }

  skip(record: SkippedRecord): void {
    this.#write(record);
    this.#skipped.set(record.key, record);
  }

  #write(record: StepRecord<T> | SkippedRecord): void {
    // What was cut is no record: it is taken out before another line would join it.
    if (this.#torn) this.#mend();
    appendFileSync(this.path, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  }

  #mend(): void {
    const text = readFileSync(this.path);
    truncateSync(this.path, text.lastIndexOf('\n') + 1);
    this.#torn = false;
  }

  /** In order of key, whatever order they were made in, so that later steps see the same each time. */
  all(): StepRecord<T>[] {
    return [...this.#records.values()].sort(byKey);
  }

  skipped(): SkippedRecord[] {
    return [...this.#skipped.values()].sort(byKey);
  }
}

const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : 1);

function lineOf(line: string): z.infer<typeof lineSchema> | undefined {
  try {
    return lineSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
