import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeMails, memoryOfMails } from './things-asked.ts';

const set = await madeMails();

describe('structured data of mails', () => {
  let memory: Awaited<ReturnType<typeof memoryOfMails>>;
  beforeAll(async () => {
    memory = await memoryOfMails(set);
  }, 120_000);
  afterAll(() => memory.close());

  it.each(set.questions)('answers “$ask”', async ({ ask, want, cites, notes }) => {
    const told = await memory.app.ask(ask, { now: set.now });
    expect(told.outcome, told.answer).toBe(want.length === 0 ? 'abstained' : 'grounded');
    for (const part of want) expect(told.answer).toContain(part);
    if (told.outcome !== 'grounded') return;
    if (notes !== undefined) expect(told.notes?.join(' ')).toContain(notes);
    if (cites === undefined) return;
    const item = await memory.app.show(told.citations[0]?.id ?? '');
    expect(item).toMatchObject({ origin: { messageId: expect.stringContaining(`${cites}@`) } });
  });

  it('cites the property of the node and the part of the message that says it', async () => {
    const told = await memory.app.ask('Which gate does the Lisbon flight go from?', { now: set.now });
    expect(told.citations).toEqual([
      expect.objectContaining({
        field: 'structuredData.0.reservationFor.departureGate',
        quote: 'B22',
        readFrom: 'html#script1',
      }),
    ]);
    expect(told.confidence).toBeGreaterThan(0.9);
  });

  it('counts a price once that the data and the prose of one mail state', async () => {
    const { accounts } = await memory.app.ledger({});
    const order = accounts.find(({ references }) => references.some(({ code }) => code === 'KH-20881'));
    expect(order).toMatchObject({ kind: 'order', counterparty: 'Keramikhof', total: { value: 86.4, currency: 'EUR' } });
    expect(order?.entries.flatMap(({ counted = [] }) => counted)).toHaveLength(1);
  });

  it('makes a trip of a stay and its flights, of which there is no picture', async () => {
    const { events } = await memory.app.events('trip');
    const [trip, ...others] = events;
    expect(others).toEqual([]);
    expect(trip).toMatchObject({
      title: 'A week in Lisbon, May 2027',
      narrative: expect.stringMatching(
        /^From 3 to 10 May 2027 in Lisbon, Portugal: booked\. .*Hotel Avenida.*Lufthansa/,
      ),
      span: { start: '2027-05-03T00:00:00', end: '2027-05-10T23:59:59' },
      place: { city: 'Lisbon', countryCode: 'PT' },
    });
  });

  it('makes accounts of flights, stays, invoices and cancelled bookings', async () => {
    const { accounts } = await memory.app.ledger({});
    const of = (code: string) => accounts.find(({ references }) => references.some((one) => one.code === code));
    expect(of('RXJ34P')).toMatchObject({ kind: 'flight', total: { value: 412.6, currency: 'EUR' } });
    expect(of('HX-99231')).toMatchObject({
      kind: 'lodging',
      span: { start: '2027-05-03', end: '2027-05-10' },
      total: { value: 980 },
    });
    expect(of('R-2027-118')).toMatchObject({ kind: 'bill', state: 'invoiced', total: { value: 142.37 } });
    expect(of('G5512983')).toMatchObject({ state: 'cancelled', total: { value: 0 } });
  });
});
