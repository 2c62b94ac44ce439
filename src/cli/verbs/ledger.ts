import pc from 'picocolors';
import type { LedgerFilter } from '../../app/events/ledger-accounts.ts';
import {
  type LedgerAccountResponse,
  type LedgerListResponse,
  type LedgerSumsResponse,
  ledgerGroups,
} from '../../contract/ledger-verb.ts';
import { isCalendarTime } from '../../memory/calendar-time.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Amount } from '../../memory/item-text.ts';
import { type LedgerAccount, type LedgerEntry, ledgerKinds, recordsOf } from '../../memory/ledger.ts';
import type { CurrencySum } from '../../memory/ledger-sums.ts';
import { type ExitCode, exitCodes, plain } from '../face.ts';
import { type VerbContext, withApp } from '../run-verb.ts';
import { table } from '../table.ts';

export type LedgerOptions = {
  readonly kind?: string;
  readonly shop?: string;
  readonly place?: string;
  readonly in?: string;
  readonly from?: string;
  readonly to?: string;
  readonly trip?: string;
  readonly by?: string;
};

export async function listLedger(context: VerbContext, options: LedgerOptions): Promise<ExitCode> {
  const filter = filterOf(options);
  return withApp(context, async (app) => {
    context.face.result(await app.ledger(filter), drawAccounts);
    return exitCodes.done;
  });
}

export async function sumLedger(context: VerbContext, options: LedgerOptions): Promise<ExitCode> {
  const by = ledgerGroups.find((group) => group === (options.by ?? 'kind'));
  if (by === undefined) throw unknownValue('--by', options.by, ledgerGroups);
  const filter = filterOf(options);
  return withApp(context, async (app) => {
    context.face.result(await app.ledgerSums(by, filter), drawSums);
    return exitCodes.done;
  });
}

export async function showAccount(context: VerbContext, id: string): Promise<ExitCode> {
  return withApp(context, async (app) => {
    context.face.result(await app.ledgerAccount(id), drawAccount);
    return exitCodes.done;
  });
}

/** Errors: `usage` for an invalid kind or day. */
function filterOf(options: LedgerOptions): LedgerFilter {
  const kind = ledgerKinds.find((known) => known === options.kind);
  if (options.kind !== undefined && kind === undefined) throw unknownValue('--kind', options.kind, ledgerKinds);
  const [from, to] = [options.from ?? options.in, options.to ?? options.in];
  for (const day of [from, to]) {
    if (day === undefined || (!day.includes('T') && isCalendarTime(day))) continue;
    throw new MadeleineError('usage', `${day} is not a valid date.`, {
      action: 'Give a year, a month or a day, such as 2023, 2023-05 or 2023-05-07.',
    });
  }
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(options.shop === undefined ? {} : { shop: options.shop }),
    ...(options.place === undefined ? {} : { place: options.place }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(options.trip === undefined ? {} : { trip: options.trip }),
  };
}

const unknownValue = (option: string, value: string | undefined, known: readonly string[]): MadeleineError =>
  new MadeleineError('usage', `Unknown value for ${option}: ${value ?? ''}.`, {
    action: `Use one of: ${known.join(', ')}.`,
  });

/** "EUR 397.71", "JPY 35,700": with the decimals of the currency. */
function money({ currency, value }: Pick<Amount, 'currency' | 'value'>): string {
  if (currency === undefined || currency === '?') return value.toLocaleString('en', { minimumFractionDigits: 2 });
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(value)
    .replace('\u00a0', ' ');
}
const sumText = (sums: readonly CurrencySum[]): string => (sums.length === 0 ? '–' : sums.map(money).join(' + '));

function days({ span, entries }: LedgerAccount): string {
  if (span === undefined) return entries[0]?.at.slice(0, 10) ?? '';
  if (span.start === span.end) return span.start;
  const isOneYear = span.start.slice(0, 4) === span.end.slice(0, 4);
  return `${span.start} – ${isOneYear ? span.end.slice('2023-'.length) : span.end}`;
}

