import { tokens } from '../../language/tokens.ts';
import type { ItemId } from '../../memory/ids.ts';
import { readOnce } from '../../memory/read-once.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../../retrieve/planner/gazetteer.ts';
import type { Ranked } from '../../retrieve/rank/rank-items.ts';
import type { Retrieval } from '../../retrieve/search.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { saysIt } from '../asked/same-words.ts';
import { holdsForm } from '../reading/value-cues.ts';
import { isForEverybody } from './advertising.ts';
import { companyOf } from './company.ts';
import { type Ground, type Outcome, outcomesOf } from './constraint.ts';
import { factsOf, TOPIC } from './fit-weights.ts';
import { insideOf, placesOf } from './inside-places.ts';
import { isImpersonal, type Judged, JudgedHit } from './judged.ts';
import type { KnownAccounts } from './known-accounts.ts';
import { withLent } from './lent-support.ts';
import type { Pool } from './pool.ts';
import { titleOutcomes, titlesIn, withoutTitleTokens, withoutTitleWords } from './titles.ts';
import { type Witness, witnessOf } from './witness.ts';

type Known = {
  readonly topic: ReadonlyMap<string, number>;
  readonly accounts: KnownAccounts;
  readonly form: AskedForm;
};

/**
 * What every item of the pool says to the question, the fittest first. Those that refuse nothing and speak of enough of
 * the topic may be answered from: an answer from a vaguely related item is worse than none.
 */
export async function judgedItems(store: Store, retrieval: Retrieval, pool: Pool, known: Known): Promise<Judged[]> {
  const { gazetteer, plan } = retrieval;
  const witnesses = pool.items.map((hit) => ({
    hit,
    witness: witnessOf(hit.item, known.accounts.of(hit.item.id), gazetteer),
  }));
  const names = new Set(witnesses.flatMap(({ witness }) => [...witness.places]));
  const ground = {
    retrieval,
    inside: await insideOf(store, gazetteer, placesOf(plan.root), names),
    companyIn: await companyOf(store, retrieval),
  };
  const titles = titlesIn(
    plan.question,
    plan.root,
    witnesses.map(({ witness }) => witness),
  );
  const judged = witnesses.map(({ hit, witness }) => judge(hit, witness, ground, pool.lexical, known, titles));
  return withLent(judged, known).toSorted((a, b) => b.fit - a.fit || (a.item.id < b.item.id ? -1 : 1));
}

/** What an item's words and forms count for, beside its facts and its topic. */
const BY_WORDS = 1.5;
const BY_SEARCH = 0.15;
const HOLDS_FORM = 3;
const ADVERTISES = -3;
const IMPERSONAL = -1.5;
/** A booking or a bill says it for certain, a chat in passing. */
const DOCUMENTED = 0.8;

function judge(
  hit: Ranked,
  witness: Witness,
  ground: Ground,
  lexical: ReadonlyMap<ItemId, number>,
  { topic, form }: Known,
  titles: readonly string[],
): JudgedHit {
  const stated = outcomesOf(ground.retrieval.plan.root, witness, ground);
  const outcomes = [...withoutTitleWords(stated, titles), ...titleOutcomes(titles, witness)].filter(
    ({ tool, said, name }) =>
      tool !== 'object' || name !== undefined || !tokens(said).every((token) => form.said.has(token)) || said === '',
  );
  const own = withSaid(witness.tokens, outcomes);
  const support = topicShare({ tokens: own }, withoutTitleTokens(topic, titles));
  const personal = isFromSomebodyKnown(witness.item, ground.retrieval.gazetteer);
  const kinds = witness.accounts.map(({ kind }) => kind);
  const fit =
    factsOf(outcomes) +
    (topic.size === 0 ? 0 : TOPIC * support) +
    BY_WORDS * (lexical.get(hit.item.id) ?? 0) +
    BY_SEARCH * Math.max(-5, Math.min(10, hit.score)) +
    (holdsForm(form, witness.item, witness.accounts) ? HOLDS_FORM : 0) +
    (witness.accounts.some(({ kind }) => kind !== 'other') ? DOCUMENTED : 0) +
    (isForEverybody({ item: witness.item, isPersonal: personal })
      ? ADVERTISES
      : isImpersonal({ item: witness.item, kinds, isPersonal: personal })
        ? IMPERSONAL
        : 0);
  return new JudgedHit(hit, {
    support,
    outcomes,
    fit,
    isPersonal: personal,
    tokens: own,
    kinds,
    mates: [],
  });
}

/** Somebody with a role toward the owner, or of whom there is a face: no firm, and no list. */
function isFromSomebodyKnown({ people }: Ranked['item'], { people: known }: Gazetteer): boolean {
  const id = people?.find(({ how }) => how === 'sender')?.id;
  return id !== undefined && knownAmong(known).has(id);
}

/** Of people, the ids of those who have a role or a face. */
const knownAmong = readOnce((people: Gazetteer['people']): ReadonlySet<string> => {
  const first = new Map(people.toReversed().map((one) => [one.id, one]));
  return new Set(
    [...first.values()].flatMap(({ id, organisation, roles, hasFace }) =>
      id !== undefined && organisation !== true && (roles.length > 0 || hasFace === true) ? [id] : [],
    ),
  );
});

/** A word that the plan knows by its thing is said by an item that shows the thing, in whatever words. */
function withSaid(own: ReadonlySet<string>, outcomes: readonly Outcome[]): ReadonlySet<string> {
  const shown = outcomes.flatMap(({ tool, verdict, said }) =>
    tool === 'object' && verdict === 'yes' ? tokens(said) : [],
  );
  return shown.length === 0 ? own : new Set([...own, ...shown]);
}

/** The share of the topic that the item has, by rarity; all of it when the question has none. */
export function topicShare({ tokens: has }: Pick<Witness, 'tokens'>, topic: ReadonlyMap<string, number>): number {
  let all = 0;
  let found = 0;
  for (const [token, weight] of topic) {
    all += weight;
    if (saysIt(token, has)) found += weight;
  }
  return all === 0 ? 1 : found / all;
}
