import { z } from 'zod';
import { rowsOf, sidesOf } from '../../../lexicon/rows.ts';

const listNames = [
  'personNames',
  'objectNames',
  'cities',
  'occupations',
  'roles',
  'weekdays',
  'meetingPlaces',
  'afterwards',
  'personalities',
  'colours',
  'foods',
  'fashions',
  'hobbies',
  'occasions',
  'actions',
  'usualActions',
  'routines',
  'happenings',
  'feelings',
  'nicknames',
  'processes',
  'storages',
  'otherEnds',
  'consequences',
] as const;
const listsSchema = z.record(z.enum(listNames), z.array(z.string().min(1)).min(1));

/** What rules draw from, in one language; of a consequence, what somebody did and what came of it. */
export type Lists = Readonly<Record<Exclude<(typeof listNames)[number], 'consequences'>, readonly string[]>> & {
  readonly consequences: readonly (readonly [string, string])[];
};

/** The lists of a language, of the table `invented-profiles`. */
export function listsIn(language: 'en' | 'zh'): Lists {
  const rows = sidesOf(rowsOf(`invented-profiles-${language}`), ': ');
  const lists = listsSchema.parse(Object.fromEntries(rows.map(([name, entries]) => [name, entries.split('|')])));
  return { ...lists, consequences: sidesOf(lists.consequences, ' > ') };
}
