import {
  getMap,
  getPlace,
  getPlaceItems,
  getPlaceNames,
  getPlaces,
  getPoints,
  namePlace,
} from '../../contract/endpoints/places.ts';
import type { Routes } from '../mounted.ts';
import { answeredLater } from './answered-later.ts';
import { said } from './said.ts';

export function mountPlaces(routes: Routes): void {
  routes.on(getPlaces, ({ app, query }) => app.placesBriefly({ full: !query.brief }));
  routes.on(getPoints, ({ app }) => app.placePoints());
  routes.on(getMap, ({ app: { mapTiles } }) =>
    mapTiles === undefined ? {} : { tiles: { url: mapTiles.url, ...said({ attribution: mapTiles.attribution }) } },
  );
  routes.on(getPlaceNames, ({ app, query }) => app.placeNames(query.language));
  routes.on(getPlace, ({ app, params, query }) => app.placePage(params.id, said(query)));
  routes.on(getPlaceItems, ({ app, params, query }) => app.placeItems(params.id, query));
  routes.on(namePlace, ({ app, body: { kind, ...spot } }) =>
    answeredLater(app, app.namePlace({ ...spot, placeKind: kind }, { later: true })),
  );
}
