import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Importer } from '../../src/memory/origin.ts';
import { openSources } from '../../src/sources/open-sources.ts';
import { mail, mailbox, picture, put } from '../end-to-end/made-input.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-accounted-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const noise = Uint8Array.from({ length: 3000 }, (_, n) => (n * 7919) % 251);

/** Files whose names say nothing, or something wrong. */
async function oddFiles(below: string): Promise<string[]> {
  const files: Readonly<Record<string, string | Uint8Array>> = {
    '002': mail(2, 'By number', 'words'),
    '00001.7c53336b37003a9286aba55d2945844c': mail(3, 'By sum', 'words'),
    'nested/inbox': mailbox(2),
    'letter.txt': mail(4, 'A letter as text', 'words'),
    'letter.jpg': mail(5, 'A letter called a picture', 'words'),
    'picture.eml': await picture(10),
    'picture.dat': await picture(20),
    picture: await picture(30),
    empty: '',
    'empty.eml': '',
    'empty.jpg': '',
    'empty.mbox': '',
    'noise.jpg': noise,
    'noise.eml': noise,
    'noise.mbox': noise,
    'noise.zip': noise,
    noise,
    cmds: 'mv 1 2\n',
    'page.html': '<p>Hello</p>',
    'list.json': '[1, 2]',
    '.hidden': 'hidden',
    '.DS_Store': noise,
    'Thumbs.db': noise,
  };
  const paths: string[] = [];
  for (const [name, content] of Object.entries(files)) paths.push(await put(below, name, content));
  return paths;
}

/** Every path that a source names: what it brings, what failed, and what it leaves out with why. */
async function namedBy(as: Importer | 'auto'): Promise<{ readonly taken: string[]; readonly named: Set<string> }> {
  const { sources, failures } = await openSources([folder], as);
  const named = new Set(failures.map(({ path }) => path));
  const taken: string[] = [];
  for (const source of sources)
    for await (const event of source.read({})) {
      // A mailbox is named with where in it the damage lies.
      if (event.type === 'failure') named.add(event.failure.path.replace(/#\d+$/, ''));
      if (event.type === 'skipped') named.add(event.path);
      if (event.type !== 'record') continue;
      const { origin, content } = event.record;
      const path = content?.kind === 'file' ? content.path : join(origin.root, origin.path);
      taken.push(path);
      named.add(path).add(origin.root);
    }
  return { taken, named };
}

it.each(['auto', 'mail', 'photos', 'takeout', 'icloud'] as const)(
  'names every odd file of a folder added as %s',
  async (as) => {
    const paths = await oddFiles(folder);
    const { named } = await namedBy(as);
    // What an export is walked through for leaves out the files of file managers without a word.
    const isQuiet = (path: string) => as === 'takeout' && /\.DS_Store$|Thumbs\.db$/.test(path);
    expect(paths.filter((path) => !named.has(path) && !isQuiet(path))).toEqual([]);
  },
);

it('takes messages whatever they are called where mail was said', async () => {
  const paths = await oddFiles(folder);
  const { taken } = await namedBy('mail');
  const mails = paths.filter((path) => /002$|844c$|inbox$|letter\.(txt|jpg)$/.test(path));
  expect(mails.filter((path) => !taken.includes(path))).toEqual([]);
});

it('takes messages without a usual name where nothing was said', async () => {
  const paths = await oddFiles(folder);
  const { taken } = await namedBy('auto');
  expect(paths.filter((path) => /002$|844c$|inbox$/.test(path) && !taken.includes(path))).toEqual([]);
});

it.each(['auto', 'mail'] as const)('names what lies in a Maildir beside its messages, added as %s', async (as) => {
  for (const box of ['cur', 'new', 'tmp']) mkdirSync(join(folder, box));
  const paths = [
    await put(folder, 'cur/1700000000.M1.host:2,S', mail(1, 'In cur', 'words')),
    await put(folder, 'new/1700000001.M2.host', mail(2, 'In new', 'words')),
    await put(folder, 'tmp/1700000002.M3.host', mail(3, 'In tmp', 'words')),
    await put(folder, 'dovecot.index', noise),
    await put(folder, 'notes.txt', 'beside'),
  ];
  const { named } = await namedBy(as);
  expect(paths.filter((path) => !named.has(path))).toEqual([]);
});
