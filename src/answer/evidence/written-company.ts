import { fold, slug } from '../../language/fold.ts';
import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import type { LedgerAccount, LedgerKind } from '../../memory/ledger.ts';
import type { LeafArgs } from '../../memory/query-plan.ts';
import { readOnce } from '../../memory/read-once.ts';
import { DAY_MS } from '../../memory/time-span.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../../retrieve/planner/gazetteer.ts';
import type { Retrieval } from '../../retrieve/search.ts';
import { peopleIn } from '../asked/people-meant.ts';
import { comesAlong, staysAway, type WrittenCompany } from './came-along.ts';
import { placesOf } from './inside-places.ts';
import { knownAccounts } from './known-accounts.ts';
import { letterheadOf } from './letterhead.ts';

/** Who comes along, or cannot, writes of it so long before the journey. */
const BEFORE = 150 * DAY_MS;
/** What is of a journey begins no earlier and ends no later. */
const AHEAD = 2 * DAY_MS;
const LONGEST = 21 * DAY_MS;
const MOST_LETTERS = 200;

/** Dealings of which one has company. */
export const ofJourneys: ReadonlySet<LedgerKind> = new Set(['lodging', 'flight', 'train']);
const twoAlone =
  /\b(?:the|just|only) (?:the )?(?:two|pair) of us\b|\bwe two\b|\bus two\b|\bjust you and me\b|我们俩|咱俩|咱们俩|就(?:你我|我们)两|两个人去/iu;

/** Who writes of coming along, or of staying behind, on journeys to the places that a question names; asked only where it names somebody. */
export const writtenCompany = (store: Store, retrieval: Retrieval): Promise<WrittenCompany> =>
  companyFor(retrieval)(store);

/** Read once, since what is judged and what accounts come to both go by it. */
const companyFor = readOnce((retrieval: Retrieval) => readOnce((store: Store) => companyWritten(store, retrieval)));

async function companyWritten(store: Store, { plan, gazetteer }: Retrieval): Promise<WrittenCompany> {
  const people = peopleIn(plan.root).flatMap(({ id }) => id ?? []);
  const places = placesOf(plan.root).filter(({ level }) => level === 'city' || level === 'country');
  if (people.length === 0 || places.length === 0) return () => undefined;
  const names = placeNames(places, gazetteer);
  const starts = startsOf((await knownAccounts(store)).all, names);
  const owner = gazetteer.people.find((person) => person.owner)?.id;
  const isSomebody = (id: string): boolean =>
    id !== owner && gazetteer.people.some((one) => one.id === id && one.organisation !== true);
  const told = (await lettersAbout(store, people, names)).flatMap((item) => toldIn(item, names, starts));
  return (person, from, to) => {
    const [first, last] = [Date.parse(from.slice(0, 10)), Date.parse(to.slice(0, 10))];
    const of = told.filter(({ start }) => first <= start + LONGEST && last >= start - AHEAD);
    const own = of.filter(({ sender }) => sender === person).at(-1);
    if (own !== undefined) return own.comes ? 'with' : 'away';
    return of.some(({ sender, comes, alone }) => comes && alone && isSomebody(sender)) ? 'another' : undefined;
  };
}

/** How the places that a question names, and the towns in them, are called in every script that the memory knows. */
type PlaceNames = { readonly slugs: ReadonlySet<string>; readonly forms: readonly string[] };

/** All by which the places that a question names may be called. */
function placeNames(places: readonly LeafArgs<'place'>[], { entries, placesIn }: Gazetteer): PlaceNames {
  const slugs = new Set(places.flatMap(({ name }) => [slug(name), ...(placesIn.get(slug(name)) ?? [])]));
  const known = placeForms(entries).flatMap(({ form, of }) => (of.some((one) => slugs.has(one)) ? [form] : []));
  const asked = places.flatMap(({ name, said = name }) => [fold(name), fold(said)]);
  return { slugs, forms: [...new Set([...known, ...asked])] };
}

/** The forms of a memory's names by which places are called, with the places that each may mean. */
const placeForms = readOnce((entries: Gazetteer['entries']) =>
  [...entries].flatMap(([form, found]) => {
    const of = found.flatMap((entry) => (entry.kind === 'place' ? [slug(entry.place.name)] : []));
    return of.length === 0 ? [] : [{ form, of }];
  }),
);

/** When the journeys there began, by their bookings, in order. */
const startsOf = (accounts: readonly LedgerAccount[], names: PlaceNames): readonly number[] =>
  accounts
    .flatMap(({ kind, place = '', what = '', span }) =>
      ofJourneys.has(kind) &&
      span !== undefined &&
      (names.slugs.has(slug(place.split(', ')[0] ?? '')) || namesOne(what, names))
        ? [Date.parse(span.start.slice(0, 10))]
        : [],
    )
    .sort((a, b) => a - b);

async function lettersAbout(
  store: Store,
  people: readonly string[],
  { forms }: PlaceNames,
): Promise<readonly MemoryItem[]> {
  const words = [...new Set(forms.flatMap((form) => tokens(form)))].map((token) => ({ token, weight: 1 }));
  const mails = { any: [[term.modality('email')]], none: [] };
  const [found, own] = await Promise.all([
    store.rank({
      words,
      filter: mails,
      fieldWeights: { title: 1.5, names: 0, body: 1, context: 0 },
      limit: MOST_LETTERS,
    }),
    store.match({ any: [people.map((id) => term.personAs('sender', id))], none: [] }, MOST_LETTERS),
  ]);
  const items = await store.items([...new Set([...found.map(({ id }) => id), ...own])]);
  return items.toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? -1 : 1));
}

type Told = {
  readonly sender: string;
  readonly comes: boolean;
  readonly alone: boolean;
  /** When the journey that the letter is of began. */
  readonly start: number;
};

/** What a letter says of coming along on the journey that began next. */
function toldIn(item: MemoryItem, names: PlaceNames, starts: readonly number[]): Told[] {
  const { sender, at } = letterheadOf(item);
  if (item.modality !== 'email' || sender === undefined) return [];
  const start = starts.find((one) => one >= at - DAY_MS);
  if (start === undefined || start - at > BEFORE) return [];
  const told = comingTold(item);
  if (told === undefined) return [];
  const isOfPlace =
    namesOne(told.text, names) ||
    (item.entities ?? []).some(({ kind, name }) => kind === 'city' && names.slugs.has(slug(name)));
  return isOfPlace ? [{ sender, comes: told.comes, alone: twoAlone.test(told.text), start }] : [];
}

/** What a letter tells of coming along on a journey, or of staying behind; nothing in most. */
const comingTold = readOnce(({ title = '', body }: MemoryItem) => {
  const text = `${title}\n${body === undefined ? '' : mainText(body)}`;
  const stays = staysAway(text);
  return stays || comesAlong.test(text) ? { text, comes: !stays } : undefined;
});

/** Whether a text names one of them. */
function namesOne(text: string, { forms }: PlaceNames): boolean {
  const folded = fold(text);
  const words = ` ${folded.split(/[^\p{L}\p{N}]+/u).join(' ')} `;
  return forms.some((form) => (/\p{Script=Han}/u.test(form) ? folded.includes(form) : words.includes(` ${form} `)));
}
