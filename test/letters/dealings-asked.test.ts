import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Ida Falk <ida@falk.example>');
const shop = 'Nordlicht Laden <order@nordlicht.example>';
const wen = '文静 <wen@jing.example>';
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
  letter(
    '2023-02-02',
    'Ticket Desk <office@ticketdesk.example>',
    'Order TD40917: Lanterns at Sea',
    'Lanterns at Sea (play), Oslo. 4 March 2023, 19:30. Row F, seat 12. Paid 38.00 EUR.',
  ),
  letter(
    '2022-11-19',
    'Ticket Desk <office@ticketdesk.example>',
    'Order TD38840: Two Rivers Meeting',
    'Two Rivers Meeting (concert), Bergen. 21 January 2023, 20:00. Row C, seat 4. Paid 44.00 EUR.',
  ),
  letter(
    '2023-05-04',
    'Zahnhaus am Markt <praxis@zahnhaus.example>',
    'New booking at Zahnhaus am Markt',
    'Thanks for booking online.\n2023-05-16 | 11:15am | Zahnhaus am Markt | a loose crown\nYou can move the booking up to a day before.',
  ),
  letter(
    '2023-05-15',
    'Zahnhaus am Markt <praxis@zahnhaus.example>',
    'Upcoming: Zahnhaus am Markt, 16 May 2023',
    'Just a reminder that we are expecting you on 16 May 2023, 11:15am, at Zahnhaus am Markt.',
  ),
  letter(
    '2022-05-30',
    'Fjord Air <tickets@fjordair.example>',
    'Kiel, 10 June 2022: revised departure',
    'Booking QX81LM. Date of travel: 10 June 2022. Departure: 14:25 15:40\nThe first time is no longer valid, the second one applies.',
  ),
  letter('2023-06-11', wen, '一个小请求', '不好意思，打气筒能不能麻烦你周末借出？回头请你喝茶。文静'),
  letter('2023-09-20', wen, '青岛', '想了各种办法还是不行，这次青岛我不能陪你去了。文静'),
  letter(
    '2023-10-09',
    'Fenster Brandt <post@fensterbrandt.example>',
    'Rechnung: die Fensterrahmen',
    'Arbeit an den Fensterrahmen (window frames), ausgeführt am 6.10.2023. Endbetrag 310,00 EUR.',
  ),
  letter(
    '2022-05-25',
    'Tessa Moor <tessa@moor.example>',
    'Kiel',
    'Count me in for Kiel! I have booked the same flight. Tessa',
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
  letter(
    '2022-10-06',
    '山木家居 <order@shanmu.example>',
    '订单确认 SM20881',
    '您的订单已确认。\n商品：台灯 × 1\n金额：¥160.00\n实付：¥160.00',
  ),
  letter(
    '2023-01-09',
    'Lampworks <order@lampworks.example>',
    'Order LW-5521',
    'Thanks.\n1 x a bookcase : EUR 210,00\nTotal EUR 210,00',
  ),
];

const cottage = 'Kastanie Gasthaus <office@kastanie.example>';
letters.push(
  letter(
    '2022-09-01',
    cottage,
    '预订已确认',
    'Ida您好，Kastanie Gasthaus已接受您的预订。您将于2022年11月4日抵达Bergen，2022年11月6日离开，住2晚。预计花费180.00欧元。确认码KGT52W，请妥善保存。',
  ),
  letter(
    '2022-11-08',
    cottage,
    'Obrigado pela sua estadia em Bergen',
    'Olá Ida Falk,\nsegue a sua fatura.\nKastanie Gasthaus, Bergen\nAlojamento 160,00 €\nTaxas e extras 20,00 €\nTotal pago 180,00 €\nN.º KGT52W',
  ),
  letter(
    '2023-03-01',
    'Fjord Air <deals@fjordair.example>',
    'Cheap nights in Bergen',
    'Dreaming of Bergen?\nRooms from €95.50 per night if you book by 26 March 2023\n[Show me]\nPrices are examples. Unsubscribe',
  ),
);

