import { fold, slug } from '../../language/fold.ts';
import { term } from '../../language/terms.ts';
import type { Citation } from '../../memory/answer.ts';
import type { ItemId } from '../../memory/ids.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import type { Gazetteer } from '../../retrieve/planner/gazetteer.ts';
import { cite, type Draft, type Question, type Support } from '../question.ts';
import { nameSaid } from '../said-in.ts';

const levels = ['city', 'country'] as const;
type Level = (typeof levels)[number];

const asks: Readonly<Record<Level, RegExp>> = {
  city: /\b(?:which|what) (?:city|town|village)\b|(?:哪|什么)(?:个|座)?(?:城市|城|地方|市)|在哪(?:儿|里)?拍/i,
  country: /\b(?:which|what) country\b|(?:哪|什么)(?:个)?国家/i,
};

/** Pictures that are this much less fit than the best may show something else. */
const AS_FIT = 2;
const MOST_PICTURES = 40;
/** What others of the same happening tell counts less than a picture's own place. */
const BY_HAPPENING = 0.5;

type Vote = { weight: number; readonly name: string; readonly citations: Citation[]; readonly items: MemoryItem[] };

/** The town or country in which pictures were taken: that of most of them, or of what was taken at the same happening. */
export async function answerTown(question: Question): Promise<Draft | undefined> {
  const level = levels.find((one) => asks[one].test(question.text)) ?? 'city';
  const [best] = question.supported;
  if (best === undefined || !isPicture(best.item)) return undefined;
  const pictures = question.supported
    .filter((one) => isPicture(one.item) && (best.fit ?? 0) - (one.fit ?? 0) <= AS_FIT)
    .slice(0, MOST_PICTURES);
  const votes = new Map<string, Vote>();
  for (const { item } of pictures) vote(votes, item, level, 1, question.retrieval.gazetteer);
  for (const around of [matesOf, takenThatDay, bookedForThatDay]) {
    if (votes.size > 0) break;
    for (const item of await around(pictures, question))
      vote(votes, item, level, BY_HAPPENING, question.retrieval.gazetteer);
  }
  const [first, second] = [...votes.values()].sort((a, b) => b.weight - a.weight);
  if (first === undefined) return undefined;
  const { language, retrieval } = question;
  return {
    text: nameSaid(first.name, { kind: 'place' }, retrieval.gazetteer, language),
    type: 'open_end',
    citations: first.citations.slice(0, 3),
    sureness: second === undefined || first.weight >= 2 * second.weight ? 0.85 : 0.6,
    notes: second === undefined ? [] : [language === 'zh' ? `也有在${second.name}的。` : `Some are of ${second.name}.`],
    also: first.items,
  };
}

/** Whether the words ask for a town or a country, rather than for any place. */
export const asksForTown = (text: string): boolean => levels.some((level) => asks[level].test(text));

function vote(votes: Map<string, Vote>, item: MemoryItem, level: Level, weight: number, gazetteer: Gazetteer): void {
  const told = placeTold(item, level, gazetteer);
  if (told === undefined) return;
  const known = votes.get(slug(told.name)) ?? { weight: 0, name: told.name, citations: [], items: [] };
  known.weight += weight;
  known.citations.push(cite(item.id, told.field, told.name));
  known.items.push(item);
  votes.set(slug(told.name), known);
}

const dayOf = ({ item }: Support): string | undefined => item.time?.start.slice(0, 10);

async function takenThatDay(pictures: readonly Support[], { store }: Question): Promise<MemoryItem[]> {
  const [day] = pictures.flatMap((one) => dayOf(one) ?? []);
  if (day === undefined) return [];
  return store.items(await store.match({ any: [[term.modality('image')], [term.day(day)]], none: [] }, MOST_PICTURES));
}

/** Records of the stay that the day lies in. */
async function bookedForThatDay(pictures: readonly Support[], { store, accounts }: Question): Promise<MemoryItem[]> {
  const [day] = pictures.flatMap((one) => dayOf(one) ?? []);
  const stays = accounts.filter(
    ({ kind, span, state }) =>
      kind === 'lodging' &&
      state !== 'cancelled' &&
      span !== undefined &&
      day !== undefined &&
      span.start.slice(0, 10) <= day &&
      span.end.slice(0, 10) >= day,
  );
  return store.items(stays.flatMap(({ entries }) => entries.map(({ item }) => item)));
}

/** The item's town by its own level, or by the part of its address that is a town of the memory. */
function placeTold({ place, entities }: MemoryItem, level: Level, { entries }: Gazetteer) {
  const named = entities?.findIndex(({ kind }) => kind === level) ?? -1;
  const entity = place === undefined ? entities?.[named]?.name : undefined;
  if (entity !== undefined) return { name: entity, field: `entities.${named}` };
  const own = place?.[level];
  if (own !== undefined) return { name: own, field: `place.${level}` };
  const part = place?.label
    ?.split(/,\s*/)
    .find((word) => (entries.get(fold(word)) ?? []).some((e) => e.kind === 'place' && e.place.level === level));
  return part === undefined ? undefined : { name: part, field: 'place.label' };
}

/** Items of the narrowest happenings of the pictures. */
function matesOf(pictures: readonly Support[], { retrieval: { gazetteer }, store }: Question): Promise<MemoryItem[]> {
  const ids = pictures.slice(0, 5).flatMap(({ item }): readonly ItemId[] => {
    const [narrowest] = gazetteer.eventsOf.get(item.id) ?? [];
    return narrowest === undefined ? [] : (gazetteer.events[narrowest]?.items ?? []);
  });
  return store.items([...new Set(ids)].slice(0, MOST_PICTURES));
}
