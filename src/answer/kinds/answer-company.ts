import { slug } from '../../language/fold.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import type { Mention } from '../../memory/person.ts';
import { comesAlong, staysAway } from '../evidence/came-along.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { type Traveller, travellersIn } from '../reading/travellers.ts';
import { listText } from '../wording.ts';
import { countedPeople, peopleDraft } from './counted-people.ts';

const MOST_NAMED = 8;
const MOST_READ = 24;
/** “I won't be coming along” speaks of coming, too. */
const tellsOfComing = (text: string): boolean => comesAlong.test(text) && !staysAway(text);

/**
 * "Who came with me to Portugal?": who is seen in the pictures of it, else who wrote to come along. A firm that wrote of
 * the journey was not on it.
 */
export async function answerCompany(question: Question): Promise<Draft | undefined> {
  const { supported, retrieval } = question;
  const { people } = retrieval.gazetteer;
  const asked = new Set(
    conjuncts(retrieval.plan.root).flatMap((leaf) => (leaf.tool === 'person' ? (leaf.args.id ?? leaf.args.name) : [])),
  );
  const isSomebodyElse = ({ id, name, how }: Mention): boolean => {
    const known = people.find((person) => (id === undefined ? person.name === name : person.id === id));
    return how !== 'owner' && known?.owner !== true && known?.organisation !== true && !asked.has(id ?? name);
  };
  const items = supported.map(({ item }) => item);
  const seen = countedPeople(
    items,
    (mention) => (mention.how === 'face' || mention.how === 'tagged') && isSomebodyElse(mention),
  );
  const named =
    seen.length > 0
      ? seen
      : countedPeople(
          items.filter(({ body }) => body !== undefined && tellsOfComing(mainText(body))),
          (mention) => mention.how === 'sender' && isSomebodyElse(mention),
        );
  return named.length === 0
    ? listedCompany(question, await ofOneDealing(question))
    : { ...peopleDraft(named, question), known: 0.75 };
}

/** What was found, and after it the other records of the same dealings: a change of the flight does not list who flies. */
async function ofOneDealing({ supported, accounts, store }: Question): Promise<readonly MemoryItem[]> {
  const items = supported.map(({ item }) => item);
  const known = new Set(items.map(({ id }) => id));
  const others = items.flatMap(({ id }) =>
    accountsOf(accounts, id).flatMap(({ entries }) => entries.flatMap(({ item }) => (known.has(item) ? [] : item))),
  );
  return [...items, ...(await store.items([...new Set(others)].slice(0, MOST_READ)))];
}

/** Whom tickets and bookings of the journey list beside the owner. */
function listedCompany({ retrieval, language }: Question, items: readonly MemoryItem[]): Draft | undefined {
  const own = retrieval.gazetteer.people.filter((person) => person.owner).map(({ name }) => slug(name));
  const isOwner = ({ name }: Traveller): boolean => own.some((one) => one !== '' && slug(name).includes(one));
  const told = items.flatMap((item) => {
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
    also: others.map(({ item }) => item),
  };
}
