import { describe, expect, it } from 'vitest';
import { spelledOut } from './short-forms.ts';

describe('short forms in full', () => {
  it.each([
    ['sry abt headphones, sending u bak 35.24 euros', 'sorry about headphones, sending you back 35.24 euros'],
    ['3 nites b4 fri, w/o wifi, w/ bkfst', '3 nights before fri, without wifi, with bkfst'],
    ['ttl 209.11, svc 9 alr pd.', 'total 209.11, service 9 already paid.'],
    ['le prix est de 40, del 3 al 5, tot 12 juni', 'le prix est de 40, del 3 al 5, tot 12 juni'],
    // Codes, addresses and longer words stay as they are.
    ['u@dep.example, u-turn, deposit 5u, /ur/, inv-204', 'u@dep.example, u-turn, deposit 5u, /ur/, inv-204'],
    ['constructor of toString', 'constructor of toString'],
  ])('%s', (text, plain) => {
    expect(spelledOut(text)).toBe(plain);
  });
});
