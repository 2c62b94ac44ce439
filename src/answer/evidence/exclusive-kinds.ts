import { fold } from '../../language/fold.ts';
import { PatternTable } from '../../language/pattern-table.ts';
import { isPicture } from '../../memory/item.ts';
import { readOnce } from '../../memory/read-once.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { isAdvertising } from './advertising.ts';
import type { Outcome } from './constraint.ts';
import { type KindFamily, kindsApart } from './kinds-apart.ts';
import type { Witness } from './witness.ts';

/** One kind of a family that a question asks for: in its words, and how to read what a letter tells of the family. */
export type AskedKind = {
  readonly kind: string;
  readonly said: string;
  readonly records: KindFamily['records'];
  readonly told: (text: string) => readonly string[];
  /** The same of all that an item says. */
  readonly toldBy: (witness: Witness) => readonly string[];
  /** The family, where a house is of one kind of it. */
  readonly ofHouse?: string;
  readonly ofBill?: boolean;
};

const kindsNamed = new PatternTable(
  kindsApart.flatMap(({ kinds }) => kinds.map((one) => ({ pattern: one.words, one }))),
);

/** The kinds that a question fixes, one of each family; of a family of which it names several, none. */
export function kindsAsked(question: string, { field }: AskedForm): readonly AskedKind[] {
  const folded = fold(question);
  const possible = new Set(kindsNamed.rowsFor(folded).map(({ one }) => one));
  return kindsApart.flatMap((family): AskedKind[] => {
    const { asked, records, kinds } = family;
    const isAsked = asked === undefined || asked.fields.includes(field?.id ?? '') || asked.words?.test(folded) === true;
    const [only, ...more] = isAsked ? kinds.filter((one) => possible.has(one) && one.words.test(folded)) : [];
    if (only === undefined || more.length > 0) return [];
    const said = only.words.exec(folded)?.[0] ?? only.kind;
    return [
      {
        kind: only.kind,
        said,
        records,
        ...tellingOf(family),
        ...(family.ofHouse === true ? { ofHouse: family.family } : {}),
        ...(family.ofBill === true ? { ofBill: true } : {}),
      },
    ];
  });
}

type Telling = Pick<AskedKind, 'told' | 'toldBy'>;

const telling = (told: AskedKind['told']): Telling => ({ told, toldBy: readOnce((witness) => told(textOf(witness))) });

const tellingOf = readOnce(
  ({ kinds }: KindFamily): Telling =>
    telling((text) => kinds.flatMap((one) => (one.words.test(text) ? [one.kind] : []))),
);

/**
 * Whether what is told of is of the kinds asked for: a film is no answer to which book, nor a birthday to a garden party.
 * Silence, and an item that speaks of several kinds, refuse nothing. `ofHouse`: what the other letters of its sender tell.
 */
export function kindOutcomes(
  asked: readonly AskedKind[],
  witness: Witness,
  ofHouse: readonly string[] = [],
): readonly Outcome[] {
  const { item, accounts } = witness;
  const isPaper = item.modality === 'image' && item.ocr !== undefined && accounts.length > 0;
  const isShown = !isPaper && isPicture(item);
  if (asked.length === 0 || isShown || isAdvertising(item)) return [];
  return asked.flatMap(({ kind, said, records, toldBy, ofHouse: family }): Outcome[] => {
    if (records !== undefined && !accounts.some((account) => records.includes(account.kind))) return [];
    const own = toldBy(witness);
    const kinds = own.length > 0 || family === undefined ? own : ofHouse;
    if (kinds.length === 0) return [];
    return [{ tool: 'object', verdict: kinds.includes(kind) ? 'yes' : 'no', said, name: kind }];
  });
}

/** Whether the letters of a dealing tell what was done, and it is none of what the question asks the price of: the filling, of a bill for cleaning. */
export function isOfOtherWork(question: string, form: AskedForm, letters: readonly string[]): boolean {
  const written = fold(letters.join('\n'));
  return kindsAsked(question, form).some(({ kind, told, ofBill }) => {
    const kinds = ofBill === true ? told(written) : [];
    return kinds.length > 0 && !kinds.includes(kind);
  });
}

function textOf({ text }: Witness): string {
  return text.replaceAll('_', ' ');
}
