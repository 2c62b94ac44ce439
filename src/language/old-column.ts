import { matchesIn } from './matches.ts';

/** What a column of changes is of, behind "old" and "new". */
const ofWhat = String.raw`\p{L}+(?: \p{L}+)?`;
/** Heads of a column that tells how something was, each by itself. */
const wasHead = new RegExp(
  `^(?:(?:it )?was|before|until now|so far|from|up to now|(?:old|previous(?:ly)?|original(?:ly)?|earlier|former(?:ly)?)(?: ${ofWhat})?|(?:alt(?:e[rs]?)?|bisher(?:ige[rs]?)?|vorherige[rs]?|ursprünglich(?:e[rs]?)?)(?: ${ofWhat})?|vorher|war|(?:ancien(?:ne)?|précédent(?:e)?)(?: ${ofWhat})?|avant|était|antes|era|(?:${ofWhat} )?anterior|prima|${ofWhat} precedente|antigo|oud|原(?!因|料|件|则)\\p{Script=Han}{0,4}|旧\\p{Script=Han}{0,4}|之前|(?:变更|修改|调整|改签|改期|更改|更新|改)之?前|以前)$`,
  'iu',
);
/** Heads that tell how it is as long as nothing else is told. */
const isHead =
  /^(?:(?:is |it is |it['’]s )?now|is|current(?:ly)?|at present|today|jetzt|aktuell|ist jetzt|actuel(?:lement)?|maintenant|ahora|adesso|ora|agora|nu|现(?:在|行|价|为|时间)?|目前|当前)$/iu;
/** What was reckoned with, beside what it came to. */
const guessHead =
  /^(?:estimat(?:ed?|ion)|quoted?|quotation|expected|offer(?:ed)?|planned|schätzung|geschätzt|angebot|kostenvoranschlag|devis|estimé|prévu|presupuesto|estimado|preventivo|stimato|orçamento|预估|估价|报价|预计|预算)$/iu;
const provenHead =
  /^(?:final|actual|billed|charged|invoiced?|bill|real|paid|tatsächlich|rechnung|abgerechnet|facturé|réel|facture|final(?:e)?|factura|real|cobrado|effettivo|fattura|faturado|实际|最终|实付|实收|账单|结算|决算)$/iu;
const becomesHead = new RegExp(
  `^(?:after(?:wards)?|changed(?: to)?|to|will be|becomes|(?:new|updated?|revised|amended|changed)(?: ${ofWhat})?|from (?:\\p{L}+ )?\\d.*|from (?:next )?\\p{Lu}\\p{L}+|as (?:of|from) .+|neu(?:e[rs]?)?(?: ${ofWhat})?|nachher|danach|künftig|ab .+|nouve(?:au|lle|l)(?: ${ofWhat})?|après|après? le .+|nuev[oa](?: ${ofWhat})?|después|nuov[oa](?: ${ofWhat})?|dopo|depois|nov[oa](?: ${ofWhat})?|nieuw|新\\p{Script=Han}{0,4}|之后|(?:变更|修改|调整|改签|改期|更改|更新|改)之?后|改为|更改为|变更为|\\d.{0,8}起|自.+起)$`,
  'iu',
);
/** What stands in the new column where the old one holds on. */
const stays =
  /^(?:no change|unchanged|same|as before|unverändert|inchangé|sin cambios|invariato|不变|无变化|同前|[-–—/])$/iu;

type Cell = { readonly text: string; readonly start: number; readonly end: number };

const cellPattern = /[^\s|](?:[^\n\t|　]*?[^\s|])??(?=[ \u00a0]{2,}|[ \u00a0]?[\t|　]|[ \u00a0]*$)/gu;
const cellsOf = (line: string, from: number): Cell[] =>
  matchesIn(line, cellPattern).map(({ 0: text, index }) => ({
    text: text.trim(),
    start: from + index,
    end: from + index + text.length,
  }));

/** Which of two columns tells how it was, where a line heads one of that and one of how it is, with or without one for what. */
function oldOf(cells: readonly Cell[]): OldColumn | undefined {
  const [first, second] = cells.slice(-2).map(({ text }) => text.replace(/[:：]$/u, '').replaceAll('*', ''));
  if (first === undefined || second === undefined || cells.length > MOST_CELLS) return undefined;
  if (first.length > LONGEST_HEAD || second.length > LONGEST_HEAD) return undefined;
  const leads = (was: string, is: string): boolean =>
    (guessHead.test(was) && provenHead.test(is)) ||
    (wasHead.test(was) && (becomesHead.test(is) || isHead.test(is))) ||
    (isHead.test(was) && becomesHead.test(is));
  if (leads(first, second)) return 'first';
  return leads(second, first) && !isOfRoute.test(first) ? 'second' : undefined;
}
/** A timetable is headed "from" and "to" as well. */
const isOfRoute = /^(?:from|to)$/iu;
const LONGEST_HEAD = 32;
type OldColumn = 'first' | 'second';

const FEWEST_CELLS = 2;
const MOST_CELLS = 3;

const ruled = /^[\s|:+=-]+$/u;
/** The same cells, each in a line of its own: the name of what changed, how it was, how it is. */
const ROW = 3;
const LONGEST_CELL = 48;
const MOST_ROWS = 8;

type Line = { readonly cells: readonly Cell[]; readonly text: string };

/** Of a table whose cells stand below one another, those that tell how it was. `heads` is the index of the first head. */
function stackedCuts(lines: readonly Line[], heads: number): readonly Cell[] {
  const cellAt = (at: number): Cell | undefined => {
    const [only, other] = lines[at]?.cells ?? [];
    return other === undefined && only !== undefined && only.text.length <= LONGEST_CELL ? only : undefined;
  };
  const [first, second] = [cellAt(heads), cellAt(heads + 1)];
  const old = first === undefined || second === undefined ? undefined : oldOf([first, second]);
  const cuts: Cell[] = [];
  if (old === undefined || first === undefined || isOfRoute.test(first.text)) return cuts;
  for (let row = 0; row < MOST_ROWS; row += 1) {
    const at = heads + 2 + row * ROW;
    const [what, was, is] = [cellAt(at), cellAt(at + 1), cellAt(at + 2)];
    if (what === undefined || was === undefined || is === undefined || !isName.test(what.text)) break;
    if (!stays.test(is.text) && !stays.test(was.text)) cuts.push(old === 'first' ? was : is);
  }
  return cuts;
}
/** What changed is named without figures, and is no sentence. */
const isName = /^[^\d.!?。！？，；]{1,24}$/u;

/**
 * A text in which the old column of every table of what changed ("            OLD        NEW") is blank, character by character, so that
 * all else stands where it stood. A value that stays is kept.
 */
export function withoutOldColumn(text: string): string {
  const isTabular = /\S {2,}\S|[\t|　]/u.test(text);
  if (!isTabular && !mayBeStacked.test(text)) return text;
  let at = 0;
  const lines = text.split('\n').map((line): Line => {
    const from = at;
    at += line.length + 1;
    return { cells: cellsOf(line, from), text: line };
  });
  const cuts: Cell[] = [];
  let old: OldColumn | undefined;
  for (const [index, { cells, text: line }] of lines.entries()) {
    if (cells.length === 1) cuts.push(...stackedCuts(lines, index));
    if (old !== undefined && ruled.test(line) && line.trim() !== '') continue;
    const headed = oldOf(cells);
    if (headed !== undefined) old = headed;
    else if (old !== undefined && cells.length >= FEWEST_CELLS && cells.length <= MOST_CELLS) {
      const [first, second] = cells.slice(-2);
      // Of two cells one is the name of the row: nothing is told twice.
      if (first === undefined || second === undefined || cells.length < MOST_CELLS) continue;
      const [was, is] = old === 'first' ? [first, second] : [second, first];
      cuts.push(stays.test(is.text) ? is : was);
    } else old = undefined;
  }
  return cuts.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
    text,
  );
}

/** A head of how it was, alone in its line, with one of how it is below or above. */
const mayBeStacked =
  /(?:^|\n)[^\S\n]*(?:was|before|old|previous|original|vorher|bisher|alt|avant|antes|prima|原|旧|之前|变更前|修改前|调整前|改签前|更改前|改前)[^\n]{0,12}\n[^\S\n]*\S[^\n]{0,24}\n/iu;
