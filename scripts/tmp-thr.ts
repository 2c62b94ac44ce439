import { openApp } from '../src/app/app.ts';
import { collectionsIn, goldName, memoryOf } from './collections-with-gold.ts';

const T = [0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6];
const B = [1, 1.3, 0.7];
const acc: any = {};
for (const f of process.argv.slice(2)) {
  const [c] = collectionsIn(f);
  const app = await openApp(await memoryOf(c!, false), { quiet: true, offline: true });
  for (const q of c!.cases) {
    const full: any = await app.search(q.text, { limit: 200, now: '2024-01-01T12:00:00', cut: false });
    const r = full.items
      .map((i: any) => ({ p: i.probability, g: q.gold.includes(goldName(i.id, c!.as)) }))
      .sort((a: any, b: any) => b.p - a.p);
    for (const mult of B)
      for (const t of T) {
        const s = (acc[`${mult} ${t}`] ??= { n: 0, f1: 0, a: 0, b: 0, c: 0 });
        let cut = 0;
        if ((r[0]?.p ?? 0) >= t) {
          const exp = mult * r.reduce((x: number, y: any) => x + y.p, 0);
          let h = 0,
            best = 0;
          r.forEach((x: any, i: number) => {
            h += x.p;
            const v = (2 * h) / (i + 1 + exp);
            if (v > best) {
              best = v;
              cut = i + 1;
            }
          });
        }
        if (q.gold.length === 0) {
          if (cut) s.c++;
          else s.a++;
          continue;
        }
        if (!cut) s.b++;
        s.n++;
        const hit = r.slice(0, cut).filter((x: any) => x.g).length;
        s.f1 += (2 * hit) / (cut + q.gold.length);
      }
  }
  await app.close();
}
for (const [k, s] of Object.entries<any>(acc))
  console.log(
    k,
    'F1',
    (s.f1 / s.n).toFixed(3),
    'rej F1',
    ((2 * s.a) / (2 * s.a + s.b + s.c)).toFixed(3),
    'P',
    (s.a / (s.a + s.b)).toFixed(2),
    'R',
    (s.a / (s.a + s.c)).toFixed(2),
  );
