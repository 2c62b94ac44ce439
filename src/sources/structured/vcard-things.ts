import { type Thing, thingBounds } from '../../memory/structured-data.ts';
import { bounded, type ThingsRead, type Unread } from './html-things.ts';
import { newBudget, nodeOf, thingsIn } from './node-of.ts';
import { merged, type Written } from './travel-node.ts';
import { type Card, type CardProperty, readCardText } from './vcard-lines.ts';

/** Characters: some ten thousand contacts with their pictures. */
const LONGEST_FILE = 64_000_000;

/**
 * The people of a vCard text (versions 2.1 to 4.0) as nodes, `where` being its file. Cards of firms and groups are none.
 * Never throws; what could not be read is named.
 */
export function vcardThings(text: string, where: string): ThingsRead {
  const { contacts, unread } = vcardContacts(text, where);
  const people = contacts.filter(({ kind }) => kind === 'person').map(({ thing }) => thing);
  return bounded(people, unread, where);
}

/** What a card stands for: a `Person`, or a firm as a `Place`. */
export type Contact = { readonly kind: 'person' | 'organisation'; readonly thing: Thing };
export type ContactsRead = { readonly contacts: readonly Contact[]; readonly unread: readonly Unread[] };

/** As `vcardThings`, with all cards of a file, however many, and those of firms. */
export function vcardContacts(text: string, where: string): ContactsRead {
  const failed = (code: Unread['code'], message: string): ContactsRead => ({
    contacts: [],
    unread: [{ place: where, code, message }],
  });
  if (text.length > LONGEST_FILE)
    return failed('too-large', 'The file of contacts has more than 64 million characters.');
  if (!/BEGIN\s*:\s*VCARD/i.test(text)) return failed('corrupt', 'The file holds no contact.');
  const { cards, broken, cut } = readCardText(text);
  const { contacts, unread } = cardContacts(cards, where, cut);
  if (broken.length > 0) unread.push({ place: where, code: 'corrupt', message: brokenLines(broken) });
  return { contacts, unread };
}

/** The contacts that cards stand for. `cut`: why there were more cards than these. */
export function cardContacts(
  cards: readonly Card[],
  where: string,
  cut: string | undefined,
): ContactsRead & { readonly unread: Unread[] } {
  const unread: Unread[] = cut === undefined ? [] : [{ place: where, code: 'too-large', message: cut }];
  const contacts = cards.flatMap((card) => contactOf(card, `${where}#line${card.line}`, unread));
  return { contacts, unread };
}

const NAMED_LINES = 5;
const brokenLines = (lines: readonly number[]): string => {
  const named = lines.slice(0, NAMED_LINES).join(', ');
  const more = lines.length > NAMED_LINES ? ` and ${lines.length - NAMED_LINES} more` : '';
  return `Lines of the contacts are broken: ${named}${more}; the others were read.`;
};

function contactOf(card: Card, place: string, unread: Unread[]): Contact[] {
  const kind = kindOf(card);
  if (kind === undefined) return [];
  const budget = newBudget();
  const node = nodeOf(merged(personNode(card, kind)), budget);
  if (budget.isCut) unread.push({ place, code: 'too-large', message: 'The contact says more than is kept of one.' });
  const things = node === undefined ? [] : thingsIn([node], 'vcard', () => place);
  if (things.length === 0) unread.push({ place, code: 'corrupt', message: 'The contact says nothing.' });
  return things.map((thing) => ({ kind, thing }));
}

/** Groups are lists of others, and things are no contacts. */
function kindOf(card: Card): Contact['kind'] | undefined {
  const said = (valueOfName(card, 'KIND') ?? valueOfName(card, 'X-ADDRESSBOOKSERVER-KIND') ?? '').toLowerCase();
  if (/^(group|location|device|application|thing)$/.test(said)) return undefined;
  const isFirm = said === 'org' || valueOfName(card, 'X-ABSHOWAS')?.toUpperCase() === 'COMPANY';
  return isFirm ? 'organisation' : 'person';
}

const all = ({ properties }: Card, name: string): readonly CardProperty[] =>
  properties.filter((property) => property.name === name);
const valueOfName = (card: Card, name: string): string | undefined => all(card, name)[0]?.value.trim();

/** Text in which commas, semicolons and line ends are escaped. */
const plain = (value: string): string =>
  value.replace(/\\([\\,;:nN])/g, (_, mark: string) => (mark === 'n' || mark === 'N' ? '\n' : mark)).trim();

/** The parts of a value, between marks that nothing escapes. */
const partsOf = (value: string, mark: ';' | ','): string[] =>
  (value.match(mark === ';' ? /(?:[^\\;]|\\[\s\S]?)*(?:;|$)/g : /(?:[^\\,]|\\[\s\S]?)*(?:,|$)/g) ?? [])
    .slice(0, -1)
    .map((part) => plain(part.endsWith(mark) ? part.slice(0, -1) : part))
    .slice(0, thingBounds.listed);

