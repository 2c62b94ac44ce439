/**
 * Writes dist/: the program as JavaScript in few files, as it is published. Every module is bundled with those that are
 * loaded together with it; packages stay outside. Run by `npm run build`.
 */
import { cpSync, globSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src');
const dist = join(root, 'dist');

const slashes = (path: string): string => path.split(sep).join('/');
const withoutExtension = (path: string): string => slashes(path).replace(/\.ts$/, '');

/** The program, and each file that a thread or a process of its own begins with. */
const entries = ['main.ts', ...globSync('**/*-{thread,worker,process}.ts', { cwd: source })];

/**
 * Lets `import.meta.url` say where a module would lie if it were not bundled. What is found from there – models, voices, pages,
 * threads – has the same place in a checkout and in the package.
 */
function ownPlaces(): Plugin {
  const marker = /__placeOf\("([^"]+)"\)/g;
  return {
    name: 'own-places',
    transform(code, id) {
      if (!id.startsWith(source) || !code.includes('import.meta.url')) return null;
      const place = `${withoutExtension(relative(source, id))}.js`;
      return code.replaceAll('import.meta.url', `__placeOf("${place}")`);
    },
    renderChunk(code, chunk) {
      const here = dirname(chunk.fileName);
      return code.replace(marker, (_, place: string) => {
        const path = slashes(relative(here, place));
        return `new URL(${JSON.stringify(path)}, import.meta.url).href`;
      });
    },
  };
}

rmSync(dist, { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(entries.map((file) => [withoutExtension(file), join(source, file)])),
  platform: 'node',
  external: (id) => !id.startsWith('.') && !isAbsolute(id),
  plugins: [ownPlaces()],
});
await bundle.write({
  dir: dist,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'parts/[name]-[hash].js',
  comments: false,
  // Names of functions stay, so that a stack trace says which function it was.
  minify: {
    compress: { keepNames: { function: true, class: true } },
    mangle: { toplevel: true, keepNames: { function: true, class: true } },
    codegen: { removeWhitespace: true },
  },
});
await bundle.close();

/** What is read at run time lies beside the module that reads it. */
for (const file of globSync('**/*.sql', { cwd: source })) cpSync(join(source, file), join(dist, file));
