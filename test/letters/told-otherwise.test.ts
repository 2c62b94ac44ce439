import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { lettersTo, memoryOf } from './asked-letters.ts';

const letter = lettersTo('Ida Falk <ida@falk.example>');
const hall = 'Brook Hall Bookings <desk@brookhall.example>';
const harbour = 'Skerry Divers <office@skerrydivers.example>';
const nursery = '向日葵幼儿园 <office@sunflower-kids.example>';

const letters = [
  letter(
    '2023-02-06',
    hall,
    'Quiz night – details',
    'The quiz night is at the Old Granary on 3 March. Doors at seven.',
  ),
  letter(
    '2023-02-21',
    hall,
    'Quiz night – venue',
    'The Old Granary has burst pipes. The quiz night will now be at Marlow House, Mill Lane. Same hour.',
  ),
  letter('2023-04-03', harbour, 'Spring dive', 'We go out with the boat Kittiwake on 22 April. Bring a dry suit.'),
  letter(
    '2023-04-18',
    harbour,
    'Re: Spring dive',
    'The engine of the Kittiwake is broken, so we take the boat Fulmar instead. All else as before.',
  ),
  letter('2023-05-02', nursery, '六月安排', '各位家长：开放日定于6月8日（周六）9:30，请穿运动鞋。'),
  letter(
    '2023-06-05',
    '许老师 <xu@sunflower-kids.example>',
    '开放日改期',
    '家长好，操场积水，开放日改到6月22日（周四），时间不变。',
  ),
  letter(
    '2023-08-01',
    'Nils Arp <nils@arpdental.example>',
    'Your check-up',
    'Your check-up is on 5 September with Dr Holm.',
  ),
  letter(
    '2023-08-20',
    'Nils Arp <nils@arpdental.example>',
    'Re: Your check-up',
    'Dr Holm is unwell that day. We have moved you to Tuesday 12 September at 11.20am.',
  ),
];

describe('what a letter of a change tells in its own words', () => {
  let app: App;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, close } = await memoryOf('told-otherwise', '2023-12-01T12:00:00', letters));
  }, 60_000);
  afterAll(() => close());

  it.each([
    ['where it is to be, beside what was there', 'Where was the quiz night?', /Marlow House/],
    ['which boat it was', 'Which boat did we take for the spring dive in the end?', /Fulmar/],
    ['the day, by somebody of the same house', '幼儿园的开放日最后是哪一天？', /6月22日/],
  ])('%s', async (_, question, wanted) => {
    const { answer } = await app.ask(question);
    expect(answer).toMatch(wanted);
  });

  it('says nothing of who it is, when only the day is another', async () => {
    const { answer } = await app.ask('Who is my check-up with?');
    expect(answer).not.toMatch(/moved you/);
  });
});
