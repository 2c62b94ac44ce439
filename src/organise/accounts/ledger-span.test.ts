import { expect, it } from 'vitest';
import type { DocumentKind, MentionedDate } from '../../memory/item-text.ts';
import { context, mail } from '../life.fixture.ts';
import { organise } from '../organise.ts';

const prado = 'Hotel Prado <stay@prado.example>';
const date = (role: MentionedDate['role'], day: string): MentionedDate => ({
  role,
  start: `${day}T00:00:00`,
  end: `${day}T23:59:59`,
  field: 'body',
  text: day,
});
const letter = (id: string, day: string, title: string, documentKind: DocumentKind, dates: MentionedDate[]) =>
  mail(id, `${day}T10:00:00+02:00`, prado, 'max@muster.de', title, `${title}. Booking PR-59012 at Hotel Prado.`, {
    documentKind,
    dates,
    references: [{ kind: 'booking', code: 'PR59012', field: 'body' }],
  });
const booked = letter('b', '2024-08-02', 'Booking confirmation', 'booking', [
  date('check-in', '2024-09-05'),
  date('check-out', '2024-09-09'),
]);
const changed = (...dates: MentionedDate[]) =>
  letter('c', '2024-08-10', 'Your booking has been changed', 'booking', dates);

it.each([
  ['a night more', [date('check-in', '2024-09-05'), date('check-out', '2024-09-10')], ['2024-09-05', '2024-09-10']],
  ['a day later', [date('check-in', '2024-09-06'), date('check-out', '2024-09-09')], ['2024-09-06', '2024-09-09']],
  ['its last day alone', [date('check-out', '2024-09-10')], ['2024-09-05', '2024-09-10']],
  ['its first day alone', [date('check-in', '2024-09-07')], ['2024-09-07', '2024-09-09']],
  [
    'other days beside those before',
    [
      date('check-in', '2024-09-05'),
      date('check-out', '2024-09-09'),
      date('check-in', '2024-09-12'),
      date('check-out', '2024-09-14'),
    ],
    ['2024-09-12', '2024-09-14'],
  ],
])('a stay that is changed by %s keeps the end that is not', async (_, dates, [start, end]) => {
  const { ledger } = await organise([booked, changed(...dates)], context());
  expect(ledger).toMatchObject([{ kind: 'lodging', span: { start, end } }]);
});
