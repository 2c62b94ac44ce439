import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportContext, Exported } from '../builder.ts';
import { problemsBetween, problemsOf, questionProblems } from './checks.ts';
import { questionRecords } from './checks-step.ts';
import { queryPicture, referencePaths } from './crops.ts';
import { type BuiltQuestion, conceptRecords, type Distractor, distractorRecords, profileRecords } from './records.ts';
import { releasedProfile } from './released-profile.ts';
import { wordingOf } from './wording-of.ts';
import { type World, worldOf } from './world.ts';

type Row = { readonly key: string; readonly value: BuiltQuestion };
/** A distracted question: the plain one, and the folder of profiles that it is asked of where entries were put into them. */
type Distracted = { readonly row: Row; readonly distractor: Distractor; readonly profiles: string | undefined };

/**
 * Writes `concepts/`, `images/` and `questions.jsonl`. A question with a distractor stands in it a second time, `of` the
 * plain one; textual ones are asked of profiles of their own below `with/`, each of which misleads about one question of
 * a concept at most. Profiles and questions that contradict themselves are left out.
 */
export async function exportSet(context: ExportContext): Promise<Exported> {
  const { world, dropped } = consistent(context);
  const all = questionRecords.flatMap((of) => context.decided(of));
  const rows = all.filter(
    ({ value }) => world.profile(value.concept) !== undefined && questionProblems(value).length === 0,
  );
  const distracted = distractedIn(context, rows);
  const folders = new Set(distracted.flatMap(({ profiles }) => profiles ?? []));
  await writeConcepts(context, world, '', new Map());
  for (const folder of folders) await writeConcepts(context, world, folder, entriesOf(distracted, folder));
  const images = await writeImages(context, rows, distracted);
  const plain = rows.filter(({ value: { item } }) => item === undefined || images.has(item));
  const known = new Set(plain.map(({ key }) => key));
  const misled = distracted.filter(
    ({ row, distractor: { item } }) => known.has(row.key) && (item === undefined || images.has(item)),
  );
  const lines = [...plain.map((row) => released(row, images)), ...misled.map((one) => releasedMisled(one, images))];
  await writeFile(join(context.out, 'questions.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return {
    data: context.out,
    questions: lines.length,
    items: world.concepts.length,
    facts: {
      concepts: world.concepts.length,
      persons: world.people.length,
      objects: world.objects.length,
      'questions without a distractor': plain.length,
      'questions with one': misled.length,
      'profiles left out as contradictory': dropped,
      'forms that nobody has filled in': all.filter(({ value }) => !value.written).length,
      'written questions left out as contradictory': all.filter(({ value }) => value.written).length - plain.length,
      'drawn scenes': 'none: the program has no image endpoint, and every picture is the owner’s own',
    },
  };
}

function consistent(context: ExportContext): { readonly world: World; readonly dropped: number } {
  const decided = context.decided(profileRecords);
  const between = problemsBetween(new Map(decided.map(({ key, value }) => [key, value])));
  const kept = decided.filter(({ key, value }) => problemsOf(value).length === 0 && between.get(key) === undefined);
  const concepts = context.records(conceptRecords).all();
  const world = worldOf(
    concepts.map(({ value }) => value),
    kept,
    wordingOf(context.options.languages),
  );
  return { world, dropped: decided.length - kept.length };
}

/** The n-th distracted question of each concept shares the n-th folder of profiles. */
function distractedIn(context: ExportContext, rows: readonly Row[]): Distracted[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const counts = new Map<string, number>();
  return context.decided(distractorRecords).flatMap(({ value }): Distracted[] => {
    const row = byKey.get(value.question);
    if (row === undefined) return [];
    if (value.kind !== 'textual') return [{ row, distractor: value, profiles: undefined }];
    const nth = (counts.get(value.concept) ?? 0) + 1;
    counts.set(value.concept, nth);
    return [{ row, distractor: value, profiles: `with/${nth}` }];
  });
}

const entriesOf = (all: readonly Distracted[], folder: string): Map<string, readonly string[]> =>
  new Map(
    all.flatMap(({ distractor, profiles }) =>
      profiles === folder ? [[distractor.concept, distractor.history] as const] : [],
    ),
  );

async function writeConcepts(
  { out, folder }: ExportContext,
  world: World,
  below: string,
  entries: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  for (const found of world.concepts) {
    const profile = world.profile(found.id);
    if (profile === undefined) continue;
    const at = join(out, below, 'concepts', found.id);
    await mkdir(join(at, 'reference'), { recursive: true, mode: 0o700 });
    const document = releasedProfile(profile, world, entries.get(found.id));
    await writeFile(join(at, 'profile.json'), `${JSON.stringify(document, null, 2)}\n`, { mode: 0o600 });
    for (const [n, path] of referencePaths(found).entries())
      await copyFile(join(folder, path), join(at, 'reference', `${n + 1}.jpg`));
  }
}

/** Of every item that is shown its file in the set; pictures that are gone are left out. */
async function writeImages(
  context: ExportContext,
  rows: readonly Row[],
  distracted: readonly Distracted[],
): Promise<Map<string, string>> {
  const items = [
    ...rows.flatMap(({ value }) => value.item ?? []),
    ...distracted.flatMap(({ distractor }) => distractor.item ?? []),
  ];
  const files = new Map<string, string>();
  await mkdir(join(context.out, 'images'), { recursive: true, mode: 0o700 });
  for (const item of new Set(items)) {
    const bytes = await queryPicture(context, item);
    if (bytes === undefined) continue;
    const file = `images/${files.size + 1}.jpg`;
    await writeFile(join(context.out, file), bytes, { mode: 0o600 });
    files.set(item, file);
  }
  return files;
}

function released({ key, value }: Row, images: ReadonlyMap<string, string>): Record<string, unknown> {
  const { group, task, concept, item, question, options, answer, failure, made } = value;
  const image = item === undefined ? undefined : images.get(item);
  return {
    id: key,
    group,
    task,
    concept,
    ...(image === undefined ? {} : { image }),
    question,
    options,
    answer,
    failure,
    made,
  };
}

function releasedMisled({ row, distractor, profiles }: Distracted, images: ReadonlyMap<string, string>) {
  const image = distractor.item === undefined ? undefined : images.get(distractor.item);
  return {
    ...released(row, images),
    id: `${row.key}+${distractor.kind}`,
    ...(image === undefined ? {} : { image }),
    distractor: distractor.kind,
    of: row.key,
    ...(profiles === undefined ? {} : { profiles }),
  };
}
