import { z } from 'zod';
import { albumSchema } from '../memory/album.ts';
import { coverShape } from './timeline-verb.ts';

/** An album, or a saved search (`kind` search), which counts its items only when it is opened. */
export const albumShape = albumSchema.omit({ at: true, cover: true }).extend({
  kind: z.enum(['album', 'search']),
  items: z.int().min(0).optional(),
  cover: coverShape.optional(),
  /** ISO local times of its first and its latest item. */
  first: z.string().optional(),
  latest: z.string().optional(),
});
export type AlbumShape = z.infer<typeof albumShape>;

export const albumsResponse = z.object({ albums: z.array(albumShape) });
export type AlbumsResponse = z.infer<typeof albumsResponse>;

const name = z.string().trim().min(1).max(200);

/** With a query or a plan it is a saved search. */
export const newAlbum = z.strictObject({
  name,
  query: z.string().trim().min(1).max(4000).optional(),
  plan: z.string().max(20_000).optional(),
});
export type NewAlbum = z.infer<typeof newAlbum>;

/** `cover: null` chooses one automatically. */
export const albumChange = z.strictObject({
  name: name.optional(),
  cover: z.string().min(1).max(512).nullable().optional(),
});
export type AlbumChange = z.infer<typeof albumChange>;

/** `corrections` can be undone with `/items/undo`. */
export const albumChanged = z.object({
  done: z.string(),
  album: z.string().optional(),
  corrections: z.array(z.string()),
});
export type AlbumChanged = z.infer<typeof albumChanged>;
