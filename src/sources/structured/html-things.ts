import { Parser } from 'htmlparser2';
import type { ErrorCode } from '../../memory/errors.ts';
import { type Thing, thingBounds } from '../../memory/structured-data.ts';
import { withAirports } from './airports.ts';
import { type LenientJson, lenientJson } from './lenient-json.ts';
import { MicrodataReader } from './microdata.ts';
import { isRecord, newBudget, nodeOf, thingsIn } from './node-of.ts';

/** What went wrong with one place of a document; all else that it says is read. */
export type Unread = { readonly place: string; readonly code: ErrorCode; readonly message: string };
export type ThingsRead = { readonly things: readonly Thing[]; readonly unread: readonly Unread[] };

/** Characters; what mail programs cut a message at is far less. */
const LONGEST_HTML = 2_000_000;
const LONGEST_SCRIPT = 512 * 1024;
/** Levels of elements: finding the end of one costs as many steps. */
const DEEPEST = 1000;
/** Characters between two looks at the bounds. */
const PIECE = 4096;
/** Milliseconds for a document, of which an honest one takes a few. */
const LONGEST_TIME = 2000;
const MOST_SCRIPTS = 100;

const mayHold = /itemscope|ld\+json/i;
export const nothingRead: ThingsRead = { things: [], unread: [] };

/**
 * The nodes that the HTML of a message or page says as JSON-LD or microdata, `where` being its name. Broken markup and
 * broken JSON are read as far as they go. Nothing is fetched and nothing executed; never throws.
 */
export function htmlThings(html: string, where: string): ThingsRead {
  if (!mayHold.test(html)) return nothingRead;
  const { scripts, items, cut } = partsOf(html);
  const unread: Unread[] = cut === undefined ? [] : [{ place: where, code: 'too-large', message: cut }];
  const things = scripts.flatMap((script, at) => scriptThings(script, `${where}#script${at + 1}`, unread));
  const budget = newBudget();
  const nodes = items.map((item) => nodeOf(item, budget)).filter((node) => node !== undefined);
  things.push(...thingsIn(nodes, 'microdata', (at) => `${where}#item${at + 1}`));
  if (budget.isCut) unread.push({ place: where, code: 'too-large', message: tooMuch });
  return bounded(things.map(withAirports), unread, where);
}

const tooMuch = 'The structured data says more than is read of one message; the rest of it was left out.';

/** At most as many nodes as an item may hold; that there were more is said. */
export function bounded(things: readonly Thing[], unread: readonly Unread[], where: string): ThingsRead {
  const once = [...new Map(things.map((thing) => [sameWords(thing), thing])).values()];
  if (once.length <= thingBounds.things) return { things: once, unread };
  const message = `There are ${once.length} nodes of structured data; the first ${thingBounds.things} are kept.`;
  return {
    things: once.slice(0, thingBounds.things),
    unread: [...unread, { place: where, code: 'too-large', message }],
  };
}

/** The same node stands in a message twice, in its alternatives or for two programs. */
const sameWords = ({ source: _, readFrom: __, ...said }: Thing): string => JSON.stringify(said);

type Parts = {
  readonly scripts: readonly string[];
  readonly items: readonly Readonly<Record<string, unknown>>[];
  /** Why the document was not read to its end. */
  readonly cut: string | undefined;
};

function partsOf(html: string): Parts {
  const microdata = new MicrodataReader();
  const scripts: string[] = [];
  let depth = 0;
  let script: string | undefined;
  let cut = html.length > LONGEST_HTML ? 'The HTML is longer than what is read of one message.' : undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      microdata.opened(name, attributes);
      if (name === 'script' && /ld\+json/i.test(attributes['type'] ?? '')) script = '';
    },
    ontext(text) {
      if (script === undefined) microdata.text(text);
      else if (script.length <= LONGEST_SCRIPT) script += text;
    },
    onclosetag(name) {
      depth -= 1;
      microdata.closed();
      if (name !== 'script' || script === undefined) return;
      scripts.push(script);
      script = undefined;
    },
  });
  const until = performance.now() + LONGEST_TIME;
  const end = Math.min(html.length, LONGEST_HTML);
  for (let at = 0; at < end; at += PIECE) {
    if (depth > DEEPEST || scripts.length > MOST_SCRIPTS || performance.now() > until) {
      cut = 'The HTML is too deeply nested or too laborious to read for structured data.';
      break;
    }
    parser.write(html.slice(at, Math.min(at + PIECE, end)));
  }
  // A script that the message ends in is read as far as it goes; ending the parser would close what is open one by one.
  if (cut === undefined) parser.end();
  if (script !== undefined) scripts.push(script);
  if (microdata.isCut) cut ??= tooMuch;
  return { scripts: scripts.slice(0, MOST_SCRIPTS), items: microdata.items(), cut };
}

function scriptThings(script: string, place: string, unread: Unread[]): Thing[] {
  if (script.length > LONGEST_SCRIPT) {
    unread.push({ place, code: 'too-large', message: 'The script of structured data has more than 512 kB.' });
    return [];
  }
  const { values, isCut } = scriptJson(script);
  const budget = newBudget();
  const roots = values.flatMap((value) => rootsOf(value));
  const byId = new Map(
    roots.flatMap((node) => (typeof node['@id'] === 'string' ? [[node['@id'], node] as const] : [])),
  );
  const nodes = roots.map((node) => nodeOf(node, budget, byId)).filter((node) => node !== undefined);
  if (isCut) unread.push({ place, ...(nodes.length === 0 ? noJson : brokenJson) });
  if (budget.isCut) unread.push({ place, code: 'too-large', message: tooMuch });
  return thingsIn(nodes, 'json-ld', () => place);
}

const noJson = { code: 'corrupt', message: 'The structured data is no JSON; nothing of it was read.' } as const;
const brokenJson = {
  code: 'truncated',
  message: 'The JSON of the structured data is broken; what stands before that place was read.',
} as const;

/** Some programs write the marks of JSON as entities, which a script does not decode. */
function scriptJson(script: string): LenientJson {
  const read = lenientJson(script);
  if (!read.isCut || !/&(quot|#34|#x22);/i.test(script)) return read;
  const decoded = lenientJson(withoutEntities(script));
  return decoded.isCut && decoded.values.length < read.values.length ? read : decoded;
}

function withoutEntities(text: string): string {
  let decoded = '';
  const parser = new Parser({
    ontext(part) {
      decoded += part;
    },
  });
  parser.end(text);
  return decoded;
}

const DEEPEST_ROOT = 5;

/** The nodes of a value at the top: of lists in lists, and of a graph. */
function rootsOf(value: unknown, depth = 0): Readonly<Record<string, unknown>>[] {
  if (depth > DEEPEST_ROOT) return [];
  if (Array.isArray(value)) return value.flatMap((inner) => rootsOf(inner, depth + 1));
  if (!isRecord(value)) return [];
  const graph = value['@graph'];
  return graph === undefined ? [value] : rootsOf(graph, depth + 1);
}
