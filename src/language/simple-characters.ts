import { rowsOf } from '../lexicon/rows.ts';

const simpleOf = new Map<number, string>();
for (const row of rowsOf('simple-characters'))
  for (let at = 0; at + 1 < row.length; at += 2) simpleOf.set(row.charCodeAt(at), row.charAt(at + 1));

const hasHan = /[\u4e00-\u9fff]/;

/** A text with each traditional character as its simplified one: as long as before, character for character. */
export function inSimpleCharacters(text: string): string {
  if (!hasHan.test(text)) return text;
  let written = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const simple = simpleOf.get(text.charCodeAt(at));
    if (simple === undefined) continue;
    written += text.slice(from, at) + simple;
    from = at + 1;
  }
  return from === 0 ? text : written + text.slice(from);
}
