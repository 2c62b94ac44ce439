import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { getAgreement } from '../../../../src/contract/endpoints/builds.ts';
import type { AgreementResponse } from '../../../../src/contract/review/review-shelf.ts';
import { useRead } from '../../api/use-read.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { useWords } from '../../words/language.ts';
import { buildAddress } from './addresses.ts';
import styles from './annotate.module.css';
import { Scrolling } from './scrolling.tsx';
import { TaskList } from './task-list.tsx';

const figure = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(2));
const isKind = (
  group: string,
): group is 'question' | 'relevance' | 'query' | 'profile' | 'picture' | 'observation' | 'quiz' =>
  ['question', 'relevance', 'query', 'profile', 'picture', 'observation', 'quiz'].includes(group);

/** How annotators agree, who accepts out of line, and what is to be discussed. */
export default function AgreementPage() {
  const say = useWords(annotateWords);
  const { build = '' } = useParams<{ build: string }>();
  const read = useRead(getAgreement, { params: { build } });
  return (
    <div className={styles.page}>
      <Link href={buildAddress(build)} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        {say.queue}
      </Link>
      <PageTitle>{say.agreement}</PageTitle>
      {read.isError ? (
        <Failed error={read.error} onRetry={() => void read.refetch()} />
      ) : read.data === undefined ? (
        <Loading />
      ) : (
        <>
          <Groups found={read.data} />
          <Acceptances found={read.data} />
          <section className={styles.section} aria-labelledby="disagreements">
            <h2 id="disagreements">{say.disagreements}</h2>
            {read.data.disagreements.length === 0 ? (
              <p className={styles.soft}>{say.noDisagreements}</p>
            ) : (
              <TaskList build={build} tasks={read.data.disagreements} asked={{ queue: 'discuss' }} />
            )}
          </section>
        </>
      )}
    </div>
  );
}

function useGroupName(): (group: string) => string {
  const say = useWords(annotateWords);
  return (group) => (isKind(group) ? say[group] : group);
}

function Groups({ found }: { readonly found: AgreementResponse }) {
  const say = useWords(annotateWords);
  const named = useGroupName();
  const groups = found.groups.filter(({ shared }) => shared > 0);
  if (groups.length === 0) return <p className={styles.soft}>{say.noPairs}</p>;
  return (
    <section className={styles.section}>
      {groups.map(({ group, shared, alphaNominal, alphaOrdinal, pairs }) => (
        <div key={group} className={styles.panel}>
          <h2>{named(group)}</h2>
          <dl className={styles.figures}>
            <Figure name={say.shared}>{shared}</Figure>
            <Figure name={say.alphaNominal}>{figure(alphaNominal)}</Figure>
            {alphaOrdinal === undefined ? null : <Figure name={say.alphaOrdinal}>{figure(alphaOrdinal)}</Figure>}
          </dl>
          <Table
            label={named(group)}
            head={[say.pair, say.shared, say.equal, say.kappa]}
            rows={pairs.map(({ annotators, n, share, kappa }) => ({
              key: annotators.join(),
              cells: [
                annotators.join(` ${say.and} `),
                n,
                share === undefined ? '–' : say.percent(share),
                figure(kappa),
              ],
            }))}
          />
        </div>
      ))}
    </section>
  );
}

function Acceptances({ found }: { readonly found: AgreementResponse }) {
  const say = useWords(annotateWords);
  const named = useGroupName();
  if (found.acceptance.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="acceptance">
      <h2 id="acceptance">{say.acceptanceTitle}</h2>
      <p className={styles.soft}>{say.acceptanceHint}</p>
      <Table
        label={say.acceptanceTitle}
        head={[say.judgement, say.annotator, say.accepted, say.others, say.pValue, '']}
        rows={found.acceptance.map((one) => ({
          key: `${one.group} ${one.annotator}`,
          cells: [
            named(one.group),
            one.annotator,
            say.ofAll(one.accepted, one.judged),
            say.ofAll(one.othersAccepted, one.othersJudged),
            one.holmP.toFixed(3),
            one.abnormal ? (
              <strong key="abnormal" className={styles.bad}>
                {say.abnormal}
              </strong>
            ) : (
              ''
            ),
          ],
        }))}
      />
    </section>
  );
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

type Row = { readonly key: string; readonly cells: readonly ReactNode[] };

function Table({ label, head, rows }: { label: string; head: readonly string[]; rows: readonly Row[] }) {
  return (
    <Scrolling label={label}>
      <table className={styles.table}>
        <thead>
          <tr>{head.map((name) => (name === '' ? <td key="empty" /> : <th key={name}>{name}</th>))}</tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, n) => (
                <td key={n}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
