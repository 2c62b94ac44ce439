import type { z } from 'zod';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { type FolderUse, folderUses } from '../../memory/mail-account.ts';
import type { EmailChanges, JmapServerAddress, JmapSession, RemoteBlob, RemoteEmail } from '../../ports/jmap-server.ts';
import { basicOrBearer, type MailSecret, type RemoteFolder } from '../../ports/mail-server.ts';
import { elsewhere, malformed, type ServerWords } from '../../ports/server-error.ts';
import { type ReplyLimits, type ServerAsking, serverReply, usualLimits } from '../../ports/server-reply.ts';
import {
  CORE,
  changesShape,
  emailsShape,
  MAIL,
  mailboxesShape,
  methodErrorShape,
  queryShape,
  responseShape,
  type SessionObject,
  sessionShape,
} from './jmap-shapes.ts';
import { pushedState } from './pushed-state.ts';

/** Ids that are asked for with one request. */
const MOST_IDS = 5_000;
/** More messages of a mailbox than this are no mailbox of a person. */
const MOST_MESSAGES = 5_000_000;
/** With more changes than this, comparing is less. */
const MOST_CHANGES = 50_000;
const MOST_AT_ONCE = 50;

const words: ServerWords = { what: 'mailbox or JMAP session', address: 'JMAP', option: '--jmap' };

/** Opens a session with a JMAP server: its session object is read at once. Errors: those of a `JmapSession`. */
export async function openJmapSession(
  { url, user }: JmapServerAddress,
  secret: MailSecret,
  signal?: AbortSignal,
  limits: ReplyLimits = usualLimits,
): Promise<JmapSession> {
  const { origin, pathname, host } = new URL(url);
  const closing = new AbortController();
  const ended = signal === undefined ? closing.signal : AbortSignal.any([signal, closing.signal]);
  const asking: ServerAsking = { origin, authorization: basicOrBearer(user, secret), signal: ended, limits, words };
  const first = pathname === '/' ? `${origin}/.well-known/jmap` : url;
  const { bytes, at } = await serverReply(first, { headers: { accept: 'application/json' } }, asking);
  const said = sessionShape.safeParse(jsonIn(bytes));
  if (!said.success) throw malformed(host, 'does not answer as a JMAP server for mail');
  return new Session(said.data, at, asking, { secret: secret.kind, close: () => closing.abort() });
}

type How = { readonly secret: MailSecret['kind']; readonly close: () => void };

class Session implements JmapSession {
  readonly #object: SessionObject;
  readonly #at: URL;
  readonly #asking: ServerAsking;
  readonly #how: How;
  readonly #account: string;
  #state: string | undefined;

  constructor(object: SessionObject, at: URL, asking: ServerAsking, how: How) {
    this.#object = object;
    this.#at = at;
    this.#asking = asking;
    this.#how = how;
    this.#account = object.primaryAccounts[MAIL];
  }

