import { beforeAll, describe, expect, it } from 'vitest';
import { type AskedOfInbox, askInbox } from './asked-inbox.ts';
import type { InboxQuestion, InboxWithGold } from './inboxes-with-gold.ts';

const mail = (id: string, date: string, from: string, subject: string, text: string, to?: string) =>
  ({ id, kind: 'mail', date, from, subject, text, ...(to === undefined ? {} : { to }) }) as const;
const photo = (id: string, date: string, place: string, caption: string) =>
  ({ id, kind: 'photo', date, place, caption }) as const;

const owner = { name: 'Petra Holm', address: 'petra.holm@fjordmail.example', home: 'Bergen, Norway' };
const own = `${owner.name} <${owner.address}>`;
const orla = 'Orla Keane <orla.keane@keanepost.example>';

const items = [
  mail(
    'm1',
    '2023-05-02T18:10:00+02:00',
    orla,
    'Sunday rowing',
    'Petra, we row on 20 May at nine. My cousin Tadhg steers, he has done it for years.\nOrla',
  ),
  mail(
    'm2',
    '2023-05-15T08:00:00+02:00',
    orla,
    'Re: Sunday rowing',
    'Tadhg is ill with a fever. His sister Maeve will step in and steer.\nOrla',
  ),
  photo('p1', '2023-05-20T10:05:00+02:00', 'Bergen, Norway', 'A woman in a yellow cap steers a long rowing boat.'),
  mail(
    'm3',
    '2023-06-01T12:00:00+02:00',
    orla,
    'June',
    'My fortieth is on 17 June. Come to the boathouse, there will be nine of us.\nOrla',
  ),
  photo(
    'p2',
    '2023-06-17T20:30:00+02:00',
    'Bergen, Norway',
    'A plate of smoked trout with beetroot and dill on a long table.',
  ),
  photo('p3', '2023-06-20T13:00:00+02:00', 'Oslo, Norway', 'A bowl of pea soup with a pancake beside it.'),
  mail(
    'm4',
    '2023-07-03T09:00:00+02:00',
    orla,
    'The loom',
    'A weaver from Voss would give 4,000 kroner for your loom. Shall I tell him yes?\nOrla',
  ),
  mail(
    'm5',
    '2023-07-03T19:00:00+02:00',
    own,
    'Re: The loom',
    'Thank him, but no. I have promised it to my niece.\nPetra',
    orla,
  ),
  mail(
    'm6',
    '2023-07-10T09:00:00+02:00',
    orla,
    'Saturday',
    'Dinner on Saturday at the tavern where Tadhg cooks, at eight. I put it on my card, and I write in English so that Tadhg can read it.\nOrla',
  ),
  {
    ...photo('p4', '2023-07-15T20:20:00+02:00', 'Bergen, Norway', 'A bowl of fish stew with bread on a wooden table.'),
    words: 'Den Gule Lykt · Fiskesuppe 240,-',
  },
] as const;

const question = (asked: string, wanted: string, evidence: readonly string[], kind: string): InboxQuestion =>
  ({ asked, wanted, evidence, kind }) as InboxQuestion;
const questions = [question("Why did I not sell the loom to Orla's weaver?", 'promised.*niece', ['m5'], 'why')];

describe('who, what and why, where the letter and the picture each know half', () => {
  let asked: readonly AskedOfInbox[] = [];
  beforeAll(async () => {
    const inbox = { name: 'own/01', writer: 'own', now: '2023-08-01T10:00:00', owner, items, questions };
    asked = await askInbox(inbox as unknown as InboxWithGold);
  }, 120_000);

  it.each(questions.map((one) => [one.asked, one.wanted] as const))('%s', (text, wanted) => {
    expect(asked.find((one) => one.asked === text)?.told).toMatch(new RegExp(wanted, 'iu'));
  });
});
