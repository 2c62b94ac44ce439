import { z } from 'zod';
import { personIdSchema } from './ids.ts';
import { modalities } from './item.ts';

const names = z.array(z.string().trim().min(1).max(200)).min(1).max(50);
/** No photo is older; a share without a beginning starts here. */
export const FIRST_DAY = '1800-01-01';
export const LAST_DAY = '2199-12-31';
const day = z.iso.date().refine((said) => said >= FIRST_DAY && said <= LAST_DAY, 'a day from 1800 to 2199');

const criteria = {
  /** Made in one of these places, by the name of the place, city, region or country. */
  places: names.optional(),
  /** One of these people is in it, in any way. */
  people: z.array(personIdSchema).min(1).max(50).optional(),
  /** In one of these albums. */
  albums: names.optional(),
  /** With one of these tags. */
  tags: names.optional(),
  kinds: z.array(z.enum(modalities)).min(1).optional(),
  /** Made on or after, and on or before this day. Items whose day is not known match whole months and years only. */
  from: day.optional(),
  to: day.optional(),
};

/** What an account gets to see of a memory: items that meet every criterion given, and none of `except`. */
export const shareFilterSchema = z
  .strictObject({ ...criteria, except: z.strictObject({ people: criteria.people, tags: criteria.tags }).optional() })
  .refine(
    ({ except: _, ...said }) => Object.values(said).some((value) => value !== undefined),
    'at least one criterion that chooses items',
  )
  .refine(({ from = FIRST_DAY, to = LAST_DAY }) => from <= to, 'from is not after to');
export type ShareFilter = z.infer<typeof shareFilterSchema>;
