import { everywhere } from '../../language/everywhere.ts';
import { slug } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import { contentTokens, isStopWord } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { isSellingDesk } from '../amounts/selling-desk.ts';
import type { AskedField } from '../asked/asked-field.ts';
import { orderedThings } from '../asked/ordered-things.ts';
import { saysIt } from '../asked/same-words.ts';
import { namesOfDish, type ThingKind, thingsOf } from '../asked/thing-names.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question, type Support } from '../question.ts';
import { type AgreedReading, agreedReading } from '../reading/agreed-reading.ts';
import { quotable } from '../reading/best-sentence.ts';
import { isCalledOff } from '../reading/called-off.ts';
import { type CurrentRecords, currentRecords } from '../reading/current-records.ts';
import { askedWay, isOfOtherWay, ofWay, withoutReplaced } from '../reading/legs.ts';
import { thingSaid } from '../said-in.ts';
import { answerDish } from './answer-dish.ts';
import { answerHouse } from './answer-house.ts';
import { isAboutRestaurant } from './meal-pictures.ts';

const MOST_READ = 8;

/** The value of an asked field, from the record that holds; what later records of the account leave out, earlier ones say. */
export async function answerField(question: Question): Promise<Draft | undefined> {
  const field = question.form?.field;
  if (field === undefined) return undefined;
  const [looked] = question.supported;
  if (isOfAnother(field, question)) return looked === undefined ? undefined : untold(looked.item);
  const particular = await particularAnswer(field, question);
  if (particular !== undefined) return particular;
  if (field.id === 'firm' && !(await speaksOfWork(question))) return undefined;
  const shown = await partyOfTheDay(field, question);
  if (shown !== undefined) return shown;
  const way = askedWay(question.text);
  const supported =
    field.id === 'speech'
      ? filmsFirst(question.supported)
      : field.id === 'favour'
        ? question.supported.filter(isOfAsker)
        : question.supported;
  for (const { item } of supported.slice(0, MOST_READ)) {
    const held = await currentRecords(item, question);
    const ofIt = held.items.filter((record) => !isOfOtherWay(record, held.items, way));
    const records = { ...held, items: ofIt.map((record) => withoutReplaced(ofWay(record, way))) };
    // A shop's dealings may be told as one: what the fittest record itself calls the thing comes first.
    const own = field.id === 'product' ? readAgreed(field, { ...records, items: [item] }, question) : undefined;
    const agreed = own?.sureness === SURE ? own : readAgreed(field, records, question);
    if (agreed !== undefined) return { ...agreed, notes: records.notes };
    for (const record of records.items) {
      const found = readField(field, record, records.account);
      if (found !== undefined) return { ...found, notes: records.notes, also: record.id === item.id ? [] : [record] };
    }
  }
  return undefined;
}

/** "What did Anna ask me to bring?": what somebody else asked for is none of hers. */
const isOfAsker = ({ outcomes = [] }: Support): boolean =>
  outcomes.every(({ tool, verdict }) => tool !== 'person' || verdict === 'yes');

/** What is heard, a film says; a picture beside it does not. */
const filmsFirst = (supported: readonly Support[]): readonly Support[] =>
  supported.toSorted((a, b) => Number(b.item.modality === 'video') - Number(a.item.modality === 'video'));

