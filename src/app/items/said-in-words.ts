import type { ItemCorrection } from '../../memory/correction.ts';
import { starsTag } from '../../memory/item-text.ts';
import { locationNames } from '../../memory/location.ts';
import type { TimeSpan } from '../../memory/time-span.ts';

/** What was corrected, in one sentence. */
export function describedCorrections(said: readonly ItemCorrection[], items: number): string {
  const what = phrasesOf(said);
  return `${items === 1 ? '' : `${items} items: `}${capitalised(what)}.`;
}

/** What was taken back, in one sentence. */
export function describedUndo(undone: readonly ItemCorrection[]): string {
  return `Undone: ${phrasesOf(undone)}.`;
}

/** So many are read; a clock that is moved is another time for every item. */
const MOST_PHRASES = 4;

function phrasesOf(said: readonly ItemCorrection[]): string {
  const all = [...new Set(said.map(phraseOf))];
  const more = all.length - MOST_PHRASES;
  return [...all.slice(0, MOST_PHRASES), ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

function phraseOf(said: ItemCorrection): string {
  switch (said.kind) {
    case 'item-time':
      return `time set to ${timeInWords(said.time)}`;
    case 'item-place': {
      const names = locationNames(said.place);
      const spot = said.place.lat === undefined ? undefined : `${said.place.lat}, ${said.place.lon}`;
      return names.length === 0 && spot === undefined
        ? 'place set to unknown'
        : `place set to ${names.length === 0 ? spot : names.join(', ')}`;
    }
    case 'item-person':
      return `${said.name === '' ? said.person : said.name} ${said.holds ? 'added' : 'removed'}`;
    case 'item-tag':
      return `tag “${said.tag}” ${said.holds ? 'added' : 'removed'}`;
    case 'item-album':
      return `${said.holds ? 'added to' : 'removed from'} the album “${said.album}”`;
    case 'item-turn':
      return said.degrees === 0 ? 'shown as the file says' : `turned by ${said.degrees}°`;
    case 'item-rating':
      return starsTag(said.stars) ?? 'rating removed';
    case 'item-stack':
      return 'stacked';
    case 'items-differ':
      return 'marked as different pictures';
  }
}

const writtenCharacters = { year: 4, month: 7, day: 10, hour: 13, minute: 16, second: 19, subsecond: 23 } as const;

function timeInWords({ start, end, precision }: TimeSpan): string {
  const cut = (instant: string): string => instant.slice(0, writtenCharacters[precision]).replace('T', ' ');
  return cut(start) === cut(end) ? cut(start) : `${cut(start)} to ${cut(end)}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
