import { BedDouble, Bus, Plane, ReceiptText, Ticket, TrainFront, Utensils } from 'lucide-react';
import type { LedgerAccount, LedgerKind } from '../../../../src/memory/ledger.ts';
import { sumsByCurrency } from '../../../../src/memory/ledger-sums.ts';
import { itemAddress, openItem } from '../../shell/open-item.ts';
import { spanInWords } from '../../words/dates.ts';
import { eventsWords } from '../../words/events.ts';
import { type Language, useLanguage, useWords } from '../../words/language.ts';
import styles from './event-bookings.module.css';

const icons: Partial<Readonly<Record<LedgerKind, typeof Plane>>> = {
  lodging: BedDouble,
  flight: Plane,
  train: TrainFront,
  ride: Bus,
  restaurant: Utensils,
  ticket: Ticket,
};

function money(value: number, currency: string | undefined, language: Language): string {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency))
    return value.toLocaleString(locale, { minimumFractionDigits: 2 });
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
}

/** Bookings, orders and payments of a trip, with totals; each line opens the current record. */
export function EventBookings({ bookings }: { readonly bookings: readonly LedgerAccount[] }) {
  const say = useWords(eventsWords);
  const language = useLanguage();
  const sums = sumsByCurrency(bookings);
  return (
    <>
      <ul className={styles.list}>
        {bookings.map((account) => {
          const Icon = icons[account.kind] ?? ReceiptText;
          const isVoid = account.state === 'cancelled';
          return (
            <li key={account.id}>
              <a
                className={`${styles.line} ${isVoid ? styles.void : ''}`}
                href={itemAddress(account.current)}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  openItem(account.current);
                }}
              >
                <Icon size={18} aria-hidden />
                <span className={styles.what}>
                  <strong>{account.counterparty ?? account.what ?? account.place ?? account.kind}</strong>
                  {account.span === undefined ? null : (
                    <span>
                      {spanInWords(
                        {
                          start: `${account.span.start.slice(0, 10)}T00:00:00`,
                          end: `${account.span.end.slice(0, 10)}T00:00:00`,
                        },
                        language,
                      )}
                    </span>
                  )}
                </span>
                <span className={styles.sum}>
                  {isVoid
                    ? say.cancelled
                    : account.total === undefined
                      ? ''
                      : money(account.total.value, account.total.currency, language)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {sums.length === 0 ? null : (
        <p className={styles.total}>
          {say.together} {sums.map(({ currency, value }) => money(value, currency, language)).join(' + ')}
        </p>
      )}
    </>
  );
}
