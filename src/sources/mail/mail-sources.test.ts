import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceOptions } from '../../ports/source.ts';
import { openEmlSource } from './eml-source.ts';
import { fromModifiedUtf7, openMaildirSource } from './maildir-source.ts';
import { openMboxSource } from './mbox-source.ts';
import { looksLikeEml, looksLikeMaildir, looksLikeMbox } from './recognise.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function events(source: Source, options: SourceOptions = {}): Promise<SourceEvent[]> {
  const found: SourceEvent[] = [];
  for await (const event of source.read(options)) found.push(event);
  return found;
}
const told = (event: SourceEvent): string => {
  if (event.type === 'record') {
    const title = event.record.readings.find((reading) => reading.field === 'title')?.value;
    return `${event.record.origin.path}: ${String(title)}`;
  }
  if (event.type === 'failure') return `${event.failure.path.slice(folder.length)}: ${event.failure.code}`;
  return event.type === 'skipped' ? `skipped ${event.path.slice(folder.length)}` : event.type;
};
const mail = (subject: string, body = 'words'): string =>
  `From: a@example.org\nTo: b@example.org\nSubject: ${subject}\nDate: Tue, 3 Jan 2023 09:00:00 +0100\n\n${body}\n`;
const mbox = (...mails: readonly string[]): string =>
  mails.map((m) => `From a Tue May 10 11:28:07 2005\n${m}\n`).join('');

describe('openEmlSource', () => {
  it('reads a folder of messages, one failure for each bad one, and goes on', async () => {
    await mkdir(join(folder, 'Trash'));
    await writeFile(join(folder, 'a.eml'), mail('a'));
    await writeFile(join(folder, 'b.eml'), '');
    await writeFile(join(folder, 'c.emlx'), `${mail('c').length}\n${mail('c')}<?xml version="1.0"?><plist/>`);
    await writeFile(join(folder, 'note.txt'), mail('not a message file'));
    await writeFile(join(folder, 'Trash', 'd.eml'), mail('d'));
    await symlink(folder, join(folder, 'loop'));
    expect((await events(openEmlSource(folder))).map(told)).toEqual([
      'skipped /Trash/d.eml',
      'a.eml: a',
      '/b.eml: empty-file',
      'c.emlx: c',
    ]);
    expect(await openEmlSource(folder).estimate()).toMatchObject({ mails: 4 });
  });

  it('does not take the property list of an .emlx for the message', async () => {
    await writeFile(join(folder, 'c.emlx'), `${mail('c').length}\n${mail('c')}<plist>secret</plist>`);
    expect(JSON.stringify(await events(openEmlSource(folder)))).not.toContain('secret');
  });

  it('reads one file, and says when it is missing', async () => {
    await writeFile(join(folder, 'a.eml'), mail('a'));
    expect((await events(openEmlSource(join(folder, 'a.eml')))).map(told)).toEqual(['a.eml: a']);
    expect((await events(openEmlSource(join(folder, 'gone.eml')))).map(told)).toEqual(['/gone.eml: missing']);
  });

  it('does not open what is unchanged', async () => {
    await writeFile(join(folder, 'a.eml'), mail('a'));
    expect(await events(openEmlSource(folder), { unchanged: () => true })).toEqual([]);
  });
});