function personNode(card: Card, kind: Contact['kind']): Written {
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = partsOf(valueOfName(card, 'N') ?? '', ';');
  const [organization = '', ...departments] = partsOf(valueOfName(card, 'ORG') ?? '', ';');
  const written = plain(valueOfName(card, 'FN') ?? '');
  const name =
    written || [prefix, given, middle, family, suffix].filter((part) => part !== '').join(' ') || organization;
  return {
    '@type': kind === 'person' ? 'Person' : 'LocalBusiness',
    name: name || addressed(card),
    givenName: given,
    additionalName: middle,
    familyName: family,
    honorificPrefix: prefix,
    honorificSuffix: suffix,
    alternateName: texts(card, 'NICKNAME', 'X-PHONETIC-FIRST-NAME', 'X-MAIDENNAME'),
    birthDate: dateOf(all(card, 'BDAY')[0]),
    gender: genders[(valueOfName(card, 'GENDER') ?? '').charAt(0).toUpperCase()],
    telephone: unlisted(all(card, 'TEL').map(({ value }) => value.replace(/^tel:/i, '').trim())),
    email: unlisted(all(card, 'EMAIL').map(({ value }) => value.replace(/^mailto:/i, '').trim())),
    contactPoint: [...all(card, 'TEL'), ...all(card, 'EMAIL')].map((one) => contactPoint(card, one)),
    address: all(card, 'ADR').map((one) => addressOf(card, one)),
    worksFor: { '@type': 'Organization', name: organization, department: departments.join(', ') },
    jobTitle: texts(card, 'TITLE', 'ROLE'),
    url: unlisted(all(card, 'URL').map(({ value }) => plain(value))),
    sameAs: unlisted([...all(card, 'IMPP'), ...all(card, 'X-SOCIALPROFILE')].map(({ value }) => value.trim())),
    description: texts(card, 'NOTE'),
    keywords: unlisted(all(card, 'CATEGORIES').flatMap(({ value }) => partsOf(value, ','))),
    ...relationsOf(card),
    subjectOf: anniversaries(card),
    identifier: valueOfName(card, 'UID'),
    dateModified: revision(valueOfName(card, 'REV')),
  };
}

/** Who has no name is known by what they are written to at. */
const addressed = (card: Card): string =>
  (valueOfName(card, 'EMAIL') ?? valueOfName(card, 'TEL') ?? '').replace(/^(mailto|tel):/i, '');

const genders: Readonly<Record<string, string>> = { M: 'Male', F: 'Female' };

const unlisted = (values: readonly string[]): readonly string[] => [...new Set(values.filter((value) => value !== ''))];

const texts = (card: Card, ...names: readonly string[]): readonly string[] =>
  unlisted(
    names.flatMap((name) =>
      all(card, name).flatMap(({ value }) => (name === 'NICKNAME' ? partsOf(value, ',') : [plain(value)])),
    ),
  );

/** What an entry is called: by its own label, which Apple writes beside it, else by its types. */
function labelOf(card: Card, { group, types, parameters }: CardProperty): string {
  const beside =
    group === '' ? undefined : card.properties.find((one) => one.group === group && one.name === 'X-ABLABEL');
  const label = plain(beside?.value ?? parameters.get('LABEL') ?? '').replace(/^_\$!<(.*)>!\$_$/, '$1');
  if (label !== '') return label.toLowerCase();
  const said = [...types].filter((type) => !unsaid.has(type));
  return said.map((type) => type.replace(/^x-/, '')).join(' ');
}
/** What all entries are, or which of them to try first. */
const unsaid: ReadonlySet<string> = new Set([
  'pref',
  'voice',
  'internet',
  'text',
  'postal',
  'parcel',
  'intl',
  'dom',
  '',
]);

/** A number or address with what it is for; those that say nothing of it are listed alone. */
function contactPoint(card: Card, property: CardProperty): Written | undefined {
  const contactType = labelOf(card, property);
  if (contactType === '') return undefined;
  const value = property.value.replace(/^(tel|mailto):/i, '').trim();
  return { '@type': 'ContactPoint', contactType, [property.name === 'TEL' ? 'telephone' : 'email']: value };
}

function addressOf(card: Card, property: CardProperty): Written {
  const [box = '', more = '', street = '', locality = '', region = '', code = '', country = ''] = partsOf(
    property.value,
    ';',
  );
  return {
    '@type': 'PostalAddress',
    name: labelOf(card, property),
    postOfficeBoxNumber: box,
    streetAddress: [street, more].filter((part) => part !== '').join(', '),
    addressLocality: locality,
    addressRegion: region,
    postalCode: code,
    addressCountry: country,
  };
}

