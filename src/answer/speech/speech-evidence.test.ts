import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { knownDialogue, speakerKey } from './dialogue.ts';
import { speechEvidence } from './speech-evidence.ts';

const said = [
  ['Mira', 'How was your pottery class, Tom?'],
  ['Tom', 'I loved it! I made a crooked bowl and broke it on the way home.'],
  ['Mira', 'My sister adopted a greyhound last week.'],
  ['Tom', 'Wonderful. What is your greyhound news otherwise?'],
  ['Mira', 'I will walk it on Sundays.'],
] as const;
const life = {
  items: said.map(([name, text], i) =>
    stored(`D1:${i + 1}`, 'text', {
      time: at('2023-06-02T20:00:00'),
      body: { text },
      people: [{ name, how: 'speaker' as const }],
      thread: { id: 'session-1', messageId: `D1:${i + 1}` },
    }),
  ),
};

describe('of whom a conversation tells', () => {
  it.each([
    ['What did Tom make in the pottery class?', 'Tom', 1],
    ['What did Mira make in the pottery class?', 'Mira', -1],
    ['Who walks the greyhound of Mira on Sundays?', 'Mira', 1],
    ['Who walks the greyhound of Tom on Sundays?', 'Tom', -1],
  ])('%s', async (question, person, sign) => {
    const dialogue = await knownDialogue(tinyStore(life), said.length);
    const spoken = dialogue && speechEvidence(dialogue, question, speakerKey({ name: person }), [person]);
    expect(spoken).toBeDefined();
    expect(Math.sign((spoken?.evidence.aboutThem ?? 0) - (spoken?.evidence.aboutOthers ?? 0))).toBe(sign);
    expect(Math.sign(spoken?.evidence.leaning ?? 0)).toBe(sign);
  });

  it('is nothing without words of the question, or without conversations', async () => {
    const store = tinyStore(life);
    const dialogue = await knownDialogue(store, said.length);
    expect(dialogue && speechEvidence(dialogue, 'Tom?', speakerKey({ name: 'Tom' }), ['Tom'])).toBeUndefined();
    expect(await knownDialogue(tinyStore({ items: [] }), 0)).toBeUndefined();
  });
});
