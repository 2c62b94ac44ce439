import { expect, it } from 'vitest';
import { stored } from '../../test/retrieve/small-life.ts';
import { digest } from '../language/digest.ts';
import { loneCharacters, loneWithinOthers } from '../language/lone-characters.ts';
import { tokens, tokensToIndex } from '../language/tokens.ts';
import { rowsOf } from '../lexicon/rows.ts';
import { assembleItem } from '../memory/item.ts';
import type { FieldValues } from '../memory/reading.ts';
import { indexEntry } from './index-entry.ts';
import { INDEX_DIGEST, INDEX_VERSION } from './index-version.ts';

const english = `Grace's children weren't running; they'd bought 2 used cameras (order LX-4471/b) at the café for €12.50.
We'll fly to São Paulo on 3 May, re-entering via Zürich. The geese flew over the quays, I've been told by Dr. O'Neill.
He wrote "generously relational studies of policies and organisations", www.example.org/a_b?c=1, e-mails, naïve, ﬁne, Ⅻ.`;
const chinese = `窗台上的猫看着雪，月亮在山后。我們昨晚去外滩看烟花，小票丢了，门票还在；一張2023年5月3日的發票（¥128.00）。
他在Café点了奶茶和3个饺子，订单号A-10027。河马和海，马路边的马车，面对湖面的桌面，一碗面。トマトと寿司、서울의 밤。`;
const texts = [
  english,
  chinese,
  ...rowsOf('word-families'),
  loneCharacters,
  ...loneWithinOthers,
  [...loneCharacters].join(' '),
];

const time: FieldValues['time'] = {
  start: '2023-05-07T23:09:29+02:00',
  end: '2023-05-07T23:09:29+02:00',
  precision: 'second',
  source: 'exif-offset',
};
const place: FieldValues['place'] = { lat: 38.7, lon: -9.1, city: 'Lisbon', country: 'Portugal', source: 'exif-gps' };
const items = [
  stored('i-photo', 'image', {
    time,
    place,
    caption: 'Two dogs under a bridge',
    shortCaption: 'Dogs',
    ocr: { text: 'RUA AUGUSTA 25' },
    people: [{ name: 'Ana María Silva', how: 'tagged' }],
    tags: [
      { name: 'beach', source: 'file' },
      { name: 'evening', source: 'temporal' },
      { name: 'Lisbon trip', source: 'album' },
      { name: 'favourite', source: 'owner' },
    ],
  }),
  stored('i-turn', 'text', { body: { text: 'Look at this!' }, caption: 'A red kite over a field' }),
  stored('i-mail', 'email', {
    time,
    title: 'Re: 订单 A-10027 已发货',
    body: { text: `${chinese}\n${english}` },
    people: [
      { name: 'Li Wei', address: 'li.wei@example.org', how: 'sender' },
      { name: '王芳', how: 'recipient' },
    ],
    documentKind: 'receipt',
    references: [{ kind: 'order', code: 'A-10027', field: 'body' }],
    entities: [{ name: '外滩', kind: 'venue' }],
    dates: [{ start: '2023-06-01', end: '2023-06-03', role: 'check-in', field: 'body', text: '1–3 June' }],
    attachments: [{ name: 'receipt 3.pdf', mime: 'application/pdf', bytes: 1 }],
  }),
];

it(`is of version ${INDEX_VERSION}: the words of an index are those that this version was given for`, () => {
  const found = digest(
    JSON.stringify([
      texts.map((text) => [tokens(text), tokensToIndex(text)]),
      items.map((item) => indexEntry(assembleItem(item))),
    ]),
  );
  expect(
    found,
    `Texts are indexed by other words than version ${INDEX_VERSION} does: put ${found} into src/ingest/index-version.ts, and raise INDEX_VERSION there unless it was raised since the last release (git log). Memories that are there are then indexed anew.`,
  ).toBe(INDEX_DIGEST);
});
