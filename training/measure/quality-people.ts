import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { initMemory } from '../../src/app/app.ts';
import { add } from '../../src/app/import/add.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import type { Correction } from '../../src/memory/correction.ts';
import type { Face, FaceId } from '../../src/memory/face.ts';
import { type ItemId, personIdSchema } from '../../src/memory/ids.ts';
import { type FaceContext, type FaceGroup, faceGroups } from '../../src/organise/faces/face-groups.ts';
import { alikeSuggestions } from '../../src/organise/faces/face-suggestions.ts';
import { faceWordOf } from '../../src/organise/faces/face-word.ts';
import { madeFaces, pairScores } from '../../src/organise/faces/faces.fixture.ts';

type Whose = (face: FaceId) => string | undefined;

/** Who is where in photographs that can be had, told by eye: the middle of the face from the left, in hundredths. */
const labels: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'biden.jpg': { 59: 'first' },
  'biden2.jpg': { 54: 'first' },
  'obama.jpg': { 53: 'second' },
  'obama2.jpg': { 55: 'second' },
  'obama3.jpg': { 54: 'second' },
  'obama_partial_face.jpg': { 19: 'second' },
  'obama_and_biden.jpg': { 42: 'first', 61: 'second', 85: 'behind' },
  'sample1.jpg': { 82: 'third' },
  'sample3.jpg': { 62: 'third' },
};
const NEAR = 8;

/** Who has a face at a place; faces that are not listed are of different people, each seen once: those of the face package's samples are so. */
export function whoIsAt(path: string, box: Face['box']): string {
  const file = basename(path);
  const middle = (box.x + box.w / 2) * 100;
  const known = Object.entries(labels[file] ?? {}).find(([at]) => Math.abs(Number(at) - middle) <= NEAR);
  return known?.[1] ?? `${file} ${middle.toFixed(0)}`;
}

function whoseIn(faces: readonly Face[], pathOf: ReadonlyMap<ItemId, string>): Whose {
  const whose = new Map<FaceId, string>();
  for (const { id, item, box } of faces) whose.set(id, whoIsAt(pathOf.get(item) ?? '', box));
  return (face) => whose.get(face);
}

const context = (corrections: readonly Correction[]): FaceContext => ({
  word: faceWordOf(corrections),
  before: new Map(),
  instantOf: () => undefined,
});

function scoreLine(title: string, groups: readonly FaceGroup[], whose: Whose): string {
  const byPerson = new Map<string, string[]>();
  for (const { person, faces } of groups)
    byPerson.set(person, [...(byPerson.get(person) ?? []), ...faces.map(({ id }) => id)]);
  const { said, are, right, precision, recall, f1 } = pairScores([...byPerson.values()], (id) => whose(id as FaceId));
  return `${title}: F1 ${f1.toFixed(4)}, precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)} (pairs: ${said} said, ${are} are, ${right} both)`;
}

const at = '2024-01-01T00:00:00Z';

/** One picture of each person who is seen more than once is named, then `asked` suggestions are answered truthfully. */
function helped(faces: readonly Face[], whose: Whose, asked: number): { groups: FaceGroup[]; yes: number; no: number } {
  const corrections: Correction[] = [];
  const people = new Map<string, Face[]>();
  for (const face of faces) people.set(whose(face.id) ?? '', [...(people.get(whose(face.id) ?? '') ?? []), face]);
  for (const [name, theirs] of people) {
    const [best] = theirs.toSorted((a, b) => b.quality - a.quality);
    if (theirs.length < 2 || best === undefined) continue;
    corrections.push({ kind: 'face-is', at, person: personIdSchema.parse(`p-${name}`), faces: [best.id] });
  }
  let [yes, no] = [0, 0];
  for (let n = 0; n < asked; n++) {
    const now = context(corrections);
    const suggestions = alikeSuggestions(
      faceGroups(faces, now),
      now.word,
      (id) => id.startsWith('p-') && people.has(id.slice(2)),
    );
    const [first] = suggestions.filter(({ person }) => people.has(person.slice(2)));
    if (first === undefined) break;
    const isSo = first.faces.every((face) => `p-${whose(face)}` === first.person);
    if (isSo) yes += 1;
    else no += 1;
    corrections.push({ kind: isSo ? 'face-is' : 'face-is-not', at, person: first.person, faces: [...first.faces] });
  }
  return { groups: faceGroups(faces, context(corrections)), yes, no };
}

const MOST_ASKED = 5000;

function report(title: string, faces: readonly Face[], whose: Whose): string {
  const began = performance.now();
  const before = process.cpuUsage();
  const groups = faceGroups(faces, context([]));
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  const spent = user + system;
  const clear = faces.filter(({ quality }) => quality >= 0.4);
  const lines = [
    `${title}: ${faces.length} faces, ${groups.filter(({ isSomebody }) => isSomebody).length} held for somebody, ${(ms / 1000).toFixed(1)} s, of the processor ${(spent / 1e6).toFixed(1)} s, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    scoreLine('  without help', groups, whose),
  ];
  // Each answer groups all faces anew.
  if (faces.length > MOST_ASKED) return lines.join('\n');
  const { groups: after, yes, no } = helped(faces, whose, 10);
  return [
    ...lines,
    scoreLine('  clear faces alone, without help', faceGroups(clear, context([])), whose),
    scoreLine(`  one picture of each named, ${yes + no} suggestions answered (${yes} yes)`, after, whose),
  ].join('\n');
}

/** People found in the photographs of the folders, against who is known to be in them. */
export async function photographsText(folders: readonly string[]): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), 'madeleine-people-'));
  try {
    await initMemory(join(base, 'memory'), 'on', async () => 'on');
    const memory = await OpenMemory.open(join(base, 'memory'));
    const files = (
      await Promise.all(folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))))
    ).flat();
    await add(
      memory,
      files.filter((file) => /(^|\/)(?!screenshot)[^/]+\.jpe?g$/i.test(file)),
      { as: 'photos' },
    );
    const faces = await memory.store.records('face');
    const paths = new Map<ItemId, string>();
    for await (const { id, origin } of memory.store.scan()) paths.set(id, origin.path);
    await memory.close();
    return report('photographs', faces, whoseIn(faces, paths));
  } finally {
    await rm(base, { recursive: true, force: true });
  }
}

/** A made life of so many faces: half of a family and friends, half of people seen up to three times. */
export function madeText(size: number, seed: number): string {
  const near = Array.from({ length: 30 }, (_, i) => Math.max(3, Math.round((size * 0.55 * Math.exp(-i / 8)) / 8.5)));
  const others = Array.from({ length: Math.round((size * 0.45) / 2) }, (_, i) => 1 + (i % 3));
  const { faces, whose } = madeFaces({ seed, of: [...near, ...others], together: 4, unclear: 0.05 });
  return report(`made, seed ${seed}`, faces, (id) => String(whose.get(id)));
}
