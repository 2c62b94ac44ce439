import type { App } from '../../app/app.ts';
import { getItem, getMailBody, getMedia, getThumbnail } from '../../contract/endpoints/items.ts';
import { shownType, viewingOf } from '../../contract/viewing.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { BytesAnswer } from '../bytes.ts';
import { MailPages } from '../mail-pages.ts';
import type { Routes } from '../mounted.ts';

/** Longest side of a screen-sized picture in pixels. */
const SCREEN = 2048;
const HOUR = 3600;

export function mountItems(routes: Routes): void {
  routes.on(getItem, ({ app, params }) => app.show(params.id));
  const mails = new MailPages();
  routes.onMail(getMailBody, ({ app, params }) => mails.of(app, params.id));
  routes.onBytes(getThumbnail, ({ app, params, query, signal }) =>
    smallPicture({ app, id: params.id, signal }, Number(query.size)),
  );
  routes.onBytes(getMedia, ({ app, params, query, signal }) =>
    query.rendition === 'motion'
      ? moving(app, params.id)
      : query.rendition === 'screen'
        ? onScreen({ app, id: params.id, signal })
        : original(app, params.id, query.download === true),
  );
}

type Wanted = { readonly app: App; readonly id: string; readonly signal: AbortSignal };

/** Sizes larger than the stored thumbnail are made from the original; if it is not available, the thumbnail is used. */
async function smallPicture(wanted: Wanted, size: number): Promise<BytesAnswer> {
  if (size > 320) {
    try {
      return await made(wanted, size);
    } catch (error) {
      if (!isMadeleineError(error) || error.code === 'not-found') throw error;
    }
  }
  return { kind: 'bytes', freshSeconds: HOUR, ...(await wanted.app.thumbnail(wanted.id)) };
}

async function made({ app, id, signal }: Wanted, size: number): Promise<BytesAnswer> {
  const { mime, bytes, version } = await app.rendition(id, size, signal);
  return { kind: 'bytes', mime, bytes, etag: `"${version}"`, freshSeconds: HOUR };
}

async function moving(app: App, id: string): Promise<BytesAnswer> {
  const { mime, bytes, version } = await app.motion(id);
  return { kind: 'bytes', mime: shownType(mime) ?? mime, bytes, etag: `"${version}"`, freshSeconds: HOUR };
}

async function original(app: App, id: string, download: boolean): Promise<BytesAnswer> {
  const { open, size, mime, name, version } = await app.file(id);
  return { kind: 'stream', open, size, mime: shownType(mime) ?? mime, name, download, etag: `"${version}"` };
}

/** Small pictures in browser formats are sent as they are. Errors: `unsupported-format` for videos that browsers cannot play. */
async function onScreen(wanted: Wanted): Promise<BytesAnswer> {
  const { app, id } = wanted;
  const { kind, size, turn } = await app.media(id);
  const viewing = viewingOf(kind.mime);
  if (viewing === 'not') {
    throw new MadeleineError('unsupported-format', `Browsers cannot play this video (${kind.mime}).`, {
      action: 'Download the original and play it in another program.',
    });
  }
  const isLight = kind.modality === 'video' || size <= 1024 * 1024;
  return viewing === 'as-is' && isLight && turn === 0 ? original(app, id, false) : made(wanted, SCREEN);
}
