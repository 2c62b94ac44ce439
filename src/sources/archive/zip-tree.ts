import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Entry, fromFdPromise, getFileNameLowLevel, type ZipFile } from 'yauzl';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import { fileError } from '../../memory/file-error.ts';
import {
  type ArchiveLimits,
  archiveLimits,
  bombError,
  damageError,
  encryptedError,
  isBomb,
  unsafeError,
} from './archive-limits.ts';
import { isSystemFile } from './folder-tree.ts';
import { decodeName } from './member-name.ts';
import { memberPath } from './member-path.ts';
import { NamedFailures } from './named-failures.ts';
import {
  beginningOf,
  collect,
  KEEP_AT_MOST,
  type Tree,
  type TreeEntry,
  type TreeEvent,
  type WalkOptions,
} from './tree.ts';
import { type ArchiveFile, fileOnDisk } from './unpacked-file.ts';
import { type SalvagedMember, salvage, salvagedContent } from './zip-salvage.ts';

type Member = { readonly raw: Entry | SalvagedMember; readonly entry: TreeEntry };
type Listing = { readonly members: ReadonlyMap<string, Member>; readonly failures: readonly Failure[] };

/** A .zip (zip64 too) as a Tree: random access, nothing unpacked, CRC checked at the end of each member. */
export function zipTree(
  root: string,
  limits: ArchiveLimits = archiveLimits,
  file: ArchiveFile = fileOnDisk(root),
): Tree {
  let listing: Promise<Listing> | undefined;
  const listed = (): Promise<Listing> => {
    listing ??= readDirectory(root, file, limits);
    return listing;
  };
  const where = (path: string): string => `${root}!/${path}`;
  const open = async (path: string): Promise<AsyncIterable<Uint8Array>> => {
    const member = (await listed()).members.get(path);
    if (member === undefined)
      throw new MadeleineError('missing', 'The archive does not contain this member.', { path: where(path) });
    const { raw } = member;
    return 'method' in raw ? salvagedContent(file, raw) : readMember(file, raw, where(path));
  };
  return {
    root,
    form: 'zip',
    where,
    open,
    walk: (options = {}) => walkZip(listed, open, where, options),
    async *visit(wanted, signal) {
      for (const { entry } of (await listed()).members.values()) {
        signal?.throwIfAborted();
        if (wanted(entry.path)) yield entry;
      }
    },
    content: (entry) => ({
      kind: 'stream',
      name: entry.path,
      bytes: entry.bytes,
      modified: entry.modified,
      open: () => open(entry.path),
    }),
  };
}

async function* walkZip(
  listed: () => Promise<Listing>,
  open: (path: string) => Promise<AsyncIterable<Uint8Array>>,
  where: (path: string) => string,
  options: WalkOptions,
): AsyncGenerator<TreeEvent> {
  const { members, failures } = await listed();
  for (const { entry } of members.values()) {
    options.signal?.throwIfAborted();
    if (options.keep?.(entry) !== true || entry.bytes > KEEP_AT_MOST) {
      yield { type: 'entry', entry, ...(options.look?.(entry) === true ? await lookedInto(open, entry) : {}) };
      continue;
    }
    try {
      const kept = await collect(await open(entry.path), KEEP_AT_MOST);
      yield kept === undefined ? { type: 'entry', entry } : { type: 'entry', entry, kept };
    } catch (error) {
      yield { type: 'failure', failure: failureOf(where(entry.path), error) };
    }
  }
  for (const failure of failures) yield { type: 'failure', failure };
}

/** A member that cannot be read is named by whoever reads it. */
const lookedInto = (
  open: (path: string) => Promise<AsyncIterable<Uint8Array>>,
  { path }: TreeEntry,
): Promise<{ readonly head?: Uint8Array }> =>
  open(path)
    .then((content) => beginningOf(content))
    .then(
      (head) => ({ head }),
      () => ({}),
    );

/** The file is closed by who lent it, never by the library. */
const openedIn = (fd: number): Promise<ZipFile> =>
  fromFdPromise(fd, { autoClose: false, lazyEntries: true, decodeStrings: false });

/** The central directory, checked. Damage in it ends the listing and keeps what came before. */
async function readDirectory(root: string, file: ArchiveFile, limits: ArchiveLimits): Promise<Listing> {
  const members = new Map<string, Member>();
  const failures = new NamedFailures();
  const lent = await file.lend().catch((error: unknown) => failureOf(root, error));
  if (!('handle' in lent)) return { members, failures: [lent] };
  let zip: ZipFile | undefined;
  try {
    zip = await openedIn(lent.handle.fd);
    const sums = { packed: 0, unpacked: 0, archive: zip.fileSize };
    for await (const raw of zip.eachEntry()) {
      sums.packed += raw.compressedSize;
      sums.unpacked += raw.uncompressedSize;
      const whole = bombOfWhole(sums, members.size, limits);
      if (whole !== undefined) return { members: new Map(), failures: [failureOf(root, bombError(root, whole))] };
      const found = checkedMember(root, raw, limits);
      if (found instanceof MadeleineError) failures.add(root, found);
      else if (found !== undefined && !members.has(found.entry.path)) members.set(found.entry.path, found);
    }
  } catch (error) {
    const onDisk = fileError(root, error);
    if (zip === undefined && onDisk === error) await salvageInto(members, failures, { root, file, limits });
    failures.add(root, onDisk === error ? ((await splitError(root)) ?? damageError(root, error)) : onDisk);
  } finally {
    await lent.release();
  }
  return { members, failures: failures.all() };
}

