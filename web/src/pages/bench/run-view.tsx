import type { BenchRunDetail } from '../../../../src/contract/bench-browse.ts';
import { getBenchRun, getBenchRuns } from '../../../../src/contract/endpoints/bench.ts';
import { useRead } from '../../api/use-read.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import { AgainstChoice } from './against-choice.tsx';
import styles from './bench.module.css';
import { ByK } from './by-k.tsx';
import { Comparison } from './comparison.tsx';
import { Phases } from './costs.tsx';
import { Figures } from './figures.tsx';
import { Notes } from './notes.tsx';
import { type OwnFigure, Published } from './published.tsx';
import { Questions } from './questions.tsx';
import { RunFacts } from './run-facts.tsx';

/** The figures of a run over all questions, to stand among published ones. */
const ownOf = ({ system, allFigures, differs }: BenchRunDetail): OwnFigure[] =>
  allFigures.flatMap(({ measure, slice, value }) =>
    slice === undefined && value !== undefined ? [{ system, measure, value, differs }] : [],
  );

/** One run, or two on the same questions. */
export function RunView({ id, against }: { readonly id: string; readonly against: string | undefined }) {
  const say = useWords(benchWords);
  const run = useRead(getBenchRun, { params: { id } });
  const runs = useRead(getBenchRuns, {});
  if (run.isError) return <Failed error={run.error} onRetry={() => void run.refetch()} />;
  if (!run.isSuccess) return <Loading />;
  const { data } = run;
  const others = (runs.data?.runs ?? []).filter((one) => one.group === data.group && one.id !== id && one.scored);
  const other = others.find((one) => one.id === against);
  const odd = data.remarks.map(({ count, message, examples }) =>
    examples.length === 0 ? `${count} ${message}` : `${count} ${message} (${examples.join('; ')})`,
  );
  return (
    <>
      <PageTitle actions={<AgainstChoice run={id} others={others} chosen={against} />}>
        {other === undefined ? data.system : `${data.system} ${say.versus} ${other.system}`}
      </PageTitle>
      <p className={styles.about}>
        {data.title} · {data.data} · {say.questions(data.questions)}
      </p>
      {against === undefined ? <RunFacts run={data} /> : <Comparison ids={[id, against]} />}
      {data.unscored > 0 ? <p className={styles.soft}>{say.unscoredNote(data.unscored)}</p> : null}
      <Notes lines={[...data.caveats, ...data.notes, ...odd]} />
      {against === undefined ? (
        <>
          <Phases phases={data.phases} />
          {data.sweep === undefined ? null : <ByK runs={[{ system: data.system, ...data.sweep }]} open />}
          <Published anchors={data.anchors} own={ownOf(data)} />
          <Figures run={data} />
        </>
      ) : null}
      {data.scored ? <Questions key={`${id} ${against}`} run={id} against={against} /> : null}
    </>
  );
}
