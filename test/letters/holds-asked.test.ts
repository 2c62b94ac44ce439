import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Annika Vogel <annika@vogel.example>');
const lantern = 'The Lantern <table@lantern.example>';
const shoes = 'Shoestring Sports <orders@shoestring.example>';

const letters = [
  letter(
    '2024-08-01',
    lantern,
    'Your reservation at The Lantern',
    'Dear Annika,\n\nyour table for four at The Lantern is booked for Friday 9 August 2024 at 19:30.\n\nThe Lantern',
  ),
  letter(
    '2024-08-07',
    lantern,
    'Your reservation has been cancelled',
    'Dear Annika,\n\nas requested we have cancelled your reservation on Friday 9 August 2024 at 19:30.\n\nThe Lantern',
  ),
  letter(
    '2024-07-01',
    'Harbour Grill <grill@harbour.example>',
    'Your reservation at Harbour Grill',
    'Dear Annika,\n\nyour table for two at Harbour Grill is booked for Saturday 17 August 2024 at 20:00.\n',
  ),
  letter(
    '2024-04-08',
    shoes,
    'Order #A-44817 confirmed',
    'Order #A-44817\n\nTrail runners   $129.99\nShipping   $23.25\nOrder total   $153.24\n',
  ),
  letter(
    '2024-04-09',
    shoes,
    'Order #A-44817 cancelled',
    'Your order #A-44817 has been cancelled. You will not be charged.\n',
  ),
  letter(
    '2024-07-06',
    'Katja Vogel <katja@vogel.example>',
    'Happy birthday',
    'Happy birthday, Annika! I hope you celebrate with your best friend Yusuf and your neighbour Frau Lindner.\n\nYour sister\nKatja',
  ),
  letter(
    '2024-03-10',
    'City Vets <desk@vets.example>',
    'Appointment',
    'Dear Annika,\n\nyour dog Mango has her vaccination on 12 March 2024 at 10:00. Your sister may bring Mango.\n',
  ),
  letter(
    '2024-07-15',
    'Ristorante Lupo <ciao@lupo.example>',
    'Reservierung bestätigt',
    'Liebe Annika,\n\nIhr Tisch für 4 Personen am 11.08.2024 um 19:30 Uhr im Ristorante Lupo, Leipzig ist reserviert.\n',
  ),
  letter(
    '2024-07-20',
    'Ristorante Lupo <ciao@lupo.example>',
    'Ihre Reservierung wurde storniert',
    'Liebe Annika,\n\nIhre Reservierung am 11.08.2024 wurde wie gewünscht storniert.\n',
  ),
  letter(
    '2024-06-01',
    'Bookworld <service@bookworld.example>',
    'Your order BW-77120',
    'Dear Annika,\n\nthank you for your order BW-77120: 1 x Atlas of Clouds. Total: EUR 34.90.\n',
  ),
  letter(
    '2024-06-02',
    'Lampenhaus <service@lampenhaus.example>',
    'Order LH-5521',
    'Dear Annika,\n\nthank you for your order LH-5521: 1 x desk lamp. Total: EUR 59.00.\n',
  ),
  letter(
    '2024-06-05',
    'Lampenhaus <service@lampenhaus.example>',
    'LH-5521 is on its way',
    'Dear Annika,\n\nyour order LH-5521 was shipped today.\n',
  ),
  letter(
    '2024-06-03',
    'Teekontor <service@teekontor.example>',
    'Order TK-9081',
    'Dear Annika,\n\nthank you for your order TK-9081: 1 x green tea. Total: EUR 12.00.\n',
  ),
  letter(
    '2024-06-06',
    'Teekontor <service@teekontor.example>',
    'TK-9081 was delivered',
    'Dear Annika,\n\nyour order TK-9081 was delivered today.\n',
  ),
  letter(
    '2024-06-08',
    'Hotel Aurora <desk@aurora.example>',
    'Booking confirmed AUR881',
    'Dear Annika,\n\nyour booking AUR881 is confirmed: 2 nights, 3 to 5 September 2024, Vienna. Total EUR 240.00.\n',
  ),
];

let memory: Awaited<ReturnType<typeof memoryOf>>;
let app: App;
beforeAll(async () => {
  memory = await memoryOf('called-off', '2024-08-08T12:00:00', letters);
  app = memory.app;
}, 60_000);
afterAll(() => memory.close());

describe('what was called off, and who is who', () => {
  it.each([
    ['Do I have a table at The Lantern on 9 August 2024?', /^No:.*cancelled your reservation/],
    ['Is my table at The Lantern still booked?', /^No:.*cancelled your reservation/],
    ['Did I pay for the trail runners?', /^No:.*cancelled/],
    ['Do I have a table at Harbour Grill?', /^Yes:/],
    ['Is my table at Ristorante Lupo still booked?', /^No:.*storniert/],
    ['Was my order from Teekontor delivered?', /^Yes:.*was delivered/],
    ['Was my order from Lampenhaus shipped?', /^Yes:.*shipped/],
    ['Was my booking at Hotel Aurora changed?', /^No:.*confirmed/],
    ['Who is my best friend?', /^Yusuf$/],
    ['Who is my sister?', /^Katja Vogel$/],
  ])('%s', async (question, said) => {
    expect((await app.ask(question, { now: '2024-08-08T12:00:00' })).answer).toMatch(said);
  });

  it.each([
    'Was my order from Bookworld delivered?',
    'Has the atlas arrived?',
    'Did Bookworld refund my order?',
    'Was my order from Lampenhaus delivered?',
    'Did Shoestring Sports refund my trail runners?',
  ])('%s: nobody wrote that, and nobody wrote that not', async (question) => {
    expect((await app.ask(question, { now: '2024-08-08T12:00:00' })).outcome).toBe('abstained');
  });
});
