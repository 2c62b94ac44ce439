import { describe, expect, it } from 'vitest';
import { withoutWords } from '../../../test/retrieve/planner-world.ts';
import { chipWords } from '../../contract/chips/chip-words.ts';
import { chipsOf } from '../../contract/chips/chips-of-plan.ts';
import { planText } from '../algebra/plan-text.ts';
import { gazetteerOf } from './gazetteer-build.ts';
import { plan } from './planner.ts';

const now = '2024-03-15T12:00:00';
const terms = [
  'al:rome_trip',
  'al:garden_2019_2023',
  'al:外婆的生日',
  'al:anna_s_wedding',
  'has:favourite',
  'g:rated_4_stars',
  'g:archived',
  'c:rome',
  'c:lyon',
];
const known = (more: readonly string[]) =>
  gazetteerOf({
    people: [],
    places: [],
    events: [],
    settings: undefined,
    modalities: { image: 20, video: 2, email: 3, text: 0 },
    vocabulary: more.map((term) => ({ term, items: 3 })),
  });
const world = known(terms);
const said = (question: string, gazetteer = world): string =>
  planText(withoutWords(plan(question, gazetteer, now).root));
const album = (name: string): string => `reference!["${name}", kind="album"]`;
const favourite = 'reference!["favourite", kind="mark"]';
const photos = 'modality!["image"]';

describe('an album', () => {
  it.each([
    ['photos in the album Rome trip', `all(${photos}, ${album('Rome trip')})`],
    ['Rome trip album', album('Rome trip')],
    ['photos in the album called “Rome trip” from May 2023', `all(${photos}, ${album('Rome trip')}, time![2023-05])`],
    [
      'Which photos in my Rome trip album are from Lyon?',
      `all(${photos}, place!["Lyon", level="city"], ${album('Rome trip')})`,
    ],
    ["Anna's wedding album", album("Anna's wedding")],
    ['pictures in my garden album', `all(${photos}, ${album('garden 2019 2023')})`],
    ['Rome trip相册里的照片', `all(${photos}, ${album('Rome trip')})`],
    ['相册外婆的生日里的照片', `all(${photos}, ${album('外婆的生日')})`],
    ['外婆相册里的视频', `all(modality!["video"], ${album('外婆的生日')})`],
    ['名为“外婆的生日”的相册', album('外婆的生日')],
  ])('is asked for by %s', (question, meant) => {
    const parts = (text: string): string[] =>
      text
        .replace(/^all\(|\)$/g, '')
        .split(/, (?=[a-z]+!)/)
        .sort();
    expect(parts(said(question))).toEqual(parts(meant));
    expect(plan(question, world, now).unknown).toEqual([]);
  });

  it('is one of several, or not to be', () => {
    expect(said('photos in the album Rome trip or the garden album')).toContain(
      `any(${album('Rome trip')}, ${album('garden 2019 2023')})`,
    );
    expect(said('photos not in the album Rome trip')).toContain(`not(${album('Rome trip')})`);
    expect(said('不在相册Rome trip里的照片')).toContain(`not(${album('Rome trip')})`);
  });

  it('is none where the words only say where pictures are kept, or name none that is known', () => {
    for (const question of [
      'photos in my album of Lyon',
      'my photo album from 2022',
      'photos in my family album',
      'the wedding albums of the neighbours from 2019',
      '我手机相册里的猫',
    ])
      expect(said(question, known(['al:rome_trip', 'al:family_dinner', 'c:lyon']))).not.toContain('kind="album"');
    expect(said('photos in the album Rome trip', known(['c:rome']))).not.toContain('kind="album"');
  });

  it('is a condition in words of both languages', () => {
    const chips = (question: string, language: 'en' | 'zh') =>
      chipsOf(plan(question, world, now)).map((chip) => chipWords(chip, language));
    expect(chips('photos in the album Rome trip', 'en')).toEqual(['photos', 'in the album “Rome trip”']);
    expect(chips('相册外婆的生日里收藏的照片', 'zh')).toEqual(['照片', '标为收藏', '在相册“外婆的生日”里']);
    expect(chips('my favourite photos', 'en')).toEqual(['photos', 'marked as a favourite']);
  });
});

describe('favourites', () => {
  it.each([
    'my favourite photos',
    'favorites from 2023',
    'photos marked as favourites',
    'starred videos',
    'Show me my favourites',
    '收藏的照片',
    '我最喜欢的照片',
    '2023年的收藏',
    '收藏夹里的视频',
  ])('are asked for by %s', (question) => {
    expect(said(question)).toContain(favourite);
    // Without a mark in the memory the words are looked for.
    expect(said(question, known(terms.filter((term) => term !== 'has:favourite')))).not.toContain('kind="mark"');
  });

  it('are not to be', () => {
    expect(said('photos that are not favourites')).toContain(`not(${favourite})`);
    expect(said('没有收藏的照片')).toContain(`not(${favourite})`);
  });

  it.each(['my favourite restaurant', "Anna's favourite photos", 'What is her favourite song?', '我最喜欢的餐厅'])(
    'are not meant by %s',
    (question) => {
      expect(said(question)).not.toContain('kind="mark"');
    },
  );
});

describe('a rating', () => {
  const stars = (...counts: number[]): string => {
    const marks = counts.map((n) => `reference!["rated ${n} star${n === 1 ? '' : 's'}", kind="mark"]`);
    return marks.length === 1 ? marks.join() : `any(${marks.join(', ')})`;
  };
  it.each([
    ['photos rated 4 or more', stars(4, 5)],
    ['photos with at least three stars', stars(3, 4, 5)],
    ['pictures rated at most two stars', stars(1, 2)],
    ['five-star photos from Lyon', stars(5)],
    ['rated 3', stars(3)],
    ['评分4星以上的照片', stars(4, 5)],
    ['三星的照片', stars(3)],
  ])('is asked for by %s', (question, meant) => {
    expect(said(question)).toContain(meant);
    expect(plan(question, world, now).unknown).toEqual([]);
  });

  it('is not what hotels and words of other things have, nor known where nothing is rated', () => {
    for (const question of ['the five star hotel in Lyon', 'four stars in the sky'])
      expect(said(question)).not.toContain('rated');
    expect(said('photos rated 4 or more', known(['c:lyon']))).not.toContain('kind="mark"');
  });
});

describe('the archive', () => {
  const archived = 'reference!["archived", kind="mark"]';
  it.each([
    ['archived', archived],
    ['archived photos from Lyon', archived],
    ['photos that are not archived', `not(${archived})`],
    ['已归档的照片', archived],
  ])('is asked for by %s', (question, meant) => {
    expect(said(question)).toContain(meant);
  });
});
