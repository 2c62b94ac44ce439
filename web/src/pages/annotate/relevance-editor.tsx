import { Check, Expand, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { relevanceSubject, type Subjects } from '../../../../src/contract/review/subjects.ts';
import { IconButton } from '../../parts/button.tsx';
import { thumbnailAddress } from '../../parts/thumbnail.tsx';
import { openItem } from '../../shell/open-item.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { annotateWords } from '../../words/annotate.ts';
import { languageCalled, useTerm } from '../../words/annotate-terms.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { fileAddress } from './addresses.ts';
import styles from './annotate.module.css';
import type { EditorProps } from './editor-props.ts';
import grid from './relevance.module.css';

type Candidate = Subjects['relevance']['candidates'][number];

/** A query above everything that might match it; each candidate is labelled, by keys or by touch. */
export function RelevanceEditor({ build, task, subject, onChange }: EditorProps<'relevance'>) {
  const say = useWords(annotateWords);
  const ours = useLanguage();
  const { query, translations = {}, sources = [], zero, candidates } = subject;
  const [at, setAt] = useState(0);
  const tiles = useRef<(HTMLElement | null)[]>([]);
  const hasMoved = useRef(false);
  const labelled = candidates.filter(({ relevant }) => relevant !== undefined).length;
  const before = useMemo(() => proposedLabels(task.subject), [task.subject]);
  const proposed = before.size;
  const changed = candidates.filter(({ item, relevant }) => before.has(item) && before.get(item) !== relevant).length;
  useEffect(() => {
    if (hasMoved.current) tiles.current[at]?.focus();
  }, [at]);
  const move = (to: number): void => {
    hasMoved.current = true;
    setAt(Math.max(0, Math.min(candidates.length - 1, to)));
  };
  const label = (n: number, relevant: boolean | undefined): void => {
    const next = candidates.map((one, i) => (i === n ? withLabel(one, relevant) : one));
    onChange({ ...subject, candidates: next });
    const open = [...next.keys()].map((i) => (n + 1 + i) % next.length).find((i) => next[i]?.relevant === undefined);
    if (relevant !== undefined) move(open ?? n);
  };
  const keys = useMemo(
    () => ({
      title: say.keysGrid,
      shortcuts: [
        { keys: 'y', says: say.relevant, run: () => label(at, true) },
        { keys: 'n', says: say.irrelevant, run: () => label(at, false) },
        { keys: 'Backspace', says: say.noLabel, run: () => label(at, undefined) },
        { keys: 'ArrowLeft', says: say.previous, run: () => move(at - 1) },
        { keys: 'ArrowRight', says: say.nextOne, run: () => move(at + 1) },
        { keys: 'ArrowUp', says: say.keyRow, run: () => move(at - columnsOf(tiles.current)) },
        { keys: 'ArrowDown', says: say.keyRow, run: () => move(at + columnsOf(tiles.current)) },
        { keys: 'o', says: say.openLarge, run: () => openCandidate(candidates, at) },
      ],
    }),
    [say, at, subject, onChange],
  );
  useShortcuts(keys);
  const sourceNames = { V: say.sourceV, M: say.sourceM, F: say.sourceF, I: say.sourceI };
  return (
    <div className={styles.editor}>
      <p className={grid.query}>{query}</p>
      {Object.entries(translations).map(([language, said]) => (
        <p key={language} className={styles.soft}>
          {languageCalled(language, ours)}: {said}
        </p>
      ))}
      {sources.length === 0 ? null : (
        <p className={styles.soft}>
          {say.sources}: {sources.map((source) => sourceNames[source]).join(', ')}
        </p>
      )}
      {zero === true ? <p className={styles.warn}>{say.expectsNone}</p> : null}
      <p role="status" className={styles.row}>
        <progress
          className={styles.bar}
          value={labelled}
          max={Math.max(1, candidates.length)}
          aria-label={say.candidates}
        />
        {say.labelled(labelled, candidates.length)}
      </p>
      {proposed === 0 ? null : <p className={styles.soft}>{say.labelsProposed(proposed, changed)}</p>}
      <ol className={grid.grid}>
        {candidates.map((candidate, n) => (
          <Tile
            key={candidate.item}
            {...{ build, candidate, n }}
            isHere={n === at}
            link={(element) => {
              tiles.current[n] = element;
            }}
            onFocus={() => setAt(n)}
            onLabel={(relevant) => label(n, relevant)}
            onOpen={() => openCandidate(candidates, n)}
          />
        ))}
      </ol>
    </div>
  );
}

/** The labels that the draft came with, by item. */
function proposedLabels(draft: unknown): ReadonlyMap<string, boolean> {
  const { candidates } = relevanceSubject.safeParse(draft).data ?? { candidates: [] };
  return new Map(
    candidates.flatMap(({ item, relevant }) => (relevant === undefined ? [] : [[item, relevant] as const])),
  );
}

function withLabel({ relevant: _before, ...candidate }: Candidate, relevant: boolean | undefined): Candidate {
  return relevant === undefined ? candidate : { ...candidate, relevant };
}

function openCandidate(candidates: readonly Candidate[], at: number): void {
  const item = candidates[at]?.item;
  if (item !== undefined)
    openItem(
      item,
      {},
      candidates.map((one) => one.item),
    );
}

/** How many tiles stand in the first row. */
function columnsOf(tiles: readonly (HTMLElement | null)[]): number {
  const top = tiles[0]?.getBoundingClientRect().top;
  const next = tiles.findIndex((tile) => tile !== null && tile.getBoundingClientRect().top !== top);
  return next === -1 ? tiles.length : Math.max(1, next);
}

function Tile({
  build,
  candidate: { item, file, by = [], relevant },
  n,
  isHere,
  link,
  onFocus,
  onLabel,
  onOpen,
}: {
  readonly build: string;
  readonly candidate: Candidate;
  readonly n: number;
  readonly isHere: boolean;
  readonly link: (element: HTMLElement | null) => void;
  readonly onFocus: () => void;
  readonly onLabel: (relevant: boolean | undefined) => void;
  readonly onOpen: () => void;
}) {
  const say = useWords(annotateWords);
  const termed = useTerm();
  const state = relevant === undefined ? say.noLabel : relevant ? say.relevant : say.irrelevant;
  const look = relevant === undefined ? '' : relevant ? (grid.yes ?? '') : (grid.no ?? '');
  return (
    <li className={`${grid.tile} ${look} ${isHere ? grid.here : ''}`}>
      <button
        ref={link}
        type="button"
        className={grid.face}
        tabIndex={isHere ? 0 : -1}
        aria-label={`${n + 1}: ${state}`}
        aria-current={isHere}
        onFocus={onFocus}
        onDoubleClick={onOpen}
      >
        <img
          src={file === undefined ? thumbnailAddress(item) : fileAddress(build, file)}
          alt=""
          loading="lazy"
          draggable={false}
        />
      </button>
      <span className={grid.buttons}>
        <IconButton
          label={say.relevant}
          aria-pressed={relevant === true}
          tabIndex={isHere ? 0 : -1}
          onClick={() => onLabel(relevant === true ? undefined : true)}
        >
          <Check size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={say.irrelevant}
          aria-pressed={relevant === false}
          tabIndex={isHere ? 0 : -1}
          onClick={() => onLabel(relevant === false ? undefined : false)}
        >
          <X size={18} aria-hidden />
        </IconButton>
        {file === undefined ? (
          <IconButton label={say.openLarge} tabIndex={isHere ? 0 : -1} onClick={onOpen}>
            <Expand size={16} aria-hidden />
          </IconButton>
        ) : null}
      </span>
      {by.length === 0 ? null : (
        <span className={styles.soft}>
          {say.foundBy} {by.map(termed).join(', ')}
        </span>
      )}
    </li>
  );
}
