import { getLedger, getLedgerAccount, getLedgerSums } from '../../contract/endpoints/ledger.ts';
import type { Routes } from '../mounted.ts';
import { said } from './said.ts';

export function mountLedger(routes: Routes): void {
  routes.on(getLedger, ({ app, query }) => app.ledger(said(query)));
  routes.on(getLedgerSums, ({ app, query: { by, ...filter } }) => app.ledgerSums(by, said(filter)));
  routes.on(getLedgerAccount, ({ app, params }) => app.ledgerAccount(params.id));
}
