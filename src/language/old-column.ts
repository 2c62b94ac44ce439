/** Heads of a column that tells how something was, each by itself. */
const wasHead =
  /^(?:old|before|previous(?:ly)?|was|original(?:ly)?|earlier|until now|so far|from|alt|bisher|vorher|ancien(?:ne)?|avant|antes|prima|原(?:来|先|有|定|价|时间)?|旧|(?:变更|修改|调整|改签|更改)?之?前|原(?:订单|航班|车次|房型))$/iu;
/** Heads that tell how it is as long as nothing else is told. */
const isHead = /^(?:now|current(?:ly)?|at present|today|jetzt|aktuell|actuel(?:lement)?|现(?:在|行|价)?|目前|当前)$/iu;
const becomesHead =
  /^(?:new|after(?:wards)?|updated?|revised|changed(?: to)?|amended|to|from (?:\p{L}+ )?\d.*|from (?:next )?\p{Lu}\p{L}+|as (?:of|from) .+|neu|nachher|ab .+|nouveau|nouvelle|après|après? le .+|nuevo|nuovo|新(?:订单|航班|车次|房型|时间|价)?|(?:变更|修改|调整|改签|更改)?之?后|\d.{0,8}起|自.+起)$/iu;
/** What stands in the new column where the old one holds on. */
const stays =
  /^(?:no change|unchanged|same|as before|unverändert|inchangé|sin cambios|invariato|不变|无变化|同前|[-–—/])$/iu;

type Cell = { readonly text: string; readonly start: number; readonly end: number };

const cellPattern = /[^\s|](?:[^\n\t|　]*?[^\s|])??(?=[ \u00a0]{2,}|[ \u00a0]?[\t|　]|[ \u00a0]*$)/gu;
const cellsOf = (line: string, from: number): Cell[] =>
  [...line.matchAll(cellPattern)].map(({ 0: text, index }) => ({
    text: text.trim(),
    start: from + index,
    end: from + index + text.length,
  }));

/** Whether a line heads a column of how it was and one of how it is, with or without one for what. */
function headsOldAndNew(cells: readonly Cell[]): boolean {
  const [was, is] = cells.slice(-2).map(({ text }) => text.replace(/[:：]$/u, ''));
  if (was === undefined || is === undefined || cells.length > 3) return false;
  return (wasHead.test(was) && (becomesHead.test(is) || isHead.test(is))) || (isHead.test(was) && becomesHead.test(is));
}

const FEWEST_CELLS = 2;
const MOST_CELLS = 3;

/**
 * A text in which the old column of every table of what changed ("            OLD        NEW") is blank, character by character, so that
 * all else stands where it stood. A value that stays is kept.
 */
export function withoutOldColumn(text: string): string {
  if (!/\S {2,}\S|[\t|　]/u.test(text)) return text;
  const cuts: Cell[] = [];
  let isInTable = false;
  let at = 0;
  for (const line of text.split('\n')) {
    const cells = cellsOf(line, at);
    at += line.length + 1;
    if (headsOldAndNew(cells)) isInTable = true;
    else if (isInTable && cells.length >= FEWEST_CELLS && cells.length <= MOST_CELLS) {
      const [was, is] = cells.slice(-2);
      // Of two cells one is the name of the row: nothing is told twice.
      if (was !== undefined && is !== undefined && cells.length === MOST_CELLS)
        cuts.push(stays.test(is.text) ? is : was);
    } else isInTable = false;
  }
  return cuts.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
    text,
  );
}
