import { createHash } from 'node:crypto';
import { collectionItems, collectionSource } from '../../../app/items/collection.ts';
import type { Collection } from '../../collection.ts';
import type { Outcome } from '../../outcome.ts';
import type { GoldView, LoadedSuite, Suite } from '../../suite.ts';
import { hashWith, readErrata, withErrata } from '../errata.ts';
import { type Album, type AlbumQuery, albumFolders, readAlbum } from './album.ts';
import { photobenchAnchors } from './anchors.ts';
import { describePhotobench } from './describe.ts';
import { corrected, photobenchErrata } from './errata.ts';
import { queryLinguistics } from './linguistics.ts';
import { MOST_PREDICTED, readReturned, returnedBy } from './predictions.ts';
import { scorePhotobench } from './score.ts';

/** PhotoBench: intent-driven queries over a person's album, some of which nothing answers. */
export const photobenchSuite: Suite = {
  name: 'photobench',
  title: 'PhotoBench',
  licence: 'PhotoBench belongs to its authors and shows real people: follow the licence of the dataset.',
  obtain: 'The albums that github.com/LaVieEnRose365/PhotoBench links to: query.json and images/ in a folder each.',
  anchors: photobenchAnchors,
  released: { questions: [1188], of: 'the 1,188 of the three released albums', language: 'cn' },
  async load(path, { language = 'en', errata }) {
    const read = await Promise.all((await albumFolders(path)).map(readAlbum));
    const corrections = await readErrata(errata, photobenchErrata);
    const of = withErrata(
      read.flatMap(({ queries }) => queries),
      corrections,
      corrected,
    );
    const albums = read.map((album) => ({
      ...album,
      queries: of.questions.filter((query) => query.album === album.id),
    }));
    const suite = loaded(path, albums, language);
    return { ...suite, sha256: hashWith(suite.sha256, corrections), notes: [...suite.notes, ...of.notes] };
  },
};

function loaded(path: string, albums: readonly Album[], language: 'en' | 'cn'): LoadedSuite {
  const queries = albums.flatMap((album) => album.queries);
  const byId = new Map(queries.map((query) => [query.id, query]));
  const hash = createHash('sha256');
  for (const { id, sha256 } of albums) hash.update(id).update(sha256);
  return {
    name: 'photobench',
    root: path,
    sha256: hash.digest('hex'),
    collections: albums.map(collectionOf),
    questions: queries.flatMap((query) => {
      const text = wordsOf(query, language);
      if (text === '') return [];
      return [
        { id: query.id, text, language: language === 'cn' ? 'zh' : 'en', collection: query.album, form: 'items' },
      ];
    }),
    failures: albums.flatMap(({ failures }) => failures),
    notes: notesOf(albums, language),
    gold: (id) => goldView(byId.get(id), id),
    predictionFiles: (outcomes) => submissions(queries, outcomes, language),
    readPredictions: async (files) => {
      const { sets, remarks } = await readReturned(files.predictions, queries);
      return { outcomes: outcomesOf(sets), remarks };
    },
    score: async (outcomes, { rules }) => {
      const asked = new Set(outcomes.map(({ id }) => id));
      const of = queries.filter(({ id }) => asked.has(id));
      return withWords(scorePhotobench({ queries: of, albums, language, rules }, returnedBy(outcomes)));
    },
    describe: ({ conllu }) => describePhotobench(albums, language, conllu),
    scoreFiles: async ({ predictions }, { rules }) =>
      withWords(scorePhotobench({ queries, albums, language, rules }, await readReturned(predictions, queries))),
  };

  function withWords(scored: ReturnType<typeof scorePhotobench>) {
    const linguistics = queryLinguistics(
      queries.map((query) => wordsOf(query, language)).filter((text) => text !== ''),
      language,
    );
    return { ...scored, document: { ...scored.document, linguistics } };
  }
}

const wordsOf = (query: AlbumQuery, language: 'en' | 'cn'): string =>
  language === 'cn' ? query.chinese : query.english;

const collectionOf = ({ id, folder }: Album): Collection => ({
  id,
  source: () => collectionSource(folder, 'photobench'),
  async *items() {
    yield* collectionItems(await collectionSource(folder, 'photobench'));
  },
});

function notesOf(albums: readonly Album[], language: 'en' | 'cn'): string[] {
  return albums.flatMap(({ id, queries, files }) => {
    const strange = queries.filter(({ gold }) => gold?.some((file) => !files.has(file)) === true);
    const silent = queries.filter((query) => wordsOf(query, language) === '').length;
    const hidden = queries.filter(({ gold }) => gold === undefined).length;
    return [
      ...(files.size > 0 && strange.length > 0
        ? [`${id}: ${strange.length} queries have gold that the album's metadata does not name; it is still counted.`]
        : []),
      ...(silent > 0 ? [`${id}: ${silent} queries have no words in this language and are not asked.`] : []),
      ...(hidden > 0 ? [`${id}: ${hidden} queries come without gold and are not scored.`] : []),
    ];
  });
}

function goldView(query: AlbumQuery | undefined, id: string): GoldView {
  if (query === undefined) throw new RangeError(`no query ${id}`);
  const { gold = [], source, genre, components, album } = query;
  return {
    answer: gold.length === 0 ? 'nothing' : gold.join(', '),
    evidence: gold,
    slices: {
      ...(source === undefined ? {} : { source }),
      ...(genre === undefined ? {} : { genre }),
      ...Object.fromEntries(components),
    },
    ...(query.gold === undefined ? {} : { answerable: gold.length > 0 }),
    cluster: album,
  };
}

const outcomesOf = (sets: ReadonlyMap<string, readonly string[]>): Outcome[] =>
  [...sets].map(([id, files]) => ({
    state: 'answered',
    id,
    repeat: 0,
    seed: 0,
    reply: { said: { kind: 'items' }, retrieved: files.map((file, place) => ({ id: file, score: -place })) },
    tookMs: 0,
    tries: 1,
    cached: false,
  }));

/** Both released forms, of the first repeat: one list over all albums, and one submission an album. */
function submissions(
  queries: readonly AlbumQuery[],
  outcomes: readonly Outcome[],
  language: 'en' | 'cn',
): ReadonlyMap<string, string> {
  const { sets } = returnedBy(outcomes.filter(({ repeat }) => repeat === 0));
  const answered = queries.flatMap((query) => {
    const files = sets.get(query.id);
    return files === undefined ? [] : [{ query, files: files.slice(0, MOST_PREDICTED) }];
  });
  const list = answered.map(({ query, files }) => ({
    album_id: query.album,
    query_en: query.english,
    // A query without English words is known by its Chinese ones.
    ...(query.english === '' ? { query_cn: query.chinese } : {}),
    pred: files,
  }));
  const perAlbum = Map.groupBy(answered, ({ query }) => query.album);
  const printed = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
  return new Map([
    ['predictions.json', printed(list)],
    ...[...perAlbum].map(([album, of]): [string, string] => [
      `submission-${album}.json`,
      printed({
        model_name: 'madeleine bench',
        language,
        results: of.map(({ query, files }) => ({ query_id: query.ownId ?? query.number, predictions: files })),
      }),
    ]),
  ]);
}
