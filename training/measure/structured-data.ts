/**
 * How much of reference readings is read as data: `node training/measure/structured-data.ts [FOLDER] [--misses] [--senders]`. FOLDER (default:
 * ../shared/data/itinerary) holds documents and beside each `NAME.gold.json`, its nodes of schema.org. A value counts as read when
 * a node of the same type has it at the same path; each node that was read stands for one of the reference at most.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { itineraryThings } from '../../src/sources/itinerary/itinerary-things.ts';
import { calendarThings } from '../../src/sources/structured/calendar-things.ts';
import { htmlThings } from '../../src/sources/structured/html-things.ts';
import { readPass } from '../../src/sources/wallet/read-pass.ts';

type Leaf = readonly [path: string, value: string];
type Node = Readonly<Record<string, unknown>>;
type Score = { documents: number; values: number; read: number };

/** When the reference was read as if the document had come then; where it says none, what the text says itself must do. */
const cameOn = (gold: readonly Node[]): string | undefined => {
  const said = gold.map((node) => node['modifiedTime']).find((moment) => typeof moment === 'string');
  return typeof said === 'string' ? said.slice(0, 10) : undefined;
};

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false }, senders: { type: 'boolean', default: false } },
});
const folder = positionals[0] ?? join(import.meta.dirname, '../../../shared/data/itinerary');
if (!existsSync(folder)) {
  console.error(`${folder} is missing: name the folder that holds the documents.`);
  process.exit(2);
}

/** `near`: the day on which the document came, as the mail that it came with says it. */
type Read = (bytes: Buffer, near: string | undefined) => readonly Node[] | Promise<readonly Node[]>;
const readers: Readonly<Record<string, Read>> = {
  '.html': (bytes) => htmlThings(bytes.toString('utf8'), 'html').things,
  '.ics': (bytes) => calendarThings(bytes.toString('utf8'), 'ics').things,
  '.pkpass': async (bytes) => (await readPass(bytes, { name: 'pkpass', mime: 'application/vnd.apple.pkpass' })).things,
  '.txt': (bytes, near) => itineraryThings(bytes.toString('utf8'), { place: 'text', near }),
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a node was read from is no value of it; a typed value is what it holds. */
const unsaid = new Set(['@context', '@type', 'source', 'readFrom']);

function leavesOf(value: unknown, path: string): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesOf(one, `${path}[${at}]`));
  if (!isNode(value)) return value === undefined || value === null ? [] : [[path, wordsOf(value)]];
  if ('@value' in value) return [[path, wordsOf(value['@value'])]];
  return Object.entries(value).flatMap(([key, inner]) => (unsaid.has(key) ? [] : leavesOf(inner, `${path}.${key}`)));
}

/** Moments are the same that are so on any clock; text is the same but for the space in it. */
function wordsOf(value: unknown): string {
  const text = String(value).replace(/\s+/g, ' ').trim();
  return /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text).toISOString() : text;
}

function sharedBy(gold: readonly Leaf[], node: Node): Set<string> {
  const said = new Map(leavesOf(node, ''));
  return new Set(gold.flatMap(([path, value]) => (said.get(path) === value ? [path] : [])));
}

const scores = new Map<string, Score>();
const senders = new Map<string, Score>();
const scoreOf = (all: Map<string, Score>, key: string): Score => {
  const score = all.get(key) ?? { documents: 0, values: 0, read: 0 };
  all.set(key, score);
  return score;
};
/** "extractordata--SENDER--NAME.txt", else the document itself. */
const senderOf = (file: string): string =>
  /^extractordata--(.+?)--/.exec(file)?.[1] ?? file.slice(0, file.lastIndexOf('.'));
for (const file of readdirSync(folder).sort()) {
  const kind = extname(file);
  const read = readers[kind];
  if (read === undefined) continue;
  const gold: readonly Node[] = [JSON.parse(readFileSync(join(folder, `${file}.gold.json`), 'utf8'))].flat();
  const left = [...(await read(readFileSync(join(folder, file)), cameOn(gold)))];
  const score = scoreOf(scores, kind);
  score.documents += 1;
  const before = { values: score.values, read: score.read };
  for (const wanted of gold) {
    const leaves = leavesOf(wanted, '');
    const rated = left
      .filter((node) => node['@type'] === wanted['@type'])
      .map((node) => ({ node, shared: sharedBy(leaves, node) }))
      .sort((a, b) => b.shared.size - a.shared.size);
    const best = rated[0];
    if (best !== undefined) left.splice(left.indexOf(best.node), 1);
    score.values += leaves.length;
    score.read += best?.shared.size ?? 0;
    if (!flags.misses) continue;
    for (const [path, value] of leaves)
      if (best?.shared.has(path) !== true) console.log(`  ${file} ${wanted['@type']}${path}: ${value.slice(0, 80)}`);
  }
  const own = scoreOf(senders, `${kind} ${senderOf(file)}`);
  own.documents += 1;
  own.values += score.values - before.values;
  own.read += score.read - before.read;
  if (flags.misses) console.log(`${file}: ${score.read - before.read} of ${score.values - before.values}`);
}
for (const [kind, { documents, values, read }] of flags.senders ? [...senders].sort() : scores)
  console.log(`${kind}: ${read} of ${values} values read (${(read / values).toFixed(3)}) in ${documents} documents`);
