import { harmlessText } from '../../language/untrusted-text.ts';

const opening = /"answer"\s*:\s*"/;
/** Up to the closing quote, or to where the text breaks off; half of an escape is left out. */
const inside = /^(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/;

/** The words of `answer` in a JSON reply that is still being written; nothing before they begin. */
export function answerSoFar(reply: string): string | undefined {
  const begin = opening.exec(reply);
  if (begin === null) return undefined;
  const [written = ''] = inside.exec(reply.slice(begin.index + begin[0].length)) ?? [];
  try {
    const text: unknown = JSON.parse(`"${written.replace(/[\n\r\t]/g, ' ')}"`);
    return typeof text === 'string' ? harmlessText(text) : undefined;
  } catch {
    return undefined;
  }
}
