import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../outcome.ts';
import { mtld, queryLinguistics, queryTokens } from './linguistics.ts';
import { photobenchSuite } from './photobench-suite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-photobench-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, value: unknown): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
  return file;
}

const canary = 'CANARYGOLD.jpg';
const queries = [
  {
    query_en: 'the dog',
    query_cn: '狗',
    ground_truth: ['a (1).jpg', 'B.JPG'],
    ground_truth_count: 2,
    Location: null,
    Object: 'fact',
    Genre: 'pets',
    Source: 'V',
  },
  { query_en: 'in Lisbon', query_cn: '里斯本', ground_truth: [canary], Location: 'fact', Source: 'M' },
  {
    query_en: 'with Anna in Lisbon',
    query_cn: '和安娜',
    ground_truth: ['a (1).jpg'],
    Person: 'cognitive',
    Source: 'MF',
  },
  { query_en: 'the elephant', query_cn: '大象', ground_truth: [], Source: 'VMF' },
  { query_en: 'kept back', query_cn: '' },
  { nothing: true },
];
async function album(): Promise<void> {
  await put('album1/query.json', queries);
  await put('album1/images/metadata/metadata.json', {
    'a (1).jpg': { latitude: 38.7, longitude: -9.1, time: '2022-05-07 15:09:29' },
    'B.JPG': { latitude: null, longitude: '', time: '' },
    'c.jpg': {},
  });
}
const load = async (language: 'en' | 'cn' = 'en') => {
  await album();
  return photobenchSuite.load(folder, { language });
};
const rules = { rules: 'official', judges: [] } as const;
const returned = (id: string, ...files: string[]): Outcome => ({
  state: 'answered',
  id,
  repeat: 0,
  seed: 1,
  reply: { said: { kind: 'items' }, retrieved: files.map((file, i) => ({ id: file, score: -i })) },
  tookMs: 1,
  tries: 1,
  cached: false,
});

