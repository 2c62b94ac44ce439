import { peopleTool } from '../../contract/agent-tools.ts';
import type { PeopleResponse } from '../../contract/browse-verbs.ts';
import { type AgentText, beside, fact, lines, say, untrustedNote } from '../agent-text.ts';
import { itemsCounted, moreLine } from '../item-lines.ts';
import { paged } from '../paged.ts';
import { tool } from '../tool.ts';
import { speaksOf } from './speaks-of.ts';

type Person = PeopleResponse['people'][number];

export const people = tool({
  name: 'people',
  title: 'People of the memory',
  description:
    'Lists the people in the memory: names, aliases, relationship to the owner (sister, colleague), addresses, and the number of items that show or mention them; the owner first, then by frequency. Use it to find out whom a name or role refers to, then search or ask with the name.',
  schemas: peopleTool,
  answer: async ({ named, limit, cursor }, { app }) => {
    const all = (await app.people()).people;
    const fitting = named === undefined ? all : all.filter((person) => speaksOf(wordsOf(person), named));
    const { entries, cut, nextCursor } = paged(fitting, 'people', { cursor, limit });
    return {
      document: {
        people: entries,
        ...(cut.length === 0 ? {} : { cut }),
        ...(nextCursor === undefined ? {} : { nextCursor }),
      },
      text: lines([
        fitting.length === 0 ? say`No matching people.` : say`People (${fitting.length}):`,
        ...(entries.length === 0 ? [] : [untrustedNote]),
        ...entries.map((person, n) => personLine(person, itemsOf(all, person), say`${n + 1}.`)),
        ...moreLine('people', nextCursor),
      ]),
    };
  },
});

const wordsOf = ({ name, names, roles, addresses }: Person): string[] => [name, ...names, ...roles, ...addresses];
const itemsOf = (all: readonly Person[], { id }: Person): number => all.find((one) => one.id === id)?.items.length ?? 0;

export function personLine(
  { id, kind, name, names, roles, owner, addresses }: Person,
  items: number,
  mark: AgentText,
): AgentText {
  const known = [fact(id), fact(kind), ...(owner ? [say`the owner`] : []), itemsCounted(items)];
  const others = names.filter((other) => other !== name);
  const said = [
    name === '' ? '(unnamed person)' : name,
    ...(others.length === 0 ? [] : [`also ${others.join(', ')}`]),
    ...(roles.length === 0 ? [] : [`the owner's ${roles.join(', ')}`]),
    ...addresses,
  ];
  return say`${mark} ${beside(known)}\n   ${said.join(' · ')}`;
}
