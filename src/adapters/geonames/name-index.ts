import { fold } from '../../language/fold.ts';
import type { City } from './city-file.ts';
import { otherNamesOf } from './other-names.ts';

export type NamedCity = Pick<City, 'name' | 'countryCode' | 'population'>;

const plainName = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

const [SPACE, SMALL, FIRST, LAST] = [32, 32, 97, 122];
/** As `plainName`, of a name that is not empty in the bytes of a file. */
export function isPlainAt(bytes: Buffer, from: number, to: number): boolean {
  let before = SPACE;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    const small = byte | SMALL;
    if (byte === SPACE ? before === SPACE : small < FIRST || small > LAST) return false;
    before = byte;
  }
  return before !== SPACE;
}

/** Most names are plain letters, and then only their case is folded. */
export const nameKey = (name: string): string => (plainName.test(name) ? name.toLowerCase() : foldedKey(name));

const foldedKey = (name: string): string =>
  fold(name)
    .replace(/[\s’'.,-]+/gu, ' ')
    .trim();

/** Cities by their names, whatever the case, accents and marks. Most names are one city's: only the others have a list. */
export class NameIndex<C extends NamedCity> {
  readonly #byKey = new Map<string, C | C[]>();

  constructor(cities: readonly C[]) {
    for (const city of cities) this.#add(nameKey(city.name), city);
    const named = [...otherNamesOf].flatMap(([known, others]) =>
      this.named(known.slice(3))
        .filter(({ countryCode, name }) => known === `${countryCode} ${name}`)
        .flatMap((city) => others.map((other) => ({ key: nameKey(other), city }))),
    );
    for (const { key, city } of named) this.#add(key, city);
  }

  /** Cities of the name, the greatest first. */
  named(name: string): C[] {
    return inOrder(this.#byKey.get(nameKey(name)));
  }

  /** Every name, folded, with its greatest city. */
  *greatest(): Generator<[name: string, city: C]> {
    for (const [name, found] of this.#byKey) {
      const [city] = inOrder(found);
      if (city !== undefined) yield [name, city];
    }
  }

  #add(key: string, city: C): void {
    const known = this.#byKey.get(key);
    if (known === undefined) this.#byKey.set(key, city);
    else if (!Array.isArray(known)) {
      if (known !== city) this.#byKey.set(key, [known, city]);
    } else if (!known.includes(city)) known.push(city);
  }
}

const inOrder = <C extends NamedCity>(found: C | C[] | undefined): C[] =>
  found === undefined ? [] : Array.isArray(found) ? greatestFirst(found, ({ population }) => population) : [found];

/** By inhabitants; of as many the first in the file. */
export const greatestFirst = <C>(cities: readonly C[], inhabitants: (city: C) => number): C[] =>
  cities.toSorted((a, b) => inhabitants(b) - inhabitants(a));
