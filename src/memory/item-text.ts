import { z } from 'zod';

/** What a stretch of a message is: the new words of its author, or words that only came along. */
export const bodyPartKinds = ['main', 'quoted', 'signature', 'boilerplate'] as const;

/** Half-open range [start, end) of UTF-16 code units of the body's text. */
export const bodyPartSchema = z.object({ kind: z.enum(bodyPartKinds), start: z.int().min(0), end: z.int().min(0) });
export type BodyPart = z.infer<typeof bodyPartSchema>;

/**
 * One message of a conversation: its own words are [start, end) of the body's text. `at` is when it was sent on the local
 * clock; without `from` a program wrote it ("Anna joined"). `id` is the service's own.
 */
export const bodyMessageSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  from: z.string().optional(),
  at: z.string(),
  id: z.string().optional(),
});
export type BodyMessage = z.infer<typeof bodyMessageSchema>;

/**
 * The text of a mail, note, turn or conversation. Parts cover the text in order; without parts, all of it is main. Of a
 * conversation `messages` tells who said what, in the order of the text.
 */
export const bodySchema = z.object({
  text: z.string(),
  parts: z.array(bodyPartSchema).optional(),
  messages: z.array(bodyMessageSchema).optional(),
});
export type Body = z.infer<typeof bodySchema>;

/** Only the author's own new words: what search weighs and answers quote. */
export function mainText(body: Body): string {
  if (body.parts === undefined) return body.text;
  return body.parts
    .filter((part) => part.kind === 'main')
    .map((part) => body.text.slice(part.start, part.end))
    .join('\n')
    .trim();
}

/** A box in fractions of the upright picture's width and height. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
export type Box = z.infer<typeof boxSchema>;

export const ocrLineSchema = z.object({
  text: z.string(),
  box: boxSchema.optional(),
  confidence: z.number().min(0).max(1),
});
export const ocrSchema = z.object({ text: z.string(), lines: z.array(ocrLineSchema).optional() });
export type Ocr = z.infer<typeof ocrSchema>;

/** A word or phrase that describes an item; `source` says what kind of claim it is. */
export const tagSources = [
  'owner',
  'file',
  'album',
  'mailbox',
  'temporal',
  'row',
  'rule',
  'perception',
  'model',
] as const;
export const tagSchema = z.object({ name: z.string(), source: z.enum(tagSources) });
export type Tag = z.infer<typeof tagSchema>;

/** The tag of a rating, "rated 4 stars"; 0 and no rating say nothing, -1 is "rejected". */
export function starsTag(stars: number | undefined): string | undefined {
  if (stars === -1) return 'rejected';
  const whole = Math.round(stars ?? 0);
  return whole >= 1 && whole <= MOST_STARS ? `rated ${whole} star${whole === 1 ? '' : 's'}` : undefined;
}
export const MOST_STARS = 5;

/** The names of the albums, or of folders that stand for albums, that an item lies in. */
export const albumNames = (tags: readonly Tag[] = []): readonly string[] =>
  tags.filter(({ source }) => source === 'album').map(({ name }) => name);

/** The mark that a favourite has. */
export const FAVOURITE = 'favourite';

const favouriteMarks: readonly Tag[] = [
  { name: FAVOURITE, source: 'owner' },
  { name: 'rated 5 stars', source: 'file' },
];

/** Whether the owner marked an item as a favourite, in a library that knows such a mark or by all of five stars. */
export const isFavourite = (tags: readonly Tag[] = []): boolean =>
  tags.some(({ name, source }) => favouriteMarks.some((mark) => mark.name === name && mark.source === source));

/** Marks of libraries for what is kept out of sight: Google Photos archives, iCloud hides. */
export const archivedMarks: readonly string[] = ['archived', 'hidden'];

/** Whether the owner archived or hid an item. */
export const isArchived = (tags: readonly Tag[] = []): boolean =>
  tags.some(({ name, source }) => source === 'owner' && archivedMarks.includes(name));

