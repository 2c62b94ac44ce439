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
    'Everybody the memory knows: names, other names, roles toward the owner (sister, colleague), addresses, and how many items show or name them; the owner first, then by how often they occur. Use it to find out who a name or a role means, then search or ask with the name.',
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
        fitting.length === 0 ? say`Nobody of that name or role is known.` : say`Known (${fitting.length}):`,
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
    name === '' ? 'somebody who was only seen' : name,
    ...(others.length === 0 ? [] : [`also ${others.join(', ')}`]),
    ...(roles.length === 0 ? [] : [`the owner's ${roles.join(', ')}`]),
    ...addresses,
  ];
  return say`${mark} ${beside(known)}\n   ${said.join(' · ')}`;
}
