import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Maren Solvik <maren.solvik@post.example>');

describe('what is neither a place nor a person', () => {
  let memory: Awaited<ReturnType<typeof memoryOf>>;

  beforeAll(async () => {
    memory = await memoryOf('neither-place-nor-person', '2025-11-20T12:00:00+01:00', [
      letter(
        '2025-05-06',
        'Tilda Berg <tilda@post.example>',
        'Hütte im Juni',
        'Servus Maren,\n\ndie Hütte am Walchensee ist reserviert, 18.-20. Juni. Mit dem Bus fahren wir hin.\n\nTilda',
      ),
      letter(
        '2025-06-06',
        'Una Field <una@post.example>',
        'Choir rehearsal',
        'Hi Maren,\nthe rehearsal moves: we meet on the Friday and sing until nine.\nUna',
      ),
      letter(
        '2025-08-10',
        'Tom Reed <tom@post.example>',
        'First week',
        'Hi,\n\nthe first week at the museum was great.\n\nBy the way: I still have your umbrella from the picnic.\n\nTom',
      ),
    ]);
  }, 60_000);
  afterAll(() => memory.close());

  it.each([
    ['Who drove us to the Walchensee?', /^Hütte$/],
    ['Where is the choir rehearsal?', /Friday$/],
    ['Where was the picnic?', /museum/],
  ])('regression: %s', async (asked, told) => {
    const { answer } = await memory.app.ask(asked);
    expect(answer).not.toMatch(told);
  });
});
