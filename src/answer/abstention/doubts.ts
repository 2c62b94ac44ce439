import { slug } from '../../language/fold.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Retrieval } from '../../retrieve/search.ts';
import { saysIt } from '../asked/same-words.ts';
import { numberedApart } from '../evidence/numbered-apart.ts';
import { writtenText } from '../reading/value-cues.ts';
import type { Drafted } from '../worked-through.ts';
import { toldFits } from './told-fits.ts';

type Found = Pick<Drafted, 'draft' | 'form' | 'basis' | 'judged' | 'retrieval'>;

/** What is said to be told another time is not told. */
const toldLater =
  /\b(?:will|is to|are to|to) be (?:\p{L}+ ){0,2}?(?:confirmed|announced|advised|decided|notified|communicated|printed|posted|e-?mailed|published|considered|arranged)\b|\bt\.?b\.?[acd]\b|\b(?:at a later date|in due course|nearer the time)\b|\b(?:wird|werden) (?:noch )?(?:bekannt ?gegeben|mitgeteilt|bestätigt)\b|\bsera (?:communiquée?|confirmée?)\b|待(?:定|确认|通知)|另行(?:通知|告知)|(?:稍后|届时|之后|到时)(?:再)?(?:通知|告知|公布|发送|确认)/iu;
const LONGEST_VALUE = 40;
const LONGEST_IN_HAN = 14;
const isSentence = (text: string): boolean =>
  text.length > (/\p{Script=Han}/u.test(text) ? LONGEST_IN_HAN : LONGEST_VALUE);

/** Forms that are answered with one of the question's own words. */
const choosing: ReadonlySet<string> = new Set(['yes-no', 'compare', 'order', 'list', 'items', 'count']);
const offersChoice = /\b(?:or|vs\.?|versus|than|which of)\b|还是|[和跟与比][^？?]{1,40}哪/iu;

const label = /^[\p{L} ]{2,24}[:：]\s*/u;
/**
 * "Doctor: Dr Rao", of a question that names Dr Rao: nothing that was not asked with. A value that was read off its label is
 * one, though it belongs to what was asked with: the shoulder is what a physiotherapist treats.
 */
function onlyRepeats(text: string, question: string, basis: Drafted['basis']): boolean {
  const asked = new Set(tokens(question));
  const said = tokens(text.replace(label, ''));
  return (
    said.length > 0 &&
    !/\d/u.test(text) &&
    said.every((token) => asked.has(token) || (basis !== 'read' && saysIt(token, asked)))
  );
}

/** Fees that are charged for different things, in the words of bills and questions. */
const fees: readonly RegExp[] = [
  /\b(?:joining|sign-?up|enrol?ment|registration|activation|set-?up|admin(?:istration)?|arrangement|product)\b[^.;]{0,12}\b(?:fees?|charges?)\b|(?:入会|注册|报名|开户|开通|初装)费/iu,
  /\b(?:cancell?ation|no-?show)\b[^.;]{0,12}\b(?:fees?|charges?|cost)\b|(?:取消|退订|退票|违约)(?:费|金)/iu,
  /\b(?:late|overdue|reminder)\b[^.;]{0,24}\b(?:fees?|charges?)\b|滞纳金|逾期费/iu,
  /\b(?:delivery|shipping|postage)\b(?:[^.;]{0,12}\b(?:fees?|charges?|costs?)\b)?|(?:运|邮|配送|快递)费/iu,
  /\b(?:freeze|freezing|hold|pause|suspension)\b[^.;]{0,12}\b(?:fees?|charges?)\b|(?:冻结|停卡|暂停)费/iu,
  /\b(?:change|amendment|re-?booking)\b[^.;]{0,12}\b(?:fees?|charges?)\b|(?:改签|变更|改期)费/iu,
  /\b(?:exam(?:ination)?|test|entry)\b[^.;]{0,12}\b(?:fees?|charges?)\b|(?:考试|考务|参赛)费/iu,
  /\b(?:consultation|call-?out)\b[^.;]{0,12}\b(?:fees?|charges?)\b|(?:诊疗|挂号|上门)费/iu,
];

/** A fee for one thing is none for another: what a line calls a freeze fee is no joining fee. */
function isAnotherFee(question: string, label: string): boolean {
  const asked = fees.filter((fee) => fee.test(question));
  const told = fees.filter((fee) => fee.test(label));
  return asked.length === 1 && told.length > 0 && !told.some((fee) => asked.includes(fee));
}

/** Values that stand beside a word for them: a sentence without it tells none. */
const namedFields: Readonly<Record<string, RegExp>> = {
  seat: /\b(?:seats?|sitz\w*|platz|place|siège|row)\b|座|位|席/iu,
  room: /\b(?:rooms?|zimmer|chambre|habitación|suite|raum|hall)\b|房|室/iu,
  gate: /\bgates?\b|登机口|口/iu,
  platform: /\b(?:platforms?|track|gleis|voie|quai|vía|binario)\b|站台|检票口/iu,
  table: /\b(?:tables?|tisch|mesa|tavolo)\b|桌/iu,
};

/** How recommending, and the works that are recommended, are spoken of. */
const ofWorks =
  /\b(?:recommend\w*|suggest\w*|book|novel|films?|movies?|series|shows?|podcasts?|albums?|songs?|games?|read(?:ing)?|watch\w*|listen\w*|binge\w*|author|director|chapters?|episodes?|worth|empfehl\w*|buch|livre|libro)\b|推荐|安利|书|电影|影片|剧|播客|专辑|歌|游戏|看|读|听|追/iu;

