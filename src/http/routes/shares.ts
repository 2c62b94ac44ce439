import { stat } from 'node:fs/promises';
import {
  deleteShare,
  getShare,
  getShareCopy,
  getShareEntries,
  getSharePicture,
  getShares,
  patchShareEntry,
  postShare,
  postShareWork,
} from '../../contract/endpoints/shares.ts';
import type { Routes } from '../mounted.ts';

export function mountShares(routes: Routes): void {
  routes.on(getShares, async ({ app }) => ({ shares: await app.shares() }));
  routes.on(postShare, ({ app, body }) => app.beginShare(body));
  routes.on(getShare, ({ app, params }) => app.showShare(params.id));
  routes.on(postShareWork, async ({ app, params, body }) => {
    await app.showShare(params.id);
    return (await app.desk()).share(params.id, body.finish);
  });
  routes.on(getShareEntries, async ({ app, params, query }) => ({
    entries: await app.shareEntries(params.id, query),
  }));
  routes.on(patchShareEntry, ({ app, params, body }) => app.decideShare(params.id, params.n, body));
  routes.on(deleteShare, ({ app, params }) => app.removeShare(params.id));
  routes.onBytes(getSharePicture, async ({ app, params }) => {
    const { path, mime } = await app.sharePicture(params.id, params.n);
    return { kind: 'file', path, size: (await stat(path)).size, mime, name: path.split('/').at(-1) ?? 'picture' };
  });
  routes.onBytes(getShareCopy, async ({ app, params }) => {
    const { path, bytes } = await app.shareZip(params.id);
    return { kind: 'file', path, size: bytes, mime: 'application/zip', name: 'copy.zip', download: true };
  });
}
