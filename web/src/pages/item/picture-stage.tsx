import { Maximize, RotateCw, ScanFace, TextSearch, ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ItemFacesResponse } from '../../../../src/contract/item-verbs.ts';
import type { Turn } from '../../../../src/memory/media.ts';
import { IconButton } from '../../parts/button.tsx';
import { blurOf } from '../../parts/thumbnail.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import { FaceBoxes } from './face-boxes.tsx';
import { originalAddress, screenAddress, thumbnailOf } from './item-addresses.ts';
import type { ItemValues } from './item-document.ts';
import { LiveButton, LiveFilm } from './live-part.tsx';
import styles from './picture-stage.module.css';
import { StageMessage } from './stage-message.tsx';
import { TextBoxes } from './text-boxes.tsx';
import { furtherTurned, turnedBox } from './turned-box.ts';
import type { Correct } from './use-correct.ts';
import { useZoom } from './use-zoom.ts';

/** Formats that browsers display: when zoomed in, the original replaces the screen-sized rendition. */
const shownAsIs = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
const STEP = 1.4;
const PAN = 80;

type Props = {
  readonly id: string;
  readonly values: ItemValues;
  readonly alt: string;
  readonly faces: ItemFacesResponse['faces'];
  /** The quote of the text in the picture that an answer cites. */
  readonly quote: string | undefined;
  readonly shows: { readonly faces: boolean; readonly text: boolean };
  readonly onShows: (shows: { faces: boolean; text: boolean }) => void;
  readonly onStep: (to: 'previous' | 'next') => void;
  readonly onScroll: (dy: number) => void;
  readonly onClose: () => void;
  readonly correct: Correct;
};

