import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLetters } from '../../scripts/letters-with-gold.ts';
import { type App, initMemory, openApp } from '../../src/app/app.ts';

const letter = (date: string, from: string, subject: string, text: string) => ({
  date: `${date}T10:00:00+01:00`,
  from,
  to: 'Ida Falk <ida@falk.example>',
  subject,
  text,
});
const shop = 'Nordlicht Laden <order@nordlicht.example>';
const house = 'Hafen Pension <desk@hafenpension.example>';
const seaside = '海风旅舍 <front@haifeng.example>';

const letters = [
  letter(
    '2023-04-03',
    shop,
    'Your payment to Nordlicht Laden',
    'Payment to Nordlicht Laden authorised\nAmount EUR 84.50\nWhat for: a rowing jacket, order KWZTRBNM\nAccount: card •••• 1188\nThis message is not an invoice.',
  ),
  letter(
    '2023-04-06',
    shop,
    'Delivery update',
    'Delivered\nSender: Nordlicht Laden\nShipment NL55120098\nLeft at the door.',
  ),
  letter(
    '2023-04-20',
    shop,
    'We have refunded you',
    'Hi Ida, sorry about the torn seam of your rowing jacket. 20.00 EUR is on its way back to you. No need to send anything.\nNordlicht Laden customer service, ticket 7714',
  ),
  letter(
    '2023-08-01',
    shop,
    'Your order PT5521AX',
    'Order PT5521AX\na camping stove × 1\nSubtotal 30.00 EUR\nShipping 5.00 EUR\nTotal 35.00 EUR',
  ),
  letter(
    '2022-05-02',
    house,
    'Booking confirmed',
    'Dear Ida Falk, your room at Hafen Pension in Kiel is kept from 10 June 2022 to 13 June 2022. Price 240.00 EUR. Booking HP77213.',
  ),
  letter(
    '2022-06-13',
    house,
    'Your bill HP77213',
    'Hafen Pension, Kiel. Stay 10 June 2022 to 13 June 2022, booking HP77213. Total paid 251.00 EUR by card. Thank you.',
  ),
  letter(
    '2023-09-01',
    seaside,
    '预订已确认',
    'Ida您好，您的房间已留好。\n【酒店】海风旅舍\n【城市】青岛\n【入住】2023/10/02\n【退房】2023/10/05\n【参考价】¥900.00\n接送机另付¥160.00，请提前预约。\n【确认号】HF90217',
  ),
  letter(
    '2023-10-05',
    seaside,
    '退房结算 HF90217',
    '您的住宿已结算。\n酒店：海风旅舍，青岛\n房费 ¥930.00\n实收 ¥930.00\n确认号 HF90217',
  ),
  letter(
    '2022-05-20',
    'Fjord Air <tickets@fjordair.example>',
    'Your flight to Kiel',
    'Booking QX81LM. Flight FA 207 to Kiel on 10 June 2022, departure 14:25. Fare 88.00 EUR.',
  ),
  letter(
    '2023-01-05',
    'Galerie Nord <info@galerienord.example>',
    'Your visit',
    'Dear Ida Falk, thank you for becoming a friend of the Galerie Nord. We are open from 10:30 to 18:00.',
  ),
  letter(
    '2023-11-04',
    'Wollhaus <hello@wollhaus.example>',
    'Refund for order WH-20931',
    'We have received your return (merino gloves, 1 pair).\nRefund: EUR 31.20\nWollhaus',
  ),
  letter('2022-05-14', 'Tessa Moor <tessa@moor.example>', 'Happy birthday!', 'Dear Ida, happy birthday! Cake on me.'),
  letter(
    '2022-08-01',
    'Tessa Moor <tessa@moor.example>',
    'My birthday',
    'I am celebrating my birthday on 20 August at the Kiln House, seven in the evening.',
  ),
  ...[
    ['2022-02-03', '41.00'],
    ['2022-09-03', '44.00'],
  ].map(([date = '', sum = '']) =>
    letter(
      date,
      'Kraftraum <billing@kraftraum.example>',
      'Your gym statement is ready',
      `Dear Ida Falk, your gym bill comes to ${sum} EUR. It will be taken by direct debit. Kraftraum`,
    ),
  ),
];

describe('what is asked of dealings', () => {
  let home: string;
  let app: App;
  const ask = async (question: string) => app.ask(question, { now: '2024-01-10T09:00:00' });

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'madeleine-dealings-'));
    writeLetters({ name: 'dealings', now: '2024-01-10T09:00:00', letters, questions: [] }, join(home, 'mail'));
    await initMemory(join(home, 'memory'), 'off', async () => 'off');
    app = await openApp(join(home, 'memory'), { quiet: true, offline: true });
    await app.add([join(home, 'mail')], { as: 'auto' });
  });
  afterAll(async () => {
    await app.close();
    await rm(home, { recursive: true, force: true });
  });

  it.each([
    ['How much did I pay Nordlicht Laden for the rowing jacket, net of what came back?', '64.50'],
    ['I got some money back for the rowing jacket. What was the net price?', '64.50'],
    ['皮划艇外套退款之后，Nordlicht Laden那件rowing jacket净价多少？', '64.50'],
    ['How much was refunded for the rowing jacket?', '20.00'],
    ['What did I buy from Nordlicht Laden in April 2023?', 'rowing jacket'],
    ['我2023年4月在Nordlicht Laden买的是什么？', 'rowing jacket'],
    ['青岛那家酒店的账单比预订时的价格多了多少？', '30.00'],
    ['青岛的酒店，报价和结账价差额是多少？', '30.00'],
    ['Adding up all the statements, how much money went into gym membership in 2022?', '85.00'],
    ['2022年我在健身房费用这一项总共支出多少？', '85.00'],
    ['What was the refund from Wollhaus for?', 'merino gloves'],
    ['When does the Galerie Nord open?', '10:30'],
    ['Galerie Nord几点开门？', '10:30'],
    ['Until when is the Galerie Nord open?', '18:00'],
    ['When is my birthday?', '14 May'],
    ['我的生日是哪天？', '5月14日'],
  ])('%s', async (question, wanted) => {
    const { outcome, answer } = await ask(question);
    expect(outcome).toBe('grounded');
    expect(answer).toContain(wanted);
  });

  it.each([
    'What records do I have of my stay at Hafen Pension?',
    'Which of my memories prove that I stayed at Hafen Pension?',
    '请列出能证明我住过Hafen Pension的所有信件和单据。',
    '住Hafen Pension嘅電郵有邊啲？',
  ])('both letters of the stay, and nothing else: %s', async (question) => {
    const { citations } = await ask(question);
    expect(citations.map(({ id }) => id)).toHaveLength(2);
    const found = await app.search('Hafen Pension', { limit: 10, cut: false });
    const own = found.items.filter(({ title }) => /Booking confirmed|HP77213/.test(title ?? '')).map(({ id }) => id);
    expect(new Set(citations.map(({ id }) => id))).toEqual(new Set(own));
  });

  it.each([
    'At what time did I check out of Hafen Pension?',
    'What is the check-in time at the hotel in Kiel?',
    'Hafen Pension几点退房？',
    'What time is breakfast at Hafen Pension?',
  ])('the hour of a flight is none of these: %s', async (question) => {
    expect((await ask(question)).outcome).toBe('abstained');
  });

  it('counts stays where stays are counted, in whatever measure word', async () => {
    expect((await ask('这些年我在青岛住过几回酒店？')).answer).toBe('1');
  });
});
