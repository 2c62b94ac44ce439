import { expect, it } from 'vitest';
import { observed } from '../memory/provenance.ts';
import { reading } from '../memory/reading.ts';
import type { SourceEvent, SourceRecord } from '../memory/source-record.ts';
import { MOST_IN_HAND, weightInHand } from './records-in-hand.ts';

const message = (text: string, parts: readonly SourceRecord[] = []): SourceRecord => ({
  modality: 'email',
  origin: { importer: 'mail', root: '/mail', path: 'a.mbox' },
  identity: 'a',
  readings: [reading('title', 'Tea', observed('mail')), reading('body', { text }, observed('mail'))],
  parts: parts.map((record) => ({ link: 'attachment', record })),
});
const picture: SourceRecord = {
  ...message(''),
  modality: 'image',
  content: { kind: 'file', path: '/a.jpg', bytes: 1, modified: 1 },
};
const weight = (record: SourceRecord): number => weightInHand({ type: 'record', record } satisfies SourceEvent);

it('counts a record by the bytes that it keeps in memory: its texts, and each thing that came with it', () => {
  expect(weight(message('Hello'))).toBe(1);
  expect(weight(picture)).toBe(4);
  expect(weight(message('Hello', [picture]))).toBe(4);
  expect(weight(message('Hello', [message('', [picture, picture]), picture]))).toBe(12);
  expect(weight(message('x'.repeat(20_000_000)))).toBeGreaterThan(MOST_IN_HAND);
  expect(weightInHand({ type: 'skipped', path: 'a', reason: 'b' })).toBe(1);
});
