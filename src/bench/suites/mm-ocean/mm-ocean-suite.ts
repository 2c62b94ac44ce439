import { traitLimits } from '../../../contract/apparent-personality.ts';
import type { Collection } from '../../collection.ts';
import type { Outcome, Said } from '../../outcome.ts';
import type { AskedQuestion } from '../../question.ts';
import type { Remark } from '../../scored.ts';
import type { GoldView, LoadedSuite, ScoreOptions, Suite } from '../../suite.ts';
import { hashWith, readErrata, withErrata } from '../errata.ts';
import { mmOceanAnchors } from './anchors.ts';
import { type Annotation, type Annotations, readAnnotations, traits } from './annotation.ts';
import { describeMmOcean, personOf } from './describe.ts';
import { corrected, mmOceanErrata } from './errata.ts';
import { judged } from './judging.ts';
import { type Prediction, predictionsOf, readPredictions } from './prediction.ts';
import { scoreMmOcean } from './score.ts';

/** MM-OCEAN: apparent personality in short videos, rated, reasoned and grounded in what is seen and heard. */
export const mmOceanSuite: Suite = {
  name: 'mm-ocean',
  title: 'MM-OCEAN',
  licence:
    'MM-OCEAN is licensed under CC BY-NC-SA 4.0 and shows real people: research only, not for hiring, credit, insurance, policing or surveillance.',
  limits: traitLimits,
  obtain: 'github.com/kkkcx/MM-OCEAN, folder data/test; the videos are ChaLearn First Impressions’.',
  anchors: mmOceanAnchors,
  released: { questions: [1104], of: 'those of the 1,104 released videos' },
  async load(path, { errata }) {
    const read = await readAnnotations(path);
    const corrections = await readErrata(errata, mmOceanErrata);
    const { questions: videos, notes } = withErrata(read.videos, corrections, corrected);
    return loaded({ ...read, videos, sha256: hashWith(read.sha256, corrections) }, notes);
  },
};

/** All that a system may remember is in the video itself. */
const nothing: Collection = {
  id: 'videos',
  source: async () => ({
    importer: 'madeleine',
    root: '',
    estimate: async () => ({ images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 }),
    async *read() {},
  }),
  async *items() {},
};

function loaded({ folder, sha256, videos, failures }: Annotations, corrections: readonly string[]): LoadedSuite {
  const byId = new Map(videos.map((video) => [video.id, video]));
  const known = new Set(byId.keys());
  const scored = async (
    predictions: readonly Prediction[],
    remarks: readonly Remark[],
    { rules, judges, signal }: ScoreOptions,
    of: readonly Annotation[] = videos,
  ) => {
    const graded = await judged(of, predictions, judges, signal);
    const scores = scoreMmOcean(of, graded.predictions, rules, [...remarks, ...graded.remarks]);
    return { ...scores, document: { ...scores.document, judges: graded.judges, agreement: graded.agreement } };
  };
  return {
    name: 'mm-ocean',
    root: folder,
    sha256,
    collections: [nothing],
    questions: videos.map(questionOf),
    failures,
    notes: [
      ...(videos.some(({ video }) => video === undefined)
        ? ['The videos are not beside their annotations: what needs to see or hear them is unscored.']
        : []),
      ...corrections,
    ],
    gold: (id) => goldView(byId.get(id), id),
    predictionFiles: (outcomes) => files(outcomes, byId),
    readPredictions: async ({ predictions }) => {
      const { all, remarks } = await readPredictions(predictions, known);
      return { outcomes: all.map((one) => outcomeOf(one, byId)), remarks };
    },
    async score(outcomes, options) {
      const asked = new Set(outcomes.map(({ id }) => id));
      const { all, remarks } = predictionsOf(outcomes);
      return scored(
        all,
        remarks,
        options,
        videos.filter(({ id }) => asked.has(id)),
      );
    },
    describe: () => describeMmOcean(videos),
    async scoreFiles({ predictions }, options) {
      const { all, remarks } = await readPredictions(predictions, known);
      return scored(all, remarks, options);
    },
  };
}

const questionOf = ({ id, video, transcript, choices }: Annotation): AskedQuestion => ({
  id,
  text: 'Rate the apparent personality of the person in this video, explain each rating by what is seen and heard, and answer the questions.',
  language: 'en',
  collection: nothing.id,
  form: 'ratings',
  ...(video === undefined ? {} : { media: video }),
  video: { transcript, choices: choices.map(({ question, options }) => ({ text: question, options })) },
});

function goldView(video: Annotation | undefined, id: string): GoldView {
  if (video === undefined) throw new RangeError(`no video ${id}`);
  const rated = traits.map((trait) => `${trait} ${video.levels.get(trait) ?? '?'}`);
  const right = video.choices.flatMap(({ right, dropped }, at) => (dropped === true ? [] : [`${at + 1} ${right}`]));
  return { answer: `${rated.join(', ')}; ${right.join(', ')}`, evidence: [], slices: {}, cluster: personOf(id) };
}

function files(outcomes: readonly Outcome[], videos: ReadonlyMap<string, Annotation>): ReadonlyMap<string, string> {
  const { all } = predictionsOf(outcomes.filter(({ repeat }) => repeat === 0));
  const lines = all.map((one) =>
    JSON.stringify({
      video_id: one.id,
      task1: Object.fromEntries(one.levels),
      task2: Object.fromEntries(one.rationales),
      task3: (videos.get(one.id)?.choices ?? []).flatMap((_, at) => {
        const answer = one.letters.get(at + 1);
        return answer === undefined ? [] : [{ q_idx: at + 1, answer }];
      }),
    }),
  );
  // The released format has no room for what a reader of ratings has to know: it lies beside them.
  return new Map([
    ['predictions.jsonl', lines.map((line) => `${line}\n`).join('')],
    ['limits.txt', traitLimits.map((line) => `${line}\n`).join('')],
  ]);
}

function outcomeOf(one: Prediction, videos: ReadonlyMap<string, Annotation>): Outcome {
  const said: Said = {
    kind: 'ratings',
    levels: Object.fromEntries(
      [...one.levels].map(([trait, level]) => [
        trait,
        typeof level === 'string' ? level : (JSON.stringify(level) ?? ''),
      ]),
    ),
    rationales: Object.fromEntries(one.rationales),
    choices: (videos.get(one.id)?.choices ?? []).map((_, at) => one.letters.get(at + 1) ?? null),
  };
  return { state: 'answered', id: one.id, repeat: 0, seed: 0, reply: { said }, tookMs: 0, tries: 1, cached: false };
}
