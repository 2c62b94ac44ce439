import { useEffect, useMemo, useRef, useState } from 'react';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import styles from './film-stage.module.css';
import { screenAddress, thumbnailOf } from './item-addresses.ts';
import { StageMessage } from './stage-message.tsx';

/** A film in its player, at the second that is meant; `seek` is another second that somebody asks for. */
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
    // A browser may refuse to play what nobody clicked; the film then stands at the second all the same.
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
    // biome-ignore lint/a11y/useMediaCaption: what is said is listed beside the film, where it was understood
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
