/**
 * Writes docs-site/: the pages of docs/ as HTML that opens from the disk, with a search that needs no server. Run by
 * `npm run build:docs`; into another folder where one is given.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked, type Token, type Tokens } from 'marked';
import MiniSearch from 'minisearch';

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = join(root, 'docs');
const site = process.argv[2] ?? join(root, 'docs-site');

type Page = { readonly file: string; readonly to: string; readonly title: string; readonly text: string };

/** The README is the first page; its links lead into docs/. */
const start: Page = page(join(root, 'README.md'), 'index.html');
const pages: readonly Page[] = [
  start,
  ...globSync('**/*.md', { cwd: docs })
    .sort()
    .map((name) => page(join(docs, name), join('docs', name.replace(/\.md$/, '.html')))),
];

function page(file: string, to: string): Page {
  const text = readFileSync(file, 'utf8');
  return { file, to, title: /^# (.+)$/m.exec(text)?.[1]?.replace(/[`*]/g, '') ?? basename(file, '.md'), text };
}

/** As GitHub makes the anchors of headings. */
const anchorOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/<[^>]+>|[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** A link to another page leads to its HTML; files that are not on the site are named without a link. */
function linkTarget(from: Page, href: string): string | undefined {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const file = join(dirname(from.file), path);
  const target = pages.find((one) => one.file === file || one.file === join(file, 'README.md'));
  const isPicture = /\.(webp|svg|png)$/.test(path);
  if (target === undefined && !isPicture) return undefined;
  const to = relative(dirname(from.to), target?.to ?? relative(root, file));
  return anchor === undefined ? to : `${to}#${anchor}`;
}

function rendered(from: Page): string {
  const marked = new Marked({ gfm: true });
  marked.use({
    walkTokens: (token: Token) => {
      if (token.type === 'image') token.href = linkTarget(from, String(token.href)) ?? String(token.href);
    },
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const words = this.parser.parseInline(tokens);
        return `<h${depth} id="${anchorOf(words)}">${words}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        const target = linkTarget(from, href);
        return target === undefined ? words : `<a href="${escaped(target)}">${words}</a>`;
      },
    },
  });
  return marked.parse(from.text, { async: false });
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function navigation(from: Page): string {
  const entry = (one: Page): string => {
    const here = one === from ? ' aria-current="page"' : '';
    return `<li><a href="${relative(dirname(from.to), one.to)}"${here}>${escaped(one.title)}</a></li>`;
  };
  const group = (name: string, folder: string): string => {
    const inside = pages.filter(({ to }) => dirname(to) === folder).sort((a, b) => a.title.localeCompare(b.title));
    return `<h2>${name}</h2><ul>${inside.map(entry).join('')}</ul>`;
  };
  return [
    group('Start', '.'),
    group('Guide', 'docs'),
    group('Benchmarks', 'docs/bench'),
    group('Decisions', 'docs/decisions'),
  ].join('');
}

function htmlOf(one: Page): string {
  const up = relative(dirname(one.to), '.') || '.';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(one.title)}${one === start ? '' : ' – Madeleine'}</title>
<link rel="stylesheet" href="${up}/site.css">
</head>
<body data-up="${up}">
<nav aria-label="Pages">
<a class="home" href="${up}/index.html">Madeleine</a>
<input type="search" placeholder="Search" aria-label="Search the documentation">
<ol id="found" hidden></ol>
<details open><summary>Pages</summary>${navigation(one)}</details>
</nav>
<main>${rendered(one)}</main>
<script src="${up}/minisearch.js"></script>
<script src="${up}/search-index.js"></script>
<script src="${up}/site.js"></script>
</body>
</html>
`;
}

const searchOptions = { fields: ['title', 'text'], storeFields: ['title', 'to'], idField: 'to' };

/** Sections by their headings, so that a result leads to the right place of a long page. */
function sectionsOf(one: Page): { readonly to: string; readonly title: string; readonly text: string }[] {
  return one.text.split(/^(?=#{1,3} )/m).flatMap((text, n) => {
    const heading = /^#{1,3} (.+)$/m.exec(text)?.[1]?.replace(/[`*]/g, '');
    if (heading === undefined) return [];
    const title = n === 0 || heading === one.title ? one.title : `${one.title}: ${heading}`;
    return [{ to: `${one.to}#${anchorOf(heading)}`, title, text }];
  });
}

rmSync(site, { recursive: true, force: true });
for (const one of pages) {
  mkdirSync(dirname(join(site, one.to)), { recursive: true });
  writeFileSync(join(site, one.to), htmlOf(one));
}
const search = new MiniSearch(searchOptions);
const sections = new Map(pages.flatMap(sectionsOf).map((section) => [section.to, section]));
search.addAll([...sections.values()]);
// A script instead of a document: browsers fetch nothing for a page that was opened from the disk.
writeFileSync(
  join(site, 'search-index.js'),
  `window.searchIndex = ${JSON.stringify({ options: searchOptions, index: JSON.stringify(search) })};\n`,
);
cpSync(join(root, 'node_modules/minisearch/dist/umd/index.js'), join(site, 'minisearch.js'));
for (const name of ['site.css', 'site.js']) cpSync(join(root, 'scripts/docs-site', name), join(site, name));
for (const folder of ['docs/images', 'docs/screenshots'])
  cpSync(join(root, folder), join(site, folder), { recursive: true });
process.stdout.write(`${pages.length} pages in ${site}\n`);
