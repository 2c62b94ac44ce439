import { useState } from 'react';
import type { BenchLeaderboard } from '../../../../src/contract/bench-browse.ts';
import { getBenchLeaderboards } from '../../../../src/contract/endpoints/bench.ts';
import { useRead } from '../../api/use-read.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import { Axis } from './axis.tsx';
import styles from './bench.module.css';
import { BoardRow } from './board-row.tsx';
import { ByK } from './by-k.tsx';
import { ScoreAndCost } from './costs.tsx';
import { MeasureChoice } from './measure-choice.tsx';
import { Notes } from './notes.tsx';
import { Published } from './published.tsx';

type BoardProps = {
  readonly first: BenchLeaderboard;
  readonly ticked: readonly string[];
  readonly onTick: (run: string) => void;
};

/** Runs on the same questions, best first; other metrics are loaded on selection. */
export function Board({ first, ticked, onTick }: BoardProps) {
  const say = useWords(benchWords);
  const [measure, setMeasure] = useState(first.measure);
  const query = { group: first.group, measure };
  const read = useRead(getBenchLeaderboards, { query }, { enabled: measure !== first.measure, whilst: 'keep' });
  const board = measure === first.measure ? first : (read.data?.leaderboards[0] ?? first);
  const fewest = Math.min(...board.rows.map(({ n }) => n));
  return (
    <article className={styles.board} aria-label={`${board.title}, ${board.data}`}>
      <header className={styles.boardHead}>
        <div>
          <h3>{board.title}</h3>
          <p className={styles.soft}>
            {board.data} · {say.questions(board.questions)}
          </p>
        </div>
        <MeasureChoice measures={board.measures} chosen={measure} onChoose={setMeasure} />
      </header>
      <ol className={styles.ranked} aria-busy={read.isFetching}>
        {board.rows.map((row) => (
          <BoardRow
            key={row.run}
            row={row}
            measure={board.measure}
            ticked={ticked.includes(row.run)}
            onTick={() => onTick(row.run)}
          />
        ))}
        <Axis measure={board.measure} />
      </ol>
      {fewest < board.questions ? (
        <p className={styles.soft}>
          {say.scoredOf(fewest, board.questions)}; {say.rest}.
        </p>
      ) : null}
      {board.unscored.length === 0 ? null : (
        <p className={styles.soft}>
          {say.noValue}: {board.unscored.map(({ system }) => system).join(', ')}
        </p>
      )}
      <Notes lines={[...board.warnings, ...board.caveats]} />
      <ScoreAndCost board={board} />
      <ByK runs={board.sweeps} open={false} />
      <Published
        anchors={board.anchors}
        own={board.rows.map(({ system, mean, differs }) => ({ system, measure: board.measure, value: mean, differs }))}
      />
    </article>
  );
}
