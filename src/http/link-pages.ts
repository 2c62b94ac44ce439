import { createHash } from 'node:crypto';
import type { ShownItem } from '../app/links/share-links.ts';

/** The texts of a visitor's pages, by the language of their browser. */
const phrases = {
  en: {
    over: 'This link is not valid',
    overHelp: 'It was removed or has expired. Ask for a new one.',
    password: 'Password',
    locked: 'These pictures are protected by a password.',
    wrong: 'This is not the password.',
    slow: 'Too many attempts. Try again in a quarter of an hour.',
    open: 'Open',
    pictures: (n: number) => `${n} ${n === 1 ? 'picture' : 'pictures'}`,
    none: 'There is nothing here yet.',
    all: 'All pictures',
    previous: 'Previous',
    next: 'Next',
    download: 'Download',
    video: 'Video',
    picture: 'Picture',
    page: (n: number) => `Page ${n}`,
  },
  zh: {
    over: '此链接无效',
    overHelp: '它已被移除或已过期。请向分享者索取新链接。',
    password: '密码',
    locked: '这些照片受密码保护。',
    wrong: '密码不正确。',
    slow: '尝试次数过多，请过一刻钟再试。',
    open: '打开',
    pictures: (n: number) => `${n} 张照片`,
    none: '这里还没有内容。',
    all: '全部照片',
    previous: '上一张',
    next: '下一张',
    download: '下载',
    video: '视频',
    picture: '照片',
    page: (n: number) => `第 ${n} 页`,
  },
};
export type LinkWords = (typeof phrases)['en'];
export type Tongue = keyof typeof phrases;

const style = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#faf8f4,#17150f);color:light-dark(#2a251c,#ece6d9)}
main{max-width:1200px;margin:0 auto;padding:20px}h1{font-size:1.5rem;margin:8px 0}p{margin:8px 0}
a{color:inherit}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:6px;padding:0;list-style:none}
.grid a{position:relative;display:block;aspect-ratio:1;background:light-dark(#e8e2d4,#2a261d)}
.grid img{width:100%;height:100%;object-fit:cover}.grid span{position:absolute;right:6px;bottom:6px;padding:0 8px;
border-radius:9px;background:#000b;color:#fff;font-size:.8rem}
figure{margin:0;text-align:center}figure img,figure video{max-width:100%;max-height:82vh}
nav{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0}
nav a,button,input{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid light-dark(#8c8371,#7d7564);
border-radius:9px;background:light-dark(#fff,#221f17);color:inherit;font:inherit;text-decoration:none}
form{display:grid;gap:12px;max-width:320px}label{display:grid;gap:4px}[role=alert]{color:light-dark(#9c2b1c,#ff9d8c)}`;

/** Nothing but its own pictures and this one style: no script, no frame, no other site. */
export const linkHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  // Its form tells its own origin, and no other site the address.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const page = (tongue: Tongue, title: string, body: string): string =>
  `<!doctype html><html lang="${tongue}"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>` +
  `<body><main>${body}</main></body></html>`;

export function overPage(tongue: Tongue): string {
  const say = phrases[tongue];
  return page(tongue, say.over, `<h1>${say.over}</h1><p>${say.overHelp}</p>`);
}

/** Nothing of what is shown behind it, not even its name. */
export function passwordPage(tongue: Tongue, problem: 'wrong' | 'slow' | undefined): string {
  const say = phrases[tongue];
  const alert = problem === undefined ? '' : `<p role="alert">${say[problem]}</p>`;
  return page(
    tongue,
    say.password,
    `<h1>${say.locked}</h1>${alert}<form method="post"><label>${say.password}` +
      `<input type="password" name="password" autocomplete="off" required autofocus></label><button>${say.open}</button></form>`,
  );
}

/** The title and the path of the pages of a link. */
type Shown = { readonly name: string; readonly path: string };
type Entries = readonly (readonly [name: string, item: ShownItem])[];

const PER_PAGE = 200;

/** All pictures, some hundred on a page. */
export function gridPage(tongue: Tongue, { name, path }: Shown, entries: Entries, at: number): string {
  const say = phrases[tongue];
  const pages = Math.max(1, Math.ceil(entries.length / PER_PAGE));
  const shown = entries.slice((at - 1) * PER_PAGE, at * PER_PAGE);
  const tiles = shown.map(
    ([key, item]) =>
      `<li><a href="${path}/${key}"><img src="${path}/${key}/small" alt="${escaped(nameOf(say, item))}" loading="lazy">` +
      `${item.modality === 'video' ? `<span>${say.video}</span>` : ''}</a></li>`,
  );
  const others = Array.from({ length: pages }, (_, n) => n + 1)
    .filter((n) => n !== at)
    .map((n) => `<a href="${path}?page=${n}">${say.page(n)}</a>`);
  return page(
    tongue,
    name,
    `<h1>${escaped(name)}</h1><p>${say.pictures(entries.length)}</p>` +
      (entries.length === 0 ? `<p>${say.none}</p>` : `<ul class="grid">${tiles.join('')}</ul>`) +
      (others.length === 0 ? '' : `<nav>${others.join('')}</nav>`),
  );
}

/** One picture or video, with the ones before and after. */
export function itemPage(tongue: Tongue, { name, path }: Shown, entries: Entries, at: number): string {
  const say = phrases[tongue];
  const [key, item] = entries[at] ?? [];
  if (key === undefined || item === undefined) return overPage(tongue);
  const words = nameOf(say, item);
  const shown =
    item.modality === 'video'
      ? `<video src="${path}/${key}/film" poster="${path}/${key}/screen" controls playsinline></video>`
      : `<img src="${path}/${key}/screen" alt="${escaped(words)}">`;
  const link = (to: number, text: string): string =>
    entries[to] === undefined ? '' : `<a href="${path}/${entries[to][0]}">${text}</a>`;
  return page(
    tongue,
    name,
    `<h1>${escaped(name)}</h1><figure>${shown}<figcaption>${escaped(words)}</figcaption></figure>` +
      `<nav><a href="${path}">${say.all}</a>${link(at - 1, say.previous)}${link(at + 1, say.next)}` +
      `<a href="${path}/${key}/download" download>${say.download}</a></nav>`,
  );
}

/** Its day, and no more: places and people are the owner's. */
const nameOf = (say: LinkWords, { modality, time }: ShownItem): string =>
  [modality === 'video' ? say.video : say.picture, time?.precision === 'year' ? undefined : time?.start.slice(0, 10)]
    .filter((one) => one !== undefined)
    .join(' · ');
