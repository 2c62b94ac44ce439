import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { Line, Span } from './plain-spans.ts';
import { holdersIn } from './role-holders.ts';
import { doerOf, roles } from './roles.ts';

const IN_ROLE = 0.5;

/** Whether whoever has some role is asked for: "Who is Tom's teacher?" */
export const asksForRole = (question: string): boolean => {
  const plain = inSimpleCharacters(question);
  return roles.some(({ asks }) => asks?.test(plain) === true);
};

/** Whoever a line says has the role that a question asks for. */
export function rolePersons(question: string): (line: Line) => Span[] {
  const plain = inSimpleCharacters(question);
  const asked = [...roles.filter(({ asks }) => asks?.test(plain) === true), doerOf(question) ?? []].flat();
  return ({ text, field }) =>
    asked.flatMap((role) =>
      holdersIn(text, role).flatMap(({ name, gone }): Span[] =>
        gone || name.length < 2 || plain.includes(inSimpleCharacters(name))
          ? []
          : [{ text: name, field, quote: text, worth: IN_ROLE }],
      ),
    );
}
