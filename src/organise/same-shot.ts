import type { ItemId } from '../memory/ids.ts';
import type { Link, SameShotWay } from '../memory/link.ts';
import edited from './edited-names.json' with { type: 'json' };
import { hashDistance, type LookAlike, lookAlikeRule } from './look-alikes.ts';
import { pushTo } from './ordering.ts';
import { linkBetween } from './picture-links.ts';
import { takenAt, type View } from './view.ts';

/** When two pictures are held to be of one shot; bits are those in which their perceptual hashes differ. */
const sameShotRule = {
  apartMs: 2_000,
  /** The same view, taken again: only of pictures with a time. */
  alike: { bits: 6, ms: 10 * 60_000 },
  /** The same picture in another size: by its time, or where one of them, or neither, has one. */
  copy: { timed: 6, halfTimed: 4, untimed: 2 },
  /** By how much the ratio of width to height may differ. */
  shape: 0.02,
} as const;

type Named = { readonly view: View; readonly folder: string; readonly stem: string; readonly isRaw: boolean };
const rawEndings: ReadonlySet<string> = new Set(edited.raw);

/**
 * Pictures of one shot: raw files and what was developed from them, edited versions, the same picture in other sizes, frames
 * of bursts that look alike, and the same view taken again within minutes. Nothing is taken out; the owner decides.
 */
export function sameShotLinks(
  byId: ReadonlyMap<ItemId, View>,
  pairs: readonly LookAlike[],
  bursts: readonly Link[],
): Link[] {
  const all = [...byNames([...byId.values()]), ...frames(bursts, byId), ...pairs.flatMap(lookingAlike)];
  // Of two pictures the first reason is told: what their names say explains why they look alike.
  const told = new Map<string, Link>();
  for (const link of all) {
    const pair = [link.from, link.to].sort().join(' ');
    if (!told.has(pair)) told.set(pair, link);
  }
  return [...told.values()];
}

const sameShot = (way: SameShotWay, from: View, to: View, weight = 1): Link =>
  linkBetween('same-shot', from, to, weight, way);

function byNames(views: readonly View[]): Link[] {
  const named = views.flatMap(nameOf);
  const byStem = new Map<string, Named[]>();
  for (const one of named) pushTo(byStem, one.stem, one);
  return named.flatMap((one) => {
    const developed = one.isRaw
      ? (byStem.get(one.stem) ?? []).filter((other) => !other.isRaw && isOneShot(one, other))
      : [];
    const originals = originalStems(one.stem)
      .flatMap((stem) => byStem.get(stem) ?? [])
      .filter((other) => isOneShot(one, other));
    return [
      ...developed.map((other) => sameShot('raw', one.view, other.view)),
      ...originals.map((other) => sameShot('edit', one.view, other.view)),
    ];
  });
}

function nameOf(view: View): Named[] {
  if (view.shotFile === undefined) return [];
  const [, folder = '', stem = '', ending = ''] = /^(.*?)([^/\\]+?)(?:\.([^./\\]+))?$/s.exec(view.shotFile.path) ?? [];
  if (stem === '') return [];
  return [{ view, folder, stem: stem.toLowerCase(), isRaw: rawEndings.has(ending.toLowerCase()) }];
}

/** What the file would be called before it was edited. */
const originalStems = (stem: string): string[] => [
  ...edited.endings.filter((ending) => stem.endsWith(ending)).map((ending) => stem.slice(0, -ending.length)),
  ...edited.beginnings
    .filter((one) => stem.startsWith(one.edited))
    .map((one) => one.original + stem.slice(one.edited.length)),
];

/** Names repeat when a camera starts counting again: the time decides, or the folder where a file has none. */
function isOneShot(one: Named, other: Named): boolean {
  const apart = msApart(one.view, other.view);
  return apart === undefined ? one.folder === other.folder : apart <= sameShotRule.apartMs;
}

function msApart(one: View, other: View): number | undefined {
  const [a, b] = [takenAt(one), takenAt(other)];
  return a === undefined || b === undefined ? undefined : Math.abs(a - b);
}

function frames(bursts: readonly Link[], byId: ReadonlyMap<ItemId, View>): Link[] {
  return bursts.flatMap((link) => {
    const [from, to] = [byId.get(link.from), byId.get(link.to)];
    if (from?.shotFile === undefined || to?.shotFile === undefined) return [];
    const bits = hashDistance(from.phash, to.phash);
    return bits === undefined || bits > lookAlikeRule.burst ? [] : [sameShot('burst', from, to, 1 - bits / 64)];
  });
}

function lookingAlike({ from, to, bits }: LookAlike): Link[] {
  if (from.shotFile === undefined || to.shotFile === undefined) return [];
  const apart = msApart(from, to);
  const weight = 1 - bits / 64;
  if (isCopy(from, to, bits, apart)) return [sameShot('copy', from, to, weight)];
  const { alike } = sameShotRule;
  return apart !== undefined && apart <= alike.ms && bits <= alike.bits && from.camera === to.camera
    ? [sameShot('alike', from, to, weight)]
    : [];
}

function isCopy(from: View, to: View, bits: number, apart: number | undefined): boolean {
  if (!isSameShape(from, to)) return false;
  const { timed, halfTimed, untimed } = sameShotRule.copy;
  if (apart !== undefined)
    return apart <= sameShotRule.apartMs && bits <= timed && from.shotFile?.width !== to.shotFile?.width;
  return bits <= (takenAt(from) === undefined && takenAt(to) === undefined ? untimed : halfTimed);
}

function isSameShape(one: View, other: View): boolean {
  const [a, b] = [ratioOf(one), ratioOf(other)];
  return a !== undefined && b !== undefined && Math.abs(a / b - 1) <= sameShotRule.shape;
}
const ratioOf = ({ shotFile: { width, height } = { path: '' } }: View): number | undefined =>
  width === undefined || height === undefined ? undefined : width / height;
