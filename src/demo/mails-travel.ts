import type { Letter, MailFile } from './mail-message.ts';
import { messageIdOf } from './mail-message.ts';
import { money } from './papers.ts';
import { addDays, cents, type Flight, type Stay, type Story } from './story.ts';

type Sender = Letter['from'];
const company = (name: string, local: string, domain: string): Sender => ({ name, address: `${local}@${domain}` });
const domainOf = (name: string): string => `${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`;

/** Bookings, changes, invoices and plans of both trips. `pass` is the drawn boarding pass of the far trip. */
export function travelLetters(story: Story, pass: MailFile): Letter[] {
  return [
    ...flightLetters(story, story.long.flight, 'long', undefined),
    ...flightLetters(story, story.far.flight, 'far', pass),
    ...story.long.stays.flatMap((stay, i) => stayLetters(story, stay, `stay${i + 1}`)),
    ...stayLetters(story, story.far.stay, 'stay3'),
    ...planLetters(story),
  ];
}

function flightLetters(story: Story, flight: Flight, key: string, pass: MailFile | undefined): Letter[] {
  const to = story.cast.owner;
  const airline = company('Skyway Air', 'bookings', 'skyway.example');
  const zone = story.ground.home.zone;
  const route = `${story.ground.home.city} to ${flight.to.city} (${flight.toAirport})`;
  const booked: Letter = {
    key: `flight-${key}`,
    kind: 'booking',
    from: airline,
    to,
    zone,
    at: `${addDays(flight.day, -61)}T19:22`,
    subject: `Your booking ${flight.code}: ${flight.number} to ${flight.to.city}`,
    text: `Dear ${to.name},\n\nthank you for your booking.\n\nBooking reference: ${flight.code}\nFlight: ${flight.number}, ${route}\nDate: ${flight.day}\nDeparture: ${flight.departure}\nPassengers: ${to.name}, ${story.cast.partner.name}\nSeat: ${flight.seat}\nTotal paid: EUR ${money(flight.fare, 'EUR')}\n\nHave a good flight\nSkyway Air`,
  };
  const later: Letter[] = [];
  if (flight.changedTo !== undefined) {
    later.push({
      key: `flight-${key}-change`,
      kind: 'change',
      from: airline,
      to,
      zone,
      at: `${addDays(flight.day, -17)}T08:05`,
      subject: `Schedule change for booking ${flight.code}`,
      text: `Dear ${to.name},\n\nyour flight ${flight.number} from ${route} on ${flight.day} has a new departure time.\n\nBooking reference: ${flight.code}\nOld departure: ${flight.departure}\nNew departure: ${flight.changedTo}\n\nYour seats stay the same. We are sorry for the inconvenience.\nSkyway Air`,
    });
  }
  later.push({
    key: `flight-${key}-checkin`,
    kind: 'ticket',
    from: airline,
    to,
    zone,
    at: `${addDays(flight.day, -1)}T12:00`,
    subject: `Check-in complete: ${flight.number} to ${flight.to.city}`,
    text: `Dear ${to.name},\n\nyou are checked in. Booking reference ${flight.code}, seat ${flight.seat}.\nPlease be at the gate 30 minutes before departure at ${flight.changedTo ?? flight.departure}.\n\nSkyway Air`,
    ...(pass === undefined ? {} : { files: [pass] }),
  });
  return [booked, ...later];
}

function stayLetters(story: Story, stay: Stay, key: string): Letter[] {
  const to = story.cast.owner;
  const from = company(stay.hotel, 'reservations', domainOf(stay.hotel));
  const leave = addDays(stay.from, stay.nights);
  const sum = (value: number): string => `${stay.currency} ${money(value, stay.currency)}`;
  const facts = `Check-in: ${stay.from}\nCheck-out: ${leave}\nNights: ${stay.nights}`;
  return [
    {
      key: `${key}-booking`,
      kind: 'booking',
      from,
      to,
      zone: stay.at.zone,
      at: `${addDays(stay.from, -58)}T14:31`,
      subject: `Booking confirmation ${stay.code} - ${stay.hotel}, ${stay.at.city}`,
      text: `Dear ${to.name},\n\nwe look forward to your stay at ${stay.hotel} in ${stay.at.city}, ${stay.at.country}.\n\nConfirmation number: ${stay.code}\n${facts}\nDouble room with breakfast, 2 guests\nTotal price: ${sum(stay.booked)}\n\nPayment at the hotel.\n${stay.hotel}`,
    },
    {
      key: `${key}-invoice`,
      kind: 'invoice',
      from,
      to,
      zone: stay.at.zone,
      at: `${leave}T11:12`,
      subject: `Invoice ${stay.invoice} - ${stay.hotel}`,
      text: `Dear ${to.name},\n\nthank you for staying with us. This is the invoice for booking ${stay.code}.\n\nInvoice number: ${stay.invoice}\n${stay.hotel}, ${stay.at.city}, ${stay.at.country}\n${facts}\nRoom and city tax: ${sum(stay.booked)}\nDeduction: ${sum(cents(stay.booked - stay.paid))}\nTotal paid: ${sum(stay.paid)}\n\n${stay.reason}\n${stay.hotel}`,
    },
  ];
}

function planLetters(story: Story): Letter[] {
  const { cast, ground, long, far } = story;
  const zone = ground.home.zone;
  const museum: Letter = {
    key: 'plan-museum',
    kind: 'personal',
    from: cast.partner,
    to: cast.owner,
    zone,
    at: `${addDays(long.museumDay, -9)}T21:14`,
    subject: `${long.trip.first.city}: which day for the museum?`,
    text: `Hi ${cast.owner.first},\n\nI would love to see the ${long.trip.museum}. It is closed on Mondays, so shall we take the third day, ${long.museumDay}?\n\nKisses\n${cast.partner.first}`,
  };
  return [
    museum,
    {
      key: 'plan-museum-reply',
      kind: 'personal',
      from: cast.owner,
      to: cast.partner,
      zone,
      at: `${addDays(long.museumDay, -9)}T22:02`,
      subject: `Re: ${museum.subject}`,
      replyTo: messageIdOf(museum),
      text: `Perfect, ${long.museumDay} it is. And dinner at ${long.trip.dinner} the evening after.\n\n${cast.owner.first}\n\nOn ${addDays(long.museumDay, -9)}, ${cast.partner.name} wrote:\n> Hi ${cast.owner.first},\n>\n> I would love to see the ${long.trip.museum}. It is closed on Mondays, so shall we take the third day, ${long.museumDay}?`,
    },
    {
      key: 'dinner-table',
      kind: 'booking',
      from: company(long.trip.dinner, 'table', domainOf(long.trip.dinner)),
      to: cast.owner,
      zone: long.trip.first.zone,
      at: `${addDays(long.dinnerDay, -4)}T16:40`,
      subject: `Your table at ${long.trip.dinner}`,
      text: `Dear ${cast.owner.name},\n\nyour table for 2 on ${long.dinnerDay} at 20:00 is reserved.\n\n${long.trip.dinner}, ${long.trip.first.city}`,
    },
    {
      key: 'far-home',
      kind: 'personal',
      from: cast.owner,
      to: cast.sister,
      zone: far.trip.at.zone,
      at: `${far.day(3)}T22:30`,
      subject: `Greetings from ${far.trip.at.city}`,
      text: `Dear ${cast.sister.first},\n\n${far.trip.at.city} is wonderful. Yesterday we ate at ${far.trip.dinner}, and the ${far.trip.garden} was the best morning of the trip. We are staying at ${far.trip.hotel}.\n\nHugs\n${cast.owner.first}`,
    },
  ];
}
