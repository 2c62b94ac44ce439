import { SaxesParser, type SaxesTag } from 'saxes';
import { MadeleineError } from '../../memory/errors.ts';
import { type Fix, isTime, positionOf } from './history-step.ts';

export const looksLikeGpx = (head: string): boolean => /<gpx[\s>]/.test(head);

/** A point of a GPX file; `at` is absent where it has no time. */
export type GpxPoint = Omit<Fix, 'at'> & { readonly at?: number };
export type GpxEntry =
  | {
      readonly type: 'track';
      readonly name?: string;
      readonly words?: string;
      readonly segments: readonly GpxPoint[][];
    }
  | { readonly type: 'waypoint'; readonly name?: string; readonly words?: string; readonly point: GpxPoint };

/** Points of one track: a week of walking, with a point each second. Of more only every second is kept, and so on. */
const MOST_POINTS = 500_000;
/** Characters between two tags. */
const LONGEST_TEXT = 1024 * 1024;
const LONGEST_WORDS = 20_000;
const MOST_DEPTH = 64;
const MOST_MET = 100_000;

/**
 * The tracks, routes and waypoints of a GPX file (1.0 or 1.1) as it is read. Errors: `corrupt` for what is not well-formed,
 * `truncated` for a file without an end: what stands before has been given.
 */
export async function* gpxEntries(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<GpxEntry> {
  const reader = new GpxReader();
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of chunks) {
    reader.write(decoder.decode(chunk, { stream: true }));
    yield* reader.entries();
  }
  reader.close();
  yield* reader.entries();
}

type Open = { name?: string; words?: string; point?: { lat: number; lon: number; at?: number } };

class GpxReader {
  readonly #parser = new SaxesParser({ position: false });
  readonly #path: string[] = [];
  #entries: GpxEntry[] = [];
  #text = '';
  #since = 0;
  #broken: Error | undefined;
  #segments: GpxPoint[][] = [];
  #points = 0;
  /** Of so many points one is kept. */
  #every = 1;
  #open: Open = {};
  #point: Open['point'];

  constructor() {
    this.#parser.on('error', (error) => {
      this.#broken ??= error;
    });
    this.#parser.on('opentag', (tag) => this.#openTag(tag));
    this.#parser.on('text', (text) => {
      if (this.#text.length < LONGEST_WORDS) this.#text += text;
    });
    this.#parser.on('cdata', (text) => {
      if (this.#text.length < LONGEST_WORDS) this.#text += text;
    });
    this.#parser.on('closetag', () => this.#closeTag());
  }

  entries(): GpxEntry[] {
    return this.#entries.splice(0);
  }

  write(text: string): void {
    this.#since += text.length;
    this.#parser.write(text);
    const isEndless =
      this.#since > LONGEST_TEXT * 16 || this.#path.length > MOST_DEPTH || this.#entries.length > MOST_MET;
    if (this.#broken === undefined && !isEndless) return;
    this.#end();
    const action = 'Export the track again; what stands before the damage has been added.';
    throw new MadeleineError('corrupt', 'This GPX file is not well formed.', { action, cause: this.#broken });
  }

  close(): void {
    if (this.#path.length === 0) return;
    this.#end();
    throw new MadeleineError('truncated', 'This GPX file has no end: a part of it is missing.', {
      action: 'Export the track again; what was readable has been added.',
    });
  }

  /** Gives the track that is not at its end. */
  #end(): void {
    if (this.#segments.length > 0) this.#closeTrack();
  }

  #openTag({ name, attributes }: SaxesTag): void {
    this.#since = 0;
    this.#text = '';
    const local = localName(name);
    this.#path.push(local);
    if (local === 'trk' || local === 'rte') {
      this.#segments = local === 'rte' ? [[]] : [];
      this.#open = {};
      this.#points = 0;
      this.#every = 1;
    } else if (local === 'trkseg') this.#segments.push([]);
    else if (local === 'wpt' || local === 'trkpt' || local === 'rtept') {
      if (local === 'wpt') this.#open = {};
      const place = positionOf(numberIn(attributes['lat']), numberIn(attributes['lon']));
      this.#point = place === undefined ? undefined : { ...place };
    }
  }

  #closeTag(): void {
    this.#since = 0;
    const local = this.#path.pop() ?? '';
    const parent = this.#path.at(-1) ?? '';
    const text = this.#text.trim();
    this.#text = '';
    if (local === 'time' && this.#point !== undefined && /^(wpt|trkpt|rtept)$/.test(parent)) {
      const at = Date.parse(text);
      if (isTime(at)) this.#point.at = at;
    } else if (/^(wpt|trk|rte)$/.test(parent) && text !== '') {
      if (local === 'name') this.#open.name = text;
      else if (local === 'desc' || local === 'cmt') this.#open.words = text;
    }
    if (local === 'trkpt' || local === 'rtept') this.#take();
    else if (local === 'wpt' && this.#point !== undefined) {
      this.#entries.push({ type: 'waypoint', ...said(this.#open), point: this.#point });
      this.#point = undefined;
    } else if (local === 'trk' || local === 'rte') this.#closeTrack();
  }

  #take(): void {
    const point = this.#point;
    this.#point = undefined;
    if (point === undefined) return;
    this.#points += 1;
    if (this.#points % this.#every !== 0) return;
    this.#segments.at(-1)?.push(point);
    if (this.#points / this.#every < MOST_POINTS) return;
    this.#every *= 2;
    this.#segments = this.#segments.map((segment) => segment.filter((_, at) => at % 2 === 0));
  }

  #closeTrack(): void {
    const segments = this.#segments.filter(({ length }) => length > 0);
    if (segments.length > 0) this.#entries.push({ type: 'track', ...said(this.#open), segments });
    this.#segments = [];
    this.#open = {};
  }
}

const said = ({ name, words }: Open): Pick<GpxEntry, 'name' | 'words'> => ({
  ...(name === undefined ? {} : { name }),
  ...(words === undefined ? {} : { words }),
});

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
function numberIn(attribute: SaxesTag['attributes'][string] | undefined): number {
  const text = typeof attribute === 'string' ? attribute : attribute?.value;
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text);
}
