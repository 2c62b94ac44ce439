import type { App } from '../../app/app.ts';
import {
  getItemAround,
  getItemCorrections,
  getItemFaces,
  getSayings,
  patchItem,
  patchItems,
  postTakeBack,
  undoItem,
  undoItems,
} from '../../contract/endpoints/corrections.ts';
import { whoOf } from '../caller.ts';
import type { Routes } from '../mounted.ts';
import { answeredLater } from './answered-later.ts';

/** Events are updated after corrections of items, after the response is sent. */
export async function organisedLater<T>(app: App, done: Promise<T>): Promise<T> {
  const answer = await done;
  app.organiseLater();
  return answer;
}

export function mountCorrections(routes: Routes): void {
  routes.on(getItemCorrections, ({ app, params }) => app.itemCorrections(params.id));
  routes.on(patchItem, ({ app, params, body, caller }) =>
    organisedLater(app, app.correctItems([params.id], body, whoOf(caller))),
  );
  routes.on(patchItems, ({ app, caller, body: { items, query, plan, ...patch } }) =>
    organisedLater(app, app.correctChosen(items === undefined ? { query, plan } : { items }, patch, whoOf(caller))),
  );
  routes.on(undoItem, ({ app, params, body, caller }) =>
    organisedLater(app, app.undoCorrection(params.id, body.correction, whoOf(caller))),
  );
  routes.on(undoItems, ({ app, body, caller }) =>
    organisedLater(app, app.undoCorrections(body.corrections, whoOf(caller))),
  );
  routes.on(getSayings, ({ app, query }) => app.sayings(query));
  routes.on(postTakeBack, ({ app, body }) => answeredLater(app, app.takeBack(body.corrections, { later: true })));
  routes.on(getItemFaces, ({ app, params }) => app.itemFaces(params.id));
  routes.on(getItemAround, ({ app, params, query }) => app.itemAround(params.id, query.near));
}
