import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import { at, berlin, context, evenings, itemWith, lisbon, mail, photo } from '../life.fixture.ts';
import { organise } from '../organise.ts';

const eventsOf = async (items: readonly MemoryItem[], more = {}) => (await organise(items, context(more))).events;
const holiday = { name: 'Christmas Day', source: 'temporal' as const };
const mia = { name: 'Mia', how: 'tagged' as const };
const home = evenings(['2023-03', '2023-04', '2023-06'], berlin);

describe('a story', () => {
  it('tells place, date, holiday, people with roles, captions, tags, papers and letters', async () => {
    const shown = { people: [mia], tags: [holiday, { name: 'lights', source: 'perception' as const }] };
    const items = [
      mail('l', '2023-12-20T10:00:00+00:00', 'me@x.org', 'anna@y.org', 'Hi', 'My sister Mia is here.', {
        tags: [{ name: 'Sent', source: 'mailbox' }],
      }),
      mail('n', '2023-12-25T08:00:00+00:00', 'Anna Keller <anna@y.org>', 'me@x.org', 'Merry Christmas', 'Enjoy!'),
      mail('r', '2023-12-25T22:00:00+00:00', 'Tasca do Farol <info@tasca.pt>', 'me@x.org', 'Receipt', 'Total €42.10', {
        documentKind: 'receipt',
        entities: [{ name: 'Tasca do Farol', kind: 'venue' }],
        amounts: [{ value: 42.1, currency: 'EUR', role: 'total', field: 'body', text: '€42.10' }],
      }),
      photo('a', '2023-12-25T20:00:00+00:00', lisbon, { ...shown, caption: 'a table with candles' }),
      photo('b', '2023-12-25T20:10:00+00:00', lisbon, shown),
      photo('c', '2023-12-25T20:20:00+00:00', lisbon, { tags: [holiday, { name: 'photo', source: 'perception' }] }),
    ];
    const events = await eventsOf(items, { settings: { ...context().settings, ownerAddresses: ['me@x.org'] } });
    const day = events.find((e) => e.kind === 'day');
    expect(day?.title).toBe('Christmas Day at Tasca do Farol with Mia, 25 December 2023');
    expect(day?.narrative).toBe(
      'Monday, 25 December 2023 at Tasca do Farol in Lisbon, Portugal with Mia (sister): 3 photos. It was Christmas Day. ' +
        'A table with candles. Shows lights. Mails and papers: a receipt (Tasca do Farol, €42.10). ' +
        'Anna Keller wrote “Merry Christmas”.',
    );
    const moment = events.find((e) => e.kind === 'moment');
    expect(moment?.narrative).toContain('25 December 2023, 20:00 to 20:20 at Tasca do Farol');
  });

  it('names no day that only calendars know, and in Chinese none without a Chinese name', async () => {
    const tags = ['Ugly Wednesday', 'Maundy Thursday'].map((name) => ({ name, source: 'temporal' as const }));
    const seen = ['document', 'black and white'].map((name) => ({ name, source: 'perception' as const }));
    const named = { name: 'Day of Czech Statehood', source: 'temporal' as const };
    const pictures = (more: readonly object[]) =>
      ['00', '10', '20'].map((minute) =>
        photo(`p${minute}`, `2025-04-16T20:${minute}:00+00:00`, lisbon, { tags: [...tags, ...seen, ...more] } as never),
      );
    const [day] = (await eventsOf(pictures([]))).filter((e) => e.kind === 'day');
    expect(day?.narrative).not.toMatch(/Ugly|Maundy|Shows/);
    const [kept] = (await eventsOf(pictures([named]))).filter((e) => e.kind === 'day');
    expect(kept?.narrative).toContain('It was Day of Czech Statehood.');
    expect(kept?.alsoIn?.narrative).not.toMatch(/Statehood/);
  });

  it('is told in the other language, too, where it reads the title that the owner gave', async () => {
    const items = ['00', '10', '20'].map((minute) =>
      photo(`p${minute}`, `2023-12-25T20:${minute}:00+00:00`, lisbon, { people: [mia], tags: [holiday] }),
    );
    const nameOfPlace = (name: string, _level: string, tongue: string) =>
      name === 'Lisbon' && tongue === 'zh' ? '里斯本' : undefined;
    const [day] = (await eventsOf(items, { nameOfPlace })).filter((e) => e.kind === 'day');
    expect(day?.title).toBe('Christmas Day in Lisbon with Mia, 25 December 2023');
    expect(day?.alsoIn).toMatchObject({ tongue: 'zh', title: '2023年12月25日，圣诞节，在里斯本，和Mia' });
    expect(day?.alsoIn?.narrative).toContain('3张照片');
    const [firstItem] = day?.items ?? [];
    const said = { kind: 'title-event', firstItem, title: 'Xmas', event: 'day', at: '2024-01-01T00:00:00Z' };
    const [named] = (await eventsOf(items, { nameOfPlace, corrections: [said] })).filter((e) => e.kind === 'day');
    expect([named?.title, named?.alsoIn?.title]).toEqual(['Xmas', 'Xmas']);
    const chinese = items.map((item) => ({ ...item, caption: '桌上点着蜡烛' }));
    const [retold] = (await eventsOf(chinese)).filter((e) => e.kind === 'day');
    expect(retold?.alsoIn).toMatchObject({ tongue: 'en', title: 'Christmas Day in Lisbon with Mia, 25 December 2023' });
  });

  it('is told by the clock of where it began, and never ends before it begins', async () => {
    const items = [
      photo('a', '2023-05-15T20:10:00+01:00', lisbon),
      photo('b', '2023-05-15T20:40:00+01:00', lisbon),
      photo('c', '2023-05-15T19:52:00Z', lisbon),
    ];
    const [moment] = (await eventsOf(items)).filter((e) => e.kind === 'moment');
    expect(moment?.narrative).toContain('20:10 to 20:52');
    const late = ['23:40', '23:59', '00:20'].map((clock, i) =>
      photo(`n${i}`, `2023-05-${i === 2 ? '16' : '15'}T${clock}:00+01:00`, lisbon),
    );
    expect((await eventsOf(late)).find((e) => e.kind === 'moment')?.narrative).toContain(
      '23:40 to 00:20 on 16 May 2023',
    );
    const burst = [0, 1, 2].map((i) => photo(`x${i}`, `2023-05-15T13:53:0${i}+01:00`, lisbon));
    expect((await eventsOf(burst)).find((e) => e.kind === 'moment')?.narrative).toContain(', at 13:53 ');
  });

  it('makes no day of pictures that only the file system dates', async () => {
    const copied = [0, 1, 2, 3].map((i) =>
      photo(`f${i}`, '2023-05-15T13:53:00', undefined, { time: at('2023-05-15T13:53:00', 'file-time') }),
    );
    expect(await eventsOf(copied)).toEqual([]);
  });

  it('groups the days of a trip by town', async () => {
    const porto = { ...lisbon, lat: 41.15, lon: -8.61, city: 'Porto' };
    const shot = (day: string, place: typeof lisbon, caption: string) =>
      photo(day, `2023-05-${day}T12:00:00+01:00`, place, { caption });
    const items = [
      ...home,
      shot('05', lisbon, 'a museum hall'),
      shot('06', lisbon, 'a beach'),
      shot('07', porto, 'a bridge'),
      shot('08', porto, 'a beach'),
    ];
    const trip = (await eventsOf(items)).find((e) => e.kind === 'trip');
    expect(trip?.narrative).toContain('5–6 May in Lisbon: museum visit, beach; then 7–8 May in Porto: beach.');
  });
});

