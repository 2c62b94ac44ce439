import { fold } from '../../language/fold.ts';
import { sentences } from '../../language/sentences.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Person } from '../../memory/person.ts';
import type { PlanNode } from '../../memory/query-plan.ts';
import { peopleIn } from '../asked/people-meant.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { beside } from '../wording.ts';
import { asksForOthersRole, othersRole } from './answer-others-role.ts';

const MOST_READ = 12;

const named =
  /^(?:[Aa]nd |[Ss]o )?[Ww]ho(?:['’]s| is| are| was) (?<name>(?!(?:My|Our|The)\b)\p{Lu}[\p{L}'’-]+(?: (?:(?:van|von|de|da|del|der) )?\p{Lu}[\p{L}'’.-]*){0,3})\s?\??$/u;
const namedInHan = /^(?!我)(?<name>[\p{L}·. ]{1,20}?)\s?是谁[？?]?$|^谁是\s?(?!我)(?<name2>[\p{L}·. ]{1,20})[？?]?$/u;

/** The name in "Who is Emma Stone?"; of "Who is coming?" and "Who is the dentist?" none. */
export function nameAsked(question: Pick<Question, 'text'>): string | undefined {
  const text = question.text.trim();
  if (asksForOthersRole(question)) return undefined;
  const { name, name2 } = { ...named.exec(text)?.groups, ...namedInHan.exec(text)?.groups };
  const said = name ?? name2;
  return said === undefined || /['’]s /u.test(said) || said.includes('的') ? undefined : said;
}

/** Whether it is asked who somebody is by name: others who are in the same letters are no answer to that. */
export const asksWhoNamedIs = (question: Pick<Question, 'text'>): boolean => nameAsked(question) !== undefined;

/** "Who is Pepper?": what somebody is to the owner, from the words that say so. */
export async function answerWhoIs(question: Question): Promise<Draft | undefined> {
  const { store, retrieval } = question;
  const ids = new Set(peopleIn(retrieval.plan.root).flatMap(({ id }) => id ?? []));
  const asked = (await store.records('person')).filter(({ id, roles }) => ids.has(id) && roles.length > 0);
  for (const person of asked) {
    const items = await store.items(person.evidence.slice(0, MOST_READ).map(({ item }) => item));
    for (const role of person.roles.filter((one) => !/^\p{Lu}/u.test(one))) {
      const said = saidOf(role, person, items);
      if (said === undefined) continue;
      const name = asNamed(items, (one) => fold(one) === fold(person.name), 0.85)?.citations ?? [];
      return {
        // A whole name that no item has beside what they are would be without proof.
        text: name.length === 0 ? role : nameBeside(role, person, retrieval.plan.root),
        type: 'open_end',
        citations: [said.citation, ...name],
        sureness: 0.85,
        known: 0.85,
        notes: [said.sentence],
        also: items,
      };
    }
  }
  const meant = asked[0] ?? (await store.records('person')).find(({ id }) => ids.has(id));
  return (
    roleGiven(asked, question) ??
    (await toldByOthers(ids, question)) ??
    wholeName(meant, question) ??
    (meant === undefined ? undefined : onlySeen(question))
  );
}

/** "My wife Sarah", as Tom writes it: what somebody is to others. */
async function toldByOthers(ids: ReadonlySet<string>, { store, language }: Question): Promise<Draft | undefined> {
  for (const person of (await store.records('person')).filter(({ id }) => ids.has(id))) {
    const items = await store.items(person.evidence.slice(0, MOST_READ).map(({ item }) => item));
    const said = othersRole(person, items);
    if (said !== undefined) return toldAs(relationText(said.role, said.whose, language), said.citations, items);
  }
  return undefined;
}

const relationText = (what: string, whose: string, language: Question['language']): string =>
  language === 'zh' ? beside(what, whose, language) : `${what} of ${whose}`;

const toldAs = (text: string, citations: Draft['citations'], also: readonly MemoryItem[]): Draft => ({
  text,
  type: 'open_end',
  citations,
  sureness: 0.8,
  known: 0.8,
  notes: [],
  also,
});

/** What the owner said that somebody is, as it stands beside the name in their items. */
function roleGiven(asked: readonly Person[], { supported, retrieval }: Question): Draft | undefined {
  const ids = new Set(asked.map(({ id }) => id));
  for (const { item } of supported.slice(0, MOST_READ)) {
    const at = (item.people ?? []).findIndex(({ id, role }) => id !== undefined && ids.has(id) && role !== undefined);
    const { id, role } = item.people?.[at] ?? {};
    const person = asked.find((one) => one.id === id);
    if (role === undefined || person === undefined) continue;
    return {
      text: nameBeside(role, person, retrieval.plan.root),
      type: 'open_end',
      citations: [cite(item.id, `people.${at}.role`, role), cite(item.id, `people.${at}.name`, person.name)],
      sureness: 0.85,
      known: 0.85,
      notes: [],
      also: [item],
    };
  }
  return undefined;
}

/** Pictures show somebody, and do not say who that is; others who are in them are not it. */
function onlySeen({ supported }: Question): Draft | undefined {
  const isShown = supported.length > 0 && supported.every(({ item }) => /image|video/.test(item.modality));
  const isTold = supported.some(({ item }) => item.caption !== undefined || item.ocr !== undefined);
  return isShown && !isTold ? { text: '–', type: 'open_end', citations: [], sureness: 0, notes: [] } : undefined;
}

/** Who is asked for by a part of the name is told by all of it. */
function nameBeside(role: string, { name }: Person, root: PlanNode): string {
  const said = peopleIn(root).map((one) => fold(one.said ?? one.name));
  return name.includes(' ') && !said.includes(fold(name)) ? `${name} (${role})` : role;
}

/** Of somebody of whom nothing else is told, the whole name, as an item has it. */
function wholeName(person: Person | undefined, { supported, retrieval }: Question): Draft | undefined {
  const { root } = retrieval.plan;
  if (person === undefined || peopleIn(root).some(({ said, name }) => fold(said ?? name) === fold(person.name)))
    return undefined;
  return asNamed(
    supported.slice(0, MOST_READ).map(({ item }) => item),
    (name) => fold(name) === fold(person.name),
    0.7,
  );
}

/** A name as the first item has it that knows such a one. */
function asNamed(items: readonly MemoryItem[], isIt: (name: string) => boolean, sureness: number): Draft | undefined {
  for (const item of items) {
    const at = (item.people ?? []).findIndex(({ name }) => isIt(name));
    const name = item.people?.[at]?.name;
    if (name === undefined) continue;
    const citations = [cite(item.id, `people.${at}`, name)];
    return { text: name, type: 'open_end', citations, sureness, known: sureness, notes: [], also: [item] };
  }
  return undefined;
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
