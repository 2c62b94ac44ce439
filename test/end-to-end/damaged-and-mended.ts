import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { mendMemory, openApp } from '../../src/app/app.ts';
import type { DoctorResponse } from '../../src/contract/memory-verbs.ts';
import { isMadeleineError } from '../../src/memory/errors.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';
import { damages, seeded } from './damages.ts';
import { mail, picture, put } from './made-input.ts';

const off = { ocr: { enabled: false }, perception: { enabled: false } };
const MACHINE = ['disk', 'perl', 'ffmpeg', 'models', 'originals'];

/** A memory of which copies are damaged and mended, with the ids of its items. */
export type WholeMemory = { readonly small: SmallMemory; readonly items: readonly string[] };

/** A memory of letters and pictures in which the owner said something and gave somebody a token. */
export async function wholeMemory(): Promise<WholeMemory> {
  const small = await smallMemory(async (input) => {
    for (let n = 0; n < 14; n += 1)
      await put(
        input,
        `mails/${n}.eml`,
        mail(
          n,
          `Letter ${n}`,
          `This is letter ${n}. The tea costs EUR ${n + 1}.50. ${'Word after word. '.repeat(n * 20)}`,
        ),
      );
    for (let n = 0; n < 6; n += 1)
      await put(input, `pictures/${n}.jpg`, await picture(n * 30, `2023:05:0${n + 1} 15:09:29`));
  });
  const app = await openApp(small.memory, off);
  const items = idsIn(small.memory);
  await app.correctItems([items[0] ?? ''], { tags: { add: ['kept'] } });
  await app.organiseIfDue();
  await app.tokens.add({ name: 'phone', scopes: ['read'] });
  await app.close();
  writeFileSync(
    join(small.memory, 'madeleine.config.json'),
    JSON.stringify({ zone: 'Europe/Lisbon', currency: 'EUR' }),
  );
  return { small, items };
}

function idsIn(memory: string): string[] {
  const database = new DatabaseSync(join(memory, 'memory.db'));
  try {
    return database
      .prepare('SELECT id FROM item ORDER BY id')
      .all()
      .map(({ id }) => String(id));
  } finally {
    database.close();
  }
}

/** What an ordinary opening, search and question come to: they work, or end in an error that says what to do. */
async function used(memory: string): Promise<string> {
  try {
    const app = await openApp(memory, off);
    try {
      await app.search('letter tea');
      await app.ask('How much does the tea of letter 3 cost?');
      await app.status();
      return 'works';
    } finally {
      await app.close();
    }
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    expect(error.action, error.message).toMatch(/doctor --repair|restore|Update|init/);
    return error.code;
  }
}

function lostIn({ checks }: DoctorResponse): { readonly named: readonly string[]; readonly unnamed: boolean } {
  const named = checks.flatMap(({ lost = [] }) => lost.filter(({ kind }) => kind === 'item').map(({ id }) => id));
  return {
    named,
    unnamed: checks.some(({ note }) =>
      /[1-9]\d* pages and|and [1-9]\d* entries|of the log|the database was missing/.test(note),
    ),
  };
}

/** Repairs it, and looks that all is there again or named as lost; says what came of it. */
async function mended({ small, items }: WholeMemory, memory: string, name: string): Promise<string> {
  const damaged = readFileSync(join(memory, 'memory.db'));
  const report = await mendMemory(memory, off);
  const problems = (of: DoctorResponse) =>
    of.checks.filter(({ name: check, state }) => state === 'problem' && !MACHINE.includes(check));
  expect(problems(report), name).toEqual([]);
  const isMade = report.checks.some(
    ({ name: check, note }) => check === 'database' && /^rebuilt|^the database was missing/.test(note),
  );
  if (isMade) expect(readFileSync(join(report.kept ?? '', 'memory.db')).equals(damaged)).toBe(true);
  const app = await openApp(memory, off);
  try {
    const there: readonly string[] = idsIn(memory);
    const { named, unnamed } = lostIn(report);
    const silent = items.filter((id) => !there.includes(id) && !named.includes(id));
    if (!unnamed) expect(silent, name).toEqual([]);
    expect(problems(await app.doctor(false)), name).toEqual([]);
    const again = await app.add([small.input], { as: 'auto' });
    expect(again.failed, name).toEqual([]);
    expect(idsIn(memory), name).toEqual(items);
    expect((await app.search('letter tea')).items.length, name).toBeGreaterThan(0);
    expect(await app.ask('How much does the tea of letter 3 cost?'), name).toMatchObject({ outcome: 'grounded' });
    return `${name}: ${isMade ? 'rebuilt' : report.kept === undefined ? 'nothing to repair' : 'repaired'}, ${items.length - there.length === 0 ? 'nothing' : named.length > 0 ? 'named items' : 'unnamed pages'} lost`;
  } finally {
    await app.close();
  }
}

/**
 * Damages a copy of the memory in one way, chosen further by the seed, uses it as it is, and mends it. Says what came of
 * both; fails where an error has no code, or something is lost unnamed.
 */
export async function damagedAndMended(whole: WholeMemory, name: string, seed: number): Promise<readonly string[]> {
  const base = mkdtempSync(join(tmpdir(), 'madeleine-damaged-'));
  const [memory, keep] = [join(base, 'memory'), join(base, 'used')];
  cpSync(whole.small.memory, memory, { recursive: true });
  damages[name]?.(memory, seeded(seed));
  cpSync(memory, keep, { recursive: true });
  const label = `${name} (seed ${seed})`;
  const before = await used(keep).catch((error: unknown) => {
    throw new Error(`${label}: an error without a code`, { cause: error });
  });
  const after = await mended(whole, memory, name).catch((error: unknown) => {
    throw new Error(`${label}: not mended`, { cause: error });
  });
  rmSync(base, { recursive: true, force: true });
  return [`before repair: ${before}`, after];
}
