import { Pause, Play, SquareDashed, StepBack, StepForward } from 'lucide-react';
import { type PointerEvent, type RefObject, useState } from 'react';
import type { FrameBox } from '../../../../src/contract/review/subjects.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useTerm } from '../../words/annotate-terms.ts';
import { useWords } from '../../words/language.ts';
import styles from './film.module.css';
import { FilmBox, placeOf } from './film-box.tsx';
import { boxBetween, frameOf, isOnFrame } from './film-marks.ts';
import type { FilmPlayer } from './use-film-player.ts';

type Point = { readonly x: number; readonly y: number };

/** The film with the boxes of the chosen observation; a box is drawn by dragging. */
export function FilmStage({
  address,
  player,
  boxes,
  isDrawing,
  onDrawing,
  onBox,
  onChange,
}: {
  readonly address: string;
  readonly player: FilmPlayer;
  readonly boxes: readonly FrameBox[];
  readonly isDrawing: boolean;
  readonly onDrawing: (on: boolean) => void;
  readonly onBox: (box: FrameBox) => void;
  /** Puts another box in the place of the nth; undefined removes it. */
  readonly onChange: (n: number, box: FrameBox | undefined) => void;
}) {
  const say = useWords(annotateWords);
  const { frame, fps, isPlaying, isBroken } = player;
  return (
    <div className={styles.stage}>
      <div className={styles.frame}>
        <video
          ref={player.video as RefObject<HTMLVideoElement>}
          src={address}
          preload="auto"
          playsInline
          aria-label={say.film}
          {...player.handlers}
        />
        <Overlay {...{ boxes, player, isDrawing, onBox, onChange }} />
      </div>
      {isBroken ? <p role="alert">{say.playError}</p> : null}
      <div className={styles.controls}>
        <IconButton label={say.frameBack} aria-keyshortcuts="," onClick={() => player.toFrame(frame - 1)}>
          <StepBack size={18} aria-hidden />
        </IconButton>
        <IconButton label={isPlaying ? say.pause : say.play} onClick={player.turn}>
          {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        </IconButton>
        <IconButton label={say.frameOn} aria-keyshortcuts="." onClick={() => player.toFrame(frame + 1)}>
          <StepForward size={18} aria-hidden />
        </IconButton>
        <input
          type="range"
          className={styles.scrubber}
          min={0}
          max={Math.max(0, player.frames - 1)}
          value={frame}
          aria-label={say.film}
          aria-valuetext={say.frame(frame, (frame / fps).toFixed(2))}
          onChange={({ target }) => player.toFrame(Number(target.value))}
        />
        <output className={styles.time}>{say.frame(frame, (frame / fps).toFixed(2))}</output>
        <Button
          aria-pressed={isDrawing}
          aria-keyshortcuts="b"
          icon={<SquareDashed size={16} aria-hidden />}
          onClick={() => onDrawing(!isDrawing)}
        >
          {say.drawBox}
        </Button>
      </div>
      {isDrawing ? <p role="status">{say.drawing}</p> : null}
    </div>
  );
}

function Overlay({
  boxes,
  player,
  isDrawing,
  onBox,
  onChange,
}: {
  readonly boxes: readonly FrameBox[];
  readonly player: FilmPlayer;
  readonly isDrawing: boolean;
  readonly onBox: (box: FrameBox) => void;
  readonly onChange: (n: number, box: FrameBox | undefined) => void;
}) {
  const say = useWords(annotateWords);
  const termed = useTerm();
  const { frame, fps } = player;
  const [drag, setDrag] = useState<{ readonly from: Point; readonly to: Point }>();
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const at = Math.round((frame / fps) * 1000) / 1000;
  const drawn = drag === undefined ? undefined : boxBetween(drag.from, drag.to, at);
  return (
    <div
      className={`${styles.overlay} ${isDrawing ? styles.drawing : ''}`}
      data-drawing={isDrawing}
      onPointerDown={(event) => {
        if (!isDrawing) return;
        player.pause();
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = pointOf(event);
        setDrag({ from, to: from });
      }}
      onPointerMove={(event) => {
        if (drag !== undefined) setDrag({ ...drag, to: pointOf(event) });
      }}
      onPointerUp={() => {
        if (drawn !== undefined) onBox(drawn);
        setDrag(undefined);
      }}
      onPointerCancel={() => setDrag(undefined)}
    >
      {boxes.map((box, n) =>
        isOnFrame(box, frame, fps) ? (
          <FilmBox
            key={n}
            box={box}
            name={say.boxNamed(n + 1, box.region === undefined ? '' : termed(box.region))}
            onChange={(next) => onChange(n, next)}
            onRemove={() => onChange(n, undefined)}
          />
        ) : (
          <span key={n} className={styles.boxElsewhere} title={String(frameOf(box.at, fps))} style={placeOf(box)} />
        ),
      )}
      {drawn === undefined ? null : <span className={styles.boxDrawn} style={placeOf(drawn)} />}
    </div>
  );
}
