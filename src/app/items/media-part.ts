import type { OpenMemory } from '../open-memory.ts';
import { itemMedia } from './item-media.ts';
import { mailBody } from './mail-body.ts';
import { Renditions } from './renditions.ts';
import { thumbnail } from './thumbnail.ts';

/** The part of the app that shows pictures, films and mails. */
export function mediaPart(memory: OpenMemory) {
  const renditions = new Renditions(memory);
  return {
    thumbnail: (id: string) => thumbnail(memory, id),
    /** Where an item's picture or film lies. */
    media: (id: string) => itemMedia(memory, id),
    /** The item's picture, or one of its film, in a size for looking at. */
    rendition: (id: string, longestSide: number, signal?: AbortSignal) => renditions.of(id, longestSide, signal),
    /** The body of a mail, for who shows it. */
    mailBody: (id: string) => mailBody(memory, id),
  };
}
