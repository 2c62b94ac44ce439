import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { openApp } from '../../src/app/app.ts';
import type { RecordKind } from '../../src/memory/records.ts';
import { ASKED_ON, type HeldByMemory, heldBy } from '../fixtures/memories/held-by.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { mail, put } from './made-input.ts';
import { document, madeleine } from './run-here.ts';

const memories = fileURLToPath(new URL('../fixtures/memories/', import.meta.url));
const names = readdirSync(memories, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

const storedRows = z.array(z.object({ id: z.string(), document: z.string() }));
const recordRows = z.array(z.object({ kind: z.string(), id: z.string(), document: z.string() }));
const storedItem = z.looseObject({ readings: z.array(z.unknown()), origin: z.unknown(), copies: z.array(z.unknown()) });

/** What nobody can make anew: what the owner said or forgot, and what was read and failed. */
const lasting: readonly RecordKind[] = [
  'correction',
  'tombstone',
  'concept',
  'batch',
  'sourceFile',
  'failure',
  'settings',
];

it('keeps at least one memory of an earlier version', () => {
  expect(names.length).toBeGreaterThan(0);
});

describe.each(names)('a memory made by %s', (name) => {
  const base = mkdtempSync(join(tmpdir(), 'madeleine-kept-'));
  const memory = join(base, 'memory');
  const before = join(base, 'before.db');
  const held = JSON.parse(readFileSync(join(memories, name, 'held.json'), 'utf8')) as HeldByMemory;
  let server: TestServer;

  /** Rows as the older version wrote them, out of a copy that this version never opens. */
  const rowsBefore = (sql: string): unknown[] => {
    const database = new DatabaseSync(before, { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };

  beforeAll(async () => {
    execFileSync('tar', ['-xzf', join(memories, name, 'memory.tgz'), '-C', base]);
    cpSync(join(memory, 'memory.db'), before);
    server = await serveMemory(memory);
  });
  afterAll(async () => {
    await server.close();
    rmSync(base, { recursive: true, force: true });
  });

  it('holds and answers what it did', async () => {
    expect(
      await heldBy(
        server.app,
        held.answers.map(({ question }) => question),
      ),
    ).toEqual(held);
    expect(server.errors).toEqual([]);
  });

  it('has every item with every reading', async () => {
    const rows = storedRows.parse(rowsBefore('SELECT id, document FROM item ORDER BY id'));
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, document: written } of rows) {
      const then = storedItem.parse(JSON.parse(written));
      const now = await server.json(`/items/${encodeURIComponent(id)}`);
      expect(now, id).toMatchObject({ id, origin: then.origin, copies: then.copies });
      expect(storedItem.parse(now).readings, id).toEqual(expect.arrayContaining(then.readings));
    }
  });

  it('has every word of the owner, and every record of what was read', async () => {
    const rows = recordRows.parse(rowsBefore('SELECT kind, id, document FROM record'));
    const store = await openSqliteStore(join(memory, 'memory.db'), { readOnly: true });
    for (const kind of lasting) {
      const then = rows.filter((row) => row.kind === kind).map((row): unknown => JSON.parse(row.document));
      expect(await store.records(kind), kind).toEqual(expect.arrayContaining(then));
    }
    await store.close();
  });

  it('opens by the command line, and nothing of it is broken', async () => {
    const { checks } = z
      .object({ checks: z.array(z.object({ name: z.string(), state: z.string(), note: z.string() })) })
      .parse(await document(['doctor', '--memory', memory]));
    // Memories were open to other users of the machine then; `doctor` says so, and nothing else.
    const others = ['disk', 'perl', 'ffmpeg', 'models', 'privacy'];
    expect(checks.filter(({ name: of, state }) => state === 'problem' && !others.includes(of))).toEqual([]);
    const asked = held.answers.find(({ outcome }) => outcome === 'grounded');
    const answered = await madeleine(['ask', asked?.question ?? '', '--now', ASKED_ON, '--memory', memory, '--quiet']);
    expect(answered.stdout).toContain(asked?.answer ?? 'an answer');
  });

  it('answers over HTTP', async () => {
    const { question, answer } = held.answers.find(({ outcome }) => outcome === 'grounded') ?? {};
    const response = await server.send('POST', '/ask', { question, now: ASKED_ON });
    expect(await response.json()).toMatchObject({ outcome: 'grounded', answer });
  });

  it('takes in one item more and finds it', async () => {
    const letter = await put(
      base,
      'new/letter.eml',
      mail(1, 'The lighthouse', 'The lighthouse keeper is called Ottoline.'),
    );
    const app = await openApp(memory, { ocr: { enabled: false }, perception: { enabled: false } });
    expect(await app.add([letter], { as: 'auto' })).toMatchObject({ added: 1, failed: [] });
    const { items } = await app.search('lighthouse keeper Ottoline');
    expect(items[0]).toMatchObject({ title: 'The lighthouse' });
    await app.close();
  });
});
