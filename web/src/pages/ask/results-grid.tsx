import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { Contribution } from '../../../../src/memory/explanation.ts';
import { useCalled } from '../../api/use-called.ts';
import { justifiedRows } from '../../parts/justified-rows.ts';
import { Mark } from '../../parts/selection/mark.tsx';
import { selectionOfItems, useSelected } from '../../parts/selection/selection.ts';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import { useChoosing } from '../../parts/selection/use-choosing.ts';
import { useWidth } from '../../parts/use-width.ts';
import { askWords } from '../../words/ask.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { isGridStep, stepped } from './grid-step.ts';
import { itemLabel } from './item-words.ts';
import { ResultTile } from './result-tile.tsx';
import styles from './results-grid.module.css';
import type { FoundItem } from './use-found.ts';

/** Row height in pixels, on a phone and on larger screens. */
const TARGET = { narrow: 148, wide: 216 } as const;
const NARROW = 640;
const GAP = 6;
/** Emails and notes are cards slightly wider than high, so that a line is readable; on a phone one fills a row. */
const CARD_ASPECT = { narrow: 2.6, wide: 1.3 } as const;

const aspectOf = ({ modality, picture }: FoundItem, cards: number): number => {
  if (modality === 'email' || modality === 'text') return cards;
  const { width, height } = picture ?? {};
  return width === undefined || height === undefined ? 4 / 3 : width / height;
};

/** Results as a justified grid: arrow keys move, Enter opens. Hover or focus shows the reasons. */
export function ResultsGrid({
  items,
  why,
  isOld,
  first,
  onUp,
}: {
  readonly items: readonly FoundItem[];
  readonly why: ReadonlyMap<string, readonly Contribution[]>;
  readonly isOld: boolean;
  /** The target of the focus when coming from the box. */
  readonly first: RefObject<HTMLElement | null>;
  /** Called on arrow up from the first row. */
  readonly onUp: () => void;
}) {
  const say = useWords(askWords);
  const language = useLanguage();
  const called = useCalled();
  const [list, width] = useWidth<HTMLUListElement>();
  const [at, setAt] = useState(0);
  const tiles = useRef(new Map<number, HTMLElement>());
  const size = width < NARROW ? 'narrow' : 'wide';
  const rows = useMemo(
    () =>
      width === 0
        ? []
        : justifiedRows(
            items.map((item) => ({ item, aspect: aspectOf(item, CARD_ASPECT[size]) })),
            { width, target: TARGET[size], gap: GAP },
          ),
    [items, width, size],
  );
  const among = useMemo(() => items.map(({ id }) => id), [items]);
  const selection = useMemo(selectionOfItems, []);
  const chosen = useSelected(selection);
  const choosing = useChoosing(selection, among);
  const boxes = rows.flatMap(({ height, boxes: row }) =>
    row.map(({ of, width: wide }) => ({ item: of.item, wide, height })),
  );
  const current = Math.min(at, Math.max(0, boxes.length - 1));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isGridStep(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = stepped(rows, current, event.key);
    if (event.key === 'ArrowUp' && to === current) onUp();
    else tiles.current.get(to)?.focus();
  };
  return (
    <>
      <ul
        ref={list}
        className={`${styles.grid} ${isOld ? styles.old : ''}`}
        aria-label={say.results}
        onKeyDown={onKeyDown}
        {...choosing}
        {...(chosen.size > 0 ? { 'data-selecting': '' } : {})}
      >
        {boxes.map(({ item, wide, height }, n) => (
          <li
            key={item.id}
            data-choose={item.id}
            {...(chosen.has(item.id) ? { 'data-chosen': '' } : {})}
            style={{ width: Math.floor(wide * 10) / 10, height: Math.floor(height * 10) / 10 }}
          >
            <ResultTile
              item={item}
              why={why.get(item.id) ?? []}
              among={among}
              isStop={n === current}
              onFocus={() => setAt(n)}
              link={(element) => {
                if (element === null) tiles.current.delete(n);
                else tiles.current.set(n, element);
                if (n === current) first.current = element;
              }}
            />
            <Mark id={item.id} name={itemLabel(item, say, language, called)} selection={selection} />
          </li>
        ))}
      </ul>
      <SelectionBar selection={selection} idsOf={async (ids) => ids} />
    </>
  );
}
