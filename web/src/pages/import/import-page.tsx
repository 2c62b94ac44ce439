import { useState } from 'react';
import { Link } from 'wouter';
import { getDemo } from '../../../../src/contract/endpoints/demo.ts';
import { getImports } from '../../../../src/contract/endpoints/imports.ts';
import { useJobs } from '../../api/live.ts';
import { useRead } from '../../api/use-read.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { importWords } from '../../words/import.ts';
import { useWords } from '../../words/language.ts';
import { ChooseCard } from './choose-card.tsx';
import { FacesCard } from './faces-card.tsx';
import { GoneCard } from './gone-card.tsx';
import styles from './import.module.css';
import { ImportRow } from './import-row.tsx';
import { JobCard } from './job-card.tsx';
import { KeptFolderCard } from './kept-folder-card.tsx';
import { PendingCard } from './pending-card.tsx';
import { useUpload } from './upload.ts';
import { UploadCard } from './upload-card.tsx';

const SHOWN_AT_FIRST = 20;

/** The Import page: add files, see progress and history, and undo. */
export default function ImportPage() {
  const say = useWords(importWords);
  const read = useRead(getImports, {});
  const jobs = useJobs().filter(({ state }) => state === 'running' || state === 'queued');
  const upload = useUpload();
  const isDemo = useRead(getDemo, {}).data?.viewing === true;
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const isBusy = jobs.length > 0 || upload !== undefined;
  return (
    <div className={styles.page}>
      <PageTitle>{say.title}</PageTitle>
      <ChooseCard />
      {isBusy ? (
        <section className={styles.section} aria-labelledby="import-now">
          <h2 id="import-now">{say.now}</h2>
          <div className={styles.stack}>
            {upload === undefined ? null : <UploadCard upload={upload} />}
            {jobs.toReversed().map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </div>
        </section>
      ) : null}
      {jobs.length === 0 && !isDemo && read.data !== undefined && read.data.pending > 0 ? (
        <PendingCard pending={read.data.pending} />
      ) : null}
      <GoneCard />
      {isDemo ? null : <KeptFolderCard />}
      {isDemo ? null : <FacesCard />}
      {read.isPending ? <Loading /> : null}
      {read.isError ? <Failed error={read.error} onRetry={() => void read.refetch()} /> : null}
      {read.data === undefined ? null : (
        <>
          <section className={styles.section} aria-labelledby="import-past">
            <h2 id="import-past">{say.past}</h2>
            {read.data.watched.map(({ path, state }) => (
              <p key={path} className={state === 'away' ? styles.away : styles.soft}>
                {state === 'away' ? say.away(path) : say.watching(path)}
              </p>
            ))}
            {read.data.imports.length === 0 ? <p className={styles.soft}>{say.none}</p> : null}
            <ul className={styles.list}>
              {read.data.imports.slice(0, shown).map((one) => (
                <ImportRow key={one.id} one={one} isFixed={isDemo} />
              ))}
            </ul>
            {read.data.imports.length > shown ? (
              <button type="button" className={styles.more} onClick={() => setShown(shown + 50)}>
                {say.andMore(read.data.imports.length - shown)}
              </button>
            ) : null}
          </section>
          {isDemo ? null : (
            <p className={styles.made}>
              <Link href="/welcome">{say.madeLife}</Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}
