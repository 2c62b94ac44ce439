import type { ShownItem } from '../app/links/share-links.ts';
import { shownType } from '../contract/viewing.ts';
import { isMadeleineError } from '../memory/errors.ts';
import { textOf } from './asked.ts';
import { type BytesAnswer, bytesResponse } from './bytes.ts';
import { cookieIn, isOverTls } from './cookies.ts';
import { FailureLimit } from './failure-limit.ts';
import { gridPage, itemPage, linkHeaders, overPage, passwordPage, type Tongue } from './link-pages.ts';
import type { FindVisited, Visited } from './visited.ts';

/** Longest sides in pixels. */
const [SMALL, SCREEN] = [640, 2048];
const MOST_FORM_BYTES = 4000;
/** Wrong passwords from one network, and of one link from anywhere: a short one is not guessed within days. */
const [MOST_HERE, MOST_ANYWHERE] = [10, 50];
const WINDOW_MS = 15 * 60_000;
const COOKIE = 'madeleine-link';
const parts = ['small', 'screen', 'film', 'download'] as const;
type Part = (typeof parts)[number];

/**
 * The pages of links, for whoever has their address: pictures and videos of one link under names of its own, made anew
 * without metadata, and nothing else of the memory.
 */
export class Visitors {
  readonly #find: FindVisited;
  readonly #limit = new FailureLimit(Date.now, 'password', { most: MOST_HERE, windowMs: WINDOW_MS });
  readonly #ofLink = new FailureLimit(Date.now, 'password', { most: MOST_ANYWHERE, windowMs: WINDOW_MS });

  constructor(find: FindVisited) {
    this.#find = find;
  }

  async respond(request: Request, address: string): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, , word = '', key, part] = pathname.split('/');
    const tongue: Tongue = /^zh\b/i.test(request.headers.get('accept-language') ?? '') ? 'zh' : 'en';
    const visited = await this.#find(word, request);
    if (visited === undefined) return html(overPage(tongue), 404);
    const { app, link } = visited;
    const shown = { name: link.name, path: `/s/${word}` };
    if (!app.links.isVisit(link, cookieIn(request.headers, `${COOKIE}-${link.id}`)))
      return request.method === 'POST'
        ? this.#unlock(request, visited, shown.path, { address, tongue })
        : html(passwordPage(tongue, undefined), 401);
    const entries = [...(await app.links.items(link))];
    if (key === undefined) return html(gridPage(tongue, shown, entries, pageOf(searchParams)), 200);
    const at = entries.findIndex(([name]) => name === key);
    const item = entries[at]?.[1];
    if (item === undefined) return html(overPage(tongue), 404);
    if (part === undefined) return html(itemPage(tongue, shown, entries, at), 200);
    if (!parts.some((one) => one === part)) return html(overPage(tongue), 404);
    const bytes = await bytesOf(visited, item, part as Part, at + 1, request.signal);
    return bytesResponse(request, bytes);
  }

  async #unlock(
    request: Request,
    { app, link }: Visited,
    path: string,
    { address, tongue }: { readonly address: string; readonly tongue: Tongue },
  ): Promise<Response> {
    const said = new URLSearchParams(await textOf(request, MOST_FORM_BYTES)).get('password') ?? '';
    // No password is looked up: after too many wrong ones none is tried until their time is over.
    const exists = async () => false;
    const token = `${link.id} ${said}`;
    const compared = async () => ((await app.links.isPassword(link, said)) ? true : undefined);
    const verify = () => this.#limit.checked(address, token, { exists, verify: compared });
    try {
      const isRight = await this.#ofLink.checked(link.id, token, { exists, verify });
      if (isRight !== true) return html(passwordPage(tongue, 'wrong'), 401);
    } catch (error) {
      if (!isMadeleineError(error) || error.code !== 'rate-limited') throw error;
      return html(passwordPage(tongue, 'slow'), 429);
    }
    const { value, seconds } = app.links.visit(link);
    const secure = isOverTls(request) ? '; Secure' : '';
    const cookie = `${COOKIE}-${link.id}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
    return new Response(null, {
      status: 303,
      headers: { location: path, 'set-cookie': cookie, 'cache-control': 'no-store' },
    });
  }
}

async function bytesOf(
  { app, link }: Visited,
  item: ShownItem,
  part: Part,
  n: number,
  signal: AbortSignal,
): Promise<BytesAnswer> {
  const isFilm = item.modality === 'video';
  const download = part === 'download';
  if (download && link.originals) {
    const { open, size, mime, version, name } = await app.file(item.id);
    return { kind: 'stream', open, size, mime: shownType(mime) ?? mime, etag: `"${version}"`, download, name };
  }
  if (isFilm && (part === 'film' || download)) {
    const { path, size } = await app.visitorsFilm(item.id);
    return { kind: 'file', path, size, mime: 'video/mp4', download, name: `${n}.mp4` };
  }
  const longest = part === 'small' ? SMALL : SCREEN;
  const { mime, bytes } = await app.rendition(item.id, longest, signal);
  // By its own bytes: its version is made of the size and the time of the file, which are none of a visitor's.
  return { kind: 'bytes', mime, bytes, download, name: `${n}.jpg` };
}

const html = (text: string, status: number): Response => new Response(text, { status, headers: linkHeaders });

function pageOf(query: URLSearchParams): number {
  const said = Number(query.get('page') ?? 1);
  return Number.isInteger(said) && said > 0 ? said : 1;
}
