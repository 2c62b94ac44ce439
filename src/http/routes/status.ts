import { getStatus } from '../../contract/endpoints/status.ts';
import type { Routes } from '../mounted.ts';

export function mountStatus(routes: Routes): void {
  routes.on(getStatus, ({ app }) => app.status({ remembers: true }));
}
