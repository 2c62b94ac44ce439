import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateMbox } from '../perf/mail.ts';
import { writeRows } from '../perf/rows.ts';

export const forms = ['rows', 'mbox', 'folder'] as const;
export type Form = (typeof forms)[number];

/** Of the rows of ATM-Bench, five in twelve describe pictures, as `npm run bench:perf -- imports` has it. */
const PICTURES_OF_ROWS = 5 / 12;
const FILES_PER_FOLDER = 1000;
const SEED = 3;

/** What `madeleine add` is given: a path, and what it is read as. */
export type Input = { readonly path: string; readonly as: 'atm' | 'mail' };

/** Writes so many small items into a new folder, in memory that does not depend on their number. */
export async function makeInput(form: Form, items: number, folder: string): Promise<Input> {
  await mkdir(folder, { recursive: true });
  if (form === 'rows') {
    const images = Math.round(items * PICTURES_OF_ROWS);
    await writeRows(folder, images, items - images);
    return { path: folder, as: 'atm' };
  }
  if (form === 'mbox') {
    const path = join(folder, 'mail.mbox');
    await pipeline(Readable.from(generateMbox(items, SEED)), createWriteStream(path));
    return { path, as: 'mail' };
  }
  await writeMessages(folder, items);
  return { path: folder, as: 'mail' };
}

/** One file for each message, in folders of a thousand. */
async function writeMessages(folder: string, items: number): Promise<void> {
  let n = 0;
  for (const message of generateMbox(items, SEED)) {
    const part = join(folder, String(Math.floor(n / FILES_PER_FOLDER)).padStart(4, '0'));
    if (n % FILES_PER_FOLDER === 0) await mkdir(part, { recursive: true });
    // Without the separator that only an mbox has.
    await writeFile(join(part, `${n}.eml`), message.slice(message.indexOf('\n') + 1));
    n += 1;
  }
}
