import { describe, expect, it } from 'vitest';
import type { SenderFacts } from '../memory/item-text.ts';
import { mayReplace, type Sender, senderOf } from './sender.ts';

type More = {
  readonly facts?: SenderFacts;
  readonly ids?: readonly [own: string, ...others: string[]];
  readonly to?: string;
};
function from(address: string, { facts, ids, to = 'jane@doe.example' }: More = {}): Sender | undefined {
  const [messageId, ...references] = ids ?? [];
  return senderOf(
    {
      modality: 'email',
      people: [
        { name: '', how: 'sender', address },
        { name: '', how: 'recipient', address: to },
      ],
      sender: facts,
      thread: messageId === undefined ? undefined : { id: 't', messageId, references },
    },
    'mail',
  );
}

describe('whether a later letter takes the place of an earlier one', () => {
  it.each([
    ['stay@hotel.example', 'billing@mail.hotel.example', true],
    ['stay@hotel.example', 'stay@hotel-billing.example', false],
    ['stay@hotel.co.uk', 'stay@other.co.uk', false],
    ['anna@gmail.com', 'anna+x@gmail.com', true],
    ['anna@gmail.com', 'ben@gmail.com', false],
    ['inn@one.github.io', 'inn@two.github.io', false],
    ['inn@one.github.io', 'desk@one.github.io', true],
  ])('by their addresses: %s, %s', (earlier, later, may) => {
    expect(mayReplace(from(earlier), from(later))).toBe(may);
  });

  it.each<[string, SenderFacts | undefined, SenderFacts | undefined, boolean]>([
    ['failed', undefined, { verdict: 'fail' }, false],
    ['passed, after one that failed', { verdict: 'fail' }, { verdict: 'pass' }, true],
    ['proven by nothing, after one that passed', { verdict: 'pass' }, { verdict: 'none' }, false],
    ['never checked', { verdict: 'pass' }, undefined, true],
  ])('by what its server found: %s', (_, earlier, later, may) => {
    const one = earlier === undefined ? {} : { facts: earlier };
    const other = later === undefined ? {} : { facts: later };
    expect(mayReplace(from('stay@hotel.example', one), from('stay@hotel.example', other))).toBe(may);
  });

  it('by the conversation, where it answers the owner in it', () => {
    const booked = from('noreply@site.example', { ids: ['booked'] });
    const answer = (facts: SenderFacts | undefined, other: string) =>
      from('rita@house.example', { ids: ['answer', other], ...(facts === undefined ? {} : { facts }) });
    expect(mayReplace(booked, answer({ answers: 'asked' }, 'booked'))).toBe(true);
    expect(mayReplace(booked, answer({ answers: 'asked' }, 'else'))).toBe(false);
    expect(mayReplace(booked, answer(undefined, 'booked'))).toBe(false);
  });

  it('by the owner, and by whom the owner wrote to', () => {
    const own = from('jane@doe.example', { facts: { owner: true }, to: 'rita@house.example' });
    expect(mayReplace(from('stay@hotel.example'), own)).toBe(true);
    expect(mayReplace(own, from('desk@house.example'))).toBe(true);
    expect(mayReplace(own, from('stay@hotel.example'))).toBe(false);
  });

  it('where one of them names no sender that headers tell', () => {
    expect(mayReplace(undefined, from('x@y.example'))).toBe(true);
    const row = senderOf({ modality: 'email', people: [{ name: '', how: 'sender', address: 'x@y.example' }] }, 'atm');
    expect(row).toBeUndefined();
  });
});
