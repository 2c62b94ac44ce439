import { sentences } from '../../language/sentences.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import type { MentionWay } from '../../memory/person.ts';
import { peopleIn } from '../asked/people-meant.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { dayText } from '../wording.ts';

const MOST_SENTENCES = 2;
/** A greeting, a closing, a name alone. */
const saysNothing =
  /^(?:(?:hi|hello|hey|dear|hallo|ciao|salut|good (?:morning|evening))\b.{0,30}|(?:best|kind|warm)?\s?(?:regards|wishes|love|cheers|yours|thanks|see you|take care|hugs)\b.{0,40}|[\p{Lu}][\p{L}.’'-]*(?: [\p{Lu}][\p{L}.’'-]*){0,2}[,.!]?|(?:你好|您好|亲爱的).{0,8}|\p{Script=Han}{2,4}|(?:此致|祝好|敬礼).{0,6})$/iu;

/** "What did I write to Lena?": she is whom it was written to. */
const ownWriting =
  /\b(?:did|had|have) (?:i|we) (?:write|written|say|said|tell|told|e?-?mail(?:ed)?|send|sent|reply|replied|answer(?:ed)?)\b|我们?(?!的)[^，。？?]{0,10}(?:给|跟|对|向|写给|发给|告诉|回)/iu;

/** "What did Simon write in August?": what the one message says first; of several, the fittest, and that there are others. */
export async function answerWritten(question: Question): Promise<Draft | undefined> {
  const { supported, retrieval, language, text } = question;
  const writers = new Set(peopleIn(retrieval.plan.root).flatMap(({ id }) => id ?? []));
  const owner = retrieval.gazetteer.people.find((person) => person.owner)?.id;
  const isOf = (item: MemoryItem, ways: readonly MentionWay[], ids: ReadonlySet<string>): boolean =>
    (item.people ?? []).some(({ how, id }) => id !== undefined && ways.includes(how) && ids.has(id));
  const isOwn = ownWriting.test(text) && owner !== undefined;
  const own = supported.filter(({ item }) =>
    isOwn
      ? (isOf(item, ['sender'], new Set([owner])) || isOf(item, ['owner'], new Set([owner]))) &&
        isOf(item, ['recipient'], writers)
      : isOf(item, ['sender', 'speaker'], writers),
  );
  const said = own.map(({ item }) => ({ item, told: openingOf(item) })).find(({ told }) => told.length > 0);
  if (said === undefined) return undefined;
  const others = own.filter(({ item }) => item.id !== said.item.id && item.title !== undefined);
  return {
    text: said.told.join(' '),
    type: 'open_end',
    citations: said.told.map((sentence) => cite(said.item.id, 'body', sentence)),
    sureness: 0.7,
    known: 0.7,
    notes: others.slice(0, 3).map(({ item }) => alsoText(item, language)),
  };
}

const openingOf = ({ body }: MemoryItem): string[] =>
  body === undefined
    ? []
    : sentences(mainText(body))
        .map(({ text }) => text.trim())
        .filter((text) => text !== '' && !saysNothing.test(text))
        .slice(0, MOST_SENTENCES);

function alsoText({ title, time }: MemoryItem, language: Question['language']): string {
  const day = time === undefined ? '' : dayText(time.start, language);
  return language === 'zh' ? `另有${day}的“${title ?? ''}”。` : `Also “${title ?? ''}”, ${day}.`;
}
