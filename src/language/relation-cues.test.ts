import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relationCues } from './relation-cues.ts';

const read = (text: string): string =>
  relationCues(text)
    .map((c) => `${c.name}: ${c.claim}`)
    .join(' | ');

const rows: readonly (readonly [text: string, expected: string])[] = [
  ['Grace has her vet appointment on Friday', 'Grace: pet'],
  ["Don't forget Grace's grooming at 3", 'Grace: pet'],
  ['Vet appointment for Milo confirmed', 'Milo: pet'],
  ['Our cat Grace sleeps all day', 'Grace: cat'],
  ['I walked my dog Rex', 'Rex: dog'],
  ['my little sister Anna came', 'Anna: sister'],
  ['your best friend Mia says hi', 'Mia: best friend'],
  ['Rex, our dog, barked', 'Rex: dog'],
  ['Biscuit, our beagle, ate the cake', 'Biscuit: dog'],
  ['Mia is my best friend', 'Mia: best friend'],
  ['our cat is called Minka', 'Minka: cat'],
  ['Unsere Katze Minka ist da', 'Minka: cat'],
  ['mon frère Paul arrive', 'Paul: brother'],
  ['mi perro Toby', 'Toby: dog'],
  ['mio fratello Luca', 'Luca: brother'],
  ['Happy birthday, Tom!', 'Tom: named'],
  ['Joyeux anniversaire Chloé', 'Chloé: named'],
  ['Grandma Rosa turns 80', 'Rosa: grandmother'],
  ['with Uncle Tom and his dog', 'Tom: uncle'],
  ['your Aunt Clara', 'Clara: aunt'],
  ['We saw Grandma Today', ''],
  ['WHERE Vet Clinic / Patient: Juno. Cancel', 'Juno: pet'],
  ['a cat on a mat', ''],
  ['my sister came', ''],
  ['my dog. The rain', ''],
  ['your neighbour Frau Lindner', ''],
  ['Meine liebe Frau Sarah', 'Sarah: wife'],
  ['The vet called', ''],
  ['Happy birthday to you', ''],
];

describe('relationCues', () => {
  it.each(rows)('%j says %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('never throws, and quotes what stands in the text', () => {
    const piece = fc.constantFrom(
      'my',
      'our',
      ' ',
      'cat',
      'Grace',
      ',',
      '.',
      'vet',
      'for',
      "'s",
      'is',
      '\n',
      'happy birthday',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 30 }).map((p) => p.join('')),
        ),
        (text) => {
          for (const cue of relationCues(text)) {
            expect(text).toContain(cue.quote);
            expect(cue.quote).toContain(cue.name);
            expect(cue.quote).toContain(cue.cue);
          }
        },
      ),
    );
  });
});
