import { describe, expect, it } from 'vitest';
import { mailOf, memoryOfMails, type RawMail } from './raw-mail.ts';

type Told = { readonly answer: string; readonly confidence: number; readonly notes: string };
async function told(mails: readonly RawMail[], question: string): Promise<Told> {
  const { app, close } = await memoryOfMails(mails);
  const { answer, confidence, notes } = await app.ask(question, { now: '2024-06-01T00:00:00' });
  await close();
  return { answer, confidence, notes: notes.join(' ') };
}

const dentist = [
  'Larkfield Dental <reception@larkfielddental.example>',
  'Larkfield Dental <desk@larkfield-dental.example>',
] as const;
const flight = ['Northair <booking@northair.example>', 'Northair <booking@northair-service.example>'] as const;
const table = ['Casa Plum <table@casaplum.example>', 'Casa Plum <table@casa-plum.example>'] as const;

/** A record, and a later letter that changes it, as its own sender and a stranger write it. */
const cases = [
  {
    name: 'an appointment',
    senders: dentist,
    first: [
      'Your appointment',
      'Dear Jane,\n\nYour appointment at Larkfield Dental is on Tuesday, 14 May 2024 at 10:30.\n\nLarkfield Dental',
    ],
    change: [
      'Your appointment has been moved',
      'Dear Jane,\n\nYour appointment at Larkfield Dental on 14 May 2024 has been moved to Thursday, 16 May 2024 at 15:45.\n\nLarkfield Dental',
    ],
    asked: 'When is my appointment at Larkfield Dental?',
    was: '14 May 2024',
    is: '16 May 2024',
  },
  {
    name: 'a flight',
    senders: flight,
    first: [
      'Your booking QX7RT2',
      'Dear Jane Doe,\n\nyour flight is confirmed.\nBooking reference: QX7RT2\nFlight NA 482, Oslo to Bergen\nDeparture: 3 May 2024, 08:15\nTotal: EUR 120.00\n\nNorthair',
    ],
    change: [
      'Your flight QX7RT2 has changed',
      'Dear Jane Doe,\n\nyour flight has been rescheduled.\nBooking reference: QX7RT2\nFlight NA 482, Oslo to Bergen\nNew departure: 4 May 2024, 18:40\n\nNorthair',
    ],
    asked: 'When did my flight to Bergen leave?',
    was: '3 May 2024',
    is: '4 May 2024',
  },
  {
    name: 'a table',
    senders: table,
    first: [
      'Your table',
      'Dear Jane,\n\nyour table at Casa Plum for two is booked for Friday, 10 May 2024 at 19:30.\n\nCasa Plum',
    ],
    change: [
      'Your table has been changed',
      'Dear Jane,\n\nyour table at Casa Plum on 10 May 2024 has been changed to Saturday, 11 May 2024 at 20:15.\n\nCasa Plum',
    ],
    asked: 'When was my table at Casa Plum?',
    was: '10 May 2024',
    is: '11 May 2024',
  },
] as const;

describe.each(cases)(
  '$name that a later letter moves',
  ({ senders: [own, stranger], first, change, asked, was, is }) => {
    const booked = mailOf('2024-04-01', own, first[0], first[1]);

    it('is on the new day where its own sender says so', async () => {
      expect((await told([booked, mailOf('2024-04-20', own, change[0], change[1])], asked)).answer).toContain(is);
    });

    it('is where it was where another sender says so, less surely', async () => {
      const alone = await told([booked], asked);
      const { answer, confidence, notes } = await told(
        [booked, mailOf('2024-04-20', stranger, change[0], change[1])],
        asked,
      );
      expect(answer).toContain(was);
      expect(answer).not.toContain(is);
      expect(notes).toContain(/<(.+)>/.exec(stranger)?.[1]);
      expect(notes).not.toContain('before, and was changed');
      expect(confidence).toBeLessThan(alone.confidence);
    });
  },
);

describe('“It was … before”', () => {
  const thursday = 'Hi Jane,\n\nyoga is on Thursday, 16 May 2024 at 18:00 in the big room.\n\nMoira';
  it('is not said of two letters that nothing shows to be of one transaction', async () => {
    const sender = 'Moira Lane <moira@gmail.com>';
    const other = 'Hi Jane,\n\nour yoga weekend has changed: we now leave on Friday, 24 May 2024 at 9:00.\n\nMoira';
    const { notes } = await told(
      [mailOf('2024-05-01', sender, 'Yoga', thursday), mailOf('2024-05-05', sender, 'Yoga weekend', other)],
      'When is yoga?',
    );
    expect(notes).not.toContain('before, and was changed');
  });
});
