import { z } from 'zod';
import { MOST_STARS } from '../memory/item-text.ts';
import { saidPlace } from './item-verbs.ts';

/** What agents may change (MCP tools), each where its scope was allowed: their arguments and what they return. */
const MOST_ITEMS = 100;
const MOST_NOTE = 100_000;

const names = (about: string) => z.array(z.string().trim().min(1).max(200)).max(50).optional().describe(about);
const items = (about: string) => z.array(z.string().min(1).max(512)).max(MOST_ITEMS).describe(about);
const preview = z
  .boolean()
  .default(false)
  .describe('Only return what would change, and change nothing. Show it to the user before changing anything.');

/** `changes` are the values of fields before and after; `undo` is the receipt for the tool undo. */
export const writeOutput = z.object({
  done: z.boolean().describe('False for a preview, and where nothing had to be changed.'),
  summary: z.string(),
  changes: z.array(
    z.object({ item: z.string(), field: z.string(), before: z.string().optional(), after: z.string().optional() }),
  ),
  item: z.string().optional().describe('The id of the new note.'),
  album: z.string().optional().describe('The id of the album.'),
  undo: z.string().optional().describe('Pass this as `receipt` to undo, to take exactly this change back.'),
});
export type WriteOutput = z.infer<typeof writeOutput>;

export const noteTool = {
  input: z.strictObject({
    text: z.string().trim().min(1).max(MOST_NOTE).describe('The note, as plain text or Markdown.'),
    title: z.string().trim().min(1).max(200).optional().describe('A short title.'),
    date: z.iso.date().optional().describe('The day that the note is about, such as 2023-05-07; default: today.'),
    tags: names('Tags of the note.'),
    preview,
  }),
  output: writeOutput,
};
export type NewNote = Omit<z.output<typeof noteTool.input>, 'preview'>;

export const correctTool = {
  input: z.strictObject({
    items: items('Ids of the items to correct.').min(1),
    time: z
      .string()
      .trim()
      .min(3)
      .max(80)
      .optional()
      .describe('A year, month, day or moment ("2019-05", "2019-05-07 14:30"), or a shift of the clock ("+1h").'),
    place: saidPlace
      .nullable()
      .optional()
      .describe('A place by name ("Porto", "home"), "38.72,-9.14", or an object with lat and lon; null: not known.'),
    addPeople: names('People who are in the items, by name or id.'),
    removePeople: names('People who are not in the items, by name or id.'),
    preview,
  }),
  output: writeOutput,
};

export const tagTool = {
  input: z.strictObject({
    items: items('Ids of the items to tag.').min(1),
    add: names('Tags to add.'),
    remove: names('Tags to remove.'),
    favourite: z.boolean().optional().describe('Mark as favourite, or no longer.'),
    rating: z.int().min(0).max(MOST_STARS).optional().describe('Stars from 1 to 5; 0 removes the rating.'),
    preview,
  }),
  output: writeOutput,
};

export const albumTool = {
  input: z.strictObject({
    name: z.string().trim().min(1).max(200).describe('The name of the album; it is created if it does not exist.'),
    add: items('Ids of items to add.').optional(),
    remove: items('Ids of items to remove from the album; the items themselves are kept.').optional(),
    preview,
  }),
  output: writeOutput,
};

export const undoTool = {
  input: z.strictObject({ receipt: z.string().min(1).max(20_000).describe('`undo` of the change to take back.') }),
  output: writeOutput,
};
