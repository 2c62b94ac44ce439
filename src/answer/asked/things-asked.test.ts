import { expect, it } from 'vitest';
import { thingsAsked } from './things-asked.ts';

const listed = { kind: 'list', said: new Set<string>() } as const;

it.each([
  ['Which two songs were sung at the end?', 'what'],
  ['我交了哪几篇稿子，哪几幅画被选上了？', 'what'],
  ['Which dishes did we have on the boat?', 'field'],
  ['船上吃了哪几道菜？', 'field'],
])('%s asks for things that are told in words', (text, kind) => {
  expect(thingsAsked(text, listed)?.kind).toBe(kind);
});

it.each([
  'Which photos did I take in Bergen?',
  'Which cities did I visit?',
  '哪几封邮件说到了搬家？',
  '哪些照片是在海边拍的？',
  'Show me all receipts.',
])('%s asks for records or has a list of its own', (text) => {
  expect(thingsAsked(text, listed)).toBeUndefined();
});

it('what asks for no list is left as it is', () => {
  expect(thingsAsked('Which dishes did we have on the boat?', { ...listed, kind: 'who' })).toBeUndefined();
});
