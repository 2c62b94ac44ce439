import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { baseName, folderOf } from '../archive/tree.ts';

/** What iCloud's export says of one picture, in a row of `Photo Details.csv`. */
export type PhotoDetails = {
  readonly name: string;
  /** When it was made, as an instant in UTC: `YYYY-MM-DDTHH:MM:SS`. Absent when the row gives none that can be read. */
  readonly taken: string | undefined;
  readonly favourite: boolean;
  readonly hidden: boolean;
  /** In "Recently Deleted" when the export was made. */
  readonly deleted: boolean;
};

/** What a CSV file of the export is, by its name and place. */
export type IcloudFile = 'details' | 'album' | 'other';

export function icloudFile(path: string): IcloudFile {
  const name = baseName(path);
  if (/^(photo|shared album) details(-\d+)?\.csv$/i.test(name)) return 'details';
  if (/\.csv$/i.test(name) && /(^|\/)(albums|memories|shared albums)$/i.test(folderOf(path))) return 'album';
  return 'other';
}

const yes = z
  .string()
  .default('')
  .transform((text) => /^(yes|true|1)$/i.test(text.trim()));
const detailsRow = z.object({
  imgName: z.string().min(1),
  originalCreationDate: z.string().default(''),
  favorite: yes,
  hidden: yes,
  deleted: yes,
});
const rows = z.array(z.record(z.string(), z.string()));

const table = (bytes: Uint8Array): Record<string, string>[] =>
  rows.parse(
    parse(Buffer.from(bytes), {
      columns: true,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }),
  );

/** Rows of `Photo Details.csv`; a row without a name is left out. Throws on what is no CSV. */
export const readDetails = (bytes: Uint8Array): PhotoDetails[] =>
  table(bytes).flatMap((raw) => {
    const row = detailsRow.safeParse(raw);
    if (!row.success) return [];
    const { imgName: name, originalCreationDate, favorite: favourite, hidden, deleted } = row.data;
    return [{ name, taken: writtenDate(originalCreationDate), favourite, hidden, deleted }];
  });

/** File names of an album, which its CSV lists in its first column under whatever heading. */
export const readAlbum = (bytes: Uint8Array): string[] =>
  table(bytes).flatMap((row) => {
    const [name] = Object.values(row);
    return name === undefined || name === '' ? [] : [baseName(name)];
  });

const months = 'january february march april may june july august september october november december'.split(' ');
const shape =
  /^(?:\p{L}+,?\s+)?(\p{L}+)\s+(\d{1,2}),?\s*(\d{4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?\s*(?:gmt|utc|z)?$/iu;

/** "Saturday March 2,2019 3:14 PM GMT" as `2019-03-02T15:14:00`; a date that no calendar has is none. */
export function writtenDate(text: string): string | undefined {
  // Apple writes a narrow space before AM and PM.
  const found = shape.exec(text.trim().replace(/[\u00a0\u2009\u202f]/g, ' '));
  if (found === null) return undefined;
  const [, monthName = '', day = '', year = '', hour = '', minute = '', second = '0', half] = found;
  const month = months.indexOf(monthName.toLowerCase());
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  if (month === -1 || hours > 23 || Number(minute) > 59) return undefined;
  const at = new Date(Date.UTC(Number(year), month, Number(day), hours, Number(minute), Number(second)));
  return at.getUTCDate() === Number(day) ? at.toISOString().slice(0, 19) : undefined;
}
