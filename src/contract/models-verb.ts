import { z } from 'zod';
import { answerers } from '../memory/answer.ts';

/** `models list`: what is configured, and which of it answers. Keys are told by where they lie, never themselves. */
export const modelsResponse = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      model: z.string(),
      /** On this machine: what is sent there stays here. */
      local: z.boolean(),
      key: z.enum(['none', 'set', 'missing']),
      answers: z.boolean(),
    }),
  ),
  answerer: z.object({ name: z.enum(answerers), model: z.string().optional() }),
  reranker: z.object({ model: z.string() }).optional(),
  embedder: z.object({ model: z.string() }).optional(),
  textEmbedder: z.object({ model: z.string() }).optional(),
  planner: z.object({ when: z.enum(['embedded', 'when-unsure', 'model']), model: z.string().optional() }).optional(),
});
export type ModelsResponse = z.infer<typeof modelsResponse>;

/** `models use` */
export const modelsUseResponse = z.object({ done: z.string(), file: z.string() });
export type ModelsUseResponse = z.infer<typeof modelsUseResponse>;

/** `models link`: what was looked at, and what it took; `left` are items that were not looked at yet. */
export const linkingResponse = z.object({
  items: z.int().min(0),
  links: z.int().min(0),
  tags: z.int().min(0),
  calls: z.int().min(0),
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  left: z.int().min(0),
  stopped: z.boolean(),
});
export type LinkingResponse = z.infer<typeof linkingResponse>;

/** `models unlink` */
export const unlinkingResponse = z.object({ items: z.int().min(0), links: z.int().min(0) });
export type UnlinkingResponse = z.infer<typeof unlinkingResponse>;

export const trialNames = ['reach', 'text', 'stream', 'json', 'schema', 'tools', 'images', 'context'] as const;
export type TrialName = (typeof trialNames)[number];

/** One thing that was tried: `no` is something that the model cannot do; `failed` is that it could not be found out. */
export const trialShape = z.object({
  name: z.enum(trialNames),
  state: z.enum(['yes', 'no', 'failed', 'unknown']),
  note: z.string(),
  tookMs: z.number(),
});
export type Trial = z.infer<typeof trialShape>;

/** `models test` */
export const modelsTestResponse = z.object({
  name: z.string(),
  url: z.string(),
  model: z.string(),
  trials: z.array(trialShape),
  /** In words: what of Madeleine works with this model. */
  verdict: z.array(z.string()),
});
export type ModelsTestResponse = z.infer<typeof modelsTestResponse>;

/** What a model can be fetched for. */
export const modelPurposes = ['text', 'pictures', 'speech'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/** A model that can be fetched, and where it would be placed. Sizes are approximate until it is there. */
export const fetchableShape = z.object({
  purpose: z.enum(modelPurposes),
  name: z.string(),
  about: z.string(),
  bytes: z.int().positive(),
  licence: z.string(),
  licenceLink: z.string(),
  folder: z.string(),
  /** Whether all its files are in the folder; `models get PURPOSE` compares their hashes. */
  present: z.boolean(),
});
export type Fetchable = z.infer<typeof fetchableShape>;

/** `models get` without a purpose */
export const fetchableResponse = z.object({ models: z.array(fetchableShape) });
export type FetchableResponse = z.infer<typeof fetchableResponse>;

/** `models get PURPOSE` */
export const modelsGetResponse = z.object({
  purpose: z.enum(modelPurposes),
  name: z.string(),
  licence: z.string(),
  folder: z.string(),
  /** False: it was there already, and only checked. */
  fetched: z.boolean(),
  files: z.array(
    z.object({
      path: z.string(),
      bytes: z.int().min(0),
      sha256: z.string(),
      /** What the hash was compared with; after `nothing` it is pinned, unless the model does not load. */
      checked: z.enum(['given', 'pinned', 'nothing']),
    }),
  ),
  loads: z.enum(['yes', 'no', 'not-tried']),
  /** Why it does not load, or was not tried. */
  note: z.string().optional(),
  /** The settings file that now names the model. */
  settings: z.string().optional(),
  /** How to switch it on. */
  next: z.string(),
});
export type ModelsGetResponse = z.infer<typeof modelsGetResponse>;
