import { getBuildFile } from '../../../../src/contract/endpoints/builds.ts';
import type { ReviewQueue } from '../../../../src/contract/review/review-shelf.ts';
import { addressOf } from '../../api/call.ts';

export const buildAddress = (build: string): string => `/annotate/${build}`;
export const agreementAddress = (build: string): string => `/annotate/${build}/agreement`;
export const collectAddress = (build: string): string => `/annotate/${build}/write`;
export const taskAddress = (build: string, task: string, queue: ReviewQueue): string =>
  `/annotate/${build}/tasks/${encodeURIComponent(task)}?queue=${queue}`;
export const fileAddress = (build: string, path: string): string =>
  addressOf(getBuildFile, { params: { build }, query: { path } });
