import { Check, CircleDashed, CircleHelp, OctagonX, X } from 'lucide-react';
import type { BenchQuestion } from '../../../../src/contract/bench-browse.ts';
import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { EvidenceChips } from './evidence-chips.tsx';
import { tookText } from './numbers.ts';

type ReplyOf = BenchQuestion['replies'][number];

const verdicts = {
  right: { icon: Check, word: 'right' },
  partly: { icon: CircleDashed, word: 'partly' },
  wrong: { icon: X, word: 'wrong' },
  unscored: { icon: CircleHelp, word: 'unscored' },
  failed: { icon: OctagonX, word: 'failedOne' },
} as const;

/** The answer of a run: verdict, evidence found and missed; scores and ranking on demand. */
export function Reply({ reply, named }: { readonly reply: ReplyOf; readonly named: boolean }) {
  const say = useWords(benchWords);
  const { icon: Icon, word } = verdicts[reply.verdict];
  return (
    <div className={styles.reply}>
      <div className={styles.replyHead}>
        {named ? <strong>{reply.system}</strong> : <span className={styles.soft}>{say.answer}</span>}
        <span className={`${styles.badge} ${styles[`verdict-${reply.verdict}`] ?? ''}`}>
          <Icon size={14} aria-hidden />
          {say[word]}
        </span>
        {reply.confidence === undefined ? null : (
          <span className={styles.soft}>{say.sure(`${Math.round(reply.confidence * 100)}%`)}</span>
        )}
        <span className={styles.soft}>{tookText(reply.tookMs)}</span>
      </div>
      <p className={styles.answer}>
        {reply.answer === '' ? <span className={styles.soft}>{say.noAnswer}</span> : reply.answer}
      </p>
      <EvidenceChips evidence={reply.evidence} />
      <details className={styles.more}>
        <summary>{say.details}</summary>
        <Scores values={reply.values} />
        {reply.plan === undefined ? null : (
          <p>
            <span className={styles.soft}>{say.plan}</span> <code>{reply.plan}</code>
          </p>
        )}
        <Retrieved retrieved={reply.retrieved} />
      </details>
    </div>
  );
}

function Scores({ values }: Pick<ReplyOf, 'values'>) {
  return (
    <ul className={styles.labels}>
      {Object.entries(values).map(([measure, value]) => (
        <li key={measure}>
          {measure} {figureText(value, measure)}
        </li>
      ))}
    </ul>
  );
}

function Retrieved({ retrieved }: Pick<ReplyOf, 'retrieved'>) {
  const say = useWords(benchWords);
  if (retrieved.length === 0)
    return (
      <p className={styles.soft}>
        {say.retrieved}: {say.retrievedNothing}
      </p>
    );
  return (
    <>
      <p className={styles.soft}>{say.retrieved}</p>
      <ol className={styles.retrieved}>
        {retrieved.map(({ id, gold }) => (
          <li key={id} data-gold={gold}>
            {id}
            {gold ? <span className={styles.soft}> {say.isGold}</span> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
