import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Ines Vogel <ines@vogel.example>');
const desk = 'Stage Door <boxoffice@stagedoor.example>';
const clinic = 'Tierklinik Ufer <praxis@ufer.example>';
const noor = 'Noor Haddad <noor@haddad.example>';
const lan = '许岚 <lan@xu.example>';

const letters = [
  letter(
    '2023-01-04',
    desk,
    'Order SD5512: Four Autumns',
    'Thank you, Ines Vogel. Your ticket for Four Autumns (play), Basel.\nDate: 9 February 2023\nStart: 19:15\nSeat: row D, seat 9\nPaid: 42.00 EUR.',
  ),
  letter(
    '2023-02-06',
    desk,
    'Before your visit: Four Autumns',
    'Trams run until one in the morning. Enjoy Four Autumns!',
  ),
  letter(
    '2023-05-20',
    desk,
    '购票成功：Paper Bridges SD7730',
    'Ines Vogel您好。\nPaper Bridges（展览）\n城市：巴塞尔\n时间：2023年6月19日 10:45\n票价 20.00欧元\n实付金额 20.00欧元',
  ),
  letter(
    '2023-03-01',
    'Haarwerk <termin@haarwerk.example>',
    '预约确认：Haarwerk',
    'Ines Vogel：\n您的预约信息如下。\n机构：Haarwerk（巴塞尔）\n项目：美发师\n日期：2023年3月22日\n时间：14:30\n内容：highlights',
  ),
  letter(
    '2023-08-02',
    'Physio am Rhein <info@physiorhein.example>',
    'Your appointment',
    'Online booking received\nPhysio am Rhein (physiotherapist)\nBooked for | 29 August 2023\nAt | 09:15\nTreatment or topic | a stiff shoulder',
  ),
  letter(
    '2023-08-21',
    'Physio am Rhein <info@physiorhein.example>',
    'Physio am Rhein: your appointment has changed',
    'Dear Ines Vogel, unfortunately we have to cancel the appointment on 29 August 2023 at 09:15 because of a burst pipe. We have booked a new one for you: 5 September 2023 at 11:00.',
  ),
  letter('2023-04-02', noor, 'Ghent', "It breaks my heart, but I won't be coming along to Ghent. Next time! Noor"),
  letter(
    '2023-04-03',
    'Elif Sayan <elif@sayan.example>',
    'Ghent',
    "I've bought my seat to Ghent, we are travelling together. Elif",
  ),
  letter('2023-09-02', lan, '卢加诺', '卢加诺我这次不跟你们一起去了，公司有事。许岚'),
  letter(
    '2023-03-20',
    'Hotel Leie <desk@hotelleie.example>',
    'Booking HL20418 - Hotel Leie, Ghent',
    'Dear Ines Vogel, we look forward to your stay at Hotel Leie in Ghent, Belgium.\nConfirmation number: HL20418\nCheck-in: 2023-05-03\nCheck-out: 2023-05-06\nNights: 3\nDouble room, 2 guests\nTotal price: EUR 330.00',
  ),
  letter(
    '2023-05-06',
    'Hotel Leie <desk@hotelleie.example>',
    'Invoice 88121 - Hotel Leie',
    'Dear Ines Vogel, this is the invoice for booking HL20418.\nHotel Leie, Ghent, Belgium\nCheck-in: 2023-05-03\nCheck-out: 2023-05-06\nRoom: EUR 330.00\nDiscount: EUR 24.00\nTotal paid: EUR 306.00',
  ),
  letter(
    '2022-03-01',
    'Rucksackhaus <order@rucksackhaus.example>',
    'Order RH-44120',
    'Thank you.\n1 x travel backpack (双肩包): EUR 90.00\nShipping: EUR 5.00\nTotal: EUR 95.00\nRucksackhaus',
  ),
  letter(
    '2022-03-20',
    'Rucksackhaus <order@rucksackhaus.example>',
    'Refund for order RH-44120',
    'A seam of your travel backpack (双肩包) was torn: we refund EUR 20.00.\nRucksackhaus',
  ),
  letter(
    '2023-11-01',
    'Bergzeit Laden <order@bergzeit.example>',
    'Order BZ-9917',
    'Thank you.\n1 x city backpack (双肩包): EUR 60.00\n1 x rain cover, 2 sizes: EUR 12.50\nTotal: EUR 72.50\nBergzeit Laden',
  ),
  ...['2022-02-04', '2022-08-04', '2023-02-03'].map((date, i) =>
    letter(
      date,
      'Stadtwerke Basel <rechnung@stadtwerke.example>',
      `Your electricity bill of ${date}`,
      `Electricity\nAmount due: EUR ${100 + i}.40`,
    ),
  ),
  letter(
    '2023-05-01',
    noor,
    'Which day for the lace museum?',
    'I would love to see the Lace Museum. It is closed on Tuesdays, so shall we go on Friday?',
  ),
  letter(
    '2023-06-27',
    clinic,
    'The visit today',
    'Tofu has an inflamed paw. Please give the tablets three times a day for one week.',
  ),
  letter(
    '2023-06-30',
    clinic,
    'Invoice for Tofu',
    'Invoice 4471\nVaccination of your dog Tofu: EUR 64.00\nPlease pay within 14 days.\nTierklinik Ufer',
  ),
  letter(
    '2023-06-22',
    clinic,
    'Appointment for Tofu',
    'Dear Ines Vogel, your dog Tofu has an appointment on 2023-06-27 at 10:20.\nTierklinik Ufer',
  ),
];

describe('what an owner asks of letters', () => {
  let app: App;
  let close: () => Promise<void>;
  const ask = async (question: string) => app.ask(question, { now: '2024-01-10T09:00:00' });

  beforeAll(async () => {
    ({ app, close } = await memoryOf('owner', '2024-01-10T09:00:00', letters));
  });
  afterAll(() => close());

  it.each([
    ['What time was Four Autumns due to start?', '19:15'],
    ['How much did I pay to see Four Autumns?', '42.00'],
    ['我看Four Autumns和看Paper Bridges，中间差几天？', '130'],
    ['Four Autumns与Paper Bridges这两场，中间相差多少天？', '130'],
    ['I need the day of my physio appointment.', '5 September 2023'],
    ['告诉我理疗预约的日子。', '9月5日'],
    ['在根特酒店的过夜天数是多少？', '3'],
    ['How much did I pay for electricity in 2022?', '201.80'],
    ['2022年电费多少钱？', '201.80'],
    ['减去退款，双肩包最后花了我多少钱？', '75.00'],
    ['Minus the refund, what did the backpack cost me?', '75.00'],
  ])('%s', async (question, wanted) => {
    const { outcome, answer } = await ask(question);
    expect(outcome).toBe('grounded');
    expect(answer).toContain(wanted);
  });

  it.each([
    'When did I adopt Tofu?',
    'When did I get married?',
    'Is there parking at Hotel Leie?',
    "What's my phone number?",
  ])('what nothing tells of is not told: %s', async (question) => {
    expect(await ask(question)).toMatchObject({ outcome: 'abstained' });
  });

  it.each([
    'How much did the vet cost per person?',
    'How much was deducted from the invoice for Tofu?',
    'Tofu的账单优惠了多少？',
  ])('no whole sum answers for a part of it: %s', async (question) => {
    expect(await ask(question)).toMatchObject({ outcome: 'abstained' });
  });
});
