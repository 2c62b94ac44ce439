import { describe, expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema, personIdSchema } from '../memory/ids.ts';
import { type StoredItem, withReadings } from '../memory/item.ts';
import { derived, observed } from '../memory/provenance.ts';
import { reading } from '../memory/reading.ts';
import { correspondentsOf, ownReadings } from './derive.ts';

const ragnhild = { name: 'Ragnhild', how: 'sender', address: 'ragnhild@post.test' } as const;
const mail: StoredItem = {
  id: itemIdSchema.parse('mail-a'),
  identity: 'message:a',
  modality: 'email',
  origin: { importer: 'mail', root: '/mail', path: 'a.eml', batch: batchIdSchema.parse('20230101-000000-aaaa') },
  copies: [],
  readings: [reading('people', [ragnhild], observed('mail'))],
};
const told = (item: StoredItem) =>
  correspondentsOf(
    withReadings(
      item,
      ownReadings(item, {}, () => []),
    ),
  );

describe('ownReadings', () => {
  it('tells who corresponds of a mail that was organised as of one that was not', () => {
    const id = personIdSchema.parse('p-a');
    const organised = withReadings(mail, [reading('people', [{ ...ragnhild, id }], derived('organise.people'))]);
    expect(told(mail)).toHaveLength(1);
    expect(told(organised)).toEqual(told(mail));
  });
});
