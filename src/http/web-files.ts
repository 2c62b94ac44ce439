import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { etagOf, isKnown } from './etag.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** The output folder of Vite, also in the published package. */
const builtFolder = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** The folder of the built web app; undefined if it was not built. */
export const builtWebFolder = (): string | undefined =>
  existsSync(join(builtFolder, 'index.html')) ? builtFolder : undefined;

const unbuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Madeleine</title>
<h1>The web app is not built</h1><p>In the checkout, run: <code>npm run build:web</code>, and load this page again.</p>
<p>The HTTP interface works all the same; <a href="/api/v1/openapi.json">its document</a> describes it.</p></html>`;

/** Assets are built compressed (`.br`), and so sent to whoever takes Brotli. */
type WebFile = { readonly bytes: Buffer; readonly isCompressed: boolean; readonly etag: string; readonly type: string };

/**
 * The files of the built web app by path. They are few and small, so all are held in memory: a file that is not in the
 * table cannot be requested, however a path is written. After a rebuild they are read again.
 */
export class WebFiles {
  readonly #folder: string | undefined;
  #files = new Map<string, WebFile>();
  #built = 0;

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** The file, or the page for other paths, which are routed in the browser. */
  respond(request: Request, path: string): Response {
    this.#readWhenBuilt();
    const found = this.#files.get(path);
    if (found !== undefined) return fileResponse(request, found, path.startsWith('/assets/'));
    // Never the page in place of a missing script: a browser with an old page must reload, not parse HTML.
    if (path.startsWith('/assets/')) return new Response('Not found.', { status: 404 });
    const page = this.#files.get('/index.html');
    if (page !== undefined) return fileResponse(request, page, false);
    return new Response(unbuilt, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }

  #readWhenBuilt(): void {
    const folder = this.#folder ?? builtWebFolder();
    const page = folder === undefined ? undefined : statSync(join(folder, 'index.html'), { throwIfNoEntry: false });
    if (folder === undefined || page === undefined || page.mtimeMs === this.#built) return;
    this.#built = page.mtimeMs;
    this.#files = new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const path = join(entry.parentPath, entry.name);
          const name = path.slice(folder.length).split(sep).filter(Boolean).join('/');
          return [`/${name.replace(COMPRESSED, '')}`, webFile(path)];
        }),
    );
  }
}

const COMPRESSED = /\.br$/;

function webFile(path: string): WebFile {
  const bytes = readFileSync(path);
  const type = types[extname(path.replace(COMPRESSED, ''))] ?? 'application/octet-stream';
  return { bytes, isCompressed: COMPRESSED.test(path), etag: etagOf(bytes), type };
}

/** Names under `/assets/` contain a content hash, so these files can be cached forever. */
function fileResponse(request: Request, file: WebFile, immutable: boolean): Response {
  const headers: Record<string, string> = {
    etag: file.etag,
    'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  };
  if (isKnown(request.headers.get('if-none-match') ?? undefined, file.etag))
    return new Response(null, { status: 304, headers });
  headers['content-type'] = file.type;
  const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  if (file.isCompressed && takesBrotli) headers['content-encoding'] = 'br';
  const body = file.isCompressed && !takesBrotli ? brotliDecompressSync(file.bytes) : file.bytes;
  return new Response(new Uint8Array(body), { headers });
}
