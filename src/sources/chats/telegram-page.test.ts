import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatFile, ChatStep } from './chat-message.ts';
import { looksLikeTelegramPage, telegramPages } from './telegram-page.ts';

const head = `<!DOCTYPE html><html><head><meta charset="utf-8"/><title>Exported Data</title>
<link href="css/style.css" rel="stylesheet"/></head><body onload="CheckLocation();"><div class="page_wrap">
<div class="page_header"><div class="content"><div class="text bold">
Anna &amp; Co
</div></div></div><div class="page_body chat_page"><div class="history">`;
const foot = '</div></div></div></body></html>';
const message = (id: number, classes: string, date: string, rest: string): string => `
<div class="message default clearfix ${classes}" id="message${id}">
 <div class="pull_left userpic_wrap"><div class="userpic userpic1"><div class="initials">A</div></div></div>
 <div class="body"><div class="pull_right date details" title="${date}">10:15</div>${rest}</div></div>`;
const service = (id: number, text: string): string =>
  `<div class="message service" id="message${id}"><div class="body details">\n${text}\n</div></div>`;

async function* chunks(text: string, size = 50): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const there = async (name: string): Promise<ChatFile | undefined> =>
  name.startsWith('photos/') ? { name: name.slice('photos/'.length), path: name } : undefined;
async function stepsOf(html: string, size?: number): Promise<ChatStep[]> {
  const found: ChatStep[] = [];
  for await (const step of telegramPages(chunks(html, size), there)) found.push(step);
  return found;
}
const said = (steps: readonly ChatStep[]) =>
  steps
    .flatMap((step) => (step.type === 'message' ? [step.message] : []))
    .map(({ from, at, text }) => [from, at, text]);

const page = [
  head,
  service(-1, '2 January 2024'),
  service(7, 'Anna &amp; Co created the chat'),
  message(
    8,
    '',
    '02.01.2024 10:15:30 UTC+01:00',
    '<div class="from_name">\nLena\n</div><div class="text">\nSee <b>you</b><br>at 9 &lt;3\n</div>',
  ),
  message(9, 'joined', '02.01.2024 10:15:40', '<div class="text">Bye <a href="https://a.example">there</a></div>'),
  message(
    10,
    '',
    '03.01.2024 08:00:00 UTC+01:00',
    `<div class="from_name">Anna &amp; Co</div><div class="reply_to details">In reply to <a href="#go_to_message9">this message</a></div>
     <div class="media_wrap clearfix"><a class="photo_wrap clearfix pull_left" href="photos/a%20b.jpg"><img class="photo" src="photos/a_thumb.jpg"/></a></div>`,
  ),
  message(
    11,
    'joined',
    '03.01.2024 08:01:00 UTC+01:00',
    `<div class="media_wrap clearfix"><a class="media clearfix pull_left block_link media_file" href="files/offer.pdf">
      <div class="fill pull_left"></div><div class="body"><div class="title bold">offer.pdf</div><div class="status details">2 KB</div></div></a></div>
     <div class="text">The offer</div>`,
  ),
  message(
    12,
    'joined',
    '03.01.2024 08:02:00 UTC+01:00',
    `<div class="forwarded body"><div class="from_name">Bob <span class="date details" title="01.01.2020 00:00:00">old</span></div>
      <div class="text">What Bob said</div></div>`,
  ),
  message(
    13,
    'joined',
    '03.01.2024 08:03:00 UTC+01:00',
    `<div class="media_wrap clearfix"><div class="media clearfix pull_left media_call success"><div class="fill pull_left"></div>
      <div class="body"><div class="title bold">Lena</div><div class="status details">Outgoing (12 seconds)</div></div></div></div>`,
  ),
  foot,
].join('');

describe('a page of an export of Telegram Desktop', () => {
  it('is told by how it begins', () => {
    expect(looksLikeTelegramPage(page)).toBe(true);
    expect(looksLikeTelegramPage('<html><div class="page_wrap">A blog</div></html>')).toBe(false);
  });

  it.each([1, 50, 100_000])('is read message by message, in pieces of %i bytes', async (size) => {
    const steps = await stepsOf(page, size);
    expect(said(steps)).toEqual([
      [undefined, '2024-01-02T00:00:00', 'Anna & Co created the chat'],
      ['Lena', '2024-01-02T10:15:30+01:00', 'See you\nat 9 <3'],
      ['Lena', '2024-01-02T10:15:40', 'Bye there'],
      ['Anna & Co', '2024-01-03T08:00:00+01:00', 'a b.jpg'],
      ['Anna & Co', '2024-01-03T08:01:00+01:00', 'The offer'],
      ['Anna & Co', '2024-01-03T08:02:00+01:00', 'What Bob said'],
      ['Anna & Co', '2024-01-03T08:03:00+01:00', 'Lena\nOutgoing (12 seconds)'],
    ]);
    const files = steps.flatMap((step) => (step.type === 'message' ? step.message.files.map(({ name }) => name) : []));
    expect(files).toEqual(['a b.jpg', 'offer.pdf']);
    expect(steps[0]).toMatchObject({ chat: { service: 'telegram', key: 'anna & co', title: 'Anna & Co' } });
    expect(steps.at(-1)).toEqual({ type: 'owner', service: 'telegram', name: 'Lena' });
  });

  it('names a message without a date, and a page that is cut off after what stands before', async () => {
    const undated =
      head + message(1, '', 'yesterday', '<div class="from_name">A</div><div class="text">x</div>') + foot;
    expect(await stepsOf(undated)).toEqual([{ type: 'unread', where: 'message 1', why: expect.any(String) }]);
    const cut = page.slice(0, page.indexOf('The offer'));
    const found: ChatStep[] = [];
    await expect(
      (async () => {
        for await (const step of telegramPages(chunks(cut), there)) found.push(step);
      })(),
    ).rejects.toMatchObject({ code: 'truncated' });
    expect(said(found)).toHaveLength(4);
  });

  it('of any markup fails otherwise than by name in no case', async () => {
    const pieces = [
      '<div class="message default">',
      '<a href="x">',
      '</div>',
      '<div class="text">',
      'a',
      '&#0;',
      '<',
      '</a>',
      '%E0',
    ];
    const markup = fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map((found) => head + found.join(''));
    await fc.assert(
      fc.asyncProperty(markup, async (html) => {
        const failed = await stepsOf(html).then(
          () => undefined,
          (error: unknown) => error,
        );
        expect(failed === undefined || ['truncated', 'too-large'].includes((failed as { code: string }).code)).toBe(
          true,
        );
      }),
      { numRuns: 50 },
    );
  });

  it('that is nested without end is refused', async () => {
    await expect(stepsOf(head + '<div>'.repeat(10_000), 4096)).rejects.toMatchObject({ code: 'too-large' });
  });
});