describe('a life in Chinese', () => {
  const shanghai = {
    lat: 31.23,
    lon: 121.47,
    city: '上海',
    country: '中国',
    countryCode: 'CN',
    source: 'row' as const,
  };
  const sanya = { ...shanghai, lat: 18.25, lon: 109.51, city: '三亚' };
  it('is told in Chinese', async () => {
    const items = [
      ...evenings(['2023-08', '2023-09', '2023-11'], shanghai, '+08:00').map((item) => ({
        ...item,
        caption: '客厅里的猫',
      })),
      ...['01', '02', '03'].map((d) =>
        photo(`t${d}`, `2023-10-${d}T12:00:00+08:00`, sanya, {
          caption: '沙滩上的椰子树',
          people: [{ name: '小雨', how: 'tagged' }],
          tags: [{ name: 'National Day', source: 'temporal' }],
        }),
      ),
    ];
    const events = await eventsOf(items);
    const trip = events.find((e) => e.kind === 'trip');
    expect(trip?.title).toBe('2023年10月三亚国庆节短途旅行，和小雨');
    expect(trip?.narrative).toBe('2023年10月1日至3日，中国三亚，和小雨：3张照片。那时是国庆节。沙滩上的椰子树。');
    expect(events.find((e) => e.kind === 'day' && e.parent === trip?.id)?.title).toBe(
      '2023年10月1日，国庆节，在三亚，和小雨',
    );
  });
  it('falls back to the owner’s locale where nothing is written', async () => {
    const items = [0, 1, 2].map((i) => photo(`p${i}`, `2023-05-06T12:0${i}:00+08:00`, shanghai));
    const settings = { ...context().settings, locale: 'zh-CN' };
    const titles = (await eventsOf(items, { settings })).map((e) => e.title);
    expect(titles).toEqual(['2023年5月6日星期六，在上海', '2023年5月6日，中午，在上海']);
  });
});

