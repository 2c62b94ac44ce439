import { slug } from '../../language/fold.ts';
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
import { type Destination, destinationOutcomes, destinationsAsked } from './bound-for.ts';
import { companyOf } from './company.ts';
import { type Ground, type Outcome, outcomesOf } from './constraint.ts';
import { type AskedKind, kindOutcomes, kindsAsked } from './exclusive-kinds.ts';
import { factsOf, TOPIC } from './fit-weights.ts';
import { knownHouses, senderOf } from './houses.ts';
import { insideOf, placesOf } from './inside-places.ts';
import { isImpersonal, type Judged, JudgedHit } from './judged.ts';
import type { KnownAccounts } from './known-accounts.ts';
import { withLent } from './lent-support.ts';
import type { Pool } from './pool.ts';
import { titleOutcomes, titlesIn, withoutTitleTokens, withoutTitleWords } from './titles.ts';
import { type Witness, witnessOf } from './witness.ts';
import { writtenCompany } from './written-company.ts';

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
    writtenIn: await writtenCompany(store, retrieval),
  };
  const titles = titlesIn(
    plan.question,
    plan.root,
    witnesses.map(({ witness }) => witness),
  );
  const asked = kindsAsked(plan.question, known.form);
  const destinations = destinationsAsked(plan.question, plan.root);
  const about = { ...known, titles, asked, destinations, senders: await ofSenders(store, witnesses, asked) };
  const judged = witnesses.map(({ hit, witness }) => judge(hit, witness, ground, pool.lexical, about));
  return withLent(judged, known).toSorted((a, b) => b.fit - a.fit || (a.item.id < b.item.id ? -1 : 1));
}

/** What the other letters of a sender tell of it. */
type OfSender = { readonly isBulletin: boolean; readonly kinds: readonly string[] };

async function ofSenders(
  store: Store,
  witnesses: readonly { readonly witness: Witness }[],
  asked: readonly AskedKind[],
): Promise<ReadonlyMap<ItemId, OfSender>> {
  const houses = await knownHouses(store);
  const kind = asked.find(({ ofHouse }) => ofHouse !== undefined);
  const found = new Map<ItemId, OfSender>();
  for (const { witness } of witnesses) {
    const { item, accounts } = witness;
    const sender = senderOf(item);
    if (sender === undefined || (accounts.length > 0 && kind === undefined)) continue;
    const house = houses(sender);
    found.set(item.id, {
      isBulletin: accounts.length === 0 && (await house.isBulletin()),
      kinds: kind === undefined ? [] : await house.kindsOf(kind),
    });
  }
  return found;
}

/** What an item's words and forms count for, beside its facts and its topic. */
const BY_WORDS = 1.5;
const BY_SEARCH = 0.15;
const HOLDS_FORM = 3;
const ADVERTISES = -3;
const IMPERSONAL = -1.5;
/** A booking or a bill says it for certain, a chat in passing. */
const DOCUMENTED = 0.8;

type About = Known & {
  readonly titles: readonly string[];
  readonly asked: readonly AskedKind[];
  readonly destinations: readonly Destination[];
  readonly senders: ReadonlyMap<ItemId, OfSender>;
};

function judge(
  hit: Ranked,
  witness: Witness,
  ground: Ground,
  lexical: ReadonlyMap<ItemId, number>,
  { topic, form, titles, asked, destinations, senders }: About,
): JudgedHit {
  const stated = outcomesOf(ground.retrieval.plan.root, witness, ground).map((one) =>
    isToldBy(form, witness, one) ? one : { ...one, verdict: 'unknown' as const },
  );
  const outcomes = [
    ...withoutTitleWords(stated, titles),
    ...titleOutcomes(titles, witness),
    ...kindOutcomes(asked, witness, senders.get(hit.item.id)?.kinds),
    ...destinationOutcomes(destinations, witness, ground.retrieval.gazetteer),
  ].filter(
    ({ tool, said, name }) =>
      tool !== 'object' || name !== undefined || !tokens(said).every((token) => form.said.has(token)) || said === '',
  );
  const own = withSaid(witness.tokens, outcomes);
  const support = topicShare({ tokens: own }, withoutTitleTokens(topic, titles));
  const personal = isFromSomebodyKnown(witness.item, ground.retrieval.gazetteer);
  const kinds = witness.accounts.map(({ kind }) => kind);
  const isBulletin = senders.get(hit.item.id)?.isBulletin === true;
  const fit =
    factsOf(outcomes) +
    (topic.size === 0 ? 0 : TOPIC * support) +
    BY_WORDS * (lexical.get(hit.item.id) ?? 0) +
    BY_SEARCH * Math.max(-5, Math.min(10, hit.score)) +
    (holdsForm(form, witness.item, witness.accounts) ? HOLDS_FORM : 0) +
    (witness.accounts.some(({ kind }) => kind !== 'other') ? DOCUMENTED : 0) +
    (isForEverybody({ item: witness.item, isPersonal: personal, isBulletin })
      ? ADVERTISES
      : isImpersonal({ item: witness.item, kinds, isPersonal: personal })
        ? IMPERSONAL
        : 0);
  return new JudgedHit(hit, {
    support,
    outcomes,
    fit,
    isPersonal: personal,
    isBulletin,
    tokens: own,
    kinds,
    mates: [],
  });
}

/** Who asks a favour, or recommends, is who wrote: a letter of somebody else that speaks of them may tell anything. */
const toldByWriter: ReadonlySet<string> = new Set(['favour', 'recommended title']);
function isToldBy({ field }: AskedForm, { item }: Witness, { tool, verdict, name = '', said }: Outcome): boolean {
  if (tool !== 'person' || verdict !== 'yes' || item.modality !== 'email' || !toldByWriter.has(field?.id ?? ''))
    return true;
  const signed = item.body?.text.slice(-SIGNATURE) ?? '';
  const wrote = (item.people ?? []).flatMap((one) => (one.how === 'sender' ? slug(one.name).split('_') : []));
  const called = [name, said].flatMap((one) => slug(one).split('_')).filter((one) => one.length > 1);
  return called.some((one) => wrote.includes(one) || slug(signed).split('_').includes(one));
}
/** So many characters at the end of a letter hold its signature. */
const SIGNATURE = 60;

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
