import { z } from 'zod';
import type { IntegrityProblem } from '../../ports/store.ts';
import { packTerm, packWord } from '../../postings/packed-postings.ts';
import { WarmIndex } from '../../postings/warm-index.ts';
import type { OwnDatabase, Sql } from './database.ts';
import { readAllWords, readBase, readItemsOfBase } from './posting-base.ts';
import { bytesColumn, readRows } from './read-rows.ts';

const listRow = z.object({ is_term: z.boolean(), token: z.string(), packed: bytesColumn });
const changedRow = z.object({ id: z.string() });
const PAGE = 2000;

/**
 * Whether the word index that is kept says of the items that were not changed since what their words say. A repair drops it:
 * until it is kept anew the words themselves are read.
 */
export async function checkKeptIndex({
  database,
  repair,
}: {
  readonly database: OwnDatabase;
  readonly repair: boolean;
}): Promise<IntegrityProblem[]> {
  const agrees = await database.transaction((sql) => isAgreeing(sql, database.place), { snapshot: true });
  if (agrees) return [];
  if (repair) await database.run('DELETE FROM posting_base WHERE owner = $1');
  return [{ what: 'the word index does not agree with its text', repaired: repair }];
}

async function isAgreeing(sql: Sql, place: string): Promise<boolean> {
  const base = await readBase(sql, place);
  if (base === undefined) return true;
  const { ids, lengths } = await readItemsOfBase(sql, place, base);
  const { rows } = await sql('SELECT id FROM change WHERE owner = $1 AND sequence > $2', base.sequence);
  const changed = new Set(readRows(changedRow, rows, place).map(({ id }) => id));
  // Of what changed since nobody knows what its words were: an index with any such item is compared without those.
  const kept = new Set<number>();
  for (const [row, id] of ids.entries()) if (!changed.has(id)) kept.add(row);
  const known = new Map(ids.map((id, row) => [id, row]));
  const index = new WarmIndex();
  const rowsOf: number[] = [];
  for await (const page of readAllWords(sql, place))
    for (const one of page) {
      if (changed.has(one.id)) continue;
      const row = known.get(one.id);
      if (row === undefined) return false;
      rowsOf.push(row);
      index.put(one.id, one);
    }
  if (rowsOf.length !== kept.size) return false;
  const made = index.contents();
  if (made.lengths.some((length, n) => length !== lengths[rowsOf[n] as number])) return false;
  return changed.size > 0 || (await areEqual(sql, place, base.generation, made));
}

/** List by list, where nothing has changed since. */
async function areEqual(
  sql: Sql,
  place: string,
  generation: number,
  { words, terms }: ReturnType<WarmIndex['contents']>,
): Promise<boolean> {
  let lists = 0;
  for (let after: readonly [boolean, string] | undefined = [false, '']; after !== undefined; ) {
    const [isTerm, token]: readonly [boolean, string] = after;
    const { rows } = await sql(
      `SELECT is_term, token, packed FROM posting
       WHERE owner = $1 AND generation = $2 AND (is_term, token) > ($3, $4) ORDER BY is_term, token LIMIT ${PAGE}`,
      generation,
      isTerm,
      token,
    );
    const page = readRows(listRow, rows, place);
    for (const { is_term: ofTerms, token: name, packed } of page) {
      const [word, term] = [words.get(name), terms.get(name)];
      const expected = ofTerms ? term && packTerm(term) : word && packWord(word);
      if (expected === undefined || Buffer.compare(expected, packed) !== 0) return false;
      lists += 1;
    }
    const last = page.at(-1);
    after = last && [last.is_term, last.token];
  }
  return lists === words.size + terms.size;
}
