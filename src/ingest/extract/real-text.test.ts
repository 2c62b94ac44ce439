import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amountsIn } from './amounts.ts';
import { datesIn } from './dates.ts';
import { namesIn } from './name-entities.ts';
import { passageOf } from './passage.ts';
import { referencesIn } from './references.ts';

const file = join(process.cwd(), '../shared/data/locomo-dev/locomo3.json');
const there = existsSync(file);

const conversations = z.array(z.object({ conversation: z.record(z.string(), z.unknown()) }));
const turns = z.array(z.object({ text: z.string() }));
const context = { locale: 'en-US', currency: 'USD', sentAt: '2023-05-08' };

describe.skipIf(!there)(`real talk${there ? '' : ` (skipped: ${file} is not there)`}`, () => {
  const texts = there
    ? conversations
        .parse(JSON.parse(readFileSync(file, 'utf8')))
        .flatMap(({ conversation }) => Object.values(conversation))
        .flatMap((session) => turns.safeParse(session).data ?? [])
        .map((turn) => passageOf(turn.text, 'body'))
    : [];

  it('holds no bookings and hardly a sum, and none are found', () => {
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.flatMap((passage) => referencesIn(passage))).toEqual([]);
    expect(texts.flatMap((passage) => amountsIn(passage, context)).length).toBeLessThan(10);
  });

  it('is quoted exactly in every date and name', () => {
    for (const passage of texts) {
      for (const date of datesIn(passage, context)) expect(passage.text).toContain(date.text);
      for (const { kind, name } of namesIn(passage, context, undefined)) {
        if (kind !== 'country') expect(passage.text).toContain(name);
      }
    }
  });
});
