import { tokens } from '../../language/tokens.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { everyLeaf, type PlanNode } from '../../memory/query-plan.ts';
import { readOnce } from '../../memory/read-once.ts';
import type { Store } from '../../ports/store.ts';
import type { Ranked } from '../../retrieve/rank/rank-items.ts';
import type { Retrieval } from '../../retrieve/search.ts';
import { journeys, kindsSaid } from '../asked/answer-words.ts';
import type { AskedForm } from '../asked/form-asked.ts';
import { sameWords } from '../asked/same-words.ts';
import { conjuncts } from '../question.ts';
import type { Limits } from './constraint.ts';
import { lettersAfter } from './exchanges.ts';
import type { KnownAccounts } from './known-accounts.ts';

/** Items that may hold the answer: what the search found, what the words alone find, and records of asked accounts. */
export type Pool = { readonly items: readonly Ranked[]; readonly lexical: ReadonlyMap<ItemId, number> };

const MOST_BY_WORDS = 40;
const MOST_OF_ACCOUNTS = 120;
/** A found item that the search did not weigh: as likely as not. */
export const UNWEIGHED = { score: 0, probability: 0.5, why: [] } as const;

/** What a fact may be read from. A list of items needs none of this: there, the search's set is the answer. */
export async function poolOf(
  store: Store,
  retrieval: Retrieval,
  accounts: KnownAccounts,
  form: AskedForm,
): Promise<Pool> {
  const words = [...new Set([...wordsOf(retrieval.plan.root), ...largeWords(retrieval.plan.question)])];
  const found = words.length === 0 ? [] : await byWords(store, words);
  const best = found[0]?.score ?? 1;
  const ids = [...found.map(({ id }) => id), ...ofAccounts(accounts.all, retrieval, form)];
  const siblings = [...retrieval.hits.slice(0, 20).map(({ item }) => item.id), ...ids.slice(0, 20)].flatMap((id) =>
    accounts.of(id).flatMap((account) => account.entries.map((entry) => entry.item)),
  );
  const known = new Map<ItemId, Ranked>([...retrieval.hits, ...retrieval.nearest].map((hit) => [hit.item.id, hit]));
  const others = await store.items([...new Set([...ids, ...siblings])].filter((id) => !known.has(id)));
  const byWord = new Map([...others, ...[...known.values()].map(({ item }) => item)].map((item) => [item.id, item]));
  const fittest = found.flatMap(({ id }) => byWord.get(id) ?? []);
  const followed = [...byWord.values()];
  const more = [
    ...others,
    ...(await lettersAfter(store, [...new Set([...fittest, ...followed])], retrieval.plan.question)),
  ];
  return {
    items: [...known.values(), ...more.map((item: MemoryItem) => ({ item, ...UNWEIGHED }))],
    lexical: new Map(found.map(({ id, score }) => [id, score / best])),
  };
}

/** Hits whose occasions are looked through, and the largest occasion that is one. */
const MOST_HITS = 30;
const LARGEST_OCCASION = 80;

/** Pictures of the narrowest happenings that hold the hits. */
export function occasionMates({ hits, gazetteer }: Retrieval): ItemId[] {
  const found = new Set<ItemId>();
  for (const { item } of hits.slice(0, MOST_HITS)) {
    if (item.modality !== 'image' && item.modality !== 'video') continue;
    const [event] = gazetteer.eventsOf(item.id);
    if (event !== undefined && event.items.length <= LARGEST_OCCASION) for (const id of event.items) found.add(id);
  }
  return [...found];
}

/** Other words for the same, in either language, count less than the question's own. */
const OTHER_WORD = 0.6;
const MOST_OTHERS = 60;

function otherWords(words: readonly string[]): { readonly token: string; readonly weight: number }[] {
  const others = words.flatMap((word) => (sameWords.get(word) ?? []).flatMap((way) => (way.length === 1 ? way : [])));
  return [...new Set(others)]
    .filter((token) => !words.includes(token))
    .slice(0, MOST_OTHERS)
    .map((token) => ({ token, weight: OTHER_WORD }));
}

const byWords = (store: Store, words: readonly string[]) =>
  store.rank({
    words: [...words.map((token) => ({ token, weight: 1 })), ...otherWords(words)],
    filter: { any: [], none: [] },
    fieldWeights: { title: 1.5, names: 2, body: 1, context: 0.3 },
    limit: MOST_BY_WORDS,
  });

/** Words written large may be of a title, whatever the plan took them for. */
const largeWords = (question: string): string[] =>
  (question.match(/(?<=\S\s)\p{Lu}[\p{L}'’-]+/gu) ?? []).flatMap((word) => tokens(word));

/** Index tokens of all that the plan names, names of people and places included. */
const wordsOf = (root: PlanNode): string[] =>
  everyLeaf(root).flatMap(({ leaf: { tool, args }, negated }) => {
    if (negated) return [];
    if (tool === 'text' || tool === 'ocr' || tool === 'vector') return tokens(args.words);
    if (tool === 'person' || tool === 'place' || tool === 'event' || tool === 'object') return tokens(args.name);
    return tool === 'reference' ? tokens(args.code) : [];
  });

/** Nights are spent where a stay was booked. */
const ofStays = /\bnights?\b|\bcheck(?:ed|ing)?[ -]?(?:in|out)\b|[几多]\S{0,2}晚|入住|退房|住了/i;

const ofAppointments =
  /\b(?:dentist|doctor|vet|hairdresser|barber|physio\w*|optician|eye doctor|check-?up|vaccination|clinic|appointment|therapist|haircut)\b|牙医|看牙|医生|看病|兽医|理发|剪头|体检|眼科|理疗|疫苗|预约|门诊/i;

/** Records of the kinds of account that the words mean, of the asked time. */
function ofAccounts(
  accounts: readonly LedgerAccount[],
  { plan, spans }: Retrieval,
  { field, said }: AskedForm,
): ItemId[] {
  const words = new Set([...wordsOf(plan.root), ...said]);
  const kinds = new Set<string>([...(field?.party ?? []), ...kindsSaid(words)]);
  if (ofStays.test(plan.question)) kinds.add('lodging');
  if (ofAppointments.test(plan.question)) kinds.add('appointment');
  for (const { kind, words: said } of journeys) if (said.test(plan.question)) kinds.add(kind);
  if (kinds.size === 0) return [];
  const limits = [...conjuncts(plan.root).flatMap((leaf) => (leaf.tool === 'time' ? [leaf.args] : [])), ...spans];
  return accounts
    .filter(
      (account) =>
        kinds.has(account.kind) &&
        (limits.length === 0 || limits.some((limit) => account.entries.some((entry) => touches(limit, entry)))),
    )
    .flatMap((account) => account.entries.map((entry) => entry.item))
    .slice(0, MOST_OF_ACCOUNTS);
}

/** The days of a record: when it came, and those that it names. */
const daysOf = readOnce(({ at, dates }: LedgerAccount['entries'][number]): readonly string[] => [
  ...new Set([at.slice(0, 10), ...dates.flatMap(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)])]),
]);

function touches(limit: Limits, entry: LedgerAccount['entries'][number]): boolean {
  const from = limit.start?.slice(0, 10) ?? '';
  const to = limit.end?.slice(0, 10) ?? '~';
  return daysOf(entry).some((day) => day >= from && day <= to);
}
