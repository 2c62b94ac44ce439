import { expect, it } from 'vitest';
import { inPlainWords } from './colloquial.ts';

it.each([
  ['photos where Ruth Keller is visible', 'photos with Ruth Keller'],
  ['pictures in which my younger brother appears in 2020', 'pictures with my younger brother in 2020'],
  ["photos of Ruth in which Otto doesn't appear", 'photos of Ruth without Otto'],
  ['photos with Ruth where Otto was not present', 'photos with Ruth without Otto'],
  ['photos with Ruth, Otto excluded', 'photos with Ruth without Otto'],
  ['images where Ruth is the only person', 'images with just Ruth'],
  ['pictures with Ruth only in Rome', 'pictures with just Ruth in Rome'],
  ['individual pictures of Ruth', 'pictures of just Ruth'],
  ['photos located in Norway', 'photos in Norway'],
  ['pictures from my travels with Ruth', 'pictures while travelling with Ruth'],
  ['photos not on a trip', 'photos near home'],
])('says "%s" as "%s"', (said, plain) => {
  expect(inPlainWords(said)).toBe(plain);
});

it.each([
  'photos of the only church',
  'photos from my trips to Rome',
  'the mails where Otto is not mentioned',
  'Where was Ruth when Otto was not there in March?',
])('keeps "%s" as it is', (said) => {
  expect(inPlainWords(said)).toBe(said);
});
