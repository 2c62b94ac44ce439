/**
 * What a memory built by a model loses when it is killed: `node training/measure/killed-builds.ts [SYSTEM] [ITEMS] [PARALLEL]`
 * builds one of made records over a scripted endpoint that fails, stalls, refuses and babbles, undisturbed and killed five
 * times, and prints both.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shown } from '../../test/fixtures/building/disturbed.ts';

const [system = 'hippo-rag-2', items = '11000', parallel = '4'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'madeleine-killed-'));
try {
  const building = { system, items: Number(items), parallel: Number(parallel) };
  const whole = await shown({ ...building, tokens: 100_000_000, journal: join(folder, 'whole') }, 0, []);
  console.log(JSON.stringify({ undisturbed: whole }, null, 1));
  // Room for what was in flight at each kill, of at most 4,000 tokens a call.
  const tokens = whole.tokens + 6 * building.parallel * 4000;
  const moments = [0.05, 0.3, 0.5, 0.75, 0.95];
  const killed = await shown({ ...building, tokens, journal: join(folder, 'killed') }, whole.replies, moments);
  console.log(JSON.stringify({ killed, budget: tokens, same: killed.built === whole.built }, null, 1));
} finally {
  rmSync(folder, { recursive: true });
}
