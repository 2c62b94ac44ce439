import { scopes } from '../../contract/endpoint.ts';
import {
  deleteSession,
  deleteToken,
  getSession,
  getTokens,
  postSession,
  postToken,
  type SessionResponse,
} from '../../contract/endpoints/tokens.ts';
import { type Caller, requireScope } from '../caller.ts';
import type { Routes } from '../mounted.ts';
import type { SignIn } from '../sign-in.ts';

export function mountTokens(routes: Routes, signIn: SignIn): void {
  const fresh = { fresh: true };
  routes.on(getTokens, ({ app }) => app.tokens.list(), fresh);
  routes.on(postToken, ({ app, body, caller }) => {
    for (const scope of body.scopes) requireScope(caller, scope);
    return app.tokens.add(body);
  });
  routes.on(deleteToken, ({ app, params }) => app.tokens.revoke(params.id));
  routes.on(getSession, ({ caller }) => told(caller), fresh);
  routes.on(postSession, async ({ body, caller, request, answerHeaders }) => {
    const bearer = await signIn.byToken(body.token.trim(), caller.address);
    answerHeaders['set-cookie'] = signIn.cookie(bearer, request);
    return told(bearer);
  });
  routes.on(deleteSession, ({ caller, answerHeaders }) => {
    answerHeaders['set-cookie'] = signIn.noCookie();
    return told(signIn.withoutToken(caller.address));
  });
}

const told = ({ kind, scopes: given, token }: Caller): SessionResponse => ({
  signedIn: kind !== 'stranger',
  scopes: scopes.filter((scope) => given.has(scope)),
  ...(token === undefined ? {} : { token: { id: token.id, name: token.name } }),
});
