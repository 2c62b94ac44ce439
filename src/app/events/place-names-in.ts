import { placeKey, worldPlaces } from '../../language/world-places.ts';
import type { NameOfPlace } from '../../organise/context.ts';

const isHan = (name: string): boolean => /\p{Script=Han}/u.test(name);

/** The name of a place in English or Chinese, from the tables that questions are understood by; nothing where they have none. */
export const placeNameIn: NameOfPlace = (name, level, tongue) => {
  const isChinese = tongue === 'zh';
  if (isHan(name) === isChinese) return undefined;
  const known = worldPlaces(placeKey(name)).find((place) => place.level === level);
  return isChinese ? known?.forms.find(isHan) : known?.name;
};
