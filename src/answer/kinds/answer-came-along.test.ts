import { describe, expect, it } from 'vitest';
import { comesAlong, staysAway } from '../evidence/came-along.ts';

describe('how people write that they come along', () => {
  it.each([
    'Leave approved, Oslo with you, so hyped!',
    'Got the days off. Oslo it is',
    '奥斯陆我跟你去！票买好了',
    'count me in',
    'Bought my seat this morning, we are flying together',
    'Can’t wait to go to Oslo with you',
    '我和你结伴去',
  ])('%s', (said) => expect(comesAlong.test(said) && !staysAway(said)).toBe(true));

  it.each([
    'Cannot make it to Oslo, work.',
    '奥斯陆去不成了，老板不批假',
    'I have to cancel, sorry',
    "I won't be able to join you in Oslo after all",
    "Sadly I won't be coming along to Oslo",
    'I will not be travelling with you this time',
    '奥斯陆我这次不跟你们一起去了',
  ])('and that they do not: %s', (said) => expect(staysAway(said)).toBe(true));
});
