import { slug } from '../language/fold.ts';
import type { MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';
import type { Mention } from '../memory/person.ts';
import { comesAlong } from './came-along.ts';
import { cite, conjuncts, type Draft, type Question } from './question.ts';
import { nameSaid } from './said-in.ts';
import { type Traveller, travellersIn } from './travellers.ts';
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
  if (named.length === 0) return listedCompany(question);
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

/** Whom tickets and bookings of the journey list beside the owner. */
function listedCompany({ supported, retrieval, language }: Question): Draft | undefined {
  const own = retrieval.gazetteer.people.filter((person) => person.owner).map(({ name }) => slug(name));
  const isOwner = ({ name }: Traveller): boolean => own.some((one) => one !== '' && slug(name).includes(one));
  const told = supported.flatMap(({ item }) => {
    const names = travellersIn(item);
    return names.length < 2 && !names.some((one) => !isOwner(one))
      ? []
      : names.map((traveller) => ({ item, traveller }));
  });
  const others = [
    ...new Map(
      told.filter(({ traveller }) => !isOwner(traveller)).map((one) => [slug(one.traveller.name), one]),
    ).values(),
  ];
  // Of a list in which the owner is not known, nobody can be left out.
  if (others.length === 0 || (own.length === 0 && others.length > 1)) return undefined;
  return {
    text: listText(
      others.slice(0, MOST_NAMED).map(({ traveller }) => traveller.name),
      language,
    ),
    type: 'open_end',
    citations: others
      .slice(0, MOST_NAMED)
      .map(({ item, traveller }) => cite(item.id, item.body === undefined ? 'ocr' : 'body', traveller.quote)),
    sureness: 0.8,
    known: 0.75,
    notes: [],
  };
}
