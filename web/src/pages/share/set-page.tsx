import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { deleteJob } from '../../../../src/contract/endpoints/jobs.ts';
import { deleteShare, getShare, getShares, postShareWork } from '../../../../src/contract/endpoints/shares.ts';
import type { JobDocument } from '../../../../src/contract/job-shape.ts';
import type { ShareSet } from '../../../../src/contract/share-verbs.ts';
import { call } from '../../api/call.ts';
import { useJobs } from '../../api/live.ts';
import { invalidate, useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Failed, Loading } from '../../parts/states.tsx';
import { useWords } from '../../words/language.ts';
import { problemInWords } from '../../words/problems.ts';
import { shareWords } from '../../words/share.ts';
import { Progress } from '../import/progress.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { Entries } from './entries.tsx';
import { useSetName } from './set-name.ts';
import styles from './share.module.css';

/** One copy: redacting it, reviewing what was held back, checking and downloading it. */
export default function SetPage() {
  const { id = '' } = useParams<{ id: string }>();
  const set = useRead(getShare, { params: { id: decodeURIComponent(id) } });
  if (set.isPending) return <Loading />;
  if (set.data === undefined) return <Failed error={set.error} onRetry={() => void set.refetch()} />;
  return <Shown set={set.data} />;
}

function Shown({ set }: { readonly set: ShareSet }) {
  const say = useWords(shareWords);
  const name = useSetName(set);
  const [asks, setAsks] = useState(false);
  const job = useJobOf(set.id);
  const isWorking = job !== undefined && (job.state === 'running' || job.state === 'queued');
  return (
    <div className={styles.page}>
      <PageTitle
        actions={
          <>
            <BackLink href="/share">{say.all}</BackLink>
            <Button
              look="danger"
              icon={<Trash2 size={16} aria-hidden />}
              disabled={isWorking}
              onClick={() => setAsks(true)}
            >
              {say.remove}
            </Button>
          </>
        }
      >
        {name}
      </PageTitle>
      {isWorking ? <Working job={job} /> : set.done < set.items ? <Unfinished set={set} /> : null}
      {job?.state === 'failed' && job.problem !== undefined ? (
        <p className={styles.problem} role="alert">
          {problemInWords(job.problem)}
        </p>
      ) : null}
      {set.done < set.items || isWorking ? null : (
        <>
          <AuditPanel
            set={set}
            onMake={() => call(postShareWork, { params: { id: set.id }, body: { finish: true } })}
          />
          <Entries key={set.audit === undefined ? 'open' : 'made'} set={set} />
        </>
      )}
      {asks ? <RemoveDialog id={set.id} onClose={() => setAsks(false)} /> : null}
    </div>
  );
}

/** The latest job of a set; the set is read again as it goes on and when it ends. */
function useJobOf(id: string): JobDocument | undefined {
  const job = useJobs().find((one) => one.kind === 'share' && one.batch === id);
  const state = job?.state;
  useEffect(() => {
    if (state !== undefined) void invalidate([getShare, getShares]);
  }, [state]);
  return job;
}

function Working({ job }: { readonly job: JobDocument }) {
  const say = useWords(shareWords);
  const { progress } = job;
  const { stage, done = 0, total } = progress ?? {};
  const title = stage === 'audit' ? say.auditing : stage === 'waiting' ? say.waiting : say.redacting;
  return (
    <section className={styles.card} aria-live="polite">
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        <Button look="quiet" onClick={() => void call(deleteJob, { params: { id: job.id } })}>
          {say.stop}
        </Button>
      </div>
      <Progress share={total === undefined || total === 0 ? undefined : done / total} label={title} />
      {total === undefined || stage === 'audit' ? null : <p className={styles.soft}>{say.progress(done, total)}</p>}
    </section>
  );
}

function Unfinished({ set: { id, done, items } }: { readonly set: ShareSet }) {
  const say = useWords(shareWords);
  const go = useChange(postShareWork, [getShare], say.failed);
  return (
    <section className={styles.card}>
      <p>{say.progress(done, items)}</p>
      <p className={styles.soft}>{say.stopped}</p>
      <div>
        <Button look="main" disabled={go.isPending} onClick={() => go.mutate({ params: { id }, body: {} })}>
          {say.goOn}
        </Button>
      </div>
    </section>
  );
}

function RemoveDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const say = useWords(shareWords);
  const [, navigate] = useLocation();
  const remove = useChange(deleteShare, [getShares], say.failed);
  const yes = async (): Promise<void> => {
    const removed = await remove.mutateAsync({ params: { id } }).catch(() => undefined);
    onClose();
    if (removed !== undefined) navigate('/share');
  };
  return (
    <Dialog
      title={say.removeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button look="danger" disabled={remove.isPending} onClick={() => void yes()}>
            {say.remove}
          </Button>
        </>
      }
    >
      <p>{say.removeWhy}</p>
    </Dialog>
  );
}
