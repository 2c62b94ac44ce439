import { describe, expect, it } from 'vitest';
import { mainText } from '../../memory/item-text.ts';
import { type FieldName, type FieldValues, parseReading } from '../../memory/reading.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import { type MailPlace, mailRecord } from './mail-record.ts';

const place: MailPlace = { root: '/mail', path: 'All.mbox' };

async function event(lines: readonly string[] | string, where: MailPlace = place): Promise<SourceEvent> {
  const text = typeof lines === 'string' ? lines : lines.join('\r\n');
  const [found] = await mailRecord(Buffer.from(text), where);
  if (found === undefined) throw new Error('no event');
  return found;
}
async function record(lines: readonly string[] | string, where: MailPlace = place): Promise<SourceRecord> {
  const found = await event(lines, where);
  if (found.type !== 'record') throw new Error(JSON.stringify(found));
  for (const reading of found.record.readings) parseReading(reading);
  return found.record;
}
function field<F extends FieldName>(from: SourceRecord | undefined, name: F): FieldValues[F] | undefined {
  return from?.readings.find((reading) => reading.field === name)?.value as FieldValues[F] | undefined;
}

const head = [
  'From: Anna <Anna@Example.org>',
  'To: Tom <tom@example.org>',
  'Date: Tue, 3 Jan 2023 09:00:00 +0100',
  'Message-ID: <1@example.org>',
];
const png = (width: number, height: number, bytes: number): string => {
  const picture = Buffer.alloc(bytes, 7);
  picture.writeUInt32BE(0x89504e47, 0);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture.toString('base64');
};
const part = (type: string, body: string, ...more: string[]) => ['--b', `Content-Type: ${type}`, ...more, '', body];
const mixed = 'Content-Type: multipart/mixed; boundary=b';

