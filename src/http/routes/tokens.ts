import {
  deleteSession,
  deleteToken,
  getSession,
  getTokens,
  postSession,
  postToken,
} from '../../contract/endpoints/tokens.ts';
import { requireToGive } from '../caller.ts';
import type { Routes } from '../mounted.ts';
import type { Authentication } from '../sign-in.ts';
import { type SignsInBy, told } from './told-session.ts';

export function mountTokens(routes: Routes, signIn: Authentication, signsInBy: SignsInBy): void {
  const fresh = { fresh: true };
  routes.on(getTokens, ({ app }) => app.tokens.list(), fresh);
  routes.on(postToken, ({ app, body, caller }) => {
    requireToGive(caller, body.scopes);
    return app.tokens.add(body);
  });
  routes.on(deleteToken, ({ app, params }) => app.tokens.revoke(params.id));
  routes.on(getSession, ({ caller }) => told(caller, signsInBy), fresh);
  routes.on(postSession, async ({ body, caller, request, answerHeaders }) => {
    const bearer = await signIn.byToken(body.token.trim(), caller.address);
    answerHeaders['set-cookie'] = signIn.cookie(bearer, request);
    return told(bearer, signsInBy);
  });
  routes.on(deleteSession, async ({ caller, request, answerHeaders }) => {
    await signIn.signOut(request.headers);
    answerHeaders['set-cookie'] = signIn.noCookie();
    return told(signIn.withoutToken(caller.address), signsInBy);
  });
}
