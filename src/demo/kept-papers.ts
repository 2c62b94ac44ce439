import { addDays, cents, type Story } from './story.ts';

/** What is written in documents alone: an invoice, a pass, an invitation, a barcode, a chat and a contact. */
export type KeptPapers = {
  readonly repair: {
    readonly shop: string;
    readonly number: string;
    readonly day: string;
    readonly due: string;
    readonly lines: readonly (readonly [what: string, net: number])[];
    readonly net: number;
    readonly tax: number;
    readonly total: number;
  };
  readonly concert: {
    readonly title: string;
    readonly hall: string;
    readonly day: string;
    readonly time: string;
    readonly row: string;
    readonly seat: string;
    readonly code: string;
  };
  readonly lesson: { readonly title: string; readonly place: string; readonly before: string; readonly after: string };
  readonly back: { readonly flight: string; readonly day: string; readonly code: string; readonly seat: string };
  readonly moved: { readonly day: string; readonly street: string };
  readonly plumber: { readonly name: string; readonly phone: string };
};

/** The same for the same story; it takes nothing from the chance that the rest is drawn from. */
export function keptPapers(story: Story): KeptPapers {
  const chance = story.chance.fork('kept papers');
  const day = `2024-07-${String(chance.whole(2, 9)).padStart(2, '0')}`;
  const lines = [
    ['New brake pads, front and rear', chance.whole(32, 48)],
    ['Chain and sprockets', chance.whole(55, 79)],
    ['Labour, 1.5 hours', 84],
  ] as const;
  const net = lines.reduce((sum, [, price]) => sum + price, 0);
  const tax = cents(net * 0.2);
  const concertDay = `2024-11-${String(chance.whole(14, 24)).padStart(2, '0')}`;
  const lessonDay = `2024-09-${String(chance.whole(9, 20)).padStart(2, '0')}`;
  return {
    repair: {
      shop: chance.pick(['Kettle & Spoke', 'Two Wheels Workshop', 'The Bicycle Yard']),
      number: `R-${chance.whole(10_000, 99_999)}`,
      day,
      due: addDays(day, 21),
      lines,
      net,
      tax,
      total: cents(net + tax),
    },
    concert: {
      title: chance.pick(['Winter Serenade', 'An Evening of Schubert', 'Strings by Candlelight']),
      hall: chance.pick(['Old Mint Hall', 'Riverside Concert Hall', 'St Anne Hall']),
      day: concertDay,
      time: '19:30',
      row: String(chance.whole(3, 18)),
      seat: String(chance.whole(2, 30)),
      code: chance.code(8),
    },
    lesson: {
      title: chance.pick(['Pottery class', 'Sourdough class', 'Drawing class']),
      place: chance.pick(['Studio Lindengasse', 'The Brick House', 'Workshop 12']),
      before: `${lessonDay}T18:00`,
      after: `${addDays(lessonDay, 7)}T17:15`,
    },
    back: {
      flight: story.far.flight.number.replace(/\d+$/, (number) => String(Number(number) + 1)),
      day: addDays(story.far.day(0), 7),
      code: story.far.flight.code,
      seat: `${chance.whole(20, 44)}${chance.pick(['A', 'H', 'K'])}`,
    },
    moved: {
      day: '2024-02-11',
      street: `${chance.pick(['Birch Lane', 'Mill Street', 'Harbour Road'])} ${chance.whole(3, 88)}`,
    },
    plumber: {
      name: chance.pick(['Otto Rieger', 'Paula Quint', 'Ingo Marek']),
      phone: `+43 316 ${chance.whole(200_000, 899_999)}`,
    },
  };
}
