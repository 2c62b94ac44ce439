import { expect, it } from 'vitest';
import { seenLife, shownFace } from '../../../test/retrieve/seen-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { search } from '../search.ts';

const now = '2024-03-15T12:00:00';

it('somebody’s smile is her own: not that of who stands beside her', async () => {
  const faces = [shownFace('two', 'anna', 'neutral'), shownFace('two', 'ben', 'happy')];
  const life = {
    ...seenLife,
    records: {
      person: (seenLife.records?.person ?? []).map((one) => ({
        ...one,
        seen: faces.filter(({ id }) => id.endsWith(one.id)).map(({ id }) => id),
      })),
      face: faces,
    },
  };
  const store = tinyStore(life);
  const ids = async (query: string) => (await search(store, query, { now, limit: 50 })).items.map(({ id }) => id);
  expect(await ids('photos of Ben smiling')).toContain('two');
  expect(await ids('photos of Anna smiling')).not.toContain('two');
  expect(await ids('Anna微笑的照片')).not.toContain('two');
});
