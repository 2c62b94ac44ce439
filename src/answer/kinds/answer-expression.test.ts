import { expect, it } from 'vitest';
import { seenLife, shownFace } from '../../../test/retrieve/seen-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';

const faces = [shownFace('two', 'anna', 'neutral'), shownFace('two', 'ben', 'happy')];
const store = tinyStore({
  ...seenLife,
  records: {
    person: (seenLife.records?.person ?? []).map((one) => ({
      ...one,
      seen: faces.filter(({ id }) => id.endsWith(one.id)).map(({ id }) => id),
    })),
    face: faces,
  },
});

it.each(['Who is smiling in the photos?', '照片里谁在笑？'])(
  '%s is answered by whose own face does',
  async (question) => {
    const { answer: given } = await answer({ store, retrieve }, question, { now: '2024-03-15T12:00:00' });
    expect(given).toMatchObject({ outcome: 'grounded', text: 'Ben Okoro' });
  },
);
