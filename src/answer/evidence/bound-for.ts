import { fold, slug } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerKind } from '../../memory/ledger.ts';
import type { LeafArgs, PlanNode } from '../../memory/query-plan.ts';
import type { Gazetteer } from '../../retrieve/planner/gazetteer.ts';
import { journeys } from '../asked/answer-words.ts';
import { writtenText } from '../reading/value-cues.ts';
import type { Outcome } from './constraint.ts';
import { placesOf } from './inside-places.ts';
import type { Witness } from './witness.ts';

const asksOfJourney =
  /\b(?:flights?|fl(?:y|ew|own|ying)|planes?|airlines?|trains?|ferr(?:y|ies)|coach|bus|take[- ]?off|took off|boarding|depart(?:ed|ure|ing)?)\b|航班|机票|飞|起飞|登机|火车|高铁|动车|车票|班次|航空/iu;
const leadsThere = /\b(?:to|for|into|towards)\s+(?:the\s+)?$|(?:飞往?|前往|去往|开往|去[了的]?|到|至|往|赴)$/iu;
const isItsFlight = /^(?:\s+(?:flights?|planes?|trains?|ferry)\b|的?(?:那趟|那班|那次)?(?:航班|飞机|机票|火车|高铁))/iu;
const startsThere = /\bfrom\s+(?:the\s+)?$|从$/iu;
const ofTheWayBack = /\b(?:back|return(?:ing)?|home|inbound)\b|回程|返程|回来|回家|回国/iu;

export type Destination = LeafArgs<'place'>;

/** The places that a question says a flight, a train or a boat was to lead to. */
export function destinationsAsked(asked: string, root: PlanNode): readonly Destination[] {
  const question = inSimpleCharacters(asked);
  if (!asksOfJourney.test(question) || ofTheWayBack.test(question)) return [];
  return placesOf(root).filter(({ level, said }) => {
    if (said === undefined || (level !== 'city' && level !== 'country' && level !== 'region')) return false;
    const at = question.indexOf(said);
    if (at < 0) return false;
    const [before, after] = [question.slice(0, at), question.slice(at + said.length)];
    return leadsThere.test(before) || (isItsFlight.test(after) && !startsThere.test(before));
  });
}

const town = String.raw`(?<town>\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}|\p{Script=Han}{2,8})`;
/** "To: Oslo", "DESTINATION   Oslo", 【到达城市】奥斯陆, "| Nach | Oslo |". */
const asLabel = new RegExp(
  String.raw`(?:^|[。；;，,])[^\p{L}\n]*(?:to|destination(?: airport)?|arriv(?:al|ing|es?)(?: (?:at|in|city|airport))?|going to|nach|zielort|zielflughafen|ziel|vers|arrivée|destino|llegada|destinazione|arrivo|naar|bestemming|chegada|para|目的地|(?:到达|抵达)(?:城市|地|站|机场)?|飞往|前往)[^\p{L}\p{N}\n]{1,24}${town}`,
  'gimu',
);
/** "Your flight to Oslo", "Nordair nach Oslo", 飞往奥斯陆. */
const asPhrase = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:to|nach|vers|pour|naar|para|per|bound for|à destination de|con destino a|vuelo a|volo a|voo a)\s+|飞往?|前往|去往|开往|(?<!抵)达到|至|飞抵)${town}`,
  'gu',
);

type Names = Pick<Gazetteer, 'entries' | 'placesIn'>;
const read = new WeakMap<MemoryItem, { readonly entries: Names['entries']; readonly towns: readonly string[] }>();

/** The towns that a record of a journey says it leads to, by their names in the memory; none where it says nothing of it. */
function boundFor(item: MemoryItem, kinds: readonly LedgerKind[], gazetteer: Names): readonly string[] {
  const known = read.get(item);
  if (known?.entries === gazetteer.entries) return known.towns;
  const text = inSimpleCharacters(writtenText(item));
  const isOfJourney = kinds.some((kind) => ofJourney.has(kind)) || saysJourney(text);
  const found = isOfJourney ? [asLabel, asPhrase].flatMap((form) => matchesIn(text, form)) : [];
  const towns = [...new Set(found.flatMap(({ groups }) => townsNamed(groups?.['town'] ?? '', item, gazetteer)))];
  read.set(item, { entries: gazetteer.entries, towns });
  return towns;
}

const ofJourney: ReadonlySet<LedgerKind> = new Set(['flight', 'train']);
const inOtherTongues =
  /(?<!\p{L})(?:\p{L}*fl[uü]ge?s?|bordkarte|zugfahrt|vols?|embarquement|vuelos?|embarque|voli|volo|imbarco|treno|voos?|vlucht(?:en)?|instapkaart)(?!\p{L})/iu;
const saysJourney = (text: string): boolean =>
  journeys.some(({ words }) => words.test(text)) || inOtherTongues.test(text);

const SHORTEST_HAN = 2;

/** The longest beginning of the words that names a town, of the memory or as the record was read. */
function townsNamed(words: string, { entities = [] }: MemoryItem, { entries }: Names): readonly string[] {
  const isHan = /^\p{Script=Han}/u.test(words);
  const parts = isHan ? [...words] : words.split(' ');
  for (let length = parts.length; length >= (isHan ? SHORTEST_HAN : 1); length -= 1) {
    const form = fold(parts.slice(0, length).join(isHan ? '' : ' ')).replace(/[.'’-]+$/u, '');
    const known = (entries.get(form) ?? []).flatMap((entry) =>
      entry.kind === 'place' && entry.place.level === 'city' ? [entry.place.name] : [],
    );
    const own = entities.flatMap(({ kind, name }) => (kind === 'city' && fold(name) === form ? [name] : []));
    if (known.length + own.length > 0) return [...known, ...own];
  }
  return [];
}

/** Whether the records of a journey lead to the place; `undefined` where none of them says where they lead. */
export function leadThere(
  items: readonly MemoryItem[],
  kinds: readonly LedgerKind[],
  place: Destination,
  gazetteer: Names,
): boolean | undefined {
  const told = items.flatMap((item) => boundFor(item, kinds, gazetteer));
  if (told.length === 0) return undefined;
  const inside = new Set([slug(place.name), ...(gazetteer.placesIn.get(slug(place.name)) ?? [])]);
  return told.some((name) => inside.has(slug(name)));
}

/** What a record of a journey says to a question that names where the journey led: one that leads elsewhere is of another. */
export function destinationOutcomes(
  asked: readonly Destination[],
  { item, accounts }: Witness,
  gazetteer: Names,
): readonly Outcome[] {
  const kinds = accounts.map(({ kind }) => kind);
  return asked.flatMap((place): readonly Outcome[] => {
    const isThere = leadThere([item], kinds, place, gazetteer);
    if (isThere === undefined) return [];
    return [{ tool: 'destination', verdict: isThere ? 'yes' : 'no', said: place.said ?? '' }];
  });
}
