import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { isAdvertising } from '../evidence/advertising.ts';
import { agreedReading } from '../reading/agreed-reading.ts';
import { askedThings } from './asked-things.ts';

const mail = (title: string, body: string) =>
  assembleItem(stored('a', 'email', { time: at('2023-01-18T09:00:00'), title, body: { text: body } }));
const read = (id: string, title: string, body: string): string | undefined => {
  const field = askedThings.find((row) => row.id === id);
  return agreedReading([mail(title, body)], field?.forms ?? [], (value) => field?.refuses?.test(value) === true)?.text;
};

describe('what an appointment was for', () => {
  it.each([
    [
      'Zu Ihrem Termin',
      'Der nächste freie Platz ist um 16:45, wir haben ihn für Sie reserviert.\nAnlass\na filling',
      'a filling',
    ],
    ['Ihr Termin', '| Grund der Behandlung | a filling |', 'a filling'],
    ['Votre rendez-vous', 'Motif de la visite : a filling', 'a filling'],
    ['预约确认', '时间\n10:15\n事由\n补牙', '补牙'],
  ])('stands by its label: %s', (title, body, what) => {
    expect(read('reason', title, body)).toBe(what);
  });
});

describe('what letters write in forms of their own', () => {
  it.each([
    ['event title', 'Ihre Tickets: Marble Hall', 'Veranstaltung: Marble Hall\nDatum: 9. April 2019'],
    ['event title', 'E-ticket 7XQ', 'ORDER 7XQ\nEvent: Marble Hall\nType: exhibition'],
    ['event title', '出票通知', '您的门票已出。\n名称：Marble Hall\n类型：话剧\n座位：3排'],
  ])('a title that begins like a month is no month: %s', (id, title, body) =>
    expect(read(id, title, body)).toBe('Marble Hall'),
  );

  it.each([
    ['favour', 'Hey, could you lend for the weekend? It’s the tall ladder I’m talking about.', 'the tall ladder'],
    ['favour', 'Eh can lend for the weekend the tent for me anot?', 'the tent'],
    ['favour', 'Hey, do you know what you could bring to the picnic? The speaker! Thanks a lot.', 'The speaker'],
    ['favour', '是周末借出的事，东西是帐篷。先谢了', '帐篷'],
    ['favour', '在忙吗？想请你帮个忙，能不能带去烧烤，就是音箱。', '音箱'],
    ['product', 'ORDER SUMMARY\nProduct\nhiking boots\nSubtotal\n€10.00', 'hiking boots'],
    ['product', 'your order X7QPL with Fern & Co (a wool scarf) was handed over', 'a wool scarf'],
    ['product', 'Tysm! A bookshelf x1 from Velo = 20 euros.', 'A bookshelf'],
    ['reason', 'APPOINTMENT DETAILS\nService: the sore knee\nDate: 4 April', 'the sore knee'],
    ['reason', 'When\n3 May\nReason\na check-up\nWhere', 'a check-up'],
    ['reason', 'Ur slot: 20 Sep @ 12pm for an eye test.', 'an eye test'],
    ['reason', '24 Feb 8:15am for Olive, the teeth. Cancel 1 day before', 'the teeth'],
    ['favour', 'Might you bring it on Sunday? It concerns the folding chairs. Dinner is on me.', 'the folding chairs'],
    ['favour', 'would you be able to lend us something? What I have in mind is the tent. Say so if not.', 'the tent'],
    [
      'favour',
      "On my list of things to ask you to carry to the cellar: the winter tyres. Only if it's no trouble! Hugs",
      'the winter tyres',
    ],
    ['favour', '能不能请你帮我照看，要鹦鹉。回头请你吃饭。', '鹦鹉'],
    ['product', 'Thank you for buy a wool scarf in Fern & Co! All is paid.', 'a wool scarf'],
    ['product', 'We are preparing a wool scarf for dispatch and have taken 20 euros.', 'a wool scarf'],
    ['product', 'Vielen Dank!\na wool scarf\nMenge 1\nVersand 4,00', 'a wool scarf'],
    ['product', 'No. Description Units\n1 wool scarf 1 EUR 20.00\n2 Shipping 1 EUR 4.00', 'wool scarf'],
    ['product', 'Item | Qty | Price\na wool scarf | 1 | 20.00', 'a wool scarf'],
    ['product', '您购买的羊毛围巾已出库，预计周五送达。', '羊毛围巾'],
    ['product', '感谢您在京东购买羊毛围巾，订单已付款。', '羊毛围巾'],
    ['reason', 'Where: Fuchs Clinic\nHour: 9:40\nReason for visit: a sore heel\nPatient: Bruno.', 'a sore heel'],
    ['reason', '已为您登记5月3日的预约，事项为左脚踝。请准时报到。', '左脚踝'],
    ['reason', 'Clinic (doctor)\nHour: 13:00\nFor: the sore knee\nPlease come early.', 'the sore knee'],
    ['reason', 'We have reserved 3 May for you; the reason we noted is the sore knee. Call us.', 'the sore knee'],
    ['reason', 'Your appointment on Aug 12, 2019 (Mon)', undefined],
    ['reason', 'We can offer 3 May, 14:20, and have put your name down already. Bye', undefined],
    ['reason', 'Wir haben den 3. Mai, 14:20, wir haben ihn für Sie notiert. Gruß', undefined],
    ['reason', '| Day | 3 May |\n| Time | 9:40 |\n| Subject | the sore knee |\n', 'the sore knee'],
    ['favour', 'Guess what you could carry to the picnic? The big bowl! Only if you have room.', 'The big bowl'],
    ['favour', '想想看，野餐还缺什么？大木碗！拜托了。', '大木碗'],
    ['favour', '是露营的事，东西是帐篷。谢谢！', '帐篷'],
    ['product', 'Your order is in and one of us is packing it up: a wool scarf. You paid 20 euros.', 'a wool scarf'],
    ['product', '| Product | Qty | Price |\n|---|---|---:|\n| a wool scarf | 1 | 20.00 EUR |', 'a wool scarf'],
    ['product', '您好，我们已为您打包：羊毛围巾，今天寄出。', '羊毛围巾'],
    ['event title', '订票成功。\n名称\nMarble Hall（话剧）\n日期\n2018年12月17日', 'Marble Hall'],
    ['event title', 'Confirmed\nEvent\nMarble Hall\nDate\n3 May', 'Marble Hall'],
    ['event title', 'Marble Hall (play), Bern\nBeginn 17.00\nReihe 3', 'Marble Hall'],
    ['event title', 'Your entrance for Marble Hall (Bern) on 21/Oct/2018 is secured.', 'Marble Hall'],
  ])('%s: %s', (id, body, told) => expect(read(id, '', body)).toBe(told));
});

it('a basket that was left is nothing bought', () => {
  expect(
    isAdvertising(
      mail('Your points', 'You left something in your basket! a lamp EUR 20. Complete your purchase today'),
    ),
  ).toBe(true);
  expect(isAdvertising(mail('Order', 'Thanks for your order! 1 x a lamp EUR 20'))).toBe(false);
});
