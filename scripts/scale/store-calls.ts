/**
 * How often one search and one question call the store, in turns where each waits for the one before ("rounds") and in all:
 * what they cost where the store is a server away. By this program and by other checkouts of it, on memories of the bank of
 * inboxes, once everything that is kept from question to question has been read. With a digest of what was found and said.
 *   node scripts/scale/store-calls.ts [--inbox eve/01]… [--questions N] [--against CHECKOUT]…
 */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Store } from '../../src/ports/store.ts';

type Counts = { readonly calls: Map<string, number>; rounds: number; running: number };

/** The store, with each call counted; what is asked for while another call runs is of the same round. */
function counted(store: Store, counts: Counts): Store {
  return new Proxy(store, {
    get(whole, name): unknown {
      const part: unknown = Reflect.get(whole, name, whole);
      if (typeof part !== 'function') return part;
      return (...given: unknown[]) => {
        const result: unknown = part.apply(whole, given);
        if (!(result instanceof Promise)) return result;
        counts.calls.set(String(name), (counts.calls.get(String(name)) ?? 0) + 1);
        if (counts.running === 0) counts.rounds += 1;
        counts.running += 1;
        // A server answers later than at once: what is asked for meanwhile goes with it.
        return result
          .finally(() => new Promise((done) => setImmediate(done)))
          .finally(() => {
            counts.running -= 1;
          });
      };
    },
  });
}

async function program(root: string) {
  const load = <M>(path: string): Promise<M> => import(pathToFileURL(join(root, path)).href) as Promise<M>;
  const [memories, inboxes, open, asking, searching] = await Promise.all([
    load<typeof import('../../training/harness/asked-inbox.ts')>('training/harness/asked-inbox.ts'),
    load<typeof import('../../training/harness/inboxes-with-gold.ts')>('training/harness/inboxes-with-gold.ts'),
    load<typeof import('../../src/app/open-memory.ts')>('src/app/open-memory.ts'),
    load<typeof import('../../src/app/search/ask.ts')>('src/app/search/ask.ts'),
    load<typeof import('../../src/app/search/search.ts')>('src/app/search/search.ts'),
  ]);
  return { ...memories, ...inboxes, ...open, ...asking, ...searching };
}

type Told = { readonly rounds: number; readonly calls: ReadonlyMap<string, number> };

async function measure(name: string, root: string, inboxes: readonly string[], most: number): Promise<void> {
  const of = await program(root);
  const digest = createHash('sha256');
  const told = { search: [] as Told[], ask: [] as Told[] };
  for (const inbox of of.inboxesNamed(inboxes)) {
    await of.inMemoryOf(inbox, async (folder) => {
      const memory = await of.OpenMemory.open(folder, { quiet: true, offline: true });
      const counts: Counts = { calls: new Map(), rounds: 0, running: 0 };
      const store = counted(memory.store, counts);
      Object.defineProperty(memory, 'store', { value: store });
      await store.warm();
      const { now } = inbox;
      const count = async (kind: keyof typeof told, work: () => Promise<unknown>): Promise<void> => {
        counts.calls.clear();
        counts.rounds = 0;
        digest.update(JSON.stringify(await work()));
        told[kind].push({ rounds: counts.rounds, calls: new Map(counts.calls) });
      };
      const [first, ...others] = inbox.questions.slice(0, most + 1).map(({ asked }) => asked);
      await of.search(memory, first ?? '', { now });
      await of.ask(memory, first ?? '', { now });
      for (const question of others) {
        await count('search', async () => {
          const { items } = await of.search(memory, question, { now });
          return items.map(({ id, score, probability }) => [id, score, probability]);
        });
        await count('ask', async () => {
          const { answer, confidence, citations } = await of.ask(memory, question, { now });
          return [answer, confidence, citations.map(({ id }) => id)];
        });
      }
      await memory.close();
    });
  }
  for (const kind of ['search', 'ask'] as const) tell(name, kind, told[kind]);
  console.log(`${name}: found and said ${digest.digest('hex').slice(0, 16)}`);
}

function tell(name: string, kind: string, told: readonly Told[]): void {
  const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
  const all = told.map(({ calls }) => [...calls.values()].reduce((a, b) => a + b, 0));
  const [rounds, sorted] = [told.map((one) => one.rounds), all.toSorted((a, b) => a - b)];
  const names = [...new Set(told.flatMap(({ calls }) => [...calls.keys()]))];
  const each = names
    .map((method) => [method, mean(told.map(({ calls }) => calls.get(method) ?? 0))] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([method, n]) => `${method} ${n.toFixed(1)}`);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  console.log(
    `${name} ${kind}: ${mean(rounds).toFixed(1)} rounds, ${mean(all).toFixed(1)} calls (p95 ${p95}) of ${told.length}: ${each.join(', ')}`,
  );
}

const { values } = parseArgs({
  options: {
    inbox: { type: 'string', multiple: true, default: ['eve/01', 'moritz/01'] },
    questions: { type: 'string', default: '12' },
    against: { type: 'string', multiple: true, default: [] },
  },
});
const roots = [['this', resolve(import.meta.dirname, '../..')], ...values.against.map((root) => [root, root])];
for (const [name = '', root = ''] of roots) await measure(name, root, values.inbox, Number(values.questions));
