import type { TimelineItem } from '../../../src/contract/timeline-verb.ts';
import { durationInWords, timeInWords } from '../words/dates.ts';
import type { Language } from '../words/language.ts';
import { type Called, namesCalled } from '../words/place-names.ts';
import type { timelineWords } from '../words/timeline.ts';

type Say = (typeof timelineWords)['en'] | (typeof timelineWords)['zh'];

/** An accessible description of an item: "Photo, 7 May 2023 at 15:09, Cascais, Boats in the bay". */
export function itemName(item: TimelineItem, say: Say, language: Language, called: Called): string {
  const kind = { image: say.photo, video: say.film, email: say.mail, text: say.text }[item.modality];
  const when =
    item.start === undefined
      ? undefined
      : timeInWords({ start: item.start, precision: item.precision ?? 'minute' }, language);
  const where = item.place === undefined ? undefined : namesCalled(item.place, called).slice(0, 2).join(', ');
  const from = item.from === undefined ? undefined : say.from(item.from);
  const length = item.durationSeconds === undefined ? undefined : durationInWords(item.durationSeconds);
  const said = [kind, length, from, when, where, item.title, item.title === item.snippet ? undefined : item.snippet];
  return said.filter((part) => part !== undefined && part !== '').join(', ');
}
