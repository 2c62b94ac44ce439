import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import { MOST_SESSIONS, type Session, type SessionStore } from '../../ports/session-store.ts';
import { newSessionToken, sessionHash } from '../../ports/session-token.ts';
import { fileError } from './file-error.ts';

const sessionSchema: z.ZodType<Session> = z.object({
  subject: z.string().min(1).max(200),
  begun: z.int(),
  ends: z.int(),
});
const isSessionFile = (name: string): boolean => /^[0-9a-f]{64}\.json$/.test(name);

type Kept = { readonly file: string; readonly session: Session | undefined };

/** A file for each session, named by the hash of its token, for the owner of the folder alone. */
export class FileSessions implements SessionStore {
  readonly #folder: string;
  readonly #clock: Clock;

  constructor(folder: string, clock: Clock) {
    this.#folder = folder;
    this.#clock = clock;
  }

  async begin({ subject, seconds }: { readonly subject: string; readonly seconds: number }) {
    const begun = this.#now();
    const session = sessionSchema.parse({ subject, begun, ends: begun + Math.round(seconds * 1000) });
    const token = newSessionToken();
    const file = this.#fileOf(token);
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      if (file !== undefined) await writeFile(file, JSON.stringify(session), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      throw fileError(error, this.#folder, 'writing');
    }
    await this.#keepLatest(subject);
    return { ...session, token };
  }

  async find(token: string): Promise<Session | undefined> {
    const file = this.#fileOf(token);
    const session = file === undefined ? undefined : await readSession(file);
    return session !== undefined && session.ends > this.#now() ? session : undefined;
  }

  async end(token: string): Promise<void> {
    const file = this.#fileOf(token);
    if (file !== undefined) await rm(file, { force: true });
  }

  endAll(subject: string): Promise<number> {
    return this.#removeThose(({ session }) => session?.subject === subject);
  }

  sweep(): Promise<number> {
    const now = this.#now();
    return this.#removeThose(({ session }) => session === undefined || session.ends <= now);
  }

  async #keepLatest(subject: string): Promise<void> {
    const own = (await this.#all()).filter(({ session }) => session?.subject === subject);
    const oldestFirst = own.toSorted((a, b) => (a.session?.begun ?? 0) - (b.session?.begun ?? 0));
    for (const { file } of oldestFirst.slice(0, -MOST_SESSIONS)) await rm(file, { force: true });
  }

  async #removeThose(isGone: (kept: Kept) => boolean): Promise<number> {
    const gone = (await this.#all()).filter(isGone);
    for (const { file } of gone) await rm(file, { force: true });
    return gone.length;
  }

  async #all(): Promise<Kept[]> {
    const names = (await readdir(this.#folder).catch(() => [])).filter(isSessionFile);
    const files = names.map((name) => join(this.#folder, name));
    return Promise.all(files.map(async (file) => ({ file, session: await readSession(file) })));
  }

  #fileOf(token: string): string | undefined {
    const hash = sessionHash(token);
    return hash === undefined ? undefined : join(this.#folder, `${hash}.json`);
  }

  #now = (): number => this.#clock.now().getTime();
}

/** Undefined for one that is gone or damaged: whoever had it signs in anew. */
async function readSession(file: string): Promise<Session | undefined> {
  try {
    return sessionSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
