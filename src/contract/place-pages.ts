import { z } from 'zod';
import { errorCodes } from '../memory/errors.ts';
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

/** As many items as a map is drawn of. */
export const MOST_POINTS = 100_000;

/** Where items are, column by column: the n-th of each is the n-th item. Degrees to five decimals, a metre. */
export const pointsResponse = z.object({
  ids: z.array(z.string()),
  lat: z.array(z.number()),
  lon: z.array(z.number()),
  /** Minutes of the local clock since 1970 began; null where no time is known. */
  minutes: z.array(z.int().nullable()),
  /** Films among them, by their place in `ids`. */
  films: z.array(z.int()),
  /** Items with a position that are not told: older than these. */
  more: z.int(),
});
export type PointsResponse = z.infer<typeof pointsResponse>;

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
