import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { openMboxSource } from '../../src/sources/mail/mbox-source.ts';

/** Numbers in [0, 1) from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const people = ['Anna Köhler', 'Grace Obi', 'Jean-Luc Petit', 'Mei Lin', 'Tom Ward', 'Café Bohème', 'Rail Tickets'];
const words =
  'the dinner on friday was lovely thank you for the photos from our trip to the coast we should book the same hotel again and bring the children invoice total paid with card meeting moved to nine please find the ticket attached see you soon';
const vocabulary = words.split(' ');

type Shape = 'plain' | 'reply' | 'html' | 'alternative' | 'attachment';
const shapes: readonly Shape[] = ['plain', 'plain', 'reply', 'html', 'alternative', 'alternative', 'attachment'];

/** An mbox of small, realistic messages (1–6 KB: plain, replies, HTML, alternatives, small attachments), piece by piece. */
export function* generateMbox(messages: number, seed: number): Generator<string> {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sentence = (length: number) => Array.from({ length }, () => pick(vocabulary)).join(' ');
  const paragraph = () => Array.from({ length: 3 }, () => `${sentence(9 + Math.floor(random() * 6))}.`).join('\n');
  for (let i = 0; i < messages; i++) {
    const sender = pick(people);
    const address = `${sender
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()}@example.org`;
    const date = new Date(Date.UTC(2015, 0, 1) + i * 3_600_000).toUTCString().replace('GMT', '+0100');
    const text = `Hello,\n\n${paragraph()}\n\n${paragraph()}\n\nBest wishes\n${sender}`;
    yield [
      `From ${i}@xxx Thu Jan 01 10:00:00 +0000 2015`,
      `X-GM-THRID: ${1_500_000_000 + Math.floor(i / 3)}`,
      'X-Gmail-Labels: Inbox,Opened,=?UTF-8?Q?Caf=C3=A9?=',
      `Received: from mail.example.org by mx.example.net with ESMTP id x${i}; ${date}`,
      `Message-ID: <${i}.${seed}@example.org>`,
      `Date: ${date}`,
      `From: =?UTF-8?Q?${encodeURIComponent(sender).replaceAll('%', '=')}?= <${address}>`,
      'To: Sam Reader <sam@example.net>, "Ward, Tom" <tom@example.net>',
      `Subject: ${sentence(5)} ${i}`,
      ...body(pick(shapes), text, sentence),
      '',
      '',
    ].join('\n');
  }
}

function body(shape: Shape, text: string, sentence: (length: number) => string): string[] {
  const plain = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '', text];
  const html = [
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    `<html><body><table><tr><td style=3D"x"><p>${text.replaceAll('\n\n', '</p>\n<p>')}</p></td></tr></table></body></html>`,
  ];
  const part = (lines: readonly string[]) => ['--b0undary', ...lines];
  switch (shape) {
    case 'plain':
      return ['MIME-Version: 1.0', ...plain];
    case 'reply':
      return [
        ...plain,
        '',
        'On Thu, Jan 1, 2015 at 9:00 AM Tom Ward <tom@example.net> wrote:',
        `> ${sentence(12)}`,
        '-- ',
        'Anna',
      ];
    case 'html':
      return ['MIME-Version: 1.0', ...html];
    case 'alternative':
      return [
        'Content-Type: multipart/alternative; boundary="b0undary"',
        '',
        ...part(plain),
        ...part(html),
        '--b0undary--',
      ];
    case 'attachment': {
      const file = Buffer.from(sentence(200)).toString('base64').replace(/.{76}/g, '$&\n');
      const head = ['Content-Type: application/pdf; name="ticket.pdf"', 'Content-Transfer-Encoding: base64', '', file];
      return ['Content-Type: multipart/mixed; boundary="b0undary"', '', ...part(plain), ...part(head), '--b0undary--'];
    }
  }
}

export type MailThroughput = {
  readonly messages: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly perSecond: number;
};

/** Writes a seeded mbox to a temporary folder, reads it through the source on one thread, and measures messages a second. */
export async function measureMail(messages = 20_000, seed = 7): Promise<MailThroughput> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-perf-'));
  try {
    const file = join(folder, 'life.mbox');
    const out = createWriteStream(file);
    for (const piece of generateMbox(messages, seed)) out.write(piece);
    out.end();
    await finished(out);
    const { size: bytes } = await stat(file);
    const started = performance.now();
    let records = 0;
    for await (const event of openMboxSource(file).read({})) if (event.type === 'record') records += 1;
    const seconds = (performance.now() - started) / 1000;
    if (records !== messages) throw new Error(`${records} records of ${messages} messages`);
    return { messages, bytes, seconds, perSecond: Math.round(messages / seconds) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const measured = await measureMail(Number(process.argv[2] ?? 20_000));
  console.log(
    `mail source: ${measured.perSecond} messages/s (${measured.messages} messages, ${(measured.bytes / 1e6).toFixed(1)} MB, one thread)`,
  );
}