describe('openMboxSource', () => {
  it('carries on from any record’s offset', async () => {
    const file = join(folder, 'Inbox.mbox');
    await writeFile(file, mbox(mail('1'), mail('2'), mail('3')));
    const whole = await events(openMboxSource(file));
    expect(whole.map(told)).toEqual(['Inbox.mbox: 1', 'Inbox.mbox: 2', 'Inbox.mbox: 3']);
    for (const [i, event] of whole.entries()) {
      const offset = event.type === 'record' ? event.record.offset : undefined;
      const rest = await events(openMboxSource(file), { offsetOf: () => offset });
      expect(rest.map(told)).toEqual(whole.slice(i + 1).map(told));
    }
  });

  it('reads large attachments again instead of holding them', async () => {
    const picture = Buffer.alloc(600_000, 9);
    const attached = `From: a@example.org\nContent-Type: image/jpeg; name=x.jpg\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\n${picture.toString('base64').replace(/.{76}/g, '$&\n')}\n`;
    const file = join(folder, 'Photos.mbox');
    await writeFile(file, mbox(mail('1'), attached, mail('3')));
    const [, event] = await events(openMboxSource(file));
    const content = event?.type === 'record' ? event.record.parts[0]?.record.content : undefined;
    if (content?.kind !== 'stream') throw new Error('no stream');
    const pieces: Uint8Array[] = [];
    for await (const piece of await content.open()) pieces.push(piece);
    expect(Buffer.concat(pieces).equals(picture)).toBe(true);
  });

  it('reports empty and missing mailboxes', async () => {
    await writeFile(join(folder, 'empty.mbox'), '');
    expect((await events(openMboxSource(join(folder, 'empty.mbox')))).map(told)).toEqual(['/empty.mbox: empty-file']);
    expect((await events(openMboxSource(join(folder, 'gone.mbox')))).map(told)).toEqual(['/gone.mbox: missing']);
  });
});

describe('openMaildirSource', () => {
  it('reads cur and new of every folder, by their flags', async () => {
    for (const box of ['cur', 'new', 'tmp', '.Travel.Caf&AOk-/cur', '.Spam/cur'])
      await mkdir(join(folder, box), { recursive: true });
    await writeFile(join(folder, 'cur', '1:2,S'), mail('read'));
    await writeFile(join(folder, 'cur', '2:2,DS'), mail('draft'));
    await writeFile(join(folder, 'new', '3'), mail('new'));
    await writeFile(join(folder, 'tmp', '4'), mail('not there yet'));
    await writeFile(join(folder, '.Travel.Caf&AOk-', 'cur', '5:2,'), mail('trip'));
    await writeFile(join(folder, '.Spam', 'cur', '6:2,'), mail('spam'));
    const found = await events(openMaildirSource(folder));
    expect(found.map(told).sort()).toEqual([
      '.Travel.Caf&AOk-/cur/5:2,: trip',
      'cur/1:2,S: read',
      'new/3: new',
      'skipped /.Spam/cur/6:2,',
      'skipped /cur/2:2,DS',
      'skipped /tmp/4',
    ]);
    expect(JSON.stringify(found)).toContain('"name":"Café"');
    expect(fromModifiedUtf7('A&-B')).toBe('A&B');
  });
});

describe('recognition', () => {
  it('tells mailboxes, messages and Maildirs from other things', () => {
    const bytes = (text: string) => Buffer.from(text);
    expect([
      looksLikeMbox(bytes(mbox(mail('x')))),
      looksLikeMbox(bytes(mail('x'))),
      looksLikeMbox(bytes('From me\nto you')),
    ]).toEqual([true, false, false]);
    expect([looksLikeEml(bytes(mail('x'))), looksLikeEml(bytes('Note: buy milk\n')), looksLikeEml(bytes(''))]).toEqual([
      true,
      false,
      false,
    ]);
    expect([looksLikeMaildir(['cur', 'new', 'tmp']), looksLikeMaildir(['cur'])]).toEqual([true, false]);
  });
});

const shared = resolve('../shared/data/mail');

describe.skipIf(!existsSync(shared))('real odd mail (needs ../shared/data/mail)', () => {
  it('becomes a record, is left out with a reason, or is a named failure: every file, once', async () => {
    const files = (await readdir(shared, { recursive: true })).filter((name) => name.endsWith('.eml'));
    const found = await events(openEmlSource(shared));
    expect(found).toHaveLength(files.length);
    for (const event of found) if (event.type === 'failure') expect(event.failure.code).not.toBe('internal');
    expect(found.filter((event) => event.type === 'record').length).toBeGreaterThanOrEqual(files.length - 3);
  });

  it('is recognised as mail', async () => {
    const head = await readFile(join(shared, 'plain_emails', 'basic_email.eml'));
    expect(looksLikeEml(head)).toBe(true);
  });
});
