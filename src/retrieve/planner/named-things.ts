import { placeKey, worldArea, worldPlaces } from '../../language/world-places.ts';
import { type Entry, entriesOf, type Gazetteer } from './gazetteer.ts';
import { isGenericKin, kinOf } from './kin.ts';
import { kinNamed, personEntries } from './named-kin.ts';
import { before, type QuestionText } from './question-text.ts';

/** Words of the question that name something, with everything that they may mean here; most likely kinds only. */
export type Named = {
  readonly start: number;
  readonly end: number;
  readonly said: string;
  /** Empty when the memory knows nothing of the name. */
  readonly readings: readonly Entry[];
  /** Named by a relation ("my sister") rather than a name. */
  readonly kin?: boolean;
  /** The words may also be plain words: "the dog", 和朋友. */
  readonly generic?: boolean;
  /** All of the readings are meant together rather than one of them: "my parents", "Scandinavia". */
  readonly many?: boolean;
  /** A name that is known to be one, of something that the memory has nothing of. */
  readonly unknown?: boolean;
};

/** A city and the region that is called after it are one place to whoever names them. */
function narrowest(entries: readonly Entry[]): readonly Entry[] {
  const levelOf = (entry: Entry): string => (entry.kind === 'place' ? (entry.place.level ?? '') : '');
  return entries.some((entry) => levelOf(entry) === 'city')
    ? entries.filter((entry) => levelOf(entry) !== 'region')
    : entries;
}

/** What words mean, without where they stand. */
export type Meaning = Omit<Named, 'start' | 'end' | 'said'>;

export const placePreposition =
  /(?:\b(?:in|at|near|around|to|through|across|outside|inside|via|visit|visited|visiting|leave|left|toward|towards|for)(?: the)? |[在去到从飞离])$/;

/**
 * Of several things with one name, those that the words around it suggest: after "in" a place. Where nothing decides
 * between a person and a place, both stay.
 */
export function likelyReadings(entries: readonly Entry[], question: QuestionText, at: number): readonly Entry[] {
  const isPlace = placePreposition.test(before(question, at));
  const order: readonly Entry['kind'][] = isPlace ? ['place', 'event', 'person'] : ['person', 'event', 'place'];
  for (const kind of order) {
    const found = entries.filter((entry) => entry.kind === kind);
    if (found.length === 0) continue;
    if (kind === 'place') return narrowest(found);
    const both = !isPlace && kind === 'person' ? entries.filter((entry) => entry.kind === 'place') : [];
    return [...found, ...narrowest(both)];
  }
  return [];
}

/** Words for relatives that need no "my" to be the owner's. */
const addresses = /^(?:mum|mom|mummy|mommy|dad|daddy|papa|grandma|granny|nana|grandpa|granddad|\p{Script=Han}{2,})$/iu;

/** What a chain of relations and its words name; nothing when the words are only words. */
export function kinReading(
  chain: readonly string[],
  said: string,
  possessed: boolean,
  gazetteer: Gazetteer,
): Meaning | undefined {
  const found = kinNamed(chain, said, gazetteer);
  const readings = personEntries(found.people);
  // 公司同事 is one of the owner's.
  const isOwn = /^(?:公司|单位|隔壁|隔篱|隔离|楼上|楼下)/u.test(chain[0] ?? '');
  const loose = found.generic && !possessed && !isOwn;
  // Children and babies are anybody's until somebody's are said.
  if (loose && /^(?:child|baby)$/.test(kinOf(chain[0] ?? '') ?? '')) return undefined;
  if (readings.length > 0)
    return { readings, kin: true, ...(loose ? { generic: true } : {}), ...(found.many ? { many: true } : {}) };
  const first = kinOf(chain[0] ?? '') ?? '';
  const isSaid =
    (possessed || addresses.test(chain[0] ?? '')) && (chain.length > 1 || !isGenericKin(first) || first === 'friend');
  return isSaid && !found.many ? { readings: [], unknown: true, kin: true } : undefined;
}

/** What the tables of the world make of a name. */
export function worldReading(form: string, gazetteer: Gazetteer): Meaning | undefined {
  const area = worldArea(form);
  if (area !== undefined) {
    const readings = area.countries.flatMap((code): Entry[] => {
      const place = gazetteer.countries.get(code);
      return place === undefined ? [] : [{ kind: 'place', place, proper: false }];
    });
    return { readings, many: true, ...(readings.length === 0 ? { unknown: true } : {}) };
  }
  const places = worldPlaces(form);
  const [place] = places;
  if (place === undefined) return undefined;
  for (const candidate of places) {
    for (const other of candidate.forms) {
      const known = entriesOf(gazetteer, placeKey(other)).filter((entry) => entry.kind === 'place');
      if (known.length > 0) return { readings: known };
    }
  }
  return {
    readings: [{ kind: 'place', place: { name: place.name, level: place.level }, proper: false }],
    unknown: true,
  };
}

/** "My sister Anna", 我姐姐Anna: the relation and the name next to it are one person, by the name. */
export function joinAppositions(named: readonly Named[], question: QuestionText): Named[] {
  const found: Named[] = [];
  for (const thing of named) {
    const last = found.at(-1);
    const gap = last === undefined ? '-' : question.text.slice(last.end, thing.start);
    const isName = thing.kin !== true && thing.readings.some((entry) => entry.kind === 'person');
    // Waffles the dog
    if (
      last !== undefined &&
      thing.kin === true &&
      thing.generic === true &&
      /^,? (?:the|our|my) $/.test(gap) &&
      last.readings.some((entry) => entry.kind === 'person')
    ) {
      found[found.length - 1] = { ...last, end: thing.end };
      continue;
    }
    if (last?.kin === true && isName && /^,? ?$/.test(gap)) {
      found[found.length - 1] = { ...thing, start: last.start, said: question.text.slice(last.start, thing.end) };
    } else found.push(thing);
  }
  return found;
}
