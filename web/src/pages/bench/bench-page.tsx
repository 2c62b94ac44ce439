import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { PageTitle } from '../../parts/page-title.tsx';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { Boards } from './boards.tsx';
import { RunView } from './run-view.tsx';

/** The Benchmarks page: all runs, one run, or a comparison of two (`?run=…&against=…`). */
export default function BenchPage() {
  const say = useWords(benchWords);
  const [query] = useSearchParams();
  const run = query.get('run');
  if (run !== null) {
    return (
      <div className={styles.page}>
        <Link href="/bench" className={styles.back}>
          <ArrowLeft size={16} aria-hidden />
          {say.back}
        </Link>
        <RunView id={run} against={query.get('against') ?? undefined} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageTitle>{say.title}</PageTitle>
      <p className={styles.about}>{say.about}</p>
      <Boards />
    </div>
  );
}
