import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import type { Concept } from '../../memory/concept.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import { isAbsence } from '../../memory/file-error.ts';
import { conceptIdSchema, itemIdSchema } from '../../memory/ids.ts';
import { observed } from '../../memory/provenance.ts';
import { reading } from '../../memory/reading.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source } from '../../ports/source.ts';
import { textWithin } from '../file-pieces.ts';
import { insideRoot, triedInside } from '../inside-root.ts';

const profileSchema = z.looseObject({ name: z.string().min(1) });
type Profile = {
  readonly id: string;
  readonly folder: string;
  readonly name: string;
  readonly attributes: Record<string, unknown>;
};

const seen = observed('persona');
const picture = /\.(jpe?g|png|webp|heic|avif)$/i;
/** Attributes that only an object has (MPRBench, Table 5). */
const ofObjects = ['owner', 'acquisition_date', 'manufacturing_date', 'object_type', 'acquisition_process', 'storage'];

/** True for a folder of concepts, or one that holds such a folder. */
export async function conceptsFolder(path: string): Promise<string | undefined> {
  for (const folder of [join(path, 'concepts'), path]) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.slice(0, 50)) {
      if ((await stat(join(folder, name, 'profile.json')).catch(() => undefined))?.isFile() === true) return folder;
    }
  }
  return undefined;
}

/**
 * Persona files (MPRBench concepts): `<id>/profile.json` with attributes and `<id>/reference/` with pictures. Each becomes
 * a concept, whose reference pictures stay files, and a text item, so that a profile can be searched. A profile that
 * names another is linked to it.
 */
export function openPersonaSource(path: string): Source {
  const top = resolve(path);
  return {
    importer: 'persona',
    root: top,
    async estimate() {
      const { profiles } = await readProfiles(top);
      return { images: 0, videos: 0, mails: 0, rows: profiles.length, bytes: 0, copied: 0 };
    },
    read: () => readConcepts(top),
  };
}

async function* readConcepts(top: string): AsyncGenerator<SourceEvent> {
  const { profiles, failures } = await readProfiles(top);
  yield* failures;
  for (const profile of profiles) {
    const { references, refused } = await referencesOf(top, profile);
    yield { type: 'concept', concept: conceptOf(profile, references, profiles), set: basename(top) };
    for (const failure of refused) yield { type: 'failure', failure };
    yield textEvent(top, profile);
  }
}

async function readProfiles(top: string): Promise<{ profiles: Profile[]; failures: SourceEvent[] }> {
  const folder = (await conceptsFolder(top)) ?? top;
  const profiles: Profile[] = [];
  const failures: SourceEvent[] = [];
  const failed = (path: string, error: unknown): undefined => {
    if (!isAbsence(error)) failures.push({ type: 'failure', failure: failureOf(path, error) });
  };
  for (const name of ((await readdir(folder).catch((error: unknown) => failed(folder, error))) ?? []).sort()) {
    const file = join(folder, name, 'profile.json');
    const text = await readInside(top, file).catch((error: unknown) => failed(file, error));
    if (text === undefined) continue;
    try {
      const { name: called, ...attributes } = profileSchema.parse(JSON.parse(text));
      profiles.push({ id: name, folder: join(folder, name), name: called, attributes });
    } catch (cause) {
      const action = 'Correct the file: it is a JSON object with at least a name.';
      const error = new MadeleineError('malformed-row', 'This profile cannot be read.', { path: file, action, cause });
      failed(file, error);
    }
  }
  if (profiles.length === 0 && failures.length === 0) failed(top, noProfiles(top));
  return { profiles, failures };
}

const noProfiles = (path: string): MadeleineError =>
  new MadeleineError('missing', 'No persona profiles were found here.', {
    path,
    action: 'Give the folder whose subfolders each contain a profile.json.',
  });

const LARGEST_PROFILE = 4 * 1024 * 1024;
const readInside = async (top: string, file: string): Promise<string> =>
  textWithin(await insideRoot(top, file), LARGEST_PROFILE);

/** The pictures of a concept; those that lead out of the data set are named instead. */
async function referencesOf(top: string, { folder }: Profile): Promise<{ references: string[]; refused: Failure[] }> {
  const at = join(folder, 'reference');
  const names = (await readdir(at).catch(() => [])).filter((name) => picture.test(name)).sort();
  const tried = await Promise.all(names.map((name) => triedInside(top, join(at, name))));
  return {
    references: tried.filter((one) => typeof one === 'string'),
    refused: tried.filter((one) => typeof one !== 'string'),
  };
}

function conceptOf(profile: Profile, references: readonly string[], all: readonly Profile[]): Concept {
  const words = JSON.stringify(profile.attributes).toLowerCase();
  const linked = all.filter((other) => other.id !== profile.id && words.includes(other.name.toLowerCase()));
  return {
    id: conceptIdSchema.parse(profile.id),
    kind: ofObjects.some((attribute) => attribute in profile.attributes) ? 'object' : 'person',
    name: profile.name,
    attributes: profile.attributes,
    references: [...references],
    linked: linked.map((other) => conceptIdSchema.parse(other.id)),
  };
}

function textEvent(top: string, profile: Profile): SourceEvent {
  const lines = Object.entries(profile.attributes).map(
    ([attribute, value]) => `${attribute.replaceAll('_', ' ')}: ${inWords(value)}`,
  );
  return {
    type: 'record',
    record: {
      modality: 'text',
      id: itemIdSchema.parse(`persona:${profile.id}`),
      identity: `persona:${basename(top)}/${profile.id}`,
      origin: { importer: 'persona', root: top, path: `${profile.folder.slice(top.length + 1)}/profile.json` },
      readings: [
        reading('title', profile.name, seen),
        reading('body', { text: [profile.name, ...lines].join('\n') }, seen),
        reading('people', [{ name: profile.name, how: 'named' }], seen),
      ],
      parts: [],
    },
  };
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, inner]) => `${key.replaceAll('_', ' ')} ${inWords(inner)}`)
      .join(', ');
  }
  return String(value ?? '');
}
