import { ChevronLeft, ChevronRight, PanelRight, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';
import { getItemAround, getItemFaces } from '../../../../src/contract/endpoints/corrections.ts';
import { getItem } from '../../../../src/contract/endpoints/items.ts';
import { useCalled } from '../../api/use-called.ts';
import { useRead } from '../../api/use-read.ts';
import { IconButton } from '../../parts/button.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { overlayNow, replaceItem, useCloseItem } from '../../shell/open-item.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { itemWords } from '../../words/item.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { Details } from './details.tsx';
import { headingOf } from './heading.ts';
import { valuesOf } from './item-document.ts';
import styles from './item-page.module.css';
import { viewOf } from './item-view.ts';
import { OwnerMarks } from './owner-marks.tsx';
import { PlaceSpot } from './place-spot.tsx';
import { Stage } from './stage.tsx';
import { useFocusHere } from './use-focus-here.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useNearAtHand } from './use-near-at-hand.ts';
import { useSlideshow } from './use-slideshow.ts';
import { momentInWords } from './value-words.ts';
import { ViewerButtons } from './viewer-buttons.tsx';

/** The item page with all details; shown over the page it was opened from. */
export default function ItemPage() {
  const say = useWords(itemWords);
  const [path] = useBrowserLocation();
  const { id, view } = useMemo(() => viewOf(path, location.search), [path, useSearch()]);
  const close = useCloseItem();
  const viewer = useRef<HTMLDivElement>(null);
  useFocusHere(viewer);
  const item = useRead(getItem, { params: { id } }, { whilst: 'keep' });
  const around = useRead(getItemAround, { params: { id }, query: { near: 6 } });
  const faces = useRead(getItemFaces, { params: { id } });
  const { previous, next, position } = useNeighbours(id, around.data);
  useNearAtHand(previous, next);
  const step = useCallback(
    (to: 'previous' | 'next') => {
      const other = to === 'previous' ? previous : next;
      if (other !== undefined) replaceItem(other);
    },
    [previous, next],
  );
  const [showsDetails, setShowsDetails] = useState(true);
  const [isFull, setFull] = useFullScreen();
  const goOn = useCallback(() => step('next'), [step]);
  const slideshow = useSlideshow({ id, modality: item.data?.id === id ? item.data.modality : undefined }, next, goOn);
  const leave = useCallback(() => {
    slideshow.set(false);
    if (isFull) setFull(false);
    else if (!slideshow.isOn) close();
  }, [slideshow, isFull, setFull, close]);
  const hideDetails = useCallback(() => setShowsDetails(false), []);
  const swipedDown = useCallback(() => {
    if ((viewer.current?.scrollTop ?? 0) <= 0) close();
  }, [close]);
  useKeys(leave, step, () => setShowsDetails((before) => !before));
  useEffect(() => {
    viewer.current?.scrollTo(0, 0);
  }, [id]);
  const language = useLanguage();
  const called = useCalled();
  const heading = item.data === undefined ? say.loadingItem : headingOf(item.data, valuesOf(item.data), say, called);
  useEffect(() => {
    const before = document.title;
    document.title = `${heading} · Madeleine`;
    return () => {
      document.title = before;
    };
  }, [heading]);
  const [seek, setSeek] = useState<{ at: number }>();
  // Until the next item is loaded, the previous one stays visible, without its details.
  const shown = item.data?.id === id || item.isPlaceholderData ? item.data : undefined;
  const values = useMemo(() => (shown === undefined ? undefined : valuesOf(shown)), [shown]);
  const time = values?.time;
  return (
    <div
      ref={viewer}
      className={`${styles.viewer} ${showsDetails ? '' : styles.alone}`}
      role="dialog"
      aria-modal="true"
      aria-label={heading}
      tabIndex={-1}
      data-full={isFull}
    >
      <h1 className="visually-hidden">{heading}</h1>
      <div className={styles.stage} data-kind={shown?.modality}>
        <header className={styles.bar}>
          <IconButton label={say.closeHint} onClick={close}>
            <X size={20} aria-hidden />
          </IconButton>
          <p className={styles.barTitle}>
            <span>{heading}</span>
            {time === undefined ? null : <span className={styles.soft}>{momentInWords(time, language)}</span>}
          </p>
          {position === undefined ? null : <span className={styles.position}>{say.position(...position)}</span>}
          <ViewerButtons slideshow={slideshow} isFull={isFull} onFull={setFull} onAlone={hideDetails} />
          {shown?.id === id ? (
            <OwnerMarks id={id} tags={values?.tags} onGone={next === undefined ? close : () => step('next')} />
          ) : null}
          <IconButton
            className={styles.toggle}
            label={showsDetails ? say.hideDetails : say.showDetails}
            aria-pressed={showsDetails}
            onClick={() => setShowsDetails(!showsDetails)}
          >
            <PanelRight size={20} aria-hidden />
          </IconButton>
        </header>
        {item.isError ? (
          <div className={styles.middle}>
            <Failed error={item.error} onRetry={() => void item.refetch()} />
          </div>
        ) : shown === undefined || values === undefined ? (
          <div className={styles.middle}>
            <Loading />
          </div>
        ) : (
          <Stage
            key={shown.id}
            item={shown}
            values={values}
            heading={heading}
            faces={shown.id === id ? (faces.data?.faces ?? []) : []}
            view={view}
            seek={seek}
            onStep={step}
            onScroll={(dy) => viewer.current?.scrollBy(0, dy)}
            onClose={swipedDown}
            slideshow={slideshow}
          />
        )}
        {previous === undefined ? null : (
          <IconButton
            className={`${styles.step} ${styles.previous}`}
            label={say.previous}
            onClick={() => step('previous')}
          >
            <ChevronLeft size={24} aria-hidden />
          </IconButton>
        )}
        {next === undefined ? null : (
          <IconButton className={`${styles.step} ${styles.next}`} label={say.next} onClick={() => step('next')}>
            <ChevronRight size={24} aria-hidden />
          </IconButton>
        )}
      </div>
      {showsDetails && shown !== undefined && values !== undefined ? (
        <aside className={styles.details} aria-label={say.showDetails}>
          {shown.modality === 'email' ? null : <p className={styles.heading}>{heading}</p>}
          <Details
            key={shown.id}
            item={shown}
            values={values}
            around={around.data}
            view={view}
            onSeek={(at) => setSeek({ at })}
            onForgotten={next === undefined ? close : () => step('next')}
            map={<PlaceSpot id={shown.id} place={values.place} />}
          />
        </aside>
      ) : null}
    </div>
  );
}

type Nearby = {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly position: [number, number] | undefined;
};

/** Previous and next items: in the grid it was opened from, else in time. */
function useNeighbours(
  id: string,
  around: { readonly before: readonly { id: string }[]; readonly after: readonly { id: string }[] } | undefined,
): Nearby {
  // Until the neighbours are loaded, use those of the previous item, since keys may be pressed faster.
  const known = useRef<readonly string[]>([]);
  if (around !== undefined)
    known.current = [...around.before.map((one) => one.id), id, ...around.after.map((one) => one.id)];
  const among = overlayNow()?.among;
  const isAmong = among?.includes(id) === true;
  const all = isAmong && among !== undefined ? among : known.current;
  const at = all.indexOf(id);
  if (at < 0) return { previous: undefined, next: undefined, position: undefined };
  return { previous: all[at - 1], next: all[at + 1], position: isAmong ? [at + 1, all.length] : undefined };
}

const SEEK_SECONDS = 5;

function useKeys(close: () => void, step: (to: 'previous' | 'next') => void, toggleDetails: () => void): void {
  const say = useWords(itemWords);
  const group = useMemo(() => {
    const arrow = (to: 'previous' | 'next') => (event: KeyboardEvent) => {
      // In the video player, arrow keys keep their usual meaning.
      if (event.target instanceof HTMLVideoElement)
        event.target.currentTime += to === 'next' ? SEEK_SECONDS : -SEEK_SECONDS;
      else step(to);
    };
    return {
      title: say.keys,
      shortcuts: [
        { keys: 'ArrowLeft', says: say.previous, run: arrow('previous') },
        { keys: 'ArrowRight', says: say.next, run: arrow('next') },
        { keys: 'i', says: say.showDetails, run: toggleDetails },
        { keys: 'Escape', says: say.closeHint, run: close },
      ],
    };
  }, [say, close, step, toggleDetails]);
  useShortcuts(group);
}
