import { UsersRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { getFacePicture, getGraph, getPeople } from '../../../../src/contract/endpoints/people.ts';
import type { ListedPerson } from '../../../../src/contract/people-pages.ts';
import type { GraphResponse } from '../../../../src/contract/people-verbs.ts';
import { addressOf } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Face, initialsOf } from '../../parts/face.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { circlesWords } from '../../words/circles.ts';
import { useWords } from '../../words/language.ts';
import { circleLayout, roomOf } from './circle-layout.ts';
import styles from './circles-page.module.css';

type People = ReadonlyMap<string, ListedPerson>;
const MOST_PEOPLE = 80;
const MOST_EDGES = 400;

/** The Relationships page: a graph, and a list with the same content. */
export default function CirclesPage() {
  const say = useWords(circlesWords);
  const graph = useRead(getGraph, {});
  const people = useRead(getPeople, { query: { brief: 'true' } });
  const known = useMemo(() => new Map(people.data?.people.map((person) => [person.id, person])), [people.data]);
  return (
    <>
      <PageTitle actions={<BackLink href="/people">{say.back}</BackLink>}>{say.title}</PageTitle>
      {graph.isError ? (
        <Failed error={graph.error} onRetry={() => void graph.refetch()} />
      ) : graph.data === undefined || people.data === undefined ? (
        <Loading />
      ) : graph.data.edges.length === 0 ? (
        <Empty icon={<UsersRound size={32} aria-hidden />} title={say.none} />
      ) : (
        <Circles graph={graph.data} known={known} />
      )}
    </>
  );
}

function Circles({ graph, known }: { readonly graph: GraphResponse; readonly known: People }) {
  const say = useWords(circlesWords);
  const [near, setNear] = useState<string>();
  return (
    <>
      <p className={styles.explain}>{say.explain}</p>
      <div className={styles.columns}>
        <Drawing graph={graph} known={known} near={near} onNear={setNear} />
        <CircleList graph={graph} known={known} onNear={setNear} />
      </div>
    </>
  );
}

type Shown = {
  readonly id: string;
  readonly name: string;
  readonly radius: number;
  readonly circle: number;
  readonly nameWidth: number;
};

/** Approximate width of a name: Chinese characters are square, letters slightly more than half as wide. */
const widthOf = (name: string): number =>
  [...name].reduce((width, letter) => width + (/[\u2e80-\uffef]/.test(letter) ? 14 : 8.2), 0);

/** The most connected people, and their relationships. */
function useDrawn({ nodes, edges, communities }: GraphResponse, known: People) {
  return useMemo(() => {
    const weights = new Map<string, number>();
    for (const { a, b, weight } of edges) for (const id of [a, b]) weights.set(id, (weights.get(id) ?? 0) + weight);
    const circleOf = new Map(communities.flatMap((members, i) => members.map(({ id }) => [id, i] as const)));
    const most = Math.max(...weights.values(), 1);
    const shown = nodes
      .toSorted((a, b) => (weights.get(b.id) ?? 0) - (weights.get(a.id) ?? 0))
      .slice(0, MOST_PEOPLE)
      .map(
        ({ id, name }): Shown => ({
          id,
          name,
          radius: known.get(id)?.owner === true ? 44 : 22 + 16 * Math.sqrt((weights.get(id) ?? 0) / most),
          circle: circleOf.get(id) ?? -1,
          nameWidth: widthOf(name),
        }),
      );
    const ids = new Set(shown.map(({ id }) => id));
    const bonds = edges.filter(({ a, b }) => ids.has(a) && ids.has(b)).slice(0, MOST_EDGES);
    return { shown, bonds, places: circleLayout(shown, bonds) };
  }, [nodes, edges, communities, known]);
}

const MARGIN = 24;
/** Minimum extent, so that few people are not drawn too large. */
const NARROWEST = 520;

