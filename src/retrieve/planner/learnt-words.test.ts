import { describe, expect, it } from 'vitest';
import { plannerWorld, withoutWords } from '../../../test/retrieve/planner-world.ts';
import { planText } from '../algebra/plan-text.ts';
import type { Gazetteer } from './gazetteer.ts';
import { plan } from './planner.ts';

const now = '2024-03-15T12:00:00';
const meant = (question: string, gazetteer: Gazetteer = plannerWorld): string => {
  const { root, order, pick } = plan(question, gazetteer, now);
  return `${planText(withoutWords(root))} ${pick} ${order?.of ?? ''}`;
};

/** What is said in learnt English or in more words than it needs, and what it means. */
const same: readonly (readonly [said: string, plain: string])[] = [
  ['photos with Anna, but Ben not in Paris in 2022', 'photos with Anna and without Ben in Paris in 2022'],
  ['photos with Anna, Ben not being there', 'photos with Anna and without Ben'],
  ['photos with Anna but my best friend not there', 'photos with Anna and without my best friend'],
  ['photos in my travels in company of Ben', 'photos away from home with Ben'],
  ['I look for sun going down in Lisbon', 'I look for sunset in Lisbon'],
  ['2022年在巴塞隆纳的照片', '2022年在巴塞罗那的照片'],
  ['想和朋友们分享一下2022年在里斯本的照片', '2022年在里斯本的照片'],
  ['把2022年在里斯本的照片都收集起来', '2022年在里斯本的照片'],
  ['在里斯本有狗的照片，随便哪张都行', '在里斯本有狗的照片'],
  ['phone screenshots from 2022', 'screenshots from 2022'],
  ['2022年的手机截图', '2022年的截图'],
  ['photos with a dog in Lisbon, any will do', 'photos with a dog in Lisbon'],
  ['mails of the person next door in 2022', 'mails of my neighbour in 2022'],
  ['2022年隔壁那家人的邮件', '2022年邻居的邮件'],
  ['photos with Anna and nobody more', 'photos with Anna and nobody else'],
  ['photos in my first travel to Paris', 'photos the first time I was in Paris'],
  ['photos when I was last in Lisbon', 'photos the last time I was in Lisbon'],
  ['photos when I first visited Lisbon on June 4th, 2020', 'photos the first time I was in Lisbon on June 4th, 2020'],
  ['photos with Ben on one of my trips', 'photos with Ben away from home'],
  ['photos in June 2022 away from home, on a trip', 'photos in June 2022 away from home'],
  ['photos close to my house in 2022', 'photos near home in 2022'],
  ['photos of boats on the water in the month May 2022', 'photos of boats in May 2022'],
  ['photos of the beach that summer, in 2021', 'photos of the beach in summer 2021'],
  ['有Anna可是Ben不在的照片', '有Anna但没有Ben的照片'],
  ['有Anna但Ben不在在巴黎的照片', '有Anna但没有Ben在巴黎的照片'],
  ['单独有Anna的照片', '只有Anna的照片'],
  ['头一回去巴黎玩的时候拍的照片', '第一次在巴黎拍的照片'],
  ['2022年5月初次到里斯本时拍的照片', '2022年5月第一次在里斯本拍的照片'],
  ['2022年在我住的地方附近的照片', '2022年在家附近的照片'],
  ['照片，要有大海', '有大海的照片'],
  ['和Anna一块儿在巴黎那个地方照的海滩相片', '和Anna一起在巴黎照的海滩相片'],
  ['日落时的天空的照片', '日落的照片'],
];

describe('words of those who learned the language', () => {
  it.each(same)('%s', (said, plain) => {
    expect(meant(said)).toBe(meant(plain));
  });

  it('do not turn what is only said of a place into who is not there', () => {
    expect(meant('photos with Anna but not in Paris')).toContain('not(place');
    expect(meant('photos with Anna but not in Paris')).not.toContain('not(person');
  });

  it('ask for nobody else to be seen beside the one named, whoever is to be shown them', () => {
    expect(meant('Could you show me the pictures alone with Anna')).toBe(meant('pictures alone with Anna'));
  });
});

const album: Gazetteer = { ...plannerWorld, modalities: { image: 500, video: 0, email: 0, text: 0 } };

/** Pictures may show the owner, too. */
const owned: Gazetteer = {
  ...album,
  people: [
    ...album.people.map((person) => ({ ...person, hasFace: true, owner: false })),
    { name: 'Me', id: 'me', roles: [], owner: true, hasFace: true },
  ],
};

describe('a memory of nothing but pictures', () => {
  it('has whoever is named in them', () => {
    expect(meant('I look for the beach in company of Anna', album)).toContain(
      'person!["Anna Berg", id="anna", how="shown"]',
    );
    expect(meant('2022年Anna的海滩', album)).toContain('person["Anna Berg", id="anna"]');
  });

  it('may show its owner with whoever came along alone', () => {
    for (const company of ['with Anna alone', 'with Anna and nobody else'])
      expect(meant(`pictures ${company}`, owned)).toBe(meant('pictures with just Anna', owned));
    expect(meant('pictures of Anna alone', owned)).not.toBe(meant('pictures with just Anna', owned));
  });

  it('has an animal of the house where an animal’s name is asked for, but not in company', () => {
    expect(meant('pictures of Waffles in 2022', album)).toContain('object["pet"]');
    expect(meant('2022年的旺财照片', album)).toContain('object["pet"]');
    const faceless = { ...album, people: album.people.map((person) => ({ ...person, hasFace: false })) };
    expect(meant('pictures with Waffles in 2022', faceless)).not.toContain('object["pet"]');
    expect(meant('pictures with Waffles in 2022', album)).toContain('object["pet"]');
    expect(meant('pictures of Waffles in 2022')).not.toContain('object["pet"]');
  });

  it('has an animal rather than a biscuit where a thing that is counted stands without its article', () => {
    expect(meant('Biscuit in 2022', album)).toContain('object["pet"]');
    expect(meant('Biscuit的照片在哪里', album)).toContain('object["pet"]');
    expect(meant('Biscuits in 2022', album)).toContain('object["cookie"]');
    expect(meant('饼干的照片在哪里', album)).toContain('object["cookie"]');
    expect(meant('Sushi in 2022', album)).toContain('object["sushi"]');
  });
});

describe('who has moved', () => {
  const town = (name: string) => ({ name, level: 'city' as const });
  const moved: Gazetteer = {
    ...album,
    homeTowns: [
      { town: town('Paris'), since: '2020-02-01' },
      { town: town('Lisbon'), until: '2020-01-20' },
    ],
  };

  it('travels to the town where they used to live, in both languages', () => {
    for (const question of ['photos while travelling', '旅行时的照片']) {
      const text = meant(question, moved);
      expect(text).toContain('all(place!["Lisbon", level="city"], time[..2020-01-20])');
      expect(text).toContain('all(place!["Paris", level="city"], time[2020-02-01..])');
    }
  });
});
