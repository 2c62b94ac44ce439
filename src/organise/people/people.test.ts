import { describe, expect, it } from 'vitest';
import type { Correction } from '../../memory/correction.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { wordsOnItems } from '../item-word.ts';
import { berlin, context, evenings, itemWith, lisbon, mail, photo } from '../life.fixture.ts';
import { organise } from '../organise.ts';
import { type View, viewOf } from '../view.ts';
import { onceByMentions } from './people.ts';

const me = 'Max Muster <max@muster.de>';
const settings = { ...context().settings, ownerAddresses: ['max@muster.de'] };
const run = (items: readonly MemoryItem[], more = {}) => organise(items, context({ settings, ...more }));
const roles = async (items: readonly MemoryItem[], more = {}) =>
  Object.fromEntries(
    (await run(items, more)).people.filter((p) => !p.owner && p.kind === 'person').map((p) => [p.name, p.roles]),
  );
const from = (id: string, who: string, text: string, to = me) =>
  mail(id, '2023-05-09T09:00:00+02:00', who, to, 'Hi', text);
const clara = 'Clara Keller <clara@k.de>';

describe('what letters say of family', () => {
  it.each([
    ['her signature', from('a', clara, 'All well. Your sister Clara')],
    [
      'a mail that names no reader',
      itemWith(
        'a',
        'email',
        {
          title: 'Hi',
          people: [{ name: 'Clara Keller', address: 'clara@k.de', how: 'sender' }],
          body: { text: 'All well.\nYour sister Clara' },
        },
        'mail',
      ),
    ],
    ['the owner’s greeting', from('a', me, 'Hi sis,\nall well?', clara)],
    ['the owner’s words', from('a', me, 'My sister Clara Keller is here.', 'Tom <t@x.org>')],
    ['a third person’s words', from('a', 'Tom <t@x.org>', 'I met your sister Clara Keller.')],
    ['a Chinese signature', from('a', clara, '注意身体。\n你的妹妹')],
  ])('makes a sister: %s', async (_, letter) => {
    expect((await roles([letter]))['Clara Keller']).toEqual(['sister']);
  });
  it('keeps what others say of their own family as a claim', async () => {
    const { people } = await run([from('a', clara, 'My husband Tom Baker says hello.')]);
    const tom = people.find((p) => p.name === 'Tom Baker');
    expect(tom?.roles).toEqual([]);
    expect(tom?.evidence[0]?.claim).toBe('husband of Clara Keller');
  });
  it('means the grandmother by her first name, too', async () => {
    const letter = from('a', 'Oma Gerda <gerda@web.example>', 'Hallo Max, Oma Gerda hat Kuchen gebacken.\n\nDeine Oma');
    expect(await roles([letter])).toEqual({ 'Oma Gerda': ['grandmother'] });
  });
  it('means the writer by the name under a letter, though another has it too', async () => {
    const letters = [
      from('a', 'Alma Dubois <alma.dubois@x.org>', 'All well. Your best friend, Alma'),
      mail(
        'b',
        '2023-05-09T09:00:00+02:00',
        'Alma Fontaine <alma.fontaine@x.org>',
        me,
        'Hi',
        'All well.\nLove,\nAlma',
        {
          entities: [{ name: 'Alma', kind: 'person', field: 'body' }],
        },
      ),
    ];
    expect(await roles(letters)).toEqual({ 'Alma Dubois': ['best friend'], 'Alma Fontaine': [] });
  });
  it('hears nothing from letters to everybody', async () => {
    const letter = mail('a', '2023-05-09T09:00:00+02:00', clara, me, 'News', 'Love, Mum', {
      documentKind: 'newsletter',
    });
    expect((await roles([letter]))['Clara Keller']).toEqual([]);
  });
  it('knows a best friend from a photographed card, and by her first name in pictures', async () => {
    const card = photo('card', '2023-05-09T10:00:00+02:00', berlin, {
      documentKind: 'card',
      ocr: { text: 'Happy birthday to my best friend!\nLove, Mia' },
    });
    const seen = photo('p', '2023-08-01T10:00:00+02:00', berlin, { people: [{ name: 'Mia', how: 'tagged' }] });
    expect(await roles([card, seen])).toEqual({ Mia: ['best friend'] });
  });
});

