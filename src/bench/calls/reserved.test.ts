import { expect, it } from 'vitest';
import { Reckoning } from './reserved.ts';

const asked = (text: string) => ({
  messages: [{ role: 'user' as const, content: [{ type: 'text' as const, text }] }],
  maxOutputTokens: 100,
});
const most = (reckoning: Reckoning, text: string) => reckoning.of(asked(text), undefined, undefined).inputTokens;

it('reserves half of the bytes, and more once an endpoint counts more', () => {
  const reckoning = new Reckoning();
  const text = 'a'.repeat(1000);
  expect(most(reckoning, text)).toBe(550);
  reckoning.learn(asked(text), undefined, 850);
  expect(most(reckoning, text)).toBe(850);
  // What was counted once is not forgotten for a cheaper text.
  reckoning.learn(asked(text), undefined, 100);
  expect(most(reckoning, text)).toBe(850);
});

it('takes what is counted beyond all bytes for instructions of the endpoint, whatever the length', () => {
  const reckoning = new Reckoning();
  reckoning.learn(asked('a'.repeat(100)), undefined, 2150);
  expect(most(reckoning, 'a'.repeat(100))).toBe(2150);
  expect(most(reckoning, 'a'.repeat(10_000))).toBe(12_050);
});

it('reserves for pictures and the schema', () => {
  const image = { type: 'image' as const, mime: 'image/jpeg', bytes: Uint8Array.of(1) };
  const options = { messages: [{ role: 'user' as const, content: [image, image] }] };
  const { inputTokens, outputTokens } = new Reckoning().of(options, { a: 1 }, undefined);
  expect([inputTokens, outputTokens]).toEqual([4 + 50 + 2 * 1600, 1024]);
});
