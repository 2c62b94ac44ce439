import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../test/fixtures/processor-time.ts';
import { mainText } from '../memory/item-text.ts';
import { messageParts } from './message-parts.ts';

const main = (text: string, forwarded = false): string => mainText({ text, parts: messageParts(text, { forwarded }) });
const kinds = (text: string): string[] => messageParts(text).map((part) => part.kind);

describe('messageParts', () => {
  it.each([
    ['en', 'On Tue, Jan 3, 2023 at 9:00 AM Anna <anna@example.org> wrote:'],
    ['en, wrapped', 'On Tue, Jan 3, 2023 at 9:00 AM Anna Lee\n<anna@example.org> wrote:'],
    ['de', 'Am 03.01.2023 um 09:00 schrieb Anna Köhler:'],
    ['de, Gmail', 'Am Di., 3. Jan. 2023 um 09:00 Uhr schrieb Anna <anna@example.org>:'],
    ['fr', 'Le mar. 3 janv. 2023 à 09:00, Anna <anna@example.org> a écrit :'],
    ['es', 'El mar, 3 ene 2023 a las 9:00, Anna (<anna@example.org>) escribió:'],
    ['it', 'Il giorno mar 3 gen 2023 alle ore 09:00 Anna <anna@example.org> ha scritto:'],
    ['pt', 'Em ter., 3 de jan. de 2023 às 09:00, Anna <anna@example.org> escreveu:'],
    ['nl', 'Op di 3 jan. 2023 om 09:00 schreef Anna <anna@example.org>:'],
    ['sv', 'Den tis 3 jan. 2023 kl 09:00 skrev Anna <anna@example.org>:'],
    ['zh', '张三 <zhang@example.org> 于2023年1月3日周二 09:00写道:'],
    ['ja', '2023年1月3日(火) 9:00 Anna <anna@example.org>:'],
    ['ru', 'вт, 3 янв. 2023 г. в 09:00, Anna <anna@example.org>:\n> x\n\n3 янв. 2023 Anna <a@example.org> пишет:'],
  ])('knows who wrote before (%s)', (_, introduction) => {
    const text = `See you there!\n\n${introduction}\n> Shall we meet at nine?\n> Anna`;
    expect(main(text)).not.toContain('Shall we meet');
    expect(main(text)).toMatch(/^See you there!/);
  });

  it('takes an introduction out with its quote', () => {
    const text = 'Yes.\n\nOn Tue, Jan 3, 2023 at 9:00 AM Anna <a@example.org> wrote:\n> Shall we?';
    expect(messageParts(text).map((p) => [p.kind, text.slice(p.start, p.end)])).toEqual([
      ['main', 'Yes.\n\n'],
      ['quoted', 'On Tue, Jan 3, 2023 at 9:00 AM Anna <a@example.org> wrote:\n> Shall we?'],
    ]);
  });

  it.each([
    ['I take the train at nine.'],
    ['See you\nat nine'],
    ['Hi Tom,\n\nthe meeting is moved to 3 pm!'],
    ['Room 204, please'],
  ])('keeps the own words right above an introduction: %j', (own) => {
    for (const introduction of [
      'On Mon, Mar 31, 2025 at 9:12 AM Anna <a@example.org> wrote:',
      'On Mon, Mar 31, 2025 at 9:12 AM Anna Lee\n<a@example.org> wrote:',
      'Am Mo., 31. März 2025 um 09:12 Uhr schrieb Anna <a@example.org>:',
    ])
      for (const quote of ['> Shall we?', 'Shall we?'])
        expect(main(`${own}\n${introduction}\n${quote}`).trim()).toBe(own);
  });

  it('keeps answers written between quotes', () => {
    const text = '> Shall we meet at nine?\nYes.\n\n> And the tickets?\nI have them.';
    expect(main(text)).toBe('Yes.\n\n\nI have them.');
  });

  it('leaves prose that ends in "wrote:" alone', () => {
    expect(main('In her diary my grandmother wrote:\nToday it rained.')).toContain('Today it rained.');
  });

  it.each([
    ['-----Original Message-----\nFrom: Anna\nSent: Tuesday\nTo: Tom\nSubject: Tea\n\nold words'],
    ['-----Ursprüngliche Nachricht-----\nVon: Anna\nold words'],
    [
      '________________________________\nFrom: Anna <a@example.org>\nSent: Tuesday, 3 January 2023\nTo: Tom\nSubject: Tea\n\nold words',
    ],
    ['Von: Anna <a@example.org>\nGesendet: Dienstag, 3. Januar 2023 09:00\nAn: Tom\nBetreff: Tee\n\nold words'],
    ['De : Anna\nEnvoyé : mardi 3 janvier 2023\nÀ : Tom\nObjet : Thé\n\nold words'],
    ['发件人: Anna\n发送时间: 2023年1月3日\n收件人: Tom\n主题: 茶\n\nold words'],
    ['发件人：Anna\n发送时间：2023年1月3日\n收件人：Tom\n主题：茶\n\nold words'],
    ['寄件者：Anna\n日期：2023年1月3日\n收件者：Tom\n主旨：茶\n\nold words'],
    ['在 2023年1月3日，王敏 <a@example.org> 写道：\n> old words'],
    ['2023年1月3日(火) 9:00 Anna <a@example.org>:\n> old words'],
    ['2023年1月3日（火） 9:00 山田:\n> old words'],
  ])('ends the new words at the previous message %#', (previous) => {
    expect(main(`Fine with me.\n\n${previous}`)).toBe('Fine with me.');
  });

  it.each([
    '好的。\n\n2023年1月3日的安排：\n- 上午九点出发',
    '您的预约：\n日期：2023年1月3日\n时间：9:00\n地点：三楼',
    '明天见。\n\n日期：1月3日\n主题：年会\n收件人：全体同事\n着装随意。',
  ])('leaves what a letter lists under a wide colon alone: %#', (text) => {
    expect(main(text)).toBe(text);
  });

  it('takes the rows of a table between bars for the letter’s own', () => {
    const text = 'Your order:\n\n| Item | Price |\n|---|---:|\n| a lamp | 20.00 |\n\nThank you';
    expect(messageParts(text).map(({ kind }) => kind)).toEqual(['main']);
  });

  it('keeps what a message passes on with bars before its lines, but not what that one quoted', () => {
    const text = 'See below.\n\n> From: The school\n> It will now be held on 11 June.\n>> Is it still on?\n';
    expect(main(text, true)).toContain('11 June');
    expect(main(text, true)).not.toContain('still on');
    expect(main(text, false)).not.toContain('11 June');
  });

  it('keeps what a forwarded message passes on', () => {
    const text =
      'FYI\n\n---------- Forwarded message ---------\nFrom: Hotel <h@example.org>\nDate: Tue\nSubject: Booking\nTo: me\n\nYour booking 4711';
    expect(main(text)).toContain('Your booking 4711');
    const outlook = 'FYI\n\nFrom: Hotel\nSent: Tuesday\nTo: me\nSubject: Booking\n\nYour booking 4711';
    expect(main(outlook, true)).toContain('Your booking 4711');
    expect(main(outlook)).not.toContain('Your booking 4711');
  });

  it('takes signatures off', () => {
    const text = 'See you.\n\n-- \nAnna Köhler\nSome Street 1';
    expect(kinds(text)).toEqual(['main', 'signature']);
    expect(main('Ok!\n\nSent from my iPhone')).toBe('Ok!');
    expect(main('Gut.\n\nVon meinem iPhone gesendet\n')).toBe('Gut.');
    expect(main('好的\n\n发自我的iPhone')).toBe('好的');
  });

  it('does not take a rule in the middle of a long text for a signature', () => {
    const chapter = Array.from({ length: 30 }, (_, i) => `Line ${i} of the story.`).join('\n');
    expect(main(`Intro\n\n--\n${chapter}`)).toContain('Line 29');
  });

  it('takes disclaimers and unsubscribe footers off, but not a message that is nothing else', () => {
    const footer = 'To unsubscribe from this list, click here.';
    const legal = 'This e-mail is confidential and intended solely for the addressee.';
    expect(main(`Concert on Friday at 8 pm.\n\n${footer}\n\n${legal}`)).toBe('Concert on Friday at 8 pm.');
    expect(main(footer)).toBe(footer);
  });

  it('covers any text in order without gaps or overlap', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        '> quoted',
        '-- ',
        'On 3 Jan Anna <a@b.c> wrote:',
        '-----Original Message-----',
        'From: a',
        'Sent: b',
        'To: c',
        'unsubscribe',
        '',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.boolean(), (pieces, forwarded) => {
        const text = pieces.join('\n');
        const parts = messageParts(text, { forwarded });
        expect(parts.map((p) => text.slice(p.start, p.end)).join('')).toBe(text);
        let at = 0;
        for (const part of parts) {
          expect(part.start).toBe(at);
          expect(part.end).toBeGreaterThan(part.start);
          at = part.end;
        }
      }),
    );
  });

  it.each([
    ['introductions that never end', `On 1 ${'a '.repeat(200)}\n`.repeat(1000)],
    ['introductions that end', `On 1 ${'wrote '.repeat(60)}:\n`.repeat(1000)],
    ['header lines', 'From: x\n'.repeat(50_000)],
    ['one line of quote marks', '>'.repeat(1_000_000)],
    ['signature delimiters', '-- \nword\n'.repeat(30_000)],
    ['blank lines', 'x\n\n\n\n'.repeat(50_000)],
    ['one endless paragraph', 'this message this message '.repeat(20_000)],
  ])('takes time linear in the text: %s', (_, text) => {
    const started = processorMs();
    messageParts(text);
    expect(processorMs() - started).toBeLessThan(2000);
  });
});
