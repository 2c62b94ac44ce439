import { ReceiptText } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import type { LedgerListResponse } from '../../../../src/contract/ledger-verb.ts';
import { useSettled } from '../../api/use-settled.ts';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { useLanguage, useWords } from '../../words/language.ts';
import { kindWords, ledgerWords } from '../../words/ledger.ts';
import { AccountRow } from './account-row.tsx';
import { GroupedSums } from './grouped-sums.tsx';
import styles from './ledger-page.module.css';
import { type LedgerAsked, useAccounts } from './ledger-queries.ts';
import { Sums } from './sums.tsx';

/** Search debounce. */
const REST_MS = 200;

const views = ['list', 'trip', 'shop', 'year', 'month', 'kind', 'place'] as const;
type View = (typeof views)[number];

/** The Ledger page: bookings, orders and payments, replaced records, and totals per currency. */
export default function LedgerPage() {
  const say = useWords(ledgerWords);
  const [params, setParams] = useSearchParams();
  const typed: LedgerAsked = {
    kind: params.get('kind') ?? '',
    year: params.get('year') ?? '',
    words: params.get('q') ?? '',
    trip: params.get('trip') ?? undefined,
  };
  const asked = { ...typed, words: useSettled(typed.words, REST_MS) };
  const ledger = useAccounts(asked);
  const [first] = ledger.data?.pages ?? [];
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
      ) : first === undefined ? (
        <Loading />
      ) : first.choices?.kinds.length === 0 && typed.trip === undefined ? (
        <Empty icon={<ReceiptText size={32} aria-hidden />} title={say.none}>
          <p>{say.noneHint}</p>
          <Link href="/import">{say.add}</Link>
        </Empty>
      ) : (
        <>
          <Sums sums={first.sums} />
          <Filters choices={first.choices} asked={typed} onPut={put} />
          <Views view={view} onPut={put} />
          {view === 'list' ? <AccountTable ledger={ledger} /> : <GroupedSums by={view} asked={asked} />}
        </>
      )}
    </div>
  );
}

type Put = (changes: Readonly<Record<string, string | undefined>>) => void;

function Views({ view, onPut }: { readonly view: View; readonly onPut: Put }) {
  const say = useWords(ledgerWords);
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
    <Segments
      label={say.by}
      segments={views.map((key) => ({ key, label: labels[key] }))}
      chosen={view}
      onChoose={(key) => onPut({ by: key === 'list' ? undefined : key })}
    />
  );
}

type FiltersProps = {
  readonly choices: LedgerListResponse['choices'];
  readonly asked: LedgerAsked;
  readonly onPut: Put;
};

function Filters({ choices: { kinds, years } = { kinds: [], years: [] }, asked, onPut }: FiltersProps) {
  const say = useWords(ledgerWords);
  const language = useLanguage();
  const { kind: chosenKind, year: chosenYear, words, trip } = asked;
  const isFiltered = chosenKind !== '' || chosenYear !== '' || words !== '' || trip !== undefined;
  return (
    <search className={styles.filters} aria-label={say.filters}>
      <label>
        <span className="visually-hidden">{say.year}</span>
        <select value={chosenYear} onChange={(event) => onPut({ year: event.target.value })}>
          <option value="">{say.anyYear}</option>
          {years.toReversed().map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{say.kind}</span>
        <select value={chosenKind} onChange={(event) => onPut({ kind: event.target.value })}>
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
        value={words}
        maxLength={200}
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

function AccountTable({ ledger }: { readonly ledger: ReturnType<typeof useAccounts> }) {
  const say = useWords(ledgerWords);
  const accounts = ledger.data?.pages.flatMap((page) => page.accounts) ?? [];
  if (accounts.length === 0) return <p className={styles.none}>{say.noMatch}</p>;
  return (
    <>
      <table className={styles.table} aria-busy={ledger.isPlaceholderData}>
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
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </tbody>
      </table>
      {ledger.hasNextPage ? (
        <Button
          className={styles.more ?? ''}
          disabled={ledger.isFetchingNextPage}
          onClick={() => void ledger.fetchNextPage()}
        >
          {say.more}
        </Button>
      ) : null}
    </>
  );
}