describe('loading albums', () => {
  it('takes an album, its query file, or a folder of albums, and names what cannot be read', async () => {
    const suite = await load();
    expect(suite.questions.map(({ id }) => id)).toEqual([
      'album1:q0',
      'album1:q1',
      'album1:q2',
      'album1:q3',
      'album1:q4',
    ]);
    expect(suite.failures.map(({ path }) => path)).toEqual(['album1/query.json, query 5']);
    expect(suite.notes.join('\n')).toMatch(
      /1 queries have gold that the album's metadata does not name[\s\S]*1 queries come without gold/,
    );
    expect((await photobenchSuite.load(join(folder, 'album1'), {})).questions).toHaveLength(5);
    expect((await photobenchSuite.load(join(folder, 'album1/query.json'), {})).sha256).toBe(suite.sha256);
    expect((await load('cn')).questions.map(({ text }) => text)).toEqual(['狗', '里斯本', '和安娜', '大象']);
  });

  it('fails with a sentence on what is no album', async () => {
    await expect(photobenchSuite.load(folder, {})).rejects.toMatchObject({ code: 'missing' });
    await put('x/query.json', { no: 'list' });
    await expect(photobenchSuite.load(folder, {})).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('shows a system no gold, no source, no count', async () => {
    const suite = await load();
    const shown: unknown[] = [...suite.questions];
    for (const collection of suite.collections) {
      for await (const item of collection.items()) shown.push(item);
      for await (const event of (await collection.source()).read({})) shown.push(event);
    }
    expect(JSON.stringify(shown)).not.toMatch(/CANARY|ground_truth|"Source"|"V"/);
    expect(JSON.stringify(shown)).toContain('a (1).jpg');
  });
});

describe('scoring albums', () => {
  it('gives set, ranking and rejection measures by hand', async () => {
    const suite = await load();
    const { document, remarks } = await suite.score(
      [
        returned('album1:q0', 'B.JPG', 'c.jpg'),
        returned('album1:q1'),
        returned('album1:q2', 'a (1).jpg'),
        returned('album1:q3'),
      ],
      rules,
    );
    expect(document).toMatchObject({
      n: 4,
      normal: { n: 3, precision: (0.5 + 0 + 1) / 3, recall: (0.5 + 0 + 1) / 3, f1: (0.5 + 0 + 1) / 3 },
      rejection: { n: 1, precision: 0.5, recall: 1, f1: 2 / 3 },
      ranking: { 'recall@1': (0.5 + 0 + 1) / 3 },
      bySource: { V: { n: 1, normal: { f1: 0.5 } }, VF: { n: 0, normal: { f1: null } } },
      fusion: { single: 0.25, dual: 1, triple: null, changeToDual: 3, changeToTriple: null },
      reasoning: { measure: 'R@10', fact: 0.25, cognitive: 1, gap: -0.75 },
      byComponent: { 'Location=fact': { n: 1 }, 'Person=cognitive': { n: 1 }, 'genre=pets': { n: 1 } },
    });
    expect(remarks).toEqual([]);
  });

  it('takes no silence for a rejection', async () => {
    const suite = await load();
    const failed: Outcome = {
      state: 'failed',
      id: 'album1:q3',
      repeat: 0,
      seed: 1,
      error: { code: 'timeout', message: '' },
      tookMs: 1,
      tries: 1,
    };
    const { document } = await suite.score([failed], rules);
    expect(document).toMatchObject({ rejection: { n: 1, recall: 0 } });
  });

  it('reads file names as they are meant under strict rules, and asks for no file that the album has not', async () => {
    const suite = await load();
    const answers = [
      returned('album1:q0', 'images/b.jpg', 'A (1).JPG'),
      returned('album1:q1', 'c.jpg'),
      returned('album1:q2', 'a (1).jpg'),
      returned('album1:q3'),
    ];
    const { document, figures } = await suite.score(answers, rules);
    expect(document).toMatchObject({
      rules: 'official',
      normal: { n: 3, f1: 1 / 3 },
      otherRules: {
        rules: 'strict',
        n: 3,
        normal: { n: 2, f1: 1 },
        rejection: { n: 1, recall: 1 },
        differ: [
          { id: 'album1:q0', score: 0, other: 1 },
          { id: 'album1:q1', score: 0, other: null },
        ],
      },
    });
    expect(figures).toContainEqual({ measure: 'set-F1', slice: 'rules=strict', n: 2, value: 1 });
    const strict = await suite.score(answers, { ...rules, rules: 'strict' });
    expect(strict.document).toMatchObject({
      rules: 'strict',
      n: 3,
      normal: { f1: 1 },
      otherRules: { normal: { n: 3 } },
    });
    const plain = await suite.score([returned('album1:q2', 'a (1).jpg')], rules);
    expect(plain.document).toMatchObject({ otherRules: { differ: [] } });
    expect(plain.figures.some(({ slice }) => slice?.startsWith('rules='))).toBe(false);
  });

  it('asks under strict rules for a picture that only faces, captions or the folder name', async () => {
    await put('faces/query.json', [
      { query_en: 'x', ground_truth: ['face.jpg', 'told.jpg', 'there.jpg', 'nowhere.jpg'] },
    ]);
    await put('faces/images/metadata/metadata.json', { 'a.jpg': {} });
    await put('faces/images/faceid/face_info_en.json', {
      face_id_to_nicknames: {},
      image_to_face_ids: { 'face.jpg': ['1'] },
    });
    await put('faces/images/captions/captions_cn.json', { 'told.jpg': '狗' });
    await put('faces/images/there.jpg', '');
    const suite = await photobenchSuite.load(join(folder, 'faces'), {});
    const outcome = returned('faces:q0', 'face.jpg', 'told.jpg', 'there.jpg');
    const { document } = await suite.score([outcome], { ...rules, rules: 'strict' });
    expect(document).toMatchObject({ normal: { recall: 1 }, otherRules: { normal: { recall: 0.75 } } });
  });

  it('finds a query by its own album and words, in Chinese where it has no English ones', async () => {
    await put('1/query.json', [
      { query_en: 'the dog', ground_truth: ['x.jpg'] },
      { query_cn: '狗', ground_truth: ['y.jpg'] },
    ]);
    await put('11/query.json', [{ query_en: 'the dog', ground_truth: ['z.jpg'] }]);
    const suite = await photobenchSuite.load(folder, { language: 'cn' });
    const list = await put('p.json', [
      { album_id: 1, query_en: 'the dog', pred: ['x.jpg'] },
      { album_id: 'all/11', query_en: 'the dog', pred: [] },
      { album_id: 11, query_en: 'the dog', pred: ['z.jpg'] },
    ]);
    const scored = await suite.scoreFiles({ predictions: list }, rules);
    const values = scored.perQuestion.get('set-F1');
    expect([values?.get('1:q0'), values?.get('11:q0'), values?.get('1:q1')]).toEqual([1, 1, 0]);
    const written = suite.predictionFiles([returned('1:q1', 'y.jpg')]).get('predictions.json') ?? '';
    const again = await put('again.json', JSON.parse(written));
    expect((await suite.scoreFiles({ predictions: again }, rules)).perQuestion.get('set-F1')?.get('1:q1')).toBe(1);
  });

  it('reads both forms of predictions, and names what is odd', async () => {
    const suite = await load();
    const list = await put('p.json', [
      { album_id: 'album1', query_en: 'the dog', pred: ['a (1).jpg', 'B.JPG'] },
      { album_id: 'album1', query_en: 'the dog', pred: ['B.JPG'] },
      { album_id: 'album1', query_en: 'nobody asked', pred: [] },
      { query_en: 'in Lisbon', pred: Array.from({ length: 120 }, (_, i) => `${i}.jpg`) },
      17,
    ]);
    const scored = await suite.scoreFiles({ predictions: list }, rules);
    expect(scored.perQuestion.get('set-F1')?.get('album1:q0')).toBeCloseTo(2 / 3, 12);
    expect(scored.remarks.map(({ code, count }) => `${code} ${count}`)).toEqual([
      'duplicate 1',
      'unknown-id 1',
      'too-long 1',
      'broken-row 1',
      'missing 3',
    ]);
    const results = await put('r.json', {
      model_name: 'm',
      language: 'en',
      results: [
        { query_id: 0, predictions: ['a (1).jpg', 'B.JPG'] },
        { query_id: 'album1:q2', predictions: [] },
      ],
    });
    const other = await suite.scoreFiles({ predictions: results }, rules);
    expect(other.perQuestion.get('set-F1')?.get('album1:q0')).toBe(1);
    expect(other.perQuestion.get('set-F1')?.get('album1:q2')).toBe(0);
  });

  it('names queries by their own ids where the file has them, and by their places where a submission has none', async () => {
    await put('own/query.json', [
      { Query_id: 7, query_en: 'a', ground_truth: ['a.jpg'] },
      { query_id: 'x', query: '狗 dog', ground_truth: ['b.jpg'] },
    ]);
    const suite = await photobenchSuite.load(join(folder, 'own'), { language: 'cn' });
    expect(suite.questions.map(({ text }) => text)).toEqual(['狗 dog']);
    const file = async (...results: readonly object[]) => ({ predictions: await put('p.json', { results }) });
    const named = await suite.scoreFiles(
      await file(
        { query_id: 'x', predictions: ['b.jpg'] },
        { query_id: '7', predictions: ['a.jpg'] },
        { query_id: 1, predictions: [] },
      ),
      rules,
    );
    expect(named.document).toMatchObject({ normal: { f1: 1 } });
    expect(named.remarks.map(({ code }) => code)).toEqual(['unknown-id']);
    const placed = await file({ query_id: null, predictions: ['a.jpg'] }, { query_id: null, predictions: ['b.jpg'] });
    expect((await suite.scoreFiles(placed, rules)).document).toMatchObject({ normal: { f1: 1 } });
    const short = await suite.scoreFiles(await file({ query_id: null, predictions: ['a.jpg'] }), rules);
    expect(short.remarks.map(({ code }) => code)).toEqual(['unknown-id', 'missing']);
    const written = suite.predictionFiles([returned('own:q0', 'a.jpg')]).get('submission-own.json') ?? '';
    expect(JSON.parse(written)).toMatchObject({ results: [{ query_id: 7 }] });
  });

  it('writes submissions that score as the run did', async () => {
    const suite = await load();
    const outcomes = [returned('album1:q0', 'B.JPG'), returned('album1:q3')];
    const files = suite.predictionFiles(outcomes);
    expect([...files.keys()]).toEqual(['predictions.json', 'submission-album1.json']);
    for (const [name, content] of files) {
      const path = join(folder, name);
      await writeFile(path, content);
      const { perQuestion } = await suite.scoreFiles({ predictions: path }, rules);
      expect(perQuestion.get('set-F1')?.get('album1:q0')).toBeCloseTo(2 / 3, 12);
    }
  });
});

describe('the language of queries', () => {
  it('has MTLD by hand', () => {
    // a b a b: 1, 1, 2/3 < 0.72: one factor; then b alone: nothing of the next. The same backwards.
    expect(mtld(['a', 'b', 'a', 'b'])).toBe(4);
    expect(mtld(['a', 'b', 'c'])).toBeUndefined();
    expect(mtld([])).toBeUndefined();
  });

  it('has more diversity the rarer words repeat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), (n) => {
        const words = (kinds: number) => Array.from({ length: 400 }, (_, i) => `w${i % kinds}`);
        expect(mtld(words(n + 1)) ?? 0).toBeGreaterThanOrEqual(mtld(words(n)) ?? 0);
      }),
    );
  });

  it('cuts Chinese into words, and reads depth and nouns from a parse alone', () => {
    expect(queryTokens('The red dog!', 'en')).toEqual(['the', 'red', 'dog']);
    expect(queryTokens('去年夏天的狗', 'cn').length).toBeGreaterThan(2);
    const parse = '1\tred\tred\tADJ\t_\t_\t2\tamod\t_\t_\n2\tdog\tdog\tNOUN\t_\t_\t0\troot\t_\t_\n\n';
    expect(queryLinguistics(['red dog'], 'en', parse)).toEqual({
      parsed: 1,
      queries: 1,
      length: 2,
      nounDensity: 0.5,
      depth: 1,
    });
    expect(queryLinguistics(['red dog'], 'en')).toEqual({ queries: 1, length: 2 });
  });
});
