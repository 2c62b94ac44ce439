import { registeredDomain } from '../../language/firm-domain.ts';
import type { SenderFacts } from '../../memory/item-text.ts';
import { type HeaderField, headerOf } from './header-block.ts';
import { messagePeople, oneLine } from './message-people.ts';

/** One method of a check with its result, and the domain that it was about where the header names it. */
type Check = { readonly method: string; readonly result: string; readonly domain: string | undefined };
type Checked = { readonly server: string | undefined; readonly checks: readonly Check[] };

const LONGEST_HEADER = 8 * 1024;
const MOST_CHECKS = 20;
const LONGEST_NAME = 100;

/**
 * What the server that received the message found when it checked where it comes from: of the topmost
 * Authentication-Results field (RFC 8601), else Received-SPF (RFC 7208), that this server can have written; anything below
 * a stranger may have. Nothing where it found nothing out. Never throws.
 */
export function messageAuthentication(fields: readonly HeaderField[]): SenderFacts | undefined {
  const found =
    checkedBy(fields, 'authentication-results', authenticationResults) ??
    checkedBy(fields, 'received-spf', receivedSpf);
  const from = messagePeople(fields).find(({ how }) => how === 'sender')?.address;
  if (found === undefined || from === undefined) return undefined;
  return {
    verdict: verdictOf(found.checks, domainIn(from)),
    ...(found.server === undefined ? {} : { server: found.server }),
    checks: found.checks.map(
      ({ method, result, domain }) => `${method}=${result}${domain === undefined ? '' : ` (${domain})`}`,
    ),
  };
}

function checkedBy(
  fields: readonly HeaderField[],
  name: string,
  read: (value: string) => Checked | undefined,
): Checked | undefined {
  const { end, certain, org } = writtenHere(fields);
  for (const [at, field] of fields.slice(0, end).entries()) {
    if (field.name !== name) continue;
    const found = read(oneLine(field.value.slice(0, LONGEST_HEADER)));
    if (found === undefined || found.checks.length === 0) continue;
    const isOfServer = org !== undefined && found.server !== undefined && registeredDomain(found.server) === org;
    if (at < certain || isOfServer) return found;
  }
  return undefined;
}

/**
 * Servers put their fields above those that a message has. So fields above a Received field of the receiving organisation are
 * that organisation's; those from there down to the first Received of another host are, where they name its server. Of a
 * message that no server passed on, all are as true as the rest.
 */
function writtenHere(fields: readonly HeaderField[]): { end: number; certain: number; org: string | undefined } {
  let [certain, org]: [number, string | undefined] = [0, undefined];
  if (headerOf(fields, 'received') === undefined) return { end: fields.length, certain: fields.length, org };
  for (const [at, field] of fields.entries()) {
    if (field.name !== 'received') continue;
    const by = serverOf(field.value);
    if (by !== undefined && org !== undefined && by !== org) return { end: at, certain, org };
    org ??= by;
    certain = at;
  }
  return { end: fields.length, certain, org };
}

const local = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|arpa)$/i;

/** The organisation whose host took the message over; nothing of hosts without a name of their own on the network. */
function serverOf(received: string): string | undefined {
  const host = /\bby\s+([\w.-]{1,253})/i.exec(received.slice(0, LONGEST_HEADER))?.[1]?.toLowerCase();
  return host === undefined || local.test(host) ? undefined : registeredDomain(host);
}

/** "mx.example.org; dkim=pass header.d=hotel.example; spf=fail smtp.mailfrom=x@hotel.example". */
function authenticationResults(value: string): Checked | undefined {
  const [head = '', ...rest] = withoutComments(value).split(';');
  // Some servers leave their own name out.
  const isNamed = !head.includes('=');
  const server = isNamed ? head.trim().split(/\s+/)[0]?.toLowerCase().slice(0, LONGEST_NAME) : undefined;
  const checks = (isNamed ? rest : [head, ...rest]).flatMap(checkIn).slice(0, MOST_CHECKS);
  return { server: server === '' ? undefined : server, checks };
}

const known: ReadonlySet<string> = new Set(['dkim', 'spf', 'dmarc']);
/** By which property each method says whom its result is about, the first that stands there. */
const properties: Readonly<Record<string, RegExp>> = {
  dkim: /\bheader\.(?:d|i)=([^\s;]{1,320})/i,
  spf: /\bsmtp\.(?:mailfrom|mail|from)=([^\s;]{1,320})/i,
  dmarc: /\bheader\.from=([^\s;]{1,320})/i,
};

function checkIn(part: string): Check[] {
  const [, method = '', result = ''] = /^\s*([a-z]+)(?:\/\d+)?\s*=\s*([a-z]+)/i.exec(part) ?? [];
  const name = method.toLowerCase();
  if (!known.has(name)) return [];
  const about = properties[name]?.exec(part)?.[1];
  return [{ method: name, result: result.toLowerCase(), domain: about === undefined ? undefined : domainIn(about) }];
}

/** "fail (mx.example.org: domain of x@hotel.example does not designate …) receiver=mx.example.org; envelope-from=…". */
function receivedSpf(value: string): Checked | undefined {
  const result = /^([a-z]+)\b/i.exec(value)?.[1]?.toLowerCase();
  if (result === undefined) return undefined;
  const server = (/\breceiver=([\w.-]{1,253})/i.exec(value) ?? /^[a-z]+ \(([\w.-]{1,253}):/i.exec(value))?.[1];
  const about = /\benvelope-from="?<?([^\s;">]{1,320})/i.exec(value)?.[1];
  const domain = about === undefined ? undefined : domainIn(about);
  return { server: server?.toLowerCase(), checks: [{ method: 'spf', result, domain }] };
}

const DEEPEST_COMMENT = 8;

/** Comments may stand anywhere, one within another (RFC 5322 §3.2.2): what they say is nobody's result. */
function withoutComments(value: string): string {
  let text = value;
  for (let depth = 0; depth < DEEPEST_COMMENT && text.includes('('); depth++) text = text.replace(/\([^()]*\)/g, ' ');
  return text;
}

const domainIn = (address: string): string =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/[<>"'.]+$/g, '')
    .toLowerCase()
    .slice(0, 253);

/** Something that speaks for the very domain of the sender passes the letter; else what speaks against it fails it. */
function verdictOf(checks: readonly Check[], from: string): NonNullable<SenderFacts['verdict']> {
  const own = registeredDomain(from) ?? from;
  const isOwn = (domain: string | undefined): boolean =>
    domain === undefined || (registeredDomain(domain) ?? domain) === own;
  if (checks.some(({ result, domain }) => result === 'pass' && isOwn(domain))) return 'pass';
  return checks.some(({ result }) => result === 'fail' || result === 'hardfail') ? 'fail' : 'none';
}
