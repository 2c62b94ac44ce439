import { ReceiptText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { LedgerListResponse } from '../../../../src/contract/ledger-verb.ts';
import { type LedgerAccount, ledgerKinds } from '../../../../src/memory/ledger.ts';
import { sumsByCurrency } from '../../../../src/memory/ledger-sums.ts';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { kindWords, ledgerWords } from '../../words/ledger.ts';
import { type AccountFilter, dayOf, isAsked } from './account-facts.ts';
import { AccountRow } from './account-row.tsx';
import { GroupedSums } from './grouped-sums.tsx';
import styles from './ledger-page.module.css';
import { Sums } from './sums.tsx';
import { useWholeLedger } from './use-whole-ledger.ts';

const views = ['list', 'trip', 'shop', 'year', 'month', 'kind', 'place'] as const;
type View = (typeof views)[number];

/** What was booked, ordered and paid: what holds, what gave way to it, and sums that never add currencies. */
export default function LedgerPage() {
  const say = useWords(ledgerWords);
  const [params, setParams] = useSearchParams();
  const trip = params.get('trip') ?? undefined;
  const ledger = useWholeLedger(trip);
  const filter: AccountFilter = {
    kind: params.get('kind') ?? '',
    year: params.get('year') ?? '',
    words: params.get('q') ?? '',
  };
  const view = views.find((one) => one === params.get('by')) ?? 'list';
  const put = (changes: Readonly<Record<string, string | undefined>>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes))
          if (value === undefined || value === '') after.delete(key);
          else after.set(key, value);
        return after;
      },
      { replace: true },
    );
  return (
    <div className={styles.page}>
      <PageTitle>{say.title}</PageTitle>
      {ledger.isError ? (
        <Failed error={ledger.error} onRetry={() => void ledger.refetch()} />
      ) : ledger.data === undefined ? (
        <Loading />
      ) : ledger.data.accounts.length === 0 && trip === undefined ? (
        <Empty icon={<ReceiptText size={32} aria-hidden />} title={say.none}>
          <p>{say.noneHint}</p>
          <Link href="/import">{say.add}</Link>
        </Empty>
      ) : (
        <Shown ledger={ledger.data} filter={filter} view={view} trip={trip} onPut={put} />
      )}
    </div>
  );
}

type ShownProps = {
  readonly ledger: LedgerListResponse;
  readonly filter: AccountFilter;
  readonly view: View;
  readonly trip: string | undefined;
  readonly onPut: (changes: Readonly<Record<string, string | undefined>>) => void;
};

function Shown({ ledger, filter, view, trip, onPut }: ShownProps) {
  const say = useWords(ledgerWords);
  const asked = useMemo(
    () => ledger.accounts.filter((account) => isAsked(account, filter)).toReversed(),
    [ledger, filter],
  );
  const labels: Readonly<Record<View, string>> = {
    list: say.list,
    trip: say.byTrip,
    shop: say.byShop,
    year: say.byYear,
    month: say.byMonth,
    kind: say.byKind,
    place: say.byPlace,
  };
  return (
    <>
      <Sums sums={sumsByCurrency(asked)} />
      <Filters accounts={ledger.accounts} filter={filter} trip={trip} onPut={onPut} />
      <Segments
        label={say.by}
        segments={views.map((key) => ({ key, label: labels[key] }))}
        chosen={view}
        onChoose={(key) => onPut({ by: key === 'list' ? undefined : key })}
      />
      {view === 'list' ? (
        <AccountTable accounts={asked} />
      ) : (
        <GroupedSums
          by={view}
          kind={ledgerKinds.find((kind) => kind === filter.kind)}
          year={filter.year}
          words={filter.words}
          trip={trip}
        />
      )}
    </>
  );
}

function Filters({
  accounts,
  filter,
  trip,
  onPut,
}: Omit<ShownProps, 'ledger' | 'view'> & { readonly accounts: readonly LedgerAccount[] }) {
  const say = useWords(ledgerWords);
  const language = useLanguage();
  const kinds = ledgerKinds.filter((kind) => accounts.some((account) => account.kind === kind));
  const years = [...new Set(accounts.map((account) => dayOf(account).slice(0, 4)))]
    .filter((y) => y !== '')
    .sort()
    .reverse();
  const isFiltered = filter.kind !== '' || filter.year !== '' || filter.words !== '' || trip !== undefined;
  return (
    <search className={styles.filters} aria-label={say.filters}>
      <label>
        <span className="visually-hidden">{say.year}</span>
        <select value={filter.year} onChange={(event) => onPut({ year: event.target.value })}>
          <option value="">{say.anyYear}</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{say.kind}</span>
        <select value={filter.kind} onChange={(event) => onPut({ kind: event.target.value })}>
          <option value="">{say.anyKind}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[language][kind]}
            </option>
          ))}
        </select>
      </label>
      <input
        type="search"
        aria-label={say.shop}
        placeholder={say.shop}
        value={filter.words}
        onChange={(event) => onPut({ q: event.target.value })}
      />
      {trip === undefined ? null : (
        <Link href={`/events/${encodeURIComponent(trip)}`} className={styles.trip}>
          {say.ofOneTrip}
        </Link>
      )}
      {isFiltered ? (
        <Button look="quiet" onClick={() => onPut({ kind: undefined, year: undefined, q: undefined, trip: undefined })}>
          {say.clear}
        </Button>
      ) : null}
    </search>
  );
}

const AT_FIRST = 150;

function AccountTable({ accounts }: { readonly accounts: readonly LedgerAccount[] }) {
  const say = useWords(ledgerWords);
  const [most, setMost] = useState(AT_FIRST);
  if (accounts.length === 0) return <p className={styles.none}>{say.noMatch}</p>;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.when}</th>
            <th scope="col" className={styles.what}>
              {say.what}
            </th>
            <th scope="col">{say.state}</th>
            <th scope="col" className={styles.amount}>
              {say.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.slice(0, most).map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </tbody>
      </table>
      {accounts.length > most ? (
        <Button className={styles.more ?? ''} onClick={() => setMost(most + AT_FIRST)}>
          {say.more}
        </Button>
      ) : null}
    </>
  );
}
