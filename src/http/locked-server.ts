import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { unlockRequest } from '../contract/endpoints/lock.ts';
import { isMadeleineError, MadeleineError } from '../memory/errors.ts';
import { jsonBody, parsed } from './asked.ts';
import { clientAddressBehind } from './client-address.ts';
import { FailureLimit } from './failure-limit.ts';
import { refusal } from './guard.ts';
import { hostPolicy } from './host-policy.ts';
import { API_ROOT } from './mounted.ts';
import { problemResponse } from './problem.ts';
import { canonicalTarget, isForPrograms } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { closed, listening, madeServer, refuse, type ServerTls, urlOf } from './server.ts';
import { Slots } from './slots.ts';
import { unlockPage, unlockScript, unlockStyle } from './unlock-page.ts';

export type LockedServerOptions = {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Additional host names of the server, such as a reverse proxy's. */
  readonly names: readonly string[];
  /** As the server of the open memory: a passphrase is not said to one without, where that one has it. */
  readonly tls?: ServerTls;
  /** Addresses of reverse proxies whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
  /** Errors: `wrong-passphrase`. */
  readonly unlock: (passphrase: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
};

export type LockedServer = {
  readonly url: string;
  readonly port: number;
  /** Resolves once somebody said the passphrase. */
  readonly unlocked: Promise<void>;
  close(): Promise<void>;
};

/** When a program that was refused, such as a sync app, may ask again. */
const ASK_AGAIN_SECONDS = 60;
/** Each attempt takes 128 MB and a thread. */
const [AT_ONCE, WAITING] = [1, 8];

/** In place of the server of a memory for as long as that is locked: a page that asks for the passphrase, and nothing else. */
export async function startLockedServer(options: LockedServerOptions): Promise<LockedServer> {
  const { host, port, names } = options;
  const { promise: unlocked, resolve } = Promise.withResolvers<void>();
  const site = lockedSite(options, resolve);
  const policy = hostPolicy(host, names);
  const answer = getRequestListener((request, env) => site.fetch(request, env as HttpBindings));
  const server = madeServer(options.tls, (incoming: IncomingMessage, outgoing: ServerResponse) => {
    for (const [name, value] of Object.entries(securityHeaders)) outgoing.setHeader(name, value);
    const target = canonicalTarget(incoming.url ?? '');
    const { method, headers, rawHeaders } = incoming;
    const refused = refusal({ method, headers, rawHeaders, target }, policy);
    if (target !== undefined) incoming.url = target;
    void (refused === undefined ? answer(incoming, outgoing) : refuse(incoming, outgoing, refused));
  });
  await listening(server, host, port);
  const { port: taken } = server.address() as AddressInfo;
  return { url: urlOf(host, taken, options.tls), port: taken, unlocked, close: () => closed(server) };
}

function lockedSite(
  { unlock, onError, proxies }: LockedServerOptions,
  onUnlocked: () => void,
): Hono<{ Bindings: HttpBindings }> {
  const limit = new FailureLimit(Date.now, 'passphrase');
  const turns = new Slots(AT_ONCE, WAITING);
  const addressOf = clientAddressBehind(proxies);
  const attempt = async (passphrase: string): Promise<true | undefined> => {
    try {
      await unlock(passphrase);
      return true;
    } catch (error) {
      if (isMadeleineError(error) && error.code === 'wrong-passphrase') return undefined;
      throw error;
    }
  };
  const site = new Hono<{ Bindings: HttpBindings }>();
  site.get('/health/live', (context) => context.json({ status: 'ok' }));
  site.get(`${API_ROOT}/lock`, (context) => context.json({ encrypted: true, locked: true }));
  site.post(`${API_ROOT}/unlock`, async (context) => {
    const { passphrase } = parsed(unlockRequest, await jsonBody(context.req.raw));
    const check = {
      exists: async () => false,
      verify: async () => turns.take(() => attempt(passphrase)),
    };
    if ((await limit.checked(addressOf(context.env.incoming), passphrase, check)) === undefined) throw wrong();
    // The answer goes first.
    setImmediate(onUnlocked);
    return context.json({ encrypted: true, locked: false });
  });
  site.get('/unlock.js', (context) => context.body(unlockScript, 200, { 'content-type': 'text/javascript' }));
  site.get('/unlock.css', (context) => context.body(unlockStyle, 200, { 'content-type': 'text/css' }));
  site.get('*', (context) => {
    if (isForPrograms(context.req.path)) return problemResponse(locked());
    const language = /^zh\b/i.test(context.req.header('accept-language') ?? '') ? 'zh' : 'en';
    return context.body(unlockPage(language), 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-language',
    });
  });
  site.notFound(() => problemResponse(locked()));
  site.onError((error) => {
    if (!isMadeleineError(error)) onError(error);
    return problemResponse(error);
  });
  return site;
}

const locked = (): MadeleineError =>
  new MadeleineError('passphrase-needed', 'This memory is locked.', {
    action: 'Open the web app and enter the passphrase, or run `madeleine unlock`.',
    retryAfterSeconds: ASK_AGAIN_SECONDS,
  });

const wrong = (): MadeleineError =>
  new MadeleineError('wrong-passphrase', 'The passphrase is wrong.', {
    action: 'Check the keyboard layout and Caps Lock. The recovery key works in its place.',
  });
