import { z } from 'zod';
import { tongues } from '../../memory/event.ts';
import { correctionResponse } from '../browse-verbs.ts';
import { endpoint } from '../endpoint.ts';
import { itemPageResponse } from '../people-pages.ts';
import {
  boxQuery,
  heatResponse,
  listedPlaceShape,
  listedPlacesResponse,
  mapResponse,
  placeDayResponse,
  placeNamesResponse,
  placeNaming,
  spotsQuery,
  spotsResponse,
} from '../place-pages.ts';
import { itemPageQuery } from './people.ts';

const which = z.object({ id: z.string().min(1).max(512) });
const full = z.object({ full: z.stringbool().optional() });

export const getPlaces = endpoint({
  id: 'places',
  method: 'get',
  path: '/places',
  summary:
    'Lists home, work, named places, venues, cities, regions and countries, those with most items first; with `brief`, without item ids.',
  scope: 'read',
  query: z.object({ brief: z.stringbool().default(false) }),
  answer: { kind: 'json', schema: listedPlacesResponse },
});

export const getSpots = endpoint({
  id: 'place-spots',
  method: 'get',
  path: '/places/spots',
  summary: 'Returns a part of the map at a zoom level: items in clusters, at most 400, those with most items first.',
  scope: 'read',
  query: spotsQuery,
  answer: { kind: 'json', schema: spotsResponse },
});

export const getHeat = endpoint({
  id: 'place-heat',
  method: 'get',
  path: '/places/heat',
  summary: 'Returns how many items are where in a part of the map, in at most 3000 cells of some pixels.',
  scope: 'read',
  query: spotsQuery,
  answer: { kind: 'json', schema: heatResponse },
});

export const getBoxItems = endpoint({
  id: 'place-box-items',
  method: 'get',
  path: '/places/items',
  summary: 'Lists the items with a position in a part of the map, latest first.',
  scope: 'read',
  query: itemPageQuery.extend(boxQuery.shape),
  answer: { kind: 'json', schema: itemPageResponse },
});

export const getPlaceDay = endpoint({
  id: 'place-day',
  method: 'get',
  path: '/places/day',
  summary: 'Returns a day on the map: items with a position in order of time, and tracks; without `day`, the latest.',
  scope: 'read',
  query: z.object({ day: z.iso.date().optional() }),
  answer: { kind: 'json', schema: placeDayResponse },
});

export const getMap = endpoint({
  id: 'map',
  method: 'get',
  path: '/places/map',
  summary:
    'Returns the map file of the owner and the configured map tile server, if any, and where items are as a whole.',
  scope: 'read',
  answer: { kind: 'json', schema: mapResponse },
});

export const getMapFile = endpoint({
  id: 'map-file',
  method: 'get',
  path: '/places/map/file',
  summary: 'Returns the map file of the owner (PMTiles), which is read in ranges.',
  scope: 'read',
  answer: { kind: 'bytes', types: ['application/octet-stream'] },
});

export const getPlaceNames = endpoint({
  id: 'place-names',
  method: 'get',
  path: '/places/names',
  summary: 'Returns the names of homes, cities, regions and countries in a language, where they differ.',
  scope: 'read',
  query: z.object({ language: z.enum(tongues) }),
  answer: { kind: 'json', schema: placeNamesResponse },
});

export const getPlace = endpoint({
  id: 'place',
  method: 'get',
  path: '/places/{id}',
  summary: 'Returns a place with counts, bounds and dates.',
  scope: 'read',
  params: which,
  query: full,
  answer: { kind: 'json', schema: listedPlaceShape },
});

export const getPlaceItems = endpoint({
  id: 'place-items',
  method: 'get',
  path: '/places/{id}/items',
  summary: 'Lists the items of a place, latest first.',
  scope: 'read',
  params: which,
  query: itemPageQuery,
  answer: { kind: 'json', schema: itemPageResponse },
});

export const namePlace = endpoint({
  id: 'name-place',
  method: 'post',
  path: '/places',
  summary: 'Names a place; naming again with the same name replaces the earlier one.',
  scope: 'write',
  body: placeNaming,
  accepted: 'with-job',
  answer: { kind: 'json', schema: correctionResponse },
});
