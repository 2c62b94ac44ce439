import { slug } from '../language/fold.ts';
import { tokens } from '../language/tokens.ts';
import type { ItemId } from '../memory/ids.ts';
import type { LedgerKind } from '../memory/ledger.ts';
import type { Store } from '../ports/store.ts';
import type { Gazetteer } from '../retrieve/planner/gazetteer.ts';
import type { Ranked } from '../retrieve/rank/rank-items.ts';
import type { Retrieval } from '../retrieve/search.ts';
import { isForEverybody } from './advertising.ts';
import type { AskedForm } from './asked-form.ts';
import { companyOf } from './company.ts';
import { type Ground, type Outcome, outcomesOf } from './constraint.ts';
import { type AskedKind, kindOutcomes, kindsAsked } from './exclusive-kinds.ts';
import { knownHouses, senderOf } from './houses.ts';
import { insideOf, placesOf } from './inside-places.ts';
import type { KnownAccounts } from './known-accounts.ts';
import { letterheadOf } from './letterhead.ts';
import type { Pool } from './pool.ts';
import type { Support } from './question.ts';
import { saysIt } from './same-words.ts';
import { titleOutcomes, titlesIn, withoutTitleTokens, withoutTitleWords } from './titles.ts';
import { holdsForm } from './value-cues.ts';
import { type Witness, witnessOf } from './witness.ts';

/** Below this share of the topic (by rarity) an item is about something else. Provisional until calibrated. */
export const LEAST_SUPPORT = 0.5;

/** An item of the pool with what it says to the question. */
export type Judged = Support & {
  readonly outcomes: readonly Outcome[];
  readonly fit: number;
  /** Whether somebody whom the owner knows wrote it: an invitation is no advertisement, however it shouts. */
  readonly isPersonal?: boolean;
  /** Whether its sender writes bulletins and nothing else. */
  readonly isBulletin?: boolean;
  /** Its words and those of what it shows, as index tokens. */
  readonly tokens: ReadonlySet<string>;
  /** What kinds of dealing it is a record of. */
  readonly kinds: readonly LedgerKind[];
  /** The records of its dealings that were looked at, itself among them; none where it stands alone. */
  readonly mates: readonly Judged[];
};

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
  const asked = kindsAsked(plan.question, known.form);
  const about = { ...known, titles, asked, senders: await ofSenders(store, witnesses, asked) };
  const judged = witnesses.map(({ hit, witness }) => judge(hit, witness, ground, pool.lexical, about));
  return withFollowing(withAccounts(judged, known), known).sort(
    (a, b) => b.fit - a.fit || (a.item.id < b.item.id ? -1 : 1),
  );
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

export const isSupported = (one: Judged): boolean =>
  one.support >= LEAST_SUPPORT &&
  one.outcomes.every(({ verdict }) => verdict !== 'no') &&
  !isSilentOfPeople(one) &&
  (!isForEverybody(one) || isMeant(one));

/** A picture in which the asked person is not known is none of theirs: there would be no end of such. */
const isSilentOfPeople = ({ item, outcomes }: Judged): boolean =>
  (item.modality === 'image' || item.modality === 'video') &&
  outcomes.some(({ tool, verdict }) => tool === 'person' && verdict === 'unknown');

/** Fittest first, but what a house sends to everybody after what it wrote of the owner's own dealings. */
export function offersLast(supported: readonly Judged[]): readonly Judged[] {
  const own = supported.filter((one) => !isForEverybody(one));
  return own.length === supported.length ? supported : [...own, ...supported.filter((one) => !own.includes(one))];
}

/** A mail of a house that is of no dealing: a bulletin, most often. */
export const isImpersonal = ({ item, kinds, isPersonal }: Pick<Judged, 'item' | 'kinds' | 'isPersonal'>): boolean =>
  item.modality === 'email' && isPersonal !== true && kinds.length === 0;

function isMeant({ item, outcomes }: Judged): boolean {
  const senders = (item.people ?? []).flatMap(({ how, name }) => (how === 'sender' ? [slug(name)] : []));
  const wrote = (name: string | undefined): boolean =>
    name !== undefined && name !== '' && senders.some((sender) => sender.includes(slug(name)));
  return outcomes.some(
    ({ tool, verdict, said, name }) =>
      verdict === 'yes' &&
      (tool === 'modality' || tool === 'reference' || (tool === 'person' && (wrote(said) || wrote(name)))),
  );
}

/** What agreement and silence on each kind of constraint count for, against sharing all of the topic. */
const agreement: Readonly<Record<string, number>> = {
  person: 2.5,
  place: 2.5,
  time: 2,
  anchor: 2,
  event: 2,
  reference: 6,
  object: 2,
  modality: 0.5,
};
const SILENCE = -0.8;
const REFUSAL = -4;
const TOPIC = 5;
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
  readonly senders: ReadonlyMap<ItemId, OfSender>;
};

