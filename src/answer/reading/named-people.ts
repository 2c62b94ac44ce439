import { fold, slug } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { listText } from '../wording.ts';
import { bestSentence, quotable } from './best-sentence.ts';

const whoIs =
  /^(?:and |so |please )?(?:who(?:'s| is| are|'re| was| were)|what(?:'s| is| are) the names? of) (?:my|our|the)\b|^我的?.{1,6}(?:是谁|叫什么)|^谁是我.{1,8}[？?。]?$/i;

/** "Who is my sister?": the known person with the role, and the words that say so. */
export async function answerRole({ text, retrieval, store, language }: Question): Promise<Draft | undefined> {
  const leaves = conjuncts(retrieval.plan.root);
  const people = leaves.flatMap((leaf) => (leaf.tool === 'person' ? [leaf.args] : []));
  if (!whoIs.test(text) || people.length === 0 || leaves.length > people.length) return undefined;
  const records = await store.records('person');
  const asked = people.flatMap(({ id }) => records.find((person) => person.id === id) ?? []);
  const items = await store.items(asked.flatMap(({ evidence }) => evidence.slice(0, 5).map(({ item }) => item)));
  const cited = asked.flatMap((person) => {
    const found = person.evidence.flatMap(({ item: id, quote }) => {
      const item = items.find((one) => one.id === id);
      const index =
        item?.people?.findIndex((mention) => mention.id === person.id || slug(mention.name) === slug(person.name)) ??
        -1;
      const field =
        item === undefined || quote === undefined
          ? undefined
          : quotable(item).find((part) => part.text.includes(quote))?.field;
      if (item === undefined || index < 0) return [];
      const named = cite(item.id, `people.${index}`, item.people?.[index]?.name ?? '');
      return [
        {
          name: item.people?.[index]?.name ?? person.name,
          citations: field === undefined ? [named] : [named, cite(item.id, field, quote ?? '')],
        },
      ];
    });
    return found.slice(0, 1);
  });
  if (cited.length === 0) return undefined;
  return {
    text: listText(
      cited.map(({ name }) => name),
      language,
    ),
    type: 'open_end',
    citations: cited.flatMap(({ citations }) => citations),
    sureness: 0.9,
    posterior: 0.9,
    notes: [],
    also: items,
  };
}

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
