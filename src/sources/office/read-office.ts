import { MadeleineError } from '../../memory/errors.ts';
import type { DocumentFile, DocumentRead } from '../../ports/document-reader.ts';
import { type OfficeFacts, officeFacts } from './office-facts.ts';
import { openMarks, slideMarks, wordMarks } from './office-marks.ts';
import { isSheetPart, sheetsText } from './sheets.ts';
import { decodedXml, MOST_TEXT, type TextMarks, type TextRead, xmlText } from './xml-text.ts';
import { encrypted, zipParts } from './zip-parts.ts';

type Parts = ReadonlyMap<string, Uint8Array>;

const xmlOf = (parts: Parts, name: string): string | undefined => {
  const bytes = parts.get(name);
  return bytes === undefined ? undefined : decodedXml(bytes);
};

/**
 * The words of an Office Open XML or OpenDocument file: a text, a sheet (rows as lines, cells parted by tabs) or slides (parted
 * by form feeds). Formulas, macros, comments and pictures are not read. Errors: `corrupt`, `encrypted`, `too-large`.
 */
export async function readOffice(bytes: Uint8Array, { name }: DocumentFile): Promise<DocumentRead> {
  const parts = await zipParts(bytes, isWanted);
  if (xmlOf(parts, 'META-INF/manifest.xml')?.includes('manifest:encryption-data') === true) throw encrypted();
  const read = textOf(parts);
  if (read === undefined) throw noDocument();
  const facts: OfficeFacts = officeFacts(xmlOf(parts, 'docProps/core.xml') ?? xmlOf(parts, 'meta.xml'));
  return {
    ...facts,
    ...(read.text === '' ? {} : { text: read.text }),
    ...(read.pages === 0 ? {} : { pages: read.pages }),
    things: [],
    unread: read.isWhole ? [] : [brokenOff(name, read.isLong)],
  };
}

const slide = /^ppt\/slides\/slide(\d+)\.xml$/;
const written = /^(word\/(document|footnotes|endnotes)\.xml|content\.xml|meta\.xml|docProps\/core\.xml)$/;

const isWanted = (name: string): boolean =>
  written.test(name) || slide.test(name) || isSheetPart(name) || name === 'META-INF/manifest.xml';

function textOf(parts: Parts): TextRead | undefined {
  const content = xmlOf(parts, 'content.xml');
  if (content !== undefined) return xmlText(content, openMarks);
  const words = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];
  if (parts.has('word/document.xml')) return joined(parts, words, wordMarks, '\n');
  if (parts.has('xl/workbook.xml')) return sheetsText((name) => xmlOf(parts, name));
  const slides = [...parts.keys()]
    .filter((name) => slide.test(name))
    .sort((a, b) => Number(slide.exec(a)?.[1]) - Number(slide.exec(b)?.[1]));
  if (slides.length === 0) return undefined;
  return { ...joined(parts, slides, slideMarks, '\f'), pages: slides.length };
}

function joined(parts: Parts, names: readonly string[], marks: TextMarks, between: string): TextRead {
  const texts: string[] = [];
  let [isWhole, isLong] = [true, false];
  let left = MOST_TEXT;
  for (const name of names) {
    const xml = xmlOf(parts, name);
    if (xml === undefined || isLong) continue;
    const read = xmlText(xml, marks, left);
    left -= read.text.length;
    isWhole &&= read.isWhole;
    isLong ||= read.isLong;
    texts.push(read.text);
  }
  return { text: texts.join(between).trim(), pages: 0, isWhole, isLong };
}

const noDocument = (): MadeleineError =>
  new MadeleineError('corrupt', 'The file has none of the parts that a document of this kind has.', {
    action: 'Open it in the program that made it; if that fails, restore it from a backup.',
  });

const brokenOff = (place: string, isLong: boolean): DocumentRead['unread'][number] =>
  isLong
    ? { place, code: 'too-large', message: 'The document has more text than is read of one; its beginning was read.' }
    : { place, code: 'truncated', message: 'A part of the document is broken; what stands before that was read.' };
