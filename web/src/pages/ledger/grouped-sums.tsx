import type { LedgerGroup, LedgerSumsResponse } from '../../../../src/contract/ledger-verb.ts';
import { ledgerKinds } from '../../../../src/memory/ledger.ts';
import { useCalled } from '../../api/use-called.ts';
import { Button } from '../../parts/button.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { monthInWords } from '../../words/dates.ts';
import { type Language, useLanguage, useWords } from '../../words/language.ts';
import { kindWords, ledgerWords } from '../../words/ledger.ts';
import { type Called, placeCalled } from '../../words/place-names.ts';
import { titleIn } from '../../words/titles.ts';
import styles from './grouped-sums.module.css';
import { type LedgerAsked, useGroups } from './ledger-queries.ts';
import { SumsInLine } from './sums.tsx';

type Group = Pick<LedgerSumsResponse['groups'][number], 'title' | 'alsoIn'>;

const titleOf = (by: LedgerGroup, group: Group, language: Language, called: Called): string => {
  const { title } = group;
  if (by === 'month') return monthInWords(title, language);
  if (by === 'trip') return titleIn(group, language);
  if (by === 'place') return placeCalled(title, called);
  const kind = by === 'kind' ? ledgerKinds.find((one) => one === title) : undefined;
  return kind === undefined ? title : kindWords[language][kind];
};

/** Totals by trip, shop, year, month, kind or place. */
export function GroupedSums({ by, asked }: { readonly by: LedgerGroup; readonly asked: LedgerAsked }) {
  const say = useWords(ledgerWords);
  const language = useLanguage();
  const called = useCalled();
  const sums = useGroups(by, asked);
  const [first] = sums.data?.pages ?? [];
  if (sums.isError) return <Failed error={sums.error} onRetry={() => void sums.refetch()} />;
  if (sums.data === undefined || first === undefined) return <Loading />;
  const rows = sums.data.pages.flatMap((page) => page.groups.map((group) => ({ ...group, by: page.by })));
  if (rows.length === 0 && first.none.length === 0) return <p className={styles.none}>{say.noMatch}</p>;
  return (
    <>
      <table className={styles.table} aria-busy={sums.isPlaceholderData}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say.what}</th>
            <th scope="col">{say.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, sums: of, by: grouping, ...group }) => (
            <tr key={`${grouping} ${key}`}>
              <th scope="row">{titleOf(grouping, group, language, called)}</th>
              <td>
                <SumsInLine sums={of} />
              </td>
            </tr>
          ))}
          {first.none.length === 0 ? null : (
            <tr className={styles.rest}>
              <th scope="row">{say.noGroup}</th>
              <td>
                <SumsInLine sums={first.none} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {sums.hasNextPage ? (
        <Button
          className={styles.more ?? ''}
          disabled={sums.isFetchingNextPage}
          onClick={() => void sums.fetchNextPage()}
        >
          {say.more}
        </Button>
      ) : null}
    </>
  );
}
