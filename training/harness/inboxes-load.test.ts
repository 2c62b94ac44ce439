import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { fixtureFiles, inboxFiles, inboxIn } from './inboxes-with-gold.ts';

const files = [...inboxFiles(), ...fixtureFiles()];

it('there are inboxes', () => expect(files.length).toBeGreaterThan(0));

describe.each(files)('the inbox $name', (file) => {
  it('is of the form that is told, with evidence that exists and expressions that can be matched', () => {
    expect(() => inboxIn(file)).not.toThrow();
  });

  it('holds what was there when the questions are asked', () => {
    const { now, items } = inboxIn(file);
    const asked = DateTime.fromISO(now).plus({ days: 1 });
    expect(items.filter(({ date }) => DateTime.fromISO(date) >= asked).map(({ id }) => id)).toEqual([]);
  });
});
