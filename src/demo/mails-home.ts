import type { Letter } from './mail-message.ts';
import { messageIdOf } from './mail-message.ts';
import { addDays, type Story } from './story.ts';

type Sender = Letter['from'];
const company = (name: string, address: string): Sender => ({ name, address });

/** Friends, family, the vet, an order with its refund, a cancelled table, a Chinese colleague. */
export function homeLetters(story: Story): Letter[] {
  const zone = story.ground.home.zone;
  const letter = (
    key: string,
    kind: string,
    from: Sender,
    at: string,
    subject: string,
    text: string,
    more: Partial<Letter> = {},
  ): Letter => ({
    key,
    kind,
    from,
    to: story.cast.owner,
    zone,
    at,
    subject,
    text,
    ...more,
  });
  return [
    ...friendLetters(story, letter),
    ...vetLetters(story, letter),
    ...orderLetters(story, letter),
    ...tableLetters(story, letter),
    ...workLetters(story, letter),
  ];
}

type Write = (
  key: string,
  kind: string,
  from: Sender,
  at: string,
  subject: string,
  text: string,
  more?: Partial<Letter>,
) => Letter;

function friendLetters({ cast, birthday, ground }: Story, letter: Write): Letter[] {
  const { owner, friend, sister, partner } = cast;
  const invitation = letter(
    'party',
    'personal',
    friend,
    `${addDays(birthday.day, -16)}T18:20`,
    'My birthday',
    `Dear ${owner.first},\n\nI am celebrating my birthday on ${birthday.day} at ${birthday.restaurant}, seven in the evening. Bring ${partner.first}!\n\n${friend.first}`,
  );
  return [
    letter(
      'card',
      'personal',
      friend,
      '2023-08-21T09:05',
      'Happy birthday!',
      `Dear ${owner.first},\n\nhappy birthday to my best friend! Twenty years, and you still laugh at my jokes. Cake is on me this weekend.\n\nYours, ${friend.name}`,
    ),
    invitation,
    letter(
      'party-yes',
      'personal',
      owner,
      `${addDays(birthday.day, -16)}T20:11`,
      'Re: My birthday',
      `Of course, we are both coming!\n\n${owner.first}\n\nOn ${addDays(birthday.day, -16)}, ${friend.name} wrote:\n> I am celebrating my birthday on ${birthday.day} at ${birthday.restaurant}, seven in the evening. Bring ${partner.first}!`,
      { to: friend, replyTo: messageIdOf(invitation) },
    ),
    letter(
      'party-thanks',
      'personal',
      friend,
      `${addDays(birthday.day, 1)}T11:40`,
      'Thank you',
      `Dear ${owner.first},\n\nthank you for the wonderful evening at ${birthday.restaurant} and for the book about lighthouses. I have already started it.\n\n${friend.first}`,
    ),
    letter(
      'sister-1',
      'personal',
      sister,
      '2022-12-02T19:00',
      'Christmas at our place',
      `Hello little one,\n\nwe would love to have you and ${partner.first} with us in ${ground.sister.city} for Christmas again. Can you come on the 24th at noon?\n\nYour sister ${sister.first}`,
    ),
    letter(
      'sister-2',
      'personal',
      sister,
      '2024-01-09T08:30',
      'Recipe',
      `Hi ${owner.first},\n\nthe walnut cake: 200 g walnuts, 150 g sugar, 5 eggs, lemon zest. 40 minutes at 170 degrees.\n\n${sister.first}`,
    ),
    letter(
      'partner-1',
      'personal',
      partner,
      '2022-10-14T12:12',
      'Key',
      `I left the spare key with Mrs. Olsen on the second floor.\n\n${partner.first}`,
    ),
    letter(
      'partner-2',
      'personal',
      partner,
      '2024-04-19T17:45',
      'Tonight',
      `I will be late, the choir rehearses until nine. Can you feed ${cast.cat}?\n\n${partner.first}`,
    ),
  ];
}

function vetLetters({ cast, vet }: Story, letter: Write): Letter[] {
  const clinic = company(vet.clinic, 'reception@vets.example');
  return [
    letter(
      'vet-1',
      'reminder',
      clinic,
      `${addDays(vet.day, -7)}T10:00`,
      `Appointment for ${cast.cat}`,
      `Dear ${cast.owner.name},\n\nyour cat ${cast.cat} has an appointment on ${vet.day} at ${vet.time}. Please bring the vaccination card.\n\n${vet.clinic}`,
    ),
    letter(
      'vet-2',
      'notice',
      clinic,
      `${vet.day}T18:02`,
      `${cast.cat}'s visit today`,
      `Dear ${cast.owner.name},\n\n${cast.cat} has ${vet.finding}. Please give the drops twice a day for one week. ${cast.cat} was very brave.\n\n${vet.clinic}`,
    ),
    letter(
      'vet-3',
      'invoice',
      clinic,
      `${addDays(vet.day, 3)}T09:15`,
      `Invoice for ${cast.cat}`,
      `Invoice V-${vet.day.replaceAll('-', '')}\nExamination and treatment of ${cast.cat}: EUR ${vet.cost.toFixed(2)}\nPlease pay within 14 days.\n\n${vet.clinic}`,
    ),
  ];
}

