import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DoctorResponse } from '../../contract/memory-verbs.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import { isMarker, isNewerMarker, isSecret, layout } from '../memory-folder.ts';
import { readConfiguration } from './configuration.ts';
import { isTokensFile } from './tokens.ts';

type Check = DoctorResponse['checks'][number];

/** Sets damaged files of a memory folder aside into `kept`, so that it opens again; says what each held. */
export async function mendFiles(folder: string, kept: string): Promise<Check[]> {
  const marker = join(folder, layout.marker);
  if (!existsSync(marker) && !existsSync(join(folder, layout.database))) return [];
  if (isNewerMarker(textOf(marker))) return [];
  const files = [mendMarker, mendSecret, mendConfiguration, mendTokens, mendLocks];
  const checks: Check[] = [];
  for (const mend of files) {
    const note = await mend(folder, kept);
    if (note !== undefined) checks.push({ name: 'files', state: 'repaired', note });
  }
  return checks;
}

/** A folder is one of a memory by its marker, or by a database where that is damaged or gone. */
async function mendMarker(folder: string, kept: string): Promise<string | undefined> {
  const file = join(folder, layout.marker);
  if (isMarker(textOf(file)) || !existsSync(join(folder, layout.database))) return undefined;
  await setAside(file, kept);
  const { birthtime } = await stat(join(folder, layout.database));
  await writeFile(
    file,
    `${JSON.stringify({ format: existsSync(join(folder, layout.keys)) ? 2 : 1, created: birthtime.toISOString() }, null, 2)}\n`,
  );
  return `${layout.marker} could not be read and was recreated`;
}

async function mendSecret(folder: string, kept: string): Promise<string | undefined> {
  const file = join(folder, layout.secret);
  if (!existsSync(join(folder, layout.marker)) || isSecret(textOf(file))) return undefined;
  await setAside(file, kept);
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return `${layout.secret} was damaged and was recreated: forgotten items can return with \`madeleine add\`, and browsers must sign in again`;
}

async function mendConfiguration(folder: string, kept: string): Promise<string | undefined> {
  try {
    readConfiguration(folder, {}, {});
    return undefined;
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    const name = ['madeleine.config.yaml', 'madeleine.config.json'].find((one) => existsSync(join(folder, one)));
    if (name === undefined) throw error;
    await setAside(join(folder, name), kept);
    return `${name} could not be read and was moved aside; the default settings are used. ${error.message}`;
  }
}

async function mendTokens(folder: string, kept: string): Promise<string | undefined> {
  const file = join(folder, layout.tokens);
  const text = textOf(file);
  if (text === undefined || isTokensFile(text)) return undefined;
  await setAside(file, kept);
  return `${layout.tokens} could not be read and was moved aside; create new tokens with \`madeleine tokens add\``;
}

/** What is locked is an empty file, in which nothing is lost. */
async function mendLocks(folder: string): Promise<string | undefined> {
  const isDamaged = (name: string): boolean => {
    const file = join(folder, name);
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    return size > 0 && textOf(file)?.startsWith('SQLite format 3\0') !== true;
  };
  const damaged = [layout.lock, layout.accessLock].filter(isDamaged);
  for (const name of damaged) await rm(join(folder, name));
  return damaged.length === 0 ? undefined : `${damaged.join(', ')}: damaged, recreated`;
}

async function setAside(file: string, kept: string): Promise<void> {
  if (!existsSync(file)) return;
  await mkdir(kept, { recursive: true });
  const to = join(kept, file.slice(file.lastIndexOf('/') + 1));
  // A folder of the memory may be a disk of its own inside it.
  await rename(file, to).catch(async () => {
    await copyFile(file, to);
    await rm(file);
  });
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
