import { type City, CityReader } from './city-file.ts';
import { greatestFirst, isPlainAt, nameKey } from './name-index.ts';
import { otherNamesOf } from './other-names.ts';

/** As many chains as there are places, about. */
const CHAINS = 1 << 17;
const NONE = -1;
/** What is kept of a place: where its row begins, its position, and the place before it in its chain. */
const NUMBERS = 4;
const [START, LAT, LON, BEFORE] = [0, 1, 2, 3];
/** Rows of the file are longer. */
const SHORTEST_ROW = 16;

/**
 * The places of `cities.pbf` by their names, as `NameIndex` has them of places in hand. Most are never asked for: of each
 * four numbers are kept, and it is read again when somebody asks for it.
 */
export class CityNames {
  readonly #bytes: Buffer;
  readonly #reader: CityReader;
  readonly #last = new Int32Array(CHAINS).fill(NONE);
  readonly #places: Int32Array;
  /** Those that were asked for before: few names are asked for, and these again and again. */
  readonly #read = new Map<number, City>();
  readonly #others = new Map<string, number[]>();
  /** How many places there are. */
  readonly count: number;

  /** Errors: as `citiesIn`. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#reader = new CityReader(bytes);
    this.#places = new Int32Array(Math.ceil(bytes.length / SHORTEST_ROW) * NUMBERS);
    this.count = this.#chain();
    const named = [...otherNamesOf].flatMap(([known, others]) =>
      this.#named(this.#ofKey(nameKey(known.slice(3))))
        .filter(({ city: { countryCode, name } }) => known === `${countryCode} ${name}`)
        .flatMap(({ at }) => others.map((other) => ({ key: nameKey(other), at }))),
    );
    for (const { key, at } of named) this.#others.set(key, [...(this.#others.get(key) ?? []), at]);
  }

  /** Cities of the name, the greatest first. */
  named(name: string): City[] {
    const key = nameKey(name);
    const all = new Set([...this.#ofKey(key), ...(this.#others.get(key) ?? [])]);
    return this.#named([...all]).map(({ city }) => city);
  }

  #named(all: readonly number[]): { readonly at: number; readonly city: City }[] {
    return greatestFirst(
      all.map((at) => ({ at, city: this.#city(at) })),
      ({ city }) => city.population,
    );
  }

  /** Puts every place into the chain of its name's key; how many there are. */
  #chain(): number {
    const [reader, places] = [this.#reader, this.#places];
    let count = 0;
    while (reader.next()) {
      const { from, to } = reader.name;
      const chain = isPlainAt(this.#bytes, from, to)
        ? chainOfPlain(this.#bytes, from, to)
        : chainOf(nameKey(this.#bytes.toString('utf8', from, to)));
      const at = count * NUMBERS;
      places[at + START] = reader.start;
      places[at + LAT] = reader.lat;
      places[at + LON] = reader.lon;
      places[at + BEFORE] = this.#last[chain] ?? NONE;
      this.#last[chain] = count;
      count += 1;
    }
    return count;
  }

  /** The places whose own name has the key, in the order of the file. */
  #ofKey(key: string): number[] {
    const found: number[] = [];
    for (let at = this.#last[chainOf(key)] ?? NONE; at !== NONE; at = this.#places[at * NUMBERS + BEFORE] ?? NONE)
      if (nameKey(this.#city(at).name) === key) found.push(at);
    return found.reverse();
  }

  #city(at: number): City {
    const known = this.#read.get(at);
    if (known !== undefined) return known;
    const number = (which: number): number => this.#places[at * NUMBERS + which] ?? 0;
    const read = this.#reader.cityAt(number(START), number(LAT), number(LON));
    this.#read.set(at, read);
    return read;
  }
}

const PRIME = 16_777_619;
const SMALL = 32;
const SPACE = 32;

function chainOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), PRIME);
  return (hash ^ (hash >>> 15)) & (CHAINS - 1);
}

/** As `chainOf`, of the key of a name of plain letters and spaces. */
function chainOfPlain(bytes: Buffer, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    hash = Math.imul(hash ^ (byte === SPACE ? SPACE : byte | SMALL), PRIME);
  }
  return (hash ^ (hash >>> 15)) & (CHAINS - 1);
}
