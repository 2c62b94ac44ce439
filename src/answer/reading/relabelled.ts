import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { tellsOfChange } from '../asked/change-words.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { cite, type Draft } from '../question.ts';

/** What bears a number or a letter behind it: flat 7, Halle 4, gate B12. */
const bearers =
  'flat|apartment|apt|unit|room|ward|seat|coach|carriage|wagon|gate|platform|track|size|table|hall|stand|booth|pitch|berth|cabin|space|bay|lane|court|group|level|grade|floor|bib|wave|pew|box|desk|stall|pontoon|pier|terminal|bus|line|locker|theatre|screen|studio|class|bed|plot|site|zone|door|block|tower|building|volume|chapter|halle|platz|zimmer|gleis|wagen|salle|quai|chambre|place|porte|sala|andén|binario|posto|piso|plan|perron|vagn|spår';
/** What stands behind its number: 42码, 9幢. */
const borne =
  '码|幢|栋|号楼|室|楼|层|车|座|桌|床|排|厅|馆|组|班|级|人|位|件|箱|套|间|张|份|号线|号厅|号馆|号门|号桌|号房|号';
const named = String.raw`(?:(?:no|nr|number|n°)\.? ?|#)?(?<value>(?:[A-Z]{1,2}[- ]?)?\d{1,4}(?:[.,]\d)?[A-Z]?|[A-Z]\d{0,3})(?![\p{L}\d]|[.,:/]\d)`;

const asksNamed = new RegExp(
  String.raw`\b(?:which|what)(?: \p{L}+)? (?<bearer>${bearers})s?\b|\b(?<bearer2>${bearers}) number\b`,
  'iu',
);
const asksBorne = new RegExp(`(?:几|多少|哪(?:一)?(?:个)?)(?:个)?(?<bearer>${borne})(?!钱|时|点|月|天|年|日)`, 'u');
const saidNamed = new RegExp(String.raw`\b(?<bearer>${bearers})s?[ .:]{1,2}${named}`, 'giu');
const saidBorne = new RegExp(String.raw`(?<value>\d{1,4}[A-Z]?)(?:个)?(?<bearer>${borne})`, 'gu');

/** What leads its number in Chinese: 房号508, 车位B2-117. */
const led = '房间号?|房号|车位号?|座位号?|参赛号码|号码|登机口|站台|桌号|包厢|工位';
const saidLed = new RegExp(
  String.raw`(?<bearer>${led})(?:现?(?:是|为|改为|改成))?[:：\s]{0,2}(?<value>[A-Z]{0,2}-?\d{1,4}(?:-\d{1,4})?[A-Z]?)`,
  'gu',
);
const asksLed = new RegExp(led, 'u');
/** One word for a thing and its number. */
const ledBy = (word: string): string => (word === '房号' ? '房间' : word.replace(/(?<=房间|车位|座位)号$/u, ''));

/** "7B", "B2-117", "06车11A": figures with letters, which stand for one thing by themselves. */
const coded =
  /(?<![\p{L}\d:.,/-])(?=[\dA-Z-]*\d)(?=[\dA-Z-]*(?:[A-Z]|-))[A-Z\d]{1,6}(?:-[A-Z\d]{1,4})?(?![\p{L}\d-])|\d{1,3}车\d{1,3}[A-Z]/gu;
const shapeOf = (code: string): string => code.replace(/\d+/gu, '0').replace(/[A-Z]/gu, 'A');

/** Words behind which stands what was so before. */
const gives =
  /\b(?:instead of|rather than|not|from|was|formerly|previously|i wrote|we wrote|i said|in place of|no longer|received(?: the)?|returned(?: the)?)\b[^.;:!?]{0,14}$|(?:不是|不再是|由|从|原(?:来|定|本|先|是)?|而非|收到)[^，。；：]{0,6}$/iu;
/** Words before which it stands: 41码已收到, 8人桌换成. */
const given =
  /^[^，。；,.;!?]{0,8}(?:换成|改成|改为|换为|调整为|变更为|升级?为|已?(?:收到|退回|作废|取消))|^[^.;!?]{0,12}\b(?:back|returned|is (?:cancelled|off|no more|taken|full|closed))\b/iu;

type Said = { readonly value: string; readonly start: number; readonly end: number };

const bearerAsked = (question: string): string | undefined => {
  const plain = inSimpleCharacters(question);
  const { bearer, bearer2 } = asksNamed.exec(plain)?.groups ?? {};
  const han = asksLed.exec(plain)?.[0];
  return (
    (bearer ?? bearer2)?.toLowerCase() ??
    asksBorne.exec(plain)?.groups?.['bearer'] ??
    (han === undefined ? undefined : ledBy(han))
  );
};

/** What the text says of one that bears a number. */
const saidOf = (text: string, bearer: string): readonly Said[] =>
  (/\p{Script=Han}/u.test(bearer) ? [saidBorne, saidLed] : [saidNamed]).flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ 0: all, index, groups }) =>
      ledBy(groups?.['bearer']?.toLowerCase() ?? '') === bearer && groups?.['value'] !== undefined
        ? [{ value: groups['value'], start: index, end: index + all.length }]
        : [],
    ),
  );

const codesOf = (text: string): readonly Said[] =>
  [...text.matchAll(coded)].map(({ 0: value, index }) => ({ value, start: index, end: index + value.length }));

