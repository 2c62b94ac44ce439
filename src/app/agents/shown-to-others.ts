import { lets, termFilterOf } from '../../access/share-filter.ts';
import { indexTerms } from '../../ingest/index-entry-terms.ts';
import { term } from '../../language/terms.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Check } from '../items/correct-items.ts';
import { ShareLinks } from '../links/share-links.ts';
import type { OpenMemory } from '../open-memory.ts';

/**
 * Refuses (`forbidden`) what would bring an item into what the memory's owner shows to others, by a link to an album or to an
 * account by a filter.
 */
export function showsNoMore(memory: OpenMemory): Check {
  return async (before, after) => {
    const [albums, shares] = [await new ShareLinks(memory).ofAlbums(), await memory.shares()];
    const shown = [
      ...albums.map(({ album, name }) => ({
        filter: { any: [[`${term.album('')}${album}`]], none: [] },
        refused: () => shownByLink(name),
      })),
      ...shares.map(({ name, filter }) => ({ filter: termFilterOf(filter), refused: () => shownByShare(name) })),
    ];
    if (shown.length === 0) return;
    const was = new Map(before.map((item) => [item.id, indexTerms(item)]));
    for (const item of after) {
      const [terms, known] = [indexTerms(item), was.get(item.id) ?? []];
      const more = shown.find(({ filter }) => lets(filter, terms) && !lets(filter, known));
      if (more !== undefined) throw more.refused();
    }
  };
}

/** Who sees the memory is for its owner to say: a text in it may have told the agent to show more. */
export const shownByLink = (name: string): MadeleineError =>
  new MadeleineError('forbidden', `The link “${name}” would show this to others: programs add nothing to it.`, {
    action: 'Ask the owner of the memory to do it, or choose another album.',
  });

const shownByShare = (name: string): MadeleineError =>
  new MadeleineError('forbidden', `The share “${name}” would show this to an account: programs add nothing to it.`, {
    action: 'Ask the owner of the memory to do it in a browser, or to change what is shared.',
  });
