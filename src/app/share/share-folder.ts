import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { auditReport, type ShareEntry, shareDecision, shareEntry, shareRequest } from '../../contract/share-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { StructuredNode } from '../../memory/structured-data.ts';
import { heldKey } from '../keys/keyring.ts';
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

const isSetId = /^s-[0-9a-z]{12}$/;
const idOf = (): string =>
  `s-${randomBytes(9)
    .toString('base64url')
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '0')}`;

/**
 * Where a set is made, inside the cache of its memory, which `forget` removes whole and no backup holds: its state, a journal
 * with a line for each item that was looked at, and the redacted pictures.
 */
export class ShareFolder {
  readonly path: string;
  readonly id: string;

  private constructor(memory: string, id: string) {
    this.id = id;
    this.path = join(memory, layout.cache, 'shares', id);
  }

  static async create(
    memory: string,
    state: Omit<SetState, 'id' | 'secret' | 'decisions' | 'items'>,
    items: readonly string[],
  ): Promise<ShareFolder> {
    const folder = new ShareFolder(memory, idOf());
    if (heldKey(memory) !== undefined) throw notOfEncrypted();
    await mkdir(join(folder.path, 'pictures'), { recursive: true, mode: 0o700 });
    await mkdir(join(folder.path, 'films'), { recursive: true, mode: 0o700 });
    const secret = randomBytes(32).toString('base64url');
    await writeFile(folder.file('items.json'), JSON.stringify(items), { mode: 0o600 });
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
    await writeFile(unfinished, JSON.stringify(state), { mode: 0o600 });
    await rename(unfinished, join(this.path, 'set.json'));
  }

  async items(): Promise<string[]> {
    return z.array(z.string()).parse(JSON.parse((await this.#read('items.json')) ?? '[]'));
  }

  /** The stand-ins that were given out before. */
  async pseudonyms(): Promise<Pseudonym[]> {
    return ((await this.#read('stand-ins.jsonl')) ?? '').split('\n').flatMap((text) => {
      const parsed = parsedAs(pseudonymSchema, text);
      return parsed === undefined ? [] : [parsed];
    });
  }

  /** Stand-ins first: a line that names one is never without it. */
  async append(line: JournalLine, fresh: readonly Pseudonym[]): Promise<void> {
    const text = fresh.map((one) => `${JSON.stringify(one)}\n`).join('');
    if (text !== '') await appendFile(join(this.path, 'stand-ins.jsonl'), text, { mode: 0o600 });
    await appendFile(join(this.path, 'journal.jsonl'), `${JSON.stringify(line)}\n`, { mode: 0o600 });
  }

  /** The last line of each item, in order of the set; a line that was cut off by a kill is passed over. */
  async journal(): Promise<JournalLine[]> {
    const lines = new Map<number, JournalLine>();
    for (const text of ((await this.#read('journal.jsonl')) ?? '').split('\n')) {
      const line = parsedAs(journalLine, text);
      if (line !== undefined) lines.set(line.entry.n, line);
    }
    return [...lines.values()].toSorted((a, b) => a.entry.n - b.entry.n);
  }

  file(name: string): string {
    return join(this.path, name);
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }

  async #read(name: string): Promise<string | undefined> {
    return readFile(join(this.path, name), 'utf8').catch(() => undefined);
  }
}

/** What is shared would lie beside the memory as it is, for as long as it is worked on. */
const notOfEncrypted = (): MadeleineError =>
  new MadeleineError('usage', 'Copies to share cannot be made from an encrypted memory.', {
    action: 'Download the items instead.',
  });

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
