import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import type { Store } from '../../src/ports/store.ts';
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

async function sqlite(warm: boolean): Promise<Opened> {
  const folder = temporaryFolder();
  const store = await openSqliteStore(join(folder, 'memory.db'), { warmUp: warm });
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

export const implementations: readonly { readonly name: string; readonly open: () => Promise<Opened> }[] = [
  { name: 'naive', open: naive },
  { name: 'SQLite, cold', open: () => sqlite(false) },
  { name: 'SQLite, warm', open: () => sqlite(true) },
];
