import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditFinding, AuditReport, NotJudged } from '../../../contract/share-verbs.ts';
import type { Box } from '../../../memory/item-text.ts';
import type { FilmTools } from '../pictures/redact-film.ts';
import type { ShareOptions } from '../prepare.ts';
import { type CopyRow, copyRow } from '../share-folder.ts';
import { standIn } from '../words/pseudonyms.ts';
import { textsOf } from '../words/redact-nodes.ts';
import { auditFilm, auditPicture, type PictureAudit } from './audit-pictures.ts';
import { hitsInBytes, jpegMetadata, readJpeg } from './file-bytes.ts';
import type { Needles } from './needles.ts';
import { type Hit, hitsIn } from './text-search.ts';

export type CopyAudit = {
  readonly report: AuditReport;
  /** Where writing, faces and codes are left, by file. */
  readonly boxes: ReadonlyMap<string, readonly Box[]>;
  /** What is left in texts, by row. */
  readonly hits: ReadonlyMap<string, ReadonlySet<string>>;
};

const MOST_CAPITALISED = 200;
const texts = ['title', 'text', 'caption', 'from', 'city', 'country', 'time', 'file'] as const;

/** Reads a finished copy as a stranger would, with all that the memory knows at hand. Nothing that was found is repeated. */
export async function auditCopy(
  tools: FilmTools,
  copy: string,
  needles: Needles,
  options: ShareOptions = {},
): Promise<CopyAudit> {
  const audit = new Audit(tools, needles);
  const files = (await readdir(copy, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const [at, entry] of files.entries()) {
    options.signal?.throwIfAborted();
    const path = join(entry.parentPath, entry.name);
    await audit.file(path, path.slice(copy.length + 1).replaceAll('\\', '/'), options.signal);
    options.onProgress?.({ stage: 'audit', done: at + 1, total: files.length });
  }
  return audit.end();
}

class Audit {
  readonly #tools: FilmTools;
  readonly #needles: Needles;
  readonly #findings: AuditFinding[] = [];
  readonly #boxes = new Map<string, readonly Box[]>();
  readonly #hits = new Map<string, Set<string>>();
  readonly #unjudged = new Map<string, number>();
  readonly #capitalised = new Set<string>();
  #files = 0;
  #bytes = 0;
  #rows = 0;
  #pictures = 0;
  #frames = 0;

  constructor(tools: FilmTools, needles: Needles) {
    this.#tools = tools;
    this.#needles = needles;
  }

  async file(path: string, name: string, signal: AbortSignal | undefined): Promise<void> {
    this.#files += 1;
    this.#bytes += (await stat(path)).size;
    this.#note(name, undefined, hitsIn(name, this.#needles));
    if (name === 'items.jsonl') return this.#itemsFile(path, name);
    this.#note(name, undefined, await hitsInBytes(path, this.#needles));
    if (/\.jpg$/.test(name)) {
      for (const what of jpegMetadata(await readJpeg(path)))
        this.#findings.push({ file: name, kind: 'metadata', how: what });
      this.#pictures += 1;
      this.#looked(name, await auditPicture(this.#tools, path, signal));
    } else if (/\.mp4$/.test(name)) {
      const audit = await auditFilm(this.#tools, path, signal);
      this.#frames += audit.looks;
      this.#looked(name, audit);
    }
  }

  end(): CopyAudit {
    const { counts } = this.#needles;
    return {
      boxes: this.#boxes,
      hits: this.#hits,
      report: {
        format: 1,
        files: this.#files,
        bytes: this.#bytes,
        rows: this.#rows,
        pictures: this.#pictures,
        frames: this.#frames,
        lookedFor: counts,
        findings: this.#findings,
        notJudged: this.#notJudged(),
        capitalised: [...this.#capitalised].toSorted(),
      },
    };
  }

  async #itemsFile(path: string, name: string): Promise<void> {
    for (const line of (await readFile(path, 'utf8')).split('\n')) {
      if (line === '') continue;
      this.#rows += 1;
      const parsed = copyRow.safeParse(JSON.parse(line));
      if (parsed.success) this.#row(name, parsed.data);
      else this.#note(name, undefined, hitsIn(line, this.#needles));
    }
  }

  #row(name: string, row: CopyRow): void {
    for (const field of texts) {
      const written = row[field];
      if (written === undefined) continue;
      const text = written.normalize('NFC');
      this.#note(name, row.id, hitsIn(text, this.#needles), text);
      if (field === 'title' || field === 'text' || field === 'caption') this.#capitals(text);
    }
    for (const written of textsOf(row.structuredData ?? [])) {
      const text = written.normalize('NFC');
      this.#note(name, row.id, hitsIn(text, this.#needles), text);
      this.#capitals(text);
    }
    for (const to of row.to ?? []) this.#note(name, row.id, hitsIn(to, this.#needles), to);
  }

  #note(file: string, row: string | undefined, hits: readonly Hit[], text?: string): void {
    const seen = new Set<string>();
    for (const { kind, how, start, end } of hits) {
      if (!seen.has(how)) this.#findings.push({ file, ...(row === undefined ? {} : { row }), kind, how });
      seen.add(how);
      if (row === undefined || text === undefined) continue;
      const found = this.#hits.get(row) ?? new Set<string>();
      this.#hits.set(row, found.add(text.slice(start, end)));
    }
  }

  #looked(file: string, { findings, boxes, notJudged }: PictureAudit): void {
    const seen = new Set<string>();
    for (const finding of findings) {
      if (!seen.has(finding.how)) this.#findings.push({ file, ...finding });
      seen.add(finding.how);
    }
    if (boxes.length > 0) this.#boxes.set(file, boxes);
    for (const what of notJudged) this.#unjudged.set(what, (this.#unjudged.get(what) ?? 0) + 1);
  }

  #capitals(text: string): void {
    for (const [word] of text.replace(standIn, ' ').matchAll(/(?<![\p{L}.!?]\s?)(?<=\s)\p{Lu}\p{L}{2,30}/gu))
      if (this.#capitalised.size < MOST_CAPITALISED) this.#capitalised.add(word);
  }

  #notJudged(): NotJudged[] {
    const counted = (what: NotJudged['what'], count: number): NotJudged[] => (count > 0 ? [{ what, count }] : []);
    const of = (what: string): number => this.#unjudged.get(what) ?? 0;
    return [
      { what: 'nudity' },
      { what: 'manner' },
      ...counted('faces', of('faces')),
      ...counted('text', of('text')),
      ...counted('unclear-text', of('stripes')),
      ...counted('hidden-people', of('people')),
      ...counted('name-parts', this.#needles.wordsToo),
      ...(this.#capitalised.size > 0 ? [{ what: 'unknown-names' as const }] : []),
      { what: 'rest' },
    ];
  }
}
