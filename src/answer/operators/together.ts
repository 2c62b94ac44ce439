import { anyOf, lexicons } from '../../lexicon/lexicon.ts';
import type { Draft, Question } from '../question.ts';

const asking = anyOf(
  lexicons.flatMap(({ asks }) => (['moment', 'place', 'party', 'money'] as const).flatMap((kind) => asks[kind])),
).source;
const both = new RegExp(`(?<one>${asking})(?:,? (?:and|und) |[、，,和]?)(?<two>${asking})`, 'iu');

/** "When and where": each asked by itself; told together where both are known. */
export async function answerTogether({ text, part, language }: Question): Promise<Draft | undefined> {
  const { one, two } = both.exec(text)?.groups ?? {};
  if (part === undefined || one === undefined || two === undefined || one === two) return undefined;
  const a = await part(text.replace(both, () => one));
  const b = a === undefined || a.text === '–' ? undefined : await part(text.replace(both, () => two));
  if (a === undefined || b === undefined || b.text === '–') return undefined;
  const [longer, shorter] = a.text.length >= b.text.length ? [a, b] : [b, a];
  const also = [...(a.also ?? []), ...(b.also ?? [])];
  if (longer.text.includes(shorter.text)) return { ...longer, also };
  return {
    text: `${a.text}${language === 'zh' ? '；' : '; '}${b.text}`,
    type: 'open_end',
    citations: [...a.citations, ...b.citations],
    sureness: 0.9 * Math.min(a.sureness, b.sureness),
    notes: [...new Set([...a.notes, ...b.notes])],
    also,
  };
}
