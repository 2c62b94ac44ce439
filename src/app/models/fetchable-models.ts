import { z } from 'zod';
import { modelPurposes } from '../../contract/models-verb.ts';
import listed from './fetchable-models.json' with { type: 'json' };

/** A path inside the model's folder: names of letters, digits and `._-` that do not begin with a dot, and so never lead out. */
const innerPath = /^[A-Za-z0-9_][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;

const fetchableModel = z.strictObject({
  /** `OWNER/NAME`; the name is also that of the folder. */
  repository: z.string().regex(/^[A-Za-z0-9_-]+\/[A-Za-z0-9_][A-Za-z0-9._-]*$/),
  about: z.string(),
  licence: z.string(),
  licenceLink: z.url(),
  /** What a model of texts wants before the words of a search and before a text. */
  prefixes: z.strictObject({ query: z.string(), passage: z.string() }).optional(),
  /** Sizes are approximate; the smallest first, so that a wrong address is noticed early. */
  files: z.array(z.strictObject({ path: z.string().regex(innerPath), bytes: z.int().positive() })).min(1),
});
export type FetchableModel = z.infer<typeof fetchableModel>;

/** One model for each purpose. No hash is listed: they are given by the owner, or kept from the first fetch. */
export const fetchableModels = z.record(z.enum(modelPurposes), fetchableModel);

export const knownModels = fetchableModels.parse(listed);

/** The name of the model's folder. */
export const nameOf = ({ repository }: FetchableModel): string => repository.slice(repository.indexOf('/') + 1);

/** Bytes of all its files, approximately. */
export const sizeOf = ({ files }: FetchableModel): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** A file may be this much larger than listed: sizes are approximate, and small files vary. */
export const mostBytesOf = (bytes: number): number => Math.max(2 * bytes, 1_000_000);
