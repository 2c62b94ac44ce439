import { Link } from 'wouter';
import type { BenchRunBrief, BenchRunsResponse } from '../../../../src/contract/bench-browse.ts';
import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords } from '../../words/bench.ts';
import { instantInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { Notes } from './notes.tsx';
import { Scrolling } from './scrolling.tsx';

/** All runs, finished or not, newest first. */
export function RunsTable({ found }: { readonly found: BenchRunsResponse }) {
  const say = useWords(benchWords);
  return (
    <section aria-labelledby="all-runs" className={styles.section}>
      <h2 id="all-runs">{say.runs}</h2>
      <Scrolling label={say.runs}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say.system}</th>
              <th scope="col">{say.suite}</th>
              <th scope="col">{say.data}</th>
              <th scope="col" className={styles.number}>
                {say.value}
              </th>
              <th scope="col">{say.state}</th>
              <th scope="col">{say.started}</th>
            </tr>
          </thead>
          <tbody>
            {found.runs.map((run) => (
              <Row key={run.id} run={run} />
            ))}
          </tbody>
        </table>
      </Scrolling>
      <Notes lines={found.unreadable.map(({ path, message }) => `${path}: ${message}`)} open />
    </section>
  );
}

function Row({ run }: { readonly run: BenchRunBrief }) {
  const say = useWords(benchWords);
  const language = useLanguage();
  const [lead] = run.figures;
  return (
    <tr>
      <th scope="row">
        <Link href={`/bench?run=${run.id}`} aria-label={say.open(run.system, run.data)}>
          {run.system}
        </Link>
      </th>
      <td>{run.suite}</td>
      <td>{run.data}</td>
      <td className={styles.number}>
        {lead === undefined ? null : <Figure measure={lead.measure} value={lead.value} />}
      </td>
      <td>
        <StateOf run={run} />
      </td>
      <td>{instantInWords(run.started, language)}</td>
    </tr>
  );
}

function Figure({ measure, value }: { readonly measure: string; readonly value: number | undefined }) {
  const say = useWords(benchWords);
  return (
    <>
      <span className={styles.soft}>{measure}</span> {value === undefined ? say.unscored : figureText(value, measure)}
    </>
  );
}

function StateOf({ run: { state, stopped, scored, answered, questions } }: { readonly run: BenchRunBrief }) {
  const say = useWords(benchWords);
  const of = `${answered} / ${questions}`;
  if (state === 'done' && scored) return <>{`${say.stateDone}, ${say.questions(questions)}`}</>;
  if (state === 'done') return <>{say.notScored}</>;
  return <>{state === 'stopped' ? `${stopped ?? say.stateStopped} (${of})` : `${say.stateRunning} (${of})`}</>;
}
