import { constants } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { fileError } from '../../adapters/files/file-error.ts';
import { writeZip } from '../../adapters/files/zip-file.ts';
import type { AuditReport } from '../../contract/share-verbs.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { OpenMemory } from '../open-memory.ts';
import { auditCopy, type CopyAudit } from './audit/audit-copy.ts';
import { type Needles, needlesOf } from './audit/needles.ts';
import { auditText } from './audit/report.ts';
import { openTools, openWorkshop } from './open-workshop.ts';
import type { FilmTools } from './pictures/redact-film.ts';
import { lineOf, type ShareOptions, writeLine } from './prepare.ts';
import type { Workshop } from './redact-item.ts';
import { type CopyRow, isInCopy, type JournalLine, type ShareFolder } from './share-folder.ts';
import { withoutHits } from './words/without-hits.ts';

/** How often what an audit finds goes back to be redacted; after that it is left out. */
const MOST_ROUNDS = 3;
const PAGE = 100;

/**
 * Puts together the copy of what was kept, audits it, sends back what the audit finds and leaves out what it finds again. The
 * copy is written to `to` (a folder that is empty or not there, or a file that ends in .zip) only when an audit found nothing.
 * Errors: `usage` for a folder that holds something; `disk-full`, `read-only`.
 */
export async function finishSet(
  memory: OpenMemory,
  folder: ShareFolder,
  to: string | undefined,
  options: ShareOptions = {},
): Promise<AuditReport> {
  if (to !== undefined) await checkTarget(to);
  const tools = await openTools(memory);
  try {
    const shop = await openWorkshop(memory, folder, tools, options.signal);
    await redoDecided(memory, shop, options);
    const needles = await needlesOf(shop.knowledge, originalsOf(memory, folder));
    const report = await auditedCopy(memory, shop, tools, needles, options);
    const bytes = await published(folder, report, to, options);
    const state = await folder.state();
    await folder.save({ ...state, audit: report, bytes });
    return report;
  } finally {
    await tools.close();
  }
}

async function* originalsOf(memory: OpenMemory, folder: ShareFolder): AsyncGenerator<MemoryItem> {
  const ids = await folder.items();
  for (let from = 0; from < ids.length; from += PAGE)
    yield* await memory.store.items(ids.slice(from, from + PAGE).map((id) => itemIdSchema.parse(id)));
}

/** Pictures that their owner drew covers in are redacted with these. */
async function redoDecided(memory: OpenMemory, shop: Workshop, options: ShareOptions): Promise<void> {
  const { decisions } = await shop.folder.state();
  for (const { entry } of await shop.folder.journal()) {
    const covers = decisions[entry.n]?.covers;
    if (covers === undefined || isDeepStrictEqual(covers, entry.covers.slice(0, covers.length))) continue;
    await redo(memory, shop, { entry: { ...entry, covers } }, options.signal);
  }
}

async function redo(memory: OpenMemory, shop: Workshop, { entry }: JournalLine, signal?: AbortSignal): Promise<void> {
  const item = await memory.store.item(itemIdSchema.parse(entry.item));
  await writeLine(shop, await lineOf(shop, item, { id: entry.item, n: entry.n, covers: entry.covers }, signal));
}

async function auditedCopy(
  memory: OpenMemory,
  shop: Workshop,
  tools: FilmTools,
  needles: Needles,
  options: ShareOptions,
): Promise<AuditReport> {
  for (let round = 1; ; round += 1) {
    await assemble(shop.folder);
    const audit = await auditCopy(tools, await shop.folder.file('copy'), needles, options);
    if (audit.report.findings.length === 0) return audit.report;
    if (round > MOST_ROUNDS + 1) throw new Error('an audit goes on finding what was left out');
    for (const line of await included(shop.folder)) await mend(memory, shop, line, audit, round, options.signal);
  }
}

/** What an audit found in an item goes back once or twice with where it was; then the item is left out, and its review says why. */
async function mend(
  memory: OpenMemory,
  shop: Workshop,
  line: JournalLine,
  audit: CopyAudit,
  round: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { entry, row } = line;
  const found = audit.report.findings.filter(
    ({ file, row: id }) => file === row?.file || (id !== undefined && id === row?.id),
  );
  if (found.length === 0 || row === undefined) return;
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const boxes = row.file === undefined ? undefined : audit.boxes.get(row.file);
  const hits = audit.hits.get(row.id);
  if (round >= MOST_ROUNDS || (boxes === undefined && hits === undefined)) {
    await writeLine(shop, {
      entry: {
        ...entry,
        state: 'out',
        reasons: [...new Set([...entry.reasons, 'audit' as const])],
        audited: { found: kinds, removed: 'item' },
      },
    });
    return;
  }
  if (boxes !== undefined)
    await redo(memory, shop, { entry: { ...entry, covers: [...entry.covers, ...boxes] } }, signal);
  if (hits === undefined) return;
  const again = (await shop.folder.journal()).find(({ entry: { n } }) => n === entry.n) ?? line;
  if (again.row === undefined) return;
  const words = withoutHits(again.row, hits);
  const { title: _, text: __, caption: ___, ...bare } = again.entry;
  await writeLine(shop, {
    entry: { ...bare, ...textsOf(words), ...nodesLeft(bare, words), audited: { found: kinds, removed: 'sentences' } },
    row: words,
  });
}

