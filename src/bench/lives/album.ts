import { Chance } from './chance.ts';
import type { Difficulty } from './difficulty.ts';
import { describe, noise } from './memory-rows.ts';
import { clock, dayText, type TruePerson, type TruePhoto, type Truth } from './truth.ts';
import type { Wording } from './wording.ts';
import { absent, cities, type scenes } from './world.ts';

export type MadeQuery = {
  readonly query_en: string;
  readonly query_cn: string;
  readonly ground_truth: readonly string[];
  readonly ground_truth_count: number;
  readonly Location: 'fact' | 'cognitive' | null;
  readonly Time: 'fact' | 'cognitive' | null;
  readonly Person: 'fact' | 'cognitive' | null;
  readonly Object: 'fact' | 'cognitive' | null;
  readonly Concept: 'fact' | 'cognitive' | null;
  readonly Genre: string;
  readonly Source: string;
};

export type MadeAlbum = {
  readonly queries: readonly MadeQuery[];
  readonly metadata: Readonly<
    Record<
      string,
      { readonly latitude: number | null; readonly longitude: number | null; readonly time: string | null }
    >
  >;
  readonly faces: { readonly en: FaceFile; readonly cn: FaceFile };
  readonly captions: { readonly en: Readonly<Record<string, string>>; readonly cn: Readonly<Record<string, string>> };
};
type FaceFile = {
  readonly face_id_to_nicknames: Readonly<Record<string, readonly string[]>>;
  readonly image_to_face_ids: Readonly<Record<string, readonly string[]>>;
};

const fileOf = ({ id }: TruePhoto): string => `IMG_${id}.jpg`;

/** One condition on a picture's truth, with the words for it in both languages. */
type Condition = {
  readonly source: 'V' | 'M' | 'F';
  readonly part: 'Location' | 'Time' | 'Person' | 'Object';
  readonly kind: 'fact' | 'cognitive';
  readonly en: string;
  readonly zh: string;
  holds(photo: TruePhoto): boolean;
};

/** An album of a life's pictures, with faults in position, time, faces and captions, and queries with exhaustive gold. */
export function makeAlbum(truth: Truth, seed: number, difficulty: Difficulty, wording: Wording): MadeAlbum {
  const chance = new Chance(seed ^ 0xa1b);
  const { missing, wrong, bland } = noise[difficulty];
  const photos = truth.photos;
  const metadata = Object.fromEntries(
    photos.map((photo) => {
      const placed = !chance.is(missing);
      const city = chance.is(wrong) ? chance.pick(cities) : photo.city;
      return [
        fileOf(photo),
        {
          latitude: placed ? city.lat + chance.near(0.02) : null,
          longitude: placed ? city.lon + chance.near(0.02) : null,
          time: chance.is(missing / 2) ? null : `${dayText(photo.day)} ${clock(photo.minute)}:00`,
        },
      ];
    }),
  );
  const shown = Object.fromEntries(
    photos.flatMap((photo) => {
      const seen = photo.people.flatMap((person) =>
        chance.is(missing) ? [] : [chance.is(wrong) ? chance.pick(truth.people).key : person.key],
      );
      return seen.length === 0 ? [] : [[fileOf(photo), [...new Set(seen)]]];
    }),
  );
  const nicknames = (zh: boolean) =>
    Object.fromEntries(
      truth.people.map((person) => [
        person.key,
        zh ? [person.roleZh, person.first] : [person.first, `my ${person.role}`],
      ]),
    );
  const told = photos.map((photo) => [fileOf(photo), describe(photo, chance, bland).caption] as const);
  const chinese = photos.map(
    (photo) =>
      [
        fileOf(photo),
        chance.is(bland)
          ? '一张照片。'
          : `${photo.people.length > 0 ? '有人，' : ''}${photo.pet?.kindZh ?? photo.scene?.zh ?? '餐厅里的桌子'}。`,
      ] as const,
  );
  return {
    queries: queriesOf(truth, chance, wording),
    metadata,
    faces: {
      en: { face_id_to_nicknames: nicknames(false), image_to_face_ids: shown },
      cn: { face_id_to_nicknames: nicknames(true), image_to_face_ids: shown },
    },
    captions: { en: Object.fromEntries(told), cn: Object.fromEntries(chinese) },
  };
}

const year = (photo: TruePhoto): string => dayText(photo.day).slice(0, 4);
const month = (photo: TruePhoto): number => Number(dayText(photo.day).slice(5, 7));
const seasons = [
  { en: 'in summer', zh: '夏天', months: [6, 7, 8] },
  { en: 'in winter', zh: '冬天', months: [12, 1, 2] },
  { en: 'in spring', zh: '春天', months: [3, 4, 5] },
] as const;

const withPerson = (person: TruePerson, named: boolean): Condition => ({
  source: 'F',
  part: 'Person',
  kind: named ? 'fact' : 'cognitive',
  en: `with ${named ? person.first : `my ${person.role}`}`,
  zh: named ? `和${person.first}` : `和我${person.roleZh}`,
  holds: (photo) => photo.people.includes(person),
});

const objectOf = (scene: (typeof scenes)[number], word: string): Condition => ({
  source: 'V',
  part: 'Object',
  kind: 'fact',
  en: word,
  zh: scene.zh,
  holds: (photo) => photo.scene === scene,
});

