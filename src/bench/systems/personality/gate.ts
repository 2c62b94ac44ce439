import { acceptedPurposes, refusedPurposes } from '../../../contract/apparent-personality.ts';
import { MadeleineError } from '../../../memory/errors.ts';

/** What whoever runs it chooses and signs: for what apparent personality is rated, who says so, and that the people shown agreed. */
export type Stated = {
  /** The name of one of `acceptedPurposes`. */
  readonly purpose?: string | undefined;
  /** The name of whoever answers for the purpose. */
  readonly signed?: string | undefined;
  readonly consent?: boolean | undefined;
};
/** What was let through, as a run's record keeps it. */
export type Admitted = {
  readonly purpose: string;
  /** The purpose in full: what was signed. */
  readonly purposeText: string;
  readonly signed: string;
  readonly consent: true;
};

const LONGEST_NAME = 200;
const listed = acceptedPurposes.map(({ name, about }) => `${name} (${about})`).join('; ');
const refused = refusedPurposes.map(({ name }) => name).join(', ');

/**
 * Lets a run rate apparent personality, or says why not. The purpose is chosen from a fixed list, never judged by words, and
 * signed anew for each run, with the consent of the people shown. Errors: `usage`.
 */
export function admitted({ purpose, signed = '', consent = false }: Stated): Admitted {
  const chosen = chosenPurpose(purpose?.trim() ?? '');
  const name = signed.trim();
  if (name === '' || name.length > LONGEST_NAME) {
    throw new MadeleineError('usage', 'Rating apparent personality requires a signature.', {
      action: `Use --signed with the name of the person who answers for the purpose "${chosen.about}".`,
    });
  }
  if (!consent) {
    throw new MadeleineError('usage', 'Rating apparent personality requires the consent of the people shown.', {
      action: 'Use --consent if everyone shown agreed, or if the dataset’s terms allow it.',
    });
  }
  return { purpose: chosen.name, purposeText: chosen.about, signed: name, consent: true };
}

function chosenPurpose(name: string) {
  const accepted = acceptedPurposes.find((one) => one.name === name);
  if (accepted !== undefined) return accepted;
  const no = refusedPurposes.find((one) => one.name === name);
  if (no !== undefined) {
    throw new MadeleineError('usage', `Ratings of apparent personality are refused for ${no.about}: ${no.why}.`, {
      action: `Purposes to choose from: ${listed}. Refused: ${refused}.`,
    });
  }
  const message =
    name === ''
      ? 'Rating apparent personality requires a purpose.'
      : `"${name.slice(0, LONGEST_NAME)}" is not one of the purposes to choose from.`;
  throw new MadeleineError('usage', message, {
    action: `Use --purpose NAME, --signed "Your name" and --consent. Names: ${listed}. Refused: ${refused}.`,
  });
}
