import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type MadeAlbum, makeAlbum } from './album/album.ts';
import { makeDialogues } from './dialogue/dialogues.ts';
import { turnsOf } from './dialogue/locomo-file.ts';
import type { Difficulty } from './difficulty.ts';
import { atmQuestions, type MadeQuestion } from './questions/atm-questions.ts';
import { recordsOf } from './records/records.ts';
import type { Records } from './records/row.ts';
import { makeTruth } from './truth/truth.ts';
import type { Voice } from './voices/voice.ts';

export type LifeOptions = {
  readonly seed: number;
  readonly difficulty: Difficulty;
  /** Mails and pictures, about. */
  readonly items: number;
  readonly voice: Voice;
};
export type MadeLife = { readonly records: Records; readonly questions: readonly MadeQuestion[] };

/** Of a life's items, how many are pictures and videos. */
const PICTURED = 0.42;

/** A life in ATM-Bench's shapes: the same for the same options, on every machine. */
export function makeLife({ seed, difficulty, items, voice }: LifeOptions): MadeLife {
  const truth = makeTruth(seed, items, Math.round(items * PICTURED));
  const records = recordsOf(truth, difficulty, voice);
  return { records, questions: atmQuestions(truth, records, voice) };
}

/** An album of a life in PhotoBench's shapes. */
export const makeLifeAlbum = ({ seed, difficulty, items, voice }: LifeOptions): MadeAlbum =>
  makeAlbum(makeTruth(seed, items, Math.round(items * 1.2) + 20), items, difficulty, voice);

/** Files of a life, by their path in the released layout. */
export const lifeFiles = ({ records, questions }: MadeLife): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ['data/atm-bench/atm-bench.json', questions],
    ['data/raw_memory/email/emails.json', records.mails],
    ['data/processed_memory/image_batch_results.json', records.pictures],
    ['data/processed_memory/video_batch_results.json', records.videos],
  ]);

export const albumFiles = ({ queries, metadata, faces, captions }: MadeAlbum): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ['query.json', queries],
    ['images/metadata/metadata.json', metadata],
    ['images/faceid/face_info_en.json', faces.en],
    ['images/faceid/face_info_cn.json', faces.cn],
    ['images/captions/captions_en.json', captions.en],
    ['images/captions/captions_cn.json', captions.cn],
  ]);

export type MadeFiles = {
  readonly out: string;
  readonly files: readonly string[];
  readonly questions: number;
  readonly items: number;
};

/** A suite that something can be made for. */
export type MadeSuite = 'atm' | 'photobench' | 'locomo';
type Made = { readonly files: ReadonlyMap<string, unknown>; readonly questions: number; readonly items: number };

const makers: Readonly<Record<MadeSuite, (options: LifeOptions) => Made>> = {
  atm: (options) => {
    const life = makeLife(options);
    const items = life.records.mails.length + life.records.pictures.length + life.records.videos.length;
    return { files: lifeFiles(life), questions: life.questions.length, items };
  },
  photobench: (options) => {
    const album = makeLifeAlbum(options);
    return { files: albumFiles(album), questions: album.queries.length, items: Object.keys(album.metadata).length };
  },
  locomo: (options) => {
    const samples = makeDialogues(options);
    return {
      files: new Map([['locomo.json', samples]]),
      questions: samples.reduce((sum, { qa }) => sum + qa.length, 0),
      items: samples.reduce((sum, sample) => sum + turnsOf(sample), 0),
    };
  },
};

/** Writes a life, an album or conversations to develop on. Nothing of what is tuned on them is a result. */
export async function benchMake(suite: MadeSuite, options: LifeOptions, to: string): Promise<MadeFiles> {
  const out = resolve(to);
  const { files, questions, items } = makers[suite](options);
  for (const [path, content] of files) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), `${JSON.stringify(content, null, 1)}\n`);
  }
  return { out, files: [...files.keys()], questions, items };
}
