import { useCallback, useEffect, useState } from 'react';

/** Whether the browser can give a page the whole screen: phones of Apple cannot. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

/** The whole screen for the page, so that messages stay visible; left when the viewer is closed. */
export function useFullScreen(): readonly [isFull: boolean, set: (isFull: boolean) => void] {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const changed = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const set = useCallback((wanted: boolean) => {
    if (wanted && canFillScreen()) void document.documentElement.requestFullscreen().catch(() => undefined);
    else if (!wanted && document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
  }, []);
  return [isFull, set];
}
