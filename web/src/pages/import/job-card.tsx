import { deleteJob } from '../../../../src/contract/endpoints/jobs.ts';
import type { JobDocument } from '../../../../src/contract/job-shape.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { aboutSeconds, importWords } from '../../words/import.ts';
import { useWords } from '../../words/language.ts';
import styles from './import.module.css';
import { Progress } from './progress.tsx';

type Say = ReturnType<typeof useWords<typeof importWords.en>>;

/** Names of the import and analysis stages. */
const stages: Readonly<Record<string, keyof Say & `stage${string}`>> = {
  read: 'stageRead',
  index: 'stageIndex',
  organise: 'stageOrganise',
  link: 'stageOrganise',
  ocr: 'stageOcr',
  codes: 'stageCodes',
  faces: 'stageFaces',
  sights: 'stageSights',
  film: 'stageFilm',
  'film-faces': 'stageFilm',
  'film-sights': 'stageFilm',
};

/** The current stage of a job in words. */
export function jobInWords({ kind, state, progress }: JobDocument, say: Say): string {
  if (state === 'queued') return say.queued;
  if (progress?.stage === 'waiting') return say.waiting;
  if (kind === 'undo') return say.undoing;
  if (kind === 'forget') return say.forgetting;
  if (kind === 'organise') return say.stageOrganise;
  if (kind === 'backup') return say.backingUp;
  if (kind === 'demo') return say.makingDemo;
  if (kind === 'faces') return say.switchingFaces;
  if (kind === 'doctor') return say.checkingUp;
  if (kind === 'mail' && (progress === undefined || progress.stage === 'read')) return say.fetchingMail;
  if (progress === undefined) return say.starting;
  return String(say[stages[progress.stage] ?? 'stageOther']);
}

/** The share is undefined for jobs whose steps do not reflect overall progress. */
export const shareOf = ({ progress }: JobDocument): number | undefined =>
  progress?.total === undefined || progress.total === 0 ? undefined : progress.done / progress.total;

/** A job: stage, progress, rate and remaining time. */
export function JobCard({ job }: { readonly job: JobDocument }) {
  const say = useWords(importWords);
  const { kind, progress, about } = job;
  const title = jobInWords(job, say);
  const isBackground = kind === 'work';
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <h3>
          {title}
          {about.length === 0 ? null : <span className={styles.about}>{about.join(', ')}</span>}
        </h3>
        {kind === 'undo' || kind === 'forget' || kind === 'organise' ? null : (
          <Button look="quiet" onClick={() => void call(deleteJob, { params: { id: job.id } })}>
            {isBackground ? say.pause : say.stop}
          </Button>
        )}
      </header>
      <Progress share={shareOf(job)} label={title} />
      {progress === undefined || progress.stage === 'waiting' ? null : (
        <p className={styles.figures}>
          {progress.done === 0 && progress.total === undefined ? null : (
            <span>
              {progress.total === undefined ? say.soFar(progress.done) : say.ofTotal(progress.done, progress.total)}
            </span>
          )}
          {progress.rate === undefined ? null : <span>{say.perSecond(progress.rate)}</span>}
          {progress.secondsLeft === undefined || progress.secondsLeft < 3 ? null : (
            <span>{say.left(aboutSeconds(progress.secondsLeft, say))}</span>
          )}
          {progress.path === undefined ? null : <span className={styles.file}>{progress.path}</span>}
        </p>
      )}
      {isBackground ? <p className={styles.soft}>{say.backgroundNote}</p> : null}
    </article>
  );
}
