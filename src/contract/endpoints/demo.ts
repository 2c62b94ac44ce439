import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { jobShape } from '../job-shape.ts';

/** The demo life: whether it can be looked at, and whether this browser looks at it now instead of the own memory. */
export const demoState = z.object({
  state: z.enum(['none', 'making', 'ready']),
  viewing: z.boolean(),
  /** Whether there is nothing yet in the memory that this browser looks at. */
  empty: z.boolean(),
  /** Makes it, while `state` is "making". */
  job: z.string().optional(),
});
export type DemoState = z.infer<typeof demoState>;

/** Whether there is a demo life. */
export const getDemo = endpoint({
  id: 'demo',
  method: 'get',
  path: '/demo',
  summary: 'Returns whether the demo exists and whether this browser shows it.',
  scope: 'read',
  answer: { kind: 'json', schema: demoState },
});

/** Makes the demo life. */
export const postDemo = endpoint({
  id: 'makeDemo',
  method: 'post',
  path: '/demo',
  summary: 'Creates the demo, in a separate memory, as a job.',
  scope: 'admin',
  accepted: 'always',
  answer: { kind: 'json', schema: jobShape },
});

/** Chooses what this browser looks at. */
export const putDemoView = endpoint({
  id: 'viewDemo',
  method: 'put',
  path: '/demo/view',
  summary: 'Switches this browser between the demo and the owner’s memory. Other clients are not affected.',
  scope: 'read',
  body: z.object({ viewing: z.boolean() }),
  answer: { kind: 'json', schema: demoState },
});

/** Removes the demo life. */
export const deleteDemo = endpoint({
  id: 'removeDemo',
  method: 'delete',
  path: '/demo',
  summary: 'Deletes the demo with all its files.',
  scope: 'admin',
  answer: { kind: 'json', schema: demoState },
});
