import type { DAVResponse } from 'tsdav';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Elements of one name, however many: the parser tells one from several. */
export const several = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** The text of an element; the parser takes `12` for a number, and sets marked sections apart. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const section = fieldOf(value, '_cdata');
  const text = several(section).filter((part) => typeof part === 'string');
  return text.length === 0 ? undefined : text.join('');
}

/** The addresses that an element names. */
export const addressesIn = (value: unknown, base: string): URL[] =>
  several(value)
    .flatMap((one) => several(fieldOf(one, 'href')))
    .flatMap((href) => addressOf(href, base) ?? []);

function addressOf(href: unknown, base: string): URL | undefined {
  const said = textOf(href);
  return said !== undefined && URL.canParse(said, base) ? new URL(said, base) : undefined;
}

export type DavProps = Fields;

/** What a server says of each address, with the status of it. */
export const answersIn = (
  responses: readonly DAVResponse[],
  base: string,
): { readonly path: string; readonly status: number; readonly props: DavProps }[] =>
  responses.flatMap(({ href, status, props }) => {
    const address = addressOf(href, base);
    // What it says of other servers is theirs to say.
    return address?.host === new URL(base).host ? [{ path: address.pathname, status, props: props ?? {} }] : [];
  });

/** The next token of a report of changes; undefined where the answer is none. */
export const syncTokenIn = ([first]: readonly DAVResponse[]): string | undefined =>
  textOf(fieldOf(fieldOf(first?.raw, 'multistatus'), 'syncToken'));

export const isMultistatus = ([first]: readonly DAVResponse[]): boolean =>
  fieldOf(first?.raw, 'multistatus') !== undefined;

export const hasType = (props: DavProps, type: string): boolean => fieldOf(props['resourcetype'], type) !== undefined;

/** True for a calendar of events: one that says nothing of it may hold some. */
export function holdsEvents(props: DavProps): boolean {
  const kinds = several(fieldOf(props['supportedCalendarComponentSet'], 'comp')).map((kind) =>
    textOf(fieldOf(fieldOf(kind, '_attributes'), 'name')),
  );
  return kinds.length === 0 || kinds.includes('VEVENT');
}
