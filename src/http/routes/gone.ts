import { getGone, postGone } from '../../contract/endpoints/gone.ts';
import type { Routes } from '../mounted.ts';
import { organisedLater } from './corrections.ts';

export function mountGone(routes: Routes): void {
  routes.on(getGone, ({ app, query }) => app.gone(query));
  routes.on(postGone, ({ app, body: { decision, ...choice }, signal }) =>
    organisedLater(app, app.decideGone(decision, choice, { waits: true, signal })),
  );
}
