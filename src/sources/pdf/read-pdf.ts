import { type DocumentFile, type DocumentRead, NO_TEXT } from '../../ports/document-reader.ts';
import { invoiceThing } from '../invoices/invoice-thing.ts';
import { layoutInvoice } from '../invoices/layout-invoice.ts';
import { itineraryThings } from '../itinerary/itinerary-things.ts';
import { attachedInvoices } from './attached-invoices.ts';
import { type OpenPdf, withPdf } from './open-pdf.ts';
import { alignedText, type Row, rowsOf, textOfRows } from './page-layout.ts';
import { hasPictures } from './page-pictures.ts';
import { pageText } from './page-text.ts';

/** The first pages are read; what is longer is a book. */
const MOST_PAGES = 200;
/** Tickets are short: what a book says of journeys is none of them. */
const ITINERARY_PAGES = 10;
const MOST_CHARACTERS = 2_000_000;
/** Milliseconds for a file; a page takes some tens. Checked between pages and parts of them. */
const LONGEST_TIME = 20_000;

const noText = 'The page has no text of its own but may show some in a picture.';

type Unread = DocumentRead['unread'][number];

/**
 * What a PDF file says: its text, page by page in rows, and what it says as data. Pages without text that show pictures are
 * named in `unread` (`no-text`), so that text can be recognised in those.
 * Errors: `empty-file`, `too-large`, `encrypted`, `corrupt`.
 */
export const readPdf = (bytes: Uint8Array, file: DocumentFile): Promise<DocumentRead> =>
  withPdf(bytes, file.name, async (pdf) => {
    const { rows, unread } = await pagesOf(pdf, hasPictures(bytes));
    const title = await titleOf(pdf);
    const attached = await attachedInvoices(pdf, file.name);
    const shown = attached.things.length > 0 ? undefined : layoutInvoice(rows);
    const itinerary = rows.slice(0, ITINERARY_PAGES).map(alignedText).join('\n');
    const listed = itineraryThings(itinerary, { place: file.name, source: 'pdf' });
    return {
      ...(title === undefined ? {} : { title }),
      text: rows.map(textOfRows).join('\f'),
      pages: pdf.numPages,
      things:
        shown === undefined ? [...attached.things, ...listed] : [invoiceThing(shown, 'pdf', file.name), ...listed],
      unread: [...unread, ...attached.unread],
    };
  });

async function pagesOf(
  pdf: OpenPdf,
  isIllustrated: boolean,
): Promise<{ readonly rows: readonly Row[][]; readonly unread: readonly Unread[] }> {
  const deadline = performance.now() + LONGEST_TIME;
  const rows: Row[][] = [];
  const unread: Unread[] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const left = pdf.numPages - number + 1;
    if (number > MOST_PAGES || characters > MOST_CHARACTERS || performance.now() > deadline) {
      const message = `The file is longer than what is read of one; its last ${left} pages were left out.`;
      unread.push({ place: `page ${number}`, code: 'too-large', message });
      break;
    }
    const place = `page ${number}`;
    try {
      const page = await pdf.getPage(number);
      const { pieces, isCut } = await pageText(page, deadline);
      rows.push(rowsOf(pieces, number));
      characters += pieces.reduce((sum, { text }) => sum + text.length, 0);
      if (pieces.length === 0 && isIllustrated) unread.push({ place, code: NO_TEXT, message: noText });
      if (isCut) unread.push({ place, code: 'too-large', message: 'The page says more than is read of one.' });
      page.cleanup();
    } catch {
      rows.push([]);
      unread.push({ place, code: 'corrupt', message: 'The page is broken; it was not read.' });
    }
  }
  return { rows, unread };
}

const LONGEST_TITLE = 300;

async function titleOf(pdf: OpenPdf): Promise<string | undefined> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title = (info as Readonly<Record<string, unknown>>)['Title'];
  const said = typeof title === 'string' ? title.trim().slice(0, LONGEST_TITLE) : '';
  return said === '' ? undefined : said;
}
