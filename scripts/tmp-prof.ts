import { openApp } from '../src/app/app.ts';
import { collectionsIn, memoryOf } from './collections-with-gold.ts';

const [c] = collectionsIn(process.argv[2]!);
const app = await openApp(await memoryOf(c!, false), { quiet: true, offline: true });
await app.warm();
const steps = new Map<string, number>();
let n = 0;
for (let r = 0; r < 2; r++)
  for (const q of c!.cases) {
    const f: any = await app.search(q.text, { limit: 20, now: '2024-01-01T12:00:00' });
    n++;
    for (const t of f.trace) steps.set(t.step, (steps.get(t.step) ?? 0) + t.tookMs);
  }
for (const [k, v] of steps) console.log(k, (v / n).toFixed(2));
await app.close();
