import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatFile, ChatStep } from './chat-message.ts';
import { signalMessages } from './signal.ts';
import { smsMessages } from './sms-backup.ts';
import { looksLikeTelegram, telegramMessages } from './telegram.ts';
import { textLines } from './text-lines.ts';

async function* chunks(text: string, size = 64): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function all(steps: AsyncIterable<ChatStep>): Promise<ChatStep[]> {
  const found: ChatStep[] = [];
  for await (const step of steps) found.push(step);
  return found;
}
const there = async (name: string): Promise<ChatFile | undefined> =>
  name.startsWith('photos/') ? { name: 'a.jpg', path: name } : undefined;
const messages = (steps: readonly ChatStep[]) => steps.flatMap((step) => (step.type === 'message' ? [step] : []));
const owners = (steps: readonly ChatStep[]) => steps.flatMap((step) => (step.type === 'owner' ? [step.name] : []));

describe('an export of Telegram Desktop', () => {
  const said = (id: number, from: string, from_id: string, more: object) => ({
    id,
    type: 'message',
    date: '2023-05-03T14:05:06',
    date_unixtime: '1683115506',
    from,
    from_id,
    ...more,
  });
  const anna = {
    name: 'Anna',
    type: 'personal_chat',
    id: 11,
    messages: [
      said(1, 'Anna', 'user11', { text: 'Hi' }),
      said(2, 'Lena', 'user22', { text: ['See ', { type: 'link', text: 'https://a.example' }] }),
      said(3, 'Anna', 'user11', { text: '', photo: 'photos/a.jpg', width: 4, height: 3 }),
      said(4, 'Anna', 'user11', {
        text: '',
        photo: '(File not included. Change data exporting settings to download.)',
      }),
      { id: 5, type: 'service', date: '2023-05-03T14:09:00', actor: 'Anna', action: 'phone_call', text: '' },
    ],
  };

  it('of one chat is read, and the owner is who is not its other', async () => {
    const steps = await all(telegramMessages(chunks(JSON.stringify(anna)), there));
    expect(owners(steps)).toEqual(['Lena']);
    expect(messages(steps).map(({ message: { from, at, text, id } }) => [from, at, text, id])).toEqual([
      ['Anna', '2023-05-03T14:05:06+02:00', 'Hi', '1'],
      ['Lena', '2023-05-03T14:05:06+02:00', 'See https://a.example', '2'],
      ['Anna', '2023-05-03T14:05:06+02:00', 'a.jpg', '3'],
      [undefined, '2023-05-03T14:09:00', 'Anna: phone call', '5'],
    ]);
  });

  it('of everything is read chat by chat', async () => {
    const group = {
      name: 'Book club',
      type: 'private_group',
      id: 5,
      messages: [said(1, 'Lena', 'user22', { text: 'Tuesday?' })],
    };
    const text = JSON.stringify(
      {
        about: 'x',
        personal_information: { user_id: 22, first_name: 'Lena' },
        chats: { about: 'y', list: [anna, group] },
      },
      null,
      1,
    );
    expect(looksLikeTelegram(text)).toBe(true);
    const steps = await all(telegramMessages(chunks(text), there));
    expect(new Set(messages(steps).map(({ chat }) => chat.title))).toEqual(new Set(['Anna', 'Book club']));
    expect(owners(steps)).toEqual(['Lena']);
  });

  it('with a broken message is read without it', async () => {
    const text = JSON.stringify({ ...anna, messages: [{ id: 1 }, 7, ...anna.messages] });
    const steps = await all(telegramMessages(chunks(text), there));
    expect(steps.filter(({ type }) => type === 'unread')).toHaveLength(2);
    expect(messages(steps)).toHaveLength(4);
  });

  it('survives any values in a message', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom('text', 'from', 'photo', 'poll', 'location_information', 'date_unixtime'),
          fc.jsonValue(),
        ),
        async (odd) => {
          const text = JSON.stringify({ ...anna, messages: [{ ...anna.messages[0], ...odd }, anna.messages[1]] });
          const steps = await all(telegramMessages(chunks(text), there));
          expect(messages(steps).at(-1)?.message.text).toBe('See https://a.example');
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('an export of signal-export', () => {
  it('has a message a line, and calls the owner by one word', async () => {
    const line = (sender: string, body: string, attachments: object[] = []) =>
      JSON.stringify({
        date: '2023-05-03T14:05:06.123',
        sender,
        body,
        quote: '',
        sticker: null,
        reactions: [],
        attachments,
      });
    const text = [
      line('Anna', 'Hi'),
      line('Me', 'Hello'),
      '{broken',
      line('Anna', '', [{ name: 'a.jpg', path: 'photos/a.jpg' }]),
    ].join('\n');
    const steps = await all(signalMessages(textLines(chunks(text)), 'Anna', there));
    expect(owners(steps)).toEqual(['Me']);
    expect(messages(steps).map(({ message: { from, text: words } }) => [from, words])).toEqual([
      ['Anna', 'Hi'],
      ['Me', 'Hello'],
      ['Anna', 'a.jpg'],
    ]);
    expect(messages(steps)[2]?.message).toMatchObject({ at: '2023-05-03T14:05:06', files: [{ name: 'a.jpg' }] });
    expect(steps.filter(({ type }) => type === 'unread')).toHaveLength(1);
  });
});

describe('a backup of SMS Backup & Restore', () => {
  const inBerlin = () => 120;
  const head = `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<smses count="3">`;
  const sms = (type: number, body: string) =>
    `<sms protocol="0" address="+49 170 1234" date="1683115506000" type="${type}" body="${body}" contact_name="Anna" />`;

  it('is read with who sent what, characters of two halves and pictures', async () => {
    const mms = `<mms date="1683115566000" msg_box="1" address="+49 (170) 1234" contact_name="Anna"><parts>
      <part seq="-1" ct="application/smil" text="x"/><part seq="0" ct="text/plain" text="Look"/>
      <part seq="0" ct="image/jpeg" name="null" cl="a.jpg" data="aGVsbG8="/></parts><addrs><addr address="+491701234" type="137"/></addrs></mms>`;
    const steps = await all(
      smsMessages(
        chunks(`${head}${sms(1, 'Hi &#55357;&#56832; &amp; more')}${sms(2, 'Hello')}${mms}</smses>`, 11),
        inBerlin,
      ),
    );
    const read = messages(steps);
    expect(read.map(({ message: { from, at, text } }) => [from, at, text])).toEqual([
      ['Anna', '2023-05-03T14:05:06+02:00', 'Hi 😀 & more'],
      ['Me', '2023-05-03T14:05:06+02:00', 'Hello'],
      ['Anna', '2023-05-03T14:06:06+02:00', 'Look'],
    ]);
    expect(new Set(read.map(({ chat }) => chat.key))).toEqual(new Set(['+491701234']));
    const content = read[2]?.message.files[0]?.content;
    if (content?.kind !== 'stream') throw new Error('no content');
    const bytes: Uint8Array[] = [];
    for await (const part of await content.open()) bytes.push(part);
    expect(Buffer.concat(bytes).toString()).toBe('hello');
  });

  it('that breaks off or is no XML gives what stands before, then fails by name', async () => {
    for (const [rest, code] of [
      ['<sms address="1"', 'truncated'],
      ['<sms <>>', 'corrupt'],
    ] as const) {
      const steps: ChatStep[] = [];
      const read = (async () => {
        for await (const step of smsMessages(chunks(`${head}${sms(1, 'Hi')}${rest}`, 4096), inBerlin)) steps.push(step);
      })();
      await expect(read).rejects.toMatchObject({ code });
      if (code === 'truncated') expect(messages(steps)).toHaveLength(1);
    }
  });

  it('of any text fails otherwise than by name in no case', async () => {
    const odd = fc.string({
      unit: fc.constantFrom(
        '<sms ',
        '<mms ',
        '<part ',
        '/>',
        '</mms>',
        'date="1683115506000" ',
        'address="1" ',
        'body="',
        '"',
        '&#',
        'x',
      ),
    });
    await fc.assert(
      fc.asyncProperty(odd, async (text) => {
        const read = all(smsMessages(chunks(`${head}${text}`, 5), inBerlin));
        await read.catch((error: unknown) =>
          expect(error).toMatchObject({ code: expect.stringMatching(/^(corrupt|truncated)$/) }),
        );
      }),
      { numRuns: 200 },
    );
  });
});
