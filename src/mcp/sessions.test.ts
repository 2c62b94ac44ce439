import { describe, expect, it } from 'vitest';
import { Sessions } from './sessions.ts';

function made(most: number, idleMs = 1_000) {
  let clock = 0;
  const closed: string[] = [];
  const sessions = new Sessions<{ readonly name: string; close(): Promise<void> }>({ most, idleMs, now: () => clock });
  const add = (name: string) => sessions.add(name, { name, close: async () => void closed.push(name) });
  return { sessions, add, closed, wait: (ms: number) => (clock += ms) };
}

describe('sessions', () => {
  it('are so many at most: the longest unused goes', () => {
    const { sessions, add, closed } = made(2);
    add('a');
    add('b');
    expect(sessions.use('a')?.name).toBe('a');
    add('c');
    expect(closed).toEqual(['b']);
    expect(sessions.use('b')).toBeUndefined();
    expect(sessions.count).toBe(2);
  });

  it('end when nobody uses them, and closing ends each once', () => {
    const { sessions, add, closed, wait } = made(5);
    add('a');
    wait(900);
    add('b');
    wait(200);
    expect(sessions.use('a')).toBeUndefined();
    expect(sessions.use('b')?.name).toBe('b');
    sessions.closeAll();
    sessions.close('b');
    expect(closed).toEqual(['a', 'b']);
    expect(sessions.count).toBe(0);
  });
});
