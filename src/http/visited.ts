import type { View } from '../app/accounts/kept-memories.ts';
import type { ServerAccounts } from '../app/accounts/open-accounts.ts';
import type { App } from '../app/app.ts';
import { type KeptLink, linkBySecret } from '../app/links/kept-links.ts';
import { memoryIdSchema } from '../memory/account.ts';

/** A link, and the memory that it shows something of. */
export type Visited = { readonly app: App; readonly link: KeptLink };
/** What a word in the address of a page stands for; undefined for what is over or never was. */
export type FindVisited = (word: string, request: Request) => Promise<Visited | undefined>;

/** On a server of one memory the word is the secret of the link. */
export const visitedIn =
  (app: App): FindVisited =>
  async (word) => {
    const link = await app.links.bySecret(word);
    return link === undefined ? undefined : { app, link };
  };

/** As of `linksOfMemory`. */
const WORD = /^(mem-[0-9a-f]{16})\.([\w-]{32})$/;

/**
 * What is visited on a server with accounts. A memory is opened, as for who may only look, when the secret is right: nobody has
 * it opened by guessing.
 */
export const visitedOf =
  ({ memories, accounts }: ServerAccounts, open: (request: Request, view: View) => Promise<App>): FindVisited =>
  async (word, request) => {
    const [, id, secret = ''] = WORD.exec(word) ?? [];
    if (id === undefined) return undefined;
    const memory = await memories.withOwner(memoryIdSchema.parse(id));
    const link = memory && (await linkBySecret(memory.place, secret, accounts.now()));
    if (memory === undefined || link === undefined) return undefined;
    const app = await open(request, { id: memory.id, name: memory.name, memory, role: 'viewer' });
    return { app, link };
  };
