import type { LifeItem } from '../life.ts';
import { dayInWords, monthInWords, shownIn, topicOf } from './facts.ts';
import type { Proposal } from './proposal.ts';

type Seen = {
  /** Pictures of the moment, in order of time. */
  readonly pictures: readonly LifeItem[];
  readonly travelling: boolean;
  /** All pictures of the life, to see what tells the moment apart. */
  readonly all: readonly LifeItem[];
  readonly language: 'en' | 'zh';
};

/** Questions on a moment that pictures show: when one was somewhere, where something was, with whom. */
export const visualQuestions = (seen: Seen): Proposal[] => [
  ...whenThere(seen),
  ...whereWasIt(seen),
  ...whoWasThere(seen),
  ...howManyShots(seen),
];

/** The one picture that is enough: the earliest that says it (B.3, primary evidence). */
const primary = (pictures: readonly LifeItem[], says: (item: LifeItem) => boolean): LifeItem | undefined =>
  pictures.find(says);

const dayOf = ({ time }: LifeItem): string => time?.start.slice(0, 10) ?? '';

function made(
  { travelling, language }: Seen,
  item: LifeItem,
  said: Pick<Proposal, 'question' | 'answer' | 'type' | 'intent'> & { readonly evidence?: readonly string[] },
): Proposal {
  return {
    ...said,
    evidence: [...(said.evidence ?? [item.id])],
    topic: topicOf(item, travelling),
    language,
    part: 'visual',
  };
}

/** When was I at a named place: asked where all pictures of it are of one day. */
function whenThere(seen: Seen): Proposal[] {
  const spots = new Set(seen.pictures.flatMap(({ place }) => place?.poi ?? []));
  return [...spots].flatMap((poi) => {
    const there = seen.all.filter(({ place }) => place?.poi === poi);
    const first = primary(seen.pictures, (item) => item.place?.poi === poi && item.time !== undefined);
    if (first === undefined || new Set(there.map(dayOf)).size > 1) return [];
    const answer = dayInWords(dayOf(first), seen.language);
    const question =
      seen.language === 'zh'
        ? `我是哪天在${poi}拍照的？`
        : `I remember taking pictures at ${poi}. On which day was that?`;
    return [made(seen, first, { question, answer, type: 'number', intent: 'Temporal' })];
  });
}

/** Where was the thing that I remember: asked by what only one picture shows or says. */
function whereWasIt(seen: Seen): Proposal[] {
  return seen.pictures.flatMap((item) => {
    const cue = cueOf(item, seen.all);
    const city = item.place?.city;
    if (cue === undefined || city === undefined) return [];
    const { country } = item.place ?? {};
    const answer = country === undefined || country === city ? city : `${city}, ${country}`;
    const question =
      seen.language === 'zh'
        ? `我记得拍到过${cue.zh}，那是在哪里？`
        : `I remember taking a picture of ${cue.en}. Where was that?`;
    return [made(seen, item, { question, answer, type: 'open_end', intent: 'Geolocation' })];
  });
}

type Cue = { readonly word: string; readonly en: string; readonly zh: string };

/** Something that this picture alone shows or bears, and that is not its place. */
function cueOf(item: LifeItem, all: readonly LifeItem[]): Cue | undefined {
  const places = [item.place?.city, item.place?.country, item.place?.region].map((name) => name?.toLowerCase());
  return cuesIn(item).find(
    ({ word }) =>
      !places.includes(word.toLowerCase()) &&
      !all.some((other) => other.id !== item.id && cuesIn(other).some((cue) => cue.word === word)),
  );
}

const seenBy: ReadonlySet<string> = new Set(['perception', 'row', 'model']);

/** What is written in it by its words, what is seen on it by its name. */
function cuesIn({ tags = [], entities = [], shortCaption }: LifeItem): Cue[] {
  const written = entities.filter(({ kind, field }) => field === 'ocr' && kind !== 'city' && kind !== 'country');
  const shown = [...tags.filter(({ source }) => seenBy.has(source)).map(({ name }) => name), shortCaption ?? ''];
  return [
    ...shown.filter((word) => word !== '').map((word) => ({ word, en: word, zh: word })),
    ...written.map(({ name }) => ({ word: name, en: `something that said “${name}”`, zh: `写着“${name}”的东西` })),
  ];
}

/** Who was with me somewhere in a month. */
function whoWasThere(seen: Seen): Proposal[] {
  const [first] = seen.pictures;
  const spot = first?.place?.poi ?? first?.place?.city;
  const shown = seen.pictures.filter((item) => shownIn(item).length > 0);
  const [best] = shown.toSorted((a, b) => shownIn(b).length - shownIn(a).length);
  if (spot === undefined || best === undefined) return [];
  const names = shownIn(best);
  // More people than one picture shows would need several pictures, and a guess at who was there besides.
  if (shown.some((item) => shownIn(item).some((name) => !names.includes(name)))) return [];
  const month = monthInWords(dayOf(best), seen.language);
  const question = seen.language === 'zh' ? `${month}我和谁一起在${spot}？` : `Who was with me at ${spot} in ${month}?`;
  return [made(seen, best, { question, answer: names.join(', '), type: 'open_end', intent: 'Identification' })];
}

/** How many films of a place: a count needs all of them as evidence. */
function howManyShots(seen: Seen): Proposal[] {
  const cities = new Set(seen.pictures.flatMap(({ place }) => place?.city ?? []));
  return [...cities].flatMap((city) => {
    const films = seen.all.filter(({ modality, place }) => modality === 'video' && place?.city === city);
    const [first] = films;
    // Asked once a city, with the moment that holds its first film.
    if (first === undefined || !seen.pictures.includes(first)) return [];
    const question = seen.language === 'zh' ? `我在${city}拍了几段视频？` : `How many videos did I take in ${city}?`;
    const evidence = films.map(({ id }) => id);
    return [
      made(seen, first, { question, answer: String(films.length), type: 'number', intent: 'Aggregation', evidence }),
    ];
  });
}
