import { type ErrorCode, isMadeleineError } from '../memory/errors.ts';
import { inert } from './untrusted-text.ts';

/** What an agent can do about an error, where the command line's advice would not help it. */
const advice: Partial<Readonly<Record<ErrorCode, string>>> = {
  'not-found': 'Find the right id with search, events, people or timeline.',
  'invalid-cursor': 'Call again without a cursor, then go on with the nextCursor of the answer.',
  'invalid-plan': 'Say it in plain words instead.',
  'memory-locked': 'Another program is writing to the memory. Try again in a moment.',
  cancelled: 'Call again to have the answer.',
};

/** An error in words for an agent: its code, what is wrong, what to do. A bug says no more than that it is one. */
export function errorText(error: unknown): string {
  if (!isMadeleineError(error)) {
    return 'internal: Something went wrong inside Madeleine. Try again with other arguments; its log says more.';
  }
  const { code, message } = error;
  const action = advice[code] ?? error.action;
  return inert([`${code}: ${message}`, ...(action === undefined ? [] : [action])].join('\n'));
}
