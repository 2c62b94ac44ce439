import { monthNames } from '../../../memory/time-span.ts';
import { absent, scenes } from '../../lives/world/scenes.ts';
import type { Life, LifeItem } from '../life.ts';
import { type Condition, namesOf, peopleIn, wordsOf } from './condition.ts';

/** Words that describe some pictures and not most of them, in both languages. */
export type Vocabulary = ReadonlyMap<string, { readonly en: string; readonly zh: string }>;

/** A word of more pictures than this share of the album tells little. */
const MOST_SHARE = 0.2;

/** Things of everyday life, as both languages call them. */
const everyday: ReadonlyMap<string, string> = new Map([...scenes, ...absent].map(({ object, zh }) => [object, zh]));

/**
 * The album's telling words: tags and what is written in pictures, which are written alike in either language where no
 * other name is known, and of captions what both languages have a name for.
 */
export function vocabularyOf(album: readonly LifeItem[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const item of album) for (const word of wordsOf(item)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const names = new Map(album.flatMap((item) => [...namesOf(item)]));
  const most = Math.max(3, album.length * MOST_SHARE);
  return new Map(
    [...counts].flatMap(([word, count]) => {
      const en = names.get(word) ?? word;
      const zh = everyday.get(word) ?? names.get(word);
      return zh === undefined || count > most ? [] : [[word, { en, zh }]];
    }),
  );
}

const temporalWords: Readonly<Record<string, string>> = {
  morning: '早上',
  noon: '中午',
  afternoon: '下午',
  evening: '晚上',
  night: '夜里',
  spring: '春天',
  summer: '夏天',
  autumn: '秋天',
  winter: '冬天',
  weekend: '周末',
};

const roleWords: Readonly<Record<string, string>> = {
  mother: '妈妈',
  father: '爸爸',
  wife: '老婆',
  husband: '老公',
  partner: '对象',
  girlfriend: '女朋友',
  boyfriend: '男朋友',
  'best friend': '最好的朋友',
  friend: '朋友',
  son: '儿子',
  daughter: '女儿',
  brother: '兄弟',
  sister: '姐妹',
  grandmother: '奶奶',
  grandfather: '爷爷',
  colleague: '同事',
};

/** Everything that can be said of a picture, each as a condition that others may meet, too. */
export function offeredOf(item: LifeItem, life: Life, vocabulary: Vocabulary): Condition[] {
  return [
    ...seenIn(item, vocabulary),
    ...placedAt(item, life),
    ...takenIn(item),
    ...withWhom(item, life),
    ...within(item, life),
  ];
}

const seenIn = (item: LifeItem, vocabulary: Vocabulary): Condition[] =>
  [...wordsOf(item)].flatMap((word): Condition[] => {
    const said = vocabulary.get(word);
    if (said === undefined) return [];
    return [{ slot: 'what', source: 'V', component: 'Object', kind: 'fact', ...said, test: { by: 'word', word } }];
  });

function placedAt({ place }: LifeItem, life: Life): Condition[] {
  const names = [place?.poi, place?.city, place?.country];
  const [spot] = names;
  return names.flatMap((name): Condition[] =>
    name === undefined
      ? []
      : [
          {
            slot: 'where',
            source: 'M',
            component: 'Location',
            kind: 'fact',
            en: `${name === spot ? 'at' : 'in'} ${name}`,
            zh: life.chineseName(name),
            test: { by: 'place', name },
          },
        ],
  );
}

function takenIn({ time, tags = [] }: LifeItem): Condition[] {
  const base = { slot: 'when', source: 'M', component: 'Time' } as const;
  const [year = '', month = ''] = time?.start.split('-') ?? [];
  const dated: Condition[] =
    time === undefined
      ? []
      : [
          { ...base, kind: 'fact', en: year, zh: `${year}年`, test: { by: 'time', prefix: year } },
          {
            ...base,
            kind: 'fact',
            en: `${monthNames[Number(month) - 1] ?? ''} ${year}`,
            zh: `${year}年${Number(month)}月`,
            test: { by: 'time', prefix: `${year}-${month}` },
          },
        ];
  const named = tags.flatMap(({ source, name }): Condition[] => {
    const zh = source === 'temporal' ? temporalWords[name] : undefined;
    return zh === undefined ? [] : [{ ...base, kind: 'cognitive', en: name, zh, test: { by: 'temporal', tag: name } }];
  });
  return [...dated, ...named];
}

/** Nobody is called by a number, which programs give to faces that they do not know. */
const isName = (name: string): boolean => !/\d/.test(name);

function withWhom(item: LifeItem, { people }: Life): Condition[] {
  return peopleIn(item)
    .filter(isName)
    .flatMap((name): Condition[] => {
      const base = { slot: 'who', source: 'F', component: 'Person', test: { by: 'person', name } } as const;
      const person = people.find((one) => one.name === name);
      if (person?.owner === true) return [{ ...base, kind: 'fact', en: 'me', zh: '我' }];
      const role = person?.roles.find((one) => one in roleWords);
      const called: Condition[] =
        role === undefined ? [] : [{ ...base, kind: 'cognitive', en: `my ${role}`, zh: roleWords[role] ?? name }];
      return [...called, { ...base, kind: 'fact', en: name, zh: name }];
    });
}

function within({ id }: LifeItem, life: Life): Condition[] {
  return life.events.flatMap((event): Condition[] => {
    const where = event.place?.city ?? event.place?.country;
    if (event.kind !== 'trip' || where === undefined || !event.items.some((one) => one === id)) return [];
    return [
      {
        slot: 'event',
        source: 'I',
        component: 'Concept',
        kind: 'cognitive',
        en: `${where} trip`,
        zh: `${life.chineseName(where)}之旅`,
        test: { by: 'event', id: event.id },
      },
    ];
  });
}
