import { CirclePlay } from 'lucide-react';
import type { Turn } from '../../../../src/memory/media.ts';
import { IconButton } from '../../parts/button.tsx';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import { motionAddress } from './item-addresses.ts';
import styles from './picture-stage.module.css';
import type { Size } from './zoom.ts';

/** Plays the film of a live photo, or stops it. */
export function LiveButton({ isOn, onPlay }: { readonly isOn: boolean; readonly onPlay: (isOn: boolean) => void }) {
  const say = useWords(itemWords);
  return (
    <IconButton label={isOn ? say.stopLive : say.playLive} aria-pressed={isOn} onClick={() => onPlay(!isOn)}>
      <CirclePlay size={18} aria-hidden />
    </IconButton>
  );
}

/** The film of a live photo in the place of its picture, once. */
export function LiveFilm({
  id,
  turn,
  fit,
  onEnd,
}: {
  readonly id: string;
  readonly turn: Turn;
  readonly fit: Size;
  readonly onEnd: () => void;
}) {
  const lies = turn === 90 || turn === 270;
  const [width, height] = lies ? [fit.height, fit.width] : [fit.width, fit.height];
  return (
    // biome-ignore lint/a11y/useMediaCaption: a few seconds around a picture
    <video
      className={styles.live}
      style={{ width, height, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
      src={motionAddress(id)}
      autoPlay
      playsInline
      onEnded={onEnd}
      onError={onEnd}
    />
  );
}
