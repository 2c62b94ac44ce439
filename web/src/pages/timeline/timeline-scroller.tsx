import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSelected } from '../../parts/selection/selection.ts';
import { useLongPress } from '../../parts/selection/use-choosing.ts';
import { openItem } from '../../shell/open-item.ts';
import { useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import { type Known, useChunks } from './chunks.ts';
import { useKeptPlace } from './keep-place.ts';
import { dayOf, type Layout, spotsOf } from './layout.ts';
import { type Spot, spotsOfDay } from './outline.ts';
import { rowInView, type Track } from './page-position.ts';
import { useRowsInView } from './rows-in-view.ts';
import { useIsFast, useScrollSpeed } from './scroll-speed.ts';
import { firstSpotFrom, rowOfSpot, type Step, spotsBetween, stepFrom } from './steps.ts';
import styles from './timeline.module.css';
import { type RowContext, TimelineRow } from './timeline-row.tsx';

const stepOf: Readonly<Record<string, Step>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'down',
  ArrowUp: 'up',
};

const spotNamed = (said: string | undefined): Spot | undefined => {
  const [day, at] = (said ?? '').split('/').map(Number);
  return day === undefined || at === undefined || said === undefined || said === '' ? undefined : { day, at };
};

type ScrollerProps = {
  readonly track: Track;
  readonly context: RowContext;
  readonly isSelecting: boolean;
};

/** The visible rows of the timeline, with key and click handling. */
export function TimelineScroller({ track, context, isSelecting }: ScrollerProps) {
  const { layout } = track;
  const { outline } = context;
  const say = useWords(timelineWords);
  const { rows, tops } = layout;
  useScrollSpeed();
  useKeptPlace(track, outline, context.trips);
  const { first, last } = useRowsInView(track);
  const known = useChunks(outline, useWanted(context, layout, first, last));
  const { current, onKeyDown, setCurrent } = useKeys(track, context, known);
  const isInView = current?.layout === layout && current.row >= first && current.row <= last;
  const tabStop = isInView ? current : firstSpotFrom(layout, rowInView(track));
  const onClick = useClicks(layout, context, known, isSelecting, setCurrent);
  const press = useLongPress((target) => {
    const spot = spotNamed((target as HTMLElement).closest<HTMLElement>('[data-spot]')?.dataset['spot']);
    if (spot !== undefined) context.selection.toggle([spot]);
    return spot !== undefined;
  });
  const isChoosing = useSelected(context.selection).size > 0 || isSelecting;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the click targets are the links and marks inside
    <div
      className={styles.rows}
      style={{ height: tops.at(-1) ?? 0 }}
      onKeyDown={onKeyDown}
      {...press.handlers}
      onClick={(event) => {
        if (press.swallows()) event.preventDefault();
        else onClick(event);
      }}
      {...(isChoosing ? { 'data-selecting': '' } : {})}
    >
      <p className="visually-hidden">{say.hint}</p>
      {rows.slice(first, last + 1).map((row, n) => (
        <TimelineRow
          key={first + n}
          row={row}
          top={tops[first + n] ?? 0}
          known={known}
          context={context}
          current={tabStop?.row === first + n ? tabStop.spot : undefined}
        />
      ))}
    </div>
  );
}

/** The chunks needed for the visible rows; unchanged while scrolling fast. */
function useWanted({ outline }: RowContext, { rows }: Layout, first: number, last: number): readonly number[] {
  const isFast = useIsFast();
  const kept = useRef<readonly number[]>([]);
  const wanted = useMemo(() => {
    const chunks = new Set<number>();
    for (const row of rows.slice(first, last + 1)) {
      const days = row.kind === 'heads' ? row.heads.map(({ day }) => day) : spotsOf(row).map(({ day }) => day);
      for (const day of [...days, ...(dayOf(row) === undefined ? [] : [dayOf(row)])]) {
        const chunk = outline.chunkOf[day ?? -1];
        if (chunk !== undefined) chunks.add(chunk);
      }
    }
    return [...chunks];
  }, [outline, rows, first, last]);
  const known = kept.current;
  if (!isFast || known.length === 0) kept.current = known.join() === wanted.join() ? known : wanted;
  return kept.current;
}

