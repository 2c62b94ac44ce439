import { everywhere } from '../../language/everywhere.ts';
import { matchesIn } from '../../language/matches.ts';
import { contentTokens, isStopWord } from '../../language/stop-words.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import type { AskedField } from '../asked/asked-field.ts';
import { saysIt } from '../asked/same-words.ts';
import { itemTokens } from '../evidence/item-tokens.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question, type Support } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { isCalledOff } from '../reading/called-off.ts';
import { currentRecords } from '../reading/current-records.ts';

const MOST_READ = 8;

/** The value of an asked field, from the record that holds; what later records of the account leave out, earlier ones say. */
export async function answerField(question: Question): Promise<Draft | undefined> {
  const field = question.form?.field;
  if (field === undefined) return undefined;
  if (field.id === 'firm' && !(await speaksOfWork(question))) return undefined;
  const supported = field.id === 'favour' ? question.supported.filter(isOfAsker) : question.supported;
  for (const { item } of supported.slice(0, MOST_READ)) {
    const records = await currentRecords(item, question);
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

/** The hotel, airline or shop: whom the account is with, as the record names it; else the organisation that sent it. */
function readParty(
  { id, party }: Pick<AskedField, 'id' | 'party'>,
  item: MemoryItem,
  account: LedgerAccount | undefined,
): Draft | undefined {
  if (party === undefined) return undefined;
  const of = account !== undefined && party.includes(account.kind);
  const name = of ? account.counterparty : undefined;
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
  const index = item.people?.findIndex((mention) => mention.how === 'sender') ?? -1;
  const sender = item.people?.[index];
  return sender === undefined ? undefined : draft(sender.name, `people.${index}`);
}