const ratings: ReadonlyMap<string, number> = new Map(
  Array.from({ length: MOST_STARS }, (_, n) => [starsTag(n + 1) ?? '', n + 1]),
);
const isOfOwner = ({ source }: Tag): boolean => source === 'owner' || source === 'file';
export const isRating = (tag: Tag): boolean => isOfOwner(tag) && ratings.has(tag.name);

/** The stars that the owner gave an item, here or in another program; undefined where it is not rated. */
export const ratingOf = (tags: readonly Tag[] = []): number | undefined => ratings.get(tags.find(isRating)?.name ?? '');

/** Where in an item something stands: in a text, in a row of a data set, or in its structured data. */
export const textFields = ['title', 'body', 'ocr', 'caption', 'row', 'structuredData'] as const;

export const entityKinds = [
  'merchant',
  'venue',
  'city',
  'country',
  'person',
  'pet',
  'organisation',
  'product',
  'event',
  'other',
] as const;
export const entitySchema = z.object({
  name: z.string(),
  kind: z.enum(entityKinds),
  /** Where in the item it is named. */
  field: z.enum(textFields).optional(),
});
export type Entity = z.infer<typeof entitySchema>;

/** A sum of money as written. `currency` is ISO 4217 and absent when the text does not say; it is never guessed from nothing. */
export const amountSchema = z.object({
  value: z.number(),
  currency: z.string().length(3).optional(),
  /** What the sum is: the total, tax, a line, a refund… */
  role: z.enum(['total', 'subtotal', 'tax', 'tip', 'deposit', 'refund', 'fee', 'line', 'unknown']),
  what: z.string().optional(),
  field: z.enum(textFields),
  /** The exact characters, for citing: `text` occurs in the field. */
  text: z.string(),
});
export type Amount = z.infer<typeof amountSchema>;

export const referenceKinds = [
  'booking',
  'order',
  'flight',
  'train',
  'tracking',
  'invoice',
  'ticket',
  'customer',
  'appointment',
  'policy',
] as const;
export const referenceSchema = z.object({
  kind: z.enum(referenceKinds),
  code: z.string(),
  field: z.enum(textFields),
});
export type Reference = z.infer<typeof referenceSchema>;

/** A date that the text speaks of (check-in, departure, due date…), distinct from when the item was made. */
export const mentionedDateSchema = z.object({
  start: z.string(),
  end: z.string(),
  role: z.enum(['check-in', 'check-out', 'departure', 'arrival', 'due', 'event', 'delivery', 'birthday', 'other']),
  field: z.enum(textFields),
  text: z.string(),
});
export type MentionedDate = z.infer<typeof mentionedDateSchema>;

/** What a message is for, by its headers and words. */
export const documentKinds = [
  'receipt',
  'invoice',
  'booking',
  'change',
  'cancellation',
  'ticket',
  'statement',
  'reminder',
  'delivery',
  'newsletter',
  'promotion',
  'notice',
  'personal',
  'menu',
  'sign',
  'screenshot',
  'card',
  'document',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const threadSchema = z.object({
  /** The root's message id, or a key made from the subject when there is none. */
  id: z.string(),
  messageId: z.string().optional(),
  inReplyTo: z.string().optional(),
  references: z.array(z.string()).optional(),
});
export type Thread = z.infer<typeof threadSchema>;

/** How a check of a message's origin ended: something speaks for the address it claims, against it, or neither. */
export const senderVerdicts = ['pass', 'fail', 'none'] as const;

/**
 * What is known of a message's sender beside the address that it claims: what the mail's own server found when it checked
 * (RFC 8601), and whether the sender is the owner, or answers what the owner wrote to them.
 */
export const senderSchema = z.object({
  verdict: z.enum(senderVerdicts).optional(),
  /** The server that checked, as it names itself. */
  server: z.string().optional(),
  /** "dkim=fail (hotel.example)": each method with its result, and the domain that it was about. */
  checks: z.array(z.string()).optional(),
  owner: z.literal(true).optional(),
  /** Message id of the owner's letter that this sender answers. */
  answers: z.string().optional(),
});
export type SenderFacts = z.infer<typeof senderSchema>;

export const attachmentSchema = z.object({
  name: z.string(),
  mime: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().optional(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
