import {
  deleteBackup,
  getAbout,
  getBackup,
  getBackups,
  getSettings,
  patchSettings,
  postDoctor,
  putFaces,
} from '../../contract/endpoints/settings.ts';
import type { Routes } from '../mounted.ts';

export function mountSettings(routes: Routes): void {
  routes.on(getSettings, ({ app }) => app.settings());
  routes.on(patchSettings, ({ app, body }) => app.changeSettings(body));
  routes.on(putFaces, async ({ app, body }) => (await app.desk()).switchFaces(body.faces));
  routes.on(postDoctor, async ({ app, body }) => (await app.desk()).doctor(body.repair));
  routes.on(getAbout, async () => (await import('../../app/settings/about.ts')).about());
  routes.on(getBackups, ({ app }) => app.backups());
  routes.onBytes(getBackup, async ({ app, params: { name } }) => {
    const { path, bytes } = await app.backupNamed(name);
    return { kind: 'file', path, size: bytes, mime: 'application/gzip', name, download: true };
  });
  routes.on(deleteBackup, ({ app, params }) => app.deleteBackup(params.name));
}
