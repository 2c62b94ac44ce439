import { UsersRound } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { getFacePicture, getPeople } from '../../../../src/contract/endpoints/people.ts';
import type { ListedPerson } from '../../../../src/contract/people-pages.ts';
import { addressOf } from '../../api/call.ts';
import { useRead } from '../../api/use-read.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Face, initialsOf } from '../../parts/face.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { familyWords } from '../../words/family.ts';
import { useWords } from '../../words/language.ts';
import styles from './family-page.module.css';
import { cell, type FamilyTree, familyTree, type Placed, type Relative } from './family-tree.ts';

type Kin = Relative & { readonly cover: string | undefined };

/** The Family page: a tree drawn from what people are to the owner, and a list with the same content. */
export default function FamilyPage() {
  const say = useWords(familyWords);
  const { data, error, isError, refetch } = useRead(getPeople, { query: { brief: 'true' } });
  const tree = useMemo(() => familyTree(kinOf(data?.people ?? [])), [data]);
  useEffect(() => {
    document.title = `${say.title} · Madeleine`;
  }, [say]);
  return (
    <>
      <PageTitle actions={<BackLink href="/people">{say.back}</BackLink>}>{say.title}</PageTitle>
      {isError ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : tree.people.every(({ of }) => of.kin === 'self') ? (
        <Empty icon={<UsersRound size={32} aria-hidden />} title={say.none}>
          <p>{say.noneHint}</p>
          <Link href="/people">{say.toPeople}</Link>
        </Empty>
      ) : (
        <>
          <p className={styles.explain}>{say.explain}</p>
          <Drawing tree={tree} />
          <Generations tree={tree} />
        </>
      )}
    </>
  );
}

const kinOf = (people: readonly ListedPerson[]): Kin[] =>
  people.flatMap(({ id, name, owner, kin, cover }): Kin[] => {
    const relation = owner ? 'self' : kin;
    return relation === undefined ? [] : [{ id, name, cover, kin: relation }];
  });

function useLabels() {
  const say = useWords(familyWords);
  return {
    nameOf: ({ name }: Kin): string => (name === '' ? say.nameless : name),
    relationOf: ({ kin }: Kin): string => (kin === 'self' ? say.you : say.kin(kin)),
  };
}

/** Where it is wider than the page it scrolls, and begins at the owner. */
function Drawing({ tree }: { readonly tree: FamilyTree<Kin> }) {
  const say = useWords(familyWords);
  const frame = useRef<HTMLElement>(null);
  const middle = tree.people.find(({ of }) => of.kin === 'self')?.x ?? tree.width / 2;
  useEffect(() => {
    const element = frame.current;
    if (element !== null) element.scrollLeft = middle - element.clientWidth / 2;
  }, [middle]);
  return (
    <figure ref={frame} className={styles.drawing}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links; there is no such element in SVG */}
      <svg
        width={tree.width}
        height={tree.height}
        viewBox={`0 0 ${tree.width} ${tree.height}`}
        role="group"
        aria-label={say.picture}
      >
        <g className={styles.lines} aria-hidden>
          {tree.lines.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        {tree.people.map((one) => (
          <Node key={one.of.id} one={one} />
        ))}
        <g aria-hidden className={styles.words}>
          {tree.people.map((one) => (
            <NodeWords key={one.of.id} one={one} />
          ))}
        </g>
      </svg>
    </figure>
  );
}

const MOST_LETTERS = 15;
const shortened = (name: string): string => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name);

function Node({ one: { of, x, y } }: { readonly one: Placed<Kin> }) {
  const { nameOf, relationOf } = useLabels();
  const [, goTo] = useLocation();
  const address = `/people/${encodeURIComponent(of.id)}`;
  const clip = `kin-${of.id.replace(/[^\w-]/g, '')}`;
  const { face } = cell;
  return (
    <a
      href={address}
      aria-label={`${nameOf(of)}, ${relationOf(of)}`}
      className={styles.node}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        goTo(address);
      }}
    >
      <clipPath id={clip}>
        <circle cx={x} cy={y} r={face} />
      </clipPath>
      <circle cx={x} cy={y} r={face} className={styles.ground} />
      {of.cover === undefined ? null : (
        <image
          href={addressOf(getFacePicture, { params: { id: of.cover }, query: { size: 144 } })}
          x={x - face}
          y={y - face}
          width={face * 2}
          height={face * 2}
          clipPath={`url(#${clip})`}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <circle cx={x} cy={y} r={face} className={of.kin === 'self' ? styles.self : styles.rim} />
    </a>
  );
}

/** What the name of the link says, too: outside of it, since initials and a shortened name are not how it is called. */
function NodeWords({ one: { of, x, y } }: { readonly one: Placed<Kin> }) {
  const { nameOf, relationOf } = useLabels();
  const { face } = cell;
  return (
    <>
      {of.cover === undefined ? (
        <text x={x} y={y} dy="0.36em" className={styles.initials}>
          {initialsOf(of.name) === '' ? '?' : initialsOf(of.name)}
        </text>
      ) : null}
      <text x={x} y={y + face + 17} className={styles.name}>
        {shortened(nameOf(of))}
      </text>
      <text x={x} y={y + face + 34} className={styles.relation}>
        {relationOf(of)}
      </text>
    </>
  );
}

function Generations({ tree }: { readonly tree: FamilyTree<Kin> }) {
  const say = useWords(familyWords);
  const { nameOf, relationOf } = useLabels();
  return (
    <section className={styles.generations} aria-label={say.list}>
      {tree.generations.map(({ above, people }) => (
        <section key={above}>
          <h2>{say.generation(above)}</h2>
          <ul>
            {people.map((one) => (
              <li key={one.id}>
                <Link href={`/people/${encodeURIComponent(one.id)}`} className={styles.person}>
                  <Face id={one.id} name={one.name} cover={one.cover} size={40} />
                  <span>
                    <b>{nameOf(one)}</b>
                    <span className={styles.soft}>{relationOf(one)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
