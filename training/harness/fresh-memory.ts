import { rmSync } from 'node:fs';
import { initMemory, openApp } from '../../src/app/app.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';

/** A memory made anew of what lies at `path`, beside it. */
export async function freshMemory(path: string, as: 'atm' | 'locomo' | 'auto'): Promise<OpenMemory> {
  const folder = `${path}.memory`;
  rmSync(folder, { recursive: true, force: true });
  await initMemory(folder, 'off', async () => 'off');
  const app = await openApp(folder, { quiet: true, offline: true });
  await app.add([path], { as });
  await app.close();
  return OpenMemory.open(folder, { quiet: true, offline: true });
}
