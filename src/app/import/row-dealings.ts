import { keepLinks, keepParted } from '../../adapters/sqlite/kept-records.ts';
import { partedText, whereaboutsOf } from '../../organise/accounts/dealing.ts';
import { orderedDealingsOf } from '../../organise/accounts/ledger.ts';
import { viewFrom, type WrittenView } from '../../organise/accounts/written-view.ts';
import type { WrittenDealings } from './kept-dealings.ts';
import type { SharedPapers } from './read-row.ts';
import { textIn } from './shared-text.ts';

/** What the ledger finds in rows that were read in threads, of which these are the records: as the store is to keep it. */
export function dealingsIn(all: readonly SharedPapers[]): WrittenDealings {
  const views = all.flatMap((papers) => (JSON.parse(textIn(papers)) as readonly WrittenView[]).map(viewFrom));
  const { dealings, links } = orderedDealingsOf(views);
  return {
    asked: JSON.stringify(dealings.map(whereaboutsOf)),
    accounts: keepParted(dealings.map(({ account }) => ({ id: account.id, ...partedText(account) }))),
    links: keepLinks(links),
  };
}
