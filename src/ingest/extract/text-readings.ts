import { currencyIn } from '../../language/currencies.ts';
import { withoutOldColumn } from '../../language/old-column.ts';
import { isPaper, type MemoryItem } from '../../memory/item.ts';
import { type Amount, type DocumentKind, type Entity, mainText } from '../../memory/item-text.ts';
import { derived } from '../../memory/provenance.ts';
import { type FieldName, type FieldValues, type Reading, reading } from '../../memory/reading.ts';
import { amountsIn } from './amounts.ts';
import { bareColumns, type Placed } from './bare-columns.ts';
import { bareTotals, spokenTotals } from './bare-totals.ts';
import { datesIn } from './dates.ts';
import { documentKindOf, type KindQuestion, type KindVerdict } from './document-kind.ts';
import { isPrivate, namesIn, senderMerchant } from './name-entities.ts';
import { type Passage, passageOf, type TextContext, type TextField } from './passage.ts';
import { referencesIn } from './references.ts';
import { summarise } from './summarise.ts';
import { TEXT_READINGS_VERSION } from './text-readings-version.ts';

/** What is known of the owner, and of places by name; the rest of the context is the item's own. */
export type OwnerContext = Pick<TextContext, 'locale' | 'currency' | 'country' | 'findPlace'>;

const CONFIDENCE = { amounts: 0.9, dates: 0.85, references: 0.9, entities: 0.7, summary: 0.6 } as const;

/**
 * Everything that the words of an item say, by rules alone: sums, dates, codes, names, what kind of document it is,
 * and for mail a summary. Readings are `derived` by `extract.<field>`; a field of which nothing is said has none.
 */
export function textReadings(item: MemoryItem, owner: OwnerContext): Reading[] {
  const passages = passagesOf(item);
  if (passages.length === 0) return [];
  const context = contextOf(item, owner);
  const cited = <T extends { readonly field: TextField }>(entries: readonly T[], text: (entry: T) => string): T[] =>
    entries.filter((entry) => entry.field !== 'body' || (item.body?.text.includes(text(entry)) ?? false));
  const amounts = cited(
    passages.flatMap((p) => sumsIn(p, context)),
    (a) => a.text,
  );
  const references = cited(
    passages.flatMap((p) => referencesIn(p)),
    (r) => r.code,
  );
  const dates = cited(
    passages.flatMap((p) => datesIn(p, context)),
    (d) => d.text,
  );
  const hasTotal = amounts.some((amount) => amount.role === 'total');
  const kind = kindOf(item, passages, { sums: amounts.length + barePrices(item), hasTotal });
  const business = amounts.length + references.length > 0 || !isPrivate(context);
  const entities = entitiesOf(passages, context, surerKind(item, kind), business);
  return [
    ...listReading('amounts', amounts, CONFIDENCE.amounts),
    ...listReading('references', references, CONFIDENCE.references),
    ...listReading('dates', dates, CONFIDENCE.dates),
    ...listReading('entities', entities, CONFIDENCE.entities),
    ...(kind === undefined ? [] : [made('documentKind', kind.kind, kind.confidence)]),
    ...summaryReading(item),
  ];
}

/** What the headers say of a message ("a notice", of anybody who cannot be replied to) against what its words say. */
function surerKind(item: MemoryItem, kind: ReturnType<typeof kindOf>): MemoryItem['documentKind'] {
  const said = item.readings.find(({ field }) => field === 'documentKind');
  if (kind === undefined || said === undefined) return item.documentKind ?? kind?.kind;
  return (said.provenance.confidence ?? 1) < kind.confidence ? kind.kind : item.documentKind;
}

function sumsIn(passage: Passage, context: TextContext): Amount[] {
  const marked = amountsIn(passage, context);
  const columns = bareColumns(passage, marked);
  if (columns.length === 0) return [...marked, ...bareTotals(passage, marked), ...spokenTotals(passage, marked)];
  const totals = bareTotals(passage, marked).filter(({ text }) => columns.every(({ amount }) => amount.text !== text));
  return [...inOrder(passage.text, marked, columns), ...totals];
}

/** Marked sums and those of columns as they stand in the text. */
function inOrder(text: string, marked: readonly Amount[], columns: readonly Placed[]): Amount[] {
  let cursor = 0;
  const placed = marked.map((amount): Placed => {
    const found = text.indexOf(amount.text, cursor);
    cursor = Math.max(cursor, found + amount.text.length);
    return { amount, start: found };
  });
  // "USD 97.00" at the end of a line is a marked sum, and no bare figure.
  const bare = columns.filter(({ start: at }) =>
    placed.every(({ amount, start }) => at < start || at >= start + amount.text.length),
  );
  return [...placed, ...bare].sort((a, b) => a.start - b.start).map(({ amount }) => amount);
}

