import type { ChipKind } from '../../../../src/contract/chips/chip.ts';
import type { askWords } from '../../words/ask.ts';

type Say = (typeof askWords)['en'] | (typeof askWords)['zh'];

/** The label of a chip type. */
export const kindNames = (say: Say): Readonly<Record<ChipKind, string>> => ({
  kind: say.kindKind,
  person: say.kindPerson,
  place: say.kindPlace,
  time: say.kindTime,
  event: say.kindEvent,
  words: say.kindWords,
  thing: say.kindThing,
  code: say.kindCode,
  amount: say.kindAmount,
  group: say.kindGroup,
  bound: say.kindBound,
  which: say.kindWhich,
  unknown: say.kindUnknown,
});
