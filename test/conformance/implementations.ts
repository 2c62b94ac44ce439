import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import type { Store } from '../../src/ports/store.ts';
import { postgres as server } from '../postgres/postgres-of-tests.ts';
import { type TestServer, urlOf } from '../postgres/test-server.ts';
import { NaiveStore } from './naive-store.ts';

/** A store under test. `settle` brings it into the state that the implementation's name speaks of. */
export type Opened = {
  readonly store: Store;
  readonly settle: () => Promise<void>;
  readonly folder: string;
  readonly end: () => Promise<void>;
};

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'madeleine-store-'));
}

async function sqlite(warm: boolean, key?: Uint8Array): Promise<Opened> {
  const folder = temporaryFolder();
  const store = await openSqliteStore(join(folder, 'memory.db'), {
    warmUp: warm,
    ...(key === undefined ? {} : { key }),
  });
  return {
    store,
    folder,
    settle: async () => {
      if (warm) await store.warm();
    },
    end: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function naive(): Promise<Opened> {
  const folder = temporaryFolder();
  return {
    store: new NaiveStore(),
    folder,
    settle: async () => {},
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** An owner of its own in the database of all tests. `kept`: by the index that the database keeps, where there is one. */
async function postgres(of: TestServer, kept: boolean): Promise<Opened> {
  const folder = temporaryFolder();
  const store = await openPostgresStore(urlOf(of), {
    owner: randomUUID(),
    migrationUrl: urlOf(of, 'madeleine_tables'),
  });
  return {
    store,
    folder,
    settle: async () => {
      if (kept) await store.keepIndex();
    },
    end: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const postgresOn = (of: TestServer) => [
  { name: 'PostgreSQL', onServer: true, open: () => postgres(of, false) },
  { name: 'PostgreSQL, with a kept index', onServer: true, open: () => postgres(of, true) },
];

type Implementation = { readonly name: string; readonly onServer?: boolean; readonly open: () => Promise<Opened> };

export const implementations: readonly Implementation[] = [
  { name: 'naive', open: naive },
  { name: 'SQLite, cold', open: () => sqlite(false) },
  { name: 'SQLite, warm', open: () => sqlite(true) },
  { name: 'SQLite, encrypted and cold', open: () => sqlite(false, randomBytes(32)) },
  { name: 'SQLite, encrypted and warm', open: () => sqlite(true, randomBytes(32)) },
  ...(server === undefined ? [] : postgresOn(server)),
];
