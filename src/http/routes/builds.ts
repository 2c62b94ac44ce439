import {
  getAgreement,
  getBuild,
  getBuildFile,
  getBuilds,
  getBuildTask,
  getBuildTasks,
  getWrittenDrafts,
  patchPool,
  postAnnotator,
  postBuildQuestion,
  postDecision,
  postResolution,
  postValidation,
  putBegun,
} from '../../contract/endpoints/builds.ts';
import type { ReviewShelf } from '../../contract/review/review-shelf.ts';
import { questionSubject } from '../../contract/review/subjects.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { parsed } from '../asked.ts';
import type { Routes } from '../mounted.ts';

export function mountBuilds(routes: Routes): void {
  routes.on(getBuilds, ({ builds, caller }) => {
    const mayReview = caller.account?.account.admin ?? true;
    return (mayReview ? builds?.builds() : undefined) ?? { folders: [], builds: [], unreadable: [] };
  });
  routes.on(getBuild, ({ builds, params }) => there(builds).build(params.build));
  routes.on(getBuildTasks, ({ builds, params, query }) => there(builds).tasks(params.build, query));
  routes.on(getBuildTask, ({ builds, params, query }) =>
    there(builds).task(params.build, params.task, query.annotator),
  );
  routes.onBytes(getBuildFile, async ({ builds, params, query }) => {
    const file = await there(builds).file(params.build, query.path);
    return { kind: 'file', ...file };
  });
  routes.on(postDecision, ({ builds, params, body }) => there(builds).decide(params.build, body));
  routes.on(postValidation, ({ builds, params, body }) => there(builds).validate(params.build, body));
  routes.on(postResolution, ({ builds, params, body }) => there(builds).resolve(params.build, body));
  routes.on(postBuildQuestion, ({ builds, params, body }) =>
    there(builds).ask(params.build, { ...body, question: parsed(questionSubject, body.question) }),
  );
  routes.on(putBegun, async ({ builds, params, body: { annotator, task, begun } }) => {
    await there(builds).keepBegun(params.build, annotator, task, begun);
    return { kept: begun !== undefined };
  });
  routes.on(getWrittenDrafts, ({ builds, params, query }) =>
    there(builds).writtenDrafts(params.build, query.annotator),
  );
  routes.on(postAnnotator, ({ builds, params, body }) => there(builds).join(params.build, body.name));
  routes.on(patchPool, ({ builds, params, body }) =>
    there(builds).setPool(
      params.build,
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
    ),
  );
  routes.on(getAgreement, ({ builds, params }) => there(builds).agreement(params.build));
}

function there(builds: ReviewShelf | undefined): ReviewShelf {
  if (builds !== undefined) return builds;
  throw new MadeleineError('not-found', 'This server reviews no datasets.', {
    action: 'Start it with `madeleine serve --builds DIR`.',
  });
}
