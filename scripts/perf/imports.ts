import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { initMemory, openApp } from '../../src/app/app.ts';
import { generateMbox } from './mail.ts';
import { writeRows } from './rows.ts';

export type ImportThroughput = { readonly items: number; readonly seconds: number; readonly perSecond: number };

/** Adds a made mailbox to a new memory, all the way: read, extracted, indexed, stored, organised. */
export async function measureMailImport(messages = 20_000, seed = 3): Promise<ImportThroughput> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-import-'));
  try {
    const mailbox = join(folder, 'mail.mbox');
    await writeFile(mailbox, [...generateMbox(messages, seed)].join(''));
    const memory = join(folder, 'memory');
    await initMemory(memory, 'off', async () => 'off');
    const app = await openApp(memory);
    try {
      const { added, seconds } = await app.add([mailbox], { as: 'auto' });
      return { items: added, seconds, perSecond: added / seconds };
    } finally {
      await app.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Adds made ATM-Bench rows to a new memory, all the way: 7,000 e-mails and 5,000 picture rows unless said otherwise. */
export async function measureRowImport(emails = 7_000, images = 5_000): Promise<ImportThroughput> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-import-'));
  try {
    const rows = join(folder, 'atm');
    await writeRows(rows, images, emails);
    const memory = join(folder, 'memory');
    await initMemory(memory, 'off', async () => 'off');
    const app = await openApp(memory);
    try {
      const { added, seconds } = await app.add([rows], { as: 'atm' });
      return { items: added, seconds, perSecond: added / seconds };
    } finally {
      await app.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await measureRowImport();
  console.log(
    `ATM rows, whole path: ${rows.items} rows in ${rows.seconds.toFixed(1)} s, ${Math.round(rows.perSecond)} rows/s`,
  );
  const { items, seconds, perSecond } = await measureMailImport();
  console.log(
    `mail import, whole path: ${items} messages in ${seconds.toFixed(1)} s, ${Math.round(perSecond)} messages/s`,
  );
}
