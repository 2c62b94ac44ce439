import { expect, it } from 'vitest';
import { countries, currencies, locales, zones } from './known-values.ts';

it.each(['en', 'zh'] as const)('offers each country once, by the code in use (%s)', (language) => {
  const offered = countries(language);
  const names = offered.map(([, name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const codes = offered.map(([code]) => code);
  expect(codes).toEqual(expect.arrayContaining(['GB', 'DE', 'VN', 'ZW', 'TW', 'XK']));
  for (const former of ['UK', 'DD', 'VD', 'RH', 'SU', 'EU']) expect(codes).not.toContain(former);
});

it.each([zones, currencies, locales])('says nothing twice', (choices) => {
  const said = choices('en').map(([, says]) => says);
  expect(new Set(said).size).toBe(said.length);
});
