import {
  ArrowDownNarrowWide,
  ArrowUpNarrowWide,
  CalendarDays,
  Grid2x2,
  Grid3x3,
  Images,
  SquareCheck,
} from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { getEvents } from '../../../../src/contract/endpoints/events.ts';
import { getTimelineDays } from '../../../../src/contract/endpoints/timeline.ts';
import type { EventCard } from '../../../../src/contract/timeline-verb.ts';
import { useRead } from '../../api/use-read.ts';
import buttons from '../../parts/button.module.css';
import { Button, IconButton } from '../../parts/button.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Selection, useSelected } from '../../parts/selection/selection.ts';
import { SelectionBar } from '../../parts/selection/selection-bar.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { useRemembered } from '../../parts/use-remembered.ts';
import { monthInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import { itemsAt } from './chunks.ts';
import { layOut, type PictureSize, pictureSizes } from './layout.ts';
import { type Outline, outlineOf, type Shown, type Spot, shownKinds, spotKey } from './outline.ts';
import { type Track, useMonthInView } from './page-position.ts';
import styles from './timeline.module.css';
import type { RowContext } from './timeline-row.tsx';
import { TimelineScroller } from './timeline-scroller.tsx';
import { YearStrip } from './year-strip.tsx';

const orders = ['desc', 'asc'] as const;
const trips = { query: { kind: 'trip', brief: 'true', limit: 5000 } } as const;

export default function TimelinePage() {
  const say = useWords(timelineWords);
  const days = useRead(getTimelineDays, {});
  const known = useRead(getEvents, trips);
  const outline = useMemo(() => (days.data === undefined ? undefined : outlineOf(days.data)), [days.data]);
  useEffect(() => {
    document.title = `${say.title} · Madeleine`;
  }, [say]);
  if (days.isError) return <Failed error={days.error} onRetry={() => void days.refetch()} />;
  // Trips are headings that affect the layout, so wait for them; on failure continue without.
  if (outline === undefined || known.isPending) return <Loading />;
  if (outline.days.length === 0) {
    return (
      <Empty icon={<Images size={32} aria-hidden />} title={say.empty}>
        <p>{say.emptyWhat}</p>
        <Link href="/import">{say.emptyAdd}</Link>
      </Empty>
    );
  }
  return <Timeline outline={outline} trips={known.data?.events ?? []} />;
}

function Timeline({ outline, trips: cards }: { readonly outline: Outline; readonly trips: readonly EventCard[] }) {
  const say = useWords(timelineWords);
  const [shown, setShown] = useRemembered<Shown>('timeline.shown', shownKinds, 'all');
  const [order, setOrder] = useRemembered('timeline.order', orders, 'desc');
  const [size, setSize] = useRemembered<PictureSize>('timeline.size', pictureSizes, 'medium');
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [isSelecting, setSelecting] = useState(false);
  const selection = useMemo(() => new Selection(spotKey), []);
  // The selection is stored by position, which a new outline invalidates.
  useEffect(() => () => selection.clear(), [outline, selection]);
  const { frame, bar, width, top, barHeight } = useFrame();
  const tripDays = useMemo(
    () => cards.map(({ span }) => ({ from: span.start.slice(0, 10), to: span.end.slice(0, 10) })),
    [cards],
  );
  const layout = useMemo(
    () => (width === 0 ? undefined : layOut(outline, { width, shown, size, order, trips: tripDays, opened })),
    [outline, width, shown, size, order, tripDays, opened],
  );
  const idsOf = useCallback(
    async (spots: readonly Spot[]) => (await itemsAt(outline, spots)).map(({ id }) => id),
    [outline],
  );
  const onOpenDay = useCallback((day: number) => setOpened((before) => new Set([...before, day])), []);
  const context = useMemo<RowContext>(
    () => ({ outline, shown, trips: cards, selection, onOpenDay }),
    [outline, shown, cards, selection, onOpenDay],
  );
  const track = useMemo(
    () => (layout === undefined ? undefined : { layout, top, bar: barHeight }),
    [layout, top, barHeight],
  );
  return (
    <div className={styles.page}>
      <div ref={bar} className={styles.bar}>
        <h1>{say.title}</h1>
        <span className={styles.now} aria-hidden>
          {track === undefined ? null : <MonthNow track={track} />}
        </span>
        <Segments
          label={say.show}
          segments={shownKinds.map((key) => ({ key, label: say[key] }))}
          chosen={shown}
          onChoose={setShown}
        />
        <SizeButton size={size} onChoose={setSize} />
        <Link href="/calendar" className={buttons.icon} aria-label={say.calendar} title={say.calendar}>
          <CalendarDays size={18} aria-hidden />
        </Link>
        <OrderButton order={order} onChoose={setOrder} />
        <SelectButton selection={selection} isOn={isSelecting} onChange={setSelecting} />
      </div>
      <div ref={frame}>
        {layout === undefined || track === undefined ? null : layout.rows.length === 0 ? (
          <Empty title={say.nothing}>
            <p>{say.nothingWhat}</p>
            <Button onClick={() => setShown('all')}>{say.showAll}</Button>
          </Empty>
        ) : (
          <>
            <TimelineScroller track={track} context={context} isSelecting={isSelecting} />
            <YearStrip track={track} />
          </>
        )}
      </div>
      <SelectionBar selection={selection} idsOf={idsOf} />
    </div>
  );
}

function MonthNow({ track }: { readonly track: Track }) {
  const language = useLanguage();
  const month = useMonthInView(track);
  return month === undefined ? null : monthInWords(month, language);
}

/** The next of three sizes of pictures. */
function SizeButton({
  size,
  onChoose,
}: {
  readonly size: PictureSize;
  readonly onChoose: (size: PictureSize) => void;
}) {
  const say = useWords(timelineWords);
  const next = pictureSizes[(pictureSizes.indexOf(size) + 1) % pictureSizes.length] ?? 'medium';
  return (
    <IconButton label={`${say.size}: ${say[size]}`} onClick={() => onChoose(next)}>
      {size === 'large' ? <Grid2x2 size={18} aria-hidden /> : <Grid3x3 size={18} aria-hidden />}
    </IconButton>
  );
}

function OrderButton({
  order,
  onChoose,
}: {
  readonly order: 'asc' | 'desc';
  readonly onChoose: (order: 'asc' | 'desc') => void;
}) {
  const say = useWords(timelineWords);
  return (
    <IconButton
      label={order === 'desc' ? say.newest : say.oldest}
      onClick={() => onChoose(order === 'desc' ? 'asc' : 'desc')}
    >
      {order === 'desc' ? <ArrowDownNarrowWide size={18} aria-hidden /> : <ArrowUpNarrowWide size={18} aria-hidden />}
    </IconButton>
  );
}

/** Selection mode: every click selects, for devices without hover. */
function SelectButton({
  selection,
  isOn,
  onChange,
}: {
  readonly selection: Selection<Spot>;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const say = useWords(timelineWords);
  const count = useSelected(selection).size;
  return (
    <IconButton
      label={say.choose}
      aria-pressed={isOn}
      className={isOn ? styles.on : ''}
      onClick={() => {
        if (isOn && count > 0) selection.clear();
        onChange(!isOn);
      }}
    >
      <SquareCheck size={18} aria-hidden />
    </IconButton>
  );
}

/** Width of the rows, their offset on the page, and the height of the bar above them. */
function useFrame() {
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, top: 0, barHeight: 0 });
  useLayoutEffect(() => {
    const [rows, above] = [frame.current, bar.current];
    if (rows === null || above === null) return;
    const look = (): void => {
      const box = rows.getBoundingClientRect();
      const next = {
        width: Math.floor(box.width),
        top: Math.round(box.top + window.scrollY),
        barHeight: above.offsetHeight,
      };
      setSize((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    const observer = new ResizeObserver(look);
    for (const element of [rows, above]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, bar, ...size };
}