function drawAccounts({ accounts, sums }: LedgerListResponse): string {
  if (accounts.length === 0)
    return 'No bookings, orders or bills. They are created from emails and photos of receipts.';
  const drawn = table(accounts, [
    { head: 'when', whole: true, cell: days },
    { head: 'kind', whole: true, cell: (a) => a.kind },
    { head: 'with', cell: (a) => a.counterparty ?? a.what ?? '' },
    { head: 'where', cell: (a) => a.place?.split(',')[0] ?? '' },
    { head: 'state', whole: true, cell: (a) => a.state },
    { head: 'amount', right: true, cell: (a) => (a.total === undefined ? '–' : money(a.total)) },
    { head: 'records', right: true, cell: (a) => String(recordsOf(a).length) },
    { head: 'id', whole: true, cell: (a) => a.id },
  ]);
  return `${drawn}\n\n${pc.bold(`Total ${sumText(sums)}`)}`;
}

function drawSums({ groups, none, sums }: LedgerSumsResponse): string {
  if (groups.length === 0 && none.length === 0) return 'No amounts.';
  const rows = [
    ...groups.map(({ title, sums: of }) => ({ title, of })),
    ...(none.length > 0 ? [{ title: 'Other', of: none }] : []),
    { title: 'Total', of: sums },
  ];
  return table(rows, [
    { head: '', cell: (row) => row.title },
    { head: 'entries', right: true, cell: (row) => String(row.of.reduce((n, sum) => n + sum.accounts, 0)) },
    { head: 'amount', right: true, cell: (row) => sumText(row.of) },
  ]);
}

/** The history of an entry, oldest first: each record, the current amount, and why others were replaced. */
function drawAccount({ account, records, trips }: LedgerAccountResponse): string {
  const titles = new Map(records.map(({ id, title }) => [id, title]));
  const head = [account.counterparty ?? account.what ?? account.kind, account.place].filter(
    (part) => part !== undefined,
  );
  const inTime = recordsOf(account).toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return [
    `${pc.bold(plain(head.join(', ')))}  ${account.kind}, ${account.state}  ${pc.dim(account.id)}`,
    `  ${days(account)}${account.references.length === 0 ? '' : `  ${plain(account.references.map((ref) => `${ref.kind} ${ref.code}`).join(', '))}`}`,
    ...trips.map(({ title, id }) => `  on ${plain(title)} ${pc.dim(id)}`),
    '',
    ...inTime.flatMap((entry) =>
      entryLines(
        entry,
        titles.get(entry.item),
        entry.item === account.current,
        account.rivals?.includes(entry) === true,
      ),
    ),
    '',
    pc.bold(account.total === undefined ? 'Amount unknown.' : `Amount: ${money(account.total)}`),
  ].join('\n');
}

function entryLines(entry: LedgerEntry, title: string | undefined, holds: boolean, isRival: boolean): string[] {
  const counts = (entry.counted ?? []).map(
    ({ as, amount }) => `${as === 'refund' ? '−' : '+'} ${money(amount)} (${as})`,
  );
  const said = entry.amount === undefined ? '' : `  ${money(entry.amount)}`;
  const tax = entry.tax === undefined ? '' : pc.dim(`  includes ${money(entry.tax)} tax`);
  const name = title === undefined ? '' : `  ${plain(title)}`;
  return [
    `${holds ? pc.green('●') : '○'} ${entry.at.slice(0, 10)}  ${entry.state.padEnd(10)}${said}${tax}${name}  ${pc.dim(entry.item)}`,
    ...(counts.length === 0 ? [] : [`    ${pc.green(counts.join(', '))}`]),
    ...(entry.supersededBy === undefined
      ? []
      : [
          pc.dim(
            `    ${isRival ? 'does not replace' : 'replaced by'} ${entry.supersededBy}${entry.why === undefined ? '' : `: ${plain(entry.why)}`}`,
          ),
        ]),
  ];
}
