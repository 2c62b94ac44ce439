import {
  deleteAlbum,
  getAlbum,
  getAlbumItems,
  getAlbums,
  patchAlbum,
  postAlbum,
} from '../../contract/endpoints/albums.ts';
import {
  deleteTrash,
  getDownload,
  getTrash,
  getTrashThumbnail,
  postDownload,
  postRestore,
  postTrash,
} from '../../contract/endpoints/trash.ts';
import { whoOf } from '../caller.ts';
import type { Routes } from '../mounted.ts';
import { organisedLater } from './corrections.ts';

export function mountAlbums(routes: Routes): void {
  routes.on(getAlbums, ({ app }) => app.albums());
  routes.on(getAlbum, ({ app, params }) => app.album(params.id));
  routes.on(getAlbumItems, ({ app, params, query }) => app.albumItems(params.id, query));
  routes.on(postAlbum, ({ app, body }) => app.makeAlbum(body));
  routes.on(patchAlbum, ({ app, params, body, caller }) =>
    organisedLater(app, app.changeAlbum(params.id, body, whoOf(caller))),
  );
  routes.on(deleteAlbum, ({ app, params }) => organisedLater(app, app.deleteAlbum(params.id)));
}

type Body = {
  readonly items?: string[] | undefined;
  readonly query?: string | undefined;
  readonly plan?: string | undefined;
};
const choiceOf = ({ items, query, plan }: Body) => (items === undefined ? { query, plan } : { items });

export function mountTrash(routes: Routes): void {
  routes.on(getTrash, ({ app }) => app.trash());
  routes.on(postTrash, ({ app, body }) => organisedLater(app, app.putInTrash(choiceOf(body))));
  routes.on(postRestore, ({ app, body }) => organisedLater(app, app.restoreFromTrash(body.items)));
  routes.on(deleteTrash, ({ app, body, signal }) => app.emptyTrash(body.items ?? 'all', { waits: true, signal }));
  routes.onBytes(getTrashThumbnail, async ({ app, params }) => ({
    kind: 'bytes',
    ...(await app.trashThumbnail(params.id)),
  }));
  routes.on(postDownload, ({ app, body: { size, ...choice } }) => app.prepareDownload(choiceOf(choice), size));
  routes.onBytes(getDownload, async ({ app, params }) => ({
    kind: 'written',
    mime: 'application/zip',
    name: 'madeleine.zip',
    stream: await app.openDownload(params.id),
  }));
}
