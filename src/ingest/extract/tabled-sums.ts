/** A number in a column that its head says is of a currency: where it stands, and the currency as the head writes it. */
export type TabledSum = {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
  readonly mark: string;
};

type Cell = { readonly text: string; readonly start: number };

/** "EUR", "Price (EUR)", "Amount in €", 金额（元）: the head of a column of sums. */
const headOfSums =
  /^(?:(?<label>[\p{L} .]{2,24}?)[ ]?(?:\bin )?)??[（([]?(?<mark>[A-Z]{3}|[€£$¥￥]|元|欧元|日元|英镑|美元|人民币)[）)\]]?$/u;
const rule = /^[\s|:+-]+$/u;
const bare = /^[*_~\s]*(?<digits>[-−]?\d{1,9}(?:[.,'’ ]\d{3})*(?:[.,]\d{1,3})?)[*_~\s]*$/u;

const cellsOf = (line: string, from: number): readonly Cell[] => {
  const cells: Cell[] = [];
  let at = from;
  for (const text of line.split('|')) {
    cells.push({ text: text.trim(), start: at + text.length - text.trimStart().length });
    at += text.length + 1;
  }
  return cells;
};

/** The bare numbers of tables with bars of which a column is headed by a currency, as receipts and folios have them. */
export function tabledSums(text: string): readonly TabledSum[] {
  if (!text.includes('|')) return [];
  const found: TabledSum[] = [];
  let heads: readonly (string | undefined)[] | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const cells = line.includes('|') ? cellsOf(line, at) : [];
    at += line.length + 1;
    if (cells.length === 0) heads = undefined;
    else if (heads === undefined) heads = headsOf(cells);
    else if (!rule.test(line))
      for (const [column, mark] of heads.entries()) {
        const cell = cells[column];
        const digits = bare.exec(cell?.text ?? '')?.groups?.['digits'];
        if (mark === undefined || cell === undefined || digits === undefined) continue;
        const start = cell.start + cell.text.indexOf(digits);
        found.push({ digits, start, end: start + digits.length, mark });
      }
  }
  return found;
}

/** The currencies that head the columns of a table; nothing heads a column where no cell of the line is one. */
function headsOf(cells: readonly Cell[]): readonly (string | undefined)[] | undefined {
  const marks = cells.map(({ text }) => headOfSums.exec(text)?.groups?.['mark']);
  return marks.some((mark) => mark !== undefined) && cells.filter(({ text }) => text !== '').length > 1
    ? marks
    : undefined;
}
