import type { App } from '../app/app.ts';
import type { KeptLink } from '../app/links/kept-links.ts';
import { shownType } from '../contract/viewing.ts';
import { isMadeleineError } from '../memory/errors.ts';
import type { MemoryItem } from '../memory/item.ts';
import { type BytesAnswer, bytesResponse } from './bytes.ts';
import { cookieIn, isOverTls } from './cookies.ts';
import { FailureLimit } from './failure-limit.ts';
import { gridPage, itemPage, linkHeaders, overPage, passwordPage, type Tongue } from './link-pages.ts';

/** Longest sides in pixels. */
const [SMALL, SCREEN] = [640, 2048];
const MOST_FORM_BYTES = 2000;
const COOKIE = 'madeleine-link';
const parts = ['small', 'screen', 'film', 'download'] as const;
type Part = (typeof parts)[number];

/**
 * The pages of links, for whoever has their address: pictures and videos of one link under names of its own, made anew
 * without metadata, and nothing else of the memory.
 */
export class Visitors {
  readonly #app: App;
  readonly #limit = new FailureLimit();

  constructor(app: App) {
    this.#app = app;
  }

  async respond(request: Request, address: string): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const [, , secret = '', key, part] = pathname.split('/');
    const tongue: Tongue = /^zh\b/i.test(request.headers.get('accept-language') ?? '') ? 'zh' : 'en';
    const link = await this.#app.links.bySecret(secret);
    if (link === undefined) return html(overPage(tongue), 404);
    if (!this.#app.links.isVisit(link, cookieIn(request.headers, `${COOKIE}-${link.id}`)))
      return request.method === 'POST'
        ? this.#unlock(request, link, address, tongue)
        : html(passwordPage(tongue, undefined), 401);
    const entries = [...(await this.#app.links.items(link))];
    if (key === undefined) return html(gridPage(tongue, link, entries, pageOf(searchParams)), 200);
    const at = entries.findIndex(([name]) => name === key);
    const item = entries[at]?.[1];
    if (item === undefined) return html(overPage(tongue), 404);
    if (part === undefined) return html(itemPage(tongue, link, entries, at), 200);
    if (!parts.some((one) => one === part)) return html(overPage(tongue), 404);
    const bytes = await this.#bytes(link, item, part as Part, at + 1, request.signal);
    return bytesResponse(request, bytes);
  }

  async #unlock(request: Request, link: KeptLink, address: string, tongue: Tongue): Promise<Response> {
    const text = (await request.text()).slice(0, MOST_FORM_BYTES);
    const said = new URLSearchParams(text).get('password') ?? '';
    const check = {
      // No password is looked up: after too many wrong ones none is tried until the minute is over.
      exists: async () => false,
      verify: async () => ((await this.#app.links.isPassword(link, said)) ? true : undefined),
    };
    try {
      const isRight = await this.#limit.checked(address, `${link.id} ${said}`, check);
      if (isRight !== true) return html(passwordPage(tongue, 'wrong'), 401);
    } catch (error) {
      if (!isMadeleineError(error) || error.code !== 'rate-limited') throw error;
      return html(passwordPage(tongue, 'slow'), 429);
    }
    const { value, seconds } = this.#app.links.visit(link);
    const secure = isOverTls(request) ? '; Secure' : '';
    const cookie = `${COOKIE}-${link.id}=${value}; Path=/s/${link.secret}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
    return new Response(null, {
      status: 303,
      headers: { location: `/s/${link.secret}`, 'set-cookie': cookie, 'cache-control': 'no-store' },
    });
  }

  async #bytes(link: KeptLink, item: MemoryItem, part: Part, n: number, signal: AbortSignal): Promise<BytesAnswer> {
    const isFilm = item.modality === 'video';
    const download = part === 'download';
    if (download && link.originals) {
      const { open, size, mime, version, name } = await this.#app.file(item.id);
      return { kind: 'stream', open, size, mime: shownType(mime) ?? mime, etag: `"${version}"`, download, name };
    }
    if (isFilm && (part === 'film' || download)) {
      const { path, size } = await this.#app.visitorsFilm(item.id);
      return { kind: 'file', path, size, mime: 'video/mp4', download, name: `${n}.mp4` };
    }
    const longest = part === 'small' ? SMALL : SCREEN;
    const { mime, bytes, version } = await this.#app.rendition(item.id, longest, signal);
    return { kind: 'bytes', mime, bytes, etag: `"${version}"`, download, name: `${n}.jpg` };
  }
}

const html = (text: string, status: number): Response => new Response(text, { status, headers: linkHeaders });

function pageOf(query: URLSearchParams): number {
  const said = Number(query.get('page') ?? 1);
  return Number.isInteger(said) && said > 0 ? said : 1;
}
