import pc from 'picocolors';
import type { ItemBrief } from '../contract/shapes.ts';
import { type Failure, failuresCounted } from '../memory/failure.ts';
import { playingTime } from '../memory/in-words/playing-time.ts';
import { briefInWords } from '../memory/in-words/thing-in-words.ts';
import { locationNames } from '../memory/location.ts';
import { monthNames, type TimeSpan } from '../memory/time-span.ts';
import { plain } from './face.ts';
import { wrapped } from './wrapped-lines.ts';

/** "7 May 2023, 15:09", "May 2023", "2023": no more precise than what is known. */
export function when(span: Pick<TimeSpan, 'start' | 'precision'>): string {
  const [, year = '', month = '', day = '', clock = ''] =
    /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/.exec(span.start) ?? [];
  const monthName = monthNames[Number(month) - 1] ?? month;
  if (span.precision === 'year') return year;
  if (span.precision === 'month') return `${monthName} ${year}`;
  const date = `${Number(day)} ${monthName} ${year}`;
  return span.precision === 'day' ? date : `${date}, ${clock}`;
}

export const where = (item: Pick<ItemBrief, 'place'>): string =>
  item.place === undefined ? '' : locationNames(item.place).slice(0, 2).join(', ');

export const kinds: Readonly<Record<ItemBrief['modality'], string>> = {
  image: 'photo',
  video: 'video',
  email: 'email',
  text: 'note',
};
const documentWords: Readonly<Record<NonNullable<ItemBrief['document']>, string>> = {
  pdf: 'PDF',
  pass: 'pass',
  docx: 'document',
  odt: 'document',
  xlsx: 'spreadsheet',
  ods: 'spreadsheet',
  pptx: 'presentation',
  odp: 'presentation',
  markdown: 'note',
  text: 'note',
  html: 'web page',
  invoice: 'invoice',
};
export const kind = ({ modality, document }: Pick<ItemBrief, 'modality' | 'document'>): string =>
  document === undefined ? kinds[modality] : documentWords[document];

/** One item on one or two lines. */
export function itemLines(item: ItemBrief, indent = '  '): string {
  const at = item.moment === undefined ? undefined : `at ${playingTime(item.moment.start)}`;
  const facts = [kind(item), at, item.time && when(item.time), where(item)].filter(
    (fact) => fact !== undefined && fact !== '',
  );
  const people = [...new Set(item.people.flatMap(({ name }) => (name === '' ? [] : [name])))].slice(0, 4).join(', ');
  const title = item.title === undefined ? '' : pc.bold(plain(item.title));
  const snippet = item.snippet === item.title ? '' : plain(item.snippet);
  const text = [title, snippet].filter((part) => part !== '').join(' — ');
  const head = `${indent}${pc.cyan(item.id)}  ${pc.dim(plain([...facts, people].filter((f) => f !== '').join(' · ')))}`;
  const lines = [text.slice(0, 220), item.thing === undefined ? '' : plain(briefInWords(item.thing))];
  return [head, ...lines.filter((line) => line !== '').map((line) => `${indent}  ${line}`)].join('\n');
}

/** Failures grouped by advice, at most `most` of each listed by path; a message shared by a group is printed once. */
export function failureLines(failures: readonly Failure[], most = 5, columns = process.stdout.columns): string {
  const groups = Map.groupBy(failures, (failure) => `${failure.code}\n${failure.action ?? ''}`);
  return [...groups.values()].flatMap((group) => groupLines(group, most, columns)).join('\n');
}

function groupLines(group: readonly Failure[], most: number, columns: number | undefined): string[] {
  const [first] = group;
  if (first === undefined) return [];
  const common = group.length > 1 && group.every(({ message }) => message === first.message);
  const all = failuresCounted(group);
  const label = `${first.code} (${all})`;
  const head = hung(common ? `${label}: ${plain(first.message)}` : label, '  ', columns);
  const named = group
    .slice(0, most)
    .flatMap(({ path, message }) =>
      common ? [`    ${plain(path)}`] : hung(`${plain(path)}: ${plain(message)}`, '    ', columns),
    );
  return [
    ...head.map((line) => line.replace(label, pc.yellow(label))),
    ...named,
    ...(all > most
      ? [`    … and ${all - most} more (use --json to list ${all > group.length ? group.length : 'all'})`]
      : []),
    ...(first.action === undefined
      ? []
      : hung(`→ ${plain(first.action)}`, '    ', columns).map((line) => pc.dim(line))),
  ];
}

/** Lines as wide as the terminal, with continuation lines indented; one line without a terminal. */
function hung(text: string, indent: string, columns: number | undefined): string[] {
  if (columns === undefined) return [`${indent}${text}`];
  const [first = '', ...more] = wrapped(text, columns - indent.length - 2);
  return [`${indent}${first}`, ...more.map((line) => `${indent}  ${line}`)];
}
