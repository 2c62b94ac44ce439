import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** Beside `src` in a checkout and beside `dist` in the package. */
const folder = new URL('../../lexicon/travel/', import.meta.url);

/** What the value beside a label of a ticket, a pass or an itinerary is. */
export const fieldRoles = [
  'passenger',
  'givenName',
  'familyName',
  'seat',
  'coach',
  'row',
  'section',
  'gate',
  'platform',
  'terminal',
  'boarding',
  'departure',
  'arrival',
  'origin',
  'destination',
  'flight',
  'train',
  'bus',
  'boat',
  'service',
  'booking',
  'group',
  'sequence',
  'venue',
  'event',
  'hotel',
  'checkIn',
  'checkOut',
  'stay',
  'date',
  'start',
  'stop',
  'operator',
  'class',
  'price',
  'manage',
  'pickup',
  'dropoff',
  'vehicle',
] as const;
export type FieldRole = (typeof fieldRoles)[number];

const words = z.array(z.string().min(1)).min(1);
const termsSchema = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  /** What fields are called, by what they say. */
  labels: z.partialRecord(z.enum(fieldRoles), words),
  /** What is said of a journey or stay that will not be. */
  cancelled: words,
  /** What stands between a time or a day and the name of a place. */
  fillers: words,
});

/** The words of journeys and stays by language; a new language is a new file. Errors: those of a file that is none. */
export const travelTerms: readonly Readonly<z.infer<typeof termsSchema>>[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => termsSchema.parse(parse(readFileSync(new URL(name, folder), 'utf8'))));
