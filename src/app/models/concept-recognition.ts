import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { alikeness } from '../../answer/concepts/concept-alike.ts';
import { identityOf } from '../../answer/concepts/concept-identity.ts';
import { type Look, lookOf } from '../../answer/concepts/concept-look.ts';
import type { Recognised } from '../../contract/concept-verbs.ts';
import { MOST_PIXELS } from '../../ingest/seen-pictures.ts';
import type { Concept } from '../../memory/concept.ts';
import { descriptorOf, expressions, writtenDescriptor } from '../../memory/face.ts';
import { boxSchema } from '../../memory/item-text.ts';
import type { Embedder } from '../../ports/embedder.ts';
import type { Perceived, Perception, Pixels, SeenFace } from '../../ports/perception.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { layout } from '../memory-folder.ts';
import type { OpenMemory } from '../open-memory.ts';

/** A picture that was looked at: its pixels and what was seen in them. */
export type SeenPicture = { readonly path: string; readonly pixels: Pixels; readonly seen: Perceived };

/** What is kept of a reference: its best face and how that looked. Erased with the memory's cache. */
const referenceSchema = z.object({
  descriptor: z.string().optional(),
  box: boxSchema.optional(),
  expressions: z.array(z.object({ name: z.enum(expressions), confidence: z.number() })),
  clothes: z.object({ name: z.string(), share: z.number() }).optional(),
  hair: z.object({ name: z.string(), share: z.number() }).optional(),
  glasses: z.boolean().optional(),
  smiles: z.boolean(),
});
type Reference = z.infer<typeof referenceSchema>;

export type ConceptLook = { readonly look: Look; readonly face: SeenFace };

/** Looks at a picture with identity only where the owner allows that faces are told apart. Undefined without perception. */
export async function lookAt(memory: OpenMemory, path: string): Promise<SeenPicture | undefined> {
  const perception = await memory.perception();
  if (perception === undefined) return undefined;
  return seenBy(memory, perception, path, memory.settings.faces === 'on');
}

async function seenBy(
  memory: OpenMemory,
  perception: Perception,
  path: string,
  identity: boolean,
): Promise<SeenPicture> {
  const pixels = await (await memory.decoder()).pixels(path, 'image/jpeg', MOST_PIXELS);
  const seen = await perception.perceive(pixels, { identity, objects: true, expressions: true });
  return { path, pixels, seen };
}

/**
 * Whether a concept is in a picture. A person by the face that is nearest to the references', with the owner's leave; an
 * object by its looks where there is an embedder. What cannot be compared is told as that.
 */
export async function recognise(
  memory: OpenMemory,
  concept: Concept,
  picture: SeenPicture | undefined,
): Promise<{ readonly recognised: Recognised; readonly face?: SeenFace; readonly references: readonly Look[] }> {
  const told = (state: Recognised['state'], note: string, more: Partial<Recognised> = {}): Recognised => ({
    concept: concept.id,
    name: concept.name,
    state,
    note,
    ...more,
  });
  if (concept.kind === 'object') return { recognised: await objectIn(memory, concept, picture, told), references: [] };
  if (memory.settings.faces !== 'on')
    return {
      recognised: told('cannot', 'face recognition is off (turn it on with: madeleine people on)'),
      references: [],
    };
  if (picture === undefined) return { recognised: told('cannot', 'picture analysis is not available'), references: [] };
  const references = await referencesOf(memory, concept);
  const descriptors = references.flatMap(
    (one) => descriptorOf(one.descriptor === undefined ? {} : { descriptor: one.descriptor }) ?? [],
  );
  if (descriptors.length === 0)
    return { recognised: told('cannot', 'no face was detected in the reference pictures'), references };
  const faces = picture.seen.faces.flatMap((face) => {
    const identity = face.descriptor === undefined ? undefined : identityOf(face.descriptor, descriptors);
    return identity === undefined ? [] : [{ face, identity }];
  });
  const [best] = faces.sort((a, b) => a.identity.distance - b.identity.distance);
  if (best === undefined) {
    const note = picture.seen.faces.length === 0 ? 'no face in the picture' : 'no face in the picture is clear enough';
    return { recognised: told(picture.seen.faces.length === 0 ? 'no' : 'unsure', note), references };
  }
  const { state, probability } = best.identity;
  const note = {
    yes: 'the face is that of the references',
    no: 'no face is near enough to the references',
    unsure: 'the face is like that of the references, but not surely the same',
  }[state];
  const recognised = told(state, note, { probability, ...(state === 'no' ? {} : { box: best.face.box }) });
  return { recognised, ...(state === 'no' ? {} : { face: best.face }), references };
}

type Told = (state: Recognised['state'], note: string, more?: Partial<Recognised>) => Recognised;

/** As many pictures of the memory as say what is not alike. */
const MOST_OTHERS = 2000;
/** Of them, the nearest may show the thing itself. */
const MAY_SHOW_IT = 0.05;
const FEWEST_OTHERS = 2;

