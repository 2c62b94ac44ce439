import type { MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';
import type { Mention } from '../memory/person.ts';
import { comesAlong } from './came-along.ts';
import { cite, conjuncts, type Draft, type Question } from './question.ts';
import { nameSaid } from './said-in.ts';
import { listText } from './wording.ts';

const MOST_NAMED = 8;

/**
 * "Who came with me to Portugal?": who is seen in the pictures of it, else who wrote to come along. A firm that wrote of
 * the journey was not on it.
 */
export async function answerCompany(question: Question): Promise<Draft | undefined> {
  const { supported, retrieval, language } = question;
  const { people } = retrieval.gazetteer;
  const asked = new Set(
    conjuncts(retrieval.plan.root).flatMap((leaf) => (leaf.tool === 'person' ? (leaf.args.id ?? leaf.args.name) : [])),
  );
  const isSomebodyElse = ({ id, name, how }: Mention): boolean => {
    const known = people.find((person) => (id === undefined ? person.name === name : person.id === id));
    return (
      name !== '' && how !== 'owner' && known?.owner !== true && known?.organisation !== true && !asked.has(id ?? name)
    );
  };
  const seen = new Map<
    string,
    { readonly mention: Mention; readonly citation: Draft['citations'][number]; n: number }
  >();
  const take = (item: MemoryItem, fits: (mention: Mention) => boolean): void => {
    (item.people ?? []).forEach((mention, i) => {
      if (!fits(mention) || !isSomebodyElse(mention)) return;
      const known = seen.get(mention.id ?? mention.name);
      if (known === undefined)
        seen.set(mention.id ?? mention.name, { mention, citation: cite(item.id, `people.${i}`, mention.name), n: 1 });
      else known.n += 1;
    });
  };
  for (const { item } of supported) take(item, ({ how }) => how === 'face' || how === 'tagged');
  if (seen.size === 0) {
    for (const { item } of supported) {
      if (item.body !== undefined && comesAlong.test(mainText(item.body))) take(item, ({ how }) => how === 'sender');
    }
  }
  const named = [...seen.values()].toSorted((a, b) => b.n - a.n).slice(0, MOST_NAMED);
  if (named.length === 0) return undefined;
  return {
    text: listText(
      named.map(({ mention: { name, id } }) =>
        named.length > 1 ? name : nameSaid(name, { kind: 'person', id }, retrieval.gazetteer, language),
      ),
      language,
    ),
    type: 'open_end',
    citations: named.map(({ citation }) => citation),
    sureness: 0.8,
    known: 0.75,
    notes: [],
  };
}