  get #host(): string {
    return this.#at.host;
  }

  async folders(): Promise<readonly RemoteFolder[]> {
    const { list } = await this.#call('Mailbox/get', { ids: null, properties: properties.mailbox }, mailboxesShape);
    const byId = new Map(list.map((one) => [one.id, one]));
    const nameOf = (id: string, deep = 0): string => {
      const { name = '', parentId } = byId.get(id) ?? {};
      const isInside = typeof parentId === 'string' && byId.has(parentId) && deep < 20;
      return isInside ? `${nameOf(parentId, deep + 1)}/${name}` : name;
    };
    return list.map(({ id, role }) => ({ path: id, name: nameOf(id), use: useOf(role) }));
  }

  async state(): Promise<string> {
    const { state } = await this.#call('Email/get', { ids: [], properties: ['id'] }, emailsShape);
    this.#state = state;
    return state;
  }

  async list(mailbox: string): Promise<readonly string[]> {
    const found = new Set<string>();
    let before: string | undefined;
    for (let position = 0; ; ) {
      const asked = { filter: { inMailbox: mailbox }, sort: [{ property: 'receivedAt' }] };
      const bounds = { position, limit: MOST_IDS };
      const { ids, queryState } = await this.#call('Email/query', { ...asked, ...bounds }, queryShape);
      // What moves up while it is read in parts would be missed.
      if (before !== undefined && before !== queryState) throw malformed(this.#host, 'changed while it was read');
      before = queryState;
      // A server may give fewer than were asked for.
      if (ids.length === 0) return [...found];
      const known = found.size;
      for (const id of ids) found.add(id);
      // One that gives the same again, wherever it is asked to begin, would do so for as long as it is asked.
      if (found.size === known || found.size > MOST_MESSAGES)
        throw malformed(this.#host, 'lists messages without an end');
      position += ids.length;
    }
  }

  async changesSince(state: string): Promise<EmailChanges | undefined> {
    const changed = new Set<string>();
    const gone = new Set<string>();
    for (let since = state; ; ) {
      const told = await this.#changes(since);
      if (told === undefined) return undefined;
      for (const id of [...told.created, ...told.updated]) changed.add(id);
      for (const id of told.destroyed) {
        changed.delete(id);
        gone.add(id);
      }
      if (!told.hasMoreChanges) return { changed: [...changed], gone: [...gone], state: told.newState };
      if (told.newState === since || changed.size + gone.size > MOST_CHANGES) return undefined;
      since = told.newState;
    }
  }

  async #changes(sinceState: string) {
    try {
      return await this.#call('Email/changes', { sinceState, maxChanges: MOST_IDS }, changesShape);
    } catch (error) {
      // A server that was set up anew does not know the state at all.
      if (error instanceof MethodError && lost.has(error.type)) return undefined;
      throw error;
    }
  }

  async *emails(ids: readonly string[]): AsyncGenerator<RemoteEmail> {
    const together = Math.min(this.#object.capabilities[CORE].maxObjectsInGet, MOST_AT_ONCE);
    for (let at = 0; at < ids.length; at += together) {
      const asked = { ids: ids.slice(at, at + together), properties: properties.email };
      const { list } = await this.#call('Email/get', asked, emailsShape);
      for (const { id, blobId, size, mailboxIds, keywords, receivedAt = '' } of list) {
        const received = Date.parse(receivedAt);
        yield {
          ...{ id, blobId, bytes: size, mailboxes: namesIn(mailboxIds), keywords: namesIn(keywords) },
          received: Number.isNaN(received) ? undefined : received,
        };
      }
    }
  }

  async message({ blobId, bytes }: RemoteEmail, largest: number): Promise<RemoteBlob> {
    if (bytes > largest) return { kind: 'too-large' };
    const asking = { ...this.#asking, limits: { ...this.#asking.limits, largestAnswer: largest } };
    const url = this.#place(this.#object.downloadUrl, { blobId, name: 'message.eml', type: 'message/rfc822' });
    try {
      return { kind: 'read', raw: (await serverReply(url, {}, { ...asking, origin: url.origin })).bytes };
    } catch (error) {
      const code = isMadeleineError(error) ? error.code : undefined;
      // The server told a wrong size, or the message has been deleted since.
      if (code === 'too-large') return { kind: 'too-large' };
      if (code === 'not-found') return { kind: 'gone' };
      throw error;
    }
  }

  async news(longestMs: number, signal: AbortSignal): Promise<'news' | 'nothing' | 'closed'> {
    const { eventSourceUrl } = this.#object;
    const before = this.#state;
    const place =
      eventSourceUrl === undefined
        ? undefined
        : this.#place(eventSourceUrl, { types: 'Email', closeafter: 'no', ping: '60' });
    return pushedState({
      url: place,
      authorization: this.#asking.authorization,
      account: this.#account,
      longestMs,
      signal,
      // What changed between two questions is told by the state alone.
      hasChanged: async (said) => {
        const now = said ?? (await this.state());
        this.#state = now;
        return now !== before;
      },
    });
  }

  /** What is still on its way is not waited for. */
  async close(): Promise<void> {
    this.#how.close();
  }

  async #call<Shape extends z.ZodType>(method: string, more: object, shape: Shape): Promise<z.infer<Shape>> {
    const url = this.#place(this.#object.apiUrl, {});
    const args = { accountId: this.#account, ...more };
    const body = JSON.stringify({ using: [CORE, MAIL], methodCalls: [[method, args, '0']] });
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const { bytes } = await serverReply(
      url,
      { method: 'POST', body, headers },
      { ...this.#asking, origin: url.origin },
    );
    const said = responseShape.safeParse(jsonIn(bytes));
    if (!said.success) throw malformed(this.#host, 'sent an answer that is no JMAP');
    const [[name, given]] = said.data.methodResponses;
    const refused = name === 'error' ? methodErrorShape.safeParse(given) : undefined;
    if (refused !== undefined) throw new MethodError(this.#host, method, refused.data?.type ?? 'unknown');
    const answer = shape.safeParse(given);
    if (answer.success && name === method) return answer.data;
    throw malformed(this.#host, `sent an answer to ${method} that is none`);
  }

  /**
   * An address that the session names. With a password, only the server that the owner named is asked; a token may go further, but
   * not from a server without TLS: that is one of this machine, which may be all that is to be asked.
   */
  #place(template: string, values: Readonly<Record<string, string>>): URL {
    const all: Readonly<Record<string, string>> = { accountId: this.#account, ...values };
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(all[name] ?? ''));
    if (!URL.canParse(filled, this.#at)) throw malformed(this.#host, 'names an address that is none');
    const url = new URL(filled, this.#at);
    // A proxy that ends TLS leaves behind it a server that takes itself for a plain one.
    if (this.#at.protocol === 'https:' && url.host === this.#at.host) url.protocol = 'https:';
    const isFurther = url.origin !== this.#at.origin;
    const mayGo = this.#how.secret === 'oauth2' && [this.#at, url].every(({ protocol }) => protocol === 'https:');
    if (isFurther && !mayGo) throw elsewhere(this.#host, url, words);
    return url;
  }
}

const properties = {
  mailbox: ['id', 'name', 'parentId', 'role'],
  email: ['id', 'blobId', 'size', 'mailboxIds', 'keywords', 'receivedAt'],
};

const lost: ReadonlySet<string> = new Set(['cannotCalculateChanges', 'invalidArguments']);

/** What a method answers in place of what was asked for (RFC 8620, section 3.6.2). */
class MethodError extends MadeleineError {
  readonly type: string;

  constructor(host: string, method: string, type: string) {
    const isLater = type === 'serverUnavailable' || type === 'serverFail';
    super(isLater ? 'unreachable' : 'malformed-reply', `${host} refused ${method} (${type}).`, {
      action: 'Nothing is lost: the next sync continues where this one stopped.',
    });
    this.type = type;
  }
}

const namesIn = (marks: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(marks).flatMap(([name, isSet]) => (isSet ? [name] : []));

const useOf = (role: string | null | undefined): FolderUse | undefined =>
  folderUses.find((use) => use === role && use !== 'calendar' && use !== 'contacts');

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
