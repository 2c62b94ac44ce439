import { getHome } from '../../contract/endpoints/home.ts';
import type { Routes } from '../mounted.ts';

export function mountHome(routes: Routes): void {
  routes.on(getHome, ({ app }) => app.home());
}