describe('conversations', () => {
  it('are titled by who speaks', async () => {
    const turn = (id: string, name: string) =>
      itemWith(
        id,
        'text',
        { time: at('2023-05-08T13:56:00', 'session-date'), people: [{ name, how: 'speaker' }], body: { text: 'Hey' } },
        'locomo',
      );
    const titles = (await eventsOf([turn('1', 'Ana'), turn('2', 'Bo'), turn('3', 'Ana')])).map((e) => e.title);
    expect(titles).toEqual(['Conversation between Ana and Bo, 8 May 2023']);
  });
});

describe('a story of a Chinese life', () => {
  const nameOfPlace = (name: string) => ({ Lisbon: '里斯本', Portugal: '葡萄牙' })[name];
  const face = (name: string, id: string) => [{ name, how: 'face' as const, face: `album-1/${id}` }];
  const columbus = [{ name: 'Columbus Day', source: 'temporal' as const }];

  it('calls places, people and days by their Chinese names, and tells of nobody who has no name', async () => {
    const items = [
      photo('a', '2023-10-09T20:00:00+01:00', lisbon, { people: face('Yichen', '1'), caption: '桌上的蜡烛' }),
      photo('b', '2023-10-09T20:10:00+01:00', lisbon, { people: face('stranger-3', 'stranger-3'), tags: columbus }),
      photo('c', '2023-10-09T20:20:00+01:00', lisbon, { people: face('Yichen', '1'), caption: '晚霞', tags: columbus }),
    ].map((item) => ({ ...item, origin: { ...item.origin, importer: 'photobench' as const } }));
    const declared = [{ importer: 'photobench', face: 'album-1/1', names: ['Yichen', '李奕辰', '同事'], roles: [] }];
    const [moment] = (await eventsOf(items, { declared, nameOfPlace })).filter((e) => e.kind === 'moment');
    expect(moment?.title).toBe('2023年10月9日，晚上，在里斯本，和李奕辰');
    expect(moment?.narrative).toContain('葡萄牙里斯本，和李奕辰（同事）：3张照片。那时是哥伦布日。');
    expect(moment?.place).toMatchObject({ city: 'Lisbon', country: 'Portugal' });
  });
});
