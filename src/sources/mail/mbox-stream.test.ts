import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MboxGap, type MboxMessage, type MboxOptions, readMboxStream } from './mbox-stream.ts';

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function split(
  text: string | Buffer,
  size = 1 << 20,
  options: MboxOptions = {},
): Promise<(MboxMessage | MboxGap)[]> {
  const bytes = typeof text === 'string' ? Buffer.from(text, 'latin1') : text;
  const found: (MboxMessage | MboxGap)[] = [];
  for await (const entry of readMboxStream(inChunks(bytes, size), options)) found.push(entry);
  return found;
}
const raws = (found: readonly (MboxMessage | MboxGap)[]): string[] =>
  found.map((entry) => (entry.kind === 'message' ? entry.raw.toString('latin1') : entry.kind));

const separator = 'From a@example.org Tue May 10 11:28:07 2005';
const message = (subject: string, body: string) => `From: a@example.org\nSubject: ${subject}\n\n${body}\n`;

describe('readMboxStream', () => {
  it('splits messages with LF and with CRLF', async () => {
    const mbox = `${separator}\n${message('1', 'one')}\n${separator}\n${message('2', 'two')}\n`;
    expect(raws(await split(mbox))).toEqual([message('1', 'one'), message('2', 'two')]);
    const crlf = mbox.replaceAll('\n', '\r\n');
    expect(raws(await split(crlf))).toEqual(
      [message('1', 'one'), message('2', 'two')].map((m) => m.replaceAll('\n', '\r\n')),
    );
  });

  it('splits without blank lines before separators', async () => {
    const mbox = `${separator}\n${message('1', 'one')}${separator}\n${message('2', 'two')}`;
    expect(raws(await split(mbox))).toEqual([message('1', 'one'), message('2', 'two')]);
  });

  it('knows the separators of Thunderbird, Gmail and bare addresses', async () => {
    for (const line of [
      'From - Tue May 10 11:28:07 2005',
      'From 12345@xxx Tue May 10 11:28:07 +0000 2005',
      'From a@example.org',
    ]) {
      const mbox = `${line}\n${message('1', 'one')}\n${line}\n${message('2', 'two')}\n`;
      expect(raws(await split(mbox))).toHaveLength(2);
    }
  });

  it('undoes mboxo and mboxrd quoting', async () => {
    const found = await split(`${separator}\n${message('1', '>From here\n>>From there\n> From nowhere')}`);
    expect(raws(found)).toEqual([message('1', 'From here\n>From there\n> From nowhere')]);
  });

  it('leaves prose that starts with "From" in the message', async () => {
    const prose = message(
      '1',
      'Hi\n\nFrom one solid piece of aluminum.\nFrom 10:30 on, 2005 was\nfine.\n\nFrom me\nBye',
    );
    expect(raws(await split(`${separator}\n${prose}`))).toEqual([prose]);
  });

  it('reports garbage before the first separator and goes on', async () => {
    const found = await split(`\x00\x01 rubbish\nmore\n\n${separator}\n${message('1', 'one')}`);
    expect(raws(found)).toEqual(['garbage', message('1', 'one')]);
  });

  it('reads a message that has lost its first separator', async () => {
    expect(raws(await split(`${message('1', 'one')}\n${separator}\n${message('2', 'two')}`))).toHaveLength(2);
  });

  it('keeps what is left of a mailbox cut in the middle', async () => {
    const mbox = `${separator}\n${message('1', 'one')}\n${separator}\nFrom: a@example.org\nSubj`;
    expect(raws(await split(mbox))).toEqual([message('1', 'one'), 'From: a@example.org\nSubj']);
  });

  it('passes over a message longer than the limit in bounded memory, and goes on', async () => {
    async function* huge(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${separator}\n${message('1', 'one')}\n${separator}\nSubject: huge\n\n`);
      const chunk = Buffer.alloc(1 << 20, 0x61);
      for (let i = 0; i < 200; i++) yield chunk;
      yield Buffer.from(`\n\n${separator}\n${message('3', 'three')}`);
    }
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const found: (MboxMessage | MboxGap)[] = [];
    for await (const entry of readMboxStream(huge(), { largest: 8 << 20 })) {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      found.push(entry);
    }
    expect(raws(found)).toEqual([message('1', 'one'), 'too-large', message('3', 'three')]);
    expect(most).toBeLessThan(120 << 20);
  });

  it('gives the same messages and offsets however the bytes arrive, and from every offset', async () => {
    const body = fc.array(fc.constantFrom('words', '', '>From x', 'From afar', 'a'.repeat(300), '> quoted', 'é'), {
      maxLength: 8,
    });
    const mailbox = fc.array(body, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(mailbox, fc.integer({ min: 1, max: 400 }), fc.boolean(), async (bodies, size, crlf) => {
        const text = bodies.map((lines, i) => `${separator}\n${message(String(i), lines.join('\n'))}\n`).join('');
        const bytes = Buffer.from(crlf ? text.replaceAll('\n', '\r\n') : text);
        const whole = await split(bytes);
        expect(whole).toHaveLength(bodies.length);
        expect(await split(bytes, size)).toEqual(whole);
        expect(whole.map((entry) => entry.end)).toEqual([...whole.slice(1).map((entry) => entry.start), bytes.length]);
        const from = whole[1];
        if (from !== undefined)
          expect(await split(bytes.subarray(from.start), size, { start: from.start })).toEqual(whole.slice(1));
      }),
      { numRuns: 60 },
    );
  });
});
