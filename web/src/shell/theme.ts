import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
const KEY = 'madeleine.theme';
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const chosen = (): Theme => {
  const said = document.documentElement.dataset['theme'];
  if (said === 'light' || said === 'dark') return said;
  return dark.matches ? 'dark' : 'light';
};

/** Sets the theme of this browser; `undefined` follows the system. */
export function chooseTheme(theme: Theme | undefined): void {
  if (theme === undefined) {
    delete document.documentElement.dataset['theme'];
    localStorage.removeItem(KEY);
  } else {
    document.documentElement.dataset['theme'] = theme;
    localStorage.setItem(KEY, theme);
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  dark.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    dark.removeEventListener('change', listener);
  };
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosen);
