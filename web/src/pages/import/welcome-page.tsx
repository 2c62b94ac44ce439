import { FolderInput, ShieldCheck, Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { deleteDemo, getDemo, postDemo } from '../../../../src/contract/endpoints/demo.ts';
import { deleteJob } from '../../../../src/contract/endpoints/jobs.ts';
import { call } from '../../api/call.ts';
import { useJobs } from '../../api/live.ts';
import { Problem } from '../../api/problem.ts';
import { useRead } from '../../api/use-read.ts';
import buttonStyles from '../../parts/button.module.css';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toasts.tsx';
import { useWords } from '../../words/language.ts';
import { welcomeWords } from '../../words/welcome.ts';
import { viewDemo } from './demo-view.ts';
import { shareOf } from './job-card.tsx';
import { Progress } from './progress.tsx';
import styles from './welcome.module.css';

/** The welcome page of an empty memory: add items or try the demo. */
export default function WelcomePage() {
  const say = useWords(welcomeWords);
  useEffect(() => {
    document.title = `${say.title} · Madeleine`;
  }, [say]);
  return (
    <div className={styles.page}>
      <header className={styles.hello}>
        <img src="/icon.svg" alt="" width={72} height={72} />
        <h1>{say.hello}</h1>
        <p>{say.lead}</p>
      </header>
      <div className={styles.choices}>
        <section className={styles.choice}>
          <FolderInput size={28} strokeWidth={1.5} aria-hidden />
          <h2>{say.add}</h2>
          <p>{say.addText}</p>
          <Link href="/import" className={`${buttonStyles.button} ${buttonStyles.main}`}>
            {say.addButton}
          </Link>
        </section>
        <DemoChoice />
      </div>
      <p className={styles.promise}>
        <ShieldCheck size={18} aria-hidden />
        {say.promise}
      </p>
    </div>
  );
}

function DemoChoice() {
  const say = useWords(welcomeWords);
  const read = useRead(getDemo, {});
  const job = useJobs().find(({ kind }) => kind === 'demo');
  const isMaking = job?.state === 'running' || job?.state === 'queued';
  const wasMaking = useRef(false);
  useEffect(() => {
    // Show the demo when it is ready.
    if (wasMaking.current && job?.state === 'done') void viewDemo(true);
    if (wasMaking.current !== isMaking) void read.refetch();
    wasMaking.current = isMaking;
  }, [isMaking, job?.state, read.refetch]);
  const run = (doing: Promise<unknown>): void => {
    doing.catch((error: unknown) =>
      toast({ text: `${say.failed}: ${error instanceof Problem ? error.message : ''}`, tone: 'bad' }),
    );
  };
  const remove = async (): Promise<void> => {
    await call(deleteDemo, {});
    await read.refetch();
    toast({ text: say.demoRemoved });
  };
  return (
    <section className={styles.choice}>
      <Sparkles size={28} strokeWidth={1.5} aria-hidden />
      <h2>{say.demo}</h2>
      <p>{say.demoText}</p>
      {isMaking ? (
        <div className={styles.making}>
          <p role="status">{say.demoMaking}</p>
          <Progress share={job === undefined ? undefined : shareOf(job)} label={say.demoMaking} />
          <Button look="quiet" onClick={() => run(call(deleteJob, { params: { id: job?.id ?? '' } }))}>
            {say.demoStop}
          </Button>
        </div>
      ) : read.data?.state === 'ready' ? (
        <div className={styles.ready}>
          <Button onClick={() => run(viewDemo(true))}>{say.demoOpen}</Button>
          <Button look="quiet" onClick={() => run(remove())}>
            {say.demoRemove}
          </Button>
        </div>
      ) : (
        <Button title={say.demoMinute} onClick={() => run(call(postDemo, {}))}>
          {say.demoMake}
        </Button>
      )}
    </section>
  );
}
