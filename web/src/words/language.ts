import { useSyncExternalStore } from 'react';

export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

type Phrase = string | ((...given: never[]) => string);
type Phrases = Readonly<Record<string, Phrase>>;
type SameAs<Words extends Phrases> = { readonly [K in keyof Words]: Words[K] extends string ? string : Words[K] };

/** The texts of a page in all languages; a text missing in one of them is a compile error. */
export const words = <Words extends Phrases>(both: { readonly en: Words; readonly zh: SameAs<Words> }) => both;

const KEY = 'madeleine.language';
const listeners = new Set<() => void>();

export const currentLanguage = (): Language =>
  globalThis.document?.documentElement.lang.startsWith('zh') === true ? 'zh' : 'en';

/** Sets the language of this browser. */
export function chooseLanguage(language: Language): void {
  document.documentElement.lang = language;
  localStorage.setItem(KEY, language);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);

/** The texts of a page in the current language. */
export function useWords<Words extends Phrases>(both: {
  readonly en: Words;
  readonly zh: SameAs<Words>;
}): SameAs<Words> | Words {
  return both[useLanguage()];
}

/** A count with its noun in English: `counted(2, 'photo')` is "2 photos". */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
