import { ClipboardCheck } from 'lucide-react';
import { Link } from 'wouter';
import { getBuilds } from '../../../../src/contract/endpoints/builds.ts';
import type { BuildBrief } from '../../../../src/contract/review/review-shelf.ts';
import { useRead } from '../../api/use-read.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { Empty, Failed, Loading } from '../../parts/states.tsx';
import { annotateWords } from '../../words/annotate.ts';
import { suiteNames } from '../../words/annotate-terms.ts';
import { useWords } from '../../words/language.ts';
import { buildAddress } from './addresses.ts';
import styles from './annotate.module.css';

/** All datasets that are reviewed here. */
export default function AnnotatePage() {
  const say = useWords(annotateWords);
  const builds = useRead(getBuilds, {});
  return (
    <div className={styles.page}>
      <PageTitle>{say.title}</PageTitle>
      <p className={styles.about}>{say.about}</p>
      {builds.isError ? (
        <Failed error={builds.error} onRetry={() => void builds.refetch()} />
      ) : builds.data === undefined ? (
        <Loading />
      ) : builds.data.builds.length === 0 ? (
        <Empty icon={<ClipboardCheck size={32} aria-hidden />} title={say.noBuilds}>
          <p>{say.noBuildsHow}</p>
          <code className={styles.command}>madeleine serve --builds ./my-dataset</code>
        </Empty>
      ) : (
        <ul className={styles.cards}>
          {builds.data.builds.map((build) => (
            <BuildCard key={build.id} build={build} />
          ))}
        </ul>
      )}
      {builds.data?.unreadable.map(({ name, message }) => (
        <p key={name} role="alert" className={styles.bad}>
          {say.unreadable}: {name}. {message}
        </p>
      ))}
    </div>
  );
}

function BuildCard({ build }: { readonly build: BuildBrief }) {
  const say = useWords(annotateWords);
  const { kept = 0, dropped = 0, disputed = 0 } = build.statuses;
  return (
    <li>
      <Link href={buildAddress(build.id)} className={styles.card}>
        <strong>{build.name}</strong>
        <span className={styles.soft}>
          {[
            build.suites.map((suite) => suiteNames[suite] ?? suite).join(', '),
            say.drafts(build.tasks),
            build.annotators.join(', '),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <progress
          className={styles.bar}
          value={kept + dropped}
          max={Math.max(1, build.tasks)}
          aria-label={say.finished}
        />
        <span className={styles.soft}>
          {say.finished}: {say.ofAll(kept + dropped, build.tasks)}
          {disputed > 0 ? ` · ${say.discuss}: ${disputed}` : ''}
        </span>
      </Link>
    </li>
  );
}
