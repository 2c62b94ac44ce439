import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Fetched, fetchFile, hashOfFile } from '../../adapters/downloads/resumable-file.ts';
import { fileError } from '../../adapters/files/file-error.ts';
import { awaitLock } from '../../adapters/lock/exclusive-lock.ts';
import type { Fetchable, ModelPurpose, ModelsGetResponse } from '../../contract/models-verb.ts';
import { modelPurposes } from '../../contract/models-verb.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { bytesInWords } from '../import/size-in-words.ts';
import type { Configuration } from '../settings/configuration.ts';
import { readConfiguration } from '../settings/configuration.ts';
import { isThisMachine, mayBeAsked } from '../settings/this-machine.ts';
import { type FetchableModel, knownModels, mostBytesOf, nameOf, sizeOf } from './fetchable-models.ts';
import { givenHashes, type Hashes, pin, pinnedHashes } from './model-hashes.ts';
import { type Tried, tryModel } from './try-model.ts';

/** Where the listed repositories are; a mirror has the same paths. */
const PUBLIC_HOST = 'https://huggingface.co';
/** Left free on the disk. */
const FREE_BYTES = 500e6;

export type GetOptions = {
  readonly flags?: Configuration;
  /** The server, if not the public host. */
  readonly from?: string;
  /** The folder that holds a folder for each model. */
  readonly to?: string;
  readonly sha256?: readonly string[];
  readonly hashes?: string;
};

/** What `getModel` would do; a model that is there with the expected hashes is not fetched. */
export type ModelPlan = {
  readonly model: FetchableModel;
  readonly offer: Fetchable;
  readonly shelf: string;
  readonly from: string;
  readonly given: Hashes;
  readonly pinned: Hashes;
  readonly checked: readonly CheckedFile[] | undefined;
  readonly mayAsk: (url: string) => void;
};
type CheckedFile = ModelsGetResponse['files'][number];

/** The models that can be fetched, and where they would be. */
export const fetchable = (to: string | undefined): Fetchable[] =>
  modelPurposes.map((purpose) => offerOf(purpose, shelfOf(to)));

function offerOf(purpose: ModelPurpose, shelf: string): Fetchable {
  const model = knownModels[purpose];
  const { about, licence, licenceLink } = model;
  const folder = join(shelf, nameOf(model));
  const present = model.files.every(({ path }) => existsSync(join(folder, path)));
  return { purpose, name: model.repository, about, bytes: sizeOf(model), licence, licenceLink, folder, present };
}

const shelfOf = (to: string | undefined): string =>
  resolve(to ?? join(process.env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'madeleine', 'models'));

/**
 * Compares a model that is there with the expected hashes, and says what is to be fetched. Asks no server. Errors:
 * `usage` for an unknown purpose, address or hash; `offline` if something is to be fetched from elsewhere.
 */
export async function planModel(folder: string, said: string, options: GetOptions = {}): Promise<ModelPlan> {
  const purpose = purposeOf(said);
  const model = knownModels[purpose];
  const shelf = shelfOf(options.to);
  const from = baseOf(options.from ?? PUBLIC_HOST);
  const paths = model.files.map(({ path }) => path);
  const given = await givenHashes(paths, options.sha256 ?? [], options.hashes);
  const offer = offerOf(purpose, shelf);
  const mayAsk = allowedFrom(from, readConfiguration(folder, options.flags));
  const plan = await compareThere({ model, offer, shelf, from, given, mayAsk });
  if (plan.checked === undefined) mayAsk(from);
  return plan;
}

async function compareThere(plan: Omit<ModelPlan, 'pinned' | 'checked'>): Promise<ModelPlan> {
  const { model, offer, shelf, given } = plan;
  const pinned = (await pinnedHashes(shelf))[model.repository]?.files ?? {};
  return { ...plan, pinned, checked: await intactFiles(offer.folder, model.files, given, pinned) };
}

function purposeOf(said: string): ModelPurpose {
  const purpose = modelPurposes.find((one) => one === said);
  if (purpose !== undefined) return purpose;
  throw new MadeleineError('usage', `Unknown purpose: ${said}.`, {
    action: `Use one of: ${modelPurposes.join(', ')}.`,
  });
}

function baseOf(said: string): string {
  const url = URL.parse(said);
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '')
    return url.href.replace(/\/+$/, '');
  throw new MadeleineError('usage', `${said} is not the address of a server.`, {
    action: 'Give one such as https://huggingface.co.',
  });
}

/** Refuses what offline mode does, addresses that anybody on the way could change, and being led into this machine. */
function allowedFrom(from: string, configuration: Configuration): (url: string) => void {
  return (url) => {
    const { origin, protocol } = new URL(url);
    if (!mayBeAsked(url, configuration))
      throw new MadeleineError('offline', `Models cannot be fetched from ${origin} while offline.`, {
        action: 'Run without --offline (setting `offline`), or use a server on this machine with --from.',
      });
    if (protocol === 'https:' && (!isThisMachine(url) || isThisMachine(from))) return;
    if (protocol === 'http:' && isThisMachine(url) && isThisMachine(from)) return;
    throw new MadeleineError('forbidden', `Models are not fetched from ${origin}.`, {
      action: 'Use an https address; http is allowed only from a server on this machine.',
    });
  };
}

