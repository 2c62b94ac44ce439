import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Card, CardProperty } from './vcard-lines.ts';
import { type ContactsRead, cardContacts } from './vcard-things.ts';

/** Rows of a file, and characters of one: some ten thousand contacts with long notes. */
const [MOST_ROWS, LONGEST_ROW] = [50_000, 200_000];
/** Numbered columns of one kind ("Phone 7 - Value"). */
const MOST_NUMBERED = 30;
/** Characters in which a table's first line ends. */
const HEAD = 8192;

/** Columns that only lists of contacts have; whatever language the owner uses, Google writes these. */
const telling = /(?:^|[,"])(?:E-mail|Phone|Address|Relation) 1 - (?:Value|Formatted|Type|Label)(?=[,"]|$)/m;

/** Whether a CSV file begins with the columns of Google Contacts, of today's export or of earlier ones. */
export const looksLikeContactRows = (head: Uint8Array): boolean => {
  const [columns = ''] = new TextDecoder()
    .decode(head)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/, 1);
  return /(?:^|[,"])(?:First Name|Given Name|Name)(?=[,"]|$)/.test(columns) && telling.test(columns);
};

const rowSchema = z.record(z.string(), z.string());
type Row = z.infer<typeof rowSchema>;

/** The contacts of a CSV text of Google Contacts, each read as the card that it stands for. Never throws. */
export function csvContacts(text: string, where: string): ContactsRead {
  if (!looksLikeContactRows(Buffer.from(text.slice(0, HEAD))))
    return { contacts: [], ...failed(where, 'The table has no columns of contacts.') };
  const cards: Card[] = [];
  try {
    parse(text, {
      ...form,
      // A row is turned into its card at once, and nothing else is kept of it.
      on_record: (row: unknown, { lines }) => {
        cards.push({ line: lines, properties: propertiesOf(rowSchema.parse(row)) });
        return null;
      },
    });
  } catch (error) {
    const why = error instanceof CsvError ? error.message : 'its rows have no shape';
    const { contacts } = cardContacts(cards, where, undefined);
    return { contacts, ...failed(where, `The table of contacts cannot be read further: ${why}`) };
  }
  const cut = cards.length > MOST_ROWS ? 'The file has more contacts than are read of one.' : undefined;
  return cardContacts(cards.slice(0, MOST_ROWS), where, cut);
}

const form = {
  columns: true,
  bom: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LONGEST_ROW,
  to: MOST_ROWS + 1,
} as const;

const failed = (place: string, message: string): Pick<ContactsRead, 'unread'> => ({
  unread: [{ place, code: 'corrupt', message }],
});

/** How Google's columns, old and new, are called on a card. */
const plainColumns: readonly (readonly [property: string, ...columns: string[]])[] = [
  ['FN', 'Name'],
  ['NICKNAME', 'Nickname', 'Short Name'],
  ['X-MAIDENNAME', 'Maiden Name'],
  ['X-PHONETIC-FIRST-NAME', 'Phonetic First Name', 'Given Name Yomi'],
  ['BDAY', 'Birthday'],
  ['GENDER', 'Gender'],
  ['NOTE', 'Notes'],
];

const numberedColumns: readonly (readonly [property: string, column: string])[] = [
  ['TEL', 'Phone'],
  ['EMAIL', 'E-mail'],
  ['URL', 'Website'],
  ['IMPP', 'IM'],
  ['X-ABRELATEDNAMES', 'Relation'],
  ['X-ABDATE', 'Event'],
];

function propertiesOf(row: Row): CardProperty[] {
  const at = (...columns: readonly string[]): string =>
    columns.map((column) => row[column]?.trim() ?? '').find((value) => value !== '') ?? '';
  const name = [
    at('Last Name', 'Family Name'),
    at('First Name', 'Given Name'),
    at('Middle Name', 'Additional Name'),
    at('Name Prefix'),
    at('Name Suffix'),
  ];
  const firm = [
    at('Organization Name', 'Organization 1 - Name'),
    at('Organization Department', 'Organization 1 - Department'),
  ];
  const title = at('Organization Title', 'Organization 1 - Title');
  return [
    ...plainColumns.flatMap(([property, ...columns]) => said(property, escaped(at(...columns)))),
    ...said('N', joined(name)),
    ...said('ORG', joined(firm)),
    ...said('TITLE', escaped(title)),
    ...numbersOf(row, 'Address').flatMap((label) => addressIn(label, (part) => at(`${label} - ${part}`))),
    ...numberedColumns.flatMap(([property, column]) => numberedIn(row, property, column)),
    ...groupsOf(at('Labels', 'Group Membership')),
  ];
}

/** "Phone 1", "Phone 2" and so on, as far as the row has columns for them. */
const numbersOf = (row: Row, column: string): string[] =>
  Array.from({ length: MOST_NUMBERED }, (_, i) => `${column} ${i + 1}`).filter(
    (one) => row[`${one} - Value`] !== undefined || row[`${one} - Formatted`] !== undefined,
  );

/** Several values of one label stand in one cell. */
const several = (value: string): string[] => value.split(' ::: ').filter((one) => one.trim() !== '');

const labelIn = (row: Row, numbered: string): string =>
  (row[`${numbered} - Label`] ?? row[`${numbered} - Type`] ?? '').replace(/^\* ?/, '').trim();

const numberedIn = (row: Row, property: string, column: string): CardProperty[] =>
  numbersOf(row, column).flatMap((numbered) =>
    several(row[`${numbered} - Value`] ?? '').flatMap((value) =>
      said(property, isText.has(property) ? escaped(value) : value.trim(), labelIn(row, numbered)),
    ),
  );
const isText: ReadonlySet<string> = new Set(['URL', 'X-ABRELATEDNAMES']);

/** Its parts where the export has them, else the whole as its street. */
function addressIn(numbered: string, at: (part: string) => string): CardProperty[] {
  const parts = ['PO Box', 'Extended Address', 'Street', 'City', 'Region', 'Postal Code', 'Country'].map(at);
  const [box = '', more = '', street = '', ...rest] = parts;
  const whole = parts.every((part) => part === '') ? at('Formatted') : street;
  const label = (at('Label') || at('Type')).replace(/^\* ?/, '');
  return said('ADR', joined([box, more, whole.replace(/\s*\n\s*/g, ', '), ...rest]), label, numbered);
}

/** Google's own lists ("* myContacts") say nothing of anybody. */
const groupsOf = (cell: string): CardProperty[] => {
  const groups = several(cell).filter((group) => !group.startsWith('* ') && group !== 'myContacts');
  return said('CATEGORIES', groups.map(escaped).join(','));
};

const joined = (parts: readonly string[]): string =>
  parts.every((part) => part === '') ? '' : parts.map(escaped).join(';');

/** As text is written on a card. */
const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r?\n/g, '\\n');

function said(name: string, value: string, label = '', group = ''): CardProperty[] {
  if (value === '') return [];
  const parameters = new Map(label === '' ? [] : [['LABEL', label] as const]);
  return [{ group, name, types: new Set(), parameters, value }];
}
