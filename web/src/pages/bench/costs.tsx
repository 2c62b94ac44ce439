import type { BenchLeaderboard, BenchPhase } from '../../../../src/contract/bench-browse.ts';
import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords } from '../../words/bench.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { costText, dollarsText, tookText } from './numbers.ts';
import { Scrolling } from './scrolling.tsx';

const tokensOf = ({ inputTokens, outputTokens }: BenchPhase): number => inputTokens + outputTokens;

/** What each phase of a run cost, and which model did it. */
export function Phases({ phases }: { readonly phases: readonly BenchPhase[] }) {
  const say = useWords(benchWords);
  const language = useLanguage();
  const names = { building: say.building, answering: say.answering, judging: say.judging };
  if (phases.length === 0) return null;
  return (
    <section aria-labelledby="phases" className={styles.section}>
      <h2 id="phases">{say.costByPhase}</h2>
      <Scrolling label={say.costByPhase}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say.phase}</th>
              <th scope="col">{say.by}</th>
              {[say.calls, say.tokensIn, say.tokensOut, say.time, say.dollars].map((head) => (
                <th key={head} scope="col" className={styles.number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {phases.map((phase) => (
              <tr key={phase.name}>
                <th scope="row">{names[phase.name]}</th>
                <td>{phase.by ?? say.noModel}</td>
                <td className={styles.number}>{phase.calls.toLocaleString(language)}</td>
                <td className={styles.number}>{phase.inputTokens.toLocaleString(language)}</td>
                <td className={styles.number}>{phase.outputTokens.toLocaleString(language)}</td>
                <td className={styles.number}>{phase.seconds === undefined ? '–' : tookText(phase.seconds * 1000)}</td>
                <td className={styles.number}>{dollarsText(phase.dollars)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      <p className={styles.soft}>{say.costNote}</p>
    </section>
  );
}

/** The score of each run of a board beside what an item and a question cost. */
export function ScoreAndCost({ board: { rows, measure } }: { readonly board: BenchLeaderboard }) {
  const say = useWords(benchWords);
  return (
    <details className={styles.notes}>
      <summary>{say.scoreAndCost}</summary>
      <Scrolling label={say.scoreAndCost}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {say.system}
              </th>
              <th scope="col" rowSpan={2} className={styles.number}>
                {measure}
              </th>
              {[say.anItem, say.aQuestion].map((of) => (
                <th key={of} scope="colgroup" colSpan={3} className={styles.number}>
                  {of}
                </th>
              ))}
            </tr>
            <tr>
              {[say.anItem, say.aQuestion].flatMap((of) =>
                [say.tokens, say.time, say.dollars].map((head) => (
                  <th key={`${of} ${head}`} scope="col" className={styles.number}>
                    {head}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ run, system, mean, items, answered, phases }) => (
              <tr key={run}>
                <th scope="row">{system}</th>
                <td className={styles.number}>{figureText(mean, measure)}</td>
                <PerOne phase={phases.find(({ name }) => name === 'building')} n={items} />
                <PerOne phase={phases.find(({ name }) => name === 'answering')} n={answered} />
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      <p className={styles.soft}>{say.costNote}</p>
    </details>
  );
}

function PerOne({ phase, n }: { readonly phase: BenchPhase | undefined; readonly n: number }) {
  const said =
    phase === undefined || n === 0
      ? ['–', '–', '–']
      : [
          costText(tokensOf(phase) / n),
          phase.seconds === undefined ? '–' : tookText((phase.seconds * 1000) / n),
          dollarsText(phase.dollars === undefined ? undefined : phase.dollars / n),
        ];
  return said.map((text, i) => (
    <td key={i} className={styles.number}>
      {text}
    </td>
  ));
}
