import { expect, it } from 'vitest';
import { seenLife } from '../../../test/retrieve/seen-life.ts';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { personIdSchema } from '../../memory/ids.ts';
import type { Mention } from '../../memory/person.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

const shown = (id: 'anna' | 'ben', name: string, face: string): Mention => ({
  id: personIdSchema.parse(id),
  name,
  how: 'face',
  face,
});
const face = (what: string, start: number, end: number) => ({ kind: 'face' as const, what, start, end });
const film = stored('picnic-film', 'video', {
  time: at('2023-05-06T15:00:00'),
  title: 'picnic',
  people: [shown('anna', 'Anna Berg', 'f1'), shown('anna', 'Anna Berg', 'f2'), shown('ben', 'Ben Okoro', 'f3')],
  moments: [
    { kind: 'shot', start: 0, end: 200 },
    { kind: 'silence', start: 90, end: 95.5 },
    { kind: 'object', what: 'umbrella', start: 40, end: 50 },
    face('f1', 5.25, 9.5),
    face('f2', 62, 80),
    face('f3', 70, 190),
  ],
  transcript: {
    segments: [
      { start: 12, end: 14.5, text: 'Grandma lost her red umbrella at the station.' },
      { start: 130, end: 133, text: 'The soup is cold now.' },
    ],
  },
});
const store = tinyStore({ ...seenLife, items: [...seenLife.items, film] });

it.each([
  ['When does Anna appear in the video?', '0:05–0:09, 1:02–1:20'],
  ['Anna Berg在视频里什么时候出现？', '0:05–0:09、1:02–1:20'],
  ['At what point in the film are Anna and Ben on screen together?', '1:10–1:20'],
  ['In the picnic video, when do we see Ben?', '1:10–3:10'],
  ['When does the umbrella come into the picnic video?', '0:40–0:50'],
  ['At which second of the video does somebody mention the soup?', '2:10–2:13'],
  ['视频里几分几秒提到了soup？', '2:10–2:13'],
  ['When is it silent in the picnic video?', '1:30–1:35'],
])('%s is answered by minutes and seconds: %s', async (question, text) => {
  const { answer: given } = await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
  expect(given).toMatchObject({ outcome: 'grounded', text });
});

it.each([
  ['Who appears in the picnic video?', 'Anna Berg and Ben Okoro'],
  ['视频里出现的是谁？', 'Anna Berg、Ben Okoro'],
  ['How long is Ben on screen in the picnic video?', '2:00'],
  ['How long is Anna seen in the video?', '0:22'],
])('%s is answered by who is on screen, and for how long', async (question, text) => {
  const { answer: given } = await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
  expect(given).toMatchObject({ outcome: 'grounded', text });
});

it.each([
  ['What is said about the umbrella in the video?', 'Grandma lost her red umbrella at the station.'],
  ['What do they say about the soup in the picnic video?', 'The soup is cold now.'],
])('%s is answered by the words and when they are said', async (question, text) => {
  const { answer: given } = await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
  expect(given).toMatchObject({ outcome: 'grounded', text });
  expect(given.outcome === 'grounded' && given.notes.join(' ')).toMatch(/\d:\d\d/);
});

it.each(['Who recommended the film I saw in May?', 'Who watched a movie with me?'])(
  '%s asks of no film of the owner’s',
  async (question) => {
    const { answer: given } = await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
    expect(given).not.toMatchObject({ text: expect.stringContaining('Anna Berg and Ben Okoro') });
  },
);

it('tells a day where it is asked when the film was made', async () => {
  const { answer: given } = await answer({ store, retrieve }, 'When was the picnic video filmed?', {
    now: '2024-03-15T12:00:00',
  });
  expect(given).toMatchObject({ outcome: 'grounded', text: '6 May 2023' });
});
