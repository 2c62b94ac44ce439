import type { NumberStyleName } from '../numbers/number-styles.ts';
import type { Tongue } from '../world/places.ts';

/** A form of letter: which step of which kind of fact, in which tongue, what it tells, and its subjects and bodies. */
export type LetterForm = {
  readonly step: string;
  readonly tongue: Tongue;
  readonly numbers: NumberStyleName;
  /** It is sent in every city, not only where its tongue is spoken; English ones always are. */
  readonly everywhere: boolean;
  /** Aspects of the fact that it tells; `first` is also the final one when nothing was moved. */
  readonly tells: readonly string[];
  readonly subjects: readonly string[];
  readonly bodies: readonly string[];
};

/**
 * Forms as people write them, a block a form:
 *
 *     stay.booked de tells name dates expected
 *     Ihre Buchung {ref}|{name}: Bestätigung
 *     Vielen Dank! Wir haben für Sie …
 *
 * a head (`zh*` is Chinese that is written in every city), one line of subjects, then a body a line, in which `¶` begins a new one. Errors: RangeError for a block that is none.
 */
export const readForms = (text: string, numbers: NumberStyleName = 'usual'): LetterForm[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block !== '')
    .map((block) => {
      const [head = '', subjects, ...bodies] = block.split('\n');
      const [step, tongue, , ...tells] = head.split(' ');
      if (step === undefined || tongue === undefined || subjects === undefined || bodies.length === 0)
        throw new RangeError(`not a letter: ${block}`);
      return {
        step,
        tongue: tongue.replace('*', '') as Tongue,
        everywhere: /^en$|\*/.test(tongue),
        numbers,
        tells,
        subjects: subjects.split('|'),
        bodies: bodies.map(opened),
      };
    });

const opened = (body: string): string => body.replace(/ ?¶ ?/g, '\n');