/** The files with their hashes, if all are there and each is the expected one. */
async function intactFiles(folder: string, listed: FetchableModel['files'], given: Hashes, pinned: Hashes) {
  const files: CheckedFile[] = [];
  for (const { path } of listed) {
    const found = await hashOfFile(join(folder, path));
    if (found === undefined || found.sha256 !== (given[path] ?? pinned[path])) return undefined;
    files.push({ path, ...found, checked: given[path] === undefined ? 'pinned' : 'given' });
  }
  return files;
}

export type Fetching = {
  readonly signal: AbortSignal;
  readonly onProgress?: ProgressListener;
  /** Where transformers.js is, if not under its name. */
  readonly peer?: string;
};
type Got = Tried & { readonly files: readonly CheckedFile[] };

/**
 * Fetches what the plan says into a folder beside the model's, compares the hashes, only then puts it in its place, and
 * tries to load it. Hashes are pinned unless it does not load. Run again after an interruption, it resumes. Errors: those
 * of `fetchFile`; `corrupt` for a wrong hash; `disk-full`.
 */
export async function getModel(plan: ModelPlan, fetching: Fetching): Promise<Got> {
  const { offer, shelf, checked } = plan;
  if (checked !== undefined) return placed(plan, fetching);
  try {
    await mkdir(shelf, { recursive: true, mode: 0o700 });
    const lock = await awaitLock(join(shelf, '.get.lock'), 'fetch', { forever: true, signal: fetching.signal });
    try {
      // Another program may have fetched it meanwhile.
      return await placed(await compareThere(plan), fetching);
    } finally {
      lock.release();
    }
  } catch (error) {
    throw fileError(error, offer.folder, 'writing');
  }
}

async function placed(plan: ModelPlan, fetching: Fetching): Promise<Got> {
  const { model, offer, shelf, from, checked } = plan;
  if (checked !== undefined) return { files: checked, ...(await tryModel(offer, fetching.peer)) };
  const unfinished = await openUnfinished(plan);
  const files = await fetchAll(plan, unfinished.files, fetching);
  await replaceFolder(unfinished, offer.folder);
  const tried = await tryModel(offer, fetching.peer);
  if (tried.loads !== 'no')
    await pin(shelf, model.repository, from, Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256])));
  return { files, ...tried };
}

type Unfinished = { readonly folder: string; readonly files: string; readonly old: string };

/**
 * Where the files arrive, and the old ones go: a folder beside the model's. What came from another server is not used.
 */
async function openUnfinished({ model, shelf, from, offer }: ModelPlan): Promise<Unfinished> {
  const folder = join(shelf, `.${nameOf(model)}.partial`);
  const partial = { folder, files: join(folder, 'files'), old: join(folder, 'old') };
  // An earlier run was stopped between its two last steps.
  if (existsSync(partial.old) && !existsSync(offer.folder)) await rename(partial.old, offer.folder);
  const source = join(folder, 'from');
  if ((await readFile(source, 'utf8').catch(() => undefined)) !== from) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(partial.files, { recursive: true, mode: 0o700 });
    await writeFile(source, from, { mode: 0o600 });
  }
  return partial;
}

async function fetchAll(plan: ModelPlan, partial: string, { signal, onProgress }: Fetching): Promise<CheckedFile[]> {
  const { model, from, mayAsk, offer } = plan;
  const files: CheckedFile[] = [];
  let done = 0;
  for (const { path, bytes } of model.files) {
    await checkRoom(partial, path, bytes);
    const fetched = await fetchFile({
      url: `${from}/${model.repository}/resolve/main/${path}`,
      path: join(partial, path),
      mostBytes: mostBytesOf(bytes),
      mayAsk,
      signal,
      onBytes: (now) =>
        onProgress?.({ stage: 'fetch', done: done + now, total: Math.max(offer.bytes, done + now), path }),
    });
    files.push(await compared(plan, partial, path, fetched));
    done += fetched.bytes;
  }
  return files;
}

async function checkRoom(partial: string, path: string, bytes: number): Promise<void> {
  if (existsSync(join(partial, path))) return;
  const { bavail, bsize } = await statfs(partial);
  if (bavail * bsize >= bytes + FREE_BYTES) return;
  throw new MadeleineError(
    'disk-full',
    `${bytesInWords(bytes)} are needed, ${bytesInWords(bavail * bsize)} are free.`,
    {
      path: partial,
      action: 'Free some space, or choose a folder on another disk with --to.',
    },
  );
}

/** Errors: `corrupt` for a hash that is not the expected one; the file is deleted, so that it is fetched anew. */
async function compared(plan: ModelPlan, partial: string, path: string, fetched: Fetched): Promise<CheckedFile> {
  const { given, pinned, offer } = plan;
  const expected = given[path] ?? pinned[path];
  const checked = given[path] !== undefined ? 'given' : expected !== undefined ? 'pinned' : 'nothing';
  if (expected === undefined || expected === fetched.sha256) return { path, ...fetched, checked };
  await rm(join(partial, path), { force: true });
  const why = checked === 'given' ? 'given' : 'pinned at an earlier fetch';
  const message = `${path} has another SHA-256 than the one ${why}: expected ${expected}, got ${fetched.sha256}.`;
  throw new MadeleineError('corrupt', message, {
    path: join(offer.folder, path),
    action: `Nothing was changed. If its publisher has replaced the file, give the new hash: --sha256 ${path}=HASH`,
  });
}

/** The new files take the place of the old ones, which are deleted when the new ones are there. */
async function replaceFolder({ folder, files, old }: Unfinished, target: string): Promise<void> {
  await rm(old, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, old);
  await rename(files, target);
  await rm(folder, { recursive: true, force: true });
}
