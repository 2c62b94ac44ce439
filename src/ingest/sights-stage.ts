import type { MemoryItem } from '../memory/item.ts';
import type { Tag } from '../memory/item-text.ts';
import { reading } from '../memory/reading.ts';
import type { Sight, SightKind } from '../memory/seen.ts';
import type { SeenFace } from '../ports/perception.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { isPicture, type PicturePorts, pixelsOf } from './seen-pictures.ts';

export const SIGHTS_STAGE = 'sights';
/** Of what this stage makes of what perception sees. */
const VERSION = 1;
const BY = 'sights.local';

/** As much of a face as is wanted here, whether it was seen just now or is known. */
export type LookedAt = Pick<SeenFace, 'box' | 'expressions'>;

/**
 * Things, people's looks and gestures in pictures. It tells nobody apart, so it needs no leave. Faces that are known already
 * (`facesOf`) are not looked for again.
 */
export function sightsStage(
  ports: PicturePorts,
  facesOf: (item: MemoryItem) => Promise<readonly LookedAt[]>,
): RunnableStage {
  const version = VERSION * 100 + ports.perception.version;
  return {
    name: SIGHTS_STAGE,
    version,
    concurrency: ports.perception.concurrency,
    wants: isPicture,
    async run(item, signal): Promise<StageYield> {
      const picture = await pixelsOf(item, ports);
      const known = await facesOf(item);
      const wants = { identity: false, objects: true, expressions: known.length === 0, gestures: true };
      const seen = await ports.perception.perceive(picture, wants, signal);
      const sights = sightsOf(known.length === 0 ? seen.faces : known, seen.sights);
      const provenance = { kind: 'inferred', by: BY, version } as const;
      const tags = tagsOf(sights);
      return { readings: [reading('sights', sights, provenance), reading('tags', tags, provenance)] };
    },
  };
}

/** A picture of a meal has one sight for all its plates: kinds of things, with their number, most confident first. */
export function sightsOf(faces: readonly LookedAt[], sights: readonly Sight[]): Sight[] {
  const kinds = new Map<string, Sight>();
  for (const sight of sights.toSorted((a, b) => b.confidence - a.confidence)) {
    const key = `${sight.kind}\n${sight.name}`;
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, { ...sight, count: sight.count ?? 1 });
    else kinds.set(key, { ...known, count: (known.count ?? 1) + (sight.count ?? 1) });
  }
  const smiles = faces.flatMap(({ expressions }) => expressions.find(({ name }) => name === 'happy')?.confidence ?? []);
  const smiling = smiles.filter((confidence) => confidence >= SMILE);
  if (smiling.length > 0)
    kinds.set('smile', {
      kind: 'expression',
      name: 'smiling',
      confidence: Math.max(...smiling),
      count: smiling.length,
    });
  return [...kinds.values()];
}

const SMILE = 0.5;

/** From which confidence on a sight becomes a word of its item; kinds without a number never do. */
const leastForTag: Readonly<Partial<Record<SightKind, number>>> = {
  object: 0.45,
  scene: 0.7,
  light: 0.7,
  expression: 0.7,
  gesture: 0.5,
  picture: 0.6,
};
/** Whom and how many a picture shows is said by faces; the detector of things sees too many people. */
const noTag: ReadonlySet<string> = new Set(['person']);

export const tagsOf = (sights: readonly Sight[]): Tag[] =>
  sights
    .filter(({ kind, name, confidence }) => !noTag.has(name) && confidence >= (leastForTag[kind] ?? 2))
    .map(({ name }) => ({ name, source: 'perception' }));
