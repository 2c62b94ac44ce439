import { rolesOfLabel } from '../../language/field-labels.ts';
import type { FieldRole } from '../../lexicon/travel-terms.ts';
import { daysOfLine, wholeDay } from '../itinerary/line-dates.ts';
import { isRecord } from '../structured/node-of.ts';
import type { Written } from '../structured/travel-node.ts';

/** One field of a pass as it is shown; `roles` are what its key and its label say that it is for. */
export type PassField = {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly roles: ReadonlySet<FieldRole>;
  readonly semantics: Written;
};
export type PassFields = {
  readonly header: readonly PassField[];
  readonly primary: readonly PassField[];
  readonly secondary: readonly PassField[];
  readonly auxiliary: readonly PassField[];
  readonly back: readonly PassField[];
};

/** What a pass is put together from. `codes`: what its barcode says as data. */
export type Pass = {
  readonly written: Written;
  readonly style: string;
  readonly transit: string;
  readonly fields: PassFields;
  readonly ticketToken: string | undefined;
  readonly codes: readonly Written[];
  /** The moment that it is shown at by itself (ISO): about when the journey or event begins. */
  readonly relevant: string | undefined;
};

/** Far above what a pass has room for. */
const MOST_FIELDS = 100;
const LONGEST_LABEL = 200;
const LONGEST_VALUE = 8000;

/** The fields of a pass in the order in which it shows them, each with the text that stands for it in `texts`. */
export function passFields(style: Written, texts: ReadonlyMap<string, string>): PassFields {
  const fields = (name: string): PassField[] => {
    const listed = style[name];
    return (Array.isArray(listed) ? listed : [])
      .slice(0, MOST_FIELDS)
      .filter(isRecord)
      .map((field) => fieldOf(field, texts))
      .filter(({ value }) => value !== '');
  };
  return {
    header: fields('headerFields'),
    primary: fields('primaryFields'),
    secondary: fields('secondaryFields'),
    auxiliary: fields('auxiliaryFields'),
    back: [...fields('backFields'), ...fields('additionalInfoFields')],
  };
}

function fieldOf(field: Written, texts: ReadonlyMap<string, string>): PassField {
  const shown = (text: string): string => texts.get(text) ?? text;
  const key = textOf(field['key']).slice(0, LONGEST_LABEL);
  const label = shown(textOf(field['label'])).slice(0, LONGEST_LABEL).trim();
  const written = textOf(field['attributedValue']) || textOf(field['value']);
  const currency = textOf(field['currencyCode']);
  const value = withoutTags(shown(written)).slice(0, LONGEST_VALUE).trim();
  return {
    key,
    label,
    value: currency === '' ? value : `${value} ${currency}`,
    roles: rolesOfLabel(key, label),
    semantics: isRecord(field['semantics']) ? field['semantics'] : {},
  };
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

/** Values may hold links; their addresses are kept where they say more than their words. */
function withoutTags(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replace(
      /<a\s[^<>]{0,200}?href=["']?([^"'\s<>]{1,2000})["']?[^<>]{0,200}>([^<]*)<\/a>/gi,
      (_, to: string, words: string) => (words.includes(to) ? words : `${words} ${to}`),
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '');
}

/** What the front of a pass shows. */
export const frontOf = ({ header, primary, secondary, auxiliary }: PassFields): readonly PassField[] => [
  ...header,
  ...primary,
  ...secondary,
  ...auxiliary,
];

/** The first value of a role that has the form that such a value has. */
export function valueIn(
  fields: readonly PassField[],
  role: FieldRole,
  form: RegExp,
  not: readonly FieldRole[] = [],
): string | undefined {
  const found = fields.find(
    ({ roles, value }) => roles.has(role) && form.test(value) && !not.some((other) => roles.has(other)),
  );
  return found?.value;
}

export const forms = {
  /** No words: "12A", "3". */
  place: /^[\p{L}\d][\p{L}\d/ -]{0,11}$/u,
  /** A seat has a number: other words are labels of the kind of seat. */
  seat: /^(?=.*\d)[\p{L}\d][\p{L}\d/ -]{0,11}$/u,
  code: /^(?!\d{1,2}[.:/-]\d{1,2})[^\s]{4,40}$/,
  name: /^[^\d\n]{2,80}$/,
  words: /^[^\n]{2,120}$/,
} as const;

/** A time of day ("18:20", "6:20 PM", "18h20") as "18:20"; undefined for what is none. */
export function timeOfDay(text: string | undefined): string | undefined {
  const [, hour, minute, half] = /(?<!\d)(\d{1,2})[:.h](\d\d)(?::\d\d)?\s*([ap])?\.?m?\b/i.exec(text ?? '') ?? [];
  if (hour === undefined || Number(minute) > 59) return undefined;
  const added = half === undefined ? 0 : half.toLowerCase() === 'p' ? 12 : 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + added;
  return hours > 23 ? undefined : `${String(hours).padStart(2, '0')}:${minute}`;
}

/** All days that a text names; where day and month could be either, that which is nearer to `near`. */
export function daysIn(text: string, near: string | undefined): string[] {
  const line = text.slice(0, LONGEST_LABEL);
  const [dayFirst, monthFirst] = [false, true].map((isMonthFirst) =>
    daysOfLine(line, isMonthFirst).map(({ day }) => wholeDay(day, near)),
  );
  const apart = (day: string): number => (near === undefined ? 0 : Math.abs(Date.parse(day) - Date.parse(near)));
  return (monthFirst ?? []).flatMap((day, at) => {
    const readings = [day, dayFirst?.[at]].filter((one) => one !== undefined);
    return readings.toSorted((a, b) => apart(a) - apart(b)).slice(0, 1);
  });
}
