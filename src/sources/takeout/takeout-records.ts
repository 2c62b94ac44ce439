import { resolve } from 'node:path';
import { documentFormat } from '../../memory/document-format.ts';
import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { MediaContent, SourceRecord } from '../../memory/source-record.ts';
import { mediaKindByName, mimeByName, splitName } from '../archive/media-names.ts';
import { documentReadings } from '../documents/document-readings.ts';
import { albumOf } from './album-folders.ts';
import type { Album, Sidecar } from './sidecar.ts';
import { matchSidecars, type SidecarMatches } from './sidecar-names.ts';
import { albumReading, sidecarReadings } from './sidecar-readings.ts';
import { type Located, nameOf, type TakeoutFolder } from './takeout-catalogue.ts';

/** A photo or video to be yielded once all its files have been passed. */
export type PlannedRecord = {
  readonly at: Located;
  /** What its sidecar calls it and when it says that it was taken; absent without a sidecar. */
  readonly called: string | undefined;
  readonly motion: Located | undefined;
  readonly record: SourceRecord;
};

/** A sidecar without its photo in the folder of an album, which stands for a photo that lies in another folder. */
export type AlbumReference = {
  readonly at: Located;
  readonly called: string;
  readonly title: string;
  readonly album: Album;
};

export type FolderPlan = {
  readonly references: readonly AlbumReference[];
  readonly planned: readonly PlannedRecord[];
  readonly skipped: readonly { readonly at: Located; readonly reason: string }[];
  readonly people: readonly string[];
};

/** What one folder of the export will give: records with the readings of their sidecars, and what is left out. */
export function planFolder(key: string, folder: TakeoutFolder): FolderPlan {
  // Two parts may hold a file of the same name: both are planned, for their content may differ.
  const byName = Map.groupBy(folder.media, nameOf);
  const notes = new Map(folder.sidecars.map((s) => [nameOf(s.at), s]));
  const matches = matchSidecars(
    [...byName.keys()],
    [...notes].map(([name, { sidecar }]) => ({ name, title: sidecar.title })),
  );
  const album = albumOf(key, folder.note);
  const tags = album === undefined ? [] : [albumReading(album)];
  const moving = movingParts([...byName.keys()], matches);
  const plan = {
    planned: [] as PlannedRecord[],
    skipped: [] as { at: Located; reason: string }[],
    references: [] as AlbumReference[],
    people: new Set<string>(),
  };
  for (const [name, found] of byName) {
    if (moving.parts.has(name)) continue;
    const sidecarName = matches.of.get(name);
    const said = sidecarName === undefined ? undefined : notes.get(sidecarName);
    const sidecar = said?.sidecar;
    if (sidecar?.trashed === true) {
      for (const at of found) plan.skipped.push({ at, reason: 'in the Google Photos trash' });
      continue;
    }
    for (const person of sidecar?.people ?? []) plan.people.add(person);
    const motionName = moving.of.get(name);
    const motion = motionName === undefined ? undefined : byName.get(motionName)?.[0];
    const readings = saidBy(sidecar, sidecarName, tags);
    // A newer sidecar, film or album changes the picture, too.
    const told = Math.max(said?.at.entry.modified ?? 0, motion?.entry.modified ?? 0, folder.noted);
    const called = sidecar === undefined ? undefined : calledBy(sidecar);
    for (const at of found) plan.planned.push({ at, called, motion, record: mediaRecord(at, motion, readings, told) });
  }
  for (const orphan of matches.orphans) {
    const note = notes.get(orphan);
    if (note === undefined) continue;
    const { at, sidecar } = note;
    if (album === undefined) plan.skipped.push({ at, reason: withoutPhoto(sidecar.title) });
    else plan.references.push({ at, called: calledBy(sidecar), title: sidecar.title, album });
  }
  return { ...plan, people: [...plan.people] };
}

const calledBy = ({ title, takenAt }: Sidecar): string => `${takenAt ?? ''} ${title}`;

const withoutPhoto = (title: string): string =>
  `sidecar without its photo "${title}", which may be in another part of the export`;

/**
 * The records with the albums that refer to them by a sidecar alone, and the sidecars whose photos lie nowhere. What is
 * referred to counts as changed a millisecond later, so that it is read anew where it was read before it was.
 */
export function withReferences(
  planned: readonly PlannedRecord[],
  references: readonly AlbumReference[],
): Pick<FolderPlan, 'planned' | 'skipped'> {
  const known = new Set(planned.map(({ called }) => called));
  const albums = Map.groupBy(references, ({ called }) => called);
  return {
    planned: planned.map((plan) => {
      const found = plan.called === undefined ? undefined : albums.get(plan.called);
      return found === undefined ? plan : { ...plan, record: referredTo(plan.record, found) };
    }),
    skipped: references
      .filter(({ called }) => !known.has(called))
      .map(({ at, title }) => ({ at, reason: withoutPhoto(title) })),
  };
}

function referredTo(record: SourceRecord, references: readonly AlbumReference[]): SourceRecord {
  const { content } = record;
  const modified = Math.max(content?.modified ?? 0, ...references.map(({ at }) => at.entry.modified)) + 1;
  const albums = new Map(references.map(({ album }) => [album.title, album]));
  return {
    ...record,
    ...(content === undefined ? {} : { content: { ...content, modified } }),
    readings: [...record.readings, ...[...albums.values()].map(albumReading)],
  };
}

const saidBy = (sidecar: Sidecar | undefined, name: string | undefined, tags: readonly Reading[]): Reading[] => [
  ...(sidecar === undefined || name === undefined ? [] : sidecarReadings(sidecar, name)),
  ...tags,
];

/** Films that are the moving part of a picture: the same stem ("a.HEIC", "a.MOV"; "a.MP.jpg", "a.MP"), no sidecar of their own. */
function movingParts(names: readonly string[], matches: SidecarMatches) {
  const stems = new Map<string, string>();
  for (const name of names) {
    if (mediaKindByName(name) === 'image') stems.set(splitName(name).stem.toLowerCase(), name);
  }
  const of = new Map<string, string>();
  const parts = new Set<string>();
  for (const name of names) {
    if (mediaKindByName(name) !== 'video' || matches.own.has(name)) continue;
    const picture = stems.get(splitName(name).stem.toLowerCase()) ?? stems.get(name.toLowerCase());
    if (picture === undefined || of.has(picture)) continue;
    of.set(picture, name);
    parts.add(name);
  }
  return { of, parts };
}

function mediaRecord(
  at: Located,
  motion: Located | undefined,
  readings: readonly Reading[],
  told: number,
): SourceRecord {
  const { path } = at.entry;
  const mime = mimeByName(path);
  const content: MediaContent = at.tree.content({ ...at.entry, modified: Math.max(at.entry.modified, told) });
  return {
    modality: mediaKindByName(path) ?? 'image',
    origin: { importer: 'takeout', root: resolve(at.tree.root), path },
    content,
    ...(motion === undefined ? {} : { motion: motion.tree.content(motion.entry) }),
    readings: mime === undefined ? readings : [reading('media', { mime }, observed('takeout.name')), ...readings],
    parts: [],
  };
}

/** A document of the export, which is named by its file alone. */
export function plannedDocument(at: Located): PlannedRecord {
  const { path } = at.entry;
  const format = documentFormat({ name: nameOf(at) });
  const record: SourceRecord = {
    modality: 'text',
    origin: { importer: 'takeout', root: resolve(at.tree.root), path },
    content: at.tree.content(at.entry),
    readings: format === undefined ? [] : documentReadings(path, nameOf(at), format),
    parts: [],
  };
  return { at, called: undefined, motion: undefined, record };
}
