import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasDovecot, OwnDovecot, PASSWORD } from '../fixtures/own-dovecot.ts';
import { DAV_PASSWORD, hasRadicale, OwnRadicale } from '../fixtures/own-radicale.ts';
import { mail } from './made-input.ts';
import { document, madeleine } from './run-here.ts';

describe.skipIf(!hasDovecot)('madeleine mail', () => {
  let dovecot: OwnDovecot;
  let base: string;
  beforeAll(async () => {
    dovecot = await OwnDovecot.start();
    base = await mkdtemp(join(tmpdir(), 'madeleine-mail-verbs-'));
  });
  afterAll(async () => {
    await dovecot?.close();
    await rm(base, { recursive: true, force: true });
  });

  const anna = 'anna@example.org';
  const env = { ANNA_PASSWORD: PASSWORD, WRONG: 'wrong' };
  const at = (...args: string[]) => ['mail', ...args, '--memory', join(base, 'memory')];
  const added = (...more: string[]) =>
    madeleine(at('add', anna, '--host', '127.0.0.1', '--port', String(dovecot.port), '--plain', ...more), env);

  it('adds, lists, synchronises, changes and removes an account', async () => {
    await dovecot.deliver(anna, mail(1, 'The hotel', 'Your room costs EUR 80.00.'));
    expect(await added('--password-env', 'WRONG')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('refused'),
    });
    expect(await added('--password-env', 'ANNA_PASSWORD')).toMatchObject({ code: 0 });
    expect(await madeleine(at('folders', anna), env)).toMatchObject({
      stdout: expect.stringMatching(/✓ INBOX\n {2}Trash/),
    });
    expect(await madeleine(at('sync'), env)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 item added'),
    });
    expect(await madeleine(at('sync'), { WRONG: '' })).toMatchObject({ code: 1 });
    const changed = await document(at('change', anna, '--folder', 'inbox', '--deleted', 'archive'), env);
    expect(changed).toMatchObject({ id: anna, folders: ['INBOX'], deleted: 'archive', messages: 1 });
    expect(JSON.stringify(await document(at('list'), env))).not.toContain(PASSWORD);
    expect(await madeleine(at('remove', anna))).toMatchObject({ code: 0 });
    expect(await document(at('list'))).toEqual({ accounts: [] });
    expect(await madeleine(at('sync'))).toMatchObject({ code: 2 });
  });

  it('sends no password in plain text to another machine', async () => {
    const there = ['add', anna, '--host', 'imap.example.org', '--plain', '--password-env', 'ANNA_PASSWORD'];
    expect(await madeleine(at(...there), env)).toMatchObject({ code: 2 });
  });
});

describe.skipIf(!hasRadicale)('madeleine mail, of calendars and contacts', () => {
  let radicale: OwnRadicale;
  let base: string;
  beforeAll(async () => {
    radicale = await OwnRadicale.start();
    base = await mkdtemp(join(tmpdir(), 'madeleine-dav-verbs-'));
    await radicale.addUser('anna');
    await radicale.makeCalendar('anna', 'home/', 'Home');
    await radicale.makeContacts('anna', 'people/', 'People');
    await radicale.put('anna', 'people/bo.vcf', 'BEGIN:VCARD\nVERSION:3.0\nUID:bo\nFN:Bo Li\nN:Li;Bo;;;\nEND:VCARD\n');
  });
  afterAll(async () => {
    await radicale?.close();
    await rm(base, { recursive: true, force: true });
  });

  const env = { ANNA_PASSWORD: DAV_PASSWORD };
  const at = (...args: string[]) => ['mail', ...args, '--memory', join(base, 'memory')];

  it('adds, lists, synchronises and removes an account beside those of mail', async () => {
    const server = ['--dav', radicale.url, '--password-env', 'ANNA_PASSWORD'];
    expect(await madeleine(at('add', 'anna', ...server), env)).toMatchObject({ code: 0 });
    expect(await madeleine(at('folders', 'anna'), env)).toMatchObject({
      stdout: expect.stringMatching(/✓ Home \(calendar\)\n✓ People \(contacts\)/),
    });
    expect(await madeleine(at('sync'), env)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('dav:anna: 1 item added'),
    });
    const changed = await document(at('change', 'anna', '--folder', 'people'), env);
    expect(changed).toMatchObject({ id: 'dav:anna', protocol: 'dav', folders: ['/anna/people/'], messages: 1 });
    expect((await madeleine(at('list'), env)).stdout).toMatch(/^dav:anna .* People /m);
    expect(await madeleine(at('remove', 'dav:anna'))).toMatchObject({ code: 0 });
  });

  it('says what is missing to add one', async () => {
    expect(await madeleine(at('add', 'anna', '--password-env', 'ANNA_PASSWORD'), env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--host, --jmap or --dav'),
    });
    const both = ['--dav', radicale.url, '--host', 'imap.example.org'];
    expect(await madeleine(at('add', 'anna', ...both), env)).toMatchObject({ code: 2 });
    const half = ['--dav', radicale.url, '--oauth-refresh', '--token-url', 'https://login.example.org/token'];
    expect(await madeleine(at('add', 'anna', ...half), env)).toMatchObject({ code: 2 });
  });
});
