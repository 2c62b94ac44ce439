/**
 * How far what programs see in pictures can be trusted: of pictures that somebody labelled by eye, how often each kind of
 * sight is reported, by confidence, where the thing is there and where it is not.
 *   npx node training/fit/sights.ts --memory DIR --labels FILE --said "what pictures these are" [--write]
 * FILE: {"name.jpg": {"object": ["dog"], "scene": ["outdoors"], "expression": ["smile"], "picture": ["selfie"]}}, in the names
 * of the concept tables; what is not said of a labelled picture is not in it. A detector's own confidence counts like four
 * pictures, so that a handful of labels does not decide alone; kinds with fewer than five things there keep their guesses.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { slug } from '../../src/language/fold.ts';
import { type SightKind, sightKinds } from '../../src/memory/seen.ts';
import { nameOfSight, sightShapes } from '../../src/retrieve/planner/sight-words.ts';
import { detectorThings } from '../../src/retrieve/planner/tables/detector-things.ts';
import { type SightBand, type SightKindWeights, sightWeights } from '../../src/retrieve/tools/sight-weights.ts';
import { writeModel } from '../harness/write-model.ts';

const { values: flags } = parseArgs({
  options: {
    memory: { type: 'string' },
    labels: { type: 'string' },
    said: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const labelled = z
  .record(z.string(), z.partialRecord(z.enum(sightKinds), z.array(z.string())))
  .parse(JSON.parse(readFileSync(flags.labels ?? '', 'utf8')));

/** Confidences from which a band begins, the surest first. */
const edges: Readonly<Partial<Record<SightKind, readonly number[]>>> = {
  object: [0.6, 0.4, 0],
  scene: [0.8, 0.65, 0],
  expression: [0.8, 0],
  picture: [0.7, 0],
};

type Counts = { shown: number; notShown: number; readonly bands: { shown: number; notShown: number }[] };
const counts = new Map<SightKind, Counts>(
  (Object.keys(edges) as SightKind[]).map((kind) => [
    kind,
    { shown: 0, notShown: 0, bands: (edges[kind] ?? []).map(() => ({ shown: 0, notShown: 0 })) },
  ]),
);

const memory = await OpenMemory.open(flags.memory ?? '', { quiet: true, offline: true });
let pictures = 0;
for await (const { origin, sights } of memory.store.scan({ modality: 'image' })) {
  const truth = labelled[basename(origin.path)];
  if (truth === undefined || sights === undefined) continue;
  pictures += 1;
  for (const [kind, count] of counts) {
    for (const name of detectorThings[kind] ?? []) {
      const there = truth[kind]?.includes(name) === true ? 'shown' : 'notShown';
      const shapes = sightShapes(name);
      const surest = Math.max(
        -1,
        ...sights.flatMap((one) =>
          one.kind === kind && (shapes.has(slug(one.name)) || shapes.has(slug(nameOfSight(one.name))))
            ? [one.confidence]
            : [],
        ),
      );
      count[there] += 1;
      const band = (edges[kind] ?? []).findIndex((from) => surest >= from);
      const found = count.bands[band];
      if (found !== undefined) found[there] += 1;
    }
  }
}
await memory.close();

const OWN_WORD = 4;
const FEWEST = 5;
const rounded = (value: number): number => Math.round(value * 100) / 100;
const fitted: Record<string, SightKindWeights> = { ...sightWeights.kinds };
const learned: string[] = [];
for (const [kind, { shown, notShown, bands }] of counts) {
  const from = edges[kind] ?? [];
  const made = bands.map((band, i): SightBand => {
    const middle = ((from[i] ?? 0) + (from[i - 1] ?? 1)) / 2;
    return {
      from: from[i] ?? 0,
      right: rounded((band.shown + OWN_WORD * middle) / (band.shown + band.notShown + OWN_WORD)),
    };
  });
  const reported = (of: 'shown' | 'notShown'): number => bands.reduce((sum, band) => sum + band[of], 0);
  const silent = rounded(
    Math.log(
      (shown - reported('shown') + 0.5) / (shown + 1) / ((notShown - reported('notShown') + 0.5) / (notShown + 1)),
    ),
  );
  console.log(`${kind}: there ${shown}, not there ${notShown}, silence ${silent} nats`);
  for (const [i, { from: edge, right }] of made.entries())
    console.log(`  from ${edge.toFixed(2)}: right ${bands[i]?.shown}, wrong ${bands[i]?.notShown}, taken as ${right}`);
  if (shown < FEWEST) continue;
  fitted[kind] = { bands: made, silent };
  learned.push(kind);
}
console.log(`${pictures} pictures`);

if (flags.write === true)
  writeModel(
    'sights',
    { kinds: fitted },
    {
      data: `${pictures} photographs labelled by eye (${flags.said ?? ''}): ${learned.join(', ')}; the other kinds are careful guesses`,
      paths: [flags.labels ?? ''],
    },
  );
