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
    'Home, work, named spots, venues, cities, regions and countries, those with most items first; in `brief` without the ids of items.',
  scope: 'read',
  query: z.object({ brief: z.stringbool().default(false) }),
  answer: { kind: 'json', schema: listedPlacesResponse },
});

export const getPoints = endpoint({
  id: 'place-points',
  method: 'get',
  path: '/places/points',
  summary: 'Where items are, for a map: the latest 100,000, column by column.',
  scope: 'read',
  answer: { kind: 'json', schema: pointsResponse },
});

export const getMap = endpoint({
  id: 'map',
  method: 'get',
  path: '/places/map',
  summary: 'The server of map pictures that the owner configured, if any.',
  scope: 'read',
  answer: { kind: 'json', schema: mapResponse },
});

export const getPlaceNames = endpoint({
  id: 'place-names',
  method: 'get',
  path: '/places/names',
  summary: 'What homes, cities, regions and countries are called in a language, where it has another name for them.',
  scope: 'read',
  query: z.object({ language: z.enum(tongues) }),
  answer: { kind: 'json', schema: placeNamesResponse },
});

export const getPlace = endpoint({
  id: 'place',
  method: 'get',
  path: '/places/{id}',
  summary: 'A place with counts, bounds, and from when to when.',
  scope: 'read',
  params: which,
  query: full,
  answer: { kind: 'json', schema: listedPlaceShape },
});

export const getPlaceItems = endpoint({
  id: 'place-items',
  method: 'get',
  path: '/places/{id}/items',
  summary: 'The items of a place, latest first.',
  scope: 'read',
  params: which,
  query: itemPageQuery,
  answer: { kind: 'json', schema: itemPageResponse },
});

export const namePlace = endpoint({
  id: 'name-place',
  method: 'post',
  path: '/places',
  summary: 'Gives a spot a name; a later word on the same name replaces the earlier.',
  scope: 'write',
  body: placeNaming,
  accepted: 'with-job',
  answer: { kind: 'json', schema: correctionResponse },
});
