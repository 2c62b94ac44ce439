import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import { getLedgerAccount } from '../../../../src/contract/endpoints/ledger.ts';
import { type LedgerAccount, type LedgerEntry, recordsOf } from '../../../../src/memory/ledger.ts';
import { useRead } from '../../api/use-read.ts';
import { Failed, Loading } from '../../parts/states.tsx';
import { openItem } from '../../shell/open-item.ts';
import { timeInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { ledgerWords, stateWords, whyInWords } from '../../words/ledger.ts';
import { moneyInWords } from '../../words/money.ts';
import { titleIn } from '../../words/titles.ts';
import styles from './account-records.module.css';

/** All records of a transaction in order: the current one, and the replaced ones with reasons. */
export function AccountRecords({
  account,
  conflict,
}: {
  readonly account: LedgerAccount;
  readonly conflict: readonly LedgerEntry[];
}) {
  const say = useWords(ledgerWords);
  const language = useLanguage();
  const more = useRead(getLedgerAccount, { params: { id: account.id } });
  if (more.isError) return <Failed error={more.error} onRetry={() => void more.refetch()} />;
  if (more.data === undefined) return <Loading />;
  const { records, trips } = more.data;
  const titles = new Map(records.map(({ id, title }) => [id, title]));
  const all = recordsOf(account);
  const items = all.map(({ item }) => item);
  const inTime = all.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return (
    <div className={styles.records}>
      <ol aria-label={say.records}>
        {inTime.map((entry) => (
          <Entry
            key={entry.item}
            entry={entry}
            title={titles.get(entry.item)}
            holds={entry.item === account.current}
            isConflict={conflict.includes(entry)}
            isRival={account.rivals?.includes(entry) === true}
            onOpen={() => openItem(entry.item, {}, items)}
          />
        ))}
      </ol>
      <dl className={styles.facts}>
        {trips.length === 0 ? null : (
          <>
            <dt>{say.ofTrips}</dt>
            {trips.map((trip) => (
              <dd key={trip.id}>
                <Link href={`/events/${encodeURIComponent(trip.id)}`}>{titleIn(trip, language)}</Link>
              </dd>
            ))}
          </>
        )}
        {account.references.length === 0 ? null : (
          <>
            <dt>{say.references}</dt>
            <dd className={styles.codes}>{[...new Set(account.references.map(({ code }) => code))].join(', ')}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

function Entry({
  entry,
  title,
  holds,
  isConflict,
  isRival,
  onOpen,
}: {
  readonly entry: LedgerEntry;
  readonly title: string | undefined;
  readonly holds: boolean;
  readonly isConflict: boolean;
  readonly isRival: boolean;
  readonly onOpen: () => void;
}) {
  const say = useWords(ledgerWords);
  const language = useLanguage();
  const { amount, state, at, why, supersededBy, counted = [] } = entry;
  const isGone = supersededBy !== undefined && counted.length === 0;
  return (
    <li className={`${styles.entry} ${holds ? styles.holds : ''} ${isConflict ? styles.conflict : ''}`}>
      <span className={styles.dot} aria-hidden />
      <span className={styles.head}>
        <time className={styles.soft}>{timeInWords({ start: at, precision: 'day' }, language)}</time>
        <b>{stateWords[language][state]}</b>
        {amount === undefined ? null : isGone ? (
          <s className={styles.sum}>{moneyInWords(amount.value, amount.currency, language)}</s>
        ) : (
          <span className={styles.sum}>{moneyInWords(amount.value, amount.currency, language)}</span>
        )}
        {holds ? <span className={styles.mark}>{say.holds}</span> : null}
        {!holds && counted.length > 0 ? <span className={styles.mark}>{say.counts}</span> : null}
      </span>
      {why === undefined ? null : (
        <span className={styles.soft}>
          {isRival ? say.beside : say.gaveWay}: {whyInWords(why, language)}
        </span>
      )}
      <button type="button" className={styles.open} aria-label={say.openRecord(title ?? say.record)} onClick={onOpen}>
        <FileText size={14} aria-hidden />
        {title ?? say.record}
      </button>
    </li>
  );
}
