import { join } from 'node:path';
import { z } from 'zod';
import { boxAround } from '../../language/named-region.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Box } from '../../memory/item-text.ts';
import { ForeignDatabase, picked } from '../databases/foreign-database.ts';

const text = z.string().nullish().catch(undefined);
const number = z.number().nullish().catch(undefined);

const assetSchema = z.object({
  pk: z.number(),
  directory: z.string(),
  filename: z.string(),
  hidden: number,
  trashed: number,
  favourite: number,
  created: number,
  lat: number,
  lon: number,
  originalName: text,
  title: text,
  caption: text,
  offset: number,
  zone: text,
  uuid: text,
  /** Zero: it has no edited version. */
  edited: number,
});

/** What a library says of one picture or film. Times are seconds since 2001. */
export type LibraryAsset = z.infer<typeof assetSchema>;

/** A named face; `box` in fractions of the upright picture. */
export type LibraryFace = { readonly name: string; readonly box?: Box };

/** What a library says of its assets, by their numbers. */
export type LibraryTables = {
  readonly assets: () => Generator<LibraryAsset>;
  readonly albums: ReadonlyMap<number, readonly string[]>;
  readonly keywords: ReadonlyMap<number, readonly string[]>;
  readonly faces: ReadonlyMap<number, readonly LibraryFace[]>;
  readonly close: () => Promise<void>;
};

/** Where Photos keeps what it knows of a library. */
export const databaseOf = (library: string): string => join(library, 'database', 'Photos.sqlite');

const REQUIRED = ['Z_PK', 'ZDIRECTORY', 'ZFILENAME', 'ZTRASHEDSTATE', 'ZHIDDEN'];

/**
 * Opens the database of a library of Photos 5 (macOS 10.15) or later. Its tables have other names with every version, so
 * that they are looked up. Errors: those of `ForeignDatabase.open`; `unsupported-format` for a version that is not known.
 */
