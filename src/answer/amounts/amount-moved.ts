import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Amount } from '../../memory/item-text.ts';
import { saysIt } from '../asked/same-words.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { mayReplaceItem } from '../reading/one-transaction.ts';
import { wordsWithHan } from '../reading/plain-words.ts';
import { moneyText } from '../wording.ts';

/** By how much something that is paid again and again, or was agreed anew, costs more or less than before. */
const asksHowMuchMoved =
  /\b(?:by how much|how much) (?:\p{L}+[ '’]+){0,8}?(?:go|gone|went|goes|going|come|came|put|brought?|bring|risen?|rose|rise|raised?|drop(?:ped)?|f[ae]ll(?:en)?|increased?|decreased?|reduced?|cut)(?: (?:\p{L}+ ){0,5}?(?:up|down))?\b(?! (?:to|back|into|on|for|towards?|out)\b)|\bhow much (?:more|less|higher|lower|dearer|cheaper)\b(?!.*\bthan (?:at|in|on)\b)|(?:贵|便宜|涨|降|加|减|多|少)(?:了|付|交|出|收)?多少/iu;
/** What was dealt once is compared with its booking by the ledger. */
const ofOneDealing =
  /\b(?:book(?:ed|ing)|estimate[ds]?|quot(?:e|ed|ation)|reserv(?:ed|ation)|invoice|refund\w*)\b|预[订定估]|报价|退/iu;

/** "From A to B", "B instead of A", "B (now A)": two values of one thing, the old one named `was`. */
const figure = String.raw`(?:[A-Z]{0,3}[€$£¥₹]|[A-Z]{3} ?)? ?\d[\d.,]*(?: ?(?:[€£$¥元块]|[A-Z]{3}(?!\p{L})))?`;
const pairs: readonly RegExp[] = [
  String.raw`\bfrom (?<was>${figure})(?: (?:a|per) \p{L}+)? to (?<is>${figure})`,
  String.raw`(?<is>${figure})(?: (?:a|per) \p{L}+)?,? (?:instead of|rather than|up from|down from|not) (?<was>${figure})`,
  `(?:由|从)(?:原来的?)?(?<was>${figure})[^，。；]{0,6}?(?:涨|升|加|降|减|调|改|变)(?:至|到|为|成)?(?<is>${figure})`,
  String.raw`(?<is>${figure})[^，。；\d]{0,6}?[（(](?:现在|目前|原来?|之前|以前|now|currently|was|before|until now)(?:是|为|[:：])? ?(?<was>${figure})`,
].map((pattern) => new RegExp(pattern, 'iu'));
const wasLabel =
  /\b(?:last (?:year|month|time|quarter)|previous(?:ly)?|before|until now|so far|old|current(?:ly)?|expiring)\b|去年|上[年月期次]|原(?:来|价)|以前|之前|现行|目前/iu;
const isLabel =
  /\b(?:this (?:year|month)|renewal|new|next|from now|now|revised|updated)\b|今年|本[年月期次]|新|续|现价/iu;

type Told = {
  readonly item: MemoryItem;
  readonly field: string;
  readonly quote: string;
  readonly value: number;
  readonly currency?: string;
};
type Moved = { readonly was: Told; readonly is: Told };

const MOST_READ = 8;
/** A line says so much of what is asked about, with its letter's title. */
const LEAST_SAID = 0.5;
const BY_TITLE = 0.7;

/** The difference of what something costs now and cost before, from one letter that tells both, or from two that tell one each. */
export function amountMoved(question: Question): Draft | undefined {
  const text = inSimpleCharacters(question.text);
  if (!asksHowMuchMoved.test(text) || ofOneDealing.test(text)) return undefined;
  const letters = question.supported
    .filter((one) => one.item.modality === 'email' && !isForEverybody(one))
    .slice(0, MOST_READ)
    .map(({ item }) => item)
    .toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1));
  const words = wordsOf(question);
  const moved =
    inOneLetter(letters, words) ??
    inTwoLetters(letters, words) ??
    (saysWhither.test(text) ? inOneForm(letters) : undefined);
  if (moved === undefined) return undefined;
  const { was, is } = moved;
  const value = Math.round(Math.abs(is.value - was.value) * 100) / 100;
  const currency = is.currency ?? was.currency;
  const money = (one: number): string => moneyText(currency === undefined ? { value: one } : { value: one, currency });
  return {
    text: money(value),
    type: 'number',
    citations: [is, was].map(({ item, field, quote }) => cite(item.id, field, quote)),
    sureness: 0.7,
    notes: [`${money(was.value)} → ${money(is.value)}`],
    also: [...new Set([is.item, was.item])],
    value: { kind: 'number', number: value },
  };
}

