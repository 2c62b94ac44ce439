// Runs after an install in a checkout, so that `madeleine serve` has its pages. Without the packages that build them
// (an install of dependencies alone) there is nothing to do: the published package brings them built.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheckout = existsSync(`${root}/web/vite.config.ts`);
if (isCheckout && existsSync(`${root}/node_modules/vite`)) {
  const { build } = await import('vite');
  await build({ configFile: `${root}/web/vite.config.ts`, logLevel: 'warn' });
}