describe('the owner', () => {
  const letter = (id: string, who: string, text: string) =>
    itemWith(
      id,
      'email',
      { title: 'Hi', people: [{ name: who, address: `${id}@firm.example`, how: 'sender' }], body: { text } },
      'mail',
    );
  const ownerOf = async (items: readonly MemoryItem[]) =>
    (await organise(items, context())).people.filter((p) => p.owner).map((p) => p.name);
  it('is whom several correspondents greet, where no mail names its reader', async () => {
    const greeted = ['a', 'b', 'c'].map((id) => letter(id, `Firm ${id}`, 'Dear Sascha Huang, thank you.'));
    expect(await ownerOf(greeted)).toEqual(['Sascha Huang']);
    expect(await ownerOf(greeted.slice(0, 2))).toEqual([]);
    const others = ['d', 'e', 'f'].map((id) => letter(id, `Firm ${id}`, 'Dear Tom Baker, thank you.'));
    expect(await ownerOf([...greeted, ...others])).toEqual([]);
  });
});

describe('who is the same', () => {
  it('joins a first name to the one person who has it and is met around then', async () => {
    const letters = ['05', '06'].map((m) => mail(m, `2023-${m}-09T09:00:00+02:00`, clara, me, 'Hi', 'Hello'));
    const tagged = (year: string) =>
      photo('p', `${year}-08-01T10:00:00+02:00`, berlin, { people: [{ name: 'Clara', how: 'tagged' }] });
    expect(Object.keys(await roles([...letters, tagged('2023')]))).toEqual(['Clara Keller']);
    expect(Object.keys(await roles([...letters, tagged('2031')])).sort()).toEqual(['Clara', 'Clara Keller']);
    const other = from('o', 'Clara Weber <c@w.de>', 'Hello');
    expect(Object.keys(await roles([...letters, tagged('2023'), other]))).toContain('Clara');
  });
  it('makes one organisation of a firm’s desks, and none of a person with a receipt', async () => {
    const bill = (id: string, who: string) =>
      mail(id, '2023-05-09T09:00:00+02:00', who, me, 'Receipt', 'Total', { documentKind: 'receipt' });
    const { people } = await run([
      bill('a', 'Skyway Air <bookings@skyway.example>'),
      bill('b', 'Skyway Airlines <news@skywayair.example>'),
      bill('c', 'Tasca do Farol <mesa@tascadofarol.pt>'),
      bill('d', clara),
      bill('e', '王伟 <wangwei@example.cn>'),
    ]);
    expect(people.filter((p) => p.kind === 'organisation').map((p) => [p.name, p.addresses.length])).toEqual(
      expect.arrayContaining([
        ['Skyway Airlines', 2],
        ['Tasca do Farol', 1],
      ]),
    );
    for (const name of ['Clara Keller', '王伟']) expect(people.find((p) => p.name === name)?.kind).toBe('person');
  });
});