const timeOf = ({ time }: MemoryItem): string => time?.start ?? '';

/** Words that only say that it moved. */
const moving: ReadonlySet<string> = new Set(
  tokens(
    'more less higher lower dearer cheaper go went gone up down bring brought put rise rose increase drop year month season spring summer autumn fall winter last this before now price cost call 以后 之后 以前 之前 现在 目前 原来 去年 今年 每月',
  ),
);

const movingInHan =
  /比?(?:现在|原来|之前|以前|去年|上个?[月年])|以后|之后|每(?:个)?[月年周天]|(?:贵|便宜|涨|降|加|减|多|少)(?:了|付|交|出|收)?多少|多少/gu;

const wordsOf = (question: Question): ReadonlyMap<string, number> =>
  new Map([...wordsWithHan(question, movingInHan)].filter(([token]) => !moving.has(token)));

/** Lines of a letter that say what is asked about, with its title; the most telling first. */
function linesOf(
  item: MemoryItem,
  words: ReadonlyMap<string, number>,
): { readonly field: string; readonly line: string; readonly said: number }[] {
  const all = [...words.values()].reduce((sum, weight) => sum + weight, 0);
  const senders = (item.people ?? []).filter(({ how }) => how === 'sender').map(({ name }) => name);
  const title: ReadonlySet<string> = new Set(tokens([item.title ?? '', ...senders].join('\n')));
  const isTitled = [...words.keys()].every((word) => saysIt(word, title));
  return quotable(item)
    .filter(({ field }) => field === 'body')
    .flatMap(({ field, text }) =>
      text.split(/\n|(?<=[.!?。！？])\s*(?=\p{Lu}|\p{Script=Han})/u).map((line) => {
        const own = new Set(tokens(line));
        let [said, isOwn] = [0, isTitled || wasLabel.test(line) || isLabel.test(line)];
        for (const [word, weight] of words) {
          const here = saysIt(word, own);
          isOwn ||= here;
          said += weight * (here ? 1 : saysIt(word, title) ? BY_TITLE : 0);
        }
        return { field, line, said: all === 0 || !isOwn ? 0 : said / all };
      }),
    )
    .filter(({ said }) => said >= LEAST_SAID)
    .toSorted((a, b) => b.said - a.said);
}

function inOneLetter(letters: readonly MemoryItem[], words: ReadonlyMap<string, number>): Moved | undefined {
  for (const item of letters) {
    const lines = linesOf(item, words);
    // "Excess raised from 100 to 200", of a letter that tells the premium in another line, is not of the premium.
    const most = Math.max(0, ...lines.filter(({ line }) => /\d/u.test(line)).map(({ said }) => said));
    for (const { field, line } of lines.filter(({ said }) => said >= most)) {
      const found = pairs.map((pattern) => pattern.exec(line)?.groups).find((groups) => groups !== undefined);
      const [was, is] = [toldBy(item, field, found?.['was']), toldBy(item, field, found?.['is'])];
      if (was !== undefined && is !== undefined) return { was, is };
    }
    const sums = amountsOn(item, lines);
    const was = sums.find(({ line }) => wasLabel.test(inSimpleCharacters(line)));
    const is = sums.find(
      ({ line }) => isLabel.test(inSimpleCharacters(line)) && !wasLabel.test(inSimpleCharacters(line)),
    );
    if (was !== undefined && is !== undefined && was.told.value !== is.told.value)
      return { was: was.told, is: is.told };
    // The latest letter that tells only how it is now is set beside the one before.
    if (sums.length > 0) return undefined;
  }
  return undefined;
}

