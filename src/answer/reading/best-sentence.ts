import { sentences } from '../../language/sentences.ts';
import { tokens } from '../../language/tokens.ts';
import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { saysIt } from '../asked/same-words.ts';
import { cite, type Support } from '../question.ts';

type Quoted = { readonly text: string; readonly citation: Citation; readonly score: number };

const MOST_READ = 12_000;
/** A title names what a message tells. */
const TITLE_SHARE = 0.45;
/** A sentence that holds the kind of thing asked for. */
const PREFERRED = 1.4;

/** The item's texts under the names that citations use. A message's quoted parts are not its own words. */
export function quotable(item: MemoryItem): { readonly field: string; readonly text: string }[] {
  return [
    { field: 'body', text: item.body === undefined ? '' : mainText(item.body) },
    { field: 'ocr', text: item.ocr?.text ?? '' },
    { field: 'title', text: item.title ?? '' },
    { field: 'caption', text: item.caption ?? '' },
    { field: 'shortCaption', text: item.shortCaption ?? '' },
    { field: 'summary', text: item.summary ?? '' },
    ...(item.transcript?.segments ?? []).map(({ text }, at) => ({ field: `transcript.segments.${at}.text`, text })),
  ].filter(({ text }) => text !== '');
}

/** Sentences of an item by how much of the topic they say (each token by its weight); a question says less than a statement. */
export function bestSentence(
  item: MemoryItem,
  topic: ReadonlyMap<string, number>,
  prefers?: RegExp,
  asked: ReadonlySet<string> = new Set(),
): Quoted | undefined {
  let best: Quoted | undefined;
  const titleShare = item.body === undefined ? 0.9 : TITLE_SHARE;
  for (const { field, text } of quotable(item)) {
    for (const sentence of sentences(text.slice(0, MOST_READ))) {
      const has = new Set(tokens(sentence.text));
      // What says no more than the question answers nothing.
      if (asked.size > 0 && [...has].every((token) => asked.has(token))) continue;
      const said = [...topic].reduce((sum, [token, weight]) => sum + (saysIt(token, has) ? weight : 0), 0);
      const score =
        said *
        (isQuestion(sentence.text) ? 0.5 : 1) *
        (field === 'title' ? titleShare : 1) *
        (prefers?.test(sentence.text) === true ? PREFERRED : 1);
      if (best === undefined || score > best.score)
        best = { text: sentence.text, citation: cite(item.id, field, sentence.text), score };
    }
  }
  return best;
}

/** "Can you bring the pie?" tells what to bring; other questions say less than a statement. */
const requests =
  /(?:^|[,.;] )(?:and )?(?:can|could|would|will) you (?:please )?(?!(?:tell|remember|believe|say|guess|imagine)\b)\p{L}+|(?:能不能|可以|麻烦你?|请你?)(?:帮我?)?(?:带|拿|买|给)/iu;
export const isQuestion = (sentence: string): boolean => /[?？]$/.test(sentence) && !requests.test(sentence);

/** Something of the item that can be quoted to show it: its best sentence, else its time, place, people or kind. */
export function anyCitation(item: MemoryItem, topic: ReadonlyMap<string, number>): Citation {
  const sentence = topic.size === 0 ? undefined : bestSentence(item, topic);
  if (sentence !== undefined && sentence.score > 0) return sentence.citation;
  if (item.time !== undefined) return cite(item.id, 'time', item.time.start);
  if (item.place?.city !== undefined) return cite(item.id, 'place.city', item.place.city);
  const person = item.people?.[0]?.name;
  if (person !== undefined) return cite(item.id, 'people.0', person);
  if (item.title !== undefined && item.title !== '') return cite(item.id, 'title', item.title);
  if (item.media !== undefined) return cite(item.id, 'media.mime', item.media.mime);
  return bestSentence(item, topic)?.citation ?? cite(item.id, 'title', '');
}

/** The best sentence of the best items: evidence that an item is right counts as well as what the sentence says. */
export function bestOfAll(
  supported: readonly Support[],
  topic: ReadonlyMap<string, number>,
  prefers?: RegExp,
  asked?: ReadonlySet<string>,
): (Quoted & { readonly from: Support }) | undefined {
  const quoted = supported.slice(0, 5).flatMap((from) => {
    const found = bestSentence(from.item, topic, prefers, asked);
    return found === undefined ? [] : [{ ...found, from, total: found.score + 0.5 * from.score }];
  });
  return quoted.sort((a, b) => b.total - a.total)[0];
}
