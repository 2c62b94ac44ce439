import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../test/fixtures/processor-time.ts';
import { parseReading } from '../../memory/reading.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import { type MailPlace, mailRecord } from './mail-record.ts';

const place: MailPlace = { root: '/mail', path: 'bad.eml' };
const head = 'From: a@example.org\nTo: b@example.org\nSubject: x\nDate: Tue, 3 Jan 2023 09:00:00 +0100\n';

async function read(raw: string | Uint8Array): Promise<SourceEvent> {
  const started = processorMs();
  const [event] = await mailRecord(typeof raw === 'string' ? Buffer.from(raw, 'latin1') : raw, place);
  expect(processorMs() - started).toBeLessThan(5000);
  if (event === undefined) throw new Error('no event');
  return event;
}
async function kept(raw: string | Uint8Array): Promise<SourceRecord> {
  const event = await read(raw);
  if (event.type !== 'record') throw new Error(JSON.stringify(event));
  for (const reading of event.record.readings) parseReading(reading);
  return event.record;
}
const fieldOf = (record: SourceRecord, field: string): unknown => record.readings.find((r) => r.field === field)?.value;
const failure = (code: string) => ({
  type: 'failure',
  failure: { path: '/mail/bad.eml', code, message: expect.any(String), action: expect.any(String) },
});

describe('bad mail gives one failure', () => {
  it('zero bytes', async () => {
    expect(await read('')).toEqual(failure('empty-file'));
  });

  it('without any headers', async () => {
    expect(await read('Dear diary,\n\ntoday it rained: a lot.\n')).toEqual(failure('malformed-mail'));
  });

  it('binary rubbish', async () => {
    const rubbish = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7919 + (i >> 3) * 31) % 256);
    expect(await read(rubbish)).toEqual(failure('malformed-mail'));
  });

  it('20,000 nested parts', async () => {
    const nested = Array.from(
      { length: 20_000 },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`,
    ).join('');
    expect(await read(head + nested)).toEqual(failure('malformed-mail'));
  });

  it('20,000 messages inside one another', async () => {
    const nested = 'Content-Type: message/rfc822\n\nSubject: x\nMIME-Version: 1.0\n'.repeat(20_000);
    expect(await read(head.replace(/\n*$/, '\n') + nested)).toEqual(failure('malformed-mail'));
  });

  it('20,000 nested parts of one boundary', async () => {
    const nested = 'Content-Type: multipart/mixed; boundary=b\n\n--b\n'.repeat(20_000);
    expect(await read(head + nested)).toEqual(failure('malformed-mail'));
  });
});

describe('odd mail is kept', () => {
  it('with a 20 MB line', async () => {
    const record = await kept(`${head}\n${'a'.repeat(20_000_000)}`);
    const body = fieldOf(record, 'body') as { text: string };
    expect(body.text.length).toBe(1_000_000);
  });

  it('with truncated base64', async () => {
    const record = await kept(
      `${head}Content-Transfer-Encoding: base64\n\n${Buffer.from('Hello, world').toString('base64').slice(0, 11)}`,
    );
    expect(fieldOf(record, 'body')).toMatchObject({ text: 'Hello, w' });
  });

  it('with a wrong charset name', async () => {
    const record = await kept(`${head}Content-Type: text/plain; charset="klingon-8"\n\ncaf\xe9`);
    expect(fieldOf(record, 'body')).toMatchObject({ text: 'café' });
  });

  it('with NUL bytes', async () => {
    const record = await kept(`${head}X-A: \0\0\n\nHel\0lo`);
    expect(fieldOf(record, 'body')).toMatchObject({ text: 'Hello' });
  });

  it('with line ends and direction marks in names and subjects', async () => {
    const evil = Buffer.from('Anna\r\nBcc: victim@example.org\u202egpj.exe').toString('base64');
    const record = await kept(`From: =?utf-8?B?${evil}?= <a@example.org>\nSubject: =?utf-8?B?${evil}?=\n\nx`);
    expect(fieldOf(record, 'title')).toBe('Anna Bcc: victim@example.org gpj.exe');
    expect(fieldOf(record, 'people')).toEqual([
      { name: 'Anna Bcc: victim@example.org gpj.exe', how: 'sender', address: 'a@example.org' },
    ]);
  });

  it('with 100,000 recipients, of whom the first are kept', async () => {
    const recipients = Array.from({ length: 100_000 }, (_, i) => `p${i}@example.org`).join(',\n ');
    const record = await kept(`From: a@example.org\nTo: ${recipients}\nSubject: x\n\nx`);
    expect((fieldOf(record, 'people') as unknown[]).length).toBe(200);
  });

  it('that holds itself again and again', async () => {
    let mail = `${head}\ninnermost`;
    for (let i = 0; i < 60; i++) mail = `${head}Content-Type: message/rfc822\n\n${mail}`;
    let record: SourceRecord | undefined = await kept(mail);
    let depth = 0;
    for (; record !== undefined; record = record.parts[0]?.record) depth += 1;
    expect(depth).toBe(5);
  });

  it('with eight-bit headers', async () => {
    const record = await kept('From: Jos\xe9 <j@example.org>\nSubject: Formação\n\nx');
    expect(fieldOf(record, 'title')).toBe('Formação');
    expect(fieldOf(record, 'people')).toEqual([{ name: 'José', how: 'sender', address: 'j@example.org' }]);
  });

  it('without a boundary, with a boundary that never comes, and without a body', async () => {
    const guessed = await kept(`${head}Content-Type: multipart/mixed\n\n--x\n\nwords\n--x--\n`);
    expect(fieldOf(guessed, 'body')).toMatchObject({ text: 'words' });
    const absent = await kept(`${head}Content-Type: multipart/mixed; boundary=never\n\nwords\n`);
    expect(fieldOf(absent, 'body')).toMatchObject({ text: 'words' });
    expect(fieldOf(await kept(head), 'body')).toBeUndefined();
  });

  it('never throws and is read in bounded time, whatever a mail is changed to', async () => {
    const whole = Buffer.from(
      `${head}Content-Type: multipart/alternative; boundary="b"\n\n--b\nContent-Type: text/plain; charset=utf-8\n\nhi\n--b\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n<p>h=C3=A9</p>\n--b--\n`,
    );
    const change = fc.record({ at: fc.nat({ max: whole.length - 1 }), byte: fc.nat({ max: 255 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), fc.nat({ max: whole.length }), async (changes, length) => {
        const bytes = Buffer.from(whole);
        for (const { at, byte } of changes) bytes[at] = byte;
        const event = await read(bytes.subarray(0, length));
        if (event.type === 'record') for (const reading of event.record.readings) parseReading(reading);
        if (event.type === 'failure') expect(event.failure.code).not.toBe('internal');
      }),
      { numRuns: 300 },
    );
  });
});
