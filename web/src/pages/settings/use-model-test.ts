import { useEffect, useRef, useState } from 'react';
import { postModelTest } from '../../../../src/contract/endpoints/models.ts';
import type { Trial } from '../../../../src/contract/models-verb.ts';
import { follow } from '../../api/follow.ts';
import { toast } from '../../parts/toasts.tsx';
import { wordsOf } from './use-change.ts';

/** Runs the tests of a model one by one until the page is closed or the test is stopped. */
export function useModelTest(model: string) {
  const [trials, setTrials] = useState<readonly Trial[]>([]);
  const [verdict, setVerdict] = useState<readonly string[]>([]);
  const [isRunning, setRunning] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const start = async (): Promise<void> => {
    stop.current = new AbortController();
    setTrials([]);
    setVerdict([]);
    setRunning(true);
    try {
      for await (const told of follow(postModelTest, { body: { model } }, stop.current.signal)) {
        if (told.event === 'trial') setTrials((before) => [...before, told.value]);
        else setVerdict(told.value.verdict);
      }
    } catch (error) {
      if (!stop.current.signal.aborted) toast({ text: wordsOf(error), tone: 'bad' });
    } finally {
      setRunning(false);
    }
  };
  return { trials, verdict, isRunning, start, stop: () => stop.current.abort() };
}
