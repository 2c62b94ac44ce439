import { fold } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Draft, Question } from '../question.ts';
import { listText } from '../wording.ts';
import { bestSentence } from './best-sentence.ts';

const nameRun =
  /(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:van|von|de|da|del|der) )?(?: ?\p{Lu}[\p{L}'’-]+){0,2}/gu;
const notNames =
  /^(?:I|I'm|I've|We|You|He|She|They|It|The|A|An|This|That|Dear|Hi|Hello|Hey|Thanks|Thank|Please|Can|Could|Will|Would|Yes|No|And|But|So|On|In|At|My|Your|Our|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|What|When|Where|Who|How|Why)$/;

/** A name that the sentence about the topic holds, other than those asked about and those who write. */
export function namedInSentence(question: Question, item: MemoryItem): Draft | undefined {
  if (question.topic.size === 0) return undefined;
  const sentence = bestSentence(item, question.topic);
  if (sentence === undefined || sentence.score === 0 || sentence.citation.field === 'title') return undefined;
  const writers = new Set(
    (item.people ?? []).flatMap(({ how, name }) => (how === 'sender' || how === 'recipient' ? tokens(name) : [])),
  );
  const asked = new Set(tokens(question.text));
  const places = new Set(
    (item.entities ?? []).flatMap(({ kind, name }) =>
      kind === 'city' || kind === 'country' || kind === 'venue' ? [fold(name)] : [],
    ),
  );
  const found = matchesIn(sentence.text, nameRun)
    .map((match) => ({ name: match[0].trim(), at: match.index }))
    .filter(({ name }) => !notNames.test(name) && !places.has(fold(name)) && !/^[\p{Lu}\d]+$/u.test(name))
    .filter(({ name, at }) => at > 0 || (item.entities ?? []).some((e) => e.kind === 'person' && name.includes(e.name)))
    .filter(({ name }) => tokens(name).every((token) => !asked.has(token) && !writers.has(token)));
  if (found.length === 0) return undefined;
  return {
    text: listText([...new Set(found.map(({ name }) => name))].slice(0, 4), question.language),
    type: 'open_end',
    citations: [sentence.citation],
    sureness: 0.6,
    notes: [],
  };
}
