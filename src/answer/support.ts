import { fold, slug } from '../language/fold.ts';
import { term } from '../language/terms.ts';
import type { ItemId } from '../memory/ids.ts';
import type { LeafArgs, PlanNode } from '../memory/query-plan.ts';
import type { Store } from '../ports/store.ts';
import type { Gazetteer } from '../retrieve/planner/gazetteer.ts';
import type { Ranked } from '../retrieve/rank/rank-items.ts';
import type { Retrieval } from '../retrieve/search.ts';
import type { AskedForm } from './asked-form.ts';
import { type Ground, type Outcome, outcomesOf } from './constraint.ts';
import type { KnownAccounts } from './known-accounts.ts';
import type { Pool } from './pool.ts';
import type { Support } from './question.ts';
import { saysIt } from './same-words.ts';
import { holdsForm } from './value-cues.ts';
import { type Witness, witnessOf } from './witness.ts';

/** Below this share of the topic (by rarity) an item is about something else. Provisional until calibrated. */
export const LEAST_SUPPORT = 0.45;

/** An item of the pool with what it says to the question. */
export type Judged = Support & { readonly outcomes: readonly Outcome[]; readonly fit: number };

/**
 * What every item of the pool says to the question, the fittest first. Those that refuse nothing and speak of enough of
 * the topic may be answered from: an answer from a vaguely related item is worse than none.
 */
export async function judgedItems(
  store: Store,
  retrieval: Retrieval,
  pool: Pool,
  known: { readonly topic: ReadonlyMap<string, number>; readonly accounts: KnownAccounts; readonly form: AskedForm },
): Promise<Judged[]> {
  const { gazetteer, plan } = retrieval;
  const witnesses = pool.items.map((hit) => ({
    hit,
    witness: witnessOf(hit.item, known.accounts.of(hit.item.id), gazetteer),
  }));
  const names = new Set(witnesses.flatMap(({ witness }) => [...witness.places]));
  const ground = { retrieval, inside: await insideOf(store, gazetteer, placesOf(plan.root), names) };
  const judged = witnesses.map(({ hit, witness }) => judge(hit, witness, ground, pool.lexical, known));
  return judged.sort((a, b) => b.fit - a.fit || (a.item.id < b.item.id ? -1 : 1));
}

export const isSupported = (one: Judged): boolean =>
  one.support >= LEAST_SUPPORT &&
  one.outcomes.every(({ verdict }) => verdict !== 'no') &&
  (!isAdvertising(one.item) || isMeant(one));

/** What is offered to everybody is nothing that the owner did, unless its sender or its kind was asked for. */
const isAdvertising = ({ documentKind, body, references }: Ranked['item']): boolean =>
  documentKind === 'newsletter' ||
  documentKind === 'promotion' ||
  (documentKind === undefined && references === undefined && body !== undefined && sentToMany.test(body.text));

const sentToMany =
  /\bunsubscribe\b|\bview (?:this|it)?\s?(?:e-?mail )?in (?:your )?browser\b|\bno longer wish to receive\b|newsletter abbestellen|se désabonner|darse de baja|退订|取消订阅/i;

function isMeant({ item, outcomes }: Judged): boolean {
  const senders = (item.people ?? []).flatMap(({ how, name }) => (how === 'sender' ? [slug(name)] : []));
  return outcomes.some(
    ({ tool, verdict, said }) =>
      verdict === 'yes' &&
      (tool === 'modality' ||
        tool === 'reference' ||
        (tool === 'person' && senders.some((name) => name.includes(slug(said))))),
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

function judge(
  hit: Ranked,
  witness: Witness,
  ground: Ground,
  lexical: ReadonlyMap<ItemId, number>,
  { topic, form }: { readonly topic: ReadonlyMap<string, number>; readonly form: AskedForm },
): Judged {
  const outcomes = outcomesOf(ground.retrieval.plan.root, witness, ground);
  const support = topicShare(witness, topic);
  const facts = outcomes.reduce(
    (sum, { tool, verdict }) =>
      sum + (verdict === 'yes' ? (agreement[tool] ?? 1) : verdict === 'no' ? REFUSAL : SILENCE),
    0,
  );
  const fit =
    facts +
    (topic.size === 0 ? 0 : TOPIC * support) +
    BY_WORDS * (lexical.get(hit.item.id) ?? 0) +
    BY_SEARCH * Math.max(-5, Math.min(10, hit.score)) +
    (holdsForm(form, witness.item, witness.accounts) ? HOLDS_FORM : 0) +
    (isAdvertising(witness.item) ? ADVERTISES : 0);
  return { ...hit, why: hit.why, support, outcomes, fit };
}

/** The share of the topic that the item has, by rarity; all of it when the question has none. */
export function topicShare({ tokens }: Pick<Witness, 'tokens'>, topic: ReadonlyMap<string, number>): number {
  let all = 0;
  let found = 0;
  for (const [token, weight] of topic) {
    all += weight;
    if (saysIt(token, tokens)) found += weight;
  }
  return all === 0 ? 1 : found / all;
}

function placesOf(node: PlanNode): LeafArgs<'place'>[] {
  switch (node.kind) {
    case 'leaf':
      return node.tool === 'place' ? [node.args] : [];
    case 'all':
    case 'any':
      return node.plans.flatMap(placesOf);
    case 'not':
      return placesOf(node.plan);
    case 'within':
      return [...placesOf(node.plan), ...placesOf(node.anchor)];
  }
}

const wide = new Set(['region', 'country']);

async function insideOf(
  store: Store,
  { entries }: Gazetteer,
  asked: readonly LeafArgs<'place'>[],
  names: ReadonlySet<string>,
): Promise<Ground['inside']> {
  const held = new Set<string>();
  const isWide = (name: string): boolean =>
    (entries.get(fold(name)) ?? []).some((entry) => entry.kind === 'place' && wide.has(entry.place.level ?? ''));
  await Promise.all(
    asked.flatMap((place) =>
      [...names].map(async (name) => {
        // Being seen together shows that one lies in the other; the wider one is never in the narrower.
        if (isWide(name) && !wide.has(place.level ?? '') && slug(name) !== slug(place.name)) return;
        if (await anyInside(store, [name], place)) held.add(`${slug(name)}\n${slug(place.name)}`);
      }),
    ),
  );
  return (name, place) => held.has(`${slug(name)}\n${slug(place.name)}`);
}

/** Whether one of the names is the place, or lies in it as far as any item of the memory shows both together. */
export async function anyInside(store: Store, names: readonly string[], place: LeafArgs<'place'>): Promise<boolean> {
  const wider = place.level === 'country' || place.level === 'region' || place.level === 'city';
  for (const name of new Set(names)) {
    if (slug(name) === slug(place.name)) return true;
    if (!wider && place.level !== undefined) continue;
    const together = await store.match({ any: [[term.place(name)], [term.place(place.name)]], none: [] }, 1);
    if (together.length > 0) return true;
  }
  return false;
}
