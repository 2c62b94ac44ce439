/** Names by which a program on this machine reaches another, whatever the port. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export type AllowedCallers = {
  /** Host names, without port, by which the server may be reached; those of loopback unless said. */
  readonly hosts?: ReadonlySet<string>;
  /** Origins (`https://agent.example`) whose pages may call, beside the server's own. */
  readonly origins?: ReadonlySet<string>;
};

/**
 * Why a request is refused; absent when it may pass. A page of another site that has its own name lead here (DNS
 * rebinding) has the wrong Host, and one that calls by the right name has its own Origin; programs send none. Whoever
 * mounts this looks at both, too: the protocol asks it of every server, wherever it is mounted.
 */
export function whyRefused(request: Request, { hosts = loopback, origins }: AllowedCallers): string | undefined {
  const host = request.headers.get('host') ?? '';
  const name = /^(\[[0-9a-fA-F:.]+\]|[^:[\]]+)(:\d{1,5})?$/.exec(host)?.[1]?.toLowerCase();
  if (name === undefined || !hosts.has(name)) return 'Host is not allowed';
  const origin = request.headers.get('origin');
  const isOwn = origin === null || origin === `http://${host}` || origin === `https://${host}`;
  return isOwn || origins?.has(origin) === true ? undefined : 'Origin is not allowed';
}
