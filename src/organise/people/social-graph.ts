import graphology from 'graphology';
import louvainModule from 'graphology-communities-louvain';
import type { PersonId } from '../../memory/ids.ts';
import { compareText } from '../ordering.ts';

/** Who is together somewhere, and how much one such time tells of who is close: a picture, an event, a mail. */
export type Togetherness = { readonly people: readonly PersonId[]; readonly weight: number };

export type SocialEdge = {
  readonly a: PersonId;
  readonly b: PersonId;
  readonly weight: number;
  readonly times: number;
};
export type SocialGraph = {
  readonly edges: readonly SocialEdge[];
  /** People who belong together, largest first; who is with nobody is in none. */
  readonly communities: readonly (readonly PersonId[])[];
};

/** What Node imports is the function itself, though its types speak of a module that has it as default. */
const louvain = louvainModule as unknown as typeof louvainModule.default;

/** A crowd tells of no pair in it. */
const LARGEST_GATHERING = 30;

/**
 * Who is with whom: in each gathering, a pair counts by how few others are there. Communities by Louvain's method, always walked in
 * the same order, so that the same gatherings give the same communities; `apart` (the owner) is with everybody and in none.
 */
export function socialGraph(gatherings: Iterable<Togetherness>, apart?: PersonId): SocialGraph {
  const weights = new Map<string, { a: PersonId; b: PersonId; weight: number; times: number }>();
  for (const { people, weight } of gatherings) {
    const there = [...new Set(people)].sort(compareText);
    if (there.length < 2 || there.length > LARGEST_GATHERING) continue;
    for (const [i, a] of there.entries()) {
      for (const b of there.slice(i + 1)) {
        const edge = weights.get(`${a}\n${b}`) ?? { a, b, weight: 0, times: 0 };
        edge.weight += weight / (there.length - 1);
        edge.times += 1;
        weights.set(`${a}\n${b}`, edge);
      }
    }
  }
  const edges = [...weights.values()].sort((x, y) => y.weight - x.weight || compareText(x.a + x.b, y.a + y.b));
  return { edges, communities: communitiesOf(edges.filter(({ a, b }) => a !== apart && b !== apart)) };
}

function communitiesOf(edges: readonly SocialEdge[]): PersonId[][] {
  if (edges.length === 0) return [];
  const graph = new graphology.UndirectedGraph<Record<string, never>, { weight: number }>();
  for (const person of [...new Set(edges.flatMap(({ a, b }) => [a, b]))].sort(compareText)) graph.addNode(person);
  for (const { a, b, weight } of edges) graph.addUndirectedEdge(a, b, { weight });
  const found = louvain(graph, { getEdgeWeight: 'weight', randomWalk: false, rng: () => 0 });
  const members = new Map<number, PersonId[]>();
  for (const person of edges.flatMap(({ a, b }) => [a, b])) {
    const community = found[person] ?? -1;
    const known = members.get(community) ?? [];
    if (!known.includes(person)) known.push(person);
    members.set(community, known);
  }
  return [...members.values()]
    .map((people) => people.sort(compareText))
    .sort((a, b) => b.length - a.length || compareText(a[0] ?? '', b[0] ?? ''));
}

/** Whom somebody is with most, closest first. */
export const closestTo = (
  person: PersonId,
  { edges }: SocialGraph,
): { person: PersonId; weight: number; times: number }[] =>
  edges
    .filter(({ a, b }) => a === person || b === person)
    .map(({ a, b, weight, times }) => ({ person: a === person ? b : a, weight, times }));
