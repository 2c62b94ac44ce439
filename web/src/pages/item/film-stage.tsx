import { useEffect, useMemo, useRef, useState } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import styles from './film-stage.module.css';
import { screenAddress, thumbnailOf } from './item-addresses.ts';
import { StageMessage } from './stage-message.tsx';

/** A video player at the cited second; `seek` is another requested second. */
export function FilmStage({
  id,
  alt,
  at,
  seek,
}: {
  readonly id: string;
  readonly alt: string;
  readonly at: number | undefined;
  readonly seek: { readonly at: number } | undefined;
}) {
  const say = useWords(itemWords);
  const player = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (player.current === null || seek === undefined) return;
    player.current.currentTime = seek.at;
    // A browser may refuse autoplay; the video is still positioned at the second.
    void player.current.play().catch(() => undefined);
  }, [seek]);
  useShortcuts(
    useMemo(() => {
      const toggle = (): void => {
        if (player.current?.paused === true) void player.current.play().catch(() => undefined);
        else player.current?.pause();
      };
      return { title: say.filmKeys, shortcuts: [{ keys: 'k', says: say.playPause, run: toggle }] };
    }, [say]),
  );
  if (isBroken) return <StageMessage title={say.cannotPlay} help={say.cannotShowHelp} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the transcript, if any, is listed beside the video
    <video
      ref={player}
      className={styles.film}
      src={`${screenAddress(id)}${at === undefined ? '' : `#t=${at}`}`}
      poster={at === undefined ? thumbnailOf(id, 1280) : undefined}
      aria-label={alt}
      controls
      playsInline
      preload="metadata"
      onLoadedMetadata={({ currentTarget }) => {
        if (at !== undefined) currentTarget.currentTime = at;
      }}
      onError={() => setBroken(true)}
    />
  );
}
