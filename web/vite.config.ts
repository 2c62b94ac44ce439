import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run dev:web` beside `madeleine serve` shows every change at once. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', manifest: true, assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://127.0.0.1:4680' } },
});
