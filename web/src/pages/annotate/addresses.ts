import { getBuildFile } from '../../../../src/contract/endpoints/builds.ts';
import { addressOf } from '../../api/call.ts';
import { type AskedTasks, askedQuery } from './asked-tasks.ts';

export const buildAddress = (build: string, asked?: AskedTasks): string =>
  `/annotate/${build}${asked === undefined ? '' : `?${askedQuery(asked)}`}`;
export const agreementAddress = (build: string): string => `/annotate/${build}/agreement`;
export const collectAddress = (build: string): string => `/annotate/${build}/write`;
export const taskAddress = (build: string, task: string, asked: AskedTasks): string =>
  `/annotate/${build}/tasks/${encodeURIComponent(task)}?${askedQuery(asked)}`;
export const fileAddress = (build: string, path: string): string =>
  addressOf(getBuildFile, { params: { build }, query: { path } });
