import type { Dealings } from '../../organise/accounts/dealing.ts';
import { dealingsOf } from '../../organise/accounts/ledger.ts';
import { viewFrom, type WrittenView } from '../../organise/accounts/written-view.ts';
import type { SharedPapers } from './read-row.ts';
import { textIn } from './shared-text.ts';

/** What the ledger finds in rows that were read in threads, of which these are the records. */
export const dealingsIn = (all: readonly SharedPapers[]): Dealings =>
  dealingsOf(all.flatMap((papers) => (JSON.parse(textIn(papers)) as readonly WrittenView[]).map(viewFrom)));