/** The values of the newest two letters that tell one each, where they are not the same. */
function inTwoLetters(letters: readonly MemoryItem[], words: ReadonlyMap<string, number>): Moved | undefined {
  const values = letters.flatMap((item) => {
    const sums = amountsOn(item, linesOf(item, words)).filter(({ line }) => !wasLabel.test(inSimpleCharacters(line)));
    const most = Math.max(...sums.map(({ said }) => said));
    const best = sums.filter(({ said }) => said === most).map(({ told }) => told);
    // Of a letter with several sums that say as much, nobody knows which is meant.
    return new Set(best.map(({ value }) => value)).size === 1 ? best.slice(0, 1) : [];
  });
  const [is] = values;
  const was = values.find((one) => one.value !== is?.value && (is === undefined || mayReplaceItem(one.item, is.item)));
  if (is === undefined || was === undefined || (is.currency ?? was.currency) !== (was.currency ?? is.currency))
    return undefined;
  return { was, is };
}

/** "How much money went into the car" asks for a sum. */
const saysWhither =
  /\b(?:up|down|more|less|higher|lower|dearer|cheaper|ris(?:e|en|es)|rose|raised?|drop(?:ped)?|f[ae]ll(?:en)?|increased?|decreased?|reduced?)\b|[涨降贵]|便宜|[多少]了/iu;
const figures = /\d[\d.,/:-]*/gu;
const formOf = (item: MemoryItem): string =>
  [item.title ?? '', ...(item.people ?? []).flatMap(({ how, name }) => (how === 'sender' ? [name] : []))]
    .join('\n')
    .replace(figures, '0');

/** What comes again and again in one form: of its two newest letters the one sum that is not the same. */
function inOneForm(letters: readonly MemoryItem[]): Moved | undefined {
  const [newest] = letters.filter(({ amounts = [] }) => amounts.length > 0);
  const before = letters.find(
    (one) => one !== newest && newest !== undefined && formOf(one) === formOf(newest) && mayReplaceItem(one, newest),
  );
  if (newest === undefined || before === undefined) return undefined;
  const labelled = ({ amounts = [] }: MemoryItem): ReadonlyMap<string, readonly Amount[]> =>
    Map.groupBy(
      amounts.filter(({ what }) => what !== undefined && !wasLabel.test(inSimpleCharacters(what))),
      ({ what = '' }) => what.replace(figures, '0'),
    );
  const [now, then] = [labelled(newest), labelled(before)];
  const apart = [...now].flatMap(([label, [is, more]]) => {
    const [was, other] = then.get(label) ?? [];
    if (is === undefined || was === undefined || more !== undefined || other !== undefined) return [];
    return is.value === was.value || is.currency !== was.currency ? [] : [{ is, was }];
  });
  const [only, second] = apart;
  if (only === undefined || second !== undefined) return undefined;
  const told = (item: MemoryItem, amount: Amount): Told => toldOf(item, amount, (item.amounts ?? []).indexOf(amount));
  return { was: told(before, only.was), is: told(newest, only.is) };
}

function amountsOn(
  item: MemoryItem,
  lines: ReturnType<typeof linesOf>,
): { readonly told: Told; readonly line: string; readonly said: number }[] {
  return (item.amounts ?? []).flatMap((amount, i) => {
    if (amount.field !== 'body' || amount.value <= 0) return [];
    const on = lines.find(({ line }) => line.includes(amount.text));
    return on === undefined ? [] : [{ told: toldOf(item, amount, i), line: on.line, said: on.said }];
  });
}

const toldOf = (item: MemoryItem, { value, currency, text }: Amount, i: number): Told => ({
  item,
  field: `amounts.${i}`,
  quote: text,
  value,
  ...(currency === undefined ? {} : { currency }),
});

/** What a letter writes as a sum, with or without a currency. */
function toldBy(item: MemoryItem, field: string, written: string | undefined): Told | undefined {
  if (written === undefined) return undefined;
  const i = (item.amounts ?? []).findIndex(({ text }) => written.includes(text) || text.includes(written.trim()));
  const amount = item.amounts?.[i];
  if (amount !== undefined) return toldOf(item, amount, i);
  const value = Number(written.replace(/[^\d.]/gu, '').replace(/\.$/u, ''));
  return Number.isFinite(value) && value > 0 ? { item, field, quote: written.trim(), value } : undefined;
}
