import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../memory/item-text.ts';
import { namesIn } from './name-entities.ts';
import { passageOf, type TextField } from './passage.ts';

const cities: Readonly<Record<string, string>> = {
  Kyoto: 'Kyoto',
  Lisbon: 'Lisbon',
  Lyon: 'Lyon',
  Boston: 'Boston',
  London: 'London',
  Victoria: 'Victoria',
  北京: 'Beijing',
  上海: 'Shanghai',
  杭州: 'Hangzhou',
  里斯本: 'Lisbon',
};
const findPlace = (name: string) => {
  const city = cities[name];
  return city === undefined ? undefined : { name: city, kind: 'city' as const, population: 1_000_000 };
};
const context = { locale: 'en-GB', currency: 'EUR', findPlace };
const read = (text: string, field: TextField = 'body', kind?: DocumentKind): string[] =>
  namesIn(passageOf(text, field), context, kind).map((e) => `${e.kind} ${e.name}`);

describe('names in texts', () => {
  it.each([
    ['Invoice for ABC123, Alto Kyoto Hotel, Kyoto.', ['venue Alto Kyoto Hotel', 'city Kyoto']],
    ['Your booking at Kyoto London Suites, London.', ['venue Kyoto London Suites', 'city London']],
    ['Your receipt from Tasca do Farol', ['merchant Tasca do Farol', 'venue Tasca do Farol']],
    ['Ihre Buchung im Hotel Alpenblick.', ['venue Hotel Alpenblick']],
    ['Your tickets for Hania Rani', ['event Hania Rani']],
    ['Passenger: Ms Anna Keller', ['person Anna Keller']],
    ['您在【外婆家(西湖店)】的订单已送达', ['merchant 外婆家(西湖店)']],
    ['电影票《流浪地球2》', ['event 流浪地球2']],
    ['Your table at The Old Mill is booked', ['venue The Old Mill']],
    ['Reservation for Anna Keller. See you!', ['person Anna Keller']],
    ['with Dr. Miller at Paws Clinic', ['venue Paws Clinic', 'person Dr. Miller']],
    ['Lyon – Lisbon, one way', ['city Lyon', 'city Lisbon']],
    ['Grace has her vet appointment', ['pet Grace']],
    ['您已成功预订杭州西湖国宾馆，入住', ['venue 杭州西湖国宾馆', 'city Hangzhou']],
    ['明天下午3点在朝阳公园见', ['venue 朝阳公园']],
    ['CA1831航班（北京-上海）', ['city Beijing', 'city Shanghai']],
    ['我们下周飞往里斯本', ['city Lisbon']],
    ['入住人：李明\n', ['person 李明']],
    ['Dear Victoria, Room and city tax for 3 nights.', []],
    ['这家餐厅不错', []],
  ])('%j', (text, expected) => {
    expect(read(text).sort()).toEqual([...expected].sort());
  });

  it('takes the city off a venue of recognised text, and knows a line of its own', () => {
    expect(read('ADMIT ONE Beacon Public Garden Boston Date 2024-10-12', 'ocr')).toEqual([
      'venue Beacon Public Garden',
      'city Boston',
    ]);
    expect(read('NOVA SHOP\n12 High Street\nLondon\n', 'ocr')).toContain('city London');
    expect(read('Best,\nVictoria\n')).toEqual(['person Victoria']);
  });

  it('hears of nobody’s animals from letters to everybody', () => {
    expect(read('Your dog Rex will love it', 'body', 'newsletter')).toEqual([]);
  });

  it('never throws, and names what the text holds', () => {
    const piece = fc.constantFrom(
      'Hotel ',
      'Lisbon',
      ', ',
      'table at ',
      'The ',
      '在',
      '北京',
      '酒店',
      '\n',
      'Dr. ',
      'Best',
      '-',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 25 }).map((p) => p.join('')),
        ),
        (text) => {
          for (const { kind, name } of namesIn(passageOf(text, 'body'), context, undefined)) {
            if (kind !== 'city' && kind !== 'country' && !name.startsWith('Dr.') && !name.startsWith('Prof.')) {
              expect(text).toContain(name);
            }
          }
        },
      ),
    );
  });
});
