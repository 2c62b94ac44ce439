import type { Called } from '../../calls/asked.ts';

/** What was answered; what goes without saying where nothing could be read, or the model would not. */
export const valueOr = <T>(called: Called<T>, otherwise: NoInfer<T>): T =>
  called.state === 'answered' ? called.value : otherwise;
