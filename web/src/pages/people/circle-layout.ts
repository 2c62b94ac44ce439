import { forceCollide, forceLink, forceManyBody, forceSimulation, forceX, forceY } from 'd3-force';

export type CircleNode = { readonly id: string; readonly radius: number; readonly circle: number };
export type CircleEdge = { readonly a: string; readonly b: string; readonly weight: number };
export type Placed = { readonly x: number; readonly y: number };

const STEPS = 320;
/** For the name below a face. */
const ROOM = 20;

type Body = CircleNode & { x?: number; y?: number };

/**
 * Where everybody stands: who is together often close, circles apart from each other, nobody over another. The same
 * people get the same places every time, for nothing in it is drawn by lot.
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
  return new Map(bodies.map(({ id, x = 0, y = 0 }) => [id, { x, y }]));
}
