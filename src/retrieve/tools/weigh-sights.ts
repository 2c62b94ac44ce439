import { slug } from '../../language/fold.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Box } from '../../memory/item-text.ts';
import type { LeafArgs } from '../../memory/query-plan.ts';
import type { Sight, SightKind } from '../../memory/seen.ts';
import { colourOf, nameOfSight, sightShapes } from '../planner/sight-words.ts';
import { detectorThings } from '../planner/tables/detector-things.ts';
import { logOdds } from '../weigh/evidence.ts';
import { type SightWeights, sightWeights } from './sight-weights.ts';

/** What the sights of an item say of a thing: nats for or against, and in words. */
export type SightEvidence = { readonly weight: number; readonly note: string };

/** A thing that is there in another colour or number than was asked is not what was asked for, as sure as it is there. */
const OTHER_COLOUR = -1.5;
const OTHER_COUNT = -1.2;
const COLOUR_SEEN = 0.9;
const COUNT_SEEN = 0.7;

/**
 * Whether programs saw a thing in a picture or a film: by how often the surest report of it, by kind and confidence, is
 * right; of a thing that the detectors know and did not see, by how much the silence says. Undefined where nothing looked,
 * or nothing that looks knows the thing.
 */
export function weighSights(
  args: LeafArgs<'object'>,
  { sights }: Pick<MemoryItem, 'sights'>,
  weights: SightWeights = sightWeights,
): SightEvidence | undefined {
  if (sights === undefined) return undefined;
  const wanted = sightShapes(args.name);
  const found = sights.filter((sight) => isMeant(sight, wanted)).sort((a, b) => b.confidence - a.confidence);
  const [surest] = found;
  if (surest === undefined) {
    const kind = kindOf(args.name);
    return kind === undefined || !sights.some((sight) => sight.kind === kind || kind === 'object')
      ? undefined
      : { weight: weights.kinds[kind].silent, note: `no ${args.name} seen` };
  }
  const weight = withManner(hitWeight(surest, weights), [colourWeight(args, found, sights), countWeight(args, found)]);
  return { weight, note: `${surest.name} seen (${Math.round(surest.confidence * 100)}%)` };
}

const withManner = (weight: number, manners: readonly number[]): number =>
  manners.some((one) => one < 0) ? Math.min(weight, ...manners) : manners.reduce((sum, one) => sum + one, weight);

const isMeant = (sight: Sight, wanted: ReadonlySet<string>): boolean =>
  wanted.has(slug(sight.name)) || wanted.has(slug(nameOfSight(sight.name)));

/** What kind of sight a name would be; undefined for what no detector knows. */
function kindOf(name: string): SightKind | undefined {
  for (const [kind, names] of Object.entries(detectorThings)) if (names.has(name)) return kind as SightKind;
  return undefined;
}

/** How probable a picture is that was found worth weighing, before anything looked at it. */
const BEFORE = 0.35;

/** What a report adds: from what was probable before to how often such reports are right. */
function hitWeight({ kind, confidence }: Sight, { kinds }: SightWeights): number {
  const band = kinds[kind].bands.find(({ from }) => confidence >= from);
  return band === undefined ? 0 : logOdds(band.right) - logOdds(BEFORE);
}

/** Whether a colour was seen where the thing is: yes, another one, or nothing is known of it. */
function colourWeight({ colour }: LeafArgs<'object'>, found: readonly Sight[], sights: readonly Sight[]): number {
  if (colour === undefined) return 0;
  const boxes = found.flatMap(({ box }) => box ?? []);
  const there = sights.filter(
    ({ kind, box }) => kind === 'colour' && box !== undefined && boxes.some((other) => covers(other, box)),
  );
  if (there.length === 0) return 0;
  return there.some(({ name }) => colourOf(name) === colour) ? COLOUR_SEEN : OTHER_COLOUR;
}

/** Whether the middle of one box lies in the other. */
const covers = (outer: Box, { x, y, w, h }: Box): boolean =>
  x + w / 2 >= outer.x && x + w / 2 <= outer.x + outer.w && y + h / 2 >= outer.y && y + h / 2 <= outer.y + outer.h;

function countWeight({ least, most }: LeafArgs<'object'>, found: readonly Sight[]): number {
  if (least === undefined && most === undefined) return 0;
  const counted = found.reduce((sum, { count = 1 }) => sum + count, 0);
  return counted >= (least ?? 0) && counted <= (most ?? Number.POSITIVE_INFINITY) ? COUNT_SEEN : OTHER_COUNT;
}
