import type { BenchRunDetail } from '../../../../src/contract/bench-browse.ts';
import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords, measureInWords } from '../../words/bench.ts';
import { instantInWords } from '../../words/dates.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { tookText } from './numbers.ts';

/** The main scores of a run, and its cost. */
export function RunFacts({ run }: { readonly run: BenchRunDetail }) {
  const say = useWords(benchWords);
  const language = useLanguage();
  return (
    <section aria-label={say.facts} className={styles.section}>
      <ul className={styles.tiles}>
        {run.figures.map(({ measure, value, n }) => (
          <li key={measure} className={styles.tile}>
            <span className={styles.tileValue}>{value === undefined ? '–' : figureText(value, measure)}</span>
            <span>{measure}</span>
            <span className={styles.soft}>
              {value === undefined ? say.unscored : `${measureInWords(measure, language) ?? ''}`}
            </span>
            <span className={styles.soft}>{say.questions(n)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {factsOf(run, say, language).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOf(
  run: BenchRunDetail,
  say: ReturnType<typeof useWords<typeof benchWords.en>>,
  language: 'en' | 'zh',
): (readonly [string, string])[] {
  const { latency, spending, ingest } = run;
  const tokens = (spending.inputTokens + spending.outputTokens).toLocaleString(language);
  return [
    [say.answered, `${run.answered} / ${run.questions}${run.failed > 0 ? ` (${say.failed} ${run.failed})` : ''}`],
    ...(latency === undefined
      ? []
      : [[say.perQuestion, say.halfAnd95(tookText(latency.p50Ms), tookText(latency.p95Ms))] as const]),
    [say.ingest, say.ingestText(ingest.items.toLocaleString(language), tookText(ingest.seconds * 1000))],
    [say.memory, `${Math.round(run.peakRssMb)} MB`],
    [say.spent, spending.calls === 0 ? say.spentNothing : say.spentText(String(spending.calls), tokens)],
    [say.rules, say.rulesText(run.rules, run.judges.join(', '))],
    [say.program, `Madeleine ${run.program.version}, Node ${run.program.node.replace(/^v/, '')}`],
    [say.started, instantInWords(run.started, language)],
    [say.licence, run.licence],
  ];
}
