import { mayReplace, senderOf } from '../../language/sender.ts';
import { pushTo } from '../ordering.ts';
import { byTime, isMedia, type View } from '../view.ts';
import { dayAfter, rolesOfDays, tellsOfDays } from './happenings.ts';

/** Days that one paper can tell of; a longer span is a season ticket or a misread date. */
const MOST_DAYS = 31;

/**
 * What the letters and papers of a life tell of its days: mails of stays, journeys and visits by the days they name,
 * receipts by the day they came, and what people wrote by the day they wrote it. What a later letter of the same booking
 * or order changed or called off tells of no day any more.
 */
export function lettersByDay(
  views: readonly View[],
  overtaken: ReadonlyMap<View, View | undefined> = overtakenLetters(views),
): ReadonlyMap<string, readonly View[]> {
  const byDay = new Map<string, View[]>();
  for (const view of views) {
    const days = daysOf(view);
    if (days.size === 0 || overtaken.has(view)) continue;
    for (const day of days) pushTo(byDay, day, view);
  }
  return byDay;
}

/** Codes of one dealing; a flight's number is that of every day. */
const ofOneDealing: ReadonlySet<string> = new Set(['booking', 'order', 'appointment']);

/**
 * Letters of a booking or an order that a later one changed or called off, each with the letter that says what holds; none where it was
 * called off, of which that letter tells nothing either. Only a letter whose word may take the place of another's (`mayReplace`) does so.
 */
export function overtakenLetters(views: readonly View[]): ReadonlyMap<View, View | undefined> {
  const byCode = new Map<string, View[]>();
  for (const view of views)
    if (view.modality === 'email' && view.words !== undefined)
      for (const code of new Set(view.references.flatMap((one) => (ofOneDealing.has(one.kind) ? [one.code] : []))))
        pushTo(byCode, code, view);
  const overtaken = new Map<View, View | undefined>();
  for (const letters of byCode.values()) {
    const ordered = letters.toSorted(byTime);
    for (const [at, letter] of ordered.entries()) {
      const ending = ordered.slice(at + 1).findLast((later) => ends(later) && mayReplace(sent(letter), sent(later)));
      const isEnd = letter.words?.state === 'cancelled';
      if (ending === undefined && !isEnd) continue;
      overtaken.set(letter, ending?.words?.state === 'cancelled' ? undefined : ending);
    }
  }
  return overtaken;
}

const ends = ({ words }: View): boolean => words?.state === 'changed' || words?.state === 'cancelled';
const sent = (view: View) => senderOf(view, view.importer);

/** Of letters those that hold: what was changed later is told by the letter that changed it. */
export const lettersThatHold = (letters: readonly View[], overtaken: ReadonlyMap<View, View | undefined>): View[] => [
  ...new Set(
    letters.flatMap((letter) => {
      const holds = overtaken.has(letter) ? overtaken.get(letter) : letter;
      return holds === undefined ? [] : [holds];
    }),
  ),
];

function daysOf(view: View): ReadonlySet<string> {
  const days = new Set<string>();
  if (view.modality !== 'email' || view.day === undefined) return days;
  const { documentKind: kind } = view;
  if (kind === undefined || kind === 'personal' || kind === 'card') return days.add(view.day);
  if (!tellsOfDays.has(kind)) return days;
  for (const date of view.dates) {
    if (!rolesOfDays.has(date.role)) continue;
    const last = date.end.slice(0, 10);
    let day = date.start.slice(0, 10);
    for (let n = 0; day <= last && n < MOST_DAYS; n++) {
      days.add(day);
      day = dayAfter(day);
    }
  }
  const hasPlace = view.entities.some((e) => e.kind === 'venue' || e.kind === 'city');
  if (kind === 'receipt' && hasPlace) days.add(view.day);
  return days;
}

/** Papers among the pictures of an event: receipts, tickets and menus that were photographed. */
export const papersIn = (views: readonly View[]): View[] =>
  views.filter((view) => isMedia(view) && view.documentKind !== undefined);
