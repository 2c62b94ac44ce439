import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ItemFacesResponse } from '../../../../src/contract/item-verbs.ts';
import type { Moment } from '../../../../src/memory/seen.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import styles from './film-stage.module.css';
import { FilmStrip } from './film-strip.tsx';
import { screenAddress, thumbnailOf } from './item-addresses.ts';
import { StageMessage } from './stage-message.tsx';

type Props = {
  readonly id: string;
  readonly alt: string;
  readonly at: number | undefined;
  readonly seek: { readonly at: number } | undefined;
  readonly moments: readonly Moment[];
  readonly faces: ItemFacesResponse['faces'];
  /** Plays by itself and says when it has ended. */
  readonly slideshow: { readonly isOn: boolean; readonly onEnded: () => void };
};

/** A shot begins a little before it is shown: a frame counts as its first. */
const TOLERANCE_S = 0.4;

/** A video player at the cited second, with its shots and faces; `seek` is another requested second. */
export function FilmStage({ id, alt, at, seek, moments, faces, slideshow }: Props) {
  const say = useWords(itemWords);
  const player = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [length, setLength] = useState<number>();
  const [now, setNow] = useState(at ?? 0);
  const shots = useMemo(
    () => moments.filter(({ kind }) => kind === 'shot').toSorted((a, b) => a.start - b.start),
    [moments],
  );
  const seekTo = useCallback((second: number) => {
    if (player.current === null) return;
    player.current.currentTime = second;
    // A browser may refuse autoplay; the video is still positioned at the second.
    void player.current.play().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (seek !== undefined) seekTo(seek.at);
  }, [seek, seekTo]);
  useEffect(() => {
    if (slideshow.isOn) void player.current?.play().catch(() => undefined);
  }, [slideshow.isOn]);
  useFilmKeys(player, shots, seekTo);
  if (isBroken) return <StageMessage title={say.cannotPlay} help={say.cannotShowHelp} />;
  const showsStrip = length !== undefined && (shots.length > 1 || faces.some(({ span }) => span !== undefined));
  return (
    <div className={styles.film}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript, if any, is listed beside the video */}
      <video
        ref={player}
        src={`${screenAddress(id)}${at === undefined ? '' : `#t=${at}`}`}
        poster={at === undefined ? thumbnailOf(id, 1280) : undefined}
        aria-label={alt}
        controls
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          if (at !== undefined) currentTarget.currentTime = at;
          if (Number.isFinite(currentTarget.duration)) setLength(currentTarget.duration);
        }}
        onTimeUpdate={({ currentTarget }) => setNow(currentTarget.currentTime)}
        onEnded={slideshow.onEnded}
        onError={() => {
          setBroken(true);
          slideshow.onEnded();
        }}
      />
      {showsStrip ? <FilmStrip shots={shots} faces={faces} length={length} now={now} onSeek={seekTo} /> : null}
    </div>
  );
}

function useFilmKeys(
  player: React.RefObject<HTMLVideoElement | null>,
  shots: readonly Moment[],
  seekTo: (second: number) => void,
): void {
  const say = useWords(itemWords);
  useShortcuts(
    useMemo(() => {
      const toggle = (): void => {
        if (player.current?.paused === true) void player.current.play().catch(() => undefined);
        else player.current?.pause();
      };
      const now = (): number => player.current?.currentTime ?? 0;
      const before = () => shots.findLast(({ start }) => start < now() - TOLERANCE_S);
      const after = () => shots.find(({ start }) => start > now() + TOLERANCE_S / 4);
      const go = (shot: Moment | undefined): void => {
        if (shot !== undefined) seekTo(shot.start);
      };
      return {
        title: say.filmKeys,
        shortcuts: [
          { keys: 'k', says: say.playPause, run: toggle },
          { keys: '[', says: say.previousShot, run: () => go(before()) },
          { keys: ']', says: say.nextShot, run: () => go(after()) },
        ],
      };
    }, [say, player, shots, seekTo]),
  );
}
