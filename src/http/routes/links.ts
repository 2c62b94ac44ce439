import { deleteShareLink, getShareLinks, postShareLink } from '../../contract/endpoints/links.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Caller } from '../caller.ts';
import type { Routes } from '../mounted.ts';

/** Links of a memory are looked up in the memory of the server: with accounts, none can be made yet. */
function ofOneMemory({ account }: Caller): void {
  if (account !== undefined)
    throw new MadeleineError('usage', 'Links are for a server of one memory.', {
      action: 'Share the memory with an account, or make a copy without personal details.',
    });
}

export function mountLinks(routes: Routes): void {
  routes.on(getShareLinks, ({ app, caller }) => (caller.account === undefined ? app.links.list() : { links: [] }), {
    fresh: true,
  });
  routes.on(postShareLink, ({ app, body, caller }) => {
    ofOneMemory(caller);
    return app.links.add(body);
  });
  routes.on(deleteShareLink, ({ app, params, caller }) => {
    ofOneMemory(caller);
    return app.links.remove(params.id);
  });
}
