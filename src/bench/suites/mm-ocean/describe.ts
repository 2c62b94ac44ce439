import { counted, countTable, type Described, summaryTable, words } from '../../described.ts';
import { summaryOf } from '../../statistics/summary.ts';
import { type Annotation, levels, traits } from './annotation.ts';

/** Levels by trait, questions by category, letters, observations, and where the written level is not the score's. */
export async function describeMmOcean(videos: readonly Annotation[]): Promise<Described> {
  const byTrait = Object.fromEntries(
    traits.map((trait) => [trait, counted(videos.flatMap((video) => video.levels.get(trait) ?? []))]),
  );
  const rated = videos.flatMap((video) =>
    traits.flatMap((trait) => {
      const written = video.writtenLevels.get(trait);
      return written === undefined ? [] : [{ agree: written === video.levels.get(trait) }];
    }),
  );
  const disagree = rated.filter(({ agree }) => !agree).length;
  const choices = videos.flatMap((video) => video.choices);
  const categories = counted(choices.map(({ category }) => category));
  const letters = counted(choices.map(({ right }) => right.trim().toUpperCase()).sort());
  const dimensions = counted(videos.flatMap((video) => video.dimensions));
  const of = (value: (video: Annotation) => number) => summaryOf(videos.map(value));
  const perVideo = {
    questions: of((video) => video.choices.length),
    observations: of((video) => video.observations.length),
    words: of((video) => words(video.transcript)),
  };
  const people = new Set(videos.map(({ id }) => personOf(id))).size;
  return {
    document: {
      videos: {
        n: videos.length,
        people,
        withVideo: videos.filter(({ video }) => video !== undefined).length,
        ...perVideo,
      },
      levels: { byTrait, written: rated.length, disagree },
      questions: { n: choices.length, categories, letters },
      observations: { n: videos.reduce((sum, video) => sum + video.observations.length, 0), dimensions },
    },
    tables: [
      ...countTable('Videos', { videos: videos.length, people }),
      {
        title: 'Levels of the traits, cut from the scores',
        head: ['', ...levels],
        rows: traits.map((trait) => [trait, ...levels.map((level) => byTrait[trait]?.[level] ?? 0)]),
      },
      ...countTable('Written levels', {
        'as the score has it': rated.length - disagree,
        'not so (not used)': disagree,
      }),
      ...countTable('Questions by category', categories),
      ...countTable('Letters of the right options', letters),
      ...countTable('Observations', dimensions),
      ...summaryTable('A video', [
        ['questions', perVideo.questions],
        ['observations', perVideo.observations],
        ['words of its transcript', perVideo.words],
      ]),
    ],
  };
}

/** Clips of one person share the name of the film that they were cut from: `<film>.<part>.mp4`. */
export const personOf = (id: string): string => id.replace(/\.\d+\.mp4$/, '');