/** "1985-04-12", "--04-12" without a year; what else is written (a text, a time after the day) is kept as it is. */
function dateOf(property: CardProperty | undefined): string | undefined {
  if (property === undefined) return undefined;
  const { value, parameters } = property;
  const [, year, month, day] = /^(\d{4}|--)-?(\d\d)-?(\d\d)(?:[T ].*)?$/.exec(value.trim()) ?? [];
  if (month === undefined) return plain(value);
  const isYearless = year === '--' || parameters.get('X-APPLE-OMIT-YEAR') === year;
  return `${isYearless ? '-' : year}-${month}-${day}`;
}

function anniversaries(card: Card): Written[] {
  const stated = all(card, 'ANNIVERSARY').map((one) => ({ name: 'anniversary', startDate: dateOf(one) }));
  const labelled = all(card, 'X-ABDATE').map((one) => ({ name: labelOf(card, one) || 'date', startDate: dateOf(one) }));
  return [...stated, ...labelled].map((one) => ({ '@type': 'Event', ...one }));
}

/** Relations that schema.org has a property for; others are kept with what they are called. */
const relations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    spouse: 'spouse',
    wife: 'spouse',
    husband: 'spouse',
    partner: 'spouse',
    child: 'children',
    son: 'children',
    daughter: 'children',
    parent: 'parent',
    mother: 'parent',
    father: 'parent',
    sibling: 'sibling',
    sister: 'sibling',
    brother: 'sibling',
    colleague: 'colleague',
    'co-worker': 'colleague',
    friend: 'knows',
    acquaintance: 'knows',
    contact: 'knows',
  }),
);

/** People that a card names by what they are to its own; a card that is only referred to says nobody's name. */
function relationsOf(card: Card): Record<string, Written[]> {
  const related: Record<string, Written[]> = {};
  const listed = ['RELATED', 'X-ABRELATEDNAMES', 'X-SPOUSE', 'X-MANAGER', 'X-ASSISTANT', 'X-ANDROID-CUSTOM'];
  for (const name of listed) {
    for (const property of all(card, name)) {
      const said = name === 'X-ANDROID-CUSTOM' ? androidRelation(property.value) : relationIn(card, name, property);
      if (said === undefined || said.name === '' || /^(urn|https?|mailto|data):/i.test(said.name)) continue;
      const key = relations.get(said.label) ?? 'relatedTo';
      const description = said.label === key ? '' : said.label;
      const people = related[key] ?? [];
      people.push({ '@type': 'Person', name: said.name, description });
      related[key] = people;
    }
  }
  return related;
}

type Relation = { readonly label: string; readonly name: string };

function relationIn(card: Card, name: string, property: CardProperty): Relation {
  const label =
    name.startsWith('X-') && name !== 'X-ABRELATEDNAMES' ? name.slice(2).toLowerCase() : labelOf(card, property);
  return { label, name: plain(property.value) };
}

/** Android's relations by their numbers (ContactsContract.CommonDataKinds.Relation); 0 has a label of its own. */
const androidKinds = [
  ...['', 'assistant', 'brother', 'child', 'partner', 'father', 'friend', 'manager', 'mother', 'parent', 'partner'],
  ...['referred by', 'relative', 'sister', 'spouse'],
];

function androidRelation(value: string): Relation | undefined {
  const [kind, name = '', number = '', label = ''] = partsOf(value, ';');
  if (kind !== 'vnd.android.cursor.item/relation') return undefined;
  return { name, label: androidKinds[Number(number)] || label.toLowerCase() };
}

/** When a card was changed, as a moment that sorts. */
function revision(value: string | undefined): string | undefined {
  const [, day, time] = /^(\d{4}-?\d\d-?\d\d)(?:T(\d\d:?\d\d:?\d\d))?/.exec(value ?? '') ?? [];
  if (day === undefined) return undefined;
  const date = day.replace(/^(\d{4})-?(\d\d)-?(\d\d)$/, '$1-$2-$3');
  return `${date}T${(time ?? '000000').replace(/^(\d\d):?(\d\d):?(\d\d)$/, '$1:$2:$3')}Z`;
}

/** The compact form of contacts in QR codes ("MECARD:N:Doe,John;TEL:…;;"), read as the card that it stands for. */
export function mecardText(text: string): string | undefined {
  if (!/^MECARD:/i.test(text)) return undefined;
  const lines = (text.slice(7).match(/(?:[^\\;]|\\[\s\S]?)*(?:;|$)/g) ?? []).flatMap((part): string[] => {
    const [, name = '', value = ''] = /^([A-Za-z-]{1,30}):(.*?);?$/s.exec(part) ?? [];
    if (name === '') return [];
    const key = name.toUpperCase();
    if (key === 'N') return [`N:${value.replace(/(?<!\\),/g, ';')}`];
    return [key === 'ADR' ? `ADR:;;${value.replace(/(?<!\\),/g, ' ')};;;;` : `${key}:${value}`];
  });
  return ['BEGIN:VCARD', ...lines.map((line) => line.replace(/[\r\n]+/g, ' ')), 'END:VCARD'].join('\n');
}