/** Without its list of members an archive is read from its start, as far as it is whole. */
async function salvageInto(
  members: Map<string, Member>,
  failures: NamedFailures,
  { root, file, limits }: { readonly root: string; readonly file: ArchiveFile; readonly limits: ArchiveLimits },
): Promise<void> {
  for await (const raw of salvage(file, limits)) {
    const checked = memberPath(raw.name);
    if ('unsafe' in checked) failures.add(root, unsafeError(`${root}!/${raw.name}`, checked.unsafe));
    else if (raw.encrypted) failures.add(root, encryptedError(`${root}!/${raw.name}`));
    else if (!/[\\/]$/.test(raw.name) && checked.path !== '' && !checked.path.split('/').some(isSystemFile)) {
      const entry = { path: checked.path, bytes: raw.bytes, modified: raw.modified };
      if (!members.has(checked.path)) members.set(checked.path, { raw, entry });
    }
  }
}

/** One part of an archive that was split over several files cannot be read on its own. */
async function splitError(root: string): Promise<MadeleineError | undefined> {
  const numbered = /^(.*\.zip)\.\d{3}$/i.exec(root)?.[1];
  const first = root.replace(/\.(zip|z\d\d)$/i, '.z01');
  const spanned =
    /\.z\d\d$/i.test(root) ||
    (first !== root &&
      (await access(first).then(
        () => true,
        () => false,
      )));
  if (numbered === undefined && !spanned) return undefined;
  const whole = basename(numbered ?? root).replace(/\.z\d\d$/i, '.zip');
  const join = numbered === undefined ? `zip -s 0 ${whole} --out whole.zip` : `cat ${whole}.* > whole.zip`;
  return new MadeleineError('truncated', 'This is one part of a zip archive split into several files.', {
    path: root,
    action: `Join the parts in their folder (${join}) and add whole.zip.`,
  });
}

/** Members that together claim more packed bytes than the file has must overlap: the sign of a crafted bomb. */
function bombOfWhole(
  sums: { packed: number; unpacked: number; archive: number },
  members: number,
  limits: ArchiveLimits,
): string | undefined {
  if (sums.packed > sums.archive) return 'its members overlap';
  if (sums.unpacked > limits.total) return `it would unpack to more than ${limits.total} bytes`;
  if (members > limits.members) return `it has more than ${limits.members} members`;
  return undefined;
}

const UNIX = 3;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;

function checkedMember(root: string, raw: Entry, limits: ArchiveLimits): Member | MadeleineError | undefined {
  const name = nameOf(raw);
  const checked = memberPath(name);
  const at = `${root}!/${name}`;
  if ('unsafe' in checked) return unsafeError(at, checked.unsafe);
  const mode = raw.versionMadeBy >> 8 === UNIX ? (raw.externalFileAttributes >>> 16) & FILE_TYPE : 0;
  if (/[\\/]$/.test(name) || mode === DIRECTORY || checked.path === '') return undefined;
  if (checked.path.split('/').some(isSystemFile)) return undefined;
  if (mode !== 0 && mode !== REGULAR) return unsafeError(at, 'it is a link or a device, not a file');
  if (raw.isEncrypted()) return encryptedError(at);
  if (isBomb(raw.compressedSize, raw.uncompressedSize, limits)) {
    return bombError(at, `${raw.compressedSize} bytes claim to unpack to ${raw.uncompressedSize}`);
  }
  return { raw, entry: { path: checked.path, bytes: raw.uncompressedSize, modified: raw.getLastModDate().getTime() } };
}

const UTF8_FLAG = 0x800;
const UNICODE_PATH_FIELD = 0x7075;

function nameOf(raw: Entry): string {
  const declared =
    (raw.generalPurposeBitFlag & UTF8_FLAG) !== 0 || raw.extraFields.some((field) => field.id === UNICODE_PATH_FIELD);
  if (!declared) return decodeName(raw.fileNameRaw);
  return getFileNameLowLevel(raw.generalPurposeBitFlag, raw.fileNameRaw, raw.extraFields, true);
}

async function* readMember(file: ArchiveFile, raw: Entry, where: string): AsyncGenerator<Uint8Array> {
  // A handle of its own for each member: contents may be opened long after the walk, in any order, and never leak.
  const lent = await file.lend().catch((error: unknown) => {
    throw damageError(where, error);
  });
  try {
    const zip = await openedIn(lent.handle.fd);
    let sum = 0;
    for await (const part of (await zip.openReadStreamPromise(raw)) as AsyncIterable<Buffer>) {
      sum = crc32(part, sum);
      yield part;
    }
    if (sum !== raw.crc32)
      throw new MadeleineError('corrupt', 'The checksum of this archive member is wrong.', { path: where });
  } catch (error) {
    throw damageError(where, error);
  } finally {
    await lent.release();
  }
}