/** `layout`: the layout that this row belongs to; in another it may not exist. */
type Current = { readonly spot: Spot; readonly row: number; readonly layout: Layout };

/** Arrow keys move between items, with Shift they select; Space selects. */
function useKeys(track: Track, { selection }: RowContext, known: Known) {
  const { layout } = track;
  const [current, setCurrent] = useState<Current>();
  const wantsFocus = useRef(false);
  const anchor = useRef<Spot>(undefined);
  useEffect(() => {
    if (!wantsFocus.current || current === undefined) return;
    const { day, at } = current.spot;
    const link = document.querySelector<HTMLElement>(`[data-spot="${day}/${at}"]`);
    if (link === null) return;
    wantsFocus.current = false;
    link.focus({ preventScroll: true });
  }, [current, known]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const spot = spotNamed((event.target as HTMLElement).dataset['spot']);
    if (spot === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' || event.key === 'x') {
      event.preventDefault();
      anchor.current = spot;
      selection.toggle([spot]);
      return;
    }
    const step = stepOf[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = stepFrom(layout, spot, rowOfSpot(layout, spot), step);
    if (event.shiftKey) {
      anchor.current ??= spot;
      selection.add(spotsBetween(layout, anchor.current, next.spot));
    } else anchor.current = undefined;
    showRow(track, next.row);
    wantsFocus.current = true;
    setCurrent({ ...next, layout });
  };
  return { current, onKeyDown, setCurrent };
}

/** Scrolls just enough to show the whole row. */
function showRow({ layout: { tops }, top, bar }: Track, row: number): void {
  const begin = top + (tops[row] ?? 0) - bar - 40;
  const end = top + (tops[row + 1] ?? 0) + 24;
  if (begin < window.scrollY) window.scrollTo({ top: begin });
  else if (end > window.scrollY + window.innerHeight) window.scrollTo({ top: end - window.innerHeight });
}

/** Number of rows around an item offered as neighbours on its page. */
const AMONG_ROWS = 60;

function useClicks(
  layout: Layout,
  { selection, outline, shown }: RowContext,
  known: Known,
  isSelecting: boolean,
  setCurrent: (current: Current) => void,
) {
  const last = useRef<Spot>(undefined);
  return useCallback(
    (event: MouseEvent): void => {
      const target = event.target as HTMLElement;
      const day = target.closest<HTMLElement>('[data-select-day]')?.dataset['selectDay'];
      if (day !== undefined) {
        selection.toggle(spotsOfDay(outline, Number(day), shown));
        return;
      }
      const marked = spotNamed(target.closest<HTMLElement>('[data-select]')?.dataset['select']);
      const opened = spotNamed(target.closest<HTMLElement>('[data-spot]')?.dataset['spot']);
      const spot = marked ?? opened;
      if (spot === undefined || (marked === undefined && (event.ctrlKey || event.metaKey))) return;
      event.preventDefault();
      setCurrent({ spot, row: rowOfSpot(layout, spot), layout });
      // On a phone there is no mark to touch before something is selected.
      const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
      const chooses = marked !== undefined || isSelecting || (isTouch && selection.all().size > 0);
      if (chooses || event.shiftKey) {
        if (event.shiftKey && last.current !== undefined) selection.add(spotsBetween(layout, last.current, spot));
        else selection.toggle([spot]);
        last.current = spot;
        return;
      }
      const item = known.itemAt(spot);
      if (item !== undefined) openItem(item.id, {}, idsAround(layout, known, spot));
    },
    [layout, selection, outline, shown, known, isSelecting, setCurrent],
  );
}

function idsAround(layout: Layout, known: Known, spot: Spot): string[] {
  const row = rowOfSpot(layout, spot);
  return layout.rows
    .slice(Math.max(0, row - AMONG_ROWS), row + AMONG_ROWS)
    .flatMap((one) => spotsOf(one).flatMap((of) => known.itemAt(of)?.id ?? []));
}
