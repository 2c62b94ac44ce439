import { DateTime } from 'luxon';
import type { Thing, ThingSource } from '../../memory/structured-data.ts';
import { withAirports } from './airports.ts';
import { boardingPassNodes, isBoardingPass } from './boarding-pass.ts';
import { calendarThings } from './calendar-things.ts';
import { bounded, type ThingsRead } from './html-things.ts';
import { newBudget, nodeOf, thingsIn } from './node-of.ts';
import { isPaymentCode, paymentNode } from './payment-code.ts';
import { type Written, withoutEmpty } from './travel-node.ts';
import { isUicTicket, uicTicket } from './uic-ticket.ts';
import { mecardText, vcardThings } from './vcard-things.ts';

/** What a code holds: its text, or its bytes where that is no text. */
export type CodeContent = string | Uint8Array;

export type CodeRead = ThingsRead & {
  /** What a person can read of it; empty for bytes of no known form. */
  readonly text: string;
};

/** `place` is where the code was found; `date` (ISO) a day near to it, which tells years that codes leave out. */
export type CodeFound = { readonly place: string; readonly date?: string | undefined; readonly source?: ThingSource };

/** Bytes; the largest matrix codes hold some three thousand. */
const LARGEST_CODE = 8192;

/**
 * What a bar or matrix code says as data: IATA boarding passes, railway tickets (UIC 918.3), payments (EPC, Swiss bills),
 * contacts and events. All others are text alone. Never throws; a code whose form was recognised and could not be read is named.
 */
export function barcodeThings(content: CodeContent, { place, date, source = 'barcode' }: CodeFound): CodeRead {
  if (content.length > LARGEST_CODE) {
    const message = 'The code holds more than 8 kB; it is not read.';
    return { text: '', things: [], unread: [{ place, code: 'too-large', message }] };
  }
  const near = dateOf(date);
  const { text, nodes, things: written = [], broken } = decoded(content, near);
  const budget = newBudget();
  const kept = nodes.map((node) => nodeOf(withoutEmpty(node), budget)).filter((node) => node !== undefined);
  const things = [
    ...thingsIn(kept, source, () => place),
    ...written.map((thing): Thing => ({ ...thing, source, readFrom: place })),
  ];
  const unread = broken === undefined ? [] : [{ place, code: 'corrupt' as const, message: broken }];
  // The fields of a pass call its airports by names of their own, which come first.
  return { text, ...bounded(source === 'pkpass' ? things : things.map(withAirports), unread, place) };
}

const dateOf = (date: string | undefined): DateTime | undefined => {
  const read = DateTime.fromISO((date ?? '').slice(0, 10), { zone: 'utc' });
  return read.isValid ? read : undefined;
};

type Decoded = {
  readonly text: string;
  readonly nodes: readonly Written[];
  /** Nodes that were within their bounds already. */
  readonly things?: readonly Thing[];
  readonly broken?: string;
};

function decoded(content: CodeContent, near: DateTime | undefined): Decoded {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  if (isUicTicket(bytes)) {
    const ticket = uicTicket(bytes, near);
    return ticket ?? { text: '', nodes: [], broken: 'The railway ticket in the code could not be unfolded.' };
  }
  const text = typeof content === 'string' ? content : textOf(content);
  if (isBoardingPass(text)) return { text: text.trimEnd(), nodes: boardingPassNodes(text, near) };
  const things = thingsWritten(text);
  if (things.length > 0) return { text, nodes: [], things };
  const payment = isPaymentCode(text) ? paymentNode(text) : undefined;
  return { text, nodes: payment === undefined ? [] : [payment] };
}

/** Contacts and events are written in codes as in files; some leave out the calendar around the event. */
function thingsWritten(text: string): readonly Thing[] {
  const card = mecardText(text) ?? text;
  if (/^BEGIN:VCARD/i.test(card)) return vcardThings(card, 'code').things;
  if (!/^BEGIN:(VCALENDAR|VEVENT)/i.test(text)) return [];
  const calendar = /^BEGIN:VEVENT/i.test(text) ? `BEGIN:VCALENDAR\n${text}\nEND:VCALENDAR` : text;
  return calendarThings(calendar, 'code').things;
}

/** Bytes that are text; nothing where they are not. */
function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /(?![\t\n\r])\p{Cc}/u.test(text) ? '' : text;
  } catch {
    return '';
  }
}
