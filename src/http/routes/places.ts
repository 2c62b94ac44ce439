import type { App } from '../../app/app.ts';
import {
  getBoxItems,
  getHeat,
  getMap,
  getMapFile,
  getPlace,
  getPlaceDay,
  getPlaceItems,
  getPlaceNames,
  getPlaces,
  getSpots,
  namePlace,
} from '../../contract/endpoints/places.ts';
import type { MapResponse } from '../../contract/place-pages.ts';
import type { Routes } from '../mounted.ts';
import { answeredLater } from './answered-later.ts';
import { said } from './said.ts';

export function mountPlaces(routes: Routes): void {
  routes.on(getPlaces, ({ app, query }) => app.placesBriefly({ full: !query.brief }));
  routes.on(getSpots, ({ app, query }) => app.placeSpots(query));
  routes.on(getHeat, ({ app, query }) => app.placeHeat(query));
  routes.on(getBoxItems, ({ app, query }) => app.boxItems(query, query));
  routes.on(getPlaceDay, ({ app, query }) => app.placeDay(query.day));
  routes.on(getMap, async ({ app }) => ({
    ...fileShown(await app.findMap()),
    ...tilesShown(app.mapTiles),
    items: await app.placedItems(),
  }));
  routes.onBytes(getMapFile, async ({ app }) => {
    const { path, size, version } = await app.mapFile();
    return { kind: 'file', path, size, mime: 'application/octet-stream', etag: `"${version}"` };
  });
  routes.on(getPlaceNames, ({ app, query }) => app.placeNames(query.language));
  routes.on(getPlace, ({ app, params, query }) => app.placePage(params.id, said(query)));
  routes.on(getPlaceItems, ({ app, params, query }) => app.placeItems(params.id, query));
  routes.on(namePlace, ({ app, body: { kind, ...spot } }) =>
    answeredLater(app, app.namePlace({ ...spot, placeKind: kind }, { later: true })),
  );
}

function fileShown(found: Awaited<ReturnType<App['findMap']>>): Pick<MapResponse, 'file'> {
  if (found.state === 'none') return {};
  if (found.state === 'unusable') {
    const { code, message, action } = found.error;
    return { file: { state: 'unusable', code, message, ...said({ action }) } };
  }
  const { version, attribution, minZoom, maxZoom, bounds } = found.file;
  return { file: { state: 'ready', version, minZoom, maxZoom, bounds, ...said({ attribution }) } };
}

const tilesShown = (tiles: App['mapTiles']): Pick<MapResponse, 'tiles'> =>
  tiles === undefined ? {} : { tiles: { url: tiles.url, ...said({ attribution: tiles.attribution }) } };