/**
 * The number that takes the place of another: of what the question asks by its name ("which flat", 几幢), or of a code such as the
 * value told before (7B, then 9A). None that an earlier letter says, and none that the letter itself tells to be so no more.
 */
export function relabelled(
  item: MemoryItem,
  form: AskedForm | undefined,
  question: string,
  draft: Draft,
  told: readonly string[],
): Draft | undefined {
  if (item.body === undefined || !numbered.has(form?.kind ?? 'what')) return undefined;
  const bearer = bearerAsked(question);
  const before = new Set(codesOf(draft.text).map(({ value }) => shapeOf(value)));
  const isOfOne = bearer !== undefined && told.some((text) => saidOf(text, bearer).length > 0);
  const isOfCode = before.size === 1 && form?.kind !== 'count';
  if (!isOfOne && !isOfCode) return undefined;
  const lines = sentences(mainText(item.body)).map(({ text }) => text);
  const isTitled = tellsOfChange(item.title ?? '');
  for (const [at, line] of lines.entries()) {
    if (!isTitled && !lines.slice(Math.max(0, at - 1), at + 2).some(tellsOfChange)) continue;
    const written = inSimpleCharacters(line);
    if (written.length !== line.length) continue;
    const codes = isOfCode ? codesOf(written).filter(({ value }) => before.has(shapeOf(value))) : [];
    const first =
      onlyNew(codes, written, (value) => told.some((text) => text.includes(value))) ??
      (isOfOne ? newOf(bearer, written, told) : undefined);
    if (first === undefined) continue;
    return {
      text: form?.kind === 'count' ? first.value : line.slice(first.start, first.end),
      type: form?.kind === 'count' ? 'number' : 'open_end',
      citations: [cite(item.id, 'body', line)],
      sureness: 0.75,
      notes: [],
      also: [item],
    };
  }
  return undefined;
}

/** Of what a sentence says, the one that was not told before and is not given up there. */
function onlyNew(found: readonly Said[], written: string, isTold: (value: string) => boolean): Said | undefined {
  const holds = found.filter(({ value, start, end }) => !isTold(value) && !isGivenUp(written, start, end));
  return new Set(holds.map(({ value }) => value)).size === 1 ? holds[0] : undefined;
}

function newOf(bearer: string, written: string, told: readonly string[]): Said | undefined {
  const isTold = (value: string): boolean =>
    told.some((text) => saidOf(text, bearer).some((one) => one.value === value));
  const said = saidOf(written, bearer);
  const named = onlyNew(said, written, isTold);
  if (named !== undefined) return named;
  // "The size 12 is back, and a 14 is on its way", 508漏水，给您留了612: a figure like the one told before, beside it or the name.
  const before = told.flatMap((text) => saidOf(text, bearer).map(({ value }) => value));
  const isOfIt = written.toLowerCase().includes(bearer) || before.some((value) => figuresIn(written).includes(value));
  if (!isOfIt) return undefined;
  const shapes = new Set(before.map(formOf));
  const bare = [...written.matchAll(standsAlone)].map(({ 0: value, index }) => ({
    value,
    start: index,
    end: index + value.length,
  }));
  return onlyNew(
    bare.filter(({ value }) => shapes.has(formOf(value)) && !before.includes(value)),
    written,
    isTold,
  );
}
/** As many figures, and letters where there are letters. */
const formOf = (value: string): string => value.replace(/\d/gu, '0').replace(/[A-Z]/gu, 'A');
const figuresIn = (text: string): readonly string[] => text.match(/\d+[A-Z]?/gu) ?? [];
/** No sum, hour, share, day or length. */
const standsAlone =
  /(?<![\p{Script=Latin}\d.,:/€$£¥%#-])(?:[A-Z]\d{1,4}|\d{1,4}[A-Z]?)(?![\p{Lu}\d:/%-]|[.,]\d| ?(?:[ap]\.?m\b|minutes?|hours?|days?|nights?|weeks?|months?|people|guests|euros?|pounds|dollars|EUR|USD|GBP|kg|km|[年月日元点分号人位晚天]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/giu;

/** Whether a sentence tells of what stands there that it is so no more: "from 7B to 9A", 由06车调整为08车. */
export const isGivenUp = (written: string, start: number, end: number): boolean =>
  gives.test(written.slice(Math.max(0, start - 40), start)) || given.test(written.slice(end, end + 24));

/** What a letter says of the one thing that a question asks for by its name: the ward of "which ward". */
export function numberSaid(item: MemoryItem, question: string): Draft | undefined {
  const bearer = bearerAsked(question);
  if (bearer === undefined || item.body === undefined) return undefined;
  const lines = sentences(mainText(item.body)).map(({ text }) => text);
  const found = lines.flatMap((line) => saidOf(inSimpleCharacters(line), bearer).map((said) => ({ line, said })));
  const [first] = found;
  if (first === undefined || new Set(found.map(({ said }) => said.value)).size > 1) return undefined;
  return {
    text: first.line.slice(first.said.start, first.said.end),
    type: 'open_end',
    citations: [cite(item.id, 'body', first.line)],
    sureness: 0.75,
    notes: [],
    also: [item],
  };
}
const numbered: ReadonlySet<string> = new Set(['what', 'field', 'where', 'count']);
