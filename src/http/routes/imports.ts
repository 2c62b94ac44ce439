import {
  deleteImport,
  deleteUpload,
  getFolder,
  getImport,
  getImports,
  getUpload,
  postEstimate,
  postImport,
  postKnownContents,
  postResume,
  postUpload,
} from '../../contract/endpoints/imports.ts';
import type { ImportRequest } from '../../contract/import-verbs.ts';
import { type Caller, requireScope } from '../caller.ts';
import type { Routes } from '../mounted.ts';

export function mountImports(routes: Routes): void {
  routes.on(postUpload, async ({ app, query, request, signal }) => {
    const { uploads } = await app.desk();
    const declared = Number(request.headers.get('content-length') ?? Number.NaN);
    const { name, set, modified } = query;
    const file = {
      name,
      ...(set === undefined ? {} : { set }),
      ...(modified === undefined ? {} : { modified }),
      ...(Number.isInteger(declared) ? { bytes: declared } : {}),
    };
    return uploads.take(file, request.body ?? nothing(), signal);
  });
  routes.on(postKnownContents, ({ app, body }) => app.knownContents(body.sha256));
  routes.on(getUpload, async ({ app, params }) => (await app.desk()).uploads.show(params.set));
  routes.on(deleteUpload, async ({ app, params }) => {
    await (await app.desk()).uploads.drop(params.set);
    return { set: params.set };
  });
  routes.on(postImport, async ({ app, body, caller }) => {
    requireForPaths(caller, body);
    return (await app.desk()).add(body);
  });
  routes.on(postEstimate, async ({ app, body, caller }) => {
    requireForPaths(caller, body);
    return (await app.desk()).estimate(body);
  });
  routes.on(getImports, async ({ app }) => (await app.desk()).imports());
  routes.on(getImport, async ({ app, params }) => (await app.desk()).import(params.batch));
  routes.on(deleteImport, async ({ app, params }) => (await app.desk()).undo(params.batch));
  routes.on(postResume, async ({ app, params }) => (await app.desk()).resume(params.batch));
  routes.on(getFolder, async ({ app, query }) => app.browseFolder(query.path));
}

/** The scope write must not allow reading arbitrary files of the server. */
function requireForPaths(caller: Caller, { paths = [] }: ImportRequest): void {
  if (paths.length > 0) requireScope(caller, 'admin');
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
