import { readOnce } from '../memory/read-once.ts';

/** A pattern as it finds every place where it stands; made once. */
export const everywhere = readOnce(({ source, flags }: RegExp) => new RegExp(source, `${flags.replace(/[gy]/g, '')}g`));
