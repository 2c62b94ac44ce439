import { isDocument, type MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';

/** One note by which others speak of it, and the notes that it names between double brackets; in lower case. */
export type NoteNames = { readonly names: readonly string[]; readonly links: readonly string[] };

const CHARACTERS_READ = 100_000;
const MOST_LINKS = 500;

/** A link may name a folder, a heading or a block of the note, and what is shown in its place. */
const noteLink = /\[\[([^[\]|#^\n]{1,200})/g;

const bareName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/^.*\//, '')
    .replace(/\.(md|markdown)$/i, '')
    .trim()
    .toLowerCase();

/** What a note in Markdown is called and names; nothing of what is no such note. */
export function noteNames(item: MemoryItem): NoteNames | undefined {
  if (!isDocument(item) || item.media?.mime !== 'text/markdown') return undefined;
  const text = item.body === undefined ? '' : mainText(item.body).slice(0, CHARACTERS_READ);
  const links = [...text.matchAll(noteLink)].slice(0, MOST_LINKS).map(([, name = '']) => bareName(name));
  const names = [bareName(item.origin.path), ...(item.title === undefined ? [] : [bareName(item.title)])];
  return { names: [...new Set(names)], links: [...new Set(links)] };
}
