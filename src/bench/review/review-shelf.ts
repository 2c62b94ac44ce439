import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { insideFolder } from '../../app/import/content-path.ts';
import type { Decision, Resolution, ReviewTask } from '../../contract/review/records.ts';
import type {
  AgreementResponse,
  BuildBrief,
  BuildDetail,
  BuildFile,
  ReviewShelf,
  TaskDetail,
} from '../../contract/review/review-shelf.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { hashOf, resultOf } from './judged.ts';
import { Review, reviewFiles } from './review.ts';
import type { Standing } from './standing.ts';
import { taskBriefOf, tasksOf } from './task-lists.ts';

const DEEPEST = 3;
const MOST_FOLDERS = 2000;

const mimes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.webm': 'video/webm',
};

/** The reviews in these folders and below them. Their files are read anew when they change. */
export function openReviewShelf(folders: readonly string[]): ReviewShelf {
  const opened = new Map<string, Review>();
  const idOf = (folder: string): string => createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const find = (): Map<string, Review> => {
    for (const folder of foldersWithReview(folders)) {
      const id = idOf(folder);
      if (!opened.has(id)) opened.set(id, new Review(folder));
    }
    return opened;
  };
  const named = (id: string): Review => {
    const review = opened.get(id) ?? find().get(id);
    if (review !== undefined) return review;
    throw new MadeleineError('not-found', 'This dataset was not found.', {
      action: 'Its folder may have been moved. Reload the list.',
    });
  };
  const detail = (id: string): BuildDetail => detailOf(id, named(id));
  const shown = (review: Review, task: string, annotator: string | undefined): TaskDetail =>
    taskDetailOf(review, review.standing(task), annotator);
  const changing =
    <Given extends { readonly task: string; readonly annotator: string }>(
      change: (review: Review, given: Given) => void,
    ) =>
    async (id: string, given: Given): Promise<TaskDetail> => {
      change(named(id), given);
      return shown(named(id), given.task, given.annotator);
    };
  return {
    async builds() {
      const builds: BuildBrief[] = [];
      const unreadable: { name: string; message: string }[] = [];
      for (const [id, review] of find()) {
        try {
          builds.push(briefOf(id, review));
        } catch (error) {
          if (!isMadeleineError(error)) throw error;
          unreadable.push({ name: basename(review.folder), message: error.message });
        }
      }
      return { folders: [...folders], builds, unreadable };
    },
    build: async (id) => detail(id),
    tasks: async (id, asked) => tasksOf(named(id), asked),
    task: async (id, task, annotator) => shown(named(id), task, annotator),
    decide: changing((review, given) => void review.decide(given)),
    validate: changing((review, given) => void review.validate(given)),
    resolve: changing((review, given) => void review.resolve(given)),
    async ask(id, given) {
      const review = named(id);
      return shown(review, review.ask(given), given.annotator);
    },
    agreement: async (id) => agreementShown(named(id)),
    async join(id, annotator) {
      named(id).join(annotator);
      return detail(id);
    },
    async setPool(id, change) {
      named(id).setPool(change);
      return detail(id);
    },
    keepBegun: async (id, annotator, task, begun) => named(id).keepUnfinished(annotator, task, begun),
    writtenDrafts: async (id, annotator) => ({ drafts: named(id).writtenDrafts(annotator) }),
    file: async (id, path) => fileOf(named(id).folder, path),
  };
}

const agreementShown = (review: Review): AgreementResponse => ({
  groups: review.agreement().map(({ labels: _labels, pairs, ...group }) => ({
    ...group,
    pairs: pairs.map(({ judges: [a, b], n, share, kappa }) => ({
      annotators: [a, b] as [string, string],
      n,
      ...(share === undefined ? {} : { share }),
      ...(kappa === undefined ? {} : { kappa }),
    })),
  })),
  acceptance: review.acceptance(),
  disagreements: review.disagreements().map(taskBriefOf),
});

function foldersWithReview(roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const look = (folder: string, depth: number): void => {
    let entries: ReturnType<typeof entriesOf>;
    try {
      entries = entriesOf(folder);
    } catch {
      return;
    }
    if (entries.some((entry) => entry.isDirectory() && entry.name === reviewFiles.folder && holdsTasks(folder))) {
      found.add(folder);
      return;
    }
    for (const entry of entries) {
      if (depth === DEEPEST || found.size >= MOST_FOLDERS) return;
      if (entry.isDirectory() && !entry.name.startsWith('.')) look(join(folder, entry.name), depth + 1);
    }
  };
  for (const root of roots) look(resolve(root), 0);
  return found;
}