function orderLetters({ cast, order }: Story, letter: Write): Letter[] {
  const shop = company(order.shop, 'service@northlight.example');
  const total = (order.price + order.refund).toFixed(2);
  return [
    letter(
      'order-1',
      'receipt',
      shop,
      `${order.day}T20:44`,
      `Your order ${order.code}`,
      `Hello ${cast.owner.first},\n\nthank you for your order ${order.code}.\n\n1 x ${order.thing}: EUR ${order.price.toFixed(2)}\n1 x ${order.returned}: EUR ${order.refund.toFixed(2)}\nTotal: EUR ${total}\n\n${order.shop}`,
      {
        html: `<h1>Thank you</h1><p>Order <b>${order.code}</b></p><table><tr><td>${order.thing}</td><td>EUR ${order.price.toFixed(2)}</td></tr><tr><td>${order.returned}</td><td>EUR ${order.refund.toFixed(2)}</td></tr><tr><td>Total</td><td>EUR ${total}</td></tr></table>`,
      },
    ),
    letter(
      'order-2',
      'delivery',
      shop,
      `${addDays(order.day, 3)}T07:30`,
      `Order ${order.code} is on its way`,
      `Your parcel will arrive on ${addDays(order.day, 5)}.\nTracking number: ${order.tracking}\n\n${order.shop}`,
    ),
    letter(
      'order-3',
      'receipt',
      shop,
      `${addDays(order.day, 15)}T13:20`,
      `Refund for order ${order.code}`,
      `We have received your return (${order.returned}).\nRefund: EUR ${order.refund.toFixed(2)}\nIt will be on your account within 5 days.\n\n${order.shop}`,
    ),
  ];
}

function tableLetters({ cast, cancelled }: Story, letter: Write): Letter[] {
  const house = company(cancelled.restaurant, 'table@restaurants.example');
  return [
    letter(
      'table-1',
      'booking',
      house,
      `${addDays(cancelled.day, -12)}T12:00`,
      `Your reservation at ${cancelled.restaurant}`,
      `Dear ${cast.owner.name},\n\nyour table for 4 on ${cancelled.day} at 19:30 is confirmed. Reservation number R-${cancelled.day.replaceAll('-', '')}.\n\n${cancelled.restaurant}`,
    ),
    letter(
      'table-2',
      'cancellation',
      house,
      `${addDays(cancelled.day, -1)}T10:25`,
      `Cancelled: your reservation at ${cancelled.restaurant}`,
      `Dear ${cast.owner.name},\n\nas you wished, reservation R-${cancelled.day.replaceAll('-', '')} for ${cancelled.day} has been cancelled.\n\n${cancelled.restaurant}`,
    ),
  ];
}

function workLetters({ cast }: Story, letter: Write): Letter[] {
  return [
    letter(
      'li-1',
      'personal',
      cast.colleague,
      '2023-01-20T16:30',
      '春节快乐',
      `${cast.owner.first}，你好！\n\n祝你春节快乐，兔年大吉！上次你问的杭州龙井茶，我已经寄出，大约两周到。\n\n李明`,
      { zone: 'Asia/Shanghai' },
    ),
    letter(
      'li-2',
      'personal',
      cast.colleague,
      '2023-11-06T09:12',
      '设计展的票',
      `你好，\n\n11月8日设计展的票我放在前台了，编号是 DD-4471。\n\n李明`,
      { zone: 'Asia/Shanghai' },
    ),
    letter(
      'work-1',
      'notice',
      company('Studio Office', 'office@studio.example'),
      '2023-11-02T15:00',
      'Design Days on 8 November',
      `Dear all,\n\nwe meet at 08:45 at hall 4. Lunch is included.\n\nOffice`,
    ),
    letter(
      'work-2',
      'notice',
      company('Studio Office', 'office@studio.example'),
      '2024-05-13T09:00',
      'New printer',
      `Dear all,\n\nthe new printer is on the third floor.\n\nOffice`,
    ),
  ];
}