describe('mailRecord', () => {
  it('keeps a name whole whose comma stands within an encoded word', async () => {
    const mail = await record([...head, 'Cc: =?iso-8859-1?Q?M=FCller,_J=F6rg?= <jm@example.org>', '', 'Hi']);
    expect(field(mail, 'people')?.filter(({ how }) => how === 'copied')).toMatchObject([
      { name: 'Müller, Jörg', address: 'jm@example.org' },
    ]);
  });

  it('reads time, title, body, people and thread', async () => {
    const mail = await record([
      ...head,
      'Cc: Team: Mei <mei@example.org>, joe@example.org;',
      'Subject: =?utf-8?Q?T=C3=A9a?=',
      '',
      'At nine?',
      '',
      '-- ',
      'Anna',
    ]);
    expect(field(mail, 'time')).toMatchObject({
      start: '2023-01-03T09:00:00+01:00',
      offset: '+01:00',
      source: 'date-header',
    });
    expect(field(mail, 'title')).toBe('Téa');
    const body = field(mail, 'body');
    expect(body && mainText(body)).toBe('At nine?');
    expect(field(mail, 'people')).toEqual([
      { name: 'Anna', how: 'sender', address: 'anna@example.org' },
      { name: 'Tom', how: 'recipient', address: 'tom@example.org' },
      { name: 'Mei', how: 'copied', address: 'mei@example.org' },
      { name: 'joe@example.org', how: 'copied', address: 'joe@example.org' },
    ]);
    expect(field(mail, 'thread')).toEqual({ id: '1@example.org', messageId: '1@example.org' });
    expect(mail.identity).toMatch(/^mail:1@example\.org:[0-9a-f]{16}$/);
    expect(mail.origin).toMatchObject({
      importer: 'mail',
      root: '/mail',
      path: 'All.mbox',
      messageId: '1@example.org',
    });
    expect(mail.origin.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('knows one message in two mailboxes again, and tells two with one id apart', async () => {
    const one = await record([...head, 'Subject: x', '', 'From here on', 'words']);
    const copy = await record([
      'Received: by b; Tue, 3 Jan 2023 10:00:00 +0100',
      'X-Gmail-Labels: Inbox',
      ...head,
      'Subject: x',
      '',
      '>From here on',
      'words  ',
      '',
    ]);
    const other = await record([...head, 'Subject: x', '', 'other words']);
    expect(copy.identity).toBe(one.identity);
    expect(other.identity).not.toBe(one.identity);
  });

  it('finds the thread by references, answer, provider, Outlook and subject', async () => {
    const thread = async (...lines: string[]) => field(await record([...head, ...lines, '', 'x']), 'thread')?.id;
    expect(await thread('References: <root@x>\r\n <2@x>', 'In-Reply-To: <2@x>')).toBe('root@x');
    expect(await thread('In-Reply-To: Message of Tuesday <2@x>')).toBe('2@x');
    expect(await thread('X-GM-THRID: 1500', 'References: <root@x>')).toBe('gmail:1500');
    expect(await thread('Subject: AW: Re: [list] Tee')).toBe('subject:tee');
    expect(await thread('Subject: 回复：晚饭')).toBe('subject:晚饭');
    expect(await thread('Subject: Re: x', `Thread-Index: ${Buffer.alloc(27, 1).toString('base64')}`)).toBe(
      `outlook:${'01'.repeat(22)}`,
    );
  });

  it('lists files, makes items of pictures, documents and attached messages, and leaves decoration out', async () => {
    const inner = [...head, 'Subject: inner', '', 'inner words'].join('\r\n');
    const mail = await record([
      ...head,
      mixed,
      '',
      ...part('text/plain', 'See the pictures.'),
      ...part(
        'image/png; name="beach.png"',
        png(800, 600, 3000),
        'Content-Transfer-Encoding: base64',
        'Content-Disposition: attachment',
      ),
      ...part('image/png', png(1, 1, 300), 'Content-Transfer-Encoding: base64', 'Content-ID: <pixel>'),
      ...part(
        'image/png',
        png(300, 40, 9000),
        'Content-Transfer-Encoding: base64',
        'Content-ID: <logo>',
        'Content-Disposition: inline',
      ),
      ...part('application/octet-stream; name="../../clip.mp4"', 'AAAA', 'Content-Transfer-Encoding: base64'),
      ...part('application/pdf; name="ticket.pdf"', 'JVBERi0=', 'Content-Transfer-Encoding: base64'),
      ...part('message/rfc822', inner),
      '--b--',
    ]);
    expect(field(mail, 'attachments')?.map((file) => `${file.name} ${file.mime}`)).toEqual([
      'beach.png image/png',
      'unnamed.png image/png',
      'unnamed.png image/png',
      'clip.mp4 video/mp4',
      'ticket.pdf application/pdf',
      'unnamed.rfc822 message/rfc822',
    ]);
    expect(mail.parts.map(({ link, record: r }) => [link, r.modality, r.origin.path])).toEqual([
      ['attachment', 'image', 'All.mbox!/beach.png'],
      ['attachment', 'video', 'All.mbox!/clip.mp4'],
      ['attachment', 'text', 'All.mbox!/ticket.pdf'],
      ['attachment', 'email', 'All.mbox!/unnamed.rfc822'],
    ]);
    const picture = mail.parts[0]?.record;
    expect(picture?.identity).toBeUndefined();
    expect(field(picture, 'time')).toMatchObject({ start: '2023-01-03T09:00:00+01:00', source: 'parent' });
    if (picture?.content?.kind !== 'stream') throw new Error('no stream');
    const pieces: Uint8Array[] = [];
    for await (const piece of await picture.content.open()) pieces.push(piece);
    expect(Buffer.concat(pieces)).toEqual(Buffer.from(png(800, 600, 3000), 'base64'));
    expect(field(mail.parts[3]?.record, 'title')).toBe('inner');
  });

  it('prefers plain text with substance, else the HTML', async () => {
    const alternative = async (plain: string, html: string) => {
      const lines = [
        ...head,
        'Content-Type: multipart/alternative; boundary=b',
        '',
        ...part('text/plain', plain),
        ...part('text/html', html),
        '--b--',
      ];
      return field(await record(lines), 'body')?.text;
    };
    expect(await alternative('Dinner at eight.', '<p>Dinner at <b>eight</b>.</p>')).toBe('Dinner at eight.');
    expect(await alternative('Your client does not support HTML.', `<p>${'Your booking. '.repeat(20)}</p>`)).toContain(
      'Your booking.',
    );
    expect(await alternative('', '<p>Only here</p>')).toBe('Only here');
  });

  it('joins flowed lines', async () => {
    const mail = await record([
      ...head,
      'Content-Type: text/plain; format=flowed',
      '',
      'One sentence ',
      'goes on.',
      '> quoted ',
      '> too',
      '-- ',
      'A',
    ]);
    expect(field(mail, 'body')?.text).toBe('One sentence goes on.\n> quoted too\n--\nA');
  });

  it('keeps people’s labels as tags, in any language, and system ones by one name', async () => {
    const mail = await record([
      ...head,
      'X-Gmail-Labels: =?UTF-8?Q?Posteingang,Ge=C3=B6ffnet,Wichtig,"Caf=C3=A9,_Paris",Gesendet?=',
      '',
      'x',
    ]);
    expect(field(mail, 'tags')?.map((tag) => tag.name)).toEqual(['Café, Paris', 'important', 'sent']);
    const filed = await record([...head, '', 'x'], { ...place, folder: 'Travel/Portugal', flags: 'FS' });
    expect(field(filed, 'tags')?.map((tag) => tag.name)).toEqual(['Travel', 'Portugal', 'starred']);
  });

  it.each([
    ['Gmail spam', ['X-Gmail-Labels: Spam,Unread'], {}, /spam/],
    ['Gmail Papierkorb', ['X-Gmail-Labels: Papierkorb'], {}, /trash/],
    ['Japanese trash', ['X-Gmail-Labels: =?utf-8?B?44K044Of566x?='], {}, /trash/],
    ['a spam filter', ['X-Spam-Flag: YES'], {}, /spam/],
    ['Thunderbird, deleted', ['X-Mozilla-Status: 0009'], {}, /trash/],
    ['a drafts folder', [], { folder: 'Brouillons' }, /draft/],
    ['a Norwegian spam folder', [], { folder: 'Søppelpost' }, /spam/],
    ['a Maildir draft', [], { flags: 'DS' }, /draft/],
  ])('leaves out %s and says why', async (_, headers, where, reason) => {
    const found = await event([...head, ...headers, '', 'x'], { ...place, ...where });
    expect(found).toMatchObject({ type: 'skipped', path: '/mail/All.mbox', reason: expect.stringMatching(reason) });
  });

  it.each([
    ['newsletter', ['List-Id: <weekly.example.org>', 'List-Unsubscribe: <mailto:x@y>', 'Precedence: list']],
    ['promotion', ['X-Gmail-Labels: Inbox,Category Promotions', 'List-Unsubscribe: <https://x>']],
    ['notice', ['Auto-Submitted: auto-generated']],
    ['notice', ['From: Shop <no-reply@shop.example>']],
    [undefined, []],
    [undefined, ['Feedback-ID: x']],
  ])('recognises %s', async (kind, headers) => {
    const from = headers.some((line) => line.startsWith('From')) ? head.slice(1) : head;
    expect(field(await record([...from, ...headers, 'Subject: Tea', '', 'x']), 'documentKind')).toBe(kind);
  });
});
