import { getItem, getThumbnail } from '../../contract/endpoints/items.ts';
import type { Routes } from '../mounted.ts';

export function mountItems(routes: Routes): void {
  routes.on(getItem, ({ app, params }) => app.show(params.id));
  routes.onBytes(getThumbnail, async ({ app, params }) => ({ kind: 'bytes', ...(await app.thumbnail(params.id)) }));
}
