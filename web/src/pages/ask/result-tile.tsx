import { FileText, Mail, Play } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useState } from 'react';
import type { Contribution } from '../../../../src/memory/explanation.ts';
import { useCalled } from '../../api/use-called.ts';
import { StackBadge } from '../../parts/stack-badge.tsx';
import { ThingLine } from '../../parts/things/thing-line.tsx';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { type ItemView, itemAddress, openItem } from '../../shell/open-item.ts';
import { askWords } from '../../words/ask.ts';
import { durationInWords, timeInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { itemLabel, senderOf, whenAndWhere } from './item-words.ts';
import styles from './result-tile.module.css';
import type { FoundItem } from './use-found.ts';
import { WhyCard } from './why-card.tsx';

/** Hover delay in milliseconds before the reasons are shown. */
const REST = 350;

export type ResultTileProps = {
  readonly item: FoundItem;
  readonly why: readonly Contribution[];
  /** All results, for previous and next. */
  readonly among: readonly string[];
  /** Whether Tab stops here. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly link: (element: HTMLElement | null) => void;
};

/** A result: a picture, a video with its moment, or an email as a card. */
export function ResultTile({ item, why, among, isStop, onFocus, link }: ResultTileProps) {
  const language = useLanguage();
  const called = useCalled();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const rests = useRests(isHovered);
  const id = useId();
  const view: ItemView = item.moment === undefined ? {} : { at: item.moment.start };
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openItem(item.id, view, among);
  };
  const isMedia = item.modality === 'image' || item.modality === 'video';
  const tells = (rests || isFocused) && why.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering shows the same as focusing
    <div className={styles.tile} onMouseEnter={() => setHovered(true)} onMouseLeave={() => setHovered(false)}>
      <a
        ref={link}
        className={isMedia ? styles.picture : styles.card}
        href={itemAddress(item.id, view)}
        {...(tells ? { 'aria-describedby': id } : {})}
        tabIndex={isStop ? 0 : -1}
        onClick={open}
        onFocus={(event) => {
          onFocus();
          setFocused(event.currentTarget.matches(':focus-visible'));
        }}
        onBlur={() => setFocused(false)}
      >
        {isMedia ? <MediaFace item={item} /> : <PaperFace item={item} />}
      </a>
      {tells ? (
        <WhyCard id={id} why={why} probability={item.probability} about={whenAndWhere(item, language, called)} />
      ) : null}
    </div>
  );
}

function useRests(isHovered: boolean): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!isHovered) {
      setRests(false);
      return;
    }
    const timer = setTimeout(() => setRests(true), REST);
    return () => clearTimeout(timer);
  }, [isHovered]);
  return rests;
}

function MediaFace({ item }: { readonly item: FoundItem }) {
  const say = useWords(askWords);
  const language = useLanguage();
  const called = useCalled();
  const seconds = item.picture?.durationSeconds;
  return (
    <>
      <Thumbnail id={item.id} alt={itemLabel(item, say, language, called)} thumbhash={item.picture?.thumbhash} />
      {item.modality === 'video' ? (
        <span className={styles.badge}>
          <Play size={12} aria-hidden fill="currentColor" />
          {item.moment === undefined || item.moment.start === 0 ? null : `${durationInWords(item.moment.start)} / `}
          {seconds === undefined ? null : durationInWords(seconds)}
        </span>
      ) : null}
      {item.stack === undefined ? null : <StackBadge size={item.stack} />}
    </>
  );
}

function PaperFace({ item }: { readonly item: FoundItem }) {
  const language = useLanguage();
  const Icon = item.modality === 'email' ? Mail : FileText;
  return (
    <>
      <span className={styles.from}>
        <Icon size={14} aria-hidden />
        <span>{senderOf(item) ?? ''}</span>
      </span>
      {item.title === undefined ? null : <strong className={styles.title}>{item.title}</strong>}
      {item.thing === undefined ? null : <ThingLine thing={item.thing} />}
      <span className={styles.snippet}>{item.snippet}</span>
      {item.time === undefined ? null : (
        <span className={styles.date}>{timeInWords({ start: item.time.start, precision: 'day' }, language)}</span>
      )}
    </>
  );
}
