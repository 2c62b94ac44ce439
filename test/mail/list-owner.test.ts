import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { initMemory, openApp } from '../../src/app/app.ts';
import { mailOf, memoryOfMails, type RawMail } from './raw-mail.ts';

const toList = (n: number, list: string, more: readonly string[]): RawMail =>
  mailOf(
    `2023-03-${String(n + 10)}`,
    `Person ${n} <p${n}@people.example>`,
    `Topic ${n}`,
    `Some words ${n}.`,
    more,
    list,
  );
const own = [1, 2, 3].map((n) =>
  mailOf(
    `2023-04-1${n}`,
    'Tom Berg <tom@berg.example>',
    `Dinner ${n}`,
    'See you then.\nTom',
    [],
    'Jane Doe <jane@doe.example>',
  ),
);

async function ownerOf(mails: readonly RawMail[]): Promise<readonly string[] | undefined> {
  const { app, close } = await memoryOfMails(mails);
  const { people } = await app.people();
  await close();
  return people.find((person) => person.owner)?.addresses;
}

describe('whom a mailbox belongs to', () => {
  it.each([
    [
      'its posts',
      'devs@project.example',
      ['List-Post: <mailto:devs@project.example>', 'Delivered-To: jane@doe.example'],
    ],
    ['its identity', 'devs@project.example', ['List-Id: Developers <devs.lists.project.example>']],
    ['its precedence', 'devs@project.example', ['Precedence: list', 'Delivered-To: jane@doe.example']],
    [
      'its manager',
      'devs@project.example',
      [
        'Mailing-List: contact devs-help@project.example; run by ezmlm',
        'Delivered-To: mailing list devs@project.example',
      ],
    ],
  ])('is no mailing list, by %s', async (_, list, headers) => {
    const posts = [...Array(8).keys()].map((n) => toList(n, list, headers));
    expect(await ownerOf([...posts, ...own])).toEqual(['jane@doe.example']);
  });

  it('is who gets newsletters, and is not made a list by one letter', async () => {
    const letters = [...Array(8).keys()].map((n) =>
      toList(n, 'Jane Doe <jane@doe.example>', [
        'List-Id: <weekly.news.example>',
        'List-Unsubscribe: <https://news.example/u>',
      ]),
    );
    const spiteful = toList(9, 'Jane Doe <jane@doe.example>', ['List-Post: <mailto:jane@doe.example>']);
    expect(await ownerOf([...letters, spiteful])).toEqual(['jane@doe.example']);
  });
});

const shared = fileURLToPath(new URL('../../../shared/data/mail', import.meta.url));
describe.skipIf(!existsSync(shared))('real mail (../shared/data; skipped where it is absent)', () => {
  it('belongs to nobody’s mailing list', async () => {
    const home = await mkdtemp(join(tmpdir(), 'madeleine-lists-'));
    await initMemory(join(home, 'memory'), 'off', async () => 'off');
    const app = await openApp(join(home, 'memory'), { quiet: true, offline: true });
    await app.add([shared], { as: 'auto' });
    const owner = (await app.people()).people.find((person) => person.owner);
    await app.close();
    await rm(home, { recursive: true, force: true });
    for (const address of owner?.addresses ?? []) expect(address).not.toMatch(/list|users|talk|dev@/i);
  });
});
