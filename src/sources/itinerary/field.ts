import type { FieldRole } from '../../lexicon/travel-terms.ts';

export type Roles = ReadonlySet<FieldRole>;
/** A value of a text with what its label says that it is for; without a label where it stands alone. */
export type Field = { readonly roles: Roles; readonly value: string; readonly line: number };
