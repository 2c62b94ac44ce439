import type { PlaceNamesResponse } from '../../contract/place-pages.ts';
import type { tongues } from '../../memory/event.ts';
import type { Place } from '../../memory/place.ts';
import { nameOfHaunt } from '../../organise/places/haunt-name.ts';
import type { OpenMemory } from '../open-memory.ts';
import { placeNameIn } from './place-names-in.ts';

type Tongue = (typeof tongues)[number];

/** What the memory's homes, cities, regions and countries are called in a language, where that is something else. */
export async function placeNames({ store }: OpenMemory, tongue: Tongue): Promise<PlaceNamesResponse> {
  const names = new Map<string, string>();
  for (const place of await store.records('place')) {
    for (const [name, called] of otherNames(place, tongue)) if (!names.has(name)) names.set(name, called);
  }
  return { names: [...names].map(([name, called]) => ({ name, called })) };
}

function otherNames({ kind, name, city, region, country }: Place, tongue: Tongue): (readonly [string, string])[] {
  const levels = { city, region, country };
  const isLevel = kind === 'city' || kind === 'region' || kind === 'country';
  const parts = [...(isLevel ? [[kind, name] as const] : []), ...levelsOf(levels)];
  const found = parts.flatMap(([level, one]) => {
    const called = placeNameIn(one, level, tongue);
    return called === undefined ? [] : [[one, called] as const];
  });
  const haunt = kind === 'home' || kind === 'work' ? hauntName({ kind, name, city }, tongue) : undefined;
  return haunt === undefined ? found : [[name, haunt], ...found];
}

const levelsOf = (levels: Pick<Place, 'city' | 'region' | 'country'>) =>
  (['city', 'region', 'country'] as const).flatMap((level) => {
    const name = levels[level];
    return name === undefined ? [] : [[level, name] as const];
  });

/** Only a name that was made of its parts is made anew: what the owner said stays. */
function hauntName(
  { kind, name, city }: { readonly kind: 'home' | 'work'; readonly name: string; readonly city: string | undefined },
  tongue: Tongue,
): string | undefined {
  const told = (one: Tongue) =>
    nameOfHaunt({ kind, city }, one, (called) => placeNameIn(called, 'city', one) ?? called);
  return name === told(tongue === 'zh' ? 'en' : 'zh') ? told(tongue) : undefined;
}
