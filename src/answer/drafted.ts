import { timeKey } from '../memory/time-span.ts';
import type { Store } from '../ports/store.ts';
import type { Retrieval } from '../retrieve/search.ts';
import { namesNowhere } from './abstention/abstention.ts';
import type { AnswerOptions, AnswerTools } from './answer-tools.ts';
import { askedForm } from './asked/asked-form.ts';
import type { AskedForm } from './asked/form-asked.ts';
import { isNoNameAsked } from './asked/name-asked.ts';
import { peopleIn } from './asked/people-meant.ts';
import { thingsAsked } from './asked/things-asked.ts';
import { withoutPapers } from './certainty/conditions.ts';
import { withFilms } from './evidence/films-too.ts';
import { isSupported, type Judged, offersLast } from './evidence/judged.ts';
import { type KnownAccounts, knownAccounts } from './evidence/known-accounts.ts';
import { occasionMates, type Pool, poolOf, UNWEIGHED } from './evidence/pool.ts';
import { isOfVenue, shownBeside } from './evidence/shown-beside.ts';
import { judgedItems } from './evidence/support.ts';
import { proposedFor, type Strategy, strategies } from './proposed.ts';
import { conjuncts, type Draft, type Question, topicOf } from './question.ts';
import { withRivals } from './reading/rival-readings.ts';
import { knownDialogue, speakerKey } from './speech/dialogue.ts';
import { type Spoken, speechEvidence } from './speech/speech-evidence.ts';
import { thingAnswer } from './things/thing-answer.ts';
import type { Drafted } from './worked-through.ts';

const MOST_EVIDENCE = 50;
/** Items whose fit is this close to the best's are about the same thing. */
const AS_FIT = 2;

const asksForSum =
  /\bhow much\b|\b(?:costs?|total|sum|spen[dt]|spending|pay|paid|altogether)\b|多少|一共|总共|合计|花了/i;

/** "Bills under 50 euros" are a set, not a sum; what is asked of a dealing may be implied by what it is asked with. */
function formOf(text: string, { plan: { root, asked } }: Retrieval): AskedForm {
  const listed = askedForm(text, asked);
  const form = thingsAsked(text, listed) ?? listed;
  const bounded = conjuncts(root).some(
    (leaf) => leaf.tool === 'amount' && (leaf.args.min ?? leaf.args.max) !== undefined,
  );
  return form.kind === 'amount' && bounded && !asksForSum.test(text) ? { kind: 'list', said: form.said } : form;
}

/** What the search finds; where it is limited to photos and finds none, films of the same. */
async function searched({ store, retrieve }: AnswerTools, asked: string, options: AnswerOptions): Promise<Retrieval> {
  const found = await retrieve(store, asked, { ...options, limit: MOST_EVIDENCE });
  const plan = found.hits.length > 0 || options.plan !== undefined ? undefined : withFilms(found.plan);
  if (plan === undefined) return found;
  const again = await retrieve(store, asked, { ...options, plan, limit: MOST_EVIDENCE });
  return again.hits.length > 0 ? again : found;
}

/** Searches, gathers what may be answered from, and proposes an answer if there is one. */
export async function drafted(
  tools: AnswerTools,
  asked: string,
  options: AnswerOptions,
  isPart = false,
): Promise<Drafted> {
  const { store } = tools;
  const found = await searched(tools, asked, options);
  const text = found.plan.plain ?? asked;
  // Whoever reads the question to answer it reads the plain one.
  const retrieval = text === asked ? found : { ...found, plan: { ...found.plan, question: text } };
  const accounts = await knownAccounts(store);
  const form = formOf(text, retrieval);
  const strategy = strategies[form.kind];
  const topic = topicOf(retrieval, form.said);
  const pool = await poolFor(tools, retrieval, accounts, form, strategy);
  const judged = await judgedItems(store, retrieval, pool, { topic, accounts, form });
  const set = strategy.set === true || (form.kind === 'count' && countsItems(retrieval));
  const supported = set
    ? withoutPapers(inSet(retrieval, judged, topic.size === 0), retrieval)
    : picked(retrieval, offersLast(judged.filter(isSupported)));
  const { language } = retrieval.plan;
  const question: Question = {
    text,
    language,
    retrieval,
    store,
    supported,
    accounts: accounts.all,
    topic,
    form,
    ...(isPart ? {} : { part: partOf(tools, options) }),
  };
  const spoken = isPart ? undefined : await speechOf(store, retrieval);
  // What data states is known, whatever else the question names.
  const stated = spoken === undefined ? thingAnswer(question) : undefined;
  const missing = stated === undefined ? await namesNowhere(store, retrieval) : [];
  const proposed =
    missing.length > 0 ? undefined : await proposedFor({ ...question, stated }, strategy, spoken, judged);
  const read = proposed !== undefined && isNoNameAsked(text, proposed.draft.text) ? undefined : proposed;
  const draft = read === undefined ? undefined : await withCited(store, withRivals(read.draft, question), judged);
  return {
    retrieval,
    form,
    type: strategy.type,
    language,
    topic,
    missing,
    judged,
    supported,
    accounts: accounts.all,
    draft,
    basis: read?.basis ?? 'nothing',
    speech: spoken?.evidence,
  };
}

