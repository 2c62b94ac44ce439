import { useCallback, useEffect, useState } from 'react';
import type { Modality } from '../../../../src/memory/item.ts';

const EACH_MS = 5000;

export type Slideshow = {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
  /** The film that is shown has ended, or cannot be played. */
  readonly onEnded: () => void;
};

type Shown = { readonly id: string; readonly modality: Modality | undefined };

/** Goes on to the next picture every few seconds, after a video to its end, past letters; stops after the last. */
export function useSlideshow({ id, modality }: Shown, next: string | undefined, go: () => void): Slideshow {
  const [isOn, setOn] = useState(false);
  const hasNext = next !== undefined;
  const further = useCallback(() => {
    if (hasNext) go();
    else setOn(false);
  }, [hasNext, go]);
  useEffect(() => {
    if (!isOn || modality === undefined || modality === 'video') return;
    const timer = setTimeout(further, modality === 'image' ? EACH_MS : 0);
    return () => clearTimeout(timer);
  }, [isOn, id, modality, further]);
  const onEnded = useCallback(() => {
    if (isOn) further();
  }, [isOn, further]);
  return { isOn, set: setOn, onEnded };
}
