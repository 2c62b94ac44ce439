import { expect, it } from 'vitest';
import { smallLife } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { any, leaf } from '../../memory/query-plan.ts';
import { buildGazetteer } from '../planner/gazetteer-build.ts';
import { demandOf, type WordUnit } from './demand.ts';

const gazetteer = await buildGazetteer(tinyStore(smallLife));
const unitOf = (name: string, said = name): { readonly ways: readonly string[]; readonly signs: readonly string[] } => {
  const [unit] = demandOf(leaf('object', { name, said }), gazetteer).units;
  const { ways, signs }: WordUnit = unit ?? { ways: [], signs: [] };
  return { ways: ways.map((way) => way.join(' ')), signs };
};

it('a phrase is said by all its words but those that join them: no sun that goes down in every sun', () => {
  const { ways } = unitOf('sunset');
  expect(ways).toContain('sunset');
  expect(ways).toContain('sun go down');
  expect(ways).not.toContain('sun');
  expect(unitOf('sunrise').ways).not.toContain('light');
  expect(unitOf('church').ways).toContain('hous worship');
});

it('what a thing is asked for by, but what is said of others, too, only gives it away', () => {
  const { ways, signs } = unitOf('bridge');
  expect(ways).toContain('桥');
  expect(ways).not.toContain('吊桥');
  expect(signs).toContain('吊桥');
  expect(unitOf('sunset').ways).not.toContain('dusk');
  expect(unitOf('mountain').signs).toContain('山上');
});

it('what a paper is asked for by is kept apart from its names', () => {
  const [unit] = demandOf(leaf('modality', { documentKind: 'screenshot' }), gazetteer).units;
  expect(unit?.ways).toContainEqual(['screenshot']);
  expect(unit?.ways).not.toContainEqual(['telephon', 'screen']);
  expect(unit?.asked).toContainEqual(['telephon', 'screen']);
});

it('the word that the question used is looked for all the same', () => {
  expect(unitOf('sunset', 'dusk').ways).toContain('dusk');
  expect(unitOf('bridge', '吊桥').ways).toContain('吊桥');
});

it('a wide word is told by the first name of each of its kinds, before all the names of one', () => {
  expect(unitOf('pet').ways).toEqual(expect.arrayContaining(['pet', 'cat', 'dog', 'rabbit', '狗', '兔子']));
});

it('papers that are alternatives are looked for as words, as one paper is', () => {
  const either = any(leaf('modality', { documentKind: 'card' }), leaf('modality', { documentKind: 'menu' }));
  const [unit] = demandOf(either, gazetteer).units;
  expect(unit?.ways).toContainEqual(['menu']);
});
