import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type App, openOrMakeApp } from '../app/app.ts';
import type { Configuration } from '../app/settings/configuration.ts';
import type { DemoResponse } from '../contract/demo-verb.ts';
import type { AskResponse } from '../contract/question-verbs.ts';
import { MadeleineError } from '../memory/errors.ts';
import type { ProgressListener } from '../ports/progress.ts';
import { dataSetFolder, writeDataSet } from './data-set.ts';
import { writeKnown } from './known.ts';
import { type DemoQuestion, type LifeManifest, makeLife } from './life.ts';

export type DemoSettings = {
  readonly seed: number;
  /** Where life and memory are kept; a temporary folder, removed afterwards, without it. */
  readonly keep?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: ProgressListener;
};

const since = (began: number): number => (performance.now() - began) / 1000;

/** Draws a life, adds it to a memory of its own and asks it questions: everything real but the life. */
export async function demo(settings: DemoSettings): Promise<DemoResponse> {
  const base = settings.keep === undefined ? await mkdtemp(join(tmpdir(), 'madeleine-demo-')) : resolve(settings.keep);
  try {
    return await demoIn(base, settings);
  } finally {
    if (settings.keep === undefined) await rm(base, { recursive: true, force: true });
  }
}

async function demoIn(base: string, settings: DemoSettings): Promise<DemoResponse> {
  const drawing = performance.now();
  settings.onProgress?.({ stage: 'draw', done: 0 });
  const life = await makeLife(join(base, 'life'), { seed: settings.seed });
  const draw = since(drawing);
  const folder = join(base, 'memory');
  const configuration: Configuration = {
    owner: { name: life.owner.name, addresses: [life.owner.address] },
    // Its pictures are drawn: what models trained on photographs see in them says nothing.
    perception: { enabled: false },
  };
  const { app } = await openOrMakeApp(folder, configuration, 'off');
  try {
    await writeFile(join(folder, 'madeleine.config.json'), `${JSON.stringify(configuration, null, 2)}\n`);
    const adding = performance.now();
    const added = await app.add([life.folder], {
      as: 'auto',
      ...(settings.signal === undefined ? {} : { signal: settings.signal }),
      ...(settings.onProgress === undefined ? {} : { onProgress: settings.onProgress }),
    });
    if (added.stopped) throw new MadeleineError('cancelled', 'The demo was cancelled.');
    const add = since(adding);
    if (settings.keep !== undefined) {
      await writeDataSet(app, life, join(base, dataSetFolder));
      await writeKnown(life, base);
    }
    const asking = performance.now();
    const answers: DemoResponse['answers'] = [];
    for (const asked of life.questions) {
      const { question, expected } = asked;
      const answered = await app.ask(question);
      const anyOf = expected.outcome === 'grounded' ? [...expected.anyOf] : [];
      answers.push({
        question,
        expected: { outcome: expected.outcome, anyOf },
        right: await isRight(asked, answered, app),
        answered,
      });
    }
    return {
      life: lifeBrief(life),
      memory: folder,
      kept: settings.keep !== undefined,
      added: { items: added.items, failed: added.failed },
      answers,
      right: answers.filter((a) => a.right).length,
      seconds: { draw, add, ask: since(asking) },
    };
  } finally {
    await app.close();
  }
}

const lifeBrief = (life: LifeManifest): DemoResponse['life'] => ({
  folder: life.folder,
  photos: life.photos.length,
  mails: life.mails.length,
  videos: life.videos.length,
  note: [life.note, life.videosSkipped].filter((part) => part !== undefined).join(' '),
});

/**
 * Right is what the story says: the outcome, and for an answer one of the wordings in it; a list of pictures is right
 * when it cites just those of the story.
 */
async function isRight({ kind, expected }: DemoQuestion, answered: AskResponse, app: App): Promise<boolean> {
  if (expected.outcome !== answered.outcome) return false;
  if (expected.outcome === 'abstained') return true;
  if (kind !== 'list')
    return expected.anyOf.some((words) => answered.answer.toLowerCase().includes(words.toLowerCase()));
  const shown = await Promise.all(answered.citations.map(({ id }) => app.show(id)));
  const cited = new Set(shown.map((item) => item.origin.path));
  return cited.size === expected.evidence.length && expected.evidence.every((path) => cited.has(path));
}
