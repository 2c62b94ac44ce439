import { expect, it } from 'vitest';
import { inPlainWords } from './colloquial.ts';

it.each([
  ['Photos in our family album with Aunt Rose', 'Photos with Aunt Rose'],
  ['pictures on my phone of the harbour', 'pictures of the harbour'],
  ['From our collection, bridges at night', 'bridges at night'],
  ['Look through my camera roll for a red bicycle', 'a red bicycle'],
  ['Collection images with a lighthouse', 'images with a lighthouse'],
  ['memories of the school play', 'photos of the school play'],
  ['Snow in the mountains, from my photo collection', 'Snow in the mountains'],
  ['Search our archive for sailing boats', 'sailing boats'],
  ['Assemble me every picture of the twins', 'every picture of the twins'],
  ['Vacation pictures of lighthouses', 'pictures of lighthouses while travelling'],
  ['Photo album of the twins', 'photos of the twins'],
  ['Filter photos by the lake', 'photos by the lake'],
  ['Moments with Aunt Rose at the lake', 'photos with Aunt Rose at the lake'],
  ['Everything in my album with Aunt Rose', 'photos with Aunt Rose'],
  ['Show me whatever is saved in our photo library from Norway', 'Show me photos from Norway'],
  ['What do I have in my camera roll of the harbour', 'photos of the harbour'],
  ['Gallery search: lighthouses', 'photos of lighthouses'],
  ['帮我翻出湖景的照片', '帮我找，湖景的照片'],
  ['把我拍的湖都找出来', '把我拍的湖，'],
  ['相册里的照片，要有猫', '照片，有猫'],
  ['我们在海边的回忆', '我们在海边的照片'],
])('leaves out of "%s" where pictures are kept', (said, plain) => {
  expect(inPlainWords(said)).toBe(plain);
});

it.each([
  'Count the photos of the castle',
  'How many of my photos show a castle?',
  'Snowy photos of the castle',
  'photos in the gallery of the castle',
  'Which album did Tom recommend?',
  'What is in my collection box?',
  'Everything in the gallery was sold',
  'photos in the library',
  'the collection of stamps that I sold',
  'what memories did grandma write about?',
  '这张专辑里有什么回忆？',
])('keeps "%s" as it is', (said) => {
  expect(inPlainWords(said)).toBe(said);
});
