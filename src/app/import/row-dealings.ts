import { LinkTable, PartedTable } from '../../adapters/sqlite/kept-records.ts';
import { SharedValues } from '../../language/shared-values.ts';
import type { AccountRecord } from '../../organise/accounts/account-records.ts';
import { partedText, type Whereabouts, whereaboutsOf } from '../../organise/accounts/dealing.ts';
import { dealingsIn as dealingsFound, recordsOf } from '../../organise/accounts/ledger.ts';
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

/** What the ledger finds in all such records: as the store is to keep it. Each account is put down as soon as it is found. */
export function dealingsIn(records: readonly AccountRecord[]): WrittenDealings {
  const [accounts, links] = [new PartedTable(), new LinkTable()];
  const asked: Whereabouts[] = [];
  for (const found of dealingsFound(records)) {
    asked.push(whereaboutsOf(found.dealing));
    const { account } = found.dealing;
    accounts.add({ id: account.id, ...partedText(account) });
    for (const link of found.links) links.add(link);
  }
  const kept = accounts.finish();
  return {
    asked: JSON.stringify(Array.from(kept.order, (at) => asked[at])),
    accounts: kept,
    links: links.finish(),
  };
}
