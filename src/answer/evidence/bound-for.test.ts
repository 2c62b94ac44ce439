import { describe, expect, it } from 'vitest';
import { stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import type { LeafArgs, PlanNode } from '../../memory/query-plan.ts';
import type { Entry } from '../../retrieve/planner/gazetteer.ts';
import { destinationOutcomes, destinationsAsked } from './bound-for.ts';
import { witnessOf } from './witness.ts';

const city = (name: string): readonly Entry[] => [{ kind: 'place', place: { name, level: 'city' }, proper: false }];
const gazetteer = {
  entries: new Map([
    ['oslo', city('Oslo')],
    ['奥斯陆', city('Oslo')],
    ['graz', city('Graz')],
    ['格拉茨', city('Graz')],
  ]),
  placesIn: new Map([['norway', ['oslo']]]),
};
const oslo: LeafArgs<'place'> = { name: 'Oslo', level: 'city', said: 'Oslo' };

const plan = (said: string): PlanNode => ({ kind: 'leaf', tool: 'place', args: { ...oslo, said }, strength: 'prefer' });

const told = (body: string, place = oslo) => {
  const item = assembleItem(stored('m', 'email', { body: { text: body } }));
  return destinationOutcomes([place], witnessOf(item, [], gazetteer), gazetteer).map(({ verdict }) => verdict);
};

describe('the destination that a question names', () => {
  it.each([
    ['When did my flight to Oslo take off?', 'Oslo'],
    ['When did my Oslo flight take off?', 'Oslo'],
    ['我去奥斯陆的航班几点起飞？', '奥斯陆'],
    ['三月我坐哪家航空公司的飞机去的奥斯陆？', '奥斯陆'],
  ])('is read off %s', (question, said) => expect(destinationsAsked(question, plan(said))).toHaveLength(1));

  it.each([
    ['When did my flight from Oslo take off?', 'Oslo'],
    ['When did my flight back to Oslo take off?', 'Oslo'],
    ['Which hotel did I go to in Oslo?', 'Oslo'],
    ['从奥斯陆的航班几点起飞？', '奥斯陆'],
  ])('is not read off %s', (question, said) => expect(destinationsAsked(question, plan(said))).toEqual([]));
});

describe('a record of a journey', () => {
  it.each([
    ['Boarding pass\nTo: Graz\nTake-off: 11:05', ['no']],
    ['DESTINATION Graz\nTAKE-OFF 11.05 am', ['no']],
    ['Ihr Flug ist gebucht: Nordair nach Graz, 10. Juli', ['no']],
    ['您飞往格拉茨的航班于上午8:20起飞', ['no']],
    ['【到达城市】格拉茨\n【起飞】11:05', ['no']],
    ['电子机票已开立。航空公司：北航。目的地：格拉茨。出发：11:05。', ['no']],
    ['Flight NA 12\nFrom: Graz\nTo: Oslo\nTake-off: 8:20', ['yes']],
    ['OUT Graz to Oslo 8:20, BACK Oslo to Graz 11:05: your flights', ['yes']],
    ['您飞往奥斯陆的航班于上午8:20起飞', ['yes']],
    ['Your flight leaves at 8:20. Bags: one.', []],
    ['A letter to Graz about the garden', []],
  ])('that says %j', (body, verdicts) => expect(told(body)).toEqual(verdicts));

  it('leads to a country by its towns', () =>
    expect(told('Your flight to Oslo, 8:20', { name: 'Norway', level: 'country' })).toEqual(['yes']));
});
