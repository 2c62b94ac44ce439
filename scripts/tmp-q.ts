import { openApp } from '../src/app/app.ts';
import { collectionsIn, memoryOf } from './collections-with-gold.ts';

const [c] = collectionsIn(process.argv[2]!);
const app = await openApp(await memoryOf(c!, false), { quiet: true, offline: true });
for (const q of process.argv.slice(3)) {
  const f: any = await app.search(q, { limit: 10, now: '2024-01-01T12:00:00', cut: false });
  console.log(q);
  for (const t of f.trace) console.log('  ', t.step, t.note, t.items ?? '');
  for (const i of f.items.slice(0, 5))
    console.log(
      '    ',
      i.id,
      i.score.toFixed(2),
      i.probability.toFixed(3),
      i.snippet?.slice(0, 60),
      JSON.stringify(i.why.map((w: any) => [w.tool, +w.weight.toFixed(2), w.note])),
    );
}
await app.close();
