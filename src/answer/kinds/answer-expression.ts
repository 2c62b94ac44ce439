import { expressionOf } from '../../language/expression-names.ts';
import { faceIdsOf } from '../../memory/face.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Person } from '../../memory/person.ts';
import type { Store } from '../../ports/store.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { listText } from '../wording.ts';

/** Pictures that are looked through, and people that are named. */
const [MOST_PICTURES, MOST_NAMED] = [40, 8];
const PLAIN = 0.5;

/** The expression that is asked for, where it is asked whose it is. */
function askedExpression({ retrieval: { plan } }: Question) {
  if (plan.asked !== 'who') return undefined;
  return conjuncts(plan.root)
    .flatMap((leaf) => (leaf.tool === 'object' ? (expressionOf(leaf.args.name) ?? []) : []))
    .at(0);
}

export const asksWhoLooks = (question: Question): boolean => askedExpression(question) !== undefined;

/** "Who is smiling?": people who have a name, by what their own faces express in the pictures that were found. */
export async function answerWhoLooks(question: Question): Promise<Draft | undefined> {
  const look = askedExpression(question);
  if (look === undefined) return undefined;
  const people = await question.store.records('person');
  const found = new Map<string, { readonly name: string; readonly citation: Draft['citations'][number]; n: number }>();
  for (const { item } of question.retrieval.hits.slice(0, MOST_PICTURES)) {
    for (const person of await thoseWho(question.store, item, people, look)) {
      const at = (item.people ?? []).findIndex(({ id }) => id === person.id);
      const known = found.get(person.id);
      if (known !== undefined) known.n += 1;
      else if (at !== -1 && person.name !== '')
        found.set(person.id, { name: person.name, citation: cite(item.id, `people.${at}`, person.name), n: 1 });
    }
  }
  const named = [...found.values()].toSorted((a, b) => b.n - a.n).slice(0, MOST_NAMED);
  if (named.length === 0) return undefined;
  return {
    text: listText(
      named.map(({ name }) => name),
      question.language,
    ),
    type: 'open_end',
    citations: named.map(({ citation }) => citation),
    sureness: 0.7,
    known: 0.7,
    notes: [],
  };
}

/** Whose own face in the item expresses it. */
async function thoseWho(
  store: Store,
  item: MemoryItem,
  people: readonly Person[],
  look: string,
): Promise<readonly Person[]> {
  const faces = (await store.records('face', faceIdsOf(item.id))).filter(({ expressions }) =>
    expressions.some(({ name, confidence }) => name === look && confidence >= PLAIN),
  );
  return people.filter(({ seen = [] }) => faces.some(({ id }) => seen.includes(id)));
}
