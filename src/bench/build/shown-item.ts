import { mainText } from '../../memory/item-text.ts';
import { locationNames } from '../../memory/location.ts';
import type { LifeItem } from './life.ts';

/** Longest text of a mail or a picture that a model is shown, in characters. */
const MOST_WORDS = 1200;

/** All that an item says of itself, a line each, for a model or a person to read: `ID: …` first. */
export function shownItem(item: LifeItem): string {
  const { time, place, people = [], tags = [] } = item;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['ID', item.id],
    ['Kind', item.modality],
    ['Time', time?.start.slice(0, 16).replace('T', ' ')],
    ['Place', place === undefined ? undefined : locationNames(place).join(', ')],
    ['People', [...new Set(people.filter(({ how }) => how !== 'owner').map(called))].join(', ')],
    ['Subject', item.title],
    ['Caption', item.caption ?? item.shortCaption],
    [
      'Tags',
      tags
        .filter(({ source }) => source !== 'temporal')
        .map(({ name }) => name)
        .join(', '),
    ],
    ['Text in it', item.ocr?.text],
    ['Text', item.body === undefined ? undefined : mainText(item.body)],
  ];
  return lines
    .flatMap(([label, text]) => (text === undefined || text.trim() === '' ? [] : [`${label}: ${cut(text.trim())}`]))
    .join('\n');
}

const cut = (text: string): string => (text.length <= MOST_WORDS ? text : `${text.slice(0, MOST_WORDS)}…`);

const called = ({ name, role, how }: NonNullable<LifeItem['people']>[number]): string =>
  `${name}${role === undefined ? '' : ` (${role})`}${how === 'face' || how === 'tagged' ? '' : ` [${how}]`}`;
