import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initMemory, openApp } from '../../src/app/app.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { compact } from '../../src/app/share/words/spans.ts';
import type { Modality } from '../../src/memory/item.ts';
import { type PlantedLife, writeLife } from './planted-life.ts';

export type SharedMemory = { readonly memory: OpenMemory; readonly folder: string; close(): Promise<void> };

/** A memory of a planted life, imported as any other; `more` settings are written beside the owner's. With a passphrase, it is encrypted. */
export async function memoryOf(life: PlantedLife, more: object = {}, passphrase?: string): Promise<SharedMemory> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-share-'));
  const path = join(folder, 'memory');
  await writeLife(join(folder, 'life'), life);
  await initMemory(path, 'off', async () => 'off', passphrase === undefined ? undefined : async () => passphrase);
  const { name, address } = life.owner;
  await writeFile(
    join(path, 'madeleine.config.json'),
    JSON.stringify({ owner: { name, addresses: [address] }, ...more }),
  );
  const app = await openApp(path);
  await app.add([join(folder, 'life')], { as: 'auto' });
  await app.close();
  const memory = await OpenMemory.open(path);
  return {
    memory,
    folder,
    close: async () => {
      await memory.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function idsOf({ store }: OpenMemory, modality: Modality): Promise<string[]> {
  const ids: string[] = [];
  for await (const item of store.scan({ modality })) ids.push(item.id);
  return ids;
}

/** Every byte of a copy as text in the ways that a stranger would read it, with the names of its files. */
export async function bytesOf(copy: string): Promise<string[]> {
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    texts.push(file.slice(copy.length), bytes.toString('latin1'), bytes.toString('utf8'), bytes.toString('utf16le'));
  }
  return texts;
}

/**
 * Which of these are in the texts, however they are spaced and written. A name without figures must be a word of its own; in
 * compressed pixels a few letters in a row mean nothing. An escaped line break of JSON ends a word, as the break itself does.
 */
export function leftOf(identifiers: readonly string[], texts: readonly string[]): string[] {
  const forms = texts
    .map((text) => text.replace(/\\[nrt]/g, ' '))
    .map((text) => ({ plain: text.toLowerCase(), compact: compact(text) }));
  return identifiers.filter((identifier) => {
    const wanted = compact(identifier);
    return forms.some((text) =>
      wanted.length >= 6 || /\p{Script=Han}/u.test(identifier)
        ? text.compact.includes(wanted)
        : new RegExp(
            `(?<![\\p{Script=Latin}\\d])${RegExp.escape(identifier.toLowerCase())}(?![\\p{Script=Latin}\\d])`,
            'u',
          ).test(text.plain),
    );
  });
}