/** A draft that brings along what it cites, wherever that was found: a part of the question may have been asked apart. */
async function withCited(store: Store, draft: Draft, judged: readonly Judged[]): Promise<Draft> {
  const also = draft.also ?? [];
  const known = new Set<string>([...judged.map(({ item }) => item.id), ...also.map(({ id }) => id)]);
  const missing = [...new Set(draft.citations.map(({ id }) => id))].filter((id) => !known.has(id));
  return missing.length === 0 ? draft : { ...draft, also: [...also, ...(await store.items(missing))] };
}

/** What conversations tell of the speaker whom the question is about: the one it names, or of two the first. */
async function speechOf(store: Store, { plan, gazetteer }: Retrieval): Promise<Spoken | undefined> {
  const dialogue = await knownDialogue(store, gazetteer.modalities.text);
  if (dialogue === undefined) return undefined;
  const planned = peopleIn(plan.root).map((person) => ({ key: speakerKey(person), said: person.said ?? person.name }));
  const named = gazetteer.people.flatMap((person) =>
    shortened(person.name, plan.question).map((said) => ({ key: speakerKey(person), said })),
  );
  const at = ({ said }: { readonly said: string }): number => plan.question.indexOf(said);
  const speakers = [...planned, ...named]
    .filter(({ key }) => dialogue.speakers.has(key))
    .toSorted((a, b) => at(a) - at(b));
  const [subject] = speakers;
  if (subject === undefined) return undefined;
  return speechEvidence(
    dialogue,
    plan.question,
    subject.key,
    speakers.map(({ said }) => said),
  );
}

/** "Mel" for Melanie: a word of the question that a first name begins with. */
function shortened(name: string, question: string): string[] {
  const [first = ''] = name.split(' ');
  return (question.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).filter(
    (word) => word.length < first.length && first.startsWith(word),
  );
}

/** Asks a part of the question by itself, at the same time of the owner's clock. */
const partOf =
  (tools: AnswerTools, { now }: AnswerOptions) =>
  async (text: string): Promise<Draft | undefined> =>
    (await drafted(tools, text, now === undefined ? {} : { now }, true)).draft;

async function poolFor(
  { store }: AnswerTools,
  retrieval: Retrieval,
  accounts: KnownAccounts,
  form: AskedForm,
  { set }: Strategy,
): Promise<Pool> {
  if (set !== true) return poolOf(store, retrieval, accounts, form);
  const known = new Map([...retrieval.hits, ...retrieval.nearest].map((hit) => [hit.item.id, hit]));
  const mates = await store.items(occasionMates(retrieval).filter((id) => !known.has(id)));
  return { items: [...known.values(), ...mates.map((item) => ({ item, ...UNWEIGHED }))], lexical: new Map() };
}

/** Pictures, videos and mails as such are counted by the search; anything else by what records tell. */
const countsItems = ({ plan }: Retrieval): boolean =>
  conjuncts(plan.root).some((leaf) => leaf.tool === 'modality' && leaf.args.modality !== undefined);

/** The first or last in time of those that are about as fit as the best; otherwise all, fittest first. */
function picked({ plan: { pick } }: Retrieval, supported: readonly Judged[]): readonly Judged[] {
  const [best] = supported;
  if (pick === 'all' || best === undefined) return supported;
  const alike = supported.filter((one) => best.fit - one.fit <= AS_FIT);
  const sign = pick === 'last' ? -1 : 1;
  const key = ({ item }: Judged): string => timeKey(item.time, pick === 'last');
  const inTime = alike.toSorted((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0));
  return [...inTime, ...supported.filter((one) => !alike.includes(one))];
}

/** Items outside the search's set join it when they are about as fit as its best. */
const AS_FIT_AS_THE_SET = 1;

/** The search's own set in its own order, without what is known not to fit, and what is as fit or was taken beside it. */
function inSet({ hits }: Retrieval, judged: readonly Judged[], onlyFacts: boolean): Judged[] {
  const order = new Map(hits.map(({ item }, i) => [item.id, i]));
  const fits = (one: Judged): boolean => isSupported(one) || isOfVenue(one);
  const own = judged.filter((one) => order.has(one.item.id) && fits(one));
  // Facts alone are the search's: it knows all items that have them.
  if (onlyFacts) return hits.flatMap(({ item }) => own.find((one) => one.item.id === item.id) ?? []);
  const least = Math.max(...own.map(({ fit }) => fit)) - AS_FIT_AS_THE_SET;
  const others = judged.filter((one) => !order.has(one.item.id) && fits(one) && (own.length === 0 || one.fit >= least));
  const supported = [...own, ...others];
  const beside = judged.filter((one) => !supported.includes(one) && shownBeside(one, supported));
  return [...supported, ...beside].toSorted(
    (a, b) => (order.get(a.item.id) ?? hits.length) - (order.get(b.item.id) ?? hits.length),
  );
}
