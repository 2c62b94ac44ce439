import { type Admitted, admitted } from '../../systems/personality/gate.ts';
import type { BuildContext } from '../builder.ts';

/**
 * What ratings of apparent personality are made for, or nothing where no purpose was chosen: then no step makes any.
 * Errors: `usage` for a purpose that is refused, or one without a signature or consent.
 */
export function admittedFor({
  options: { purpose, signed, consent },
}: Pick<BuildContext, 'options'>): Admitted | undefined {
  if (purpose === undefined) return undefined;
  return admitted({ purpose, signed, consent: consent !== undefined });
}
