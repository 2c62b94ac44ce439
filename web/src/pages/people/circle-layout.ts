import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';

export type CircleNode = {
  readonly id: string;
  readonly radius: number;
  readonly circle: number;
  /** Width of the name below the face; 0 without a name. */
  readonly nameWidth?: number;
};
export type CircleEdge = { readonly a: string; readonly b: string; readonly weight: number };
export type Placed = { readonly x: number; readonly y: number };

const STEPS = 320;
/** Height of the name below a face. */
const ROOM = 20;

type Body = CircleNode & { x?: number; y?: number };
type Standing = CircleNode & { x: number; y: number };

/**
 * The layout of people: those often together are close, circles are apart, and nobody overlaps. It is
 * deterministic: the same people always get the same positions.
 */
export function circleLayout(nodes: readonly CircleNode[], edges: readonly CircleEdge[]): ReadonlyMap<string, Placed> {
  const bodies: Body[] = nodes.map((node) => ({ ...node }));
  const circles = Math.max(1, new Set(nodes.map(({ circle }) => circle)).size);
  const ring = 46 * Math.sqrt(nodes.length);
  const angleOf = (circle: number): number => (2 * Math.PI * circle) / circles;
  const strongest = edges.reduce((most, { weight }) => Math.max(most, weight), 0);
  const known = new Set(nodes.map(({ id }) => id));
  const links = edges
    .filter(({ a, b }) => known.has(a) && known.has(b))
    .map(({ a, b, weight }) => ({ source: a, target: b, share: strongest === 0 ? 0 : weight / strongest }));
  forceSimulation(bodies)
    .force(
      'together',
      forceLink<Body, (typeof links)[number]>(links)
        .id(({ id }) => id)
        .distance(({ share }) => 150 - 80 * Math.sqrt(share))
        .strength(({ share }) => 0.05 + 0.4 * Math.sqrt(share)),
    )
    .force('apart', forceManyBody<Body>().strength(-160))
    .force('room', forceCollide<Body>(({ radius }) => radius + ROOM).iterations(3))
    .force('x', forceX<Body>(({ circle }) => (circle < 0 ? 0 : ring * Math.cos(angleOf(circle)))).strength(0.07))
    .force('y', forceY<Body>(({ circle }) => (circle < 0 ? 0 : ring * Math.sin(angleOf(circle)) * 0.75)).strength(0.09))
    .stop()
    .tick(STEPS);
  const standing = bodies.map((body): Standing => ({ ...body, x: body.x ?? 0, y: body.y ?? 0 }));
  for (let pass = 0; pass < MOST_PASSES && makeRoom(standing); pass += 1);
  return new Map(standing.map(({ id, x, y }) => [id, { x, y }]));
}

const MOST_PASSES = 200;
/** Minimum gap between two people. */
const AIR = 6;

/** The extent of a person including the name below the face, from the centre of the face. */
export function roomOf({ radius, nameWidth = 0 }: CircleNode): { side: number; up: number; down: number } {
  return { side: Math.max(radius, nameWidth / 2), up: radius, down: radius + (nameWidth === 0 ? 0 : ROOM) };
}

/** Separates overlapping faces or names along the shorter axis; returns whether there were any. */
function makeRoom(all: readonly Standing[]): boolean {
  let didMove = false;
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      const [ra, rb] = [roomOf(a), roomOf(b)];
      const across = ra.side + rb.side + AIR - Math.abs(a.x - b.x);
      const [upper, lower] = a.y <= b.y ? [a, b] : [b, a];
      const along = (upper === a ? ra : rb).down + (lower === a ? ra : rb).up + AIR - (lower.y - upper.y);
      if (across <= 0.01 || along <= 0.01) continue;
      didMove = true;
      if (across < along) {
        const [left, right] = a.x <= b.x ? [a, b] : [b, a];
        left.x -= across / 2;
        right.x += across / 2;
      } else {
        upper.y -= along / 2;
        lower.y += along / 2;
      }
    }
  }
  return didMove;
}