describe('animals', () => {
  const cat = (id: string, day: string, more = {}) =>
    photo(id, `${day}T20:00:00+02:00`, berlin, { caption: 'a kitten on a sofa', ...more });
  const mentions = async (items: readonly MemoryItem[], id: string) =>
    ((await run(items)).readings.get(itemIdSchema.parse(id)) ?? []).flatMap((r) =>
      r.field === 'people' && r.provenance.by === 'organise.reference'
        ? [[r.value.map((m) => m.name).join(), r.provenance.confidence]]
        : [],
    );
  const home = evenings(['2023-03', '2023-04', '2023-06'], berlin);
  const vet = from('v', 'Paws Clinic <info@paws.example>', 'Taro has the vet appointment on Friday.');
  const treat = from('t', clara, 'Give Taro a treat from me, the best cat there is.');

  it('are joined with pictures near home, surer when their species is said and the text is near', async () => {
    const items = [...home, vet, treat, cat('c', '2023-05-20'), cat('d', '2025-03-01')];
    expect(await mentions(items, 'c')).toEqual([['Taro', 0.6]]);
    expect(await mentions(items, 'd')).toEqual([['Taro', 0.3]]);
    expect(await mentions([...home, vet, cat('c', '2023-05-20')], 'c')).toEqual([['Taro', 0.4]]);
  });
  it('are not those of strangers: far from home, another species, somebody else’s', async () => {
    const away = photo('c', '2023-05-20T20:00:00+01:00', lisbon, { caption: 'a kitten on a wall' });
    expect(await mentions([...home, vet, treat, away], 'c')).toEqual([]);
    const dog = cat('c', '2023-05-20', { caption: 'a puppy' });
    expect(await mentions([...home, vet, treat, dog], 'c')).toEqual([]);
    const hers = from('h', clara, 'My cat Milo sleeps all day.');
    expect(await mentions([...home, hers, cat('c', '2023-05-20')], 'c')).toEqual([]);
    expect((await run([hers])).people.find((p) => p.name === 'Milo')?.evidence[0]?.claim).toBe(
      'pet, cat of Clara Keller',
    );
  });
  it('are in pictures of the same minutes that say nothing, less surely, and in none that say something else', async () => {
    const near = (id: string, minute: string, caption?: string) =>
      photo(id, `2023-05-20T20:${minute}:00+02:00`, berlin, caption === undefined ? {} : { caption });
    const items = [
      ...home,
      vet,
      treat,
      cat('c', '2023-05-20'),
      near('plain', '03', 'A photograph in daylight'),
      near('bare', '02'),
      near('other', '01', 'a bowl of soup'),
      near('late', '20'),
    ];
    expect(await mentions(items, 'plain')).toEqual([['Taro', 0.42]]);
    expect(await mentions(items, 'bare')).toEqual([['Taro', 0.42]]);
    expect(await mentions(items, 'other')).toEqual([]);
    expect(await mentions(items, 'late')).toEqual([]);
  });
  it('have other names, that texts which name them give them', async () => {
    const fond = from('f', clara, 'How is Taro? I still laugh that you call that cat Princess. X Clara');
    const { people } = await run([...home, vet, treat, fond]);
    expect(people.filter((p) => p.kind === 'pet').map((p) => [p.name, p.names])).toEqual([
      ['Taro', ['Taro', 'Princess']],
    ]);
    const han = from('h', clara, '年糕要去打疫苗了，兽医说下午来。我们管它叫糕糕。');
    expect((await run([han])).people.find((p) => p.kind === 'pet')?.names).toEqual(['年糕', '糕糕']);
    const call = from('c', clara, 'Taro is fine. Please call Tom.');
    expect((await run([...home, vet, call])).people.find((p) => p.kind === 'pet')?.names).toEqual(['Taro']);
  });
  it('share the certainty when there are several', async () => {
    const two = from('b', me, 'Our cats: our cat Minka and our cat Taro.', 'Tom <t@x.org>');
    expect(await mentions([...home, two, cat('c', '2023-05-20')], 'c')).toEqual([['Taro,Minka', 0.3]]);
  });
  it('are known in Chinese', async () => {
    const letter = from('v', '瑞鹏宠物医院 <kefu@ruipeng.example>', '您好，年糕的疫苗预约在5月23日下午3点。');
    const shown = photo('c', '2023-05-20T20:00:00+02:00', berlin, { caption: '一只橘猫趴在沙发上' });
    expect(await mentions([...home, letter, shown], 'c')).toEqual([['年糕', 0.4]]);
  });
});

describe('who is mentioned', () => {
  it('is looked for once for one list of mentions from one source, and for each item that the owner had a word on', () => {
    const people: View['people'] = [{ name: 'Mia', how: 'tagged' }];
    const view = (id: string, importer: string, album = ''): View => {
      return { ...viewOf(photo(id, '2023-05-09T09:00:00Z'), 'UTC'), people, importer, album };
    };
    const said: Correction = { kind: 'item-tag', at: '', items: [itemIdSchema.parse('said')], tag: 'x', holds: true };
    const found = onceByMentions(({ id }) => id, wordsOnItems([said]));
    const asked = [
      ...['a', 'b'].map((id) => view(id, 'photos')),
      view('c', 'photobench'),
      ...['d', 'said', 'e'].map((id) => view(id, 'photobench', 'album')),
    ];
    expect(asked.map(found)).toEqual(['a', 'a', 'c', 'd', 'said', 'd']);
  });
});
