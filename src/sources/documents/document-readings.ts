import type { DocumentFormat } from '../../memory/document-format.ts';
import { derived, observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import { albumsInPath } from '../photos/name-words.ts';

/** What the name of a document says of it: its kind, its title until its content tells a better one, its folders. */
export function documentReadings(path: string, name: string, format: DocumentFormat): Reading[] {
  const title = name
    .normalize('NFC')
    .replace(/\.[^.]{1,8}$/, '')
    .replace(/[_+\s]+/g, ' ')
    .trim();
  const folders = [...new Set(albumsInPath(path))];
  return [
    reading('media', { mime: format.mime }, observed('document')),
    ...(title === '' ? [] : [reading('title', title.slice(0, 300), derived('file-name', 1, 0.4))]),
    ...(folders.length === 0
      ? []
      : [
          reading(
            'tags',
            folders.map((folder) => ({ name: folder, source: 'album' as const })),
            derived('folder-name', 1, 0.6),
          ),
        ]),
  ];
}