/** What can be asked of a picture: each draws its own details from it, so that something is found. */
function conditionsOf(photo: TruePhoto, truth: Truth, chance: Chance): Record<'V' | 'M' | 'F', Condition | undefined> {
  const person = photo.people.length === 0 ? undefined : chance.pick(photo.people);
  const season = seasons.find(({ months }) => (months as readonly number[]).includes(month(photo)));
  const places: Condition[] = [
    {
      source: 'M',
      part: 'Location',
      kind: 'fact',
      en: `in ${photo.city.name}`,
      zh: `在${photo.city.zh}`,
      holds: (other) => other.city === photo.city,
    },
    {
      source: 'M',
      part: 'Location',
      kind: 'fact',
      en: `in ${photo.city.country}`,
      zh: `在${photo.city.countryZh}`,
      holds: (other) => other.city.country === photo.city.country,
    },
    {
      source: 'M',
      part: 'Time',
      kind: 'fact',
      en: `in ${year(photo)}`,
      zh: `${year(photo)}年`,
      holds: (other) => year(other) === year(photo),
    },
    ...(photo.city === truth.home
      ? [
          {
            source: 'M',
            part: 'Location',
            kind: 'cognitive',
            en: 'at home in my own city',
            zh: '在我住的城市',
            holds: (other: TruePhoto) => other.city === truth.home,
          } as const,
        ]
      : []),
    ...(season === undefined
      ? []
      : [
          {
            source: 'M',
            part: 'Time',
            kind: 'cognitive',
            en: `${season.en} ${year(photo)}`,
            zh: `${year(photo)}年${season.zh}`,
            holds: (other: TruePhoto) =>
              year(other) === year(photo) && (season.months as readonly number[]).includes(month(other)),
          } as const,
        ]),
  ];
  const pet: Condition | undefined =
    photo.pet === undefined
      ? undefined
      : {
          source: 'V',
          part: 'Object',
          kind: 'fact',
          en: photo.pet.kind,
          zh: photo.pet.kindZh,
          holds: (other) => other.pet !== undefined,
        };
  return {
    V: photo.scene === undefined ? pet : objectOf(photo.scene, chance.pick(photo.scene.asked)),
    M: chance.pick(places),
    F: person === undefined ? undefined : withPerson(person, chance.is(0.5)),
  };
}

const kinds = [['V'], ['M'], ['F'], ['V', 'M'], ['V', 'F'], ['M', 'F'], ['V', 'M', 'F']] as const;
const MOST_GOLD = 60;
const PER_KIND = 20;

function queriesOf(truth: Truth, chance: Chance, wording: Wording): MadeQuery[] {
  const queries = new Map<string, MadeQuery>();
  for (const kind of kinds) {
    for (let tries = 0, made = 0; tries < 400 && made < PER_KIND; tries++) {
      const all = conditionsOf(chance.pick(truth.photos), truth, chance);
      const chosen = kind.map((source) => all[source]);
      if (!chosen.every((one) => one !== undefined)) continue;
      const query = queryOf(chosen, truth, chance, wording);
      if (query.ground_truth_count === 0 || query.ground_truth_count > MOST_GOLD || queries.has(query.query_en))
        continue;
      queries.set(query.query_en, query);
      made += 1;
    }
  }
  const answerable = queries.size;
  for (let tries = 0; tries < 2000 && queries.size < answerable * 1.2; tries++) {
    const query = queryOf(swapped(truth, chance), truth, chance, wording);
    if (query.ground_truth_count === 0) queries.set(query.query_en, query);
  }
  return [...queries.values()];
}

/** Conditions of different pictures together, or a thing that never was: mostly nothing has them all. */
function swapped(truth: Truth, chance: Chance): Condition[] {
  const [a, b] = [
    conditionsOf(chance.pick(truth.photos), truth, chance),
    conditionsOf(chance.pick(truth.photos), truth, chance),
  ];
  if (chance.is(0.3)) {
    const { object, zh } = chance.pick(absent);
    return [{ source: 'V', part: 'Object', kind: 'fact', en: object, zh, holds: () => false }];
  }
  return [a.V, b.M, chance.is(0.5) ? a.F : b.F].filter((one) => one !== undefined);
}

const openings: Readonly<Record<'first' | 'second', readonly (readonly [string, string])[]>> = {
  first: [
    ['photos of {what}{rest}', '{rest}{what}的照片'],
    ['{what}{rest}', '{rest}{what}'],
  ],
  second: [
    ['show me {what}{rest}', '给我看{rest}{what}'],
    ['pictures I took of {what}{rest}', '我{rest}拍的{what}'],
  ],
};

function queryOf(conditions: readonly Condition[], truth: Truth, chance: Chance, wording: Wording): MadeQuery {
  const [en, zh] = chance.pick(openings[wording === 'first' ? 'first' : 'second']);
  const thing = conditions.find(({ source }) => source === 'V');
  const rest = conditions.filter((one) => one !== thing);
  const filled = (text: string, what: string, more: string) =>
    text
      .replace('{what}', what)
      .replace('{rest}', more)
      .replace(/ of(?= (with|in|at))/, '')
      .trim();
  const gold = truth.photos.filter((photo) => conditions.every((one) => one.holds(photo))).map(fileOf);
  const part = (name: Condition['part']) => conditions.find((one) => one.part === name)?.kind ?? null;
  const sources = (['V', 'M', 'F'] as const)
    .filter((source) => conditions.some((one) => one.source === source))
    .join('');
  return {
    query_en: filled(en, thing?.en ?? '', rest.map((one) => ` ${one.en}`).join('')).replace(/\s+/g, ' '),
    query_cn: filled(zh, thing?.zh ?? '', rest.map((one) => one.zh).join('')),
    ground_truth: gold,
    ground_truth_count: gold.length,
    Location: part('Location'),
    Time: part('Time'),
    Person: part('Person'),
    Object: part('Object'),
    Concept: null,
    Genre: thing === undefined ? 'people and places' : 'things',
    Source: sources,
  };
}
