import { MadeleineError } from '../../memory/errors.ts';
import type { Judge } from '../judge.ts';

/** The judges that were named. Errors: `usage` for one that is not configured. */
export async function openJudges(names: readonly string[]): Promise<Judge[]> {
  const [first] = names;
  if (first === undefined) return [];
  throw new MadeleineError('usage', `There is no judge "${first}".`, {
    action: 'Leave --judge out: open questions then stay unscored.',
  });
}
