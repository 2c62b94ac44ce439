import { OpenMemory } from '../src/app/open-memory.ts';
import { collectionsIn, goldName, memoryOf } from './collections-with-gold.ts';

const [c] = collectionsIn(process.argv[2]!);
const m = await OpenMemory.open(await memoryOf(c!, false), { quiet: true, offline: true });
for await (const it of m.store.scan())
  if (process.argv.slice(3).includes(goldName(it.id, c!.as))) {
    const { readings, ...rest } = it as any;
    console.log(JSON.stringify(rest, null, 1).slice(0, 2600));
  }
await m.close();
