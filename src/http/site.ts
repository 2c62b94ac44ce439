import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { View } from '../app/accounts/kept-memories.ts';
import type { ServerAccounts } from '../app/accounts/open-accounts.ts';
import type { OpenViews } from '../app/accounts/open-views.ts';
import type { App } from '../app/app.ts';
import type { BenchShelf } from '../contract/bench-browse.ts';
import type { ReviewShelf } from '../contract/review/review-shelf.ts';
import { isMadeleineError, MadeleineError } from '../memory/errors.ts';
import { noTelemetry, type Telemetry } from '../ports/telemetry.ts';
import { AccountSignIn, VIEW_HEADER } from './account-sign-in.ts';
import { type Caller, requireScope, unauthenticated } from './caller.ts';
import { clientAddressBehind } from './client-address.ts';
import { DemoHouse, type MakeDemo } from './demo-house.ts';
import { healthResponse } from './health.ts';
import { API_ROOT, type Beside, Routes } from './mounted.ts';
import { OIDC_PATH, OidcSignIn } from './oidc.ts';
import { problemOf, problemResponse } from './problem.ts';
import { isForPrograms } from './request-target.ts';
import { mountAccounts } from './routes/accounts.ts';
import { mountDemo } from './routes/demo.ts';
import { mountLinks } from './routes/links.ts';
import { mountLock } from './routes/lock.ts';
import { mountTokens } from './routes/tokens.ts';
import { groups } from './routes.ts';
import { type Authentication, SignIn } from './sign-in.ts';
import { type FindVisited, visitedIn, visitedOf } from './visited.ts';
import { Visitors } from './visitors.ts';
import { DAV_ROOT, davResponse, isDav, withBearer } from './web-dav.ts';
import { builtWebFolder, WebFiles } from './web-files.ts';

/** Dependencies passed in by the binary, since this folder must not import them. */
export type Injected = {
  /** MCP over streamable HTTP, at `/mcp`. */
  readonly mcp?: (request: Request, caller: Caller, app: App) => Promise<Response>;
  /** Benchmark runs. */
  readonly bench?: BenchShelf;
  /** Datasets under review. */
  readonly builds?: ReviewShelf;
  /** Creates the demo. */
  readonly makeDemo?: MakeDemo;
};

export type SiteOptions = {
  readonly app: App;
  /** Who may use the server, and the memories it keeps; `app` then holds the server's own settings alone. */
  readonly accounts?: { readonly server: ServerAccounts; readonly views: OpenViews };
  readonly version: string;
  readonly requireToken: boolean;
  /** Number of queued requests. */
  readonly waiting: () => number;
  readonly web?: string;
  readonly checksAnswers?: boolean;
  readonly onError: (error: unknown) => void;
  readonly injected?: Injected;
  /** Notes requests by their route. */
  readonly telemetry?: Telemetry;
  /** Locks an encrypted memory and ends this server; absent for a plain one. */
  readonly lock?: () => void;
  /** The demo; closed by its creator. */
  readonly house?: DemoHouse;
};

type Bound = Beside & { Bindings: HttpBindings };

/** All routes of the server: the API, MCP, and the files of the web app. */
export function makeSite(options: SiteOptions): Hono<Bound> {
  const { app, accounts, version, web, checksAnswers, onError, injected = {}, telemetry = noTelemetry } = options;
  const report = (error: unknown): void => {
    if (problemOf(error).code === 'internal') onError(error);
  };
  const accountSignIn = accounts === undefined ? undefined : new AccountSignIn(accounts.server);
  const signIn: Authentication = accountSignIn ?? new SignIn(app.tokens, options.requireToken);
  const addressOf = clientAddressBehind(app.trustedProxies);
  const { mcp, bench, builds } = injected;
  const house = options.house ?? new DemoHouse(app, injected.makeDemo);
  const responses: Responses = new WeakMap();
  const appFor = async (request: Request, { account }: Caller): Promise<App> =>
    accounts === undefined || account?.view === undefined
      ? house.appFor(request)
      : openWhile(responses.get(request), accounts.views, account.view);
  const routes = new Routes({
    app,
    appFor,
    onError: report,
    waiting: options.waiting,
    ...(bench === undefined ? {} : { bench }),
    ...(builds === undefined ? {} : { builds }),
    ...(checksAnswers === undefined ? {} : { checksAnswers }),
  });
  for (const mount of groups) mount(routes);
  mountTokens(routes, signIn, accounts?.server.signsInBy ?? []);
  mountAccounts(routes, accountSignIn);
  mountLinks(routes, accounts?.server);
  mountDemo(routes, house);
  mountLock(routes, options.lock);
  const files = new WebFiles(web ?? builtWebFolder());
  const site = new Hono<Bound>();
  watchRequests(site, app, telemetry);
  const known = async (context: { req: { raw: Request }; env: HttpBindings }): Promise<Caller> => {
    responses.set(context.req.raw, context.env.outgoing);
    const given = new Headers(context.req.raw.headers);
    const headers = isDav(context.req.raw) ? withBearer(given) : given;
    const view = context.env.incoming.headers[VIEW_HEADER];
    if (typeof view === 'string') headers.set(VIEW_HEADER, view);
    return signIn.caller(headers, addressOf(context.env.incoming));
  };
  site.use(`${API_ROOT}/*`, async (context, next) => {
    context.set('callerNow', () => known(context));
    context.set('caller', await context.var.callerNow());
    await next();
  });
  refuseAddingToDemo(site, house);
  mountDocument(site, routes, version);
  site.route('/', routes.router);
  if (mcp !== undefined) {
    site.all('/mcp', async (context) => {
      const caller = await known(context);
      requireScope(caller, 'read');
      return mcp(context.req.raw, caller, await appFor(context.req.raw, caller));
    });
  }
  mountDav(site, known, async (request, caller) => {
    house.refuseAdding(request);
    return appFor(request, caller);
  });
  const { provider } = accounts?.server ?? {};
  if (accountSignIn !== undefined && provider !== undefined)
    mountOidc(site, new OidcSignIn(accountSignIn, provider), addressOf);
  const find =
    accounts === undefined
      ? visitedIn(app)
      : visitedOf(accounts.server, (request, view) => openWhile(responses.get(request), accounts.views, view));
  mountVisitors(site, find, addressOf, responses);
  site.get('*', ({ req }) => {
    if (isForPrograms(req.path)) return problemResponse(nothingAt(req));
    return files.respond(req.raw, req.path);
  });
  site.notFound(({ req }) => problemResponse(nothingAt(req)));
  site.onError((error, { env, req }) => {
    // Errors after the client disconnected are ignored.
    if (!env.outgoing.destroyed && !req.raw.signal.aborted) report(error);
    return problemResponse(error);
  });
  return site;
}

