import { Maximize2, Minimize2, Pause, Play } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { IconButton } from '../../parts/button.tsx';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { itemWords } from '../../words/item.ts';
import { useWords } from '../../words/language.ts';
import { canFillScreen } from './use-full-screen.ts';
import type { Slideshow } from './use-slideshow.ts';

type Props = {
  readonly slideshow: Slideshow;
  readonly isFull: boolean;
  readonly onFull: (isFull: boolean) => void;
  /** What a slideshow shows nothing beside. */
  readonly onAlone: () => void;
};

/** Starts and stops the slideshow, and takes or leaves the whole screen; by the keys s and w, too. */
export function ViewerButtons({ slideshow, isFull, onFull, onAlone }: Props) {
  const say = useWords(itemWords);
  const { isOn, set } = slideshow;
  const play = useCallback(() => {
    set(!isOn);
    if (isOn) return;
    onAlone();
    onFull(true);
  }, [isOn, set, onAlone, onFull]);
  const fill = useCallback(() => {
    if (!isFull) onAlone();
    onFull(!isFull);
  }, [isFull, onAlone, onFull]);
  useShortcuts(
    useMemo(
      () => ({
        title: say.keys,
        shortcuts: [
          { keys: 's', says: say.slideshow, run: play },
          ...(canFillScreen() ? [{ keys: 'w', says: say.fullScreen, run: fill }] : []),
        ],
      }),
      [say, play, fill],
    ),
  );
  return (
    <>
      <IconButton label={isOn ? say.stopSlideshow : say.slideshow} aria-pressed={isOn} onClick={play}>
        {isOn ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
      </IconButton>
      {canFillScreen() ? (
        <IconButton label={isFull ? say.leaveFullScreen : say.fullScreen} aria-pressed={isFull} onClick={fill}>
          {isFull ? <Minimize2 size={20} aria-hidden /> : <Maximize2 size={20} aria-hidden />}
        </IconButton>
      ) : null}
    </>
  );
}
