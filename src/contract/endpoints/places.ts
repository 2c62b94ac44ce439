import { z } from 'zod';
import { tongues } from '../../memory/event.ts';
import { correctionResponse } from '../browse-verbs.ts';
import { endpoint } from '../endpoint.ts';
import { itemPageResponse } from '../people-pages.ts';
import {
  listedPlaceShape,
  listedPlacesResponse,
  mapResponse,
  placeNamesResponse,
  placeNaming,
  pointsResponse,
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

export const getPoints = endpoint({
  id: 'place-points',
  method: 'get',
  path: '/places/points',
  summary: 'Returns the positions of the latest 100,000 items for a map, in columns.',
  scope: 'read',
  answer: { kind: 'json', schema: pointsResponse },
});

export const getMap = endpoint({
  id: 'map',
  method: 'get',
  path: '/places/map',
  summary: 'Returns the map file of the owner and the configured map tile server, if any.',
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