/** The cat's name is no title of a book, where the letter speaks of no book. */
function isNameOfSomebody(text: string, { gazetteer }: Retrieval, cited: readonly MemoryItem[]): boolean {
  const name = slug(text);
  return (
    gazetteer.people.some((one) => one.organisation !== true && slug(one.name) === name) &&
    cited.every((item) => !ofWorks.test(inSimpleCharacters(writtenText(item))))
  );
}

const wholeSentences: ReadonlySet<Drafted['basis']> = new Set(['sentence', 'guess', 'last', 'nearest', 'told']);

/** Whether what a proposed answer says is nothing of what was asked, however well its record fits. */
export function saysNothing({ draft, form, basis, judged, retrieval }: Found): boolean {
  if (draft === undefined) return false;
  const question = inSimpleCharacters(retrieval.plan.question);
  const text = inSimpleCharacters(draft.text);
  if (!choosing.has(form.kind) && !offersChoice.test(question) && onlyRepeats(text, question, basis)) return true;
  if (isSentence(text) && toldLater.test(text)) return true;
  const names = form.field === undefined ? undefined : namedFields[form.field.id];
  if (names !== undefined && wholeSentences.has(basis) && !names.test(text)) return true;
  const items = new Map<string, MemoryItem>(
    [...judged.map(({ item }) => item), ...(draft.also ?? [])].map((i) => [i.id, i]),
  );
  const cited = [...new Set(draft.citations.map(({ id }) => id))].flatMap((id) => items.get(id) ?? []);
  if (form.field?.id === 'recommended title' && isNameOfSomebody(text, retrieval, cited)) return true;
  if (cited.length > 0 && cited.every((item) => numberedApart(question, inSimpleCharacters(writtenText(item)))))
    return true;
  return (
    form.kind === 'amount' && draft.citations.length === 1 && isAnotherFee(question, labelOf(draft.citations[0], items))
  );
}

function labelOf(
  citation: { readonly id: string; readonly field: string; readonly quote: string } | undefined,
  items: ReadonlyMap<string, MemoryItem>,
): string {
  if (citation === undefined) return '';
  const at = /^amounts\.(\d+)$/u.exec(citation.field)?.[1];
  const what = at === undefined ? undefined : items.get(citation.id)?.amounts?.[Number(at)]?.what;
  return inSimpleCharacters(what ?? citation.quote);
}

/** Asked of several, told of one. */
const ofSeveral = /\b(?:together|combined|in sum|both)\b|(?:一共|总共|合计|加起来|两)/iu;
const ofTwo =
  /\p{L}{3,} and (?:the |my |our )?\p{L}{3,}[^?]{0,40}\b(?:together|combined)\b|\b(?:together|combined)\b|(?:和|与|跟|加上)[^？?]{1,16}(?:一共|总共|合计|加起来|共)/iu;

/** An answer of which no more than this can be sure. */
const UNSURE = 0.4;
/** Who came along is known this surely, whatever is cited. */
const SO = 0.7;

/** "What is his doctor's name", 叫什么: a name is asked for, and no sentence is one. */
const asksForName =
  /\bwhat(?:['’]s| is| was| are| were)\b.{0,60}\b(?:names?|called)\b|\bwhich (?:hotel|airline|restaurant|shop|company|firm)\b|叫(?:什么|啥)|名字|哪家/iu;
/** Forms of which a whole sentence in which nothing of the sort stands tells nothing. */
const ofValues: ReadonlySet<string> = new Set([
  'duration',
  'interval',
  'age',
  'count',
  'time-of-day',
  'when',
  'amount',
]);
/** What a letter is headed is no place, nobody and no value. */
const untitled: ReadonlySet<string> = new Set(['where', 'who', 'duration', 'interval', 'count', 'when', 'time-of-day']);

/** Whether a sentence, or what a letter is headed, stands where a value would. */
function isNoValue({ draft, form, basis, retrieval }: Found): boolean {
  if (draft === undefined) return false;
  const text = draft.text.trim();
  const { question } = retrieval.plan;
  const isTitle = draft.citations.every(({ field, quote }) => field === 'title' && quote.trim() === text);
  if (isTitle && (untitled.has(form.kind) || asksForNumbered.test(inSimpleCharacters(question)))) return true;
  if (!isSentence(text)) return false;
  if (asksForName.test(inSimpleCharacters(question))) return true;
  return ofValues.has(form.kind) && (basis === 'guess' || toldFits({ draft, form }) <= 0);
}
/** 坐第几桌, "which table number": what has a number. */
const asksForNumbered = /第几|几号|\b(?:what|which) \p{L}+ number\b|\bwhat number\b/iu;

/** "What did Anna ask me to bring?": a letter that does not know her tells what somebody else asked for. */
const isOfAnother = (
  { item, outcomes }: Drafted['judged'][number],
  citations: readonly { readonly id: string }[],
): boolean =>
  citations.some(({ id }) => id === item.id) &&
  outcomes.some(({ tool, verdict }) => tool === 'person' && verdict !== 'yes');

/** How sure an answer can be at most: where several were asked for and one is told, no more than unsure. */
export function mostSure(found: Found): number {
  const { draft, form, retrieval } = found;
  if (draft === undefined) return 1;
  if (isNoValue(found)) return UNSURE;
  if (form.field?.id === 'favour' && found.judged.some((one) => isOfAnother(one, draft.citations))) return UNSURE;
  // That there is a letter of it does not say whether it is so.
  if (
    form.kind === 'yes-no' &&
    draft.sureness < SO &&
    draft.citations.every(({ field }) => field === 'title' || field === 'time')
  )
    return UNSURE;
  const question = inSimpleCharacters(retrieval.plan.question);
  return form.kind === 'amount' && draft.citations.length === 1 && ofSeveral.test(question) && ofTwo.test(question)
    ? UNSURE
    : 1;
}
