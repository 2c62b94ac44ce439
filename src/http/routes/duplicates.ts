import { getDuplicates, postDuplicates } from '../../contract/endpoints/duplicates.ts';
import type { Routes } from '../mounted.ts';
import { organisedLater } from './corrections.ts';

export function mountDuplicates(routes: Routes): void {
  routes.on(getDuplicates, ({ app, query }) => app.duplicates(query));
  routes.on(postDuplicates, ({ app, params, body }) => organisedLater(app, app.decideDuplicates(params.id, body)));
}
