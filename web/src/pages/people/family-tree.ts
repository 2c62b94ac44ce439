import type { KinRelation } from '../../../../src/contract/people-pages.ts';

/** Where a relation stands: generations above the owner, and the group within its generation. */
type Stand = { readonly above: number; readonly group: Group };

/** The groups of a generation, from left to right. */
const groups = [
  'cousins',
  'elders',
  'auntsUncles',
  'parents',
  'siblings',
  'self',
  'partner',
  'inLaws',
  'children',
  'nieces',
] as const;
type Group = (typeof groups)[number];

const stands: Readonly<Record<KinRelation, Stand>> = {
  grandmother: { above: 2, group: 'elders' },
  grandfather: { above: 2, group: 'elders' },
  aunt: { above: 1, group: 'auntsUncles' },
  uncle: { above: 1, group: 'auntsUncles' },
  father: { above: 1, group: 'parents' },
  mother: { above: 1, group: 'parents' },
  stepfather: { above: 1, group: 'parents' },
  stepmother: { above: 1, group: 'parents' },
  'father-in-law': { above: 1, group: 'inLaws' },
  'mother-in-law': { above: 1, group: 'inLaws' },
  cousin: { above: 0, group: 'cousins' },
  sister: { above: 0, group: 'siblings' },
  brother: { above: 0, group: 'siblings' },
  wife: { above: 0, group: 'partner' },
  husband: { above: 0, group: 'partner' },
  partner: { above: 0, group: 'partner' },
  'sister-in-law': { above: 0, group: 'inLaws' },
  'brother-in-law': { above: 0, group: 'inLaws' },
  niece: { above: -1, group: 'nieces' },
  nephew: { above: -1, group: 'nieces' },
  daughter: { above: -1, group: 'children' },
  son: { above: -1, group: 'children' },
  granddaughter: { above: -2, group: 'children' },
  grandson: { above: -2, group: 'children' },
};

/** Of the parents' generation only these descend from the grandparents that are known. */
type Descent = { readonly from: readonly [number, readonly Group[]]; readonly to: readonly [number, readonly Group[]] };
const descents: readonly Descent[] = [
  { from: [2, ['elders']], to: [1, ['auntsUncles', 'parents']] },
  { from: [1, ['auntsUncles']], to: [0, ['cousins']] },
  { from: [1, ['parents']], to: [0, ['siblings', 'self']] },
  { from: [1, ['inLaws']], to: [0, ['partner']] },
  { from: [0, ['siblings']], to: [-1, ['nieces']] },
  { from: [0, ['self', 'partner']], to: [-1, ['children']] },
  { from: [-1, ['children']], to: [-2, ['children']] },
];

export type Relative = { readonly id: string; readonly name: string; readonly kin: KinRelation | 'self' };
export type Placed<R extends Relative> = { readonly of: R; readonly x: number; readonly y: number };
export type FamilyTree<R extends Relative> = {
  readonly people: readonly Placed<R>[];
  /** Lines of descent and of couples, as the path of an SVG. */
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  /** The generations from the oldest on, for a list. */
  readonly generations: readonly { readonly above: number; readonly people: readonly R[] }[];
};

export const cell = { width: 116, height: 168, face: 36 } as const;
/** Between groups that are not one family. */
const GAP = 32;
/** From the middle of a face to where lines of descent leave it, below the name. */
const FOOT = 78;

const standOf = ({ kin }: Relative): Stand => (kin === 'self' ? { above: 0, group: 'self' } : stands[kin]);

