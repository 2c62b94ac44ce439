import { SaxesParser } from 'saxes';

/** A text and its attributes, by the local names of the elements that it is in: "Invoice/AccountingSupplierParty/Party". */
export type XmlText = { readonly path: string; readonly text: string; readonly currency: string | undefined };
export type XmlRead = {
  readonly root: string | undefined;
  readonly texts: readonly XmlText[];
  readonly isCut: boolean;
};

const LARGEST_XML = 8 * 1024 * 1024;
const DEEPEST = 40;
const MOST_TEXTS = 20_000;
const LONGEST_TEXT = 2000;
/** The lines of an invoice are most of it. */
const skipped = /LineItem$|^(Invoice|CreditNote)Line$/;

/**
 * The texts of an XML document, without those of its lines. No document type is followed and no entity but XML's own five is
 * expanded; what is broken or beyond the bounds ends the reading, and `isCut` says so.
 */
export function xmlTexts(bytes: Uint8Array): XmlRead {
  const texts: XmlText[] = [];
  const path: string[] = [];
  let [root, currency, text, skippedAt]: [string | undefined, string | undefined, string, number] = [
    undefined,
    undefined,
    '',
    0,
  ];
  let isCut = bytes.length > LARGEST_XML;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1);
    root ??= local;
    path.push(local);
    if (path.length > DEEPEST || texts.length > MOST_TEXTS) throw new Error('The document is too large.');
    if (skippedAt === 0 && skipped.test(local)) skippedAt = path.length;
    currency = attributes['currencyID'];
    text = '';
  });
  parser.on('text', (part) => {
    if (skippedAt === 0 && text.length < LONGEST_TEXT) text += part;
  });
  parser.on('closetag', () => {
    const whole = text.trim();
    if (skippedAt === 0 && whole !== '')
      texts.push({ path: path.join('/'), text: whole.slice(0, LONGEST_TEXT), currency });
    if (skippedAt === path.length) skippedAt = 0;
    path.pop();
    text = '';
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(decoded(bytes.subarray(0, LARGEST_XML))).close();
  } catch {
    isCut = true;
  }
  return { root, texts, isCut };
}

const declared = /^\s*<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** By the byte order mark, else by the declaration, else as UTF-8. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const name = declared.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[1];
  try {
    return new TextDecoder(name ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
