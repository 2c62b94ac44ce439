import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FileSessions } from '../../src/adapters/files/file-sessions.ts';
import { PostgresSessions } from '../../src/adapters/postgres/postgres-sessions.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { MOST_SESSIONS, type SessionStore } from '../../src/ports/session-store.ts';

const migration = new URL('../../src/adapters/postgres/migrations/0002-sessions.sql', import.meta.url);

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(await readFile(migration, 'utf8'));
});
afterAll(() => database.close());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-sessions-'));
  await database.exec('DELETE FROM session');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** As opened by any of several servers; `kept` is everything that was written down. */
type Implementation = {
  readonly name: string;
  readonly open: () => SessionStore;
  readonly kept: () => Promise<string>;
};
const implementations: readonly Implementation[] = [
  {
    name: 'in files',
    open: () => new FileSessions(join(folder, 'sessions'), systemClock),
    kept: async () => {
      const names = await readdir(join(folder, 'sessions'));
      const texts = await Promise.all(names.map((name) => readFile(join(folder, 'sessions', name), 'utf8')));
      return [...names, ...texts].join('\n');
    },
  },
  {
    name: 'in PostgreSQL',
    open: () => new PostgresSessions((sql, values) => database.query(sql, values)),
    kept: async () => JSON.stringify((await database.query("SELECT *, encode(hash, 'escape') FROM session")).rows),
  },
];

const HOUR = 3600;

describe.each(implementations)('sessions $name', ({ open, kept }) => {
  it('are found by their token on every server, until they are ended', async () => {
    const began = Date.now();
    const { token, ...session } = await open().begin({ subject: 'account 1', seconds: HOUR });
    expect(session.subject).toBe('account 1');
    expect(Math.abs(session.begun - began)).toBeLessThan(60_000);
    expect(session.ends - session.begun).toBe(HOUR * 1000);
    expect(await open().find(token)).toEqual(session);
    await open().end(token);
    await open().end(token);
    expect(await open().find(token)).toBeUndefined();
  });

  it('have tokens that are told once, and kept as a hash alone', async () => {
    const store = open();
    const tokens = new Set<string>();
    for (let n = 0; n < 20; n += 1) tokens.add((await store.begin({ subject: 'a', seconds: HOUR })).token);
    expect(tokens.size).toBe(20);
    const all = await kept();
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(all).not.toContain(token);
      expect(all).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
  });

  it.each(['', 'x', '../../etc/passwd', `${'A'.repeat(42)}/`, "' OR true --", 'A'.repeat(43), 'A'.repeat(100_000)])(
    'are not found by %j',
    async (token) => {
      const store = open();
      await store.begin({ subject: 'a', seconds: HOUR });
      expect(await store.find(token)).toBeUndefined();
      await store.end(token);
      expect(await store.endAll('a')).toBe(1);
    },
  );

  it('end by themselves, and are swept', async () => {
    const store = open();
    const over = await store.begin({ subject: 'a', seconds: 0 });
    const going = await store.begin({ subject: 'a', seconds: HOUR });
    expect(await store.find(over.token)).toBeUndefined();
    expect(await store.sweep()).toBe(1);
    expect(await store.sweep()).toBe(0);
    expect(await store.find(going.token)).toBeDefined();
  });

  it('of one subject end together, and those of others go on', async () => {
    const store = open();
    const own = [
      await store.begin({ subject: 'a', seconds: HOUR }),
      await store.begin({ subject: 'a', seconds: HOUR }),
    ];
    const other = await store.begin({ subject: 'b', seconds: HOUR });
    expect(await store.endAll('a')).toBe(2);
    for (const { token } of own) expect(await store.find(token)).toBeUndefined();
    expect(await store.find(other.token)).toBeDefined();
    expect(await store.endAll('nobody')).toBe(0);
  });

  it('of one subject are only so many', async () => {
    const store = open();
    const first = await store.begin({ subject: 'a', seconds: HOUR });
    const other = await store.begin({ subject: 'b', seconds: HOUR });
    // Begun in one millisecond, none would be the earliest.
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (let n = 0; n < MOST_SESSIONS; n += 1) await store.begin({ subject: 'a', seconds: HOUR });
    expect(await store.find(first.token)).toBeUndefined();
    expect(await store.find(other.token)).toBeDefined();
    expect(await store.endAll('a')).toBe(MOST_SESSIONS);
  });

  it('have a subject, of bounded length', async () => {
    await expect(open().begin({ subject: '', seconds: HOUR })).rejects.toThrow();
    await expect(open().begin({ subject: 'a'.repeat(201), seconds: HOUR })).rejects.toThrow();
  });
});

it.skipIf(process.platform === 'win32')(
  'files of sessions are for their owner alone, and a damaged one is no session',
  async () => {
    const store = new FileSessions(join(folder, 'sessions'), systemClock);
    const { token } = await store.begin({ subject: 'a', seconds: HOUR });
    const [name = ''] = await readdir(join(folder, 'sessions'));
    const file = join(folder, 'sessions', name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'sessions'))).mode & 0o777).toBe(0o700);
    const { writeFile } = await import('node:fs/promises');
    await writeFile(file, '{"subject":');
    expect(await store.find(token)).toBeUndefined();
    expect(await store.sweep()).toBe(1);
  },
);
