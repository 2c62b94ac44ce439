import { type SearchOrder, searchOrders } from '../../../../src/contract/question-verbs.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import styles from './found-section.module.css';

/** The order of the results. */
export function SortBy({ sort, onSort }: { readonly sort: SearchOrder; readonly onSort: (sort: SearchOrder) => void }) {
  const say = useWords(askWords);
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">{say.sortBy}</span>
      <select value={sort} onChange={({ target }) => onSort(searchOrders.find((one) => one === target.value) ?? sort)}>
        {searchOrders.map((one) => (
          <option key={one} value={one}>
            {say[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
