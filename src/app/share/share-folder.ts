import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { sealName, subkey } from '../../access/sealed-bytes.ts';
import { auditReport, type ShareEntry, shareDecision, shareEntry, shareRequest } from '../../contract/share-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { StructuredNode } from '../../memory/structured-data.ts';
import { keyIn } from '../keys/key-file.ts';
import { appendPrivate, readPrivate, readPrivateLines, writePrivate } from '../keys/private-file.ts';
import { readSealed, writeSealed, writeWhole } from '../keys/sealed-file.ts';
import { scratchFolder } from '../keys/work-folder.ts';
import { layout } from '../memory-folder.ts';
import { type Pseudonym, pseudonymSchema } from './words/pseudonyms.ts';

/** What a finished copy says of one item; the file of `items.jsonl` has one of these a line. */
const isNode = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const node = z.custom<StructuredNode>(isNode);

export const copyRow = z.object({
  id: z.string(),
  kind: z.enum(['picture', 'film', 'mail', 'note']),
  time: z.string().optional(),
  city: z.string().optional(),
  country: z.string().optional(),
  from: z.string().optional(),
  to: z.array(z.string()).optional(),
  title: z.string().optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  /** What the item says in data, as far as anybody may know it. */
  structuredData: z.array(node).optional(),
  file: z.string().optional(),
});
export type CopyRow = z.infer<typeof copyRow>;

const journalLine = z.object({ entry: shareEntry, row: copyRow.optional() });
export type JournalLine = z.infer<typeof journalLine>;

export const setState = z.object({
  id: z.string(),
  created: z.string(),
  request: shareRequest,
  /** How many items were asked for; their ids lie beside. */
  items: z.int().min(0),
  /** Under which stand-ins are numbered; never part of a copy. */
  secret: z.string(),
  /** Days that all times are moved by; absent unless asked for. */
  shiftDays: z.int().optional(),
  /** What the owner decided, by the item's place in the set. */
  decisions: z.record(z.string(), shareDecision),
  audit: auditReport.optional(),
  bytes: z.int().optional(),
});
export type SetState = z.infer<typeof setState>;

/** Longer than a name in a set can be. */
const LONGEST_NAME = 40;

const isSetId = /^s-[0-9a-z]{12}$/;
const idOf = (): string =>
  `s-${randomBytes(9)
    .toString('base64url')
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '0')}`;

/**
 * Where a set is made, inside the cache of its memory, which `forget` removes whole and no backup holds: its state, a journal
 * with a line for each item that was looked at, and the redacted pictures. Of an encrypted memory, all of them are encrypted there,
 * and files are worked on where other programs may read them.
 */
export class ShareFolder {
  readonly path: string;
  readonly id: string;
  readonly #key: Uint8Array | undefined;
  /** Where files are worked on. */
  readonly #bench: string;

  private constructor(memory: string, id: string) {
    const key = keyIn(memory);
    this.id = id;
    this.path = join(memory, layout.cache, 'shares', id);
    this.#key = key === undefined ? undefined : subkey(key, 'shares');
    this.#bench = key === undefined ? this.path : join(scratchFolder(memory), 'shares', id);
  }

  static async create(
    memory: string,
    state: Omit<SetState, 'id' | 'secret' | 'decisions' | 'items'>,
    items: readonly string[],
  ): Promise<ShareFolder> {
    const folder = new ShareFolder(memory, idOf());
    await mkdir(folder.path, { recursive: true, mode: 0o700 });
    const secret = randomBytes(32).toString('base64url');
    await writePrivate(join(folder.path, 'items.json'), JSON.stringify(items));
    await folder.save({ ...state, items: items.length, id: folder.id, secret, decisions: {} });
    return folder;
  }

