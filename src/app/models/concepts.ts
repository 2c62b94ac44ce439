import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type {
  ConceptResponse,
  ConceptsResponse,
  ListedConcept,
  RemovedConceptResponse,
} from '../../contract/concept-verbs.ts';
import { fold, slug } from '../../language/fold.ts';
import type { Concept } from '../../memory/concept.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { conceptIdSchema } from '../../memory/ids.ts';
import type { Change } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Where concepts that were added one by one are kept, beside the sets that folders brought. */
const OWN_SET = 'own';
/** As many as MPRBench enrols a concept with. */
const ENOUGH_REFERENCES = 5;
const picture = /\.(?:jpe?g|png|webp|heic|heif|avif|tiff?)$/i;
const profileSchema = z.looseObject({ name: z.string().optional() });

export type NewConcept = {
  readonly name: string;
  readonly kind: Concept['kind'];
  /** Files and folders of pictures, which stay where they are. */
  readonly references: readonly string[];
  /** A JSON file of attributes. */
  readonly profile?: string | undefined;
};

/** Every concept with its key, in order of name. */
export async function keyedConcepts({ store }: Pick<OpenMemory, 'store'>): Promise<KeyedConcept[]> {
  const kept = await store.records('concept');
  return kept
    .map((one) => ({ ...one, key: `${one.set ?? 'own'}/${one.id}` }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
export type KeyedConcept = Concept & { readonly key: string };

export async function listConcepts(memory: OpenMemory): Promise<ConceptsResponse> {
  return { concepts: await Promise.all((await keyedConcepts(memory)).map(listed)) };
}

async function listed(concept: KeyedConcept): Promise<ListedConcept> {
  const there = await Promise.all(
    concept.references.map((path) =>
      stat(path).then(
        () => true,
        () => false,
      ),
    ),
  );
  return {
    ...concept,
    references: [...concept.references],
    linked: [...concept.linked],
    missing: concept.references.filter((_, i) => there[i] !== true),
  };
}

/** Finds a concept by key, id or name. Errors: `not-found`, `usage` when several have the name. */
export async function findConcept(memory: OpenMemory, said: string): Promise<KeyedConcept> {
  const all = await keyedConcepts(memory);
  const wanted = fold(said.replace(/^<|>$/g, ''));
  const exact = all.filter(({ key, id }) => key === said || id === said);
  const found = exact.length > 0 ? exact : all.filter(({ name }) => fold(name) === wanted);
  const [one, another] = found;
  if (one === undefined)
    throw new MadeleineError('not-found', `Concept not found: ${said}.`, {
      action: 'List them: madeleine concepts list',
    });
  if (another !== undefined)
    throw new MadeleineError(
      'usage',
      `${found.length} concepts are named ${said}: ${found.map(({ key }) => key).join(', ')}.`,
      {
        action: 'Give the key.',
      },
    );
  return one;
}

export async function showConcept(memory: OpenMemory, said: string): Promise<ConceptResponse> {
  return { concept: await listed(await findConcept(memory, said)), notes: [] };
}

/** Enrols a person or an object; the same name again replaces it. Errors: `usage`, `missing`, `malformed-row`. */
export async function addConcept(memory: OpenMemory, made: NewConcept): Promise<ConceptResponse> {
  const id = conceptIdSchema.parse(slug(made.name) || 'concept');
  const key = `${OWN_SET}/${id}`;
  const references = await picturesIn(made.references);
  if (references.length === 0)
    throw new MadeleineError('usage', 'A concept needs at least one picture.', {
      action: 'Give files or a folder: --references DIR',
    });
  const attributes = made.profile === undefined ? {} : await readProfile(made.profile);
  const others = (await keyedConcepts(memory)).filter((one) => one.key !== key);
  const concept: Concept = {
    id,
    kind: made.kind,
    name: made.name,
    set: OWN_SET,
    attributes,
    references,
    linked: others.filter((other) => names(attributes, other.name)).map((other) => other.id),
  };
  const changes: Change[] = [{ op: 'putRecord', kind: 'concept', id: key, value: concept }];
  for (const { key: theirs, ...other } of others)
    if (names(other.attributes, made.name) && !other.linked.includes(id))
      changes.push({
        op: 'putRecord',
        kind: 'concept',
        id: theirs,
        value: { ...other, linked: [...other.linked, id] },
      });
  await memory.store.write(changes);
  return { concept: await listed({ ...concept, key }), notes: notesOn(memory, concept) };
}

function notesOn(memory: OpenMemory, { kind, references }: Concept): string[] {
  const few =
    references.length < ENOUGH_REFERENCES
      ? [`${references.length} of at least ${ENOUGH_REFERENCES} reference pictures: add more for better recognition.`]
      : [];
  if (kind === 'person' && memory.settings.faces !== 'on')
    return [
      ...few,
      'Face recognition is off in this memory, so people are not recognised; turn it on with: madeleine people on',
    ];
  if (
    kind === 'object' &&
    (memory.configuration.embedder?.folder ?? memory.configuration.embedder?.model) === undefined
  )
    return [
      ...few,
      'Without an embedder, objects are not recognised in pictures (see docs/models.md); the profile can still be asked.',
    ];
  return few;
}

/** Whether a profile names somebody or something. */
const names = (attributes: Concept['attributes'], name: string): boolean =>
  fold(JSON.stringify(attributes)).includes(fold(name));

async function picturesIn(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const said of paths) {
    const path = resolve(said);
    const there = await stat(path).catch(() => undefined);
    if (there === undefined) throw new MadeleineError('missing', `${path} was not found.`, { path });
    if (there.isDirectory()) {
      for (const name of (await readdir(path)).sort()) if (picture.test(name)) found.push(join(path, name));
    } else found.push(path);
  }
  return [...new Set(found)];
}

async function readProfile(file: string): Promise<Concept['attributes']> {
  try {
    const { name: _name, ...attributes } = profileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return attributes;
  } catch (cause) {
    throw new MadeleineError('malformed-row', 'This profile cannot be read.', {
      path: resolve(file),
      action: 'Use a JSON object of attributes, such as {"birthday": "1990-04-02", "family": {"sister": "Ada"}}.',
      cause,
    });
  }
}

/** Takes a concept out; its pictures and its profile file stay where they are. Errors: those of `findConcept`. */
export async function removeConcept(memory: OpenMemory, said: string): Promise<RemovedConceptResponse> {
  const { key, id } = await findConcept(memory, said);
  const changes: Change[] = [{ op: 'deleteRecord', kind: 'concept', id: key }];
  for (const { key: theirs, ...other } of await keyedConcepts(memory))
    if (theirs !== key && other.linked.includes(id))
      changes.push({
        op: 'putRecord',
        kind: 'concept',
        id: theirs,
        value: { ...other, linked: other.linked.filter((one) => one !== id) },
      });
  await memory.store.write(changes);
  return { removed: key };
}