/** The view box of the graph: all people with names, and a margin. */
function frameOf(shown: readonly Shown[], at: (id: string) => { readonly x: number; readonly y: number }) {
  const rooms = shown.map((person) => ({ ...at(person.id), ...roomOf(person) }));
  const [west, east] = [
    Math.min(...rooms.map(({ x, side }) => x - side)),
    Math.max(...rooms.map(({ x, side }) => x + side)),
  ];
  const [north, south] = [
    Math.min(...rooms.map(({ y, up }) => y - up)),
    Math.max(...rooms.map(({ y, down }) => y + down)),
  ];
  const width = Math.max(NARROWEST, east - west + 2 * MARGIN);
  return { left: (west + east - width) / 2, top: north - MARGIN, width, height: south - north + 2 * MARGIN };
}

function Drawing({
  graph,
  known,
  near,
  onNear,
}: {
  readonly graph: GraphResponse;
  readonly known: People;
  readonly near: string | undefined;
  readonly onNear: (id: string | undefined) => void;
}) {
  const say = useWords(circlesWords);
  const { shown, bonds, places } = useDrawn(graph, known);
  const at = (id: string) => places.get(id) ?? { x: 0, y: 0 };
  const { left, top, width, height } = frameOf(shown, at);
  const most = Math.max(...bonds.map(({ weight }) => weight), 1);
  const isNear = (id: string): boolean =>
    near === undefined || near === id || bonds.some(({ a, b }) => (a === near && b === id) || (b === near && a === id));
  return (
    <figure className={styles.drawing}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links; there is no such element in SVG */}
      <svg viewBox={`${left} ${top} ${width} ${height}`} role="group" aria-label={say.picture}>
        <g className={styles.bonds}>
          {bonds.map(({ a, b, weight }) => (
            <line
              key={`${a} ${b}`}
              x1={at(a).x}
              y1={at(a).y}
              x2={at(b).x}
              y2={at(b).y}
              strokeWidth={1 + 5 * (weight / most)}
              className={near === undefined ? '' : a === near || b === near ? styles.strong : styles.faint}
            />
          ))}
        </g>
        {shown.map((person) => (
          <Node
            key={person.id}
            person={person}
            known={known.get(person.id)}
            at={at(person.id)}
            isFaint={!isNear(person.id)}
            label={labelOf(person, graph, say)}
            onNear={onNear}
          />
        ))}
        <g aria-hidden className={styles.names}>
          {shown
            .filter(({ id }) => known.get(id)?.cover === undefined)
            .map(({ id, name, radius }) => (
              <text
                key={id}
                x={at(id).x}
                y={at(id).y}
                dy="0.36em"
                fontSize={radius * 0.7}
                className={`${styles.initials} ${isNear(id) ? '' : styles.faint}`}
              >
                {initialsOf(name) === '' ? '?' : initialsOf(name)}
              </text>
            ))}
          {shown
            .filter(({ name }) => name !== '')
            .map(({ id, name, radius }) => (
              <text
                key={id}
                x={at(id).x}
                y={at(id).y + radius + 15}
                className={`${styles.name} ${isNear(id) ? '' : styles.faint}`}
              >
                {name}
              </text>
            ))}
        </g>
      </svg>
    </figure>
  );
}

type Say = (typeof circlesWords)['en'] | (typeof circlesWords)['zh'];

function labelOf({ id, name }: Shown, { nodes, edges }: GraphResponse, say: Say): string {
  const names = new Map(nodes.map((node) => [node.id, node.name === '' ? say.nameless : node.name]));
  const others = edges
    .filter(({ a, b }) => a === id || b === id)
    .slice(0, 3)
    .map(({ a, b }) => names.get(a === id ? b : a) ?? say.nameless);
  const shown = name === '' ? say.nameless : name;
  return others.length === 0 ? say.withNobody(shown) : say.withMost(shown, others.join(', '));
}

