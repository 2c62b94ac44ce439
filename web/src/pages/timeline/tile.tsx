import { Play } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { thumbHashToAverageRGBA } from 'thumbhash';
import type { TimelineItem } from '../../../../src/contract/timeline-verb.ts';
import { useCalled } from '../../api/use-called.ts';
import { itemName } from '../../parts/item-name.ts';
import { MarkButton } from '../../parts/selection/mark.tsx';
import { type Selection, useIsSelected } from '../../parts/selection/selection.ts';
import { thumbnailAddress } from '../../parts/thumbnail.tsx';
import { itemAddress } from '../../shell/open-item.ts';
import { durationInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { timelineWords } from '../../words/timeline.ts';
import type { Box } from './layout.ts';
import type { Spot } from './outline.ts';
import { useIsFast } from './scroll-speed.ts';
import styles from './tile.module.css';

/** The average colour of a picture: a cheap placeholder while scrolling fast. */
function colourOf(thumbhash: string | undefined): string | undefined {
  if (thumbhash === undefined) return undefined;
  try {
    const { r, g, b } = thumbHashToAverageRGBA(Uint8Array.from(atob(thumbhash), (byte) => byte.charCodeAt(0)));
    return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
  } catch {
    return undefined;
  }
}

type TileProps = {
  readonly item: TimelineItem | undefined;
  readonly box: Box;
  readonly height: number;
  readonly selection: Selection<Spot>;
  readonly isCurrent: boolean;
};

/** A picture or video in its box; empty until loaded. */
export const Tile = memo(function Tile({ item, box, height, selection, isCurrent }: TileProps) {
  const isSelected = useIsSelected(selection, box);
  const say = useWords(timelineWords);
  const language = useLanguage();
  const called = useCalled();
  const name = item === undefined ? '' : itemName(item, say, language, called);
  const colour = colourOf(item?.thumbhash);
  return (
    <div
      className={`${styles.tile} ${isSelected ? styles.selected : ''}`}
      style={{ transform: `translateX(${box.x}px)`, width: box.width, height }}
    >
      {item === undefined ? (
        <div className={styles.face} />
      ) : (
        <>
          <a
            className={styles.face}
            href={itemAddress(item.id)}
            data-spot={`${box.day}/${box.at}`}
            tabIndex={isCurrent ? 0 : -1}
            aria-label={name}
            draggable={false}
            {...(colour === undefined ? {} : { style: { backgroundColor: colour } })}
          >
            <Picture id={item.id} caption={item.title ?? name} />
            {item.modality === 'video' ? (
              <span className={styles.film}>
                <Play size={12} fill="currentColor" aria-hidden />
                {item.durationSeconds === undefined ? null : durationInWords(item.durationSeconds)}
              </span>
            ) : null}
          </a>
          <MarkButton data-select={`${box.day}/${box.at}`} isSelected={isSelected} label={say.select(name)} />
        </>
      )}
    </div>
  );
});

/** Loaded once scrolling is slow enough, then kept; words where there is no picture of it. */
function Picture({ id, caption }: { readonly id: string; readonly caption: string }) {
  const isFast = useIsFast();
  const wasShown = useRef(false);
  const [isMissing, setMissing] = useState(false);
  if (!isFast) wasShown.current = true;
  if (!wasShown.current) return null;
  if (isMissing) return <span className={styles.caption}>{caption}</span>;
  return <img src={thumbnailAddress(id)} alt="" decoding="async" draggable={false} onError={() => setMissing(true)} />;
}