const entriesOf = (folder: string) => readdirSync(folder, { withFileTypes: true });
const holdsTasks = (folder: string): boolean =>
  statSync(join(folder, reviewFiles.tasks), { throwIfNoEntry: false })?.isFile() === true;

function briefOf(id: string, review: Review): BuildBrief {
  const standings = review.standings();
  const steps = Map.groupBy(standings, ({ task }) => JSON.stringify([task.step, task.kind]));
  const byStatus = Map.groupBy(standings, ({ status }) => status);
  return {
    id,
    name: basename(review.folder),
    suites: [...new Set(standings.map(({ task }) => task.suite))],
    steps: [...steps.values()].flatMap((of) => {
      const [first] = of;
      return first === undefined ? [] : [{ step: first.task.step, kind: first.task.kind, tasks: of.length }];
    }),
    tasks: standings.length,
    statuses: Object.fromEntries([...byStatus].map(([status, of]) => [status, of.length])),
    annotators: [...review.pool().annotators],
  };
}

function detailOf(id: string, review: Review): BuildDetail {
  const standings = review.standings();
  const pool = review.pool();
  const spoke = review.records().map(({ annotator }) => annotator);
  return {
    ...briefOf(id, review),
    pool,
    unreadableLines: review.unreadable(),
    progress: [...new Set([...pool.annotators, ...spoke])].map((annotator) => {
      const own = review.records().filter((one) => one.annotator === annotator);
      return {
        annotator,
        assigned: standings.filter(({ assigned }) => assigned.includes(annotator)).length,
        decided: standings.filter(({ decisions }) => decisions.some((one) => one.annotator === annotator)).length,
        validated: standings.filter(({ validations }) => validations.some((one) => one.annotator === annotator)).length,
        seconds: own.reduce((sum, one) => sum + ('seconds' in one ? one.seconds : 0), 0),
      };
    }),
  };
}

function saidOf(task: ReviewTask, said: Decision | Resolution): TaskDetail['others'][number] {
  const result = resultOf(task, said);
  return {
    annotator: said.annotator,
    verdict: said.verdict,
    seconds: 'seconds' in said ? said.seconds : 0,
    at: said.at,
    ...(said.note === undefined ? {} : { note: said.note }),
    ...(result === undefined ? {} : { result }),
  };
}

function taskDetailOf(review: Review, standing: Standing, annotator: string | undefined): TaskDetail {
  const { task, draft, status, dispute, assigned, decisions, validations, resolution, result } = standing;
  const mine = decisions.find((one) => one.annotator === annotator);
  // Two annotators of one task decide independently of each other.
  const isBlind = mine === undefined && (status === 'open' || status === 'waiting');
  const begun = annotator === undefined ? undefined : review.unfinished(annotator)[task.id];
  return {
    task: { ...task, evidence: [...task.evidence], checks: [...task.checks] },
    draft,
    status,
    assigned: [...assigned],
    others: isBlind ? [] : decisions.filter((one) => one !== mine).map((one) => saidOf(task, one)),
    validations: [...validations],
    ...(dispute === undefined ? {} : { dispute }),
    ...(mine === undefined ? {} : { mine: saidOf(task, mine) }),
    ...(resolution === undefined ? {} : { resolution: saidOf(task, resolution) }),
    ...(isBlind || result === undefined ? {} : { result, resultHash: hashOf(result) }),
    ...(isBlind || standing.resultOf === undefined ? {} : { resultOf: standing.resultOf }),
    ...(begun === undefined ? {} : { begun }),
  };
}

/** Errors: `not-found`; `unsupported-format` for what is neither picture nor film; `unsafe-path`. */
async function fileOf(folder: string, path: string): Promise<BuildFile> {
  const mime = mimes[extname(path).toLowerCase()];
  if (mime === undefined)
    throw new MadeleineError('unsupported-format', 'This file is no picture or film that a browser shows.', { path });
  const inside = await insideFolder(folder, join(folder, path));
  const found = statSync(inside, { throwIfNoEntry: false });
  if (found?.isFile() !== true)
    throw new MadeleineError('not-found', 'This file is not in the build folder.', {
      path,
      action: 'Run the step of the build that makes it again.',
    });
  return { path: inside, size: found.size, mime, etag: `"${found.size}-${Math.trunc(found.mtimeMs)}"` };
}
