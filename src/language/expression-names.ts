import type { expressions } from '../memory/face.ts';

/** What faces are said to express, by the names under which questions ask for it. */
const expressed: Readonly<Record<string, (typeof expressions)[number]>> = {
  smile: 'happy',
  'sad face': 'sad',
  'angry face': 'angry',
  'surprised face': 'surprised',
  'straight face': 'neutral',
};

/** The expression that a name of the concept tables asks for; undefined for any other thing. */
export const expressionOf = (name: string): (typeof expressions)[number] | undefined => expressed[name];
