import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getJobEvents } from '../../../../src/contract/endpoints/jobs.ts';
import type { JobDocument } from '../../../../src/contract/job-shape.ts';
import { follow } from '../../api/follow.ts';
import { toast } from '../../parts/toasts.tsx';
import { wordsOf } from './use-change.ts';

/** Starts a job and follows it; `run` resolves with the finished job, or undefined if it could not start. */
export function useJob(): {
  readonly job: JobDocument | undefined;
  readonly isRunning: boolean;
  readonly run: (start: () => Promise<JobDocument>) => Promise<JobDocument | undefined>;
} {
  const client = useQueryClient();
  const [job, setJob] = useState<JobDocument>();
  const [isRunning, setRunning] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const run = useCallback(
    async (start: () => Promise<JobDocument>) => {
      stop.current = new AbortController();
      setRunning(true);
      try {
        let last = await start();
        setJob(last);
        for await (const { value } of follow(getJobEvents, { params: { id: last.id } }, stop.current.signal)) {
          last = value;
          setJob(value);
        }
        await client.invalidateQueries();
        return last;
      } catch (error) {
        if (!stop.current.signal.aborted) toast({ text: wordsOf(error), tone: 'bad' });
        return undefined;
      } finally {
        setRunning(false);
      }
    },
    [client],
  );
  return { job, isRunning, run };
}
