import type { Failure } from '../memory/failure.ts';
import type { MemoryItem } from '../memory/item.ts';
import { sourcePath } from '../memory/origin.ts';
import type { PageLeft } from '../ports/document-reader.ts';
import type { Change } from '../ports/store.ts';

/** The note of pages of a document whose pictures no text was recognised in, in place of an earlier one. */
export function pagesLeft({ origin }: MemoryItem, left: readonly PageLeft[]): Change {
  const path = `${sourcePath(origin)}#pages`;
  const said = noteOf(left);
  return said === undefined
    ? { op: 'deleteRecord', kind: 'failure', id: path }
    : { op: 'putRecord', kind: 'failure', id: path, value: { path, ...said, batch: origin.batch } };
}

type Note = Pick<Failure, 'code' | 'message' | 'action'>;

const reasons: Readonly<Record<PageLeft['why'], (pages: string) => Note>> = {
  bound: (pages) => ({
    code: 'too-large',
    message: `Text was not recognised in the pictures of ${pages}: the document shows more than is looked at of one.`,
    action: 'Split the document, and add its parts.',
  }),
  undecoded: (pages) => ({
    code: 'unsupported-format',
    message: `Text was not recognised in ${pages}: not all of what is shown there can be decoded.`,
    action:
      'Install pdfjs-dist beside Madeleine (fax, JBIG2, JPEG 2000), or save the pages as JPEG, and add the document again.',
  }),
};

function noteOf(left: readonly PageLeft[]): Note | undefined {
  const notes = (['bound', 'undecoded'] as const).flatMap((why) => {
    const pages = left.filter((one) => one.why === why).map(({ page }) => page);
    return pages.length === 0 ? [] : [reasons[why](named(pages))];
  });
  const [first, ...more] = notes;
  return first && { ...first, message: [first, ...more].map(({ message }) => message).join(' ') };
}

/** Runs of pages that are named; a book has thousands. */
const MOST_NAMED = 8;

/** "page 3", "pages 3, 41 to 45". `pages` rise. */
function named(pages: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last?.to === page - 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  const said = runs.slice(0, MOST_NAMED).map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  const more = runs.length > MOST_NAMED ? ` and more, ${pages.length} in all` : '';
  return `${pages.length === 1 ? 'page' : 'pages'} ${said.join(', ')}${more}`;
}
