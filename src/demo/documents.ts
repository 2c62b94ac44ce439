import { Readable } from 'node:stream';
import { zipParts } from '../ports/zip-parts.ts';
import { barcodeSvg, boardingPassText } from './barcode.ts';
import { keptPapers } from './kept-papers.ts';
import type { Letter, MailFile } from './mail-message.ts';
import { codedPass, money, photographed, wordsOf } from './papers.ts';
import { type PrintedLine, pdfPage } from './pdf-page.ts';
import type { Shot } from './shot.ts';
import { addDays, type Story } from './story.ts';

export const contactsPath = 'Contacts/contacts.vcf';
export const chatPath = ({ cast }: Story): string => `Chats/WhatsApp Chat with ${cast.friend.name}.txt`;

const written = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Mails that say little themselves: an invoice and a pass are attached, and an invitation is moved. */
export async function documentLetters(story: Story): Promise<Letter[]> {
  const { repair, concert, lesson } = keptPapers(story);
  const letter = (key: string, from: Letter['from'], at: string, subject: string, text: string, file: MailFile) => ({
    key,
    kind: 'notice',
    from,
    to: story.cast.owner,
    zone: story.ground.home.zone,
    at,
    subject,
    text: `Dear ${story.cast.owner.name},\n\n${text}`,
    files: [file],
  });
  const shop = { name: repair.shop, address: 'office@bicycles.example' };
  const hall = { name: concert.hall, address: 'boxoffice@concerts.example' };
  const studio = { name: lesson.place, address: 'hello@classes.example' };
  return [
    letter(
      'repair',
      shop,
      `${repair.day}T16:40`,
      'Your bicycle is ready',
      'thank you for your trust. The invoice is attached.',
      {
        name: `${repair.number}.pdf`,
        mime: 'application/pdf',
        bytes: repairInvoice(story),
      },
    ),
    letter(
      'concert',
      hall,
      `${addDays(concert.day, -20)}T10:05`,
      `Your ticket: ${concert.title}`,
      'your ticket for your phone is attached.',
      {
        name: 'ticket.pkpass',
        mime: 'application/vnd.apple.pkpass',
        bytes: await concertPass(story),
      },
    ),
    letter(
      'lesson',
      studio,
      `${addDays(lesson.before.slice(0, 10), -12)}T09:00`,
      `Invitation: ${lesson.title}`,
      'we look forward to seeing you.',
      {
        name: 'invite.ics',
        mime: 'text/calendar',
        bytes: invitation(story, lesson.before, 0),
      },
    ),
    letter(
      'lesson-moved',
      studio,
      `${addDays(lesson.before.slice(0, 10), -4)}T12:30`,
      `Updated invitation: ${lesson.title}`,
      'our teacher is ill, so we had to change the date.',
      {
        name: 'invite.ics',
        mime: 'text/calendar',
        bytes: invitation(story, lesson.after, 1),
      },
    ),
  ];
}

/** Contacts, a talk exported from a messenger: files by their path below the life's folder. */
export function documentFiles(story: Story): { readonly path: string; readonly text: string; readonly day: string }[] {
  return [
    { path: contactsPath, text: contacts(story), day: '2024-12-01' },
    { path: chatPath(story), text: talk(story), day: '2024-03-01' },
  ];
}

/** The pass of the flight back, photographed: what it says is in its barcode alone. */
export async function backPassShot(story: Story): Promise<Shot> {
  const { back } = keptPapers(story);
  const pass = { ...back, name: story.cast.owner.name };
  const text = boardingPassText(pass, [story.far.flight.toAirport, story.ground.airport]);
  const paper = codedPass(await barcodeSvg(text));
  return {
    day: back.day,
    time: '08:31:09',
    spot: story.far.trip.at,
    kind: 'boarding pass',
    words: wordsOf(paper),
    draw: () => photographed(story.chance.fork('back pass'), paper),
    hasPosition: false,
  };
}

