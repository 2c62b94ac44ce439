import { keepLinks, keepParted } from '../../adapters/sqlite/kept-records.ts';
import { SharedValues } from '../../language/shared-values.ts';
import type { AccountRecord } from '../../organise/accounts/account-records.ts';
import { partedText, whereaboutsOf } from '../../organise/accounts/dealing.ts';
import { orderedDealingsOf, recordsOf } from '../../organise/accounts/ledger.ts';
import { viewFrom, type WrittenView } from '../../organise/accounts/written-view.ts';
import { sharedRecord, sharedView } from '../../organise/shared-view.ts';
import type { WrittenDealings } from './kept-dealings.ts';
import type { SharedPapers } from './read-row.ts';
import { textIn } from './shared-text.ts';

/** What of rows that were read in threads are records of an account, as the ledger reads them. */
export const recordsIn = (papers: SharedPapers): AccountRecord[] =>
  recordsOf(
    (JSON.parse(textIn(papers)) as readonly WrittenView[]).map((written) => sharedView(viewFrom(written), values)),
  ).map((record) => sharedRecord(record, values));

/** Of the one thread that reads the records of an import, which are all held until its end. */
const values = new SharedValues();

/** What the ledger finds in all such records: as the store is to keep it. */
export function dealingsIn(records: readonly AccountRecord[]): WrittenDealings {
  const { dealings, links } = orderedDealingsOf(records);
  return {
    asked: JSON.stringify(dealings.map(whereaboutsOf)),
    accounts: keepParted(dealings.map(({ account }) => ({ id: account.id, ...partedText(account) }))),
    links: keepLinks(links),
  };
}