/** By how alike the references are to each other, and pictures of the memory and of its other objects to them. */
async function objectIn(
  memory: OpenMemory,
  concept: Concept,
  picture: SeenPicture | undefined,
  told: Told,
): Promise<Recognised> {
  const embedder = await memory.embedder();
  if (embedder?.seesPictures !== true)
    return told('cannot', 'recognising objects requires an embedder (docs/models.md)');
  if (picture === undefined) return told('cannot', 'picture analysis is not available');
  const own = await vectorsOf(memory, embedder, concept.references);
  const [asked] = await vectorsOf(memory, embedder, [picture.path]);
  if (asked === undefined || own.length < 2) return told('cannot', 'at least two reference pictures are required');
  const likeness = (one: Float32Array, to: readonly Float32Array[]): number => mean(to.map((other) => dot(one, other)));
  const within = own.map((one) =>
    likeness(
      one,
      own.filter((other) => other !== one),
    ),
  );
  const others = [...(await otherObjects(memory, concept, embedder)).map((one) => likeness(one, own))];
  others.push(...(await likenessOfMemory(memory, embedder, own)));
  if (others.length < FEWEST_OTHERS)
    return told('cannot', 'pictures of other objects are required for comparison, in the memory or enrolled');
  const found = alikeness(likeness(asked, own), within, others);
  if (found === undefined) return told('cannot', 'the embedder cannot distinguish the references from other pictures');
  const { state, probability } = found;
  const seems = { yes: 'like', no: 'unlike', unsure: 'somewhat like' }[state];
  return told(state, `looks ${seems} the references, compared with ${others.length} other pictures`, { probability });
}

async function otherObjects(
  memory: OpenMemory,
  concept: Concept,
  embedder: Embedder,
): Promise<readonly Float32Array[]> {
  const others = (await memory.store.records('concept')).filter(
    ({ id, kind }) => kind === 'object' && id !== concept.id,
  );
  return vectorsOf(
    memory,
    embedder,
    others.flatMap(({ references }) => references.slice(0, 2)),
  );
}

/** How alike pictures of the memory are to the references: the mean over unit vectors is that to their sum, without the nearest. */
async function likenessOfMemory(
  { store }: OpenMemory,
  { space }: Embedder,
  own: readonly Float32Array[],
): Promise<number[]> {
  const sum = new Float32Array(own[0]?.length ?? 0);
  for (const one of own) for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (one[i] ?? 0) / own.length;
  const length = Math.sqrt(dot(sum, sum));
  if (length === 0) return [];
  const nearest = await store.nearest(
    space,
    sum.map((x) => x / length),
    MOST_OTHERS,
  );
  return nearest.slice(Math.ceil(nearest.length * MAY_SHOW_IT)).map(({ score }) => score * length);
}

async function vectorsOf(
  memory: OpenMemory,
  embedder: Embedder,
  paths: readonly string[],
): Promise<readonly Float32Array[]> {
  const decoder = await memory.decoder();
  const pictures = await Promise.all(paths.map((path) => decoder.jpeg(path, 'image/jpeg', 512).catch(() => undefined)));
  return embedder.pictures(pictures.filter((one) => one !== undefined));
}

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length);

const referencesFolder = (memory: OpenMemory): string => join(memory.folder.path, layout.cache, 'concepts');

/** Erases what is kept of the faces in references; it is measured again when it is needed and allowed. */
export const forgetReferences = (memory: OpenMemory): Promise<void> =>
  rm(referencesFolder(memory), { recursive: true, force: true });

/** The faces and looks of the references, each looked at once for as long as its file stays the same. */
async function referencesOf(memory: OpenMemory, concept: Concept): Promise<readonly Reference[]> {
  const perception = await memory.perception();
  if (perception === undefined) return [];
  const folder = referencesFolder(memory);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found: Reference[] = [];
  for (const path of concept.references) {
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes === undefined) continue;
    const hash = createHash('sha256').update(bytes).update(`v2 ${perception.version}`).digest('hex');
    const file = join(folder, `${hash}.json`);
    const kept = await readPrivate(file).then(
      (kept) => referenceSchema.safeParse(JSON.parse(String(kept))),
      () => undefined,
    );
    if (kept?.success === true) {
      found.push(kept.data);
      continue;
    }
    const reference = referenceIn(await seenBy(memory, perception, path, true));
    await writePrivate(file, JSON.stringify(reference));
    found.push(reference);
  }
  return found;
}

/** The largest face of a reference stands for it. */
function referenceIn({ pixels, seen }: SeenPicture): Reference {
  const [face] = seen.faces.toSorted((a, b) => b.box.w * b.box.h - a.box.w * a.box.h);
  if (face === undefined) return { expressions: [], smiles: false };
  return {
    ...(face.descriptor === undefined ? {} : { descriptor: writtenDescriptor(face.descriptor) }),
    box: face.box,
    expressions: [...face.expressions],
    ...lookOf(pixels, face),
  };
}