export async function openLibraryTables(library: string): Promise<LibraryTables> {
  const path = databaseOf(library);
  const database = await ForeignDatabase.open(path);
  try {
    const assetTable = ['ZASSET', 'ZGENERICASSET'].find((name) => database.columns(name).size > 0);
    const columns = database.columns(assetTable ?? '');
    if (assetTable === undefined || REQUIRED.some((name) => !columns.has(name))) throw unknownVersion(path);
    return {
      assets: () => database.rows(assetsQuery(database, assetTable), assetSchema),
      albums: namesOf(database, {
        table: 'ZGENERICALBUM',
        join: 'ASSETS',
        of: 'ALBUMS',
        to: 'ASSETS',
        where: ALBUMS_ALONE,
      }),
      keywords: keywordsByAsset(database),
      faces: facesByAsset(database),
      close: () => database.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const unknownVersion = (path: string): MadeleineError =>
  new MadeleineError('unsupported-format', 'This library has a structure that is not known here.', {
    path,
    action: 'Open it with Photos of macOS 10.15 or later, or export the originals (File > Export) and add that folder.',
  });

function assetsQuery(database: ForeignDatabase, table: string): string {
  const own = database.columns(table);
  const more = database.columns('ZADDITIONALASSETATTRIBUTES');
  const described = database.columns('ZASSETDESCRIPTION');
  const hasMore = more.has('ZASSET');
  const hasDescription = hasMore && described.has('ZASSETATTRIBUTES');
  const selected = [
    picked(own, 'a', ['Z_PK', 'pk'], ['ZDIRECTORY', 'directory'], ['ZFILENAME', 'filename'], ['ZHIDDEN', 'hidden']),
    picked(own, 'a', ['ZTRASHEDSTATE', 'trashed'], ['ZFAVORITE', 'favourite'], ['ZDATECREATED', 'created']),
    picked(own, 'a', ['ZLATITUDE', 'lat'], ['ZLONGITUDE', 'lon'], ['ZUUID', 'uuid']),
    picked(own, 'a', [own.has('ZADJUSTMENTSSTATE') ? 'ZADJUSTMENTSSTATE' : 'ZHASADJUSTMENTS', 'edited']),
    picked(hasMore ? more : new Set(), 'm', ['ZORIGINALFILENAME', 'originalName'], ['ZTITLE', 'title']),
    picked(hasMore ? more : new Set(), 'm', ['ZTIMEZONEOFFSET', 'offset'], ['ZTIMEZONENAME', 'zone']),
    picked(hasDescription ? described : new Set(), 'd', ['ZLONGDESCRIPTION', 'caption']),
  ];
  const joined = [
    hasMore ? 'LEFT JOIN ZADDITIONALASSETATTRIBUTES m ON m.ZASSET = a.Z_PK' : '',
    hasDescription ? 'LEFT JOIN ZASSETDESCRIPTION d ON d.ZASSETATTRIBUTES = m.Z_PK' : '',
  ].join(' ');
  return `SELECT ${selected.join(', ')} FROM ${table} a ${joined} WHERE a.Z_PK > ? ORDER BY a.Z_PK`;
}

/** Albums that a person made, and shared ones; folders, imports and projects have other kinds. */
const ALBUMS_ALONE = 'n.ZKIND IN (2, 1505) AND coalesce(n.ZTRASHEDSTATE, 0) = 0';

type Joined = {
  readonly table: string;
  readonly join: string;
  readonly of: string;
  readonly to: string;
  readonly where: string;
};
const namedSchema = z.object({ pk: z.number(), asset: z.number(), name: z.string() });

/**
 * Titles of what assets are in, by way of a table like `Z_28ASSETS` with columns like `Z_28ALBUMS` and `Z_3ASSETS`, whose numbers
 * differ by version.
 */
function namesOf(database: ForeignDatabase, { table, join: joinName, of, to, where }: Joined): Map<number, string[]> {
  const names = new Map<number, string[]>();
  if (!database.columns(table).has('ZTITLE')) return names;
  for (const joining of database.tables().filter((name) => new RegExp(`^Z_\\d+${joinName}$`).test(name))) {
    const columns = [...database.columns(joining)];
    const ofColumn = columns.find((name) => new RegExp(`^Z_\\d+${of}$`).test(name));
    const toColumn = columns.find((name) => new RegExp(`^Z_\\d+${to}$`).test(name));
    if (ofColumn === undefined || toColumn === undefined || ofColumn === toColumn) continue;
    const query =
      `SELECT j.rowid AS pk, j.${toColumn} AS asset, n.ZTITLE AS name FROM ${joining} j ` +
      `JOIN ${table} n ON n.Z_PK = j.${ofColumn} WHERE j.rowid > ? AND ${where} ORDER BY j.rowid`;
    for (const { asset, name } of database.rows(query, namedSchema)) pushName(names, asset, name);
  }
  return names;
}

function pushName(lists: Map<number, string[]>, key: number, said: string): void {
  const name = said.trim();
  if (name === '') return;
  const found = lists.get(key);
  if (found === undefined) lists.set(key, [name]);
  else if (!found.includes(name)) found.push(name);
}

/** Keywords belong to the additional attributes of an asset. */
function keywordsByAsset(database: ForeignDatabase): Map<number, string[]> {
  const byAttributes = namesOf(database, {
    table: 'ZKEYWORD',
    join: 'KEYWORDS',
    of: 'KEYWORDS',
    to: 'ASSETATTRIBUTES',
    where: '1',
  });
  const found = new Map<number, string[]>();
  if (byAttributes.size === 0) return found;
  const query = 'SELECT Z_PK AS pk, ZASSET AS asset FROM ZADDITIONALASSETATTRIBUTES WHERE Z_PK > ? ORDER BY Z_PK';
  for (const { pk, asset } of database.rows(query, z.object({ pk: z.number(), asset: z.number() }))) {
    const names = byAttributes.get(pk);
    if (names !== undefined) found.set(asset, names);
  }
  return found;
}

const faceSchema = z.object({
  pk: z.number(),
  asset: z.number(),
  name: z.string(),
  x: number,
  y: number,
  size: number,
  width: number,
  height: number,
});

/** Faces whom somebody named; what Photos merely found has no name. */
function facesByAsset(database: ForeignDatabase): Map<number, LibraryFace[]> {
  const faces = new Map<number, LibraryFace[]>();
  const columns = database.columns('ZDETECTEDFACE');
  const people = database.columns('ZPERSON');
  const asset = ['ZASSETFORFACE', 'ZASSET'].find((name) => columns.has(name));
  const person = ['ZPERSONFORFACE', 'ZPERSON'].find((name) => columns.has(name));
  if (asset === undefined || person === undefined || !people.has('ZFULLNAME')) return faces;
  const left = ['ZHIDDEN', 'ZTRASHEDSTATE'].filter((name) => columns.has(name));
  const display = people.has('ZDISPLAYNAME') ? "nullif(p.ZDISPLAYNAME, '')" : 'NULL';
  const query =
    `SELECT f.Z_PK AS pk, f.${asset} AS asset, coalesce(nullif(p.ZFULLNAME, ''), ${display}) AS name, ` +
    `${picked(columns, 'f', ['ZCENTERX', 'x'], ['ZCENTERY', 'y'], ['ZSIZE', 'size'])}, ` +
    `${picked(columns, 'f', ['ZSOURCEWIDTH', 'width'], ['ZSOURCEHEIGHT', 'height'])} ` +
    `FROM ZDETECTEDFACE f JOIN ZPERSON p ON p.Z_PK = f.${person} ` +
    `WHERE f.Z_PK > ? ${left.map((name) => `AND coalesce(f.${name}, 0) = 0`).join(' ')} ORDER BY f.Z_PK`;
  for (const row of database.rows(query, faceSchema)) {
    const found = faces.get(row.asset) ?? [];
    const box = boxOf(row);
    found.push({ name: row.name.trim(), ...(box === undefined ? {} : { box }) });
    faces.set(row.asset, found);
  }
  return faces;
}

/** Photos measures from the bottom of the upright picture; `size` is of its longer side. */
function boxOf({ x, y, size, width, height }: z.infer<typeof faceSchema>): Box | undefined {
  if (!x || !y || !size || !width || !height || width < 0 || height < 0) return undefined;
  const side = size * Math.max(width, height);
  return boxAround(x, 1 - y, side / width, side / height);
}
