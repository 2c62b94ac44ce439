import { rowsOf, sidesOf } from '../../../lexicon/rows.ts';

const exchangesOf = (heading: string): readonly (readonly string[])[] =>
  rowsOf('small-talk', heading).map((row) => row.split(' / '));

/** Talk that tells nothing. */
export const greetings = exchangesOf('greetings');
export const closings = exchangesOf('closings');
export const smallTalk = exchangesOf('small talk');
export const reminders = sidesOf(rowsOf('small-talk', 'reminders'), ' / ');
export const reactions = rowsOf('small-talk', 'reactions');
export const heads = rowsOf('small-talk', 'heads');
export const echoes = rowsOf('small-talk', 'echoes');
export const tails = rowsOf('small-talk', 'tails');
export const idlePictures = rowsOf('small-talk', 'pictures');
