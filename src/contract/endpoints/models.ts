import { z } from 'zod';
import { answerers } from '../../memory/answer.ts';
import { endpointPurposes } from '../../memory/endpoint-use.ts';
import { endpoint } from '../endpoint.ts';
import { modelsResponse, modelsTestResponse, modelsUseResponse, trialShape } from '../models-verb.ts';
import { allowResponse, sendingResponse } from '../sending-verbs.ts';

const modelName = z
  .string()
  .regex(/^[\w][\w.-]{0,62}$/, 'letters, digits, dots and dashes')
  .refine((name) => name !== '__proto__' && name !== 'none', 'another name');

export const getModels = endpoint({
  id: 'models',
  method: 'get',
  path: '/models',
  summary:
    'Lists the configured models and the one that answers. Only the presence of keys is reported, never the keys.',
  scope: 'read',
  answer: { kind: 'json', schema: modelsResponse },
});

export const postModel = endpoint({
  id: 'addModel',
  method: 'post',
  path: '/models',
  summary: 'Adds a model that needs no key. Nothing is sent to it.',
  scope: 'admin',
  body: z.strictObject({
    name: modelName,
    url: z.url({ protocol: /^https?$/ }).max(500),
    model: z.string().min(1).max(200),
  }),
  answer: { kind: 'json', schema: modelsResponse },
});

export const deleteModel = endpoint({
  id: 'removeModel',
  method: 'delete',
  path: '/models/{name}',
  summary: 'Removes a model from the configuration.',
  scope: 'admin',
  params: z.object({ name: z.string().max(200) }),
  answer: { kind: 'json', schema: modelsResponse },
});

export const putAnswerer = endpoint({
  id: 'useModel',
  method: 'put',
  path: '/models/answerer',
  summary: 'Sets how questions are answered: without a model (`extractive`), or by a configured model.',
  scope: 'admin',
  body: z.strictObject({ name: z.enum(answerers), model: z.string().max(200).optional() }),
  answer: { kind: 'json', schema: modelsUseResponse },
});

/** What is told while a model is tried; `answer`, the last, is the whole document. */
export const modelTestEvents = { trial: trialShape, answer: modelsTestResponse };

export const postModelTest = endpoint({
  id: 'testModel',
  method: 'post',
  path: '/models/test',
  summary:
    'Tests the capabilities of a model and describes the results. Only sample text and pictures are sent, no content of the memory.',
  scope: 'admin',
  body: z.strictObject({ model: z.string().min(1).max(700) }),
  answer: { kind: 'json-or-events', schema: modelsTestResponse, events: modelTestEvents },
});

export const getSending = endpoint({
  id: 'sending',
  method: 'get',
  path: '/sending',
  summary: 'Returns what is sent where, whether the owner allows it, and usage so far.',
  scope: 'read',
  answer: { kind: 'json', schema: sendingResponse },
});

export const putSending = endpoint({
  id: 'decideSending',
  method: 'put',
  path: '/sending/{purpose}',
  summary: 'Allows or forbids sending for a purpose, for the currently configured endpoint.',
  scope: 'admin',
  params: z.object({ purpose: z.enum(endpointPurposes) }),
  body: z.strictObject({ allowed: z.boolean() }),
  answer: { kind: 'json', schema: allowResponse },
});
