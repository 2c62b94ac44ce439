import { CircleCheck, TriangleAlert } from 'lucide-react';
import { postDoctor } from '../../../../src/contract/endpoints/settings.ts';
import { doctorResponse } from '../../../../src/contract/memory-verbs.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { useWords } from '../../words/language.ts';
import { problemInWords } from '../../words/problems.ts';
import { settingsWords } from '../../words/settings.ts';
import { Setting } from './setting.tsx';
import styles from './settings.module.css';
import { useJob } from './use-job.ts';

const stateWords = {
  ok: 'checkOk',
  repaired: 'checkRepaired',
  problem: 'checkProblem',
  missing: 'checkMissing',
} as const;

/** A check of the memory and the system, with optional repair. */
export function DoctorSetting() {
  const say = useWords(settingsWords);
  const { job, isRunning, run } = useJob();
  const check = (repair: boolean): void => void run(() => call(postDoctor, { body: { repair } }));
  const found = doctorResponse.safeParse(job?.result).data;
  return (
    <>
      <Setting title={say.doctor} about={say.doctorAbout}>
        {(ids) => (
          <>
            <Button aria-describedby={ids['aria-describedby']} disabled={isRunning} onClick={() => check(false)}>
              {isRunning ? say.checking : say.checkNow}
            </Button>
            {found === undefined || found.ok ? null : (
              <Button disabled={isRunning} onClick={() => check(true)}>
                {say.repair}
              </Button>
            )}
          </>
        )}
      </Setting>
      <div aria-live="polite">
        {job?.state === 'failed' ? (
          <p className={styles.problem}>{job.problem === undefined ? say.jobFailed : problemInWords(job.problem)}</p>
        ) : null}
        {found === undefined ? null : (
          <div className={styles.checks}>
            <p className={found.ok ? styles.good : styles.problem}>
              {found.ok ? <CircleCheck size={18} aria-hidden /> : <TriangleAlert size={18} aria-hidden />}
              {found.ok ? say.allWell : say.notWell}
            </p>
            <dl lang="en">
              {found.checks.map(({ name, state, note }) => (
                <div key={`${name} ${note}`} data-state={state}>
                  <dt>
                    {name} <span className={styles.soft}>{say[stateWords[state]]}</span>
                  </dt>
                  <dd>{note}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </>
  );
}
