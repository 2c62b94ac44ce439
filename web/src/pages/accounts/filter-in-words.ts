import type { ShareFilter } from '../../../../src/memory/share-filter.ts';
import type { accountWords } from '../../words/accounts.ts';

type Say = typeof accountWords.en | typeof accountWords.zh;

/** What a share shows, for its owner. */
export function filterInWords(
  { places, albums, kinds, from, to, people, tags, except }: ShareFilter,
  say: Say,
): string {
  return [
    ...(places === undefined ? [] : [say.places_(places.join(', '))]),
    ...(albums === undefined ? [] : [say.albums_(albums.join(', '))]),
    ...(from === undefined && to === undefined ? [] : [say.dates_(from ?? '…', to ?? '…')]),
    ...(kinds === undefined ? [] : [say.pictures_]),
    ...(people === undefined && tags === undefined && except === undefined ? [] : [say.more_]),
  ].join(' · ');
}
