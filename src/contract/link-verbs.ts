import { z } from 'zod';

/** A page for others under an address that cannot be guessed. `path` follows the address of the server. */
export const shareLinkShape = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  /** The album that it shows, with whatever is added later; absent: the pictures that were chosen. */
  album: z.string().optional(),
  /** How many pictures and videos it shows now. */
  items: z.int().min(0),
  created: z.iso.datetime(),
  /** Absent: until it is removed. */
  expires: z.iso.datetime().optional(),
  expired: z.boolean(),
  hasPassword: z.boolean(),
  /** Visitors may download the files as they are, with the place and camera in them. */
  originals: z.boolean(),
});
export type ShareLinkShape = z.infer<typeof shareLinkShape>;

/** `links list` */
export const shareLinksResponse = z.object({ links: z.array(shareLinkShape) });
export type ShareLinksResponse = z.infer<typeof shareLinksResponse>;

/** `links remove` */
export const shareLinkRemoved = z.object({ removed: z.string() });

export const MOST_LINK_ITEMS = 2000;

/** What is shown: an album by its id, an event, or items. */
export const newShareLink = z
  .strictObject({
    album: z.string().min(1).max(512).optional(),
    event: z.string().min(1).max(512).optional(),
    items: z.array(z.string().min(1).max(512)).min(1).max(MOST_LINK_ITEMS).optional(),
    name: z.string().trim().min(1).max(200).optional(),
    /** Days from now; absent: until it is removed. */
    days: z.number().positive().max(3650).optional(),
    password: z.string().min(4).max(200).optional(),
    originals: z.boolean().default(false),
  })
  .refine(
    ({ album, event, items }) => [album, event, items].filter((one) => one !== undefined).length === 1,
    'Give an album, an event or items.',
  );
export type NewShareLink = z.input<typeof newShareLink>;
