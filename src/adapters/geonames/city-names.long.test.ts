import { expect, it } from 'vitest';
import { loadCities, loadCityNames } from './city-table.ts';
import { NameIndex } from './name-index.ts';
import { otherNamesOf } from './other-names.ts';

it('has every place by its names, as one who holds all of them has', () => {
  const cities = loadCities();
  const [held, named] = [new NameIndex(cities), loadCityNames()];
  const all = new Set([...cities.map(({ name }) => name), ...[...otherNamesOf.values()].flat()]);
  const differing = [...all].filter((name) => JSON.stringify(named.named(name)) !== JSON.stringify(held.named(name)));
  expect(differing).toEqual([]);
});
