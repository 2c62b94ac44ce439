import { openApp } from '../src/app/app.ts';
import { collectionsIn, goldName, memoryOf } from './collections-with-gold.ts';

for (const f of process.argv.slice(2)) {
  const [c] = collectionsIn(f);
  const app = await openApp(await memoryOf(c!, false), { quiet: true, offline: true });
  const sums: any = {};
  for (const q of c!.cases) {
    if (q.gold.length === 0) continue;
    const full: any = await app.search(q.text, { limit: 300, now: '2024-01-01T12:00:00', cut: false });
    const cut: any = await app.search(q.text, { limit: 300, now: '2024-01-01T12:00:00' });
    const ids = full.items.map((i: any) => goldName(i.id, c!.as));
    let hits = 0,
      best = 0;
    ids.forEach((id: string, i: number) => {
      if (q.gold.includes(id)) hits++;
      best = Math.max(best, (2 * hits) / (i + 1 + q.gold.length));
    });
    const cids = cut.items.map((i: any) => goldName(i.id, c!.as));
    const ch = q.gold.filter((x) => cids.includes(x)).length;
    const f1 = cids.length + q.gold.length ? (2 * ch) / (cids.length + q.gold.length) : 0;
    for (const k of [q.group, 'all']) {
      const s = (sums[k] ??= { n: 0, best: 0, f1: 0, reach: 0, prec: 0, rec: 0, empty: 0, gold: 0, got: 0 });
      s.n++;
      s.best += best;
      s.f1 += f1;
      s.reach += hits / q.gold.length;
      s.gold += q.gold.length;
      s.got += cids.length;
      if (!cids.length) s.empty++;
      else {
        s.prec += ch / cids.length;
        s.rec += ch / q.gold.length;
      }
    }
  }
  for (const [k, s] of Object.entries<any>(sums))
    console.log(
      k.padEnd(5),
      s.n,
      'reach',
      (s.reach / s.n).toFixed(2),
      'oracle F1',
      (s.best / s.n).toFixed(2),
      'F1',
      (s.f1 / s.n).toFixed(2),
      'empty',
      s.empty,
      'prec',
      (s.prec / (s.n - s.empty)).toFixed(2),
      'rec',
      (s.rec / (s.n - s.empty)).toFixed(2),
      'gold',
      (s.gold / s.n).toFixed(0),
      'got',
      (s.got / s.n).toFixed(0),
    );
  await app.close();
}