/** Places everybody by generation, the owner's line in the middle. Nobody's place depends on the order that they come in. */
export function familyTree<R extends Relative>(relatives: readonly R[]): FamilyTree<R> {
  const ordered = relatives.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1));
  const rows = [2, 1, 0, -1, -2]
    .map((above) => ({ above, people: ordered.filter((one) => standOf(one).above === above) }))
    .filter(({ people }) => people.length > 0);
  const placed = rows.flatMap(({ people }, row) => rowOf(people, row));
  const left = Math.min(...placed.map(({ x }) => x)) - cell.width / 2;
  const people = placed.map((one) => ({ ...one, x: one.x - left }));
  return {
    people,
    lines: [...couples(people), ...descents.flatMap((descent, n) => linesOf(people, descent, n))],
    width: Math.max(...people.map(({ x }) => x)) + cell.width / 2,
    height: rows.length * cell.height,
    generations: rows,
  };
}

const kinOrder = Object.keys(stands);
const rankOf = (one: Relative): number => groups.indexOf(standOf(one).group) * 100 + kinOrder.indexOf(one.kin);

/** One generation in a row, its direct line over the middle. */
function rowOf<R extends Relative>(people: readonly R[], row: number): Placed<R>[] {
  let x = 0;
  const placed = people.map((of, n) => {
    const before = people[n - 1];
    if (before !== undefined) x += cell.width + (isOneFamily(before, of) ? 0 : GAP);
    return { of, x, y: row * cell.height + cell.face + 8 };
  });
  const direct = placed.filter(({ of }) => isDirect(of));
  const middleOf = direct.length === 0 ? placed : direct;
  const middle = ((middleOf[0]?.x ?? 0) + (middleOf.at(-1)?.x ?? 0)) / 2;
  return placed.map((one) => ({ ...one, x: one.x - middle }));
}

const own: ReadonlySet<Group> = new Set(['siblings', 'self', 'partner']);
const isOneFamily = (a: Relative, b: Relative): boolean => {
  const [one, other] = [standOf(a).group, standOf(b).group];
  return one === other || (own.has(one) && own.has(other));
};

const line: ReadonlySet<Group> = new Set(['elders', 'parents', 'self', 'partner', 'children']);
const isDirect = (one: Relative): boolean => line.has(standOf(one).group);

const inGroups = <R extends Relative>(people: readonly Placed<R>[], [above, of]: Descent['from']): Placed<R>[] =>
  people.filter(({ of: one }) => standOf(one).above === above && of.includes(standOf(one).group));

/** From the middle of those above down to each of those below; without anybody above, siblings are joined. */
function linesOf<R extends Relative>(people: readonly Placed<R>[], { from, to }: Descent, n: number): string[] {
  const [above, below] = [inGroups(people, from), inGroups(people, to)];
  const [first] = below;
  if (first === undefined || (above.length === 0 && (below.length < 2 || to[0] !== 0))) return [];
  const bar = first.y - cell.face - 14 - (n % 2) * 8;
  const stem = above.map(({ x }) => x);
  const middle = stem.length === 0 ? undefined : (Math.min(...stem) + Math.max(...stem)) / 2;
  const ends = [...below.map(({ x }) => x), ...(middle === undefined ? [] : [middle])];
  const across = `M${Math.min(...ends)} ${bar}H${Math.max(...ends)}`;
  const down = below.map(({ x, y }) => `M${x} ${bar}V${y - cell.face}`);
  const foot = (above[0]?.y ?? 0) + FOOT;
  const up = middle === undefined ? [] : [`M${middle} ${foot}V${bar}`];
  const joined =
    stem.length < 2
      ? []
      : [`M${Math.min(...stem)} ${foot}H${Math.max(...stem)}`, ...stem.map((x) => `M${x} ${foot - 6}V${foot}`)];
  return [[across, ...down, ...up, ...joined].join('')];
}

/** The owner and whom they live with. */
function couples<R extends Relative>(people: readonly Placed<R>[]): string[] {
  const [self] = people.filter(({ of }) => of.kin === 'self');
  const partners = inGroups(people, [0, ['partner']]);
  if (self === undefined) return [];
  return partners.slice(0, 1).map(({ x, y }) => `M${self.x + cell.face} ${self.y}H${x - cell.face}V${y}`);
}
