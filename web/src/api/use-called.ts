import { createContext, useContext, useMemo } from 'react';
import { getPlaceNames } from '../../../src/contract/endpoints/places.ts';
import { useLanguage } from '../words/language.ts';
import type { Called } from '../words/place-names.ts';
import { useRead } from './use-read.ts';

/** Read once for the whole page: thousands of tiles ask for it. */
export const CalledContext = createContext<Called>((name) => name);

/** How the reader calls the places of this memory, by the name that the memory has for them. */
export const useCalled = (): Called => useContext(CalledContext);

/** The same, as it is read from the server. */
export function useReadCalled(): Called {
  const language = useLanguage();
  const { data } = useRead(getPlaceNames, { query: { language } });
  return useMemo(() => {
    const names = new Map(data?.names.map(({ name, called }) => [name, called]));
    return (name) => names.get(name) ?? name;
  }, [data]);
}
