import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import type { Position } from '../../ports/news.ts';
import { unpackTerm, unpackWord } from '../../postings/packed-postings.ts';
import { WarmIndex } from '../../postings/warm-index.ts';
import { type ChangeFeed, readPosition } from './change-feed.ts';
import type { OwnDatabase, Sql } from './database.ts';
import { keepingIndexes } from './index-memory.ts';
import { type Base, readAllWords, readBase, readItemsOfBase, wordsColumns } from './posting-base.ts';
import { bigNumber, bytesColumn, readRows } from './read-rows.ts';
import { sharedTurn } from './shared-turn.ts';

/** Items read at a time, and how many changes are caught up with rather than beginning anew. */
const [PAGE, MOST_CHANGES] = [1000, 8000];

/** What a question looks up: coded words and terms, and coded beginnings of terms. */
export type Wanted = {
  readonly words: readonly string[];
  readonly terms: readonly string[];
  readonly prefixes: readonly string[];
};

/** Which lists of the index that was kept have been read; undefined `base`: there was none, and everything is in the index. */
type Loaded = {
  readonly index: WarmIndex;
  readonly base: Base | undefined;
  readonly words: Set<string>;
  readonly terms: Set<string>;
  readonly prefixes: Set<string>;
  seen: Position;
  /** Items put again since. */
  refreshed: number;
};

const changedRow = z.object({
  id: itemIdSchema,
  title: z.string().nullable(),
  names: z.string().nullable(),
  body: z.string().nullable(),
  context: z.string(),
  terms: z.string().nullable(),
});
type ChangedRow = z.infer<typeof changedRow>;
const listRow = z.object({ is_term: z.boolean(), token: z.string(), packed: bytesColumn });
const generationRow = z.object({ generation: bigNumber });

/**
 * The word index of one owner in the memory of this process. It begins with the items of the index that the database keeps,
 * and the words of what was written since; of the words and terms that it keeps it has those that were asked for.
 */
export class OwnerIndex {
  readonly #database: OwnDatabase;
  readonly #feed: ChangeFeed;
  readonly #inStep: () => Promise<Loaded>;
  #loaded: Loaded | undefined;

  constructor(database: OwnDatabase, feed: ChangeFeed) {
    this.#database = database;
    this.#feed = feed;
    this.#inStep = sharedTurn(() => this.#keepStep());
  }

  get bytes(): number {
    return this.#loaded?.index.bytes ?? 0;
  }

  /** Gives its memory back; it is read again when somebody asks. */
  drop(): void {
    this.#loaded = undefined;
  }

  /** The index, in step with the database, with all lists that a question looks up. */
  async with(wanted: Wanted): Promise<WarmIndex> {
    for (;;) {
      const loaded = await this.#inStep();
      if (await this.#look(loaded, wanted)) {
        keepingIndexes.use(this);
        return loaded.index;
      }
      // The database keeps another index now.
      if (this.#loaded === loaded) this.#loaded = undefined;
    }
  }

  async #keepStep(): Promise<Loaded> {
    const loaded = this.#loaded;
    if (loaded === undefined) return this.#load();
    const news = await this.#feed.itemsSince(loaded.seen);
    if (news === undefined) return loaded;
    const isStale = loaded.index.needsRebuild && loaded.refreshed > loaded.index.size / 3;
    if (news.changed === 'everything' || news.changed.length > MOST_CHANGES || isStale) return this.#load();
    const rows: ChangedRow[] = [];
    for (let from = 0; from < news.changed.length; from += PAGE) {
      const found = await this.#database.rows(
        `SELECT wanted.id AS id, ${wordsColumns} FROM unnest($2::text[]) AS wanted (id)
         LEFT JOIN words ON words.owner = $1 AND words.id = wanted.id`,
        news.changed.slice(from, from + PAGE),
      );
      rows.push(...readRows(changedRow, found, this.#database.place));
    }
    // At one go, so that no question meets an index that is half in step.
    for (const row of rows) putChanged(loaded.index, row);
    loaded.refreshed += rows.length;
    loaded.seen = news.position;
    return loaded;
  }

  async #load(): Promise<Loaded> {
    const loaded = await this.#database.transaction((sql) => load(sql, this.#database.place), { snapshot: true });
    this.#loaded = loaded;
    return loaded;
  }