function judge(
  hit: Ranked,
  witness: Witness,
  ground: Ground,
  lexical: ReadonlyMap<ItemId, number>,
  { topic, form, titles, asked, senders }: About,
): Judged {
  const stated = outcomesOf(ground.retrieval.plan.root, witness, ground).map((one) =>
    isToldBy(form, witness, one) ? one : { ...one, verdict: 'unknown' as const },
  );
  const outcomes = [
    ...withoutTitleWords(stated, titles),
    ...titleOutcomes(titles, witness),
    ...kindOutcomes(asked, witness, senders.get(hit.item.id)?.kinds),
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
  if (id === undefined) return false;
  const person = known.find((one) => one.id === id);
  return person !== undefined && person.organisation !== true && (person.roles.length > 0 || person.hasFace === true);
}

/** A word that the plan knows by its thing is said by an item that shows the thing, in whatever words. */
function withSaid(own: ReadonlySet<string>, outcomes: readonly Outcome[]): ReadonlySet<string> {
  const shown = outcomes.flatMap(({ tool, verdict, said }) =>
    tool === 'object' && verdict === 'yes' ? tokens(said) : [],
  );
  return shown.length === 0 ? own : new Set([...own, ...shown]);
}

/** What the search says of a hit is put into words only when somebody looks. (A class, as in `rankItems`.) */
class JudgedHit implements Judged {
  readonly item: Judged['item'];
  readonly score: number;
  readonly probability: number;
  readonly support: number;
  readonly outcomes: readonly Outcome[];
  readonly fit: number;
  readonly isPersonal: boolean;
  readonly isBulletin: boolean;
  readonly tokens: Judged['tokens'];
  readonly kinds: Judged['kinds'];
  readonly mates: Judged['mates'];
  readonly #hit: Ranked;

  constructor(
    hit: Ranked,
    said: Pick<Judged, 'support' | 'outcomes' | 'fit' | 'isPersonal' | 'isBulletin' | 'tokens' | 'kinds' | 'mates'>,
  ) {
    this.item = hit.item;
    this.score = hit.score;
    this.probability = hit.probability;
    this.support = said.support;
    this.outcomes = said.outcomes;
    this.fit = said.fit;
    this.isPersonal = said.isPersonal ?? false;
    this.isBulletin = said.isBulletin ?? false;
    this.tokens = said.tokens;
    this.kinds = said.kinds;
    this.mates = said.mates;
    this.#hit = hit;
  }

  get why(): Judged['why'] {
    return this.#hit.why;
  }
}

const factsOf = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce(
    (sum, { tool, verdict }) =>
      sum + (verdict === 'yes' ? (agreement[tool] ?? 1) : verdict === 'no' ? REFUSAL : SILENCE),
    0,
  );

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

/** What other records of an account say holds for this one too, where it is silent; a little less than its own words. */
const BY_ACCOUNT = 0.9;

function withAccounts(judged: readonly Judged[], { accounts, topic }: Known): Judged[] {
  const mates = new Map<string, Judged[]>();
  for (const one of judged) {
    for (const { id } of accounts.of(one.item.id)) mates.set(id, [...(mates.get(id) ?? []), one]);
  }
  return judged.map((one) => {
    const others = accounts.of(one.item.id).flatMap(({ id }) => mates.get(id) ?? []);
    if (others.length < 2) return one;
    const support = Math.max(one.support, ...others.map((other) => BY_ACCOUNT * other.support));
    const outcomes = one.outcomes.map((outcome) => borrowed(outcome, others));
    const gained = factsOf(outcomes) - factsOf(one.outcomes) + (topic.size === 0 ? 0 : TOPIC * (support - one.support));
    const { isPersonal = false, isBulletin = false, tokens: has, kinds } = one;
    return new JudgedHit(one, {
      mates: others,
      support,
      outcomes,
      fit: one.fit + BY_ACCOUNT * gained,
      isPersonal,
      isBulletin,
      tokens: has,
      kinds,
    });
  });
}

/** What the mails of one exchange speak of, each need not say again; and what a friend writes next of the same thing. */
const BY_THREAD = 0.85;
const BY_WRITER = 0.75;
const OWN_WORDS = 0.3;
const SOON_DAYS = 90;

function withFollowing(judged: readonly Judged[], { topic }: Known): Judged[] {
  const letters = judged.filter(({ item }) => item.modality === 'email' && item.time !== undefined);
  if (topic.size === 0 || letters.length < 2) return [...judged];
  return judged.map((one) => {
    if (one.item.modality !== 'email') return one;
    const loans = letters.map((other) =>
      other === one || BY_THREAD * other.support <= one.support ? 0 : lentBy(other, one) * other.support,
    );
    const lent = Math.max(0, ...loans);
    if (lent <= one.support) return one;
    const mates = [...one.mates, ...letters.filter((_, i) => loans[i] === lent)];
    const { outcomes, isPersonal = false, isBulletin = false, tokens: has, kinds } = one;
    const fit = one.fit + TOPIC * (lent - one.support);
    return new JudgedHit(one, { support: lent, outcomes, fit, isPersonal, isBulletin, tokens: has, kinds, mates });
  });
}

/** How much of what the one mail speaks of holds for the other, which answers it or follows it. */
export function lentBy(from: Judged, to: Judged): number {
  const [a, b] = [letterheadOf(from.item), letterheadOf(to.item)];
  if (a.sender === undefined || b.sender === undefined) return 0;
  const isSame = a.sender === b.sender;
  if ((a.isReply || b.isReply) && a.subject !== '' && a.subject === b.subject && (isSame || a.readers.has(b.sender)))
    return BY_THREAD;
  const days = (b.at - a.at) / 86_400_000;
  return isSame && days > 0 && days <= SOON_DAYS && to.kinds.length === 0 && to.support >= OWN_WORDS ? BY_WRITER : 0;
}

/**
 * Who and where an account is with is said once. When, each record says for itself, but one of another time refuses
 * nothing that a record of the same account is of.
 */
function borrowed(outcome: Outcome, others: readonly Judged[]): Outcome {
  if (outcome.verdict === 'yes' || !lent.has(outcome.tool)) return outcome;
  const { tool } = outcome;
  const said = others.some(({ outcomes }) =>
    outcomes.some((one) => one.tool === tool && one.said === outcome.said && one.verdict === 'yes'),
  );
  if (!said) return outcome;
  return { ...outcome, verdict: outcome.tool === 'time' ? 'unknown' : 'yes' };
}

const lent: ReadonlySet<Outcome['tool']> = new Set(['person', 'place', 'object', 'time']);