const textsOf = ({
  title,
  text,
  caption,
}: {
  title?: string | undefined;
  text?: string | undefined;
  caption?: string | undefined;
}) => ({
  ...(title === undefined ? {} : { title }),
  ...(text === undefined ? {} : { text }),
  ...(caption === undefined ? {} : { caption }),
});

/** Nodes that an audit found something in count as left out. */
function nodesLeft(
  { nodes }: Pick<JournalLine['entry'], 'nodes'>,
  { structuredData = [] }: CopyRow,
): Pick<JournalLine['entry'], 'nodes'> {
  if (nodes === undefined) return {};
  return { nodes: { kept: structuredData.length, left: nodes.kept + nodes.left - structuredData.length } };
}

async function included(folder: ShareFolder): Promise<JournalLine[]> {
  const { decisions } = await folder.state();
  return (await folder.journal()).filter((line) => isInCopy(line, decisions[line.entry.n]));
}

/** The copy as it would be given away, inside the set's folder. */
async function assemble(folder: ShareFolder): Promise<void> {
  const copy = await folder.file('copy');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true, mode: 0o700 });
  const lines = await included(folder);
  for (const { row } of lines) {
    if (row?.file === undefined) continue;
    await mkdir(join(copy, dirname(row.file)), { recursive: true, mode: 0o700 });
    await copyFile(await folder.kept(row.file), join(copy, row.file), constants.COPYFILE_FICLONE);
  }
  const text = lines.map(({ row }) => `${JSON.stringify(row)}\n`).join('');
  await writeFile(join(copy, 'items.jsonl'), text, { mode: 0o600 });
  await writeFile(join(copy, 'README.md'), readMe, { mode: 0o600 });
}

const readMe = `# A redacted copy

\`items.jsonl\` has one record a line: its kind, its local time, a city, and words; \`file\` names its picture or film.
\`structuredData\` has what bookings, orders, invoices and events say in data (schema.org), without numbers, codes and people.
Stand-ins such as [PERSON 3] replace names, numbers, codes and addresses, the same one in all records.
Faces, writing, barcodes and QR codes in pictures are filled. Films are silent and have four pictures a second.
\`audit.md\` and \`audit.json\` tell what this copy was searched for, and what could not be judged.
`;

/** Errors: `usage` for a file that is there, and for a folder that holds something. */
export async function checkTarget(to: string): Promise<void> {
  const found = await stat(to).catch(() => undefined);
  if (found === undefined) return;
  const isEmpty = found.isDirectory() && (await readdir(to)).length === 0;
  if (isEmpty && !to.endsWith('.zip')) return;
  const what = found.isDirectory() ? (isEmpty ? 'is a folder' : 'is a folder that is not empty') : 'is there already';
  throw new MadeleineError('usage', `${to} ${what}.`, {
    path: to,
    action: 'Give the name of a new folder or .zip file; nothing is overwritten.',
  });
}

/** There whole or not at all. */
async function copyFolder(copy: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`;
  try {
    await cp(copy, unfinished, { recursive: true });
    await rmdir(to).catch(() => undefined);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw fileError(error, to, 'writing');
  }
}

async function published(
  folder: ShareFolder,
  report: AuditReport,
  to: string | undefined,
  { signal }: ShareOptions,
): Promise<number> {
  const copy = await folder.file('copy');
  await writeFile(join(copy, 'audit.json'), `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  await writeFile(join(copy, 'audit.md'), auditText(report), { mode: 0o600 });
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((e) => e.isFile())
    .map((e) =>
      join(e.parentPath, e.name)
        .slice(copy.length + 1)
        .replaceAll('\\', '/'),
    );
  if (to === undefined || to.endsWith('.zip')) {
    const zip = to === undefined ? await folder.file('copy.zip') : resolve(to);
    await mkdir(dirname(zip), { recursive: true }).catch((error: unknown) => {
      throw fileError(error, zip, 'writing');
    });
    const bytes = await writeZip(zip, copy, names.toSorted(), signal);
    if (to === undefined) await folder.keep('copy.zip');
    return bytes;
  }
  await copyFolder(copy, resolve(to));
  return (await Promise.all(names.map(async (name) => (await stat(join(copy, name))).size))).reduce(
    (sum, n) => sum + n,
    0,
  );
}
