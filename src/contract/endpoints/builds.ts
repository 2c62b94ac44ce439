import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { annotatorName, taskId } from '../review/records.ts';
import {
  agreementResponse,
  begunGiven,
  buildDetail,
  buildsResponse,
  decisionGiven,
  poolChange,
  questionGiven,
  resolutionGiven,
  taskDetail,
  tasksAsked,
  tasksResponse,
  validationGiven,
  writtenDrafts,
} from '../review/review-shelf.ts';
import { buildFileSchema } from '../review/subjects.ts';

const build = z.object({ build: z.string().min(1).max(64) });
const taskOfBuild = build.extend({ task: taskId });

export const getBuilds = endpoint({
  id: 'builds',
  method: 'get',
  path: '/builds',
  summary: 'Lists the datasets under construction in the folders given at startup, with the state of their review.',
  scope: 'read',
  answer: { kind: 'json', schema: buildsResponse },
});

export const getBuild = endpoint({
  id: 'build',
  method: 'get',
  path: '/builds/{build}',
  summary: 'Returns the review of a dataset: who annotates, the overlap, and the progress of each annotator.',
  scope: 'read',
  params: build,
  answer: { kind: 'json', schema: buildDetail },
});

export const getBuildTasks = endpoint({
  id: 'buildTasks',
  method: 'get',
  path: '/builds/{build}/tasks',
  summary: 'Lists review tasks: all, or those that an annotator can decide, validate or discuss.',
  scope: 'read',
  params: build,
  query: tasksAsked,
  answer: { kind: 'json', schema: tasksResponse },
});

export const getBuildTask = endpoint({
  id: 'buildTask',
  method: 'get',
  path: '/builds/{build}/tasks/{task}',
  summary: 'Returns a draft with its evidence and decisions; decisions of others are withheld until one has decided.',
  scope: 'read',
  params: taskOfBuild,
  query: z.object({ annotator: annotatorName.optional() }),
  answer: { kind: 'json', schema: taskDetail },
});

export const getBuildFile = endpoint({
  id: 'buildFile',
  method: 'get',
  path: '/builds/{build}/file',
  summary: 'Returns a picture or video of a build folder; supports range requests.',
  scope: 'read',
  params: build,
  query: z.object({ path: buildFileSchema }),
  answer: { kind: 'bytes', types: ['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm'] },
});

export const postDecision = endpoint({
  id: 'decideBuildTask',
  method: 'post',
  path: '/builds/{build}/decisions',
  summary: 'Accepts, corrects or rejects a draft; a later decision of the same annotator replaces it.',
  scope: 'write',
  params: build,
  body: decisionGiven,
  answer: { kind: 'json', schema: taskDetail },
});

export const postValidation = endpoint({
  id: 'validateBuildTask',
  method: 'post',
  path: '/builds/{build}/validations',
  summary: 'Validates a result of another annotator: grounded, complete and sufficient, nothing irrelevant.',
  scope: 'write',
  params: build,
  body: validationGiven,
  answer: { kind: 'json', schema: taskDetail },
});

export const postResolution = endpoint({
  id: 'resolveBuildTask',
  method: 'post',
  path: '/builds/{build}/resolutions',
  summary: 'Ends a disagreement after discussion; overrules the decisions before it.',
  scope: 'write',
  params: build,
  body: resolutionGiven,
  answer: { kind: 'json', schema: taskDetail },
});

export const postBuildQuestion = endpoint({
  id: 'addBuildQuestion',
  method: 'post',
  path: '/builds/{build}/questions',
  summary: 'Adds a question written by an annotator, with its answer and evidence; another annotator validates it.',
  scope: 'write',
  params: build,
  body: questionGiven,
  answer: { kind: 'json', schema: taskDetail },
});

export const putBegun = endpoint({
  id: 'keepBuildDraft',
  method: 'put',
  path: '/builds/{build}/unfinished',
  summary: 'Keeps what an annotator has begun of a task, or of a question they are writing, until they save it.',
  scope: 'write',
  params: build,
  body: begunGiven,
  answer: { kind: 'json', schema: z.object({ kept: z.boolean() }) },
});

export const getWrittenDrafts = endpoint({
  id: 'buildDrafts',
  method: 'get',
  path: '/builds/{build}/unfinished',
  summary: 'Lists the questions that an annotator has begun to write and not saved.',
  scope: 'read',
  params: build,
  query: z.object({ annotator: annotatorName }),
  answer: { kind: 'json', schema: writtenDrafts },
});

export const postAnnotator = endpoint({
  id: 'joinBuild',
  method: 'post',
  path: '/builds/{build}/annotators',
  summary: 'Adds an annotator to the pool.',
  scope: 'write',
  params: build,
  body: z.object({ name: annotatorName }),
  answer: { kind: 'json', schema: buildDetail },
});

export const patchPool = endpoint({
  id: 'changeBuildPool',
  method: 'patch',
  path: '/builds/{build}/pool',
  summary: 'Changes the annotators, the share that two annotators decide, and which kinds are validated.',
  scope: 'write',
  params: build,
  body: poolChange,
  answer: { kind: 'json', schema: buildDetail },
});

export const getAgreement = endpoint({
  id: 'buildAgreement',
  method: 'get',
  path: '/builds/{build}/agreement',
  summary:
    "Returns the agreement of annotators (Cohen's kappa, Krippendorff's alpha), abnormal acceptance rates, and disagreements.",
  scope: 'read',
  params: build,
  answer: { kind: 'json', schema: agreementResponse },
});
