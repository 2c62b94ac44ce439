import { expect, it } from 'vitest';
import { digest } from '../language/digest.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { Amount, DocumentKind } from '../memory/item-text.ts';
import { at, berlin, context, evenings, itemWith, lisbon, mail, photo, tokyo } from './life.fixture.ts';
import { organise } from './organise.ts';
import { ORGANISE_DIGEST, ORGANISE_RULES_VERSION } from './rules-version.ts';

const me = 'Max Muster <max@muster.de>';
const anna = 'Keller, Anna <anna@keller.de>';
const mother = '王芳 <wang.fang@example.org>';
const sum = (value: number, currency: string, role: Amount['role'] = 'total'): Amount => ({
  value,
  currency,
  role,
  field: 'body',
  text: `${currency} ${value}`,
});
const bill = (
  id: string,
  start: string,
  [from, title, text]: readonly [string, string, string],
  kind: DocumentKind,
  code: string,
  more: object,
): MemoryItem =>
  mail(id, start, from, me, title, text, {
    documentKind: kind,
    references: [{ kind: 'booking', code, field: 'body' }],
    ...more,
  });
const hotel = (id: string, start: string, kind: DocumentKind, value: number) =>
  bill(
    id,
    start,
    ['Hotel Avenida <booking@avenida.pt>', 'Hotel Avenida Lisbon, 2 nights', 'Your room. Check-in on Friday at 15:00.'],
    kind,
    'LX4471',
    {
      entities: [
        { name: 'Hotel Avenida', kind: 'merchant' },
        { name: 'Lisbon', kind: 'city' },
        { name: 'Portugal', kind: 'country' },
      ],
      amounts: [sum(value, 'EUR'), sum(7.5, 'EUR', 'tax')],
      dates: [{ start: '2023-05-05', end: '2023-05-07', role: 'check-in', field: 'body', text: '5 May' }],
    },
  );
const shop = (id: string, start: string, kind: DocumentKind, text: string, value: number) =>
  bill(id, start, ['京东商城 <order@jd.example>', '您的订单 A-10027', text], kind, 'A-10027', {
    entities: [{ name: '京东商城', kind: 'merchant' }],
    amounts: [sum(value, 'CNY')],
  });
const mia = { name: 'Mia', how: 'tagged' as const };
const cat = { tags: [{ name: 'cat', source: 'perception' as const }] };

/** A life with a trip, a stay, an order that is taken back, relatives, animals and a thread, in English and Chinese. */
const life: MemoryItem[] = [
  ...evenings(['2023-03', '2023-04', '2023-06'], berlin),
  photo('l1', '2023-05-05T18:00:00+01:00', lisbon, { people: [mia] }),
  photo('l2', '2023-05-05T18:20:00+01:00', lisbon, { people: [mia] }),
  photo('l3', '2023-05-05T18:40:00+01:00'),
  photo('l4', '2023-05-06T23:30:00+01:00', lisbon, { caption: 'A birthday cake' }),
  photo('l5', '2023-05-07T00:10:00+01:00', lisbon),
  photo('t1', '2024-09-12T11:00:00+09:00', tokyo, { people: [{ name: '王芳', how: 'tagged' }] }),
  photo('t2', '2024-09-13T11:00:00+09:00', tokyo),
  itemWith('f1', 'video', { time: at('2024-09-13T11:05:00+09:00'), caption: '浅草寺的鼓声' }),
  hotel('h1', '2023-04-01T10:00:00+02:00', 'booking', 420),
  hotel('h2', '2023-04-10T10:00:00+02:00', 'change', 430),
  hotel('h3', '2023-05-08T10:00:00+02:00', 'invoice', 412.5),
  shop('o1', '2023-11-11T08:00:00+01:00', 'booking', '您购买的猫爬架已下单，合计 ¥328.00。', 328),
  shop('o2', '2023-11-13T08:00:00+01:00', 'cancellation', '您的订单 A-10027 已取消，¥328.00 已退款。', 328),
  mail('m1', '2023-05-09T09:00:00+02:00', me, anna, 'Hi', 'My sister Mia says hello. Grace has her vet appointment.'),
  mail('m2', '2023-05-10T09:00:00+02:00', 'Anna Keller <anna@keller.de>', me, 'Re: Hi', 'Nice!', {
    thread: { id: 't', inReplyTo: '<x@y>' },
  }),
  mail('m3', '2023-06-02T09:00:00+02:00', mother, me, '周末', '儿子，年糕周六要去打疫苗，妹妹小雨也回家。妈妈'),
  mail('m4', '2023-06-04T09:00:00+02:00', me, mother, 'Re: 周末', '我妹妹小雨说年糕很好，我的同事李伟也来了。'),
  photo('c1', '2023-06-01T20:00:00+02:00', berlin, cat),
  photo('c2', '2023-06-03T20:00:00+02:00', berlin, { ...cat, caption: '年糕在窗台上' }),
];

it(`is of version ${ORGANISE_RULES_VERSION}: what organising finds is what this version was given for`, async () => {
  const { readings, ...others } = await organise(life, context());
  const whole = [others, [...readings].sort(([a], [b]) => (a < b ? -1 : 1))];
  // A version that is raised alone changes nothing that is found.
  const found = digest(JSON.stringify(whole, (key, value: unknown) => (key === 'version' ? undefined : value)));
  expect(
    found,
    `Organising finds something else than version ${ORGANISE_RULES_VERSION} does: if that is meant, put ${found} into src/organise/rules-version.ts, and raise ORGANISE_RULES_VERSION there unless it was raised since the last release (git log). Memories that are there are then organised anew.`,
  ).toBe(ORGANISE_DIGEST);
});