  /** Errors: `not-found`, also for a set of another version of the program. */
  static async open(memory: string, id: string): Promise<ShareFolder> {
    const folder = new ShareFolder(memory, id);
    if (isSetId.test(id) && (await folder.#isReadable())) return folder;
    throw new MadeleineError('not-found', `There is no shared set ${id}.`, {
      action: 'List the sets with `madeleine share list`.',
    });
  }

  static async list(memory: string): Promise<ShareFolder[]> {
    const names = await readdir(join(memory, layout.cache, 'shares')).catch(() => []);
    const folders = names.filter((name) => isSetId.test(name)).map((name) => new ShareFolder(memory, name));
    const readable = await Promise.all(folders.map((folder) => folder.#isReadable()));
    return folders.filter((_, n) => readable[n]);
  }

  async #isReadable(): Promise<boolean> {
    return parsedAs(setState, (await this.#read('set.json')) ?? '') !== undefined;
  }

  async state(): Promise<SetState> {
    return setState.parse(JSON.parse((await this.#read('set.json')) ?? 'null'));
  }

  /** Written whole or not at all. */
  async save(state: SetState): Promise<void> {
    const unfinished = join(this.path, '.set.json');
    await writePrivate(unfinished, JSON.stringify(state));
    await rename(unfinished, join(this.path, 'set.json'));
  }

  async items(): Promise<string[]> {
    return z.array(z.string()).parse(JSON.parse((await this.#read('items.json')) ?? '[]'));
  }

  /** The stand-ins that were given out before. */
  async pseudonyms(): Promise<Pseudonym[]> {
    return (await this.#lines('stand-ins.jsonl')).flatMap((text) => {
      const parsed = parsedAs(pseudonymSchema, text);
      return parsed === undefined ? [] : [parsed];
    });
  }

  /** Stand-ins first: a line that names one is never without it. */
  async append(line: JournalLine, fresh: readonly Pseudonym[]): Promise<void> {
    for (const one of fresh) await appendPrivate(join(this.path, 'stand-ins.jsonl'), JSON.stringify(one));
    await appendPrivate(join(this.path, 'journal.jsonl'), JSON.stringify(line));
  }

  /** The last line of each item, in order of the set; a line that was cut off by a kill is passed over. */
  async journal(): Promise<JournalLine[]> {
    const lines = new Map<number, JournalLine>();
    for (const text of await this.#lines('journal.jsonl')) {
      const line = parsedAs(journalLine, text);
      if (line !== undefined) lines.set(line.entry.n, line);
    }
    return [...lines.values()].toSorted((a, b) => a.entry.n - b.entry.n);
  }

  /** Where a file or a folder is worked on. What is to stay is handed over with `keep`. */
  async file(name: string): Promise<string> {
    const path = join(this.#bench, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return path;
  }

  /** A file that was worked on stays: with an encrypted memory, only encrypted. */
  async keep(name: string): Promise<void> {
    if (this.#key === undefined) return;
    const path = await this.file(name);
    await writeSealed(this.#key, createReadStream(path), this.#keptAt(name));
    await rm(path);
  }

  /** A file that was kept, to be read where it lies. Errors: those of the file system. */
  async kept(name: string): Promise<string> {
    const path = await this.file(name);
    if (this.#key !== undefined) await writeWhole(readSealed(this.#key, this.#keptAt(name)), path);
    return path;
  }

  async isKept(name: string): Promise<boolean> {
    return (await stat(this.#keptAt(name)).catch(() => undefined)) !== undefined;
  }

  async drop(name: string): Promise<void> {
    for (const path of new Set([this.#keptAt(name), join(this.#bench, name)])) await rm(path, { force: true });
  }

  async remove(): Promise<void> {
    for (const folder of new Set([this.path, this.#bench])) await rm(folder, { recursive: true, force: true });
  }

  /** The name of an encrypted file does not tell a film from a picture. */
  #keptAt(name: string): string {
    return join(this.path, this.#key === undefined ? name : sealName(this.#key, name.padEnd(LONGEST_NAME)));
  }

  async #read(name: string): Promise<string | undefined> {
    return readPrivate(join(this.path, name)).then(String, () => undefined);
  }

  async #lines(name: string): Promise<string[]> {
    return readPrivateLines(join(this.path, name)).catch(() => []);
  }
}

function parsedAs<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return text === '' ? undefined : schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Whether an entry is in the copy, with what its owner decided. Texts that were left out have nothing to bring back. */
export function isInCopy({ entry, row }: JournalLine, decision: SetState['decisions'][string] | undefined): boolean {
  if (row === undefined || decision?.decision === 'out') return false;
  return entry.state === 'kept' || (decision?.decision === 'keep' && mayBeKept(entry));
}

/** Where an entry stands with what its owner decided: in the copy, waiting for their word, or out of it. */
export function stateNow(line: JournalLine, decision: SetState['decisions'][string] | undefined): ShareEntry['state'] {
  if (isInCopy(line, decision)) return 'kept';
  const isUndecided = decision?.decision === undefined || decision.decision === 'undecided';
  return line.entry.state === 'review' && isUndecided ? 'review' : 'out';
}

/** What an audit left out, nobody brings back by a word. */
export const mayBeKept = ({ reasons, state }: Pick<ShareEntry, 'reasons' | 'state'>): boolean =>
  state === 'review' || !reasons.includes('audit');
