import { z } from 'zod';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { packNumbers, packTerm, packWord, unpackNumbers } from '../../postings/packed-postings.ts';
import { WarmIndex } from '../../postings/warm-index.ts';
import { readPosition } from './change-feed.ts';
import type { OwnDatabase, Sql } from './database.ts';
import { bigNumber, bytesColumn, readRows } from './read-rows.ts';

/** Rows of words read at a time. */
const PAGE = 1000;
/** Items in a row of `posting_rows`, and lists written at a time. */
const [PART, LISTS] = [4096, 2000];
/** Items that have changed since the index was kept, before it is worth keeping anew: as many, and so large a share. */
const [FEW_CHANGED, SHARE_CHANGED] = [500, 0.05];

export const wordsColumns = `title, names, body, coalesce(context, '') AS context, terms`;
export const wordsRow = z.object({
  id: itemIdSchema,
  title: z.string(),
  names: z.string(),
  body: z.string(),
  context: z.string(),
  terms: z.string(),
});
export type WordsRow = z.infer<typeof wordsRow>;

const baseRow = z.object({ generation: bigNumber, sequence: bigNumber, items: z.number() });
export type Base = z.infer<typeof baseRow>;

export async function readBase(sql: Sql, place: string): Promise<Base | undefined> {
  const { rows } = await sql('SELECT generation, sequence, items FROM posting_base WHERE owner = $1');
  return readRows(baseRow, rows, place)[0];
}

const partRow = z.object({ ids: z.string(), lengths: bytesColumn });
const idsSchema = z.array(itemIdSchema);

/** The items of an index that was kept, by row, and how many tokens each has. */
export async function readItemsOfBase(sql: Sql, place: string, { generation }: Base) {
  const { rows } = await sql(
    'SELECT ids, lengths FROM posting_rows WHERE owner = $1 AND generation = $2 ORDER BY part',
    generation,
  );
  const parts = readRows(partRow, rows, place);
  const ids: ItemId[] = parts.flatMap(({ ids: text }) => idsSchema.parse(JSON.parse(text)));
  return { ids, lengths: parts.flatMap(({ lengths }) => unpackNumbers(lengths)) };
}

/** Every row of words, in order of id, in pages. */
export async function* readAllWords(sql: Sql, place: string): AsyncGenerator<WordsRow[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql(
      `SELECT id, ${wordsColumns} FROM words WHERE owner = $1 AND id > $2 ORDER BY id LIMIT $3`,
      after,
      PAGE,
    );
    const page = readRows(wordsRow, rows, place);
    yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}

const countRow = z.object({ n: z.number() });

/** Keeps the word index anew where much has changed since it was last kept; false where that is not worth it. */
export async function keepIndex(database: OwnDatabase, always = false): Promise<boolean> {
  return database.transaction(
    async (sql) => {
      // Who is at it already does the same; who comes later reads what was written meanwhile from the words.
      const { rows } = await sql(`SELECT pg_try_advisory_xact_lock(hashtextextended($1, 7302682))::int AS n`);
      if (readRows(countRow, rows, database.place)[0]?.n !== 1) return false;
      const base = await readBase(sql, database.place);
      if (!always && !(await isWorthIt(sql, database.place, base))) return false;
      await makeAnew(sql, database.place, (base?.generation ?? 0) + 1);
      return true;
    },
    { stable: true },
  );
}

async function isWorthIt(sql: Sql, place: string, base: Base | undefined): Promise<boolean> {
  const { rows } = await sql(
    'SELECT count(*)::int AS n FROM change WHERE owner = $1 AND sequence > $2',
    base?.sequence ?? 0,
  );
  const changed = readRows(countRow, rows, place)[0]?.n ?? 0;
  return changed > Math.max(FEW_CHANGED, (base?.items ?? 0) * SHARE_CHANGED);
}

async function makeAnew(sql: Sql, place: string, generation: number): Promise<void> {
  const { sequence } = await readPosition(sql, place);
  const index = new WarmIndex();
  for await (const page of readAllWords(sql, place)) for (const row of page) index.put(row.id, row);
  const { ids, lengths, words, terms } = index.contents();
  for (let part = 0; part * PART < ids.length; part += 1) {
    const [from, to] = [part * PART, (part + 1) * PART];
    await sql(
      'INSERT INTO posting_rows (owner, generation, part, ids, lengths) VALUES ($1, $2, $3, $4, $5)',
      generation,
      part,
      JSON.stringify(ids.slice(from, to)),
      packNumbers(lengths.slice(from, to)),
    );
  }
  await putLists(sql, generation, false, words, packWord);
  await putLists(sql, generation, true, terms, packTerm);
  await sql(
    `INSERT INTO posting_base (owner, generation, sequence, items) VALUES ($1, $2, $3, $4)
     ON CONFLICT (owner) DO UPDATE SET generation = excluded.generation, sequence = excluded.sequence, items = excluded.items`,
    generation,
    sequence,
    ids.length,
  );
  for (const table of ['posting_rows', 'posting'])
    await sql(`DELETE FROM ${table} WHERE owner = $1 AND generation < $2`, generation);
}

async function putLists<P>(
  sql: Sql,
  generation: number,
  isTerm: boolean,
  lists: ReadonlyMap<string, P>,
  pack: (postings: P) => Uint8Array,
): Promise<void> {
  // In order, so that the rows lie as they are looked up.
  const tokens = [...lists.keys()].sort();
  for (let from = 0; from < tokens.length; from += LISTS) {
    const some = tokens.slice(from, from + LISTS);
    await sql(
      `INSERT INTO posting (owner, generation, is_term, token, packed)
       SELECT $1, $2, $3, * FROM unnest($4::text[], $5::bytea[])`,
      generation,
      isTerm,
      some,
      some.map((token) => pack(lists.get(token) as P)),
    );
  }
}
