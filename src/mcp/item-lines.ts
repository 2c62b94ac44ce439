import type { ItemBrief } from '../contract/shapes.ts';
import { briefInWords } from '../memory/in-words/thing-in-words.ts';
import { locationText, timestampText } from '../memory/sgm-fields.ts';
import { type AgentText, beside, fact, say } from './agent-text.ts';

const MOST_WORDS = 400;
const MOST_PEOPLE = 6;

/** An item in brief on two lines: its facts, and its text marked as untrusted. */
export function itemLines(item: ItemBrief, mark: AgentText, ...facts: readonly AgentText[]): AgentText {
  const { id, modality, time, moment } = item;
  const known = [
    fact(id),
    fact(modality),
    ...(time === undefined ? [] : [fact(timestampText(time))]),
    ...(moment === undefined ? [] : [say`from ${Math.floor(moment.start)} s to ${Math.ceil(moment.end)} s`]),
    ...facts,
  ];
  const said = saidOf(item);
  return said === '' ? say`${mark} ${beside(known)}` : say`${mark} ${beside(known)}\n   ${said}`;
}

function saidOf({ title, snippet, place, people, thing }: ItemBrief): string {
  const names = [...new Set(people.map(({ name, role }) => (role === undefined ? name : `${name} (${role})`)))].filter(
    (name) => name !== '',
  );
  const parts = [
    ...(title === undefined || title === snippet ? [] : [title]),
    snippet.slice(0, MOST_WORDS),
    ...(thing === undefined ? [] : [briefInWords(thing)]),
    ...(place === undefined ? [] : [`place: ${locationText(place)}`]),
    ...(names.length === 0 ? [] : [`people: ${names.slice(0, MOST_PEOPLE).join(', ')}`]),
  ];
  return parts.filter((part) => part.trim() !== '').join(' · ');
}

/** The line that tells how to get the next page. */
export const moreLine = (tool: string, cursor: string | undefined): readonly AgentText[] =>
  cursor === undefined
    ? []
    : [say`More results: call ${fact(tool)} again with the same arguments and cursor "${fact(cursor)}".`];

export const itemsCounted = (count: number): AgentText => (count === 1 ? say`1 item` : say`${count} items`);
