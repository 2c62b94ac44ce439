import { Film, Mail, Play, Text } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ItemBrief } from '../../../src/contract/shapes.ts';
import { useCalled } from '../api/use-called.ts';
import { openItem } from '../shell/open-item.ts';
import { timeInWords } from '../words/dates.ts';
import { useLanguage, useWords, words } from '../words/language.ts';
import { namesCalled } from '../words/place-names.ts';
import { Button } from './button.tsx';
import styles from './item-grid.module.css';
import { justifiedRows } from './justified-rows.ts';
import { Mark } from './selection/mark.tsx';
import { type Selection, selectionOfItems, useSelected } from './selection/selection.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useChoosing } from './selection/use-choosing.ts';
import { StackBadge } from './stack-badge.tsx';
import { Thumbnail } from './thumbnail.tsx';

const phrases = words({
  en: {
    photo: 'Photo',
    film: 'Video',
    noTime: 'date unknown',
    more: 'Show more',
    stack: (n: number) => `stack of ${n}`,
  },
  zh: { photo: '照片', film: '视频', noTime: '时间不详', more: '显示更多', stack: (n: number) => `${n} 张一叠` },
});

type GridProps = {
  readonly items: readonly ItemBrief[];
  /** Target row height in pixels. */
  readonly target?: number;
  readonly hasMore?: boolean;
  readonly isReadingMore?: boolean;
  readonly onMore?: () => void;
  /** A selection that the page shares between several grids, and shows a bar for. */
  readonly selection?: Selection;
  /** The album that is shown, by its name. */
  readonly album?: string | undefined;
};

/** Photos and videos in justified rows, emails and notes as lines; each opens over the page. Loads more on scrolling. */
export function ItemGrid(props: GridProps) {
  const { items, target = 190, hasMore = false, isReadingMore = false, onMore, album } = props;
  const own = useMemo(selectionOfItems, []);
  const selection = props.selection ?? own;
  const chosen = useSelected(selection);
  const say = useWords(phrases);
  const language = useLanguage();
  const called = useCalled();
  const [ref, width] = useWidth();
  const pictures = items.filter(({ modality }) => modality === 'image' || modality === 'video');
  const rest = items.filter(({ modality }) => modality !== 'image' && modality !== 'video');
  const among = [...pictures, ...rest].map(({ id }) => id);
  const choosing = useChoosing(selection, among);
  const rows = justifiedRows(
    pictures.map((item) => ({ item, aspect: aspectOf(item) })),
    { width, target: Math.min(target, Math.max(110, width / 2.4)), gap: 6 },
  );
  const nameOf = (item: ItemBrief): string =>
    [
      item.modality === 'video' ? say.film : say.photo,
      item.time === undefined ? say.noTime : timeInWords(item.time, language),
      item.place === undefined ? undefined : namesCalled(item.place, called)[0],
      item.stack === undefined ? undefined : say.stack(item.stack),
    ]
      .filter((part) => part !== undefined)
      .join(', ');
  return (
    <div ref={ref} className={styles.grid} {...choosing} {...(chosen.size > 0 ? { 'data-selecting': '' } : {})}>
      {rows.map((row) => (
        <div key={row.boxes[0]?.of.item.id} className={styles.row}>
          {row.boxes.map(({ of: { item }, width: wide }) => (
            <div
              key={item.id}
              className={styles.tile}
              style={{ width: wide, height: row.height }}
              data-choose={item.id}
              {...(chosen.has(item.id) ? { 'data-chosen': '' } : {})}
            >
              <button
                type="button"
                className={styles.picture}
                aria-label={nameOf(item)}
                title={nameOf(item)}
                onClick={() => openItem(item.id, {}, among)}
              >
                <Thumbnail id={item.id} alt="" thumbhash={item.picture?.thumbhash} />
                {item.modality === 'video' ? (
                  <span className={styles.badge}>
                    <Play size={14} aria-hidden />
                  </span>
                ) : null}
                {item.stack === undefined ? null : <StackBadge size={item.stack} />}
              </button>
              <Mark id={item.id} name={nameOf(item)} selection={selection} />
            </div>
          ))}
        </div>
      ))}
      {rest.length === 0 ? null : (
        <ul className={styles.lines}>
          {rest.map((item) => (
            <li
              key={item.id}
              className={styles.entry}
              data-choose={item.id}
              {...(chosen.has(item.id) ? { 'data-chosen': '' } : {})}
            >
              <button type="button" className={styles.line} onClick={() => openItem(item.id, {}, among)}>
                {item.modality === 'email' ? <Mail size={16} aria-hidden /> : <Text size={16} aria-hidden />}
                <span className={styles.text}>
                  <b>{item.title ?? item.snippet}</b>
                  {item.title === undefined ? null : <span className={styles.snippet}>{item.snippet}</span>}
                </span>
                <time className={styles.when}>
                  {item.time === undefined ? '' : timeInWords({ ...item.time, precision: 'day' }, language)}
                </time>
              </button>
              <Mark id={item.id} name={item.title ?? item.snippet} selection={selection} />
            </li>
          ))}
        </ul>
      )}
      {props.selection === undefined ? (
        <SelectionBar selection={selection} idsOf={async (ids) => ids} album={album} />
      ) : null}
      {hasMore ? <More say={say.more} busy={isReadingMore} onMore={onMore} /> : null}
    </div>
  );
}

function aspectOf({ picture }: ItemBrief): number {
  const { width, height } = picture ?? {};
  return width === undefined || height === undefined || height === 0 ? 4 / 3 : width / height;
}

/** Loads more when it scrolls into view; the button is for users who cannot scroll. */
function More({ say, busy, onMore }: { say: string; busy: boolean; onMore: (() => void) | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true && !busy) onMore?.();
      },
      { rootMargin: '600px' },
    );
    if (ref.current !== null) seen.observe(ref.current);
    return () => seen.disconnect();
  }, [busy, onMore]);
  return (
    <div ref={ref} className={styles.more}>
      <Button disabled={busy} onClick={onMore} icon={<Film size={16} aria-hidden />}>
        {say}
      </Button>
    </div>
  );
}

function useWidth(): [React.RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(900);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    if (ref.current !== null) watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}
