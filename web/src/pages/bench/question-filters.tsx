import { Search } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { z } from 'zod';
import type { BenchQuestionsResponse } from '../../../../src/contract/bench-browse.ts';
import type { getBenchQuestions } from '../../../../src/contract/endpoints/bench.ts';
import { useShortcuts } from '../../shell/shortcuts.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { Segments } from './segments.tsx';

type Query = NonNullable<z.input<NonNullable<(typeof getBenchQuestions)['query']>>>;
export type QuestionFilter = Pick<Query, 'find' | 'fate' | 'verdict' | 'evidence' | 'slice'>;

type FilterProps = {
  readonly page: BenchQuestionsResponse;
  readonly filter: QuestionFilter;
  readonly onFilter: (filter: QuestionFilter) => void;
};

/** Question filters with counts. */
export function QuestionFilters({ page, filter, onFilter }: FilterProps) {
  const say = useWords(benchWords);
  const put = (change: QuestionFilter): void => onFilter({ ...filter, ...change });
  const box = useRef<HTMLInputElement>(null);
  const group = useMemo(
    () => ({ title: say.keysTitle, shortcuts: [{ keys: '/', says: say.find, run: () => box.current?.select() }] }),
    [say],
  );
  useShortcuts(group);
  const isCompared = Object.keys(page.fates).length > 0;
  return (
    <search className={styles.filters}>
      <label className={styles.find}>
        <Search size={16} aria-hidden />
        <input
          ref={box}
          type="search"
          placeholder={say.find}
          aria-label={say.find}
          value={filter.find ?? ''}
          onChange={({ target: { value } }) => put({ find: value === '' ? undefined : value })}
        />
      </label>
      {isCompared ? (
        <Segments
          label={say.fate(page.measure ?? '')}
          every={say.every}
          chosen={filter.fate}
          onChoose={(fate) => put({ fate })}
          choices={[
            ['win', say.win, page.fates.win],
            ['loss', say.loss, page.fates.loss],
            ['tie', say.tie, page.fates.tie],
            ['unscored', say.unscored, page.fates.unscored],
          ]}
        />
      ) : null}
      <Segments
        label={say.verdict}
        every={say.every}
        chosen={filter.verdict}
        onChoose={(verdict) => put({ verdict })}
        choices={[
          ['right', say.right, page.verdicts.right],
          ['partly', say.partly, page.verdicts.partly],
          ['wrong', say.wrong, page.verdicts.wrong],
          ['failed', say.failedOne, page.verdicts.failed],
          ['unscored', say.unscored, page.verdicts.unscored],
        ]}
      />
      <Segments
        label={say.evidence}
        every={say.every}
        chosen={filter.evidence}
        onChoose={(evidence) => put({ evidence })}
        choices={[
          ['found', say.found, page.evidence.found],
          ['partly', say.foundPartly, page.evidence.partly],
          ['missed', say.missed, page.evidence.missed],
          ['none-needed', say.noneNeeded, page.evidence['none-needed']],
        ]}
      />
      <label className={styles.slice}>
        {say.slice}
        <select
          value={filter.slice ?? ''}
          onChange={({ target: { value } }) => put({ slice: value === '' ? undefined : value })}
        >
          <option value="">{say.every}</option>
          {page.slices.map(({ slice, n }) => (
            <option key={slice} value={slice}>
              {slice.replace('=', ': ')} ({n})
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
