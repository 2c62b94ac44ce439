import { namedFlavor } from '@protomaps/basemaps';
import L from 'leaflet';
import { FetchSource, type Source as MapSource, PMTiles } from 'pmtiles';
import { type Feature, labelRules, leafletLayer, paintRules, type TileSource } from 'protomaps-leaflet';
import { getMapFile } from '../../../../src/contract/endpoints/places.ts';
import type { MapResponse } from '../../../../src/contract/place-pages.ts';
import { addressOf } from '../../api/call.ts';
import type { Language } from '../../words/language.ts';

export type ReadyFile = Extract<MapResponse['file'], { readonly state: 'ready' }>;
type Options = {
  readonly file: ReadyFile;
  readonly theme: 'light' | 'dark';
  readonly language: Language;
  /** Called once when tiles cannot be drawn. */
  readonly onBroken: (why: 'too-large' | 'corrupt') => void;
};

/** Near the colours of the outlines, so that streets go on where these end, and labels that can be read. */
const tints = {
  light: { earth: '#ece6db', water: '#c9dde4', city_label: '#3d372f', subplace_label: '#5f574c' },
  dark: {
    earth: '#2b2720',
    water: '#12181b',
    buildings: '#38332b',
    city_label: '#d9d1c4',
    city_label_halo: '#16140f',
    subplace_label: '#b9b0a3',
    subplace_label_halo: '#16140f',
    roads_label_minor: '#b9b0a3',
    roads_label_minor_halo: '#16140f',
    roads_label_major: '#d9d1c4',
    roads_label_major_halo: '#16140f',
  },
} as const;

/** Tiles have some hundred kilobytes at most; what says that it has more is damaged, and not read. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_UNPACKED = 24 * 1024 * 1024;
/** A damaged tile among good ones is left empty; so many in a row mean that the file is damaged. */
const MOST_FAILED = 3;
const GZIP = 2;

class TooLarge extends Error {}

/** Reads parts of the map file from the server that serves this page, no part above a limit. */
class BoundedSource implements MapSource {
  readonly #inner: FetchSource;
  constructor(address: string) {
    this.#inner = new FetchSource(address);
  }
  getKey = (): string => this.#inner.getKey();
  getBytes: MapSource['getBytes'] = (offset, length, signal, etag) =>
    length > MOST_BYTES
      ? Promise.reject(new TooLarge(`${length} bytes at ${offset}`))
      : this.#inner.getBytes(offset, length, signal, etag);
}

async function unpacked(bytes: ArrayBuffer, compression: number): Promise<ArrayBuffer> {
  if (compression !== GZIP) return bytes;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > MOST_UNPACKED) {
      await reader.cancel();
      throw new TooLarge(`more than ${MOST_UNPACKED} bytes`);
    }
    parts.push(next.value);
  }
  return new Blob(parts).arrayBuffer();
}

/** Tells of a file whose tiles fail, and draws a failed one as empty. */
function watched(inner: TileSource, { language, onBroken }: Options): TileSource {
  let failed = 0;
  return {
    get: async (where, size) => {
      try {
        const layers = await inner.get(where, size);
        failed = 0;
        return language === 'zh' ? withChineseNames(layers) : layers;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') throw error;
        failed += 1;
        if (failed === MOST_FAILED) onBroken(error instanceof TooLarge ? 'too-large' : 'corrupt');
        return new Map<string, Feature[]>();
      }
    },
  };
}

/** Chinese names are written under either of two keys. */
function withChineseNames(layers: Map<string, Feature[]>): Map<string, Feature[]> {
  for (const { props } of [...layers.values()].flat()) {
    const simplified = props['name:zh-Hans'];
    if (simplified !== undefined) props['name:zh'] ??= simplified;
  }
  return layers;
}

/** A Leaflet layer of the owner's own map. Loaded when a map is shown that has one. */
export function streetLayer(options: Options): L.GridLayer {
  const { file, theme, language } = options;
  // The library takes Leaflet from the global scope.
  Object.assign(globalThis, { L });
  const flavor = { ...namedFlavor(theme), ...tints[theme] };
  const address = `${addressOf(getMapFile)}?v=${encodeURIComponent(file.version)}`;
  const { south, west, north, east } = file.bounds;
  const layer = leafletLayer({
    url: new PMTiles(new BoundedSource(address), undefined, unpacked),
    maxDataZoom: file.maxZoom,
    minZoom: file.minZoom,
    maxZoom: 19,
    lang: language,
    paintRules: paintRules(flavor),
    labelRules: labelRules(flavor, language),
    attribution: '',
    // Beyond the file, the program's outlines show.
    bounds: L.latLngBounds([south, west], [north, east]),
  }) as unknown as L.GridLayer & {
    readonly views: ReadonlyMap<string, { readonly tileCache: { source: TileSource } }>;
  };
  for (const { tileCache } of layer.views.values()) tileCache.source = watched(tileCache.source, options);
  return layer;
}
