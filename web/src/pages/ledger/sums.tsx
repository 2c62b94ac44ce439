import type { LedgerListResponse } from '../../../../src/contract/ledger-verb.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import { ledgerWords } from '../../words/ledger.ts';
import { moneyInWords } from '../../words/money.ts';
import styles from './sums.module.css';

type Sums = LedgerListResponse['sums'];

/** Totals per currency, largest first. */
export function Sums({ sums }: { readonly sums: Sums }) {
  const say = useWords(ledgerWords);
  const language = useLanguage();
  if (sums.length === 0) return null;
  return (
    <section className={styles.sums} aria-label={say.together}>
      <dl>
        {sums
          .toSorted((a, b) => b.accounts - a.accounts)
          .map(({ currency, value, accounts }) => (
            <div key={currency} className={styles.sum}>
              <dt>{currency === '?' ? say.noCurrency : currency}</dt>
              <dd className={styles.value}>{moneyInWords(value, currency, language)}</dd>
              <dd className={styles.soft}>{say.accounts(accounts)}</dd>
            </div>
          ))}
      </dl>
      {sums.length > 1 ? <p className={styles.soft}>{say.never}</p> : null}
    </section>
  );
}

/** The same in one line. */
export function SumsInLine({ sums }: { readonly sums: Sums }) {
  const language = useLanguage();
  return (
    <span className={styles.line}>
      {sums.map(({ currency, value }) => (
        <span key={currency}>{moneyInWords(value, currency, language)}</span>
      ))}
    </span>
  );
}