const made = <F extends FieldName>(field: F, value: FieldValues[F], confidence: number): Reading =>
  reading(field, value, derived(`extract.${field}`, TEXT_READINGS_VERSION, confidence)) as Reading;

const listReading = <F extends 'amounts' | 'references' | 'dates' | 'entities'>(
  field: F,
  value: FieldValues[F],
  confidence: number,
): Reading[] => (value.length === 0 ? [] : [made(field, value, confidence)]);

function passagesOf(item: MemoryItem): Passage[] {
  const texts: readonly (readonly [TextField, string | undefined])[] = [
    ['title', item.title],
    ['body', item.body === undefined ? undefined : mainText(item.body)],
    ['ocr', item.ocr?.text],
    ['caption', item.caption],
  ];
  return texts.flatMap(([field, text]) =>
    text === undefined || text.trim() === '' ? [] : [passageOf(withoutOldColumn(text), field)],
  );
}

/** A picture is read as things are written where it was taken; a mail as its sender writes. */
function contextOf(item: MemoryItem, owner: OwnerContext): TextContext {
  const sender = item.people?.find((person) => person.how === 'sender');
  const [senderBox, senderDomain] = sender?.address?.split('@') ?? [];
  const there = item.modality === 'email' ? undefined : item.place?.countryCode;
  return {
    ...owner,
    locale: there === undefined ? owner.locale : `${owner.locale.split('-')[0]}-${there}`,
    currency: currencyIn(there) ?? owner.currency,
    ...(there === undefined ? {} : { country: there }),
    ...(knowsDay(item) ? { sentAt: item.time?.start.slice(0, 10) ?? '' } : {}),
    ...(senderDomain === undefined ? {} : { senderDomain }),
    ...(senderBox === undefined ? {} : { senderBox }),
    ...(sender === undefined ? {} : { senderName: sender.name }),
  };
}

const knowsDay = ({ time }: MemoryItem): boolean =>
  time !== undefined && time.precision !== 'month' && time.precision !== 'year' && time.source !== 'file-time';

const barePrice = /(?<![\d.,])\d{1,3}[.,]\d{2}(?![\d.,%])/g;
const MOST_PRICES = 20;

/** Prices without a currency's sign: a bill of fare needs none, and is known by them all the same. */
const barePrices = (item: MemoryItem): number =>
  Math.min(MOST_PRICES, item.ocr?.text.slice(0, 4000).match(barePrice)?.length ?? 0);

/** Only messages, papers and texts recognised in pictures are documents; a caption or a turn of a talk is not. */
function kindOf(
  item: MemoryItem,
  passages: readonly Passage[],
  counted: Pick<KindQuestion, 'sums' | 'hasTotal'>,
): KindVerdict | undefined {
  const isPicture = item.modality === 'image' || item.modality === 'video';
  if (item.modality === 'text' && !isPaper(item)) return undefined;
  const title = isPicture ? undefined : passages.find((p) => p.field === 'title');
  // A scanned letter has no text but what was recognised.
  const fields = isPicture ? ['ocr'] : ['body', 'ocr'];
  const text = fields.map((field) => passages.find((p) => p.field === field)).find((p) => p !== undefined);
  if (title === undefined && text === undefined) return undefined;
  const senderAddress = item.people?.find((person) => person.how === 'sender')?.address;
  return documentKindOf({
    isPicture,
    ...counted,
    ...(title === undefined ? {} : { title }),
    ...(text === undefined ? {} : { text }),
    ...(senderAddress === undefined ? {} : { senderAddress }),
  });
}

function entitiesOf(
  passages: readonly Passage[],
  context: TextContext,
  kind: DocumentKind | undefined,
  isBusiness: boolean,
): Entity[] {
  const sender = isBusiness ? senderMerchant(kind, context) : undefined;
  const named = passages.flatMap((p) => namesIn(p, context, kind));
  const isNamed = named.some((e) => e.kind === sender?.kind && e.name === sender.name);
  return sender === undefined || isNamed ? named : [sender, ...named];
}

function summaryReading(item: MemoryItem): Reading[] {
  if (item.modality !== 'email' || item.body === undefined || item.summary !== undefined) return [];
  const summary = summarise(mainText(item.body), item.title);
  return summary === undefined ? [] : [made('summary', summary, CONFIDENCE.summary)];
}
