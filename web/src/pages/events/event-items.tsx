import { Play } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TimelineItem } from '../../../../src/contract/timeline-verb.ts';
import { justifiedRows } from '../../parts/justified-rows.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { itemAddress, openItem } from '../../shell/open-item.ts';
import { durationInWords, timeInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import { itemName } from '../timeline/item-name.ts';
import styles from './event-items.module.css';

const GAP = 5;
const isPicture = ({ modality }: TimelineItem): boolean => modality === 'image' || modality === 'video';

/** The pictures of an event in justified rows; each opens over the page. */
export function EventPictures({ items }: { readonly items: readonly TimelineItem[] }) {
  const say = useWords(timelineWords);
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    setWidth(element.clientWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const among = items.map(({ id }) => id);
  const shaped = items.filter(isPicture).map((item) => ({ item, aspect: (item.width ?? 4) / (item.height ?? 3) }));
  const rows = width === 0 ? [] : justifiedRows(shaped, { width, target: width < 640 ? 130 : 230, gap: GAP });
  return (
    <div ref={frame}>
      {rows.map((row) => (
        <div key={row.boxes[0]?.of.item.id} className={styles.row} style={{ height: row.height }}>
          {row.boxes.map(({ of: { item }, width: wide }) => (
            <a
              key={item.id}
              href={itemAddress(item.id)}
              className={styles.picture}
              style={{ width: wide }}
              aria-label={itemName(item, say, language)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                openItem(item.id, {}, among);
              }}
            >
              <Thumbnail id={item.id} alt="" thumbhash={item.thumbhash} />
              {item.modality === 'video' ? (
                <span className={styles.film}>
                  <Play size={12} fill="currentColor" aria-hidden />
                  {item.durationSeconds === undefined ? null : durationInWords(item.durationSeconds)}
                </span>
              ) : null}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Mails and texts of an event, a line each. */
export function EventLetters({ items }: { readonly items: readonly TimelineItem[] }) {
  const language = useLanguage();
  const say = useWords(timelineWords);
  return (
    <ul className={styles.letters}>
      {items
        .filter((item) => !isPicture(item))
        .map((item) => (
          <li key={item.id}>
            <a
              href={itemAddress(item.id)}
              className={styles.letter}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                openItem(
                  item.id,
                  {},
                  items.map(({ id }) => id),
                );
              }}
            >
              <span className={styles.from}>{item.from ?? ''}</span>
              <span className={styles.words}>
                <strong>{item.title ?? say.noSubject}</strong> {item.snippet === item.title ? '' : item.snippet}
              </span>
              <time>
                {item.start === undefined ? '' : timeInWords({ start: item.start, precision: 'day' }, language)}
              </time>
            </a>
          </li>
        ))}
    </ul>
  );
}
