import type { MediaKind } from '../../memory/media-kind.ts';
import type { OpenMemory } from '../open-memory.ts';
import { itemFile, itemMedia } from './item-media.ts';
import { itemMotion } from './item-motion.ts';
import { type MailBody, mailBody } from './mail-body.ts';
import { Renditions } from './renditions.ts';
import { thumbnail } from './thumbnail.ts';

/** The part of the app that shows pictures, films and mails. */
export function mediaPart(memory: OpenMemory) {
  const renditions = new Renditions(memory);
  return {
    thumbnail: (id: string) => thumbnail(memory, id),
    /** An item's picture or film. */
    media: (id: string) => itemMedia(memory, id),
    /** An item's picture, film or document. */
    file: (id: string) => itemFile(memory, id),
    /** The moving part of a live photo. Errors: `missing` where there is none. */
    motion: (id: string) => itemMotion(memory, id),
    /** Lends an item's picture or film as a file of this machine. Errors: those of `itemMedia` and of `use`. */
    withMedia: async <T>(id: string, use: (path: string, kind: MediaKind) => Promise<T>): Promise<T> => {
      const { key, kind } = await itemMedia(memory, id);
      return memory.vault.withLocalFile(key, (path) => use(path, kind));
    },
    /** The item's picture, or one of its film, in a size for looking at. */
    rendition: (id: string, longestSide: number, signal?: AbortSignal) => renditions.of(id, longestSide, signal),
    /** The body of a mail, for who shows it. */
    mailBody: (id: string) => mailBody(memory, id),
    /** Lends the original of a mail as a file of this machine. Errors: `missing`, those of `use`. */
    withMail: <T>(original: NonNullable<MailBody['original']>, use: (path: string) => Promise<T>) =>
      memory.vault.withLocalFile(original.key, use),
  };
}
