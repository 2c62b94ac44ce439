import { basename } from 'node:path';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);

/** A page of small pictures, each with its face's id; it loads nothing but them. */
export function contactSheet(
  title: string,
  files: readonly { readonly face: string; readonly file: string; readonly path: string }[],
): string {
  const figures = files.map(
    ({ face, file, path }) =>
      `<figure><img src="${escaped(encodeURIComponent(basename(file)))}" alt=""><figcaption>${escaped(path)}<br><code>${escaped(face)}</code></figcaption></figure>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:14px system-ui;margin:2em}main{display:flex;flex-wrap:wrap;gap:1em}figure{width:240px;margin:0}img{width:240px}figcaption{overflow-wrap:anywhere;color:#555}</style>
<h1>${escaped(title)}</h1>
<main>
${figures.join('\n')}
</main>
</html>
`;
}
