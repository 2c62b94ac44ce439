import { lstat, stat } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { failureOf } from '../../memory/failure.ts';
import type { Importer } from '../../memory/origin.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import { promisedModality, reasonToLeaveOut } from './left-out.ts';
import { belongTogether } from './live-content.ts';
import { pairLivePhotos } from './live-pair.ts';
import { type PhotoFile, type PhotoReading, photoEvents } from './photo-record.ts';
import { sidecarNames } from './sidecar.ts';
import { isSubtitle, subtitlesOf } from './subtitle-names.ts';
import { type FoundFile, type WalkStep, walk } from './walk.ts';

export type PhotoSourceOptions = {
  readonly importer?: Importer;
  /** IANA zone for file times; default: this machine's. */
  readonly zone?: string;
  readonly now?: () => Date;
  /** Folders that another source reads, absolute. */
  readonly except?: ReadonlySet<string>;
};

/**
 * A folder of photos and videos (with everything below it), or one file, as a stream of records in a fixed order.
 * XMP sidecars are read into their photo, the film of a Live Photo becomes its `motion`, what is neither picture nor
 * video is skipped. Every file ends as a record, a failure or a skip; nothing is thrown but an abort.
 */
export function openPhotoSource(root: string, options: PhotoSourceOptions = {}): Source {
  const top = resolve(root);
  const reading: PhotoReading = {
    importer: options.importer ?? 'photos',
    zone: options.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: options.now ?? (() => new Date()),
  };
  return {
    importer: reading.importer,
    root: top,
    estimate: (signal) => estimate(top, signal, options.except),
    read: (asked) => read(top, reading, asked, options.except),
  };
}

async function* read(
  top: string,
  reading: PhotoReading,
  options: SourceOptions,
  except?: ReadonlySet<string>,
): AsyncGenerator<SourceEvent> {
  for await (const step of steps(top, options.signal, except)) {
    if (step.type !== 'folder') yield step;
    else yield* folderEvents(step, top, reading, options);
  }
}

/** The walk below a folder; for a file, its own folder with only what belongs to it. */
async function* steps(
  top: string,
  signal?: AbortSignal,
  except?: ReadonlySet<string>,
): AsyncGenerator<WalkStep & { readonly only?: string }> {
  try {
    const own = await lstat(top);
    const facts = own.isSymbolicLink() ? await stat(top) : own;
    if (facts.isDirectory()) {
      yield* walk(top, signal, except);
    } else if (!facts.isFile()) {
      yield { type: 'skipped', path: top, reason: 'neither a file nor a folder' };
    } else {
      for await (const step of walk(dirname(top), signal)) {
        if (step.type !== 'folder') continue;
        yield { ...step, only: basename(top) };
        return;
      }
    }
  } catch (error) {
    signal?.throwIfAborted();
    yield { type: 'failure', failure: failureOf(top, error) };
  }
}

async function* folderEvents(
  step: Extract<WalkStep, { type: 'folder' }> & { readonly only?: string },
  top: string,
  reading: PhotoReading,
  options: SourceOptions,
): AsyncGenerator<SourceEvent> {
  const { only } = step;
  const root = only === undefined ? top : dirname(top);
  const files = new Map(step.files.map((file) => [file.name, file]));
  const candidates = step.files.filter(
    ({ name }) => comesAlong(name) === undefined && reasonToLeaveOut(name) === undefined,
  );
  const subtitles = step.files.filter(({ name }) => isSubtitle(name));
  const films = await verifiedPairs(candidates, only);
  const taken = new Set([...films.values()].map((film) => film.name));
  const claimed = new Set<string>();
  const developed = new Set(candidates.filter(({ name }) => isDeveloped(name)).map(({ name }) => stemOf(name)));
  for (const file of candidates) {
    if (only !== undefined && file.name !== only) continue;
    if (only === undefined && taken.has(file.name)) continue;
    options.signal?.throwIfAborted();
    const sidecar = sidecarNames(file.name)
      .map((name) => files.get(name))
      .find((found) => found !== undefined);
    if (sidecar !== undefined) claimed.add(sidecar.name);
    const said = promisedModality(file.name) === 'video' ? subtitlesOf(file.name, subtitles) : [];
    for (const { file: subtitle } of said) claimed.add(subtitle.name);
    const film = films.get(file.name);
    const photo: PhotoFile = {
      file,
      path: relative(root, file.path),
      root,
      developed: developed.has(stemOf(file.name)) && !isDeveloped(file.name),
      ...(sidecar === undefined ? {} : { sidecar }),
      ...(film === undefined ? {} : { film }),
      ...(said.length === 0 ? {} : { subtitles: said }),
    };
    yield* await photoEvents(photo, reading, options);
  }
  for (const { name, path } of step.files) {
    if (only !== undefined && name !== only) continue;
    const along = comesAlong(name);
    const without = only === undefined ? along?.without : along?.alone;
    const reason = along === undefined ? reasonToLeaveOut(name) : claimed.has(name) ? undefined : without;
    if (reason !== undefined) yield { type: 'skipped', path, reason };
  }
}

/**
 * Why a file that only tells of another is left out where that one is missing, and where it was given alone; `undefined` for
 * one that stands for itself.
 */
function comesAlong(name: string): { readonly without: string; readonly alone: string } | undefined {
  if (/\.xmp$/i.test(name)) return { without: 'sidecar without its photo', alone: 'sidecar, read with its photo' };
  return isSubtitle(name)
    ? { without: 'subtitles without their video', alone: 'subtitles, read with their video' }
    : undefined;
}

const stemOf = (name: string): string => name.slice(0, name.lastIndexOf('.')).toLowerCase();
/** A raw file is left to the picture that was developed from it, when that lies beside it. */
const isDeveloped = (name: string): boolean => /\.(jpe?g|hei[cf]|hif)$/i.test(name);

async function verifiedPairs(files: readonly FoundFile[], only?: string): Promise<ReadonlyMap<string, FoundFile>> {
  const byName = new Map(files.map((file) => [file.name, file]));
  const pairs = new Map<string, FoundFile>();
  for (const [stillName, filmName] of pairLivePhotos([...byName.keys()])) {
    const still = byName.get(stillName);
    const film = byName.get(filmName);
    if (still === undefined || film === undefined || (only !== undefined && stillName !== only)) continue;
    if (await belongTogether(still.path, film.path)) pairs.set(stillName, film);
  }
  return pairs;
}

async function estimate(top: string, signal?: AbortSignal, except?: ReadonlySet<string>): Promise<SourceEstimate> {
  let images = 0;
  let videos = 0;
  let bytes = 0;
  for await (const step of steps(top, signal, except)) {
    if (step.type !== 'folder') continue;
    const files = step.only === undefined ? step.files : step.files.filter(({ name }) => name === step.only);
    const films = new Set(pairLivePhotos(files.map(({ name }) => name)).values());
    for (const file of files) {
      const modality = films.has(file.name) ? undefined : promisedModality(file.name);
      if (modality === 'image') images += 1;
      if (modality === 'video') videos += 1;
      if (modality !== undefined || films.has(file.name)) bytes += file.bytes;
    }
  }
  return { images, videos, mails: 0, rows: 0, bytes, copied: 0 };
}
