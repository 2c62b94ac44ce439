import { getLedgerSums } from '../../../../src/contract/endpoints/ledger.ts';
import type { LedgerGroup, LedgerSumsResponse } from '../../../../src/contract/ledger-verb.ts';
import type { LedgerKind } from '../../../../src/memory/ledger.ts';
import { ledgerKinds } from '../../../../src/memory/ledger.ts';
import { useCalled } from '../../api/use-called.ts';
import { useRead } from '../../api/use-read.ts';
import { Failed, Loading } from '../../parts/states.tsx';
import { monthInWords } from '../../words/dates.ts';
import { type Language, useLanguage, useWords } from '../../words/language.ts';
import { kindWords, ledgerWords } from '../../words/ledger.ts';
import { type Called, placeCalled } from '../../words/place-names.ts';
import { titleIn } from '../../words/titles.ts';
import styles from './grouped-sums.module.css';
import { SumsInLine } from './sums.tsx';

type Asked = {
  readonly by: LedgerGroup;
  readonly kind: LedgerKind | undefined;
  readonly year: string;
  readonly words: string;
  readonly trip: string | undefined;
};

type Group = Pick<LedgerSumsResponse['groups'][number], 'title' | 'alsoIn'>;

const titleOf = (by: LedgerGroup, group: Group, language: Language, called: Called): string => {
  const { title } = group;
  if (by === 'month') return monthInWords(title, language);
  if (by === 'trip') return titleIn(group, language);
  if (by === 'place') return placeCalled(title, called);
  const kind = by === 'kind' ? ledgerKinds.find((one) => one === title) : undefined;
  return kind === undefined ? title : kindWords[language][kind];
};

/** Days are read the other way round than names: the latest first. */
const inOrder = ({ by, groups }: LedgerSumsResponse) =>
  by === 'year' || by === 'month' || by === 'trip'
    ? groups.toReversed()
    : groups.toSorted((a, b) => amountIn(b) - amountIn(a) || (a.title < b.title ? -1 : 1));
const amountIn = ({ sums }: LedgerSumsResponse['groups'][number]): number =>
  Math.max(0, ...sums.map(({ value }) => value));

/** What things cost by trip, shop, year, month, kind or place. */
export function GroupedSums({ by, kind, year, words, trip }: Asked) {
  const say = useWords(ledgerWords);
  const language = useLanguage();
  const called = useCalled();
  const sums = useRead(
    getLedgerSums,
    {
      query: {
        by,
        ...(kind === undefined ? {} : { kind }),
        ...(year === '' ? {} : { from: year, to: year }),
        ...(words.trim() === '' ? {} : { shop: words.trim() }),
        ...(trip === undefined ? {} : { trip }),
      },
    },
    { whilst: 'keep' },
  );
  if (sums.isError) return <Failed error={sums.error} onRetry={() => void sums.refetch()} />;
  if (sums.data === undefined) return <Loading />;
  const rows = inOrder(sums.data);
  if (rows.length === 0 && sums.data.none.length === 0) return <p className={styles.none}>{say.noMatch}</p>;
  return (
    <table className={styles.table}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{say.what}</th>
          <th scope="col">{say.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, sums: of, ...group }) => (
          <tr key={`${key} ${group.title}`}>
            <th scope="row">{titleOf(by, group, language, called)}</th>
            <td>
              <SumsInLine sums={of} />
            </td>
          </tr>
        ))}
        {sums.data.none.length === 0 ? null : (
          <tr className={styles.rest}>
            <th scope="row">{say.noGroup}</th>
            <td>
              <SumsInLine sums={sums.data.none} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