function repairInvoice(story: Story): Buffer {
  const { repair } = keptPapers(story);
  const sum = (value: number): string => `EUR ${money(value, 'EUR')}`;
  const below = 128 + repair.lines.length * 7;
  const lines: PrintedLine[] = [
    { x: 20, y: 22, text: repair.shop, size: 20, bold: true },
    { x: 20, y: 30, text: `Canal Street 9, ${story.ground.home.city}` },
    { x: 20, y: 52, text: story.cast.owner.name },
    { x: 20, y: 58, text: story.ground.home.city },
    { x: 20, y: 84, text: 'Invoice', size: 16, bold: true },
    { x: 130, y: 84, text: 'Invoice number' },
    { x: 165, y: 84, text: repair.number },
    { x: 130, y: 90, text: 'Invoice date' },
    { x: 165, y: 90, text: written(repair.day) },
    { x: 130, y: 96, text: 'Due date' },
    { x: 165, y: 96, text: written(repair.due) },
    { x: 20, y: 118, text: 'Description', bold: true },
    { x: 165, y: 118, text: 'Amount', bold: true },
    ...repair.lines.flatMap(([what, net], n) => [
      { x: 20, y: 126 + n * 7, text: what },
      { x: 165, y: 126 + n * 7, text: sum(net) },
    ]),
    { x: 130, y: below, text: 'Subtotal' },
    { x: 165, y: below, text: sum(repair.net) },
    { x: 130, y: below + 7, text: 'VAT 20%' },
    { x: 165, y: below + 7, text: sum(repair.tax) },
    { x: 130, y: below + 15, text: 'Total', size: 12, bold: true },
    { x: 165, y: below + 15, text: sum(repair.total), size: 12, bold: true },
    { x: 20, y: 270, text: `${repair.shop} - VAT no. ATU61234567 - IBAN AT02 2081 5000 0000 1234`, size: 8 },
  ];
  return pdfPage(lines);
}

/** A ticket for the wallet of a phone, unsigned. */
async function concertPass(story: Story): Promise<Buffer> {
  const { concert } = keptPapers(story);
  const pass = {
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.concerts',
    serialNumber: concert.code,
    organizationName: concert.hall,
    description: concert.title,
    relevantDate: `${concert.day}T${concert.time}:00+01:00`,
    eventTicket: {
      primaryFields: [{ key: 'event', label: 'EVENT', value: concert.title }],
      secondaryFields: [{ key: 'venue', label: 'VENUE', value: concert.hall }],
      auxiliaryFields: [
        { key: 'row', label: 'ROW', value: concert.row },
        { key: 'seat', label: 'SEAT', value: concert.seat },
      ],
    },
    semantics: {
      eventName: concert.title,
      eventStartDate: `${concert.day}T${concert.time}:00+01:00`,
      venueName: concert.hall,
      seats: [{ seatRow: concert.row, seatNumber: concert.seat }],
    },
    barcodes: [{ format: 'PKBarcodeFormatQR', message: concert.code, messageEncoding: 'iso-8859-1' }],
  };
  const member = { name: 'pass.json', open: () => Readable.from([Buffer.from(JSON.stringify(pass))]) };
  return Buffer.concat(await Array.fromAsync(zipParts([member])));
}

function invitation(story: Story, starts: string, sequence: number): Buffer {
  const { lesson } = keptPapers(story);
  const stamp = (local: string): string => `${local.replace(/[-:]/g, '')}00`;
  const zone = story.ground.home.zone;
  const ends = starts.replace(/T(\d\d)/, (_, hour: string) => `T${Number(hour) + 2}`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Classes//Bookings//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${lesson.before}@classes.example`,
    `SEQUENCE:${sequence}`,
    'DTSTAMP:20240801T080000Z',
    `DTSTART;TZID=${zone}:${stamp(starts)}`,
    `DTEND;TZID=${zone}:${stamp(ends)}`,
    `SUMMARY:${lesson.title}`,
    `LOCATION:${lesson.place}`,
    'ORGANIZER:mailto:hello@classes.example',
    `ATTENDEE;CN=${story.cast.owner.name}:mailto:${story.cast.owner.address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n`);
}

function contacts(story: Story): string {
  const { plumber } = keptPapers(story);
  const card = (name: string, lines: readonly string[]): string => {
    const [first = '', ...rest] = name.split(' ');
    return [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${rest.join(' ')};${first};;;`,
      `FN:${name}`,
      ...lines,
      'END:VCARD',
      '',
    ].join('\r\n');
  };
  const { friend, sister } = story.cast;
  return [
    card(plumber.name, ['ORG:Rohrwerk', 'TITLE:Plumber', `TEL;TYPE=WORK:${plumber.phone}`]),
    card(friend.name, [`EMAIL:${friend.address}`]),
    card(sister.name, [`EMAIL:${sister.address}`]),
  ].join('');
}

/** An export of WhatsApp, as Android writes it. */
function talk(story: Story): string {
  const { moved } = keptPapers(story);
  const { friend, owner } = story.cast;
  const [year, month, day] = moved.day.split('-');
  const said = [
    ['10:02', owner.name, 'Good morning! Did everything go well yesterday?'],
    ['10:05', friend.name, 'All boxes are in, nothing broke but one lamp'],
    ['10:06', friend.name, `My new address is ${moved.street}, third floor`],
    ['10:09', owner.name, 'Noted. I will bring bread and salt on Sunday'],
    ['10:11', friend.name, 'You are the best'],
  ] as const;
  const lines = said.map(([time, who, text]) => `${day}/${month}/${year}, ${time} - ${who}: ${text}`);
  return `${day}/${month}/${year}, 10:02 - Messages and calls are end-to-end encrypted.\n${lines.join('\n')}\n`;
}
