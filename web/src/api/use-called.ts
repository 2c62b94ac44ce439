import { createContext, useContext, useMemo } from 'react';
import { getPlaceNames } from '../../../src/contract/endpoints/places.ts';
import { useLanguage } from '../words/language.ts';
import type { Called } from '../words/place-names.ts';
import { useRead } from './use-read.ts';

/** Loaded once for the whole page, since thousands of tiles use it. */
export const CalledContext = createContext<Called>((name) => name);

/** Localised names of places, by their names in the memory. */
export const useCalled = (): Called => useContext(CalledContext);

/** The same, while loading from the server. */
export function useReadCalled(): Called {
  const language = useLanguage();
  const { data } = useRead(getPlaceNames, { query: { language } });
  return useMemo(() => {
    const names = new Map(data?.names.map(({ name, called }) => [name, called]));
    return (name) => names.get(name) ?? name;
  }, [data]);
}
