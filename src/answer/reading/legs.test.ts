import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { askedWay, isOfOtherWay, ofWay, withoutReplaced } from './legs.ts';

const ticket = (text: string) =>
  assembleItem(stored('m-1', 'email', { title: 'Tickets', time: at('2021-05-03T09:00:00'), body: { text } }));
const headed = ticket(
  'OUT Sat 2 Feb\n09:00 Leeds -> 13:20 York\nSeat 12\nRETURN Sun 3 Feb\n17:30 York -> 22:05 Leeds\nSeat 61\nTotal £20',
);
const routed = ticket(
  'AB 101 Oslo (OSL) – Rome (FCO)\n28 Apr dep. 07:05\nAB 102 Rome (FCO) – Oslo (OSL)\n2 May dep. 11:10',
);

describe('the way there and the way back', () => {
  it.each([
    ['What seat did I have on the way back from York?', { leg: 'back', from: 'york' }],
    ['回程是几点的火车？', { leg: 'back' }],
    ['回长沙的车几点到？', { to: '长沙' }],
    ['outbound seat?', { leg: 'out' }],
    ['When did I land in Rome?', { to: 'rome' }],
    ['How much was the ticket?', {}],
  ])('%s', (question, way) => {
    expect(askedWay(question)).toEqual(way);
  });

  it.each([
    [headed, { leg: 'back' }, 'RETURN', 'OUT'],
    [headed, { leg: 'out' }, 'Seat 12', 'Seat 61'],
    [headed, { to: 'york' }, '13:20', '22:05'],
    [routed, { leg: 'back' }, '11:10', '07:05'],
    [routed, { to: 'rome' }, '07:05', '11:10'],
    [routed, { from: 'rome' }, '11:10', '07:05'],
  ] as const)('keeps the stretch that is asked for', (item, way, has, lacks) => {
    const text = ofWay(item, way).body?.text ?? '';
    expect(text).toContain(has);
    expect(text).not.toContain(lacks);
  });

  const listed = ticket(
    '1.2025年01月26日09:12开,长沙南-武汉,G1001次,07车\n2.2025年02月04日15:36开,武汉-长沙南,G1002次,11车',
  );
  const arrows = ticket('去程 車次 617  新竹 08:31 → 左營 10:05\n回程 車次 660  左營 18:25 → 新竹 20:24');

  it.each([
    [listed, '去武汉的车是几点？', 'G1001', 'G1002'],
    [listed, '回长沙的座位是几车？', 'G1002', 'G1001'],
    [arrows, '去左营的车次是多少？', '617', '660'],
    [arrows, '回新竹的高铁几点到？', '20:24', '08:31'],
  ] as const)('keeps the line of a Chinese ticket that leads there', (item, question, has, lacks) => {
    const text = ofWay(item, askedWay(question)).body?.text ?? '';
    expect(text).toContain(has);
    expect(text).not.toContain(lacks);
  });

  it('leaves alone what tells one way only', () => {
    const letter = ticket('We return the parcel.\nSee you in Rome');
    expect(ofWay(letter, { leg: 'back' })).toBe(letter);
    expect(ofWay(headed, { to: 'paris' })).toBe(headed);
  });
});

describe('tickets with codes, terminals and columns', () => {
  const coded = ticket(
    'Monday, May 3, 2021\nXY 101   Oslo (OSL) 7:05 AM  ->  Rome (FCO) 10:20 AM\n\nFriday, May 7, 2021\nXY 102   Rome (FCO) 4:10 PM  ->  Oslo (OSL) 7:25 PM',
  );
  const inColumns = ticket(
    'Mon, 03MAY   DEPART       ARRIVE\nNORD 1123    OSLO-GARD    ROME\nMain         7:05AM       10:20AM\n\nFri, 07MAY   DEPART       ARRIVE\nNORD 482     ROME         OSLO-GARD\nMain         4:10PM       7:25PM',
  );
  const inChinese = ticket(
    'CX101  2021-05-03 周一  武汉天河T2 → 大连周水子T1   07:05 - 10:20\nCX102  2021-05-07 周五  大连周水子T1 → 武汉天河T2   16:10 - 19:25',
  );

  it.each([
    [coded, 'When did the flight to Rome leave?', 'May 3', 'May 7'],
    [coded, 'When did our flight home leave?', '4:10 PM', '7:05 AM'],
    [inColumns, 'When did I fly to Rome?', '7:05AM', '4:10PM'],
    [inChinese, '去大连的航班几点起飞？', 'CX101', 'CX102'],
    [inChinese, '回武汉的航班号是多少？', 'CX102', 'CX101'],
  ] as const)('are parted: %#', (item, question, has, lacks) => {
    const text = ofWay(item, askedWay(question)).body?.text ?? '';
    expect(text).toContain(has);
    expect(text).not.toContain(lacks);
  });

  const later = (text: string) =>
    assembleItem(stored('m-2', 'email', { title: 'Change', time: at('2021-05-01T09:00:00'), body: { text } }));
  it.each([
    [
      'WAS: XY 102, Friday, May 7, Rome 4:10 PM - Oslo 7:25 PM\nNOW: XY 104, Friday, May 7, Rome 6:30 PM - Oslo 9:45 PM',
      true,
    ],
    ['Your flight from Rome to Oslo has a new time, 6:30 PM. Your flight on May 3 is not affected.', true],
    ['Your flight of May 3 now leaves at 8:30 AM. Your flight on May 7 is not affected.', false],
  ])('and a letter that changes the way back says nothing of the way there: %s', (text, is) => {
    expect(isOfOtherWay(later(text), [coded], askedWay('When did the flight to Rome leave?'))).toBe(is);
  });

  it('leaves the codes of the other way out', () => {
    const references = [
      { kind: 'flight' as const, code: 'CX101', field: 'body' as const },
      { kind: 'flight' as const, code: 'CX102', field: 'body' as const },
    ];
    const held = ofWay({ ...inChinese, references }, { leg: 'back' }).references;
    expect(held?.map(({ code }) => code)).toEqual(['CX102']);
  });
});

describe('a line that another replaces', () => {
  it.each([
    ['WAS: AB 12, 3:20 PM\nNOW: AB 14, 6:45 PM', 'AB 14', 'AB 12'],
    ['原票:1月26日,G2001次\n新票:1月25日,G2002次', 'G2002', 'G2001'],
    ['Old time: 9.15\nNew time: 10.40', '10.40', '9.15'],
  ])('%s', (text, has, lacks) => {
    const left = withoutReplaced(ticket(text)).body?.text ?? '';
    expect(left).toContain(has);
    expect(left).not.toContain(lacks);
  });

  it('stays where nothing comes instead', () => {
    const letter = ticket('原价:200元\n实付:150元');
    expect(withoutReplaced(letter)).toBe(letter);
  });
});
