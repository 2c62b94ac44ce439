import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { type Outcome, outcomeSchema } from '../outcome.ts';

/**
 * The outcomes of a run, one line each, only ever appended to: what a line says is done stays done when the program is
 * killed. A last line that was cut is dropped; the question is asked again.
 */
export class Journal {
  readonly #file: number;
  readonly #known = new Map<string, Outcome>();

  private constructor(file: number, outcomes: readonly Outcome[]) {
    this.#file = file;
    for (const outcome of outcomes) this.#known.set(keyOf(outcome), outcome);
  }

  static open(path: string): Journal {
    const { outcomes, torn } = read(path);
    const file = openSync(path, 'a');
    if (torn) writeSync(file, '\n');
    return new Journal(file, outcomes);
  }

  /** Answered before, with the same seed. A failure is no answer: it is asked again when a run is resumed. */
  answered(id: string, repeat: number): boolean {
    return this.#known.get(keyOf({ id, repeat }))?.state === 'answered';
  }

  append(outcome: Outcome): void {
    writeSync(this.#file, `${JSON.stringify(outcome)}\n`);
    this.#known.set(keyOf(outcome), outcome);
  }

  /** The last word on each question and repeat. */
  outcomes(): Outcome[] {
    return [...this.#known.values()];
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
  }
}

const keyOf = ({ id, repeat }: Pick<Outcome, 'id' | 'repeat'>): string => JSON.stringify([id, repeat]);

/** The outcomes that a journal holds; `torn` when its last line was cut. A journal that is not there is empty. */
export function read(path: string): { readonly outcomes: Outcome[]; readonly torn: boolean } {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const outcomes: Outcome[] = [];
  for (const line of text.split('\n')) {
    const outcome = outcomeOf(line);
    if (outcome !== undefined) outcomes.push(outcome);
  }
  return { outcomes, torn: text !== '' && !text.endsWith('\n') };
}

function outcomeOf(line: string): Outcome | undefined {
  if (line === '') return undefined;
  try {
    return outcomeSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
