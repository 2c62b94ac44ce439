import { expect, it } from 'vitest';
import { askedForm } from './asked-form.ts';

const question = 'What does the person say in my video of the beach?';
const said = (caption: string): string | undefined => {
  const forms = askedForm(question, 'what').field?.written ?? [];
  return forms.map((form) => form.exec(caption)?.groups?.['v']).find((value) => value !== undefined);
};

it.each([
  ['A red sign says "NO SWIMMING". Someone says: "say hello to grandma".', 'say hello to grandma'],
  ['A departure board saying "DELAYED". A woman says "happy birthday".', 'happy birthday'],
  ['A red sign says "NO SWIMMING".', undefined],
  ['Waves at the beach. "we made it" is heard.', undefined],
  ['海滩上有人说：“快过来”', '快过来'],
])('what is spoken in a film is no sign in it: %s', (caption, words) => expect(said(caption)).toBe(words));
