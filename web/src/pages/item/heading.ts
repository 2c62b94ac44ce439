import type { ShowResponse } from '../../../../src/contract/browse-verbs.ts';
import type { Modality } from '../../../../src/memory/item.ts';
import { type Called, namesCalled } from '../../words/place-names.ts';
import type { ItemValues } from './item-document.ts';

const LONGEST = 80;

/** The heading of an item: its subject or caption, else type and place, else type. */
export function headingOf(
  { modality }: Pick<ShowResponse, 'modality'>,
  { title, shortCaption, place, people = [] }: ItemValues,
  kinds: Readonly<Record<Modality, string>>,
  called: Called,
): string {
  const own = [title, shortCaption].find((text) => text !== undefined && text.trim() !== '');
  if (own !== undefined) return own.length > LONGEST ? `${own.slice(0, LONGEST - 1).trimEnd()}…` : own;
  const shown = people.filter(({ how, name }) => (how === 'face' || how === 'tagged') && name !== '');
  const names = [...new Set(shown.map(({ name }) => name))].slice(0, 3).join(', ');
  const where = place === undefined ? undefined : namesCalled(place, called)[0];
  const told = [names, where].filter((part) => part !== undefined && part !== '');
  return told.length === 0 ? kinds[modality] : told.join(' · ');
}
