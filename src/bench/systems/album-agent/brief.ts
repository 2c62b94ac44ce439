import { locationNames } from '../../../memory/location.ts';
import type { AlbumRow } from './album-tools.ts';

/** What a model is told of a picture: no id, which it could only copy. */
export function briefOf({ item, when, event }: AlbumRow): object {
  const caption = (item.shortCaption ?? item.caption)?.slice(0, 120);
  return {
    ...(item.time === undefined ? {} : { taken: item.time.start }),
    ...(when.length === 0 ? {} : { when: when.join(', ') }),
    ...(item.place === undefined ? {} : { where: locationNames(item.place).join(', ') }),
    ...(item.people === undefined ? {} : { people: item.people.map(({ name }) => name) }),
    ...(caption === undefined ? {} : { caption }),
    ...(event === undefined ? {} : { event: event.slice(0, 200) }),
  };
}
