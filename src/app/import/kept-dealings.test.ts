import { expect, it } from 'vitest';
import { writtenView } from '../../organise/accounts/written-view.ts';
import { itemWith, mail } from '../../organise/life.fixture.ts';
import { viewOf } from '../../organise/view.ts';
import { keptDealings } from './kept-dealings.ts';
import { dealingsIn, recordsIn } from './row-dealings.ts';
import { sharedText } from './shared-text.ts';

it('writes the accounts that a thread found with their places, also to a store that takes only values', () => {
  const booked = (id: string, day: string) =>
    mail(
      id,
      `${day}T09:00:00+02:00`,
      'Hotel Avenida <stay@avenida.pt>',
      'Max <max@muster.de>',
      'Your booking',
      'Confirmed.',
      {
        documentKind: 'booking',
        references: [{ kind: 'booking', code: 'LX4471', field: 'body' }],
      },
    );
  const views = [booked('a', '2023-05-06'), booked('b', '2023-05-09'), itemWith('c', 'image', {})].map((item) =>
    writtenView(viewOf(item, 'UTC')),
  );
  const { asked, links, accounts } = keptDealings(dealingsIn(recordsIn(sharedText(JSON.stringify(views)))));
  expect(asked).toMatchObject([{ items: ['a', 'b'] }]);
  expect(accounts(['Lisboa, "Portugal"'])).toMatchObject({
    op: 'replaceRecords',
    kind: 'ledger',
    values: [{ value: { place: 'Lisboa, "Portugal"', entries: [{ item: 'a' }, { item: 'b' }] } }],
  });
  expect(links).toMatchObject({ kind: 'link', by: 'organise.ledger', values: [{ value: { from: 'b', to: 'a' } }, {}] });
  const placeless = accounts([undefined]);
  if (placeless.op !== 'replaceRecords') throw new Error('Accounts are replaced.');
  expect(Object.keys(placeless.values[0]?.value ?? {})).not.toContain('place');
});
