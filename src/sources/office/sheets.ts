import { MOST_TEXT, type TextRead, tidied, walkXml } from './xml-text.ts';

const sheetPart = /^xl\/(workbook|sharedStrings|styles|worksheets\/sheet\d+)\.xml$/;
export const isSheetPart = (name: string): boolean => sheetPart.test(name);

/** Sheets of a workbook that are read. */
const MOST_SHEETS = 200;
const MOST_STRINGS = 200_000;

/** The cells of all sheets of a workbook (SpreadsheetML, ECMA-376, part 1, §18): as values, dates as dates. */
export function sheetsText(xmlOf: (name: string) => string | undefined): TextRead {
  const { names, is1904 } = workbookOf(xmlOf('xl/workbook.xml') ?? '');
  const strings = stringsOf(xmlOf('xl/sharedStrings.xml') ?? '');
  const isDate = dateStylesOf(xmlOf('xl/styles.xml') ?? '');
  const texts: string[] = [];
  let [isWhole, isLong] = [true, false];
  let left = MOST_TEXT;
  for (let number = 1; number <= MOST_SHEETS && left > 0; number++) {
    const xml = xmlOf(`xl/worksheets/sheet${number}.xml`);
    if (xml === undefined) continue;
    const cells = new Cells(strings, isDate, is1904);
    isWhole = walkXml(xml, cells, () => cells.length > left) && isWhole;
    const text = [names[number - 1], cells.text()].filter((part) => part !== undefined && part !== '').join('\n');
    isLong ||= cells.length > left || text.length > left;
    texts.push(text.slice(0, left));
    left -= text.length;
  }
  return { text: texts.join('\n\n').trim(), pages: 0, isWhole: isWhole && !isLong, isLong };
}

function workbookOf(xml: string): { readonly names: readonly string[]; readonly is1904: boolean } {
  const names: string[] = [];
  let is1904 = false;
  walkXml(
    xml,
    {
      opened(name, attributes) {
        if (name === 'sheet' && names.length < MOST_SHEETS) names.push((attributes['name'] ?? '').slice(0, 100));
        if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      },
      words() {},
      closed() {},
    },
    () => false,
  );
  return { names, is1904 };
}

/** Texts that cells refer to by number; phonetic guides are not theirs. */
function stringsOf(xml: string): readonly string[] {
  const strings: string[] = [];
  let text = '';
  let depth = 0;
  let isRuby = false;
  walkXml(
    xml,
    {
      opened(name) {
        if (name === 'si') text = '';
        if (name === 't') depth += 1;
        if (name === 'rPh') isRuby = true;
      },
      words(part) {
        if (depth > 0 && !isRuby) text += part;
      },
      closed(name) {
        if (name === 't') depth -= 1;
        if (name === 'rPh') isRuby = false;
        if (name === 'si') strings.push(text);
      },
    },
    () => strings.length >= MOST_STRINGS,
  );
  return strings;
}

/** Whether a style shows a number as a date: of the built-in formats these, else by the letters of its code. */
const dateFormats: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);
const showsDate = (code: string): boolean => /[yd]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

function dateStylesOf(xml: string): (style: number) => boolean {
  const custom = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isInCells = false;
  walkXml(
    xml,
    {
      opened(name, attributes) {
        if (name === 'numFmt') custom.set(Number(attributes['numFmtId']), showsDate(attributes['formatCode'] ?? ''));
        if (name === 'cellXfs') isInCells = true;
        if (name !== 'xf' || !isInCells) return;
        const format = Number(attributes['numFmtId']);
        styles.push(custom.get(format) ?? dateFormats.has(format));
      },
      words() {},
      closed(name) {
        if (name === 'cellXfs') isInCells = false;
      },
    },
    () => false,
  );
  return (style) => styles[style] === true;
}

const DAY_MS = 86_400_000;
/** Days count from 1899-12-30, since programs hold 1900 for a leap year; on old Macs from 1904. */
const firstDay = (is1904: boolean): number => (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30));

/** "2024-05-03", with the time of day where there is one. */
function dateOf(days: number, is1904: boolean): string | undefined {
  const millis = firstDay(is1904) + Math.round((days * DAY_MS) / 1000) * 1000;
  if (!(days >= 1) || !(millis < Date.UTC(2200, 0, 1))) return undefined;
  const iso = new Date(millis).toISOString();
  return iso.slice(11, 19) === '00:00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
}

class Cells {
  readonly #strings: readonly string[];
  readonly #isDate: (style: number) => boolean;
  readonly #is1904: boolean;
  #parts: string[] = [];
  #cell = { type: '', style: -1, value: '' };
  #isValue = false;
  length = 0;

  constructor(strings: readonly string[], isDate: (style: number) => boolean, is1904: boolean) {
    this.#strings = strings;
    this.#isDate = isDate;
    this.#is1904 = is1904;
  }

  opened(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.#cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? -1), value: '' };
    this.#isValue = name === 'v' || name === 't';
  }

  words(text: string): void {
    if (this.#isValue) this.#cell.value += text;
  }

  closed(name: string): void {
    this.#isValue = false;
    if (name === 'c') this.#add(`${this.#shown()}\t`);
    if (name === 'row') this.#add('\n');
  }

  text(): string {
    return tidied(this.#parts.join(''));
  }

  #shown(): string {
    const { type, style, value } = this.#cell;
    if (type === 's') return (this.#strings[Number(value)] ?? '').replace(/\s+/g, ' ');
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type !== 'n' || value === '') return value.replace(/\s+/g, ' ');
    const date = this.#isDate(style) ? dateOf(Number(value), this.#is1904) : undefined;
    return date ?? rounded(value);
  }

  #add(text: string): void {
    this.#parts.push(text);
    this.length += text.length;
  }
}

/** Numbers are stored with the digits of their binary form: 3.3000000000000003 was written as 3.3. */
function rounded(value: string): string {
  const number = Number(value);
  return Number.isFinite(number) && value.length > 12 ? String(Number(number.toPrecision(12))) : value;
}