  /** Reads the lists that are wanted and not there yet; false where the index that they belong to is no longer kept. */
  async #look(loaded: Loaded, wanted: Wanted): Promise<boolean> {
    const { base } = loaded;
    if (base === undefined) return true;
    const isRead = (term: string) =>
      loaded.terms.has(term) || [...loaded.prefixes].some((prefix) => term.startsWith(prefix));
    const words = [...new Set(wanted.words)].filter((word) => !loaded.words.has(word));
    const terms = [...new Set(wanted.terms)].filter((term) => !isRead(term));
    const prefixes = wanted.prefixes.filter((prefix) => !loaded.prefixes.has(prefix));
    if (words.length + terms.length + prefixes.length === 0) return true;
    const found = await this.#database.transaction((sql) =>
      readLists(sql, this.#database.place, base, { words, terms, prefixes }),
    );
    if (found === undefined) return false;
    for (const { is_term: isTerm, token, packed } of found) {
      if (isTerm ? isRead(token) : loaded.words.has(token)) continue;
      if (isTerm) loaded.index.adoptTerm(token, unpackTerm(packed));
      else loaded.index.adoptWord(token, unpackWord(packed));
      (isTerm ? loaded.terms : loaded.words).add(token);
    }
    // Those that no item had then, too.
    for (const word of words) loaded.words.add(word);
    for (const term of terms) loaded.terms.add(term);
    for (const prefix of prefixes) loaded.prefixes.add(prefix);
    return true;
  }
}

async function load(sql: Sql, place: string): Promise<Loaded> {
  const { sequence, scrubs } = await readPosition(sql, place);
  const base = await readBase(sql, place);
  const index = new WarmIndex();
  const sets = { words: new Set<string>(), terms: new Set<string>(), prefixes: new Set<string>() };
  const loaded: Loaded = { index, base, ...sets, seen: { sequence, scrubs }, refreshed: 0 };
  if (base === undefined) {
    for await (const page of readAllWords(sql, place)) for (const row of page) index.put(row.id, row);
  } else {
    const { ids, lengths } = await readItemsOfBase(sql, place, base);
    index.begin(ids, lengths);
    for await (const page of readChangedSince(sql, place, base)) for (const row of page) putChanged(index, row);
  }
  index.settle();
  return loaded;
}

async function* readChangedSince(sql: Sql, place: string, base: Base): AsyncGenerator<ChangedRow[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql(
      `SELECT change.id AS id, ${wordsColumns} FROM change
       LEFT JOIN words ON words.owner = $1 AND words.id = change.id
       WHERE change.owner = $1 AND change.sequence > $2 AND change.id > $3 ORDER BY change.id LIMIT $4`,
      base.sequence,
      after,
      PAGE,
    );
    const page = readRows(changedRow, rows, place);
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}

function putChanged(index: WarmIndex, row: ChangedRow): void {
  const { id, title, names, body, context, terms } = row;
  if (title === null || names === null || body === null || terms === null) index.delete(id);
  else index.put(id, { title, names, body, context, terms });
}

const LAST = '\u{10ffff}\u{10ffff}';

/** Undefined where the database keeps another index by now, so that these may not be all. */
async function readLists(sql: Sql, place: string, { generation }: Base, { words, terms, prefixes }: Wanted) {
  const columns = 'is_term, token, packed FROM posting WHERE owner = $1 AND generation = $2';
  const [lists, ...byPrefix] = [
    sql(
      `SELECT ${columns} AND NOT is_term AND token = ANY ($3) UNION ALL
       SELECT ${columns} AND is_term AND token = ANY ($4)`,
      generation,
      words,
      terms,
    ),
    ...prefixes.map((prefix) =>
      sql(`SELECT ${columns} AND is_term AND token >= $3 AND token < $4`, generation, prefix, `${prefix}${LAST}`),
    ),
  ];
  const after = sql('SELECT generation FROM posting_base WHERE owner = $1');
  const found = await Promise.all([lists, ...byPrefix, after]);
  const [now] = readRows(generationRow, found.at(-1)?.rows ?? [], place);
  if (now?.generation !== generation) return undefined;
  return readRows(
    listRow,
    found.slice(0, -1).flatMap(({ rows }) => rows),
    place,
  );
}
