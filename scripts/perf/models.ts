/**
 * What the program itself costs around a model: milliseconds of an answered question less those that the model's endpoint
 * took, over a made life, against a scripted endpoint on loopback.
 *   node scripts/perf/models.ts [items]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpenAiCompatibleModel } from '../../src/adapters/openai-compatible/language-model.ts';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { agentic } from '../../src/answer/model/agentic.ts';
import { type ModelTools, singlePass } from '../../src/answer/model/single-pass.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { assembleItem } from '../../src/memory/item.ts';
import type { LanguageModel } from '../../src/ports/language-model.ts';
import type { Change } from '../../src/ports/store.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { startModelServer } from '../../test/fixtures/model-server/model-server.ts';
import { corpus, questions } from './corpus.ts';

const items = Number(process.argv[2] ?? 12_000);
const folder = await mkdtemp(join(tmpdir(), 'madeleine-models-'));
const store = await openSqliteStore(join(folder, 'memory.db'));
const changes: Change[] = [...corpus(items)].map(({ item }) => ({
  op: 'putItem',
  item,
  index: indexEntry(assembleItem(item)),
}));
await store.write(changes);
await store.optimize();
await store.warm();

const reply = { answer: 'nothing tells', kind: 'none', citations: [] };
const single = await startModelServer([{ kind: 'json', value: reply }]);
const steps = await startModelServer([{ kind: 'json', value: { do: 'answer', reply } }]);

/** Counts the time that the endpoint and the way to it take. */
function timed(model: LanguageModel): { readonly model: LanguageModel; spent: number } {
  const clock = {
    spent: 0,
    model: {
      ...model,
      name: model.name,
      identity: model.identity,
      generate: (options) => model.generate(options),
      stream: (options) => model.stream(options),
      async generateObject(options) {
        const began = performance.now();
        try {
          return await model.generateObject(options);
        } finally {
          clock.spent += performance.now() - began;
        }
      },
    } satisfies LanguageModel,
  };
  return clock;
}

async function measured(name: string, url: string, ask: typeof singlePass): Promise<void> {
  const clock = timed(new OpenAiCompatibleModel({ name, url, model: 'scripted' }));
  const tools: ModelTools = { store, retrieve, model: clock.model };
  const all = questions(400);
  const times: number[] = [];
  for (const [n, question] of all.entries()) {
    clock.spent = 0;
    const began = performance.now();
    await ask(tools, question, { now: '2025-01-01T12:00:00' });
    // The first half warms up.
    if (n >= all.length / 2) times.push(performance.now() - began - clock.spent);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
  console.log(`${name.padEnd(14)} p50 ${at(0.5).padStart(6)} ms   p95 ${at(0.95).padStart(6)} ms   (asked: p95 60 ms)`);
}

console.log(`${items} items, without the model's own time`);
await measured('single-pass', single.url, singlePass);
await measured('agentic', steps.url, agentic);
await single.close();
await steps.close();
await store.close();
await rm(folder, { recursive: true, force: true });
