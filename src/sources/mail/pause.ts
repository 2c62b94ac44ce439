import { setImmediate } from 'node:timers/promises';

const LONGEST_TURN_MS = 20;

/** A function to await between messages: lets timers and input run once the process has been busy for a while. */
export function pauseWhenBusy(): () => Promise<void> {
  let turn = performance.now();
  return async () => {
    if (performance.now() - turn < LONGEST_TURN_MS) return;
    await setImmediate();
    turn = performance.now();
  };
}
