import { harmlessText } from '../../language/untrusted-text.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { type Body, mainText } from '../../memory/item-text.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { conflictNotes } from '../amounts/amount-notes.ts';
import type { KnownAccounts } from '../evidence/known-accounts.ts';

/** An item under the short name that a model is given for it: ids of strangers' choosing never reach a prompt. */
export type Evidence = { readonly ref: string; readonly item: MemoryItem };

/** Characters of one record's longest text, and of all records together: about 6,000 tokens. */
const MOST_OF_A_TEXT = 1600;
const MOST_OF_ALL = 24_000;

/** The items under short names (E1, E2 …), in the order of their time; those without one last. */
export function evidenceInTime(items: readonly MemoryItem[]): Evidence[] {
  const at = ({ time }: MemoryItem): string => time?.start ?? '~';
  return items
    .toSorted((a, b) => (at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : 0))
    .map((item, i) => ({ ref: `E${i + 1}`, item }));
}

/**
 * Records as JSON, one a line: inside a JSON string no text can end its record or begin another. What the ledger knows
 * (state, what holds now, what replaced what) stands beside the words that it was read from. `most`: characters of all
 * long texts together.
 */
export function evidenceLines(evidence: readonly Evidence[], accounts: KnownAccounts, most = MOST_OF_ALL): string {
  const refs = new Map(evidence.map(({ ref, item }) => [item.id, ref]));
  const each = Math.min(MOST_OF_A_TEXT, Math.floor(most / Math.max(1, evidence.length)));
  return evidence.map(({ ref, item }) => JSON.stringify(recordOf(ref, item, each, refs, accounts))).join('\n');
}

function recordOf(
  ref: string,
  item: MemoryItem,
  most: number,
  refs: ReadonlyMap<ItemId, string>,
  accounts: KnownAccounts,
): Readonly<Record<string, unknown>> {
  const said = (text: string | undefined, limit = 300): string | undefined => {
    const harmless = text === undefined ? '' : harmlessText(text).trim();
    return harmless === '' ? undefined : shortened(harmless, limit);
  };
  const list = (values: readonly string[] | undefined): readonly string[] | undefined =>
    values === undefined || values.length === 0 ? undefined : values.slice(0, 12).flatMap((one) => said(one, 80) ?? []);
  const { place, time } = item;
  const where = [place?.poi, place?.city, place?.region, place?.country].flatMap((name) => name ?? []);
  return present({
    ref,
    kind: item.documentKind === undefined ? item.modality : `${item.modality}, ${item.documentKind}`,
    when: time === undefined ? undefined : time.end === time.start ? time.start : `${time.start} to ${time.end}`,
    where: list(where),
    people: list(
      item.people?.map(({ name, how, role }) => `${name} (${role === undefined ? how : `${how}, ${role}`})`),
    ),
    title: said(item.title),
    text: said(textOf(item.body), most),
    caption: said(item.caption ?? item.shortCaption ?? item.summary, most),
    print: said(item.ocr?.text, most),
    speech: said(item.transcript?.segments.map(({ text }) => text).join('\n'), most),
    tags: list(item.tags?.map(({ name }) => name)),
    amounts: list(item.amounts?.map(({ text, role }) => (role === 'unknown' ? text : `${text} (${role})`))),
    ledger: list(accounts.of(item.id).map((account) => standing(account, item.id, refs))),
    conflict: said(conflictsOf(item.id, accounts)),
  });
}

const textOf = (body: Body | undefined): string | undefined => {
  if (body === undefined) return undefined;
  const main = mainText(body);
  return main === '' ? body.text : main;
};

const present = (record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half a pair of code units is no character.
  const end = /[\ud800-\udbff]/.test(text[most - 1] ?? '') ? most - 1 : most;
  return `${text.slice(0, end)} […]`;
}

/** Where records of one account differ, told with the record that holds. */
const conflictsOf = (id: ItemId, accounts: KnownAccounts): string | undefined => {
  const told = accounts
    .of(id)
    .filter(({ current }) => current === id)
    .flatMap((account) => conflictNotes(account, 'en'));
  return told.length === 0 ? undefined : told.join(' ');
};

/** What the account says of this record: whether it holds, what replaced it, and the total that holds now. */
function standing(account: LedgerAccount, id: ItemId, refs: ReadonlyMap<ItemId, string>): string {
  const rival = account.rivals?.find(({ item }) => item === id);
  if (rival !== undefined)
    return `${account.kind}, ${rival.state}, replaces nothing (${rival.why ?? 'another sender'})`;
  const entry = account.entries.find(({ item }) => item === id);
  const by = entry?.supersededBy === undefined ? undefined : (refs.get(entry.supersededBy) ?? 'a later record');
  const holds = account.current === id ? 'this record holds now' : undefined;
  const { total } = account;
  const sum =
    account.current === id && total !== undefined
      ? `total ${total.value}${total.currency === undefined ? '' : ` ${total.currency}`}`
      : undefined;
  return [account.kind, entry?.state, by === undefined ? holds : `replaced by ${by}`, sum]
    .filter((part) => part !== undefined)
    .join(', ');
}
