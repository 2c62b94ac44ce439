/** The words of a note, its first heading of the first level, and its `#tags`. */
export type PlainNote = { readonly text: string; readonly heading?: string; readonly tags: readonly string[] };

const MOST_TAGS = 50;

/**
 * Markdown as it is read: headings, emphasis and links without their marks, lists and tables as they are, code untouched.
 * Links between notes keep their brackets, since the name in them is how one note speaks of another. Pure; time linear in the text.
 */
export function plainMarkdown(markdown: string): PlainNote {
  const lines: string[] = [];
  const tags = new Set<string>();
  let heading: string | undefined;
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]?.slice(0, 3);
    if (mark !== undefined && (fence === undefined || fence === mark)) {
      fence = fence === undefined ? mark : undefined;
      continue;
    }
    if (fence !== undefined) {
      lines.push(line);
      continue;
    }
    for (const tag of tagsIn(line)) if (tags.size < MOST_TAGS) tags.add(tag);
    const title = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(line);
    const text = plainLine(title === null ? line : (title[2] ?? '').replace(/[ \t]#+[ \t]*$/, ''));
    if (title?.[1] === '#' && heading === undefined) heading = text.trim();
    if (!/^[ \t]*(?:[-*_][ \t]*){3,}$/.test(line) && !/^[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|?)+$/.test(line))
      lines.push(text);
  }
  const text = lines
    .join('\n')
    .replace(/<!--.{0,2000}?-->/gs, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, ...(heading === undefined || heading === '' ? {} : { heading }), tags: [...tags] };
}

/** A word behind "#" that is no number: a tag, as note programs write them. */
const tagsIn = (line: string): string[] =>
  [...line.slice(0, 10_000).matchAll(/(?<![^\s(])#([\p{L}\p{N}_][\p{L}\p{N}_/-]{0,99})/gu)].flatMap(([, tag = '']) =>
    /^\d+$/.test(tag) ? [] : [tag],
  );

/** Marks that were escaped stand, until all others are gone, as characters of the private use area. */
const HIDDEN = 0xe000;
const hidden = (_: string, mark: string): string => String.fromCharCode(HIDDEN + mark.charCodeAt(0));
const shown = (mark: string): string => String.fromCharCode(mark.charCodeAt(0) - HIDDEN);

const plainLine = (line: string): string =>
  line
    .replace(/\\([\\`*_{}[\]()#+.!~|>=-])/g, hidden)
    .replace(/^((?:[ \t]{0,8}>)+)[ \t]?/, '')
    .replace(/^([ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)\[[ xX]\][ \t]+/, '$1')
    .replace(/^([ \t]*)[*+]([ \t]+)/, '$1-$2')
    .replace(/!?\[\[([^[\]\n]{1,300})\]\]/g, '[[$1]]')
    .replace(/!\[([^[\]\n]{0,500})\]\([^()\n]{0,2000}\)/g, '$1')
    .replace(/(?<!\[)\[([^[\]\n]{1,500})\]\((?:[^()\n]{0,2000})\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,2000}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]{1,2000}?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replace(/~~(?=\S)([^~\n]{1,2000}?)~~/g, '$1')
    .replace(/==(?=\S)([^=\n]{1,2000}?)==/g, '$1')
    .replace(/(?<!`)`([^`\n]{1,2000})`(?!`)/g, '$1')
    .replace(/[\ue021-\ue07e]/g, shown);
