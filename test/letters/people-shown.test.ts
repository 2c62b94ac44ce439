import { expect, it } from 'vitest';
import { askInbox } from '../../training/harness/asked-inbox.ts';
import type { InboxWithGold } from '../../training/harness/inboxes-with-gold.ts';

type Item = InboxWithGold['items'][number];
type InboxQuestion = InboxWithGold['questions'][number];
const mail = (id: string, date: string, from: string, text: string, to?: string): Item => ({
  id,
  kind: 'mail',
  date: `${date}T09:00:00+01:00`,
  from,
  subject: 'News',
  text,
  ...(to === undefined ? {} : { to }),
});
const photo = (id: string, date: string, caption: string, words?: string): Item => ({
  id,
  kind: 'photo',
  date: `${date}T15:00:00+01:00`,
  caption,
  ...(words === undefined ? {} : { words }),
});
const who = (asked: string, wanted: string, ...evidence: string[]): InboxQuestion => ({
  asked,
  wanted,
  evidence,
  kind: 'who',
});

const tove = 'Tove Lind <tove@lind.example>';
const owner = { name: 'Greta Holm', address: 'greta@holm.example', home: 'Malmö, Sweden' };

const inbox: InboxWithGold = {
  writer: 'test',
  name: 'test/people-shown',
  now: '2023-12-01T10:00:00',
  owner,
  items: [
    mail(
      'a1',
      '2023-04-28',
      tove,
      'The potter from Visby, Agnés (a mop of curls, you will hear her laugh), shares our kiln in May.',
    ),
    photo('p1', '2023-05-20', 'A curly-haired woman lifts a vase out of a kiln.'),
    mail(
      'a2',
      '2023-06-02',
      tove,
      'I am not going to the regatta with Rasmus any more. I am taking Joar. The white sails are ready, and the club boat is ours from the 9th to the 11th.',
    ),
    photo('p2', '2023-06-10', 'A young man steers a club boat with white sails.'),
    mail(
      'a3',
      '2023-08-01',
      'Lo Berg <lo@berg.example>',
      'My brother Nils drives the accordion lady, Maja, who only plays after the soup.',
    ),
    photo('p3', '2023-08-12', 'A woman plays an accordion in a kitchen.'),
    mail('a4', '2023-09-01', '许倩 <xuqian@mail.example>', '你上次问的龙井茶，我昨天寄出了。'),
    photo('p4', '2023-09-20', 'A receipt on a counter.', 'Cafe Nord\nGreen tea 32,00\nTotal 32,00'),
    mail(
      'a5',
      '2023-10-21',
      `${owner.name} <${owner.address}>`,
      'Dear Tove, Lisbon is loud and lovely. The tram broke down twice today.',
      tove,
    ),
    mail('a6', '2023-10-29', tove, 'The recipe you wanted: two eggs and a pear.'),
  ],
  questions: [],
};

it('a till’s slip that has the thing is nobody who sent it', { timeout: 60_000 }, async () => {
  const [told] = await askInbox({ ...inbox, questions: [who('Who sent me tea?', '许倩', 'a4')] });
  expect(told?.told).not.toMatch(/32/u);
});

const abroad: InboxWithGold = {
  writer: 'test',
  name: 'test/abroad',
  now: '2023-12-01T10:00:00',
  owner,
  items: [
    mail('b1', '2023-03-02', '王岚 <wanglan@mail.example>', '爷爷膝盖疼，转首尔太累了，我给他们买的是直飞票。'),
    mail(
      'b2',
      '2023-06-11',
      'Notariat Egger <kanzlei@egger.example>',
      'Die Wohnung in Graz möchte Ihre Cousine Rosa kaufen.',
    ),
    {
      id: 'p5',
      kind: 'photo',
      date: '2023-05-13T19:10:00+02:00',
      place: 'Ghent, Belgium',
      caption: 'A black pot of mussels with celery and a basket of fries.',
      tags: ['food'],
    },
  ],
  questions: [
    { asked: 'Why did they not fly via Seoul?', wanted: '膝盖|太累', evidence: ['b1'], kind: 'why' },
    who('Who wants to buy the flat in Austria?', 'Rosa', 'b2'),
    { asked: 'What did we eat on our Saturday evening in Ghent?', wanted: 'mussels', evidence: ['p5'], kind: 'what' },
  ],
};

it('a town is the same in every tongue and its country’s, and a Saturday that is ours is no last Saturday', {
  timeout: 60_000,
}, async () => {
  const told = await askInbox(abroad);
  expect(told.filter(({ told: said }) => /Nobody|of \d+ November/u.test(said)).map(({ told: said }) => said)).toEqual(
    [],
  );
  expect(told.find(({ evidence }) => evidence.includes('p5'))?.told).toMatch(/mussels/u);
});
