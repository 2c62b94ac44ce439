import { z } from 'zod';
import { errorCodes } from '../memory/errors.ts';
import { modalities } from '../memory/item.ts';
import { placeSchema } from '../memory/place.ts';
import { itemCountsShape, spanShape } from './people-pages.ts';

/** Degrees; `west` is above `east` where the box goes over the date line. */
export const boundsShape = z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() });
export type Bounds = z.infer<typeof boundsShape>;

/** A place in a list: counts instead of ids, which come with `full`. */
export const listedPlaceShape = placeSchema.partial({ items: true }).extend({
  itemCount: z.int(),
  counts: itemCountsShape,
  ...spanShape.shape,
  /** Around the positions of its items; absent where none has one. */
  bounds: boundsShape.optional(),
});
export type ListedPlace = z.infer<typeof listedPlaceShape>;

export const listedPlacesResponse = z.object({ places: z.array(listedPlaceShape) });
export type ListedPlacesResponse = z.infer<typeof listedPlacesResponse>;

/** What places are called in one language, where that is something else. */
export const placeNamesResponse = z.object({ names: z.array(z.object({ name: z.string(), called: z.string() })) });
export type PlaceNamesResponse = z.infer<typeof placeNamesResponse>;

const latitude = z.coerce.number().min(-90).max(90);
/** Maps that are drawn over the date line ask for more than once around the world. */
const longitude = z.coerce.number().min(-540).max(540);

/** A part of the map. */
export const boxQuery = z.object({ south: latitude, west: longitude, north: latitude, east: longitude });

/** A part of the map and how near it is seen. */
export const spotsQuery = boxQuery.extend({
  zoom: z.coerce.number().min(0).max(24),
});
export type SpotsAsked = z.infer<typeof spotsQuery>;

/** Items that are too near to one another to be told apart at this zoom, or a single one. Degrees to five decimals, a metre. */
export const spotsResponse = z.object({
  spots: z.array(
    z.object({
      lat: z.number(),
      lon: z.number(),
      count: z.int(),
      /** Around its items, which `/places/items` lists. */
      bounds: boundsShape,
      /** The latest of its pictures and films, if any. */
      cover: z.string().optional(),
      /** Where a few of its items are. */
      samples: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
  /** Spots with fewer items that are not listed. */
  more: z.int(),
});
export type SpotsResponse = z.infer<typeof spotsResponse>;
export type PlaceSpot = SpotsResponse['spots'][number];

/** How many items are in cells of some pixels, column by column. */
export const heatResponse = z.object({
  lat: z.array(z.number()),
  lon: z.array(z.number()),
  count: z.array(z.int()),
});
export type HeatResponse = z.infer<typeof heatResponse>;

/** A day on the map; `before` and `after` are the next days with positions. */
export const placeDayResponse = z.object({
  /** Absent where nothing has a position. */
  day: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  /** In order of time; `time` is the local clock, "14:05". */
  stops: z.array(
    z.object({
      id: z.string(),
      modality: z.enum(modalities),
      lat: z.number(),
      lon: z.number(),
      time: z.string().optional(),
      title: z.string().optional(),
    }),
  ),
  /** Ways of location histories and GPX files: latitude and longitude of each point. */
  tracks: z.array(
    z.object({
      id: z.string(),
      title: z.string().optional(),
      stretches: z.array(z.array(z.tuple([z.number(), z.number()]))),
    }),
  ),
  /** Items of the day that are not listed. */
  more: z.int(),
});
export type PlaceDayResponse = z.infer<typeof placeDayResponse>;

/**
 * What the map is drawn from beside the program's outlines. `file`: the owner's own vector tiles, read in ranges from
 * `/places/map/file`. `tiles`: pictures from a server of the owner's choice (`map.tiles` of the configuration); absent: none
 * is asked.
 */
export const mapResponse = z.object({
  file: z
    .discriminatedUnion('state', [
      z.object({
        state: z.literal('ready'),
        /** Changes with the file. */
        version: z.string(),
        attribution: z.string().optional(),
        minZoom: z.int(),
        maxZoom: z.int(),
        bounds: boundsShape,
      }),
      z.object({
        state: z.literal('unusable'),
        code: z.enum(errorCodes),
        message: z.string(),
        action: z.string().optional(),
      }),
    ])
    .optional(),
  tiles: z.object({ url: z.string(), attribution: z.string().optional() }).optional(),
  /** Items with a position, and the box around them. */
  items: z.object({ count: z.int(), bounds: boundsShape.optional() }),
});
export type MapResponse = z.infer<typeof mapResponse>;

/** A spot to be named. */
export const placeNaming = z.strictObject({
  name: z.string().trim().min(1).max(200),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  radiusKm: z.number().positive().max(100).default(0.2),
  kind: z.enum(['home', 'work', 'named']).default('named'),
});
