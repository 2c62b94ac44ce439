import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Failure } from '../../memory/failure.ts';
import { isAbsence } from '../../memory/file-error.ts';
import { triedInside } from '../inside-root.ts';

export type MediaKind = 'image' | 'video';

/** Where the parts of an ATM-Bench memory lie; a part that is not there is absent. Questions are never among them. */
export type AtmLayout = {
  readonly root: string;
  readonly emails?: string;
  readonly rows: { readonly [K in MediaKind]?: string };
  readonly raw: { readonly [K in MediaKind]?: string };
  readonly names: { readonly [K in MediaKind]?: string };
};

/** Folders of the data set below its root: given one of them, the whole memory is meant. */
const partNames = new Set(['atm-bench', 'niah', 'raw_memory', 'processed_memory', 'output', 'geocoding_cache']);

const emailFiles = [
  'raw_memory/email/emails.json',
  'data/raw_memory/email/emails.json',
  'email/emails.json',
  'emails.json',
];
const rawFolders = (kind: MediaKind) => [`raw_memory/${kind}`, `data/raw_memory/${kind}`];
const nameFolders = (kind: MediaKind) =>
  rawFolders(kind).map((folder) => folder.replace(/\/(\w+)$/, '/geocoding_cache/$1'));
const rowFiles = (kind: MediaKind) => [
  `processed_memory/${kind}_batch_results.json`,
  `data/processed_memory/${kind}_batch_results.json`,
  `${kind}_batch_results.json`,
];
/** Results of a describing model: `output/<kind>/<model>/batch_results.json`. */
const outputFolders = (kind: MediaKind) => [`output/${kind}`, `data/output/${kind}`, `../output/${kind}`];

/** The parts of the data set that the path is or belongs to; `undefined` when there is no memory of it. */
export async function findAtm(path: string): Promise<AtmLayout | undefined> {
  const given = resolve(path);
  const root = await rootOf(given);
  // A folder that is called like a part of the data set may hold all of it.
  return (await layoutAt(root)) ?? (root === given ? undefined : layoutAt(given));
}

async function layoutAt(root: string): Promise<AtmLayout | undefined> {
  const emails = await firstThere(root, emailFiles);
  const parts = await Promise.all(
    (['image', 'video'] as const).map(async (kind) => ({
      kind,
      rows: (await firstThere(root, rowFiles(kind))) ?? (await modelRows(root, kind)),
      raw: await firstThere(root, rawFolders(kind)),
      names: await firstThere(root, nameFolders(kind)),
    })),
  );
  const some = emails !== undefined || parts.some((part) => part.rows !== undefined || part.raw !== undefined);
  if (!some) return undefined;
  const pick = (key: 'rows' | 'raw' | 'names') =>
    Object.fromEntries(parts.flatMap((part) => (part[key] === undefined ? [] : [[part.kind, part[key]]])));
  return {
    root,
    ...(emails === undefined ? {} : { emails }),
    rows: pick('rows'),
    raw: pick('raw'),
    names: pick('names'),
  };
}

/**
 * The layout without the parts that links lead out of the data set, and what to report of these. What a describing model
 * wrote may lie beside a folder `data`.
 */
export async function guardedLayout({ root, emails, rows, raw, names }: AtmLayout) {
  const refused: Failure[] = [];
  const guarded = async (path: string | undefined): Promise<string | undefined> => {
    if (path === undefined) return undefined;
    const beside = path.startsWith(join(root, '../output'));
    const tried = await triedInside(beside ? dirname(root) : root, path);
    if (typeof tried === 'string') return tried;
    // What cannot be looked at is told by whoever reads it.
    if (tried.code !== 'unsafe-path') return path;
    refused.push(tried);
    return undefined;
  };
  const both = async ({ image, video }: AtmLayout['rows']) => {
    const [ofImage, ofVideo] = [await guarded(image), await guarded(video)];
    return {
      ...(ofImage === undefined ? {} : { image: ofImage }),
      ...(ofVideo === undefined ? {} : { video: ofVideo }),
    };
  };
  const mails = await guarded(emails);
  const layout: AtmLayout = {
    root,
    ...(mails === undefined ? {} : { emails: mails }),
    rows: await both(rows),
    raw: await both(raw),
    names: await both(names),
  };
  return { layout, refused };
}

/** True for a folder that holds a memory of the data set in its own folders: an `emails.json` alone is anybody's. */
export async function isAtmMemory(folder: string): Promise<boolean> {
  const layout = await findAtm(folder);
  if (layout?.root !== resolve(folder)) return false;
  const described = [layout.rows, layout.raw].some(({ image, video }) => image !== undefined || video !== undefined);
  return described || layout.emails?.includes('raw_memory') === true;
}

async function rootOf(path: string): Promise<string> {
  let root = (await stat(path).catch(() => undefined))?.isFile() === true ? dirname(path) : path;
  // "raw_memory/email" and "output/image/<model>" are parts too, but their names alone are anybody's.
  for (let up = root, level = 0; level < 4 && up !== dirname(up); up = dirname(up), level++) {
    if (partNames.has(basename(up))) root = dirname(up);
  }
  return root;
}

async function firstThere(root: string, candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    const path = join(root, candidate);
    if (
      await stat(path).then(
        () => true,
        (error: unknown) => isShut(candidate, error),
      )
    )
      return path;
  }
  return undefined;
}

/** What may not be looked at is there, in a folder that is nobody else's; whoever reads it says what is wrong. */
const isShut = (candidate: string, error: unknown): boolean => candidate.includes('raw_memory/') && !isAbsence(error);

async function modelRows(root: string, kind: MediaKind): Promise<string | undefined> {
  // Beside the data folder only when this is the data folder, or a stranger's "output" would be taken.
  const folders = outputFolders(kind).filter((folder) => !folder.startsWith('..') || basename(root) === 'data');
  for (const folder of folders) {
    const models = (await readdir(join(root, folder)).catch(() => [])).sort();
    const found = await firstThere(
      join(root, folder),
      models.map((model) => `${model}/batch_results.json`),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
