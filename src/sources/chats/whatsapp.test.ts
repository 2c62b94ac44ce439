import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatFile, ChatStep } from './chat-message.ts';
import { textLines } from './text-lines.ts';
import { looksLikeWhatsapp, whatsappMessages } from './whatsapp.ts';

const MARK = '\u200e';
const NARROW = '\u202f';

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
async function stepsOf(
  text: string,
  names: readonly string[] = ['Chat.txt'],
  there: readonly string[] = [],
): Promise<ChatStep[]> {
  const steps: ChatStep[] = [];
  const fileOf = async (name: string): Promise<ChatFile | undefined> =>
    there.includes(name) ? { name, path: name } : undefined;
  const latest = Date.UTC(2025, 0, 1);
  for await (const step of whatsappMessages({ names, latest, lines: () => textLines(once(text)), fileOf }))
    steps.push(step);
  return steps;
}
async function messagesOf(...given: Parameters<typeof stepsOf>) {
  return (await stepsOf(...given)).flatMap((step) => (step.type === 'message' ? [step.message] : []));
}

describe('an export of WhatsApp', () => {
  const forms: readonly (readonly [form: string, lines: readonly string[], ats: readonly string[]])[] = [
    [
      'Android, 24 hours',
      ['13/05/2023, 09:05 - Anna: a', '13/05/2023, 21:07 - Ben: b'],
      ['2023-05-13T09:05:00', '2023-05-13T21:07:00'],
    ],
    [
      'Android, United States',
      [`5/3/23, 12:05${NARROW}AM - Anna: a`, `5/14/23, 12:05${NARROW}PM - Ben: b`],
      ['2023-05-03T00:05:00', '2023-05-14T12:05:00'],
    ],
    [
      'iOS, German',
      [`[13.05.23, 09:05:06] Anna: a`, `${MARK}[13.05.23, 21:07:08] Ben: b`],
      ['2023-05-13T09:05:06', '2023-05-13T21:07:08'],
    ],
    [
      'iOS, United States',
      ['[5/3/23, 9:05:06 AM] Anna: a', `[5/14/23, 9:07:08${NARROW}PM] Ben: b`],
      ['2023-05-03T09:05:06', '2023-05-14T21:07:08'],
    ],
    [
      'Spanish',
      ['13/5/23, 9:05 a. m. - Anna: a', '13/5/23, 9:07 p. m. - Ben: b'],
      ['2023-05-13T09:05:00', '2023-05-13T21:07:00'],
    ],
    [
      'Chinese',
      ['2023/5/13 上午9:05 - Anna: a', '2023/5/13 下午9:07 - Ben: b'],
      ['2023-05-13T09:05:00', '2023-05-13T21:07:00'],
    ],
    [
      'Korean',
      ['2023. 5. 13. 오전 9:05 - Anna: a', '2023. 5. 13. 오후 9:07 - Ben: b'],
      ['2023-05-13T09:05:00', '2023-05-13T21:07:00'],
    ],
    [
      'Swedish',
      ['2023-05-13 09:05 - Anna: a', '2023-05-13 21:07 - Ben: b'],
      ['2023-05-13T09:05:00', '2023-05-13T21:07:00'],
    ],
    ['Finnish', ['13.5.2023 klo 9.05 - Anna: a'], ['2023-05-13T09:05:00']],
    ['Arabic', ['\u200f١٣‏/٥‏/٢٠٢٣، ٩:٠٥ م - Anna: a'], ['2023-05-13T21:05:00']],
  ];
  it.each(forms)('in the form of %s is read', async (_, lines, ats) => {
    const read = await messagesOf(`${lines.join('\n')}\n`);
    expect(read.map(({ at }) => at)).toEqual(ats);
    expect(read.map(({ from, text }) => `${from}: ${text}`)).toEqual(['Anna: a', 'Ben: b'].slice(0, ats.length));
  });

  it('has messages of several lines, and lines that nobody says', async () => {
    const text = '13/05/2023, 09:05 - Anna added you\n13/05/2023, 09:06 - Anna: Shopping:\n- milk\n\n- bread\n';
    expect(await messagesOf(text)).toMatchObject([
      { from: undefined, text: 'Anna added you' },
      { from: 'Anna', text: 'Shopping:\n- milk\n\n- bread' },
    ]);
  });

  it.each([
    [
      'English iOS',
      `[13.05.23, 09:05:06] Anna: ${MARK}<attached: 00000012-PHOTO-2023-05-13-09-05-06.jpg>`,
      '00000012-PHOTO-2023-05-13-09-05-06.jpg',
    ],
    ['German iOS', `[13.05.23, 09:05:06] Anna: ${MARK}<Anhang: 00000012-PHOTO.jpg>`, '00000012-PHOTO.jpg'],
    ['English Android', '13/05/2023, 09:05 - Anna: IMG-20230513-WA0001.jpg (file attached)', 'IMG-20230513-WA0001.jpg'],
    ['French Android', '13/05/2023, 09:05 - Anna: My plan v2.pdf (fichier joint)', 'My plan v2.pdf'],
  ])('names its files in any language: %s', async (_, line, name) => {
    const [message] = await messagesOf(`${line}\nThe view\n`, ['a.txt'], [name]);
    expect(message).toMatchObject({ from: 'Anna', text: 'The view', files: [{ name, path: name }] });
  });

  it('takes a file that somebody only speaks of for words', async () => {
    const [message] = await messagesOf('13/05/2023, 09:05 - Anna: notes.txt (see my mail)\n');
    expect(message).toMatchObject({ text: 'notes.txt (see my mail)', files: [] });
  });

  it('knows its owner where it is named after the other of two', async () => {
    const text = '13/05/2023, 09:05 - Anna Keller: a\n13/05/2023, 09:06 - Lena: b\n';
    for (const name of [
      'WhatsApp Chat with Anna Keller.txt',
      'WhatsApp-Chat mit Anna Keller.txt',
      'WhatsApp Chat - Anna Keller.zip',
    ]) {
      const steps = await stepsOf(text, ['_chat.txt', name]);
      expect(steps[0], name).toEqual({ type: 'owner', service: 'whatsapp', name: 'Lena' });
      expect(steps[1], name).toMatchObject({ chat: { title: 'Anna Keller', key: 'anna keller' } });
    }
    expect((await stepsOf(text, ['WhatsApp Chat with Book club.txt']))[0]?.type).toBe('message');
  });

  it('reads back what a small writer wrote', async () => {
    const words = fc
      .string({ minLength: 1, maxLength: 40 })
      .filter(
        (text) => text.trim() === text && !/[\n\r\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff<(]/.test(text),
      );
    const message = fc.record({ from: fc.constantFrom('Anna', 'Ben'), text: words, minute: fc.nat(1439) });
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 8 }), async (messages) => {
        const lines = messages.map(({ from, text, minute }) => {
          const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
          return `28/05/2023, ${clock} - ${from}: ${text}`;
        });
        const read = await messagesOf(lines.join('\n'));
        expect(read.map(({ from, text }) => ({ from, text }))).toEqual(
          messages.map(({ from, text }) => ({ from, text })),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('is never more than it can be read: any bytes give steps or nothing', async () => {
    const odd = fc.string({ unit: fc.constantFrom(...'[]13/.,: -\nAPM下午年月日<>()~\u200e') });
    await fc.assert(
      fc.asyncProperty(odd, async (text) => void (await stepsOf(text))),
      { numRuns: 300 },
    );
  });

  it('keeps of a text without another message no more than any message has', async () => {
    const [message] = await messagesOf(
      `13/05/2023, 09:05 - Anna: a\n${'x'.repeat(200)}\n`.concat('y\n'.repeat(200_000)),
    );
    expect(message?.text.length).toBeLessThan(101_000);
  });

  it('is told from notes that begin with a date', () => {
    const isExport = (text: string) => looksLikeWhatsapp(Buffer.from(text));
    expect(isExport('13/05/2023, 09:05 - Anna: a\n')).toBe(true);
    expect(isExport('13/05/2023 Shopping: milk\n')).toBe(false);
    expect(isExport('')).toBe(false);
  });
});
