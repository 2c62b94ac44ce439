import { describe, expect, it } from 'vitest';
import { stateOf } from './ledger-state.ts';

describe('what may be pressed in a letter', () => {
  const table = 'You have a table!\n\nCasa Plum, Ghent\n4 May 2021\n7:30 PM\n\n> Modify\n> Cancel\n> See the menu';

  it.each([
    ['a table', table],
    ['a fee for who cancels late', `${table}\n\nA cancellation less than 3 hours ahead may cost up to €40.00.`],
    ['two verbs', "That's booked!\n\nDate | 4 May 2021\n\n> Add to calendar\n> Change or cancel"],
    ['Chinese', '座位已为您保留\n\n5月4日 19:30\n\n［修改或取消］'],
  ])('cancels and changes nothing: %s', (_, text) => {
    expect(stateOf('See you at Casa Plum on 4 May 2021', text, undefined)?.state).toBe('confirmed');
  });

  it('is no news of what has been cancelled', () => {
    expect(stateOf('Casa Plum', 'Your table on 4 May is cancelled.\n\n> Cancel\n> Book anew', undefined)?.state).toBe(
      'cancelled',
    );
    expect(stateOf('Casa Plum', 'We moved your table to 5 May.\n\n> Change or cancel', undefined)?.state).toBe(
      'changed',
    );
  });

  it('takes no longer for many marks in a row', () => {
    const began = process.cpuUsage().user;
    stateOf('Casa Plum', `${'>'.repeat(1400)}x`, undefined);
    expect(process.cpuUsage().user - began).toBeLessThan(1_000_000);
  });
});

it('a confirmation that ends in “See you soon!” confirms, and reminds of nothing', () => {
  const text = 'Your table at Casa Plum is confirmed for Thursday 4 July, 20:00.\n\nSee you soon!';
  expect(stateOf('Your table', text, 'receipt')?.state).toBe('confirmed');
  expect(stateOf('Your table', 'See you tomorrow at Casa Plum!', 'booking')?.state).toBe('reminded');
});