describe('what is asked of dealings', () => {
  let app: App;
  let close: () => Promise<void>;
  const ask = async (question: string) => app.ask(question, { now: '2024-01-10T09:00:00' });

  beforeAll(async () => {
    ({ app, close } = await memoryOf('dealings', '2024-01-10T09:00:00', letters));
  });
  afterAll(() => close());

  it.each([
    ['How much did I pay Nordlicht Laden for the rowing jacket, net of what came back?', '64.50'],
    ['I got some money back for the rowing jacket. What was the net price?', '64.50'],
    ['皮划艇外套退款之后，Nordlicht Laden那件rowing jacket净价多少？', '64.50'],
    ['Subtracting the refund from Nordlicht Laden, what did a rowing jacket cost me?', '64.50'],
    ['What did the rowing jacket cost me in the end, minus the refund?', '64.50'],
    ['How much was refunded for the rowing jacket?', '20.00'],
    ['青岛那家酒店的账单比预订时的价格多了多少？', '30.00'],
    ['青岛的酒店，报价和结账价差额是多少？', '30.00'],
    ['Adding up all the statements, how much money went into gym membership in 2022?', '85.00'],
    ['2022年我在健身房费用这一项总共支出多少？', '85.00'],
    ['What was the refund from Wollhaus for?', 'merino gloves'],
    ['今天是2024年1月10日。Lanterns at Sea和Two Rivers Meeting，我先参加的是哪个？只给名称即可', 'Two Rivers Meeting'],
    ['文静让我借出什么？', '打气筒'],
    ['When I took a trip to Kiel in 2022, was Tessa Moor travelling with me?', 'Yes'],
    ['When I was in Kiel, was Tessa Moor travelling with me?', 'Yes'],
    ['When I stayed in Kiel, how much did I pay for the hotel?', '251.00'],
    ['2023年10月帮我修窗框的是哪家公司？', 'Fenster Brandt'],
    ['On what date did I arrive at Hafen Pension?', '10 June 2022'],
    ['Since which day was I at Hafen Pension?', '10 June 2022'],
    ['我是从哪天住进海风旅舍的？', '10月2'],
    ['How big was the refund I received from Wollhaus for the gloves?', '31.20'],
    ['说出2022年6月载我去基尔的航空公司。', 'Fjord Air'],
  ])('%s', async (question, wanted) => {
    const { outcome, answer } = await ask(question);
    expect(outcome).toBe('grounded');
    expect(answer).toContain(wanted);
  });

  it.each([
    'What records do I have of my stay at Hafen Pension?',
    'Which of my memories prove that I stayed at Hafen Pension?',
  ])('both letters of the stay, and nothing else: %s', async (question) => {
    const { citations } = await ask(question);
    expect(citations.map(({ id }) => id)).toHaveLength(2);
    const found = await app.search('Hafen Pension', { limit: 10, cut: false });
    const own = found.items.filter(({ title }) => /Booking confirmed|HP77213/.test(title ?? '')).map(({ id }) => id);
    expect(new Set(citations.map(({ id }) => id))).toEqual(new Set(own));
  });

  it.each([
    'At what time did I check out of Hafen Pension?',
    'Hafen Pension几点退房？',
    'What time is breakfast at Hafen Pension?',
  ])('the hour of a flight is none of these: %s', async (question) => {
    expect((await ask(question)).outcome).toBe('abstained');
  });

  it('counts stays where stays are counted, in whatever measure word', async () => {
    expect((await ask('这些年我在青岛住过几回酒店？')).answer).toBe('1');
  });

  it.each([
    'How many times have I stayed in a hotel in Bergen?',
    'Counting all of my trips, how many hotel stays did I have in Bergen?',
    '到目前为止，我在Bergen的酒店入住次数是多少？',
  ])('one stay, booked and billed in two tongues, and none that was only offered: %s', async (question) => {
    expect((await ask(question)).answer).toBe('1');
  });
});