/** A zoomable picture with overlays of faces and recognised text. */
export function PictureStage({
  id,
  values,
  alt,
  faces,
  quote,
  shows,
  onShows,
  onStep,
  onScroll,
  onClose,
  correct,
}: Props) {
  const say = useWords(itemWords);
  const frame = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ width: number; height: number }>();
  const [isBroken, setBroken] = useState(false);
  const { media, ocr } = values;
  const told =
    media?.width !== undefined && media.height !== undefined ? { width: media.width, height: media.height } : undefined;
  const size = useMemo(() => loaded ?? told, [loaded, told?.width, told?.height]);
  const { zoom, fit, by, pan, reset, toggleAt, handlers } = useZoom(frame, size, {
    onSwipe: onStep,
    onScroll,
    onClose,
  });
  const [plays, setPlays] = useState(false);
  const turn = media?.turned ?? 0;
  const rotate = useCallback(
    (further: 90 | -90) => void correct.correct({ turn: furtherTurned(turn, further) }, say.turned),
    [correct.correct, turn, say],
  );
  const isLive = media?.motion !== undefined;
  const isZoomed = zoom.scale > 1.01;
  useShortcuts(
    useMemo(
      () => ({
        title: say.pictureKeys,
        shortcuts: [
          { keys: '+', says: say.zoomIn, run: () => by(STEP) },
          { keys: '-', says: say.zoomOut, run: () => by(1 / STEP) },
          { keys: '0', says: say.fit, run: reset },
          { keys: 'f', says: say.showFaces, run: () => onShows({ ...shows, faces: !shows.faces }) },
          { keys: 'r', says: say.rotateHint, run: (event: KeyboardEvent) => rotate(event.shiftKey ? -90 : 90) },
          ...(isLive ? [{ keys: 'l', says: say.playLive, run: () => setPlays(true) }] : []),
          { keys: 'x', says: say.showText, run: () => onShows({ ...shows, text: !shows.text }) },
          ...(isZoomed
            ? [
                { keys: 'ArrowLeft', says: say.panHint, run: () => pan(PAN, 0) },
                { keys: 'ArrowRight', says: say.panHint, run: () => pan(-PAN, 0) },
                { keys: 'ArrowUp', says: say.panHint, run: () => pan(0, PAN) },
                { keys: 'ArrowDown', says: say.panHint, run: () => pan(0, -PAN) },
              ]
            : []),
        ],
      }),
      [say, by, reset, pan, isZoomed, shows, onShows, rotate, isLive],
    ),
  );
  const lines = (ocr?.lines ?? []).flatMap((line) =>
    line.box === undefined ? [] : [{ ...line, box: turnedBox(line.box, turn) }],
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what the pointer does here, keys and buttons do as well */}
      <div
        ref={frame}
        className={`${styles.frame} ${isZoomed ? styles.zoomed : ''}`}
        {...handlers}
        onDoubleClick={(event) => {
          if ((event.target as Element).closest('button, form') !== null) return;
          toggleAt(event);
        }}
      >
        {isBroken ? (
          <StageMessage title={say.cannotShow} help={say.cannotShowHelp} />
        ) : (
          <div
            className={styles.picture}
            style={
              {
                '--scale': zoom.scale,
                '--x': `${zoom.x}px`,
                '--y': `${zoom.y}px`,
                width: fit === undefined ? '100%' : `${fit.width}px`,
                height: fit === undefined ? '100%' : `${fit.height}px`,
              } as CSSProperties
            }
          >
            <Pixels
              id={id}
              turn={turn}
              alt={alt}
              blur={media?.thumbhash}
              isClose={zoom.scale > 1.5 && turn === 0 && shownAsIs.has(media?.mime ?? '')}
              onSize={setLoaded}
              onBroken={() => setBroken(true)}
            />
            {fit !== undefined && (shows.text || quote !== undefined) ? (
              <TextBoxes lines={lines} quote={quote} all={shows.text} />
            ) : null}
            {fit !== undefined && plays ? (
              <LiveFilm id={id} turn={turn} fit={fit} onEnd={() => setPlays(false)} />
            ) : null}
            {fit !== undefined && shows.faces ? (
              <FaceBoxes faces={faces.map((face) => ({ ...face, box: turnedBox(face.box, turn) }))} correct={correct} />
            ) : null}
          </div>
        )}
      </div>
      <div className={styles.tools}>
        {faces.length > 0 ? (
          <IconButton
            label={shows.faces ? say.hideFaces : say.showFaces}
            aria-pressed={shows.faces}
            onClick={() => onShows({ ...shows, faces: !shows.faces })}
          >
            <ScanFace size={18} aria-hidden />
          </IconButton>
        ) : null}
        {lines.length > 0 ? (
          <IconButton
            label={shows.text ? say.hideText : say.showText}
            aria-pressed={shows.text}
            onClick={() => onShows({ ...shows, text: !shows.text })}
          >
            <TextSearch size={18} aria-hidden />
          </IconButton>
        ) : null}
        {isLive ? <LiveButton isOn={plays} onPlay={setPlays} /> : null}
        <IconButton label={say.rotate} disabled={correct.isSaving} onClick={() => rotate(90)}>
          <RotateCw size={18} aria-hidden />
        </IconButton>
        <IconButton label={say.zoomOut} onClick={() => by(1 / STEP)} disabled={!isZoomed}>
          <ZoomOut size={18} aria-hidden />
        </IconButton>
        <IconButton label={say.zoomIn} onClick={() => by(STEP)}>
          <ZoomIn size={18} aria-hidden />
        </IconButton>
        <IconButton label={say.fit} onClick={reset} disabled={!isZoomed}>
          <Maximize size={18} aria-hidden />
        </IconButton>
      </div>
      <output className="visually-hidden">{isZoomed ? say.zoomedTo(Math.round(zoom.scale * 100)) : ''}</output>
    </>
  );
}

type PixelsProps = {
  readonly id: string;
  readonly turn: Turn;
  readonly alt: string;
  readonly blur: string | undefined;
  readonly isClose: boolean;
  readonly onSize: (size: { width: number; height: number }) => void;
  readonly onBroken: () => void;
};

/** Progressive loading: placeholder, thumbnail, screen-sized rendition and, when zoomed in, the original. */
function Pixels({ id, turn, alt, blur, isClose, onSize, onBroken }: PixelsProps) {
  const [isSharp, setSharp] = useState(false);
  const [wasClose, setWasClose] = useState(false);
  useEffect(() => {
    if (isClose) setWasClose(true);
  }, [isClose]);
  const colours = blurOf(blur);
  return (
    <>
      {isSharp ? null : (
        <img
          className={styles.pixels}
          src={thumbnailOf(id, 320, turn)}
          alt=""
          draggable={false}
          {...(colours === undefined ? {} : { style: { backgroundImage: `url(${colours})` } })}
        />
      )}
      <img
        className={`${styles.pixels} ${isSharp ? '' : styles.coming}`}
        src={screenAddress(id, turn)}
        alt={alt}
        draggable={false}
        onLoad={({ currentTarget }) => {
          setSharp(true);
          onSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
        }}
        onError={onBroken}
      />
      {wasClose && turn === 0 ? (
        <img className={styles.pixels} src={originalAddress(id)} alt="" draggable={false} />
      ) : null}
    </>
  );
}
