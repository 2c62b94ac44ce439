import { z } from 'zod';
import { correctionShape, type ErrataForm } from '../errata.ts';
import type { AlbumQuery } from './album.ts';

const schema = z.strictObject({
  ...correctionShape,
  /** The right files; an empty list makes it a query that nothing answers. */
  files: z.array(z.string()).optional(),
});
type Correction = z.infer<typeof schema>;
export const photobenchErrata: ErrataForm<Correction> = { schema, fields: 'id, files?, drop?' };

export const corrected = (query: AlbumQuery, { files }: Correction): AlbumQuery =>
  files === undefined ? query : { ...query, gold: [...new Set(files)] };
