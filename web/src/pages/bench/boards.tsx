import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { getBenchLeaderboards, getBenchRuns } from '../../../../src/contract/endpoints/bench.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { Board } from './board.tsx';
import { NoRuns } from './no-runs.tsx';
import { RunsTable } from './runs-table.tsx';

/** All leaderboards, followed by all runs. Two runs of a board can be selected for comparison. */
export function Boards() {
  const say = useWords(benchWords);
  const boards = useRead(getBenchLeaderboards, {});
  const runs = useRead(getBenchRuns, {});
  const [ticked, setTicked] = useState<readonly string[]>([]);
  if (boards.isError || runs.isError)
    return (
      <Failed
        error={boards.error ?? runs.error}
        onRetry={() => {
          void boards.refetch();
          void runs.refetch();
        }}
      />
    );
  if (!boards.isSuccess || !runs.isSuccess) return <Loading />;
  if (runs.data.runs.length === 0) return <NoRuns found={runs.data} />;
  const groupOf = (id: string) => runs.data.runs.find((run) => run.id === id)?.group;
  const tick = (id: string): void =>
    setTicked((before) =>
      before.includes(id)
        ? before.filter((one) => one !== id)
        : [...before.filter((one) => groupOf(one) === groupOf(id)).slice(-1), id],
    );
  const [first, second] = ticked;
  return (
    <>
      <section aria-labelledby="boards" className={styles.section}>
        <h2 id="boards">{say.boards}</h2>
        <p className={styles.soft}>{say.compareHint}</p>
        {boards.data.leaderboards.map((board) => (
          <Board key={board.group} first={board} ticked={ticked} onTick={tick} />
        ))}
      </section>
      <RunsTable found={runs.data} />
      <div className={styles.tray} data-open={second !== undefined} aria-live="polite">
        {first === undefined || second === undefined ? null : (
          <Button look="main" onClick={() => navigate(`/bench?run=${first}&against=${second}`)}>
            {say.compareTwo}
          </Button>
        )}
      </div>
    </>
  );
}
