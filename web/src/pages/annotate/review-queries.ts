import {
  getAgreement,
  getBuild,
  getBuilds,
  getBuildTask,
  getBuildTasks,
} from '../../../../src/contract/endpoints/builds.ts';

/** Everything that a decision may change. */
export const changedByReview = [getBuilds, getBuild, getBuildTasks, getBuildTask, getAgreement];