/** What a code or a number is of: the word before it, where that names none of the references that records have. */
const codeOf =
  /\b(?<of>\p{L}+)(?:['’]s)? (?:code|number|no\.?|id|pin)\b|(?<han>\p{Script=Han}{2})(?:号码?|密码|编号)/iu;
const anyCode: ReadonlySet<string> = new Set(
  tokens(
    'the my our your a an this that what which booking reservation order confirmation reference ticket invoice customer client policy tracking appointment record account flight train hotel bill receipt parcel shipment voucher discount promo coupon pin access pass',
  ),
);

/** Cites what was looked at and says nothing: it ends as an abstention. */
const untold = ({ id, time }: MemoryItem): Draft => ({
  text: '–',
  type: 'open_end',
  citations: time === undefined ? [] : [cite(id, 'time', time.start)],
  sureness: 0.1,
  notes: [],
});

/** A passport's number, a buzzer's code: only what says that it is of such is one. */
function isOfAnother({ id }: AskedField, { text, supported }: Question): boolean {
  if (id !== 'code' && id !== 'access code') return false;
  const of = tokens(codeOf.exec(text)?.groups?.['of'] ?? '').filter((token) => !anyCode.has(token));
  return (
    of.length > 0 &&
    !supported.slice(0, MOST_READ).some(({ item }) => of.every((token) => saysIt(token, itemTokens(item))))
  );
}

/** "Booking number: …" is the number of no parcel: whatever is read of a number that records hold has to say that it is of that kind. */
export const isOtherNumber = ({ citations }: Draft, { form }: Question): boolean =>
  form?.field?.references !== undefined &&
  form.field.id !== 'code' &&
  !citations.some(
    ({ quote }) => form.field?.cue.test(quote) === true || form.field?.written.some((one) => one.test(quote)) === true,
  );

/** "Who painted the fence?": what was worked on, which some record has to name. */
const workedOn =
  /\bwho (?:has |had )?(?:repaired|fixed|installed|built|cleaned|serviced|painted|replaced|delivered|moved|renovated|tiled|mended|plumbed) (?:the |my |our |that )?(?<thing>\p{L}[\p{L}-]*(?: (?!in\b|on\b|at\b|for\b|last\b|this\b|from\b|during\b)\p{L}[\p{L}-]*){0,2})/iu;

async function speaksOfWork({ text, supported, store, accounts }: Question): Promise<boolean> {
  const things = contentTokens(workedOn.exec(text)?.groups?.['thing'] ?? '');
  if (things.length === 0) return true;
  const beside = supported
    .slice(0, MOST_READ)
    .flatMap(({ item }) => accountsOf(accounts, item.id).flatMap(({ entries }) => entries.map((entry) => entry.item)));
  const read = [...supported.slice(0, MOST_READ).map(({ item }) => item), ...(await store.items([...new Set(beside)]))];
  return read.some((item) => things.some((token) => saysIt(token, itemTokens(item))));
}

/** Fields that are read in ways of their own. */
async function particularAnswer({ id, party }: AskedField, question: Question): Promise<Draft | undefined> {
  if (id === 'dish' || (id === 'product' && isAboutRestaurant(question))) return answerDish(question);
  if (id === 'restaurant') return houseOfDish(question);
  if (id === 'product') return orderedThings(question);
  return party === undefined ? undefined : answerHouse(party, question);
}

/** Where a dish was eaten: the house on whose bill it stands, or in which it was photographed. */
async function houseOfDish(question: Question): Promise<Draft | undefined> {
  const names = namesOfDish(question.text).map(slug);
  if (names.length === 0) return undefined;
  const shows = ({ item }: Support): boolean =>
    isPicture(item) &&
    [item.ocr?.text, item.caption, ...(item.tags ?? []).map(({ name }) => name)].some(
      (text) => text !== undefined && names.some((name) => `_${slug(text)}_`.includes(`_${name}_`)),
    );
  for (const shown of question.supported.filter(shows).slice(0, MOST_READ)) {
    const found = await partyOfTheDay({ party: ['restaurant'] }, { ...question, supported: [shown] });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What the records of a dealing agree on; a part of the question is no answer to it, nor is who wrote. */
function readAgreed(field: AskedField, { items, account }: CurrentRecords, question: Question): Draft | undefined {
  const { id, forms, party, refuses, isThing } = field;
  if (forms === undefined) return undefined;
  const isOfKind = party === undefined || (account !== undefined && party.includes(account.kind));
  // A record that no account was made of may be of the kind, unless a friend wrote it.
  if (!isOfKind && ((account !== undefined && account.kind !== 'other') || !isDatedPaper(items))) return undefined;
  const asked = new Set(contentTokens(question.text));
  const names = new Set(
    items.flatMap((item) => [
      ...(item.people ?? []).map(({ name }) => slug(name)),
      ...(item.entities ?? []).flatMap(({ kind, name }) => (isPlaceKind.has(kind) ? [slug(name)] : [])),
    ]),
  );
  const isNone = (value: string): boolean => {
    const own = contentTokens(value);
    const isAsked = own.length === 0 || own.every((token) => asked.has(token));
    return isAsked || refuses?.test(value) === true || (field.id !== 'event title' && names.has(slug(value)));
  };
  const agreed = agreedReading(items, forms, isNone) ?? thingOfRecords(id, items, isNone);
  const event = field.id === 'event title' ? eventNamed(items) : undefined;
  const found = event === undefined || isLonger(agreed?.text, event.text, names) ? agreed : event;
  if (found === undefined) return undefined;
  return {
    text: isThing === true ? thingSaid(found.text, question.language) : found.text,
    type: 'open_end',
    citations: found.citations,
    sureness: found.weight >= SURELY_WRITTEN ? SURE : 0.7,
    notes: [],
    also: items,
  };
}

const thingsAsked: Readonly<Record<string, ThingKind>> = { product: 'goods', reason: 'reasons', favour: 'favours' };
/** Of less weight than a value in a form of its own. */
const NAMED = 1;

/** Where no form tells the value: the thing of its sort that most of the records name. */
function thingOfRecords(
  id: string,
  items: readonly MemoryItem[],
  isNone: (value: string) => boolean,
): AgreedReading | undefined {
  const kind = thingsAsked[id];
  if (kind === undefined) return undefined;
  const found = items.flatMap((item) =>
    quotable(item).flatMap(({ field, text }) =>
      thingsOf(kind, text).flatMap((said) =>
        isNone(said) ? [] : [{ said, citation: cite(item.id, field, said), item }],
      ),
    ),
  );
  const [most] = [...Map.groupBy(found, ({ said }) => slug(said)).values()].sort((a, b) => b.length - a.length);
  const [first] = most ?? [];
  if (first === undefined || most === undefined) return undefined;
  return {
    text: first.said,
    citations: most.slice(0, 3).map(({ citation }) => citation),
    item: first.item,
    weight: NAMED,
  };
}

/** A show that was told apart when the record was read. */
function eventNamed(items: readonly MemoryItem[]): AgreedReading | undefined {
  for (const item of items) {
    const index = item.entities?.findIndex(({ kind }) => kind === 'event') ?? -1;
    const name = item.entities?.[index]?.name;
    if (name !== undefined)
      return { text: name, citations: [cite(item.id, `entities.${index}`, name)], item, weight: SURELY_WRITTEN };
  }
  return undefined;
}

/** "Shadows on Paper" where "Shadows" was told apart; a town behind a title is none of it. */
function isLonger(text: string | undefined, name: string, places: ReadonlySet<string>): boolean {
  const [own, whole] = [slug(name), slug(text ?? '')];
  return whole.startsWith(`${own}_`) && ![...places].some((place) => whole.endsWith(`_${place}`));
}

const isDatedPaper = (items: readonly MemoryItem[]): boolean =>
  items.every(
    ({ dates, documentKind }) => dates !== undefined && documentKind !== 'personal' && documentKind !== 'newsletter',
  );

/** From this weight on a value is written in a form that says so, or in two that do not. */
const SURELY_WRITTEN = 2.5;
const SURE = 0.85;
const isPlaceKind: ReadonlySet<string> = new Set(['city', 'country']);

function readField(field: AskedField, item: MemoryItem, account: LedgerAccount | undefined): Draft | undefined {
  return readParty(field, item, account) ?? readReference(field, item) ?? readWritten(field, item);
}

function readReference({ references }: AskedField, item: MemoryItem): Draft | undefined {
  const all = item.references ?? [];
  const own = all.filter((reference) => references?.includes(reference.kind));
  const held = own.find((reference) => !isCalledOff(reference, item)) ?? own[0];
  const index = held === undefined ? -1 : all.indexOf(held);
  const reference = item.references?.[index];
  if (reference === undefined) return undefined;
  return {
    text: reference.code,
    type: 'open_end',
    citations: [cite(item.id, `references.${index}`, reference.code)],
    sureness: 0.9,
    notes: [],
  };
}

function readWritten({ written, number }: AskedField, item: MemoryItem): Draft | undefined {
  for (const pattern of written) {
    for (const { field, text } of quotable(item)) {
      const found = matchesIn(text, everywhere(pattern)).find(
        ({ groups }) => !isStopWord(groups?.['v'] ?? groups?.['w'] ?? 'the'),
      );
      const value = (found?.groups?.['v'] ?? found?.groups?.['w'])?.trim().replace(/[.,;:]+$/, '');
      if (found === undefined || value === undefined || value === '') continue;
      return {
        text: value,
        type: number === true ? 'number' : 'open_end',
        citations: [cite(item.id, field, found[0].trim())],
        sureness: 0.8,
        notes: [],
      };
    }
  }
  return undefined;
}

/** Houses next door that a position names, and car parks that send receipts, too: nobody dines there. */
const servesNothing =
  /\b(?:park(?:haus|platz|ing)|car ?park|garage|pharmacy|apotheke|farmacia|pharmacie|bank|atm|repairs?|nails?|hair|salon|barber|clinic|klinik|dentist|doctor|gym|fitness|laundry|dry clean\w*|station|bahnhof|airport|hotel lobby|post office|post|school|library|museum|church|hospital|optik\w*|optician|florist|bookshop|real estate|insurance|tank(?:stelle)?|petrol|fuel|(?:bus|tram|taxi|metro)[ -]?(?:stops?|stand|ranks?)|haltestelle|arrêt|parada|fermata|platform|crossing|playground)\b|公交站|车站|地铁|停车|药店|药房|银行|维修|美甲|理发|诊所|医院|健身|机场|邮局|学校|图书馆/iu;

/** Of several houses of a day the one whose own record the picture is, or where it was taken; of those none is, the first. */
function ofMeal(ofDay: readonly LedgerAccount[], { id, place, ocr }: MemoryItem): LedgerAccount | undefined {
  const written = `_${slug(`${place?.poi ?? ''}\n${ocr?.text.split('\n', 2).join('\n') ?? ''}`)}_`;
  return (
    ofDay.find(({ entries }) => entries.some(({ item }) => item === id)) ??
    ofDay.find(({ counterparty = '' }) => counterparty !== '' && written.includes(`_${slug(counterparty)}_`)) ??
    (place?.poi !== undefined && ofDay.length > 1 ? undefined : ofDay[0])
  );
}

/** What a picture shows was eaten or bought: the dealing of that kind on its day says where. */
async function partyOfTheDay({ party }: Pick<AskedField, 'party'>, question: Question): Promise<Draft | undefined> {
  const [best] = question.supported;
  const day = best?.item.time?.start.slice(0, 10);
  if (party === undefined || best === undefined || day === undefined) return undefined;
  if (!isPicture(best.item)) return undefined;
  const ofDay = question.accounts.filter(
    (one) =>
      party.includes(one.kind) &&
      !(party.includes('restaurant') && servesNothing.test(one.counterparty ?? '')) &&
      one.span !== undefined &&
      one.span.start.slice(0, 10) <= day &&
      one.span.end.slice(0, 10) >= day,
  );
  const account = ofMeal(ofDay, best.item);
  const records = account === undefined ? [] : await question.store.items(account.entries.map(({ item }) => item));
  for (const record of records) {
    const found = readParty({ id: '', party }, record, account);
    if (found !== undefined)
      return {
        ...found,
        citations: [...found.citations, cite(best.item.id, 'time', best.item.time?.start ?? '')],
        sureness: 0.7,
        also: [record, best.item],
      };
  }
  const poi = best.item.place?.poi;
  if (poi === undefined || !party.includes('restaurant') || servesNothing.test(poi)) return undefined;
  return { text: poi, type: 'open_end', citations: [cite(best.item.id, 'place.poi', poi)], sureness: 0.65, notes: [] };
}

/** The hotel, airline or shop: whom the account is with, as the record names it; else the organisation that sent it. */
function readParty(
  { id, party }: Pick<AskedField, 'id' | 'party'>,
  item: MemoryItem,
  account: LedgerAccount | undefined,
): Draft | undefined {
  if (party === undefined) return undefined;
  const of = account !== undefined && party.includes(account.kind);
  const name = of ? account.counterparty : undefined;
  if (isSellingDesk(name) || (name === undefined && isSellingDesk(senderOf(item)))) return undefined;
  const draft = (text: string, path: string): Draft => ({
    text,
    type: 'open_end',
    citations: [cite(item.id, path, text)],
    sureness: 0.9,
    notes: [],
  });
  if (name !== undefined) {
    const sender = item.people?.findIndex((mention) => mention.name.startsWith(name)) ?? -1;
    if (sender >= 0) return draft(item.people?.[sender]?.name ?? name, `people.${sender}`);
    const entity = item.entities?.findIndex((e) => e.name === name) ?? -1;
    if (entity >= 0) return draft(name, `entities.${entity}`);
    const written = quotable(item).find(({ text }) => text.includes(name));
    if (written !== undefined) return draft(name, written.field);
  }
  if (!of && !(id === 'firm' && item.modality === 'email')) return undefined;
  const index = item.people?.findIndex((mention) => mention.how === 'sender' && !isPerson(mention.name, item)) ?? -1;
  const sender = item.people?.[index];
  return sender === undefined ? undefined : draft(sender.name, `people.${index}`);
}

const senderOf = (item: MemoryItem): string | undefined =>
  item.people?.find((mention) => mention.how === 'sender')?.name;

const isPerson = (name: string, item: MemoryItem): boolean =>
  (item.entities ?? []).some((entity) => entity.kind === 'person' && slug(name).includes(slug(entity.name)));
