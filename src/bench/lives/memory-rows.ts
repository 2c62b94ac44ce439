import { Chance } from './chance.ts';
import type { Difficulty } from './difficulty.ts';
import { type Appointment, clock, dayText, type Money, type TruePerson, type TruePhoto, type Truth } from './truth.ts';
import { newsletters } from './world.ts';

export const noise: Readonly<
  Record<
    Difficulty,
    { readonly missing: number; readonly wrong: number; readonly bland: number; readonly letters: number }
  >
> = {
  easy: { missing: 0.05, wrong: 0.02, bland: 0.1, letters: 0.1 },
  medium: { missing: 0.15, wrong: 0.08, bland: 0.3, letters: 0.25 },
  hard: { missing: 0.3, wrong: 0.15, bland: 0.5, letters: 0.4 },
};

export type MailRow = {
  readonly id: string;
  readonly timestamp: string;
  readonly short_summary: string;
  readonly detail: string;
};
export type PictureRow = {
  readonly image_path: string;
  readonly timestamp: string | null;
  readonly location: readonly [number, number] | null;
  readonly location_name: string | null;
  readonly caption: string;
  readonly short_caption: string;
  readonly tags: readonly string[];
  readonly entities: readonly string[];
  readonly ocr_text: string;
};
/** What became of each fact of the truth: the ids of the records that speak of it, by what they say. */
export type Records = {
  readonly mails: readonly MailRow[];
  readonly pictures: readonly PictureRow[];
  /** `<fact>/<what>` → id of the mail, such as `trip-3/invoice`. */
  readonly mailOf: ReadonlyMap<string, string>;
};

const signs = { EUR: '€', GBP: '£', CHF: 'CHF ', JPY: '¥', USD: '$' } as const;

