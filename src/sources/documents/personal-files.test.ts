import { describe, expect, it } from 'vitest';
import { PersonalFiles } from './personal-files.ts';

/** What becomes of each document of a tree: `taken`, or why it is left out. */
function sorted(tree: Readonly<Record<string, readonly string[]>>): Record<string, string> {
  const personal = new PersonalFiles('/top');
  const outcome: Record<string, string> = {};
  for (const [folder, names] of Object.entries(tree)) {
    const files = names.map((name) => ({ path: `${folder}/${name}`, name, bytes: 1, modified: 0 }));
    const sort = personal.sort(folder, files);
    for (const file of files) {
      const found = sort(file);
      if (found !== undefined) outcome[file.path.slice('/top/'.length)] = found.leftOut ?? 'taken';
    }
  }
  return outcome;
}

describe('documents of a person', () => {
  it('are told from what explains programs and downloads', () => {
    expect(sorted({ '/top': ['todo.txt', 'Readme.txt', 'LICENSE.md', 'licence plate.txt', 'photo.jpg'] })).toEqual({
      'todo.txt': 'taken',
      'Readme.txt': 'readme or licence of a program',
      'LICENSE.md': 'readme or licence of a program',
      'licence plate.txt': 'taken',
    });
  });

  it('are not the texts of a software project, but other documents that lie there are', () => {
    expect(
      sorted({
        '/top/app': ['package.json', 'guide.md'],
        '/top/app/docs': ['design.html', 'offer.pdf'],
        '/top/scripts': ['a.py', 'b.py', 'c.py', 'notes.md'],
        '/top/apple': ['pie.md'],
      }),
    ).toEqual({
      'app/guide.md': 'text of a software project',
      'app/docs/design.html': 'text of a software project',
      'app/docs/offer.pdf': 'taken',
      'scripts/notes.md': 'text of a software project',
      'apple/pie.md': 'taken',
    });
  });

  it('are not hidden, locks of office programs, or parts of saved pages', () => {
    expect(
      sorted({
        '/top': ['.secret.md', '~$Lease.docx', 'Lease.docx', 'Soup.html'],
        '/top/.obsidian': ['help.md'],
        '/top/Soup_files': ['ad.html'],
        '/top/Soup-Dateien/more': ['ad.html'],
        '/top/Soups': ['Leek.html'],
      }),
    ).toEqual({
      '.secret.md': 'hidden file',
      '~$Lease.docx': 'lock file of an office program',
      'Lease.docx': 'taken',
      'Soup.html': 'taken',
      '.obsidian/help.md': 'in a hidden folder',
      'Soup_files/ad.html': 'part of a saved page',
      'Soup-Dateien/more/ad.html': 'part of a saved page',
      'Soups/Leek.html': 'taken',
    });
  });
});
