import {
  deleteBackup,
  getAbout,
  getBackups,
  getSettings,
  patchSettings,
  putFaces,
} from '../../contract/endpoints/settings.ts';
import type { Routes } from '../mounted.ts';

export function mountSettings(routes: Routes): void {
  routes.on(getSettings, ({ app }) => app.settings());
  routes.on(patchSettings, ({ app, body }) => app.changeSettings(body));
  routes.on(putFaces, ({ app, body }) => app.switchFaces(body.faces));
  routes.on(getAbout, async () => (await import('../../app/about.ts')).about());
  routes.on(getBackups, ({ app }) => app.backups());
  routes.on(deleteBackup, ({ app, params }) => app.deleteBackup(params.name));
}