/** "€1,204.50"; yen without decimals. */
export function amountText({ cents, currency }: Money): string {
  const value = cents / 100;
  const text = value.toLocaleString(
    'en',
    currency === 'JPY' ? {} : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
  return `${signs[currency]}${text}`;
}

type Letter = {
  readonly day: number;
  readonly minute: number;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly key?: string;
};

/** Mails and picture rows of a life, in ATM-Bench's released shapes. */
export function recordsOf(truth: Truth, seed: number, difficulty: Difficulty): Records {
  const chance = new Chance(seed ^ 0x5eed);
  const letters = [
    ...stays(truth, chance),
    ...meals(truth, chance),
    ...orders(truth, chance),
    ...appointments(truth, chance),
    ...chatter(truth, chance),
  ];
  const extra = Math.round(truth.photos.length * noise[difficulty].letters);
  for (let i = 0; i < extra; i++) letters.push(newsletter(truth, chance));
  letters.sort((a, b) => a.day - b.day || a.minute - b.minute);
  const mailOf = new Map<string, string>();
  const counts = new Map<number, number>();
  const mails = letters.map((letter): MailRow => {
    const n = (counts.get(letter.day) ?? 0) + 1;
    counts.set(letter.day, n);
    const id = `email${dayText(letter.day).replaceAll('-', '')}${String(n).padStart(4, '0')}`;
    if (letter.key !== undefined) mailOf.set(letter.key, id);
    const at = `${dayText(letter.day)} ${clock(letter.minute)}:00`;
    return {
      id,
      timestamp: at,
      short_summary: letter.subject,
      detail: `Date: ${at}\nFrom: ${letter.from}\nSubject: ${letter.subject}\nContent: ${letter.text}`,
    };
  });
  return { mails, pictures: truth.photos.map((photo) => picture(photo, chance, difficulty)), mailOf };
}

const desk = (name: string): string =>
  `${name} <info@${name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')}.example>`;
const minute = (chance: Chance): number => chance.int(420, 1320);

function stays({ trips }: Truth, chance: Chance): Letter[] {
  return trips.flatMap(({ id, city, from, to, with: company, stay, flight }) => {
    const base = { minute: minute(chance), from: desk(stay.hotel) };
    const out: Letter[] = [
      {
        ...base,
        day: from - chance.int(15, 60),
        key: `${id}/booking`,
        subject: chance.pick([
          `Your booking at ${stay.hotel}`,
          `Reservation ${stay.reference} confirmed`,
          `${stay.hotel}: we look forward to your stay`,
        ]),
        text: `Thank you. Reservation ${stay.reference} at ${stay.hotel}, ${city.name}, from ${dayText(from)} to ${dayText(to)}, ${stay.nights} nights. Estimated total ${amountText(stay.booked)}, payable at the hotel.`,
      },
      {
        ...base,
        day: to,
        key: `${id}/invoice`,
        subject: chance.pick([
          `Invoice for your stay`,
          `${stay.hotel} – receipt ${stay.reference}`,
          `Thank you for staying with us`,
        ]),
        text: `Invoice for reservation ${stay.reference}, ${stay.hotel}, ${city.name}. Room and city tax for ${stay.nights} nights. Total paid: ${amountText(stay.paid)}. We hope to welcome you again.`,
      },
      {
        day: from - chance.int(20, 70),
        minute: minute(chance),
        from: desk(flight.airline),
        key: `${id}/flight`,
        subject: `Your flight to ${city.name}, ${flight.reference}`,
        text: `Booking ${flight.reference}. Flight to ${city.name} with ${flight.airline} on ${dayText(from)}, departure 09:${String(chance.int(10, 55))}. Return on ${dayText(to)}.`,
      },
    ];
    if (flight.changed)
      out.push({
        day: from - chance.int(3, 12),
        minute: minute(chance),
        from: desk(flight.airline),
        key: `${id}/flight-change`,
        subject: `Schedule change for booking ${flight.reference}`,
        text: `Your flight to ${city.name} with booking ${flight.reference} on ${dayText(from)} now departs at ${flightTime(id)}. Everything else stays as it was.`,
      });
    for (const person of company)
      out.push({
        day: from - chance.int(2, 14),
        minute: minute(chance),
        from: address(person),
        key: `${id}/with-${person.key}`,
        subject: chance.pick(['Packing', 'Almost there!', 'Tickets']),
        text: `${chance.pick(['I cannot wait to see', 'So glad I am coming along to', 'Count me in for'])} ${city.name} with you. ${signature(person)}`,
      });
    return out;
  });
}

/** The new departure time of a changed flight, the same wherever it is told. */
export const flightTime = (id: string): string =>
  `${10 + (Number(id.slice(5)) % 9)}:${String(10 + ((Number(id.slice(5)) * 7) % 50))}`;

const address = ({ first, last }: TruePerson): string =>
  `${first} ${last} <${first.toLowerCase()}.${last.toLowerCase()}@post.example>`;
const signature = ({ first, role }: TruePerson): string =>
  /mother|father/.test(role)
    ? `Love, ${role === 'mother' ? 'Mum' : 'Dad'}`
    : role === 'sister' || role === 'brother'
      ? `Your ${role} ${first}`
      : role === 'best friend'
        ? `Your best friend, ${first}`
        : `See you at the office, ${first}`;

const meals = ({ meals: all }: Truth, chance: Chance): Letter[] =>
  all.flatMap(({ id, venue, city, day, paid }) =>
    chance.is(0.7)
      ? [
          {
            day,
            minute: 1300,
            from: desk(venue),
            key: `${id}/receipt`,
            subject: `Your receipt from ${venue}`,
            text: `${venue}, ${city.name}. Table for dinner on ${dayText(day)}. Total ${amountText(paid)}, paid by card. Thank you!`,
          },
        ]
      : [],
  );

const orders = ({ orders: all }: Truth, chance: Chance): Letter[] =>
  all.flatMap(({ id, shop, what, reference, day, paid, refunded }) => {
    const from = desk(shop);
    const out: Letter[] = [
      {
        day,
        minute: minute(chance),
        from,
        key: `${id}/order`,
        subject: `Order ${reference} received`,
        text: `We have your order ${reference}: ${what}. Total ${amountText(paid)}.`,
      },
      {
        day: day + chance.int(1, 4),
        minute: minute(chance),
        from,
        key: `${id}/shipped`,
        subject: `Order ${reference} is on its way`,
        text: `Your parcel with ${what} has left our store.`,
      },
    ];
    if (refunded !== undefined)
      out.push({
        day: day + chance.int(8, 20),
        minute: minute(chance),
        from,
        key: `${id}/refund`,
        subject: `Refund for order ${reference}`,
        text: `We have refunded ${amountText(refunded)} of your order ${reference} (${what}).`,
      });
    return out;
  });

/** Who is to come: the pet by its name alone, as people write it. */
const patient = ({ what, pet }: Appointment): string =>
  what === 'vet'
    ? `${pet?.name ?? 'Your pet'} has ${pet?.name === undefined ? 'an' : 'the'} vet appointment`
    : 'Your dentist appointment is';
const practice = ({ what }: Appointment): string => (what === 'vet' ? 'Paws Clinic' : 'Dental Practice Lindner');

const appointments = ({ appointments: all }: Truth, chance: Chance): Letter[] =>
  all.flatMap((one) => {
    const from = desk(practice(one));
    const out: Letter[] = [
      {
        day: one.asked,
        minute: minute(chance),
        from,
        key: `${one.id}/first`,
        subject: 'Your appointment',
        text: `${patient(one)} on ${dayText(one.first)} at ${one.hour}:00. ${practice(one)}`,
      },
    ];
    if (one.moved !== undefined)
      out.push({
        day: one.asked + chance.int(1, Math.max(1, one.first - one.asked - 1)),
        minute: minute(chance),
        from,
        key: `${one.id}/moved`,
        subject: 'Your appointment has been moved',
        text: `The appointment of ${dayText(one.first)}${one.pet === undefined ? '' : ` for ${one.pet.name}`} had to be moved. The new date is ${dayText(one.moved)} at ${one.hour}:00. ${practice(one)}`,
      });
    return out;
  });

/** Small talk of the people of the life: what names them, and what shares words with everything else. */
function chatter({ people, pet, home }: Truth, chance: Chance): Letter[] {
  const about = ['the weather', 'a film', 'the new bakery', 'running', 'a recipe', 'the neighbours', 'work'];
  return people.flatMap((person) =>
    Array.from({ length: 4 }, () => ({
      day: 17_900 + chance.int(0, 1825),
      minute: minute(chance),
      from: address(person),
      subject: chance.pick(['Hello', 'News', 'Quick question', 'This weekend']),
      text: `How are you? I was thinking about ${chance.pick(about)} here in ${home.name}. ${chance.is(0.3) ? `Give ${pet.name} a treat from me, the best ${pet.kind} there is. ` : ''}${signature(person)}`,
    })),
  );
}

function newsletter({ trips, home }: Truth, chance: Chance): Letter {
  const name = chance.pick(newsletters);
  const { city } = chance.pick(trips);
  const text = chance.pick([
    `Ten hotels in ${city.name} from ${amountText({ cents: chance.int(3000, 20_000), currency: 'EUR' })} a night. Unsubscribe at any time.`,
    `This week in ${home.name}: concerts, markets and a new museum. Unsubscribe at any time.`,
    `Flights to ${city.name} and twelve other cities, now with ${chance.int(10, 50)}% off. Unsubscribe at any time.`,
    `Gardens, recipes and a walk along the beach. Unsubscribe at any time.`,
  ]);
  return {
    day: 17_900 + chance.int(0, 1825),
    minute: minute(chance),
    from: desk(name),
    subject: `${name}, no ${chance.int(1, 400)}`,
    text,
  };
}

const someone = (photo: TruePhoto): string => {
  const [women, men] = [
    photo.people.filter(({ woman }) => woman).length,
    photo.people.filter(({ woman }) => !woman).length,
  ];
  const of = (n: number, one: string, many: string) => (n === 0 ? [] : [n === 1 ? `a ${one}` : `${n} ${many}`]);
  return [...of(women, 'woman', 'women'), ...of(men, 'man', 'men')].join(' and ');
};

/** What a describing model would say: it sees things and people, and knows no names. */
export function describe(
  photo: TruePhoto,
  chance: Chance,
  bland: number,
): { caption: string; short: string; tags: string[] } {
  const seen =
    photo.pet !== undefined
      ? `${chance.pick(photo.pet.seen)} ${chance.pick(['on a sofa', 'by the window', 'on the grass'])}`
      : photo.scene !== undefined
        ? chance.pick(photo.scene.seen)
        : 'a table with plates and glasses in a restaurant';
  const who = someone(photo);
  const told = chance.is(bland)
    ? `${who === '' ? 'A photograph' : `${who.charAt(0).toUpperCase()}${who.slice(1)}`} in daylight`
    : `${who === '' ? '' : `${who.charAt(0).toUpperCase()}${who.slice(1)} with `}${seen}`;
  const tag = photo.pet?.kind ?? photo.scene?.object ?? 'dinner';
  return {
    caption: `${told}.`,
    short: told,
    tags: chance.is(bland) ? ['photo'] : [tag, ...(who === '' ? [] : ['people'])],
  };
}

function picture(photo: TruePhoto, chance: Chance, difficulty: Difficulty): PictureRow {
  const { missing, wrong, bland } = noise[difficulty];
  const { caption, short, tags } = describe(photo, chance, bland);
  const { city } = photo;
  const placed = !chance.is(missing);
  const named = photo.venue !== undefined ? (chance.is(wrong * 3) ? 'Kebab Corner' : photo.venue) : undefined;
  return {
    image_path: `raw_memory/image/${photo.id}.jpg`,
    timestamp: `${dayText(photo.day)} ${clock(photo.minute)}:00`,
    location: placed ? [city.lat + chance.near(0.01), city.lon + chance.near(0.01)] : null,
    location_name: placed ? [named, city.name, city.country].filter((part) => part !== undefined).join(', ') : null,
    caption,
    short_caption: short,
    tags,
    entities: [],
    ocr_text: photo.venue !== undefined && chance.is(0.4) ? photo.venue.toUpperCase() : '',
  };
}
