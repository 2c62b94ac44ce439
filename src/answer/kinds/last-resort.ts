import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { statedAmount } from '../amounts/answer-stated-amount.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import type { Judged } from '../evidence/judged.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { anyCitation, bestSentence, quotable } from '../reading/best-sentence.ts';
import { firstSentence } from '../reading/first-sentence.ts';
import { dayAnswer } from '../wording.ts';
import { answerWhere, answerWho } from './answer-people-places.ts';

/** A reading that no strategy vouches for. */
const UNSURE = 0.3;
/** As many items are read for a fact, and as many are listed. */
const MOST_READ = 8;
/** Items whose fit is this close to the fittest's are about the same. */
const AS_FIT = 1.5;

/**
 * What the fittest item says, in the form asked for where that can be read off, else in its own words: where nothing is
 * understood of how a question asks, but an item has all that it speaks of, that item is the answer. Nothing when every
 * item refuses something asked for, and of a truth: an item's silence is neither yes nor no.
 */
export async function lastResort(question: Question, judged: readonly Judged[]): Promise<Draft | undefined> {
  const open = openTo(judged);
  const [lead] = open;
  if (lead === undefined || !isOfIt(lead, question)) return undefined;
  if (question.form?.kind === 'who' && asksForSender.test(question.text)) return senderOf(question, open);
  const from = { ...question, supported: open.slice(0, MOST_READ) };
  const kind = question.form?.kind ?? 'what';
  const read = await readers[kind]?.(from, lead);
  return read ?? (isExact.has(kind) ? undefined : ownWords(lead.item, question));
}

/**
 * What lies nearest, where all speaks for there being an answer and none was read: the fittest item in its own words, or
 * the fittest items.
 */
export function nearestWords(question: Question, judged: readonly Judged[]): Draft | undefined {
  const open = openTo(judged);
  const [lead] = open;
  const kind = question.form?.kind ?? 'what';
  if (lead === undefined) return undefined;
  if (kind === 'who' && asksForSender.test(question.text)) return senderOf(question, open);
  if (kind === 'list' || kind === 'items') return itemsLike({ ...question, supported: open }, lead);
  return ownWords(lead.item, question);
}

const asksForSender =
  /^(?:and |so )?who(?:m)? (?:sent|mailed|posted|shipped|wrote|e-?mailed|texted)\b|谁(?:给我们?|帮我们?)?(?:寄|发|写)(?!现|票)/iu;

/** Who sent something wrote of it: a till's slip that has the thing names nobody. */
function senderOf({ retrieval }: Question, open: readonly Judged[]): Draft | undefined {
  const owner = retrieval.gazetteer.people.find((person) => person.owner);
  for (const { item, support } of open) {
    const at = (item.people ?? []).findIndex(({ how, id }) => how === 'sender' && id !== owner?.id);
    const sender = item.people?.[at];
    if (sender === undefined || support < ENOUGH_SAID) continue;
    return unsure(sender.name, 'open_end', item, `people.${at}`, sender.name);
  }
  return undefined;
}

const openTo = (judged: readonly Judged[]): readonly Judged[] =>
  judged.filter((one) => one.outcomes.every(({ verdict }) => verdict !== 'no') && !isForEverybody(one));

/** What makes an item one of those asked for, rather than one of many of its kind. */
const particular: ReadonlySet<string> = new Set(['person', 'place', 'event', 'reference', 'object', 'anchor', 'time']);
const ENOUGH_SAID = 0.35;
/** So many agreements, and nothing left open, stand for words that nobody says. */
const ENOUGH_AGREED = 2;

/** Whether the item says enough of what the question speaks of, or, of a question without words, is one of those it fixes. */
function isOfIt({ support, outcomes }: Judged, { topic }: Question): boolean {
  const agreed = outcomes.filter(({ tool, verdict }) => verdict === 'yes' && particular.has(tool)).length;
  if (topic.size === 0) return agreed > 0;
  return support >= ENOUGH_SAID || (agreed >= ENOUGH_AGREED && outcomes.every(isNoSilence));
}

/** What a picture shows its caption need not say; who is in it, or which number a paper has, has to be known. */
const isNoSilence = ({ tool, verdict }: Judged['outcomes'][number]): boolean =>
  verdict === 'yes' || tool === 'object' || tool === 'modality' || tool === 'time';

type Reader = (question: Question, lead: Judged) => Promise<Draft | undefined> | Draft | undefined;

/** What an item can say of itself, by the form asked for. */
const readers: Readonly<Partial<Record<AskedForm['kind'], Reader>>> = {
  amount: (question) => statedAmount(question),
  when: ({ language }, { item }) =>
    item.time === undefined
      ? undefined
      : {
          ...unsure(dayAnswer(item.time.start, language), 'number', item, 'time', item.time.start),
          value: { kind: 'moment', start: item.time.start, end: item.time.end },
        },
  where: async (question, lead) =>
    (await answerWhere({ ...question, supported: [lead] })) ??
    (lead.item.place?.city === undefined
      ? undefined
      : unsure(lead.item.place.city, 'open_end', lead.item, 'place.city', lead.item.place.city)),
  who: (question, lead) => answerWho({ ...question, supported: [lead] }),
  list: (question, lead) => itemsLike(question, lead),
  items: (question, lead) => itemsLike(question, lead),
  count: (question, lead) => {
    const alike = fitAs(question, lead);
    return {
      text: String(alike.length),
      type: 'number',
      citations: alike.map(({ item }) => anyCitation(item, question.topic)),
      sureness: UNSURE,
      notes: [],
    };
  },
};

/** Forms of which a sentence is no answer. */
const isExact: ReadonlySet<AskedForm['kind']> = new Set([
  'list',
  'items',
  'count',
  'yes-no',
  'age',
  'interval',
  'duration',
  'compare',
  'order',
]);

const unsure = (text: string, type: Draft['type'], { id }: MemoryItem, field: string, quote: string): Draft => ({
  text,
  type,
  citations: [cite(id, field, quote)],
  sureness: UNSURE,
  notes: [],
});

const fitAs = ({ supported }: Question, lead: Judged) =>
  supported.filter(({ fit = 0, item }) => lead.fit - fit <= AS_FIT && item.modality === lead.item.modality);

const itemsLike = (question: Question, lead: Judged): Draft => {
  const alike = fitAs(question, lead);
  return {
    text: alike.map(({ item }) => item.id).join(', '),
    type: 'list_recall',
    citations: alike.map(({ item }) => anyCitation(item, question.topic)),
    sureness: UNSURE,
    notes: [],
  };
};

/** The sentence of the item that says most of the question, else the first that says anything. */
function ownWords(item: MemoryItem, { topic, text }: Question): Draft | undefined {
  const words = new Map([...contentTokens(text).map((token) => [token, 1] as const), ...topic]);
  const best = bestSentence(item, words, undefined, new Set(tokens(text)));
  if (best !== undefined && best.score > 0 && best.citation.field !== 'title')
    return { text: best.text, type: 'open_end', citations: [best.citation], sureness: UNSURE, notes: [] };
  for (const { field, text: whole } of quotable(item)) {
    const first = firstSentence(whole, new Set(tokens(text)));
    if (first !== undefined) return unsure(first, 'open_end', item, field, first);
  }
  return undefined;
}