/** A thumb reaches somebody around the picture, too, where the drawing is as wide as a phone. */
const REACH = 33;

function Node({
  person: { id, radius },
  known,
  at: { x, y },
  isFaint,
  label,
  onNear,
}: {
  readonly person: Shown;
  readonly known: ListedPerson | undefined;
  readonly at: { readonly x: number; readonly y: number };
  readonly isFaint: boolean;
  readonly label: string;
  readonly onNear: (id: string | undefined) => void;
}) {
  const [, goTo] = useLocation();
  const address = `/people/${encodeURIComponent(id)}`;
  const clip = `clip-${id.replace(/[^\w-]/g, '')}`;
  return (
    <a
      href={address}
      aria-label={label}
      className={`${styles.node} ${isFaint ? styles.faint : ''}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        goTo(address);
      }}
      onPointerEnter={() => onNear(id)}
      onPointerLeave={() => onNear(undefined)}
      onFocus={() => onNear(id)}
      onBlur={() => onNear(undefined)}
    >
      <clipPath id={clip}>
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <circle cx={x} cy={y} r={Math.max(radius, REACH)} className={styles.reach} />
      <circle cx={x} cy={y} r={radius} className={styles.ground} />
      {known?.cover === undefined ? null : (
        <image
          href={addressOf(getFacePicture, { params: { id: known.cover }, query: { size: 128 } })}
          x={x - radius}
          y={y - radius}
          width={radius * 2}
          height={radius * 2}
          clipPath={`url(#${clip})`}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <circle cx={x} cy={y} r={radius} className={styles.rim} />
    </a>
  );
}

const MOST_PAIRS = 12;

/** Pairs of unnamed people are shown by their faces only. */
const pairOf = (a: string, b: string, say: Say): string =>
  a === '' && b === '' ? say.nameless : say.and(a === '' ? say.somebody : a, b === '' ? say.somebody : b);

/** The graph in words. */
function CircleList({
  graph: { nodes, edges, communities },
  known,
  onNear,
}: {
  readonly graph: GraphResponse;
  readonly known: People;
  readonly onNear: (id: string | undefined) => void;
}) {
  const say = useWords(circlesWords);
  const names = new Map(nodes.map(({ id, name }) => [id, name === '' ? say.nameless : name]));
  const named = (id: string): string => nodes.find((node) => node.id === id)?.name ?? '';
  return (
    <aside className={styles.list}>
      <section>
        <h2>{say.together}</h2>
        <ul>
          {edges.slice(0, MOST_PAIRS).map(({ a, b, times }) => (
            <li key={`${a} ${b}`} className={styles.pair}>
              <span className={styles.two}>
                <Face id={a} name={names.get(a) ?? ''} cover={known.get(a)?.cover} size={28} />
                <Face id={b} name={names.get(b) ?? ''} cover={known.get(b)?.cover} size={28} />
              </span>
              <span className={styles.text}>{pairOf(named(a), named(b), say)}</span>
              <span className={styles.soft}>{say.times(times)}</span>
            </li>
          ))}
        </ul>
      </section>
      {communities.map((members, i) => (
        <section key={members[0]?.id}>
          <h2>{say.circle(i + 1)}</h2>
          <ul className={styles.members}>
            {members.map(({ id }) => (
              <li key={id}>
                <Link
                  href={`/people/${encodeURIComponent(id)}`}
                  className={`${styles.member} ${named(id) === '' ? styles.bare : ''}`}
                  {...(named(id) === '' ? { 'aria-label': say.nameless, title: say.nameless } : {})}
                  onFocus={() => onNear(id)}
                  onBlur={() => onNear(undefined)}
                  onPointerEnter={() => onNear(id)}
                  onPointerLeave={() => onNear(undefined)}
                >
                  <Face id={id} name={names.get(id) ?? ''} cover={known.get(id)?.cover} size={28} />
                  {named(id) === '' ? null : named(id)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}
