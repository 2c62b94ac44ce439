import { expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import type { Question } from '../question.ts';
import { roleHolder } from './role-holder.ts';

const letter = (day: string, text: string): MemoryItem =>
  ({
    id: `mail-${day}`,
    modality: 'email',
    body: { text },
    time: { start: `${day}T09:00:00` },
    people: [{ name: 'Hill School', how: 'sender' }],
  }) as unknown as MemoryItem;
const before = letter('2023-05-01', 'Key worker: Nadia\n班主任：周敏');
const after = letter('2023-09-01', 'Her new key worker will be Samir.\n班主任：陈岚');

it.each([
  ["Who is Tilda's key worker now?", 'Samir'],
  ["Who was Tilda's key worker before?", 'Nadia'],
  ['现在的班主任是谁？', '陈岚'],
  ['以前的班主任是谁？', '周敏'],
])('%s', (text, who) => {
  const supported = [before, after].map((item) => ({ item }));
  expect(roleHolder({ text, supported } as unknown as Question)?.text).toBe(who);
});
