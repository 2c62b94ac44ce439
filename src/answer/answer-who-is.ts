import { fold } from '../language/fold.ts';
import { personIndexIds } from '../language/mail-address.ts';
import { sentences } from '../language/sentences.ts';
import { term } from '../language/terms.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { Person } from '../memory/person.ts';
import { quotable } from './best-sentence.ts';
import { peopleIn } from './people-meant.ts';
import { cite, type Draft, type Question } from './question.ts';
import { listText } from './wording.ts';

const MOST_READ = 12;

/** "Who is Pepper?": what somebody is to the owner, from the words that say so. */
export async function answerWhoIs({ store, retrieval }: Question): Promise<Draft | undefined> {
  const ids = new Set(peopleIn(retrieval.plan.root).flatMap(({ id }) => id ?? []));
  const asked = (await store.records('person')).filter(({ id, roles }) => ids.has(id) && roles.length > 0);
  for (const person of asked) {
    const items = await store.items(person.evidence.slice(0, MOST_READ).map(({ item }) => item));
    for (const role of person.roles) {
      const said = saidOf(role, person, items);
      if (said === undefined) continue;
      return {
        text: role,
        type: 'open_end',
        citations: [said.citation],
        sureness: 0.85,
        known: 0.85,
        notes: [said.sentence],
        also: items,
      };
    }
  }
  return undefined;
}

const MOST_OWN = 20;

/** "Who am I?": the owner by name, as an item has it. */
export async function answerOwner({ store }: Question): Promise<Draft | undefined> {
  const owner = (await store.records('person')).find((person) => person.owner);
  if (owner === undefined) return undefined;
  const own = personIndexIds(owner).flatMap((id) => [term.person(id), term.name(owner.name)]);
  const items = await store.items(await store.match({ any: [own], none: [] }, MOST_OWN));
  for (const item of items) {
    const at = (item.people ?? []).findIndex(({ name }) => owner.names.includes(name));
    const name = item.people?.[at]?.name;
    if (name === undefined) continue;
    return {
      text: name,
      type: 'open_end',
      citations: [cite(item.id, `people.${at}`, name)],
      sureness: 0.85,
      known: 0.85,
      notes: [],
      also: [item],
    };
  }
  return undefined;
}

/** What pets are, as their roles have it. */
const petSorts: readonly { readonly role: string; readonly asks: RegExp }[] = [
  { role: 'cat', asks: /\b(?:cat|kitten|kitty)\b|猫/i },
  { role: 'dog', asks: /\b(?:dog|puppy|pup)\b|狗/i },
  { role: 'rabbit', asks: /\b(?:rabbit|bunny)\b|兔/i },
  { role: 'horse', asks: /\b(?:horse|pony)\b|马/i },
  { role: 'bird', asks: /\b(?:bird|parrot|budgie)\b|鸟|鹦鹉/i },
  { role: 'hamster', asks: /\b(?:hamster|guinea pig)\b|仓鼠/i },
];

/** "What pets do I have?": the animals that the memory knows by name. */
export async function answerPets({ store, language, text }: Question): Promise<Draft | undefined> {
  const all = (await store.records('person')).filter(({ kind, hidden }) => kind === 'pet' && hidden !== true);
  const sort = petSorts.find(({ asks }) => asks.test(text))?.role;
  const pets = sort === undefined ? all : all.filter(({ roles }) => roles.length === 0 || roles.includes(sort));
  const items = await store.items(pets.flatMap(({ evidence }) => evidence.slice(0, 3).map(({ item }) => item)));
  const known = pets.flatMap((pet) => {
    const [role] = pet.roles;
    const said = saidOf(pet.name, pet, items);
    if (said === undefined) return [];
    const kind = role === undefined ? '' : language === 'zh' ? `（${role}）` : ` (${role})`;
    return [{ text: `${pet.name}${kind}`, citation: said.citation }];
  });
  if (known.length === 0) return undefined;
  return {
    text: listText(
      known.map(({ text }) => text),
      language,
    ),
    type: 'open_end',
    citations: known.map(({ citation }) => citation),
    sureness: 0.8,
    known: 0.85,
    notes: [],
    also: items,
  };
}

/** The sentence of the evidence that has the words; of the pieces of evidence, the one that says them best. */
function saidOf(words: string, { evidence }: Person, items: readonly MemoryItem[]) {
  const wanted = fold(words);
  for (const { item: id } of evidence) {
    const item = items.find((one) => one.id === id);
    for (const { field, text } of item === undefined ? [] : quotable(item)) {
      const found = sentences(text).find((sentence) => fold(sentence.text).includes(wanted));
      if (item !== undefined && found !== undefined)
        return { sentence: found.text, citation: cite(item.id, field, found.text) };
    }
  }
  return undefined;
}
