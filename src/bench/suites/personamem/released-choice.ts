import type { Letter } from '../mprbench/question-file.ts';

/** Letters in parentheses, and where there are none letters that stand alone: "a" of a sentence is one. */
function lettersIn(text: string): ReadonlySet<string> {
  const lower = text.toLowerCase();
  const found = [...lower.matchAll(/\(([a-d])\)/g)];
  return new Set((found.length > 0 ? found : [...lower.matchAll(/\b([a-d])\b/g)]).map(([, letter]) => letter ?? ''));
}

/**
 * Whether PersonaMem's released scorer takes a reply for right: after the last `<final_answer>`, or else in the whole
 * reply, the right letter is named and no other.
 */
export function isRightReleased(reply: string, right: Letter): boolean {
  const said = (reply.split('<final_answer>').at(-1) ?? '').trim().replace(/<\/final_answer>$/, '');
  return [said, reply].some((text) => {
    const found = lettersIn(text);
    return found.size === 1 && found.has(right.toLowerCase());
  });
}
