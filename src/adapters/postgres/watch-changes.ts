import { once } from 'node:events';
import type { Position } from '../../ports/news.ts';

/** How long a watcher that hears of nothing waits before it looks for itself. */
const LOOK_EVERY_MS = 2000;

type Watch = {
  readonly position: () => Promise<Position>;
  readonly listen: (heard: () => void) => Promise<() => void>;
  readonly signal: AbortSignal;
  /** The last sequence that the caller knows of. */
  readonly known: number;
};

/** Sequences beyond the one that is known. It hears of writes soon, and looks for itself now and then where it cannot. */
export async function* watchChanges({ position, listen, signal, known }: Watch): AsyncGenerator<number> {
  const bell = new EventTarget();
  let isRung = true;
  const ring = () => {
    isRung = true;
    bell.dispatchEvent(new Event('ring'));
  };
  if (signal.aborted) return;
  const leave = await listen(ring);
  signal.addEventListener('abort', leave, { once: true });
  try {
    for (let told = known; !signal.aborted; ) {
      if (!isRung) await rungOrTime(bell, signal);
      isRung = false;
      if (signal.aborted) return;
      const { sequence } = await position();
      if (sequence === told) continue;
      told = sequence;
      yield told;
    }
  } finally {
    leave();
  }
}

async function rungOrTime(bell: EventTarget, signal: AbortSignal): Promise<void> {
  const enough = AbortSignal.any([signal, AbortSignal.timeout(LOOK_EVERY_MS)]);
  await once(bell, 'ring', { signal: enough }).catch(() => {});
}
