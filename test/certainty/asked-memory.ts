import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, initMemory, openApp } from '../../src/app/app.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import type { Store } from '../../src/ports/store.ts';
import { type InboxWithGold, writeInbox } from '../../training/harness/inboxes-with-gold.ts';

export type Item = InboxWithGold['items'][number];
export const NOW = '2025-06-01T12:00:00';

export const photo = (
  id: string,
  date: string,
  caption: string,
  more: { words?: string; place?: string } = {},
): Item => ({
  id,
  kind: 'photo',
  date: `${date}Z`,
  caption,
  ...more,
});
export const mail = (id: string, date: string, from: string, subject: string, text: string): Item => ({
  id,
  kind: 'mail',
  date: `${date}Z`,
  from,
  subject,
  text,
});

/** A memory of a few mails and pictures of an invented owner, for as long as `use` of its folder takes. */
async function withFolder<T>(items: readonly Item[], use: (memory: string) => Promise<T>): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'madeleine-certainty-'));
  try {
    const owner = { name: 'Mia Roth', address: 'mia@roth.example', home: 'Lyon, Auvergne-Rhône-Alpes, France' };
    const [rows, memory] = [join(home, 'rows'), join(home, 'memory')];
    writeInbox({ writer: 'x', name: 'x/01', now: NOW, owner, items: [...items], questions: [] }, rows);
    await initMemory(memory, 'off', async () => 'off');
    const app = await openApp(memory, quiet);
    await app.add([rows], { as: 'atm' });
    await app.close();
    return await use(memory);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
const quiet = { quiet: true, offline: true } as const;

export const withMemory = <T>(items: readonly Item[], use: (app: App) => Promise<T>): Promise<T> =>
  withFolder(items, async (memory) => {
    const app = await openApp(memory, quiet);
    try {
      return await use(app);
    } finally {
      await app.close();
    }
  });

export const withStore = <T>(items: readonly Item[], use: (store: Store) => Promise<T>): Promise<T> =>
  withFolder(items, async (folder) => {
    const memory = await OpenMemory.open(folder, quiet);
    try {
      return await use(memory.store);
    } finally {
      await memory.close();
    }
  });

const unrelated = ['A mountain lake at noon', 'A plate of pasta', 'A red car on a street', 'Two people at a beach'];
/** Photos of something else, of another time and place; no two alike. */
export const unrelatedPhotos = (count: number): Item[] =>
  Array.from({ length: count }, (_, n) =>
    photo(`photo${500 + n}`, `2024-10-${10 + n}T10:00:00`, `${unrelated[n % unrelated.length]}, number ${n + 1}`, {
      place: 'Nice, Provence-Alpes-Côte d’Azur, France',
    }),
  );

const receipt = 'Market Hall Lyon\nMilk 1.39\n6 x Cat food 5.34\nTOTAL EUR 13.01';
/** Receipts for cat food, photographed and by mail, and no cat. */
export const receiptPhotos = [1, 2, 3].map((n) =>
  photo(`photo${n}`, `2025-0${n}-12T10:00:00`, 'A paper receipt on a table', { words: receipt }),
);
export const receiptMails = [1, 2, 3].map((n) =>
  mail(
    `mail${n}`,
    `2025-0${n}-10T10:00:00`,
    'Felix & Co <orders@felix.example>',
    `Receipt for your order ${n}`,
    `Thank you for your order.\n6 x Cat food 5.34\nTotal EUR ${10 + n}.34`,
  ),
);
