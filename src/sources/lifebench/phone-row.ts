import { z } from 'zod';

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** A row of any kind of phone data; ids are strings in the Chinese files and numbers in the English ones. */
export const rowSchema = z.looseObject({
  phone_id: z.union([z.string().min(1).max(100), z.int()]).transform(String),
  datetime: z.string().regex(moment).optional(),
  date: z.string().regex(day).optional(),
  日期: z.string().regex(day).optional(),
  title: z.string().nullish(),
  caption: z.string().nullish(),
  contactName: z.string().nullish(),
});
export type PhoneRow = z.infer<typeof rowSchema>;

/** What other fields already hold, what joins rows to the generator's plan, and its summaries: none of it is on a phone. */
const left: ReadonlySet<string> = new Set([
  ...['phone_id', 'event_id', 'type', 'datetime', 'date', '日期', 'title', 'caption', 'summarized_info', 'action'],
]);
const DEEPEST = 6;

/** The row's other fields as lines `name: value`, a field of a field under its own name. */
export function textOf(row: PhoneRow): string {
  const lines: string[] = [];
  const add = (name: string, value: unknown, depth: number): void => {
    if (left.has(name) || depth > DEEPEST || value === null || value === undefined || value === '') return;
    if (Array.isArray(value)) {
      const plain = value.filter((one) => typeof one !== 'object');
      if (plain.length > 0) lines.push(`${name}: ${plain.join(', ')}`);
      for (const one of value) if (typeof one === 'object') add(name, one, depth + 1);
    } else if (typeof value === 'object')
      for (const [key, one] of Object.entries(value)) add(depth > 0 && key === 'content' ? name : key, one, depth + 1);
    else lines.push(`${name}: ${String(value)}`);
  };
  for (const [name, value] of Object.entries(row)) add(name, value, 0);
  return lines.join('\n');
}