function mountDocument(site: Hono<Bound>, routes: Routes, version: string): void {
  let document: string | undefined;
  site.get(`${API_ROOT}/openapi.json`, async (context) => {
    requireScope(context.var.caller, 'read');
    // Loaded on the first request.
    document ??= JSON.stringify((await import('./openapi.ts')).openApiDocument(routes.endpoints, version));
    return context.body(document, 200, { 'content-type': 'application/json' });
  });
}

/** A sync app gives its token as the password; without one it is asked for it, also on the server's own machine. */
function mountDav(
  site: Hono<Bound>,
  known: (context: { req: { raw: Request }; env: HttpBindings }) => Promise<Caller>,
  appFor: (request: Request, caller: Caller) => Promise<App>,
): void {
  const answer = async (context: Context<Bound>): Promise<Response> => {
    const caller = await known(context).catch((error: unknown) => {
      if (isMadeleineError(error) && error.code === 'unauthenticated') return undefined;
      throw error;
    });
    if (caller === undefined || (caller.token === undefined && caller.account === undefined)) return challenge();
    requireScope(caller, 'upload');
    return davResponse(context.req.raw, await appFor(context.req.raw, caller));
  };
  site.all(DAV_ROOT, answer);
  site.all(`${DAV_ROOT}/*`, answer);
}

function challenge(): Response {
  const response = problemResponse(unauthenticated('Uploading requires a token with the scope upload.'));
  response.headers.set('www-authenticate', 'Basic realm="Madeleine", charset="UTF-8"');
  return response;
}

function refuseAddingToDemo(site: Hono<Bound>, house: DemoHouse): void {
  for (const adding of ['imports', 'imports/*', 'uploads', 'uploads/*']) {
    site.use(`${API_ROOT}/${adding}`, ({ req }, next) => {
      house.refuseAdding(req.raw);
      return next();
    });
  }
}

function mountVisitors(
  site: Hono<Bound>,
  find: FindVisited,
  addressOf: ReturnType<typeof clientAddressBehind>,
  responses: Responses,
): void {
  const visitors = new Visitors(find);
  site.on(['GET', 'HEAD', 'POST'], '/s/*', ({ req, env }) => {
    responses.set(req.raw, env.outgoing);
    return visitors.respond(req.raw, addressOf(env.incoming));
  });
}

function mountOidc(site: Hono<Bound>, oidc: OidcSignIn, addressOf: ReturnType<typeof clientAddressBehind>): void {
  site.get(OIDC_PATH, ({ req }) => oidc.begin(req.raw));
  site.get(`${OIDC_PATH}/callback`, ({ req, env }) => oidc.finish(req.raw, addressOf(env.incoming)));
}

/** Where each request is answered. */
type Responses = WeakMap<Request, HttpBindings['outgoing']>;

/** The memory as a view shows it, which stays open until the response has ended. */
async function openWhile(outgoing: HttpBindings['outgoing'] | undefined, views: OpenViews, view: View): Promise<App> {
  const { app, release } = await views.of(view);
  if (outgoing === undefined || outgoing.destroyed) release();
  else outgoing.once('close', release);
  return app;
}

/** Before all else: requests are noted by their route, and health is told to whoever asks. */
function watchRequests(site: Hono<Bound>, app: App, telemetry: Telemetry): void {
  if (telemetry !== noTelemetry)
    site.use('*', (context, next) =>
      telemetry.observe('request', nameOf(context), next, () => String(context.res.status)),
    );
  for (const path of ['/health/live', '/health/ready'])
    site.get(
      path,
      async ({ req }) => (await healthResponse(req.path, app.readiness)) ?? problemResponse(nothingAt(req)),
    );
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The method and the route of a request as they are written in the program: what a client says is in neither. */
function nameOf(context: Context<Bound>): string {
  const { method, path } = context.req;
  const route = matchedRoutes(context).findLast((one) => !one.path.includes('*'))?.path;
  const written = route?.replace(/:(\w+)/g, '{$1}') ?? (isForPrograms(path) ? 'unknown' : 'web app');
  return `${methods.has(method) ? method : 'other'} ${written}`;
}

const nothingAt = ({ method, path }: { readonly method: string; readonly path: string }): MadeleineError =>
  new MadeleineError('not-found', `Not found: ${method} ${path}.`, {
    action: `All endpoints are listed in ${API_ROOT}/openapi.json.`,
  });
