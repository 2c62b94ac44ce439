import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const worthCompressing = /\.(?:js|css|json|svg)$/;

/** Assets are kept as they are sent: every browser takes Brotli, and what is compressed once starts no server late. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const assets = join(dir, 'assets');
    for (const name of readdirSync(assets).filter((each) => worthCompressing.test(each))) {
      const path = join(assets, name);
      writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      rmSync(path);
    }
  },
};

/** `npm run dev:web` beside `madeleine serve` shows every change at once. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressAssets],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', manifest: true, assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://127.0.0.1:4680' } },
});
