import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { LedgerAccount } from '../../../../src/memory/ledger.ts';
import { useCalled } from '../../api/use-called.ts';
import { spanInWords } from '../../words/dates.ts';
import { type Language, useLanguage, useWords } from '../../words/language.ts';
import { kindWords, ledgerWords, stateWords } from '../../words/ledger.ts';
import { moneyInWords } from '../../words/money.ts';
import { placeCalled } from '../../words/place-names.ts';
import { conflictOf, dayOf, formerSums } from './account-facts.ts';
import { AccountRecords } from './account-records.tsx';
import styles from './account-row.module.css';

const tone: Partial<Record<LedgerAccount['state'], string | undefined>> = {
  paid: styles.good,
  invoiced: styles.good,
  cancelled: styles.bad,
  declined: styles.bad,
  refunded: styles.warn,
  changed: styles.warn,
};

function whenOf(account: LedgerAccount, language: Language, unknown: string): string {
  const day = dayOf(account).slice(0, 10);
  if (day === '') return unknown;
  const end = account.span?.end.slice(0, 10) ?? day;
  return spanInWords({ start: `${day}T00:00:00`, end: `${end}T00:00:00` }, language);
}

/** A transaction as a line: date, counterparty, state and amount; expanded, all its records. */
export function AccountRow({ account }: { readonly account: LedgerAccount }) {
  const say = useWords(ledgerWords);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const called = useCalled();
  const { total, state, kind } = account;
  const name = account.counterparty ?? account.what ?? say.unnamed;
  const conflict = conflictOf(account);
  const below = [
    kindWords[language][kind],
    account.place === undefined ? undefined : placeCalled(account.place, called),
    account.counterparty === undefined ? undefined : account.what,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
  const isVoid = state === 'cancelled';
  return (
    <>
      <tr className={`${styles.row} ${isOpen ? styles.open : ''}`}>
        <td className={styles.when}>{whenOf(account, language, say.unknownDay)}</td>
        <th scope="row" className={styles.what}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': id } : {})}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={16} aria-hidden />
            <span>
              <span className={`${styles.name} ${isVoid ? styles.void : ''}`}>{name}</span>
              <span className={styles.below}>{below}</span>
              {conflict.length === 0 ? null : (
                <span className={styles.conflict}>
                  <TriangleAlert size={14} aria-hidden />
                  {say.conflict(conflict.length)}
                </span>
              )}
            </span>
          </button>
        </th>
        <td className={styles.state}>
          <span className={`${styles.badge} ${tone[state] ?? ''}`}>{stateWords[language][state]}</span>
        </td>
        <td className={styles.amount}>
          {formerSums(account).map(({ value, currency }) => (
            <span key={`${value} ${currency}`} className={styles.former}>
              <span className="visually-hidden">{say.was} </span>
              <s>{moneyInWords(value, currency, language)}</s>
            </span>
          ))}
          {total === undefined ? (
            <span className={styles.unknown}>
              <span aria-hidden>–</span>
              <span className="visually-hidden">{say.noAmount}</span>
            </span>
          ) : (
            <span className={styles.total}>{moneyInWords(total.value, total.currency, language)}</span>
          )}
        </td>
      </tr>
      {isOpen ? (
        <tr id={id} className={styles.records}>
          <td colSpan={4}>
            <AccountRecords account={account} conflict={conflict} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
