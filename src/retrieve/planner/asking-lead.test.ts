import { expect, it } from 'vitest';
import { withoutLead } from './asking-lead.ts';

it.each([
  ['bring up photos of dogs', 'photos of dogs'],
  ["I'd love to look at pictures with Ruth", 'pictures with Ruth'],
  ['a selection of photos of the harbour', 'photos of the harbour'],
  ['try to find all my photos of trains in 2019', 'all my photos of trains in 2019'],
  ['wanted: pictures of lighthouses', 'pictures of lighthouses'],
  ['hand me the images showing Otto', 'the images showing Otto'],
])('asks in "%s" for "%s"', (said, left) => {
  expect(withoutLead(said)).toBe(left);
});

it.each([
  'How many of my photos of dogs',
  'count all photos of dogs',
  'Where did I see photos of dogs?',
  'the first of the photos with Ruth',
  'a wall full of photos of my grandmother',
  'the cake beside the photos of us',
  'videos and some photos of dogs',
  'Ruth had the photos of us framed',
])('keeps "%s" as it is', (said) => {
  expect(withoutLead(said)).toBe(said);
});
