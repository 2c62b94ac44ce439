/**
 * Ranking sanity on dialogue: R@5 and R@10 of search over categories 1–4 of the LoCoMo conversations in a folder.
 *   npx node scripts/dev-locomo.ts [../shared/data/locomo-dev] [conversation id]
 * A turn is a text item `<sample_id>:<dia_id>` with its speaker, its session's date and its picture's caption.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { tokens } from '../src/language/tokens.ts';
import type { StoredItem } from '../src/memory/item.ts';
import { retrieve } from '../src/retrieve/search.ts';
import { stored } from '../test/retrieve/small-life.ts';
import { tinyStore } from '../test/retrieve/tiny-store.ts';

const turnSchema = z.object({
  speaker: z.string(),
  dia_id: z.string(),
  text: z.string(),
  blip_caption: z.string().optional(),
});
const sampleSchema = z.object({
  sample_id: z.string(),
  conversation: z.record(z.string(), z.unknown()),
  qa: z.array(z.object({ question: z.string(), evidence: z.array(z.string()), category: z.int() })),
});

const months = 'january february march april may june july august september october november december'.split(' ');
/** "1:56 pm on 8 May, 2023" */
function sessionTime(text: string): string {
  const m = /(\d+):(\d+) (am|pm) on (\d+) (\w+),? (\d{4})/i.exec(text);
  if (m === null) return '2023-01-01T12:00:00';
  const hour = (Number(m[1]) % 12) + (m[3]?.toLowerCase() === 'pm' ? 12 : 0);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${m[6]}-${two(months.indexOf((m[5] ?? '').toLowerCase()) + 1)}-${two(Number(m[4]))}T${two(hour)}:${m[2]}:00`;
}

function lifeOf(sample: z.infer<typeof sampleSchema>) {
  const items: StoredItem[] = [];
  const contexts = new Map<string, string>();
  for (const [key, value] of Object.entries(sample.conversation)) {
    if (!/^session_\d+$/.test(key) || !Array.isArray(value)) continue;
    const time = sessionTime(String(sample.conversation[`${key}_date_time`]));
    const turns = value.map((turn) => turnSchema.parse(turn));
    turns.forEach((turn, i) => {
      const id = `${sample.sample_id}:${turn.dia_id}`;
      const near = turns
        .filter((_, j) => j !== i && Math.abs(i - j) <= 2)
        .map((t) => `${t.text} ${t.blip_caption ?? ''}`);
      contexts.set(id, tokens(near.join('\n')).join(' '));
      items.push(
        stored(id, 'text', {
          time: { start: time, end: time, precision: 'minute', source: 'session-date' },
          body: { text: turn.text },
          people: [{ name: turn.speaker, how: 'speaker' }],
          ...(turn.blip_caption === undefined ? {} : { caption: turn.blip_caption }),
        }),
      );
    });
  }
  return { items, contexts };
}

const folder = process.argv[2] ?? '../shared/data/locomo-dev';
const samples = z.array(sampleSchema).parse(JSON.parse(readFileSync(join(folder, 'locomo3.json'), 'utf8')));
const sums = { n: 0, at5: 0, at10: 0, ms: 0 };
for (const sample of samples.filter((s) => process.argv[3] === undefined || s.sample_id === process.argv[3])) {
  const life = lifeOf(sample);
  const store = tinyStore(life);
  const ids = new Set(life.items.map((item) => String(item.id)));
  const own = { n: 0, at5: 0, at10: 0 };
  for (const { question, evidence, category } of sample.qa) {
    const gold = [...new Set(evidence.flatMap((e) => e.split(/[;\s]+/)).map((e) => `${sample.sample_id}:${e}`))].filter(
      (id) => ids.has(id),
    );
    if (category === 5 || gold.length === 0) continue;
    const found = await retrieve(store, question, { limit: 10, cut: false, now: '2024-01-01T12:00:00' });
    const ranked = found.hits.map((hit) => String(hit.item.id));
    const recall = (k: number): number => gold.filter((id) => ranked.slice(0, k).includes(id)).length / gold.length;
    own.n += 1;
    own.at5 += recall(5);
    own.at10 += recall(10);
    sums.ms += found.tookMs;
    if (process.env['MISSES'] !== undefined && recall(10) === 0)
      console.log(question, '|', gold.join(' '), '|', JSON.stringify(found.plan.root));
  }
  console.log(
    `${sample.sample_id}: ${own.n} questions, R@5 ${(own.at5 / own.n).toFixed(3)}, R@10 ${(own.at10 / own.n).toFixed(3)}`,
  );
  sums.n += own.n;
  sums.at5 += own.at5;
  sums.at10 += own.at10;
}
console.log(
  `all: ${sums.n} questions, R@5 ${(sums.at5 / sums.n).toFixed(3)}, R@10 ${(sums.at10 / sums.n).toFixed(3)}, ${(sums.ms / sums.n).toFixed(1)} ms a question`,
);
