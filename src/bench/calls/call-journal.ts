import { randomUUID } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { noSpending, type Spending } from '../outcome.ts';
import { plus } from '../runner/ledger.ts';
import {
  type CallRecord,
  callRecordSchema,
  type KnownCall,
  type VectorRecord,
  vectorRecordSchema,
} from './call-record.ts';

/** Where a line stands. */
type Place = { readonly file: number; readonly at: number; readonly bytes: number };
type Known = { place: Place | undefined; spent: Spending; readonly open: Spending[] };

const SYNC_AFTER_MS = 1000;
const NEWLINE = 0x0a;
const vectorLine = /^\{"key":"([0-9a-f]{64})","state":"vector"/;

/**
 * All calls that were ever made for something, in a folder: one file a process that wrote, only ever appended to, so that
 * what a line says is paid for stays known when the program is killed. A line that was cut is as good as none. Only keys
 * and places are held in memory.
 */
export class CallJournal {
  readonly #folder: string;
  readonly #calls = new Map<string, Known>();
  readonly #vectors = new Map<string, Place>();
  readonly #files: number[] = [];
  #own: { readonly file: number; at: number } | undefined;
  #synced = Date.now();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads what the folder holds; makes the folder. Errors: those of the file system. */
  static async open(folder: string): Promise<CallJournal> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const journal = new CallJournal(folder);
    const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
    for (const name of names.sort()) await journal.#read(join(folder, name));
    return journal;
  }

  /** What is known of a call; nothing where it was never begun. */
  call(key: string): KnownCall | undefined {
    const known = this.#calls.get(key);
    if (known === undefined) return undefined;
    const read = known.place === undefined ? undefined : callRecordSchema.safeParse(this.#lineAt(known.place));
    const lost = known.open.reduce(plus, noSpending);
    return { record: read?.data, spent: known.spent, lost };
  }

  /** Every call's key with all that was tried for it, what was lost included. */
  *costs(): Iterable<readonly [key: string, spent: Spending]> {
    for (const [key, { spent, open }] of this.#calls) yield [key, open.reduce(plus, spent)];
  }

  /** A text's or a picture's vector. */
  vector(key: string): { readonly vector: Float32Array; readonly spent: Spending } | undefined {
    const place = this.#vectors.get(key);
    if (place === undefined) return undefined;
    const read = vectorRecordSchema.safeParse(this.#lineAt(place));
    if (!read.success) return undefined;
    const bytes = Uint8Array.from(Buffer.from(read.data.vector, 'base64'));
    return { vector: new Float32Array(bytes.buffer), spent: read.data.spent ?? noSpending };
  }

  append(record: CallRecord): void {
    this.#know(record, this.#write(record));
  }

  appendVector(key: string, vector: Float32Array, spent: Spending | undefined): void {
    const bytes = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64');
    const record: VectorRecord = { key, state: 'vector', vector: bytes, ...(spent === undefined ? {} : { spent }) };
    this.#vectors.set(key, this.#write(record));
  }

  /** Nothing may be appended afterwards. */
  close(): void {
    if (this.#own !== undefined) fdatasyncSync(this.#own.file);
    for (const file of this.#files) closeSync(file);
    this.#files.length = 0;
  }

  #write(record: CallRecord | VectorRecord): Place {
    const own = this.#ownFile();
    const line = Buffer.from(`${JSON.stringify(record)}\n`);
    const place = { file: own.file, at: own.at, bytes: line.length - 1 };
    for (let done = 0; done < line.length; ) done += writeSync(own.file, line, done);
    own.at += line.length;
    // A killed program loses nothing of what was written; a machine without power the last second.
    if (Date.now() - this.#synced > SYNC_AFTER_MS) {
      fdatasyncSync(own.file);
      this.#synced = Date.now();
    }
    return place;
  }

  #ownFile() {
    if (this.#own === undefined) {
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.jsonl`;
      const file = openSync(join(this.#folder, name), 'ax+', 0o600);
      this.#files.push(file);
      this.#own = { file, at: 0 };
    }
    return this.#own;
  }

  #know(record: CallRecord, place: Place): void {
    const known = this.#calls.get(record.key) ?? { place: undefined, spent: noSpending, open: [] };
    this.#calls.set(record.key, known);
    if (record.state === 'began') {
      known.open.push(record.reserved);
      return;
    }
    known.open.pop();
    known.spent = plus(known.spent, record.spent);
    if (record.state !== 'failed') known.place = place;
  }

  async #read(path: string): Promise<void> {
    const file = openSync(path, 'r');
    this.#files.push(file);
    let at = 0;
    for await (const line of linesOf(path)) {
      const place = { file, at, bytes: line.length };
      at += line.length + 1;
      const text = line.toString('utf8');
      const vector = text.endsWith('}') ? vectorLine.exec(text)?.[1] : undefined;
      if (vector !== undefined) this.#vectors.set(vector, place);
      else {
        const read = callRecordSchema.safeParse(parsed(text));
        if (read.success) this.#know(read.data, place);
      }
    }
  }

  #lineAt({ file, at, bytes }: Place): unknown {
    const line = Buffer.alloc(bytes);
    readSync(file, line, 0, bytes, at);
    return parsed(line.toString('utf8'));
  }
}

/** Whole lines as bytes, without their ends. What stands behind the last end was cut. */
async function* linesOf(path: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    let from = 0;
    const part = chunk as Buffer;
    for (let end = part.indexOf(NEWLINE); end >= 0; end = part.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, part.subarray(from, end)]);
      rest = [];
      from = end + 1;
    }
    if (from < part.length) rest.push(part.subarray(from));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
