import { ArrowLeft, ChartColumn, PenLine } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { getBuild, patchPool } from '../../../../src/contract/endpoints/builds.ts';
import type { BuildDetail } from '../../../../src/contract/review/review-shelf.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { Button } from '../../parts/button.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { agreementAddress, collectAddress } from './addresses.ts';
import styles from './annotate.module.css';
import { AnnotatorChoice } from './annotator-choice.tsx';
import { changedByReview } from './review-queries.ts';
import { Scrolling } from './scrolling.tsx';
import { Tasks } from './task-list.tsx';
import { chooseAnnotator, useAnnotator } from './use-annotator.ts';

/** A dataset under review: who annotates, what is to be done, how far it is. */
export default function BuildPage() {
  const say = useWords(annotateWords);
  const { build = '' } = useParams<{ build: string }>();
  const read = useRead(getBuild, { params: { build } });
  const annotator = useAnnotator();
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loading />;
  const isKnown = read.data.pool.annotators.includes(annotator);
  const writes = read.data.steps.some(({ kind }) => kind === 'question');
  return (
    <div className={styles.page}>
      <Link href="/annotate" className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {say.back}
      </Link>
      <PageTitle
        actions={
          <>
            {isKnown && writes ? (
              <Link href={collectAddress(build)} className={styles.action}>
                <PenLine size={16} aria-hidden />
                {say.collect}
              </Link>
            ) : null}
            <Link href={agreementAddress(build)} className={styles.action}>
              <ChartColumn size={16} aria-hidden />
              {say.agreement}
            </Link>
          </>
        }
      >
        {read.data.name}
      </PageTitle>
      {isKnown ? (
        <>
          <p className={styles.row}>
            {say.youAre(annotator)}
            <Button look="quiet" onClick={() => chooseAnnotator('')}>
              {say.change}
            </Button>
          </p>
          <Tasks build={build} annotator={annotator} writes={writes} />
        </>
      ) : (
        <AnnotatorChoice build={build} known={read.data.pool.annotators} />
      )}
      <Progress detail={read.data} />
    </div>
  );
}

const shares = [0, 0.1, 0.2, 0.3, 0.5, 1];

function Progress({ detail }: { readonly detail: BuildDetail }) {
  const say = useWords(annotateWords);
  const change = useChange(patchPool, changedByReview, say.failed);
  const { pool, progress, unreadableLines } = detail;
  return (
    <section className={styles.section} aria-labelledby="progress">
      <h2 id="progress">{say.progress}</h2>
      <label className={styles.row}>
        {say.overlap}
        <select
          value={pool.overlap}
          onChange={({ target }) =>
            change.mutate({ params: { build: detail.id }, body: { overlap: Number(target.value) } })
          }
        >
          {[...new Set([...shares, pool.overlap])].sort().map((share) => (
            <option key={share} value={share}>
              {say.percent(share)}
            </option>
          ))}
        </select>
      </label>
      {unreadableLines === 0 ? null : <p className={styles.bad}>{say.brokenLines(unreadableLines)}</p>}
      {progress.length === 0 ? null : (
        <Scrolling label={say.progress}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[say.annotator, say.assigned, say.decided, say.validated, say.minutes].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {progress.map(({ annotator, assigned, decided, validated, seconds }) => (
                <tr key={annotator}>
                  <th scope="row">{annotator}</th>
                  <td>{assigned}</td>
                  <td>{decided}</td>
                  <td>{validated}</td>
                  <td>{(seconds / 60).toFixed(1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
    </section>
  );
}
