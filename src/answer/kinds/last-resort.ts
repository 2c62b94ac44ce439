import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { isForEverybody } from '../evidence/advertising.ts';
import type { Judged } from '../evidence/judged.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { anyCitation, bestSentence, quotable } from '../reading/best-sentence.ts';
import { firstSentence } from '../reading/first-sentence.ts';

/** A reading that no strategy vouches for. */
const UNSURE = 0.3;
/** Items whose fit is this close to the fittest's are about the same. */
const AS_FIT = 1.5;

/**
 * What lies nearest, where all speaks for there being an answer and none was read: the fittest item in its own words, or
 * the fittest items.
 */
export function nearestWords(question: Question, judged: readonly Judged[]): Draft | undefined {
  const open = openTo(judged);
  const [lead] = open;
  const kind = question.form?.kind ?? 'what';
  if (lead === undefined) return undefined;
  if (kind === 'who' && asksForSender.test(question.text)) return undefined;
  if (kind === 'list' || kind === 'items') return itemsLike({ ...question, supported: open }, lead);
  return ownWords(lead.item, question);
}

const asksForSender =
  /^(?:and |so )?who(?:m)? (?:sent|mailed|posted|shipped|wrote|e-?mailed|texted)\b|谁(?:给我们?|帮我们?)?(?:寄|发|写)(?!现|票)/iu;

const openTo = (judged: readonly Judged[]): readonly Judged[] =>
  judged.filter((one) => one.outcomes.every(({ verdict }) => verdict !== 'no') && !isForEverybody(one));

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
