import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { frameOf, timeOf } from './film-marks.ts';

export type FilmPlayer = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly fps: number;
  readonly frames: number;
  readonly frame: number;
  readonly isPlaying: boolean;
  readonly isBroken: boolean;
  readonly toFrame: (frame: number) => void;
  readonly turn: () => void;
  readonly pause: () => void;
  readonly handlers: {
    readonly onTimeUpdate: () => void;
    readonly onPlay: () => void;
    readonly onPause: () => void;
    readonly onError: () => void;
    readonly onLoadedData: () => void;
  };
};

/** A film that is stepped through frame by frame. */
export function useFilmPlayer(seconds: number, fps: number): FilmPlayer {
  const video = useRef<HTMLVideoElement>(null);
  const [frame, setFrame] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const frames = Math.max(1, Math.round(seconds * fps));
  const read = useCallback(() => {
    const time = video.current?.currentTime;
    if (time !== undefined) setFrame(Math.min(frames - 1, frameOf(time, fps)));
  }, [fps, frames]);
  const toFrame = useCallback(
    (to: number) => {
      const player = video.current;
      const bounded = Math.max(0, Math.min(frames - 1, to));
      setFrame(bounded);
      if (player === null) return;
      player.pause();
      player.currentTime = timeOf(bounded, fps);
    },
    [fps, frames],
  );
  return useMemo(
    () => ({
      video,
      fps,
      frames,
      frame,
      isPlaying,
      isBroken,
      toFrame,
      turn: () => {
        const player = video.current;
        if (player === null) return;
        if (player.paused) void player.play().catch(() => setBroken(true));
        else player.pause();
      },
      pause: () => video.current?.pause(),
      handlers: {
        onTimeUpdate: () => {
          if (video.current?.paused === false) read();
        },
        onPlay: () => setPlaying(true),
        onPause: () => {
          setPlaying(false);
          read();
        },
        onError: () => setBroken(true),
        onLoadedData: () => setBroken(false),
      },
    }),
    [fps, frames, frame, isPlaying, isBroken, toFrame, read],
  );
}
