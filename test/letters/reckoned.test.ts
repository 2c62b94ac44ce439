import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Ida Falk <ida@falk.example>');
const cabin = 'Skarvik Cabins <post@skarvik.example>';
const coach = 'Lomond Coaches <bookings@lomondcoaches.example>';
const joiner = 'Ebert Joinery <office@ebertjoinery.example>';
const council = 'Fenwick Council <tax@fenwick.example>';
const studio = '青禾画室 <hello@qinghe-art.example>';
const power = '云川电力 <bill@yunchuan.example>';
const theatre = 'Quay Theatre <box@quaytheatre.example>';

const letters = [
  letter(
    '2023-02-03',
    cabin,
    'Cabin 4 – confirmed',
    'Cabin 4, five nights from 8 May.\nTotal: €640.00\nDeposit paid: €160.00',
  ),
  letter('2023-03-01', coach, 'Inverness return', 'Two seats, 3 April.\nFare: £84.00\nRef LC8831'),
  letter('2023-04-01', coach, 'Part cancellation LC8831', 'One leg is cancelled. Refund to your card: £31.50.'),
  letter('2023-05-06', joiner, 'Order 771: bookcase', 'Bookcase, oak £410.00\nGlass doors £95.00\nFitting £60.00'),
  letter(
    '2023-05-28',
    joiner,
    'Re: the scratch on the bookcase',
    'Quite right about the scratch. We will take £45 off.',
  ),
  letter(
    '2023-01-12',
    council,
    '2023 property tax',
    '4 Mill Row: £612.40 by 31 March\n17 Harbour Street: £905.10 by 31 March',
  ),
  letter('2023-06-02', theatre, 'Your seats', 'Three seats in the circle for "The Gull" on 20 June, £27.50 each.'),
  letter(
    '2023-08-02',
    'Pilot Bakery <till@pilotbakery.example>',
    'Your receipt',
    'Cardamom bun x3 11.40\nRye loaf 6.20\nTotal £17.60',
  ),
  letter(
    '2023-09-14',
    'Praxis Dr. Lenz <rechnung@praxislenz.example>',
    'Rechnung 4417',
    'Inlay Zahn 24    510,00 €\nAnteil Krankenkasse    -188,50 €\nEigenanteil    321,50 €',
  ),
  letter(
    '2023-09-30',
    'Marlin Cover <claims@marlincover.example>',
    'Claim 5521: settlement',
    'Podiatrist, visit on 12 September\nAmount billed   £118.40\nAmount approved   £80.00 (limit per visit)\nNot covered   £38.40',
  ),
  letter(
    '2023-10-02',
    'Harker Stoves <office@harkerstoves.example>',
    'Invoice 2207, stove service',
    'Remarks: grate is worn. Quote for a grate £140.00 + VAT, not included below.\nStove service    88.00\nRope seal    24.00\nNet    112.00\nVAT @ 20%    22.40\nTOTAL    134.40',
  ),
  letter('2023-07-04', studio, '水彩班', '水彩班九月开课，学费1800元，材料费260元。'),
  letter('2023-07-20', studio, '关于水彩班定金', '水彩班学费合计2060元，已收定金500元。'),
  letter(
    '2023-08-20',
    'Clyde Ferries <go@clydeferries.example>',
    'Your ferry',
    'Ardrossan 09:45 – Brodick 10:40, foot passenger.',
  ),
  letter(
    '2023-09-10',
    '晨星舞蹈 <desk@chenxing.example>',
    '舞蹈课时间',
    '少儿舞蹈课改在周六上课（14:10—15:50），请带舞鞋。',
  ),
  letter(
    '2023-09-02',
    'Nora Lind <nora@lind.example>',
    'the harbour',
    'Four grey seals lay on the slip this morning, and the dog barked.',
  ),
  letter('2023-03-08', power, '电费账单 2023年2月', '用电量 210度\n合计 118.40元'),
  letter('2023-05-08', power, '电费账单 2023年4月', '用电量 180度\n合计 101.10元'),
];

describe('what no letter states and figures of letters come to', () => {
  let app: App;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, close } = await memoryOf('reckoned', '2023-12-01T12:00:00', letters));
  }, 60_000);
  afterAll(() => close());

  it.each([
    ['a price less what was paid beforehand', 'How much of the cabin was still due after the deposit?', '€480.00'],
    ['a price less what came back', 'What did the coach to Inverness cost me once the refund came in?', '£52.50'],
    ['the rows of an order less what was taken off', 'What did the bookcase cost after the reduction?', '£520.00'],
    ['the rows of an order that tells no total', 'What did the whole of order 771 cost?', '£565.00'],
    ['two sums of one letter', 'What is the property tax for both houses together?', '£1,517.50'],
    [
      'a price of one for as many as are asked for',
      'What did the theatre seats come to for the three of us?',
      '£82.50',
    ],
    ['one of several that a receipt counts', 'What did each cardamom bun cost?', '£3.80'],
    ['what a bill comes to, which has its tax', 'What did the stove service come to with the VAT?', '£134.40'],
    [
      'what an insurer says it does not cover',
      'How much of the podiatrist visit in September was not covered?',
      '£38.40',
    ],
    ['一节课上多久', '少儿舞蹈课一次上多久？', '1小时40分钟'],
    ['学费减去已付的定金', '水彩班扣掉定金还要付多少？', '¥1,560.00'],
    ['两张账单加起来', '二月和四月的电费加起来是多少？', '¥219.50'],
  ])('%s', async (_, question, text) => {
    const given = await app.ask(question, { now: '2023-12-01T12:00:00' });
    expect(given).toMatchObject({ outcome: 'grounded', answer: text });
    expect(given.citations.length).toBeGreaterThan(0);
  });

  it('shows how it was reckoned, is sure of it, and cites every part', async () => {
    const given = await app.ask('What did the bookcase cost after the reduction?', {
      now: '2023-12-01T12:00:00',
    });
    expect(given.notes).toContain('Reckoned: 410 + 95 + 60 − 45.');
    expect(given.confidence).toBeGreaterThan(0.5);
    expect(given.citations.map(({ quote }) => quote)).toEqual(['£410.00', '£95.00', '£60.00', '£45']);
  });

  it.each([
    ['nothing was taken off', 'What did the theatre seats cost me after the refund?'],
    ['nothing of it is there', 'What did the ferry and the museum cost together?'],
  ])('reckons nothing where %s', async (_, question) => {
    const given = await app.ask(question, { now: '2023-12-01T12:00:00' });
    expect((given.notes ?? []).join(' ')).not.toMatch(/Reckoned/);
  });
});
