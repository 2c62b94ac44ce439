import { OpenMemory } from '../src/app/open-memory.ts';
import { collectionsIn, memoryOf } from './collections-with-gold.ts';
const [c] = collectionsIn(process.argv[2]!);
const m = await OpenMemory.open(await memoryOf(c!, false), {quiet:true, offline:true});
for (const e of await m.store.records('event')) if (e.span.start.startsWith(process.argv[3]!)) console.log(e.kind, e.title, e.span.start, e.span.end, e.items.length, e.place?.city, e.narrative.slice(0, 200));
await m.close();
